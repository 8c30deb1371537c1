import { NO_INTENTS, reject, type Action } from './action.js';

/** P1: a mercenary is drawn instead of a tile, while the question where to draw from is open; `step` takes it as its answer. */
export const drawMercenary: Action<'draw'> = {
  check: () => reject('no-mercenary', 'A mercenary can be taken only while you draw.', 'P1'),
  apply: () => {
    throw new Error('answers a question');
  },
  list: () => NO_INTENTS,
};
