import type { Seat, Table } from '@hexfall/shared/model/state';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { armyTurn } from '../lobby/armySelection.js';
import { hiringSeat } from '../lobby/mercenaryDraft.js';
import { awaitedSeat } from '../lobby/seats.js';
import type { LogEntry } from '../table/savedMatch.js';
import type { Setup, TurnStart } from '../table/setup.js';
import type { Match } from './Match.js';
import { choicesMade } from './turnWebhook.js';

/*
 * Since when the acting seat is waited for.
 */

/** The seat that the match waits for before it begins: to be ready, to ban or pick an army or to hire (P1); null if there is none. */
export const choosingSeat = (setup: Setup): Seat | null => awaitedSeat(setup) ?? armyTurn(setup)?.seat ?? hiringSeat(setup);

/** Whether another seat is waited for after an intent, or the same one in another turn. */
export const isOtherTurn = (before: Table, after: Table): boolean =>
  actingSeat(before) !== actingSeat(after) ||
  before.turn.phase !== after.turn.phase ||
  before.turn.number !== after.turn.number ||
  before.turn.player !== after.turn.player;

/** When the turn began, from what is stored of a table; null if that does not tell. */
export const storedTurnStart = ({ course }: Setup, log: readonly LogEntry[], match: Match | null): TurnStart | null => {
  const seq = match?.turnSeq ?? 0;
  const at = log[seq - 1]?.clock?.at;
  if (at !== undefined) return { seq, at };
  return course.turn?.seq === seq ? course.turn : null;
};

/** The set-up with the time at which a choice before the match began, if it is another one than before. */
export const withChoiceStart = (before: Setup, after: Setup, now: number): Setup => {
  const isSame = choosingSeat(before) === choosingSeat(after) && choicesMade(before) === choicesMade(after);
  return isSame ? after : { ...after, course: { ...after.course, turn: { seq: 0, at: now } } };
};
