import { finishTurn as finishTurn } from '../turn.js';
import { record } from '../work.js';
import { NO_INTENTS, intentList, reject, type Action } from './action.js';

const END_TURN = intentList([{ do: 'end-turn' }]);

/** T3: the turn ends when its player says so. */
export const endTurn: Action<'end-turn'> = {
  check: () => null,
  apply: (work) => finishTurn(work),
  list: () => END_TURN,
};

/** T7 */
export const takeBack: Action<'take-back'> = {
  check: (table) => {
    if (!table.options.takeBack) return reject('take-back-off', 'This match is played without taking back.', 'O9');
    return table.canTakeBack ? null : reject('nothing-to-take-back', 'There is nothing that could be taken back.', 'T7');
  },
  apply: (work, seat) => record(work, { type: 'took-back', player: seat }),
  list: () => NO_INTENTS,
  beforeDiscard: true,
};
