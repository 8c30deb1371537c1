import { settleFallen } from '../fallen.js';
import { endTurn as finishTurn } from '../turn.js';
import { goOnPlacing } from './placeHq.js';
import { agreedDraw, isIn } from '../outcome.js';
import { record, type Work } from '../work.js';
import type { Seat, Table } from '../../model/state.js';
import type { Rejection } from '../../model/rejection.js';
import { EMPTY_MENU, menuOf, reject, type Action } from './action.js';

const END_TURN = menuOf([{ do: 'end-turn' }]);

/** T3: the turn ends when its player says so. */
export const endTurn: Action<'end-turn'> = {
  check: () => null,
  apply: (work) => finishTurn(work),
  menu: () => END_TURN,
};

/** T7 */
export const takeBack: Action<'take-back'> = {
  check: (table) => {
    if (!table.options.takeBack) return reject('take-back-off', 'This match is played without taking back.', 'O9');
    return table.previous ? null : reject('nothing-to-take-back', 'There is nothing that could be taken back.', 'T7');
  },
  apply: (work, seat) => record(work, { type: 'took-back', player: seat }),
  menu: () => EMPTY_MENU,
  beforeDiscard: true,
};

/** E5: possible at any time, whoever's turn it is. */
export const checkResign = (table: Table, seat: Seat): Rejection | null => {
  if (!isIn(table, seat)) return reject('out', 'You are out of the match.', 'E5');
  return table.players[seat]!.resigned ? reject('already-resigned', 'You have resigned already.', 'E5') : null;
};

/** E5: at once if no battle runs, else when it is over. */
export const applyResign = (work: Work, seat: Seat): void => {
  record(work, { type: 'resigned', player: seat });
  leaveIfPossible(work);
};

/** Possible at any time for who plays on. That all have agreed is for the caller to know: no rule of the game asks for it. */
export const checkAgreement = (table: Table, seat: Seat): Rejection | null =>
  isIn(table, seat) && !table.players[seat]!.resigned ? null : reject('out', 'You are out of the match.', 'E5');

/** The match ends as it stands, even in a battle. */
export const applyAgreement = (work: Work): void => record(work, { type: 'ended', outcome: agreedDraw() });

/**
 * Lets those leave who have resigned or whose HQ fell outside a battle (P3), unless a battle runs. While an instant waits
 * for an answer the others play on with, it waits too: the units it is about stay until it is settled.
 */
export const leaveIfPossible = (work: Work): void => {
  const { table } = work;
  const leaving = table.players.some((player, seat) => !player.out && (player.resigned || !isIn(table, seat)));
  if (!leaving || table.outcome || table.battle || (table.decision && staying(table) > 1)) return;
  const outcome = settleFallen(work);
  if (outcome) return record(work, { type: 'ended', outcome });
  if (isIn(table, table.turn.player)) return;
  if (table.turn.phase === 'setup') goOnPlacing(work, table.turn.player);
  else finishTurn(work);
};

/** How many players would play on. */
const staying = (table: Table): number => table.players.filter((player, seat) => isIn(table, seat) && !player.resigned).length;
