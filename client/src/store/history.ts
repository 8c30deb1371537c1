import { idOf } from '@hexfall/shared/content/catalog';
import type { Reel } from '@hexfall/shared/protocol/messages';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { tableFromPublic, type PublicTable } from '@hexfall/shared/rules/view';
import { tell, type LogLine } from './log.js';

/** The log of one accepted intent. */
export interface LogPage {
  readonly seq: number;
  readonly lines: readonly LogLine[];
}

/** One accepted intent: what it did to which table. */
export interface Told {
  readonly seq: number;
  readonly player: Seat;
  readonly before: Table;
  readonly events: readonly GameEvent[];
}

/** Everything that has happened so far, told from the first intent on. */
export interface History {
  /** The last intent told. */
  readonly seq: number;
  readonly table: Table;
  readonly pages: readonly LogPage[];
  /** Every intent told, without gaps: what could not be told begins it anew. */
  readonly told: readonly Told[];
}

/**
 * The history of a match before its first intent. Any seed will do: the events say what was drawn.
 * @param hired the mercenaries each player has hired (P1), drawn or not.
 */
export const beginHistory = ({ options, players }: PublicTable, hired: readonly (readonly TileKey[])[]): History => {
  const setup = {
    options,
    armies: players.map(({ army }) => army),
    persons: players.map(({ person }) => person),
    mercenaries: hired.map((tiles) => tiles.map(idOf)),
    seed: '',
  };
  const created = createMatch(setup);
  if (!created.ok) throw new Error(`the server plays what this page refuses: ${created.error.message}`);
  return { seq: 0, table: created.value, pages: [], told: [] };
};

/** The history where it could not be told: it goes on from a table that the server has shown. */
export const resumeHistory = (history: History, seq: number, table: PublicTable): History => ({
  ...history,
  seq,
  table: tableFromPublic(table),
  told: [],
});

/** The history with one more intent; null if that is not the next one. */
export const continueHistory = (history: History, { seq, player, events }: Reel): History | null => {
  if (seq !== history.seq + 1) return null;
  const { lines, after } = tell(history.table, events);
  return {
    seq,
    table: after,
    pages: lines.length > 0 ? [...history.pages, { seq, lines }] : history.pages,
    told: [...history.told, { seq, player, before: history.table, events }],
  };
};
