import type { Moment } from '@hexfall/shared/model/moment';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { standings } from '@hexfall/shared/rules/sides';
import type { History } from './history.js';

/** A turn of a match, and what comes before the first one: the placing of the HQs. */
export interface TimelineTurn {
  /** 0 for the placing of the HQs. */
  readonly number: number;
  readonly player: Seat;
  /** How many intents the match had when it began. */
  readonly from: number;
  /** How many it had when it ended; for the last turn, now. */
  readonly to: number;
  /** By seat: toughness of the HQ, or points, at its end. */
  readonly values: readonly number[];
}

/** The table after a number of intents. */
export const tableAt = ({ steps, state }: History, place: number): Table => steps[place]?.before ?? state.table;

/**
 * Returns the last moment up to a place at which a table is a whole position: no open question, and no battle in progress.
 * @param fits a further condition. Returns null if there is none.
 */
export const lastSettled = (
  history: History,
  from: number,
  fits: (table: Table) => boolean = () => true,
): { readonly table: Table; readonly place: number } | null => {
  for (let place = from; place >= 0; place--) {
    const table = tableAt(history, place);
    if (!table.decision && !table.pending && !table.battle && fits(table)) return { table, place };
  }
  return null;
};

const numberOf = ({ turn }: Table): number => (turn.phase === 'setup' ? 0 : turn.number);

/** The turns of a match up to the present one. An additional turn (E4) with the number of the one before belongs to it. */
export const timelineOf = (history: History): readonly TimelineTurn[] => {
  const turns: TimelineTurn[] = [];
  const last = history.steps.length;
  for (let place = 0; place <= last; place++) {
    const table = tableAt(history, place);
    const [number, open] = [numberOf(table), turns.at(-1)];
    // What ends a match ends its last turn; nobody's turn comes after it.
    const isSame = open !== undefined && (open.number === number || table.outcome !== null);
    const values = standings(table);
    if (isSame) turns[turns.length - 1] = { ...open, to: place, values };
    else turns.push({ number, player: table.turn.player, from: place, to: place, values });
  }
  return turns.map((turn, index) => ({ ...turn, to: turns[index + 1]?.from ?? turn.to }));
};

/** The turn that a place belongs to; the beginning of a turn belongs to that turn. */
export const turnAt = (timeline: readonly TimelineTurn[], place: number): TimelineTurn | undefined =>
  timeline.findLast(({ from }) => from <= place);

/** The moment of a place: how links call it. */
export const momentAt = (timeline: readonly TimelineTurn[], place: number): Moment => {
  const turn = turnAt(timeline, place);
  return turn ? { turn: turn.number, step: place - turn.from } : { turn: 0, step: 0 };
};

/** The place of a moment; of one that there is not, the nearest before it. */
export const plyAt = (timeline: readonly TimelineTurn[], { turn, step }: Moment): number => {
  const found = timeline.findLast(({ number }) => number <= turn) ?? timeline[0];
  if (!found) return 0;
  return found.number === turn ? Math.min(found.from + step, found.to) : found.to;
};
