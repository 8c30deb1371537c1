import type { GameState, Table } from '../../model/state.js';
import { eliminate, hasElimination } from '../elimination.js';
import { agreedDraw, isInPlay, takesTurns } from '../outcome.js';
import { settle } from '../settle.js';
import { finishTurn } from '../turn.js';
import { record, type Work } from '../work.js';
import { type Action, NO_INTENTS, reject } from './action.js';
import { nextPlacement, placeFirst } from './placeHq.js';

/** E5: takes effect at once if no battle runs, else when it is over. */
export const resign: Action<'resign'> = {
  check: (table, seat) => {
    if (!isInPlay(table, seat)) return reject('out', 'You are out of the match.', 'E5');
    return table.players[seat]!.resigned ? reject('already-resigned', 'You have resigned already.', 'E5') : null;
  },
  apply: (work, seat) => {
    record(work, { type: 'resigned', player: seat });
    eliminateIfPossible(work);
  },
  list: () => NO_INTENTS,
  when: 'any',
};

/** The match ends as it stands, even in a battle. That everyone has agreed is for the caller to know: no clause asks for it. */
export const agreeDraw: Action<'agree-draw'> = {
  check: (table, seat) =>
    isInPlay(table, seat) && !table.players[seat]!.resigned ? null : reject('out', 'You are out of the match.', 'E5'),
  apply: (work) => record(work, { type: 'ended', outcome: agreedDraw() }),
  list: () => NO_INTENTS,
  when: 'any',
};

/**
 * Lets those leave who have resigned or whose HQ fell outside a battle (P3), unless a battle runs. While an instant waits for an answer the
 * others play on with, it waits too: the units it is about stay until it is settled.
 * @returns whether somebody has left and the match goes on.
 */
export const eliminateAll = (work: Work): boolean => {
  const { table } = work;
  if (!hasElimination(table) || table.outcome || table.battle || (table.decision && staying(table) > 1)) return false;
  const outcome = eliminate(work);
  if (outcome) {
    record(work, { type: 'ended', outcome });
    return false;
  }
  if (table.turn.phase !== 'setup') settle(work); // T6
  return true;
};

/** Lets those leave who can, and passes over the turns of those who have resigned and stay (E5). */
export const eliminateIfPossible = (work: Work<GameState>): void => {
  const { table } = work;
  if (!eliminateAll(work) || takesTurns(table, table.turn.player)) return;
  if (table.turn.phase !== 'setup') return finishTurn(work);
  if (isInPlay(table, table.turn.player)) placeFirst(work, table.turn.player);
  else nextPlacement(work, table.turn.player);
};

/** How many players would play on. */
const staying = (table: Table): number => table.players.filter((_, seat) => takesTurns(table, seat)).length;
