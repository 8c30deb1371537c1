import { armyTurn } from '@hexfall/shared/lobby/armySelection';
import { hiringSeat } from '@hexfall/shared/lobby/mercenaryDraft';
import { awaitedSeat } from '@hexfall/shared/lobby/seats';
import type { Setup, TurnStart } from '@hexfall/shared/lobby/setup';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { LogEntry } from '../table/savedMatch.js';

/*
 * Whose turn it is, the id of the turn, and since when it lasts.
 */

/** The number of armies banned and picked, and of mercenaries hired (P1). */
export const choicesMade = ({ seats }: Setup): number =>
  seats.reduce(
    (made, seat) => made + Number(seat?.ban !== undefined) + Number((seat?.army ?? null) !== null) + (seat?.mercenaries.length ?? 0),
    0,
  );

/** A table, as far as its turns need it. */
export interface MatchTurnState {
  readonly setup: Setup;
  /** Null before the match. */
  readonly match: { readonly table: Table } | null;
  /** The seat to act; null if there is none. */
  readonly acting: Seat | null;
}

/** The id of the current turn, or of the current choice of an army or mercenary, with the seat to act; null if there is none. */
export const turnId = ({ acting, match, setup }: MatchTurnState): string | null => {
  if (acting === null) return null;
  if (!match) return `choose ${choicesMade(setup)} ${acting}`;
  const { phase, number, slot, player } = match.table.turn;
  return `${phase} ${number} ${slot} ${player} ${acting}`;
};

/** The seat that the match waits for before it begins: to be ready, to ban or pick an army or to hire (P1); null if there is none. */
export const choosingSeat = (setup: Setup): Seat | null => awaitedSeat(setup) ?? armyTurn(setup)?.seat ?? hiringSeat(setup);

/** Whether another seat is waited for after an intent, or the same one in another turn. */
export const isOtherTurn = (before: Table, after: Table): boolean =>
  actingSeat(before) !== actingSeat(after) ||
  before.turn.phase !== after.turn.phase ||
  before.turn.number !== after.turn.number ||
  before.turn.player !== after.turn.player;

/** When the turn began that starts after `seq` intents, from what is stored of a table; null if that does not tell. */
export const storedTurnStart = ({ status }: Setup, log: readonly LogEntry[], seq: number): TurnStart | null => {
  const at = log[seq - 1]?.clock?.at;
  if (at !== undefined) return { seq, at };
  return status.turn?.seq === seq ? status.turn : null;
};

/** The set-up with the time at which a choice before the match began, if it is another one than before. */
export const withChoiceStart = (before: Setup, after: Setup, now: number): Setup => {
  const isSame = choosingSeat(before) === choosingSeat(after) && choicesMade(before) === choicesMade(after);
  return isSame ? after : { ...after, status: { ...after.status, turn: { seq: 0, at: now } } };
};
