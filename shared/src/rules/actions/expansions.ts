import { reject, type Action } from './action.js';

/** P5: no HQ of the base armies turns units. */
export const rotate: Action<'rotate'> = {
  check: () => reject('no-ability', 'None of your units lets you turn another one.', 'P5'),
  apply: () => undefined,
  list: () => [],
};

/** P1 */
export const drawMercenary: Action<'draw'> = {
  check: () => reject('no-mercenary', 'No mercenary is waiting.', 'P1'),
  apply: () => undefined,
  list: () => [],
};

/** P4 */
export const placeBomber2: Action<'place-bomber-2'> = {
  check: () => reject('no-bomber', 'No Mad Bomber II is waiting.', 'P4'),
  apply: () => undefined,
  list: () => [],
};
