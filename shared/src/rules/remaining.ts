import { isBomber } from '../content/bombers.js';
import { pileOf } from '../content/catalog.js';
import type { PublicTable } from '../model/publicTable.js';
import type { Seat } from '../model/state.js';
import type { TileKey } from '../model/tile.js';

/** Some tiles of one kind. */
export interface TileCount {
  readonly tile: TileKey;
  readonly count: number;
}

/** What a draw pile can still bring. */
export interface Remaining {
  /** Face down, in an order nobody knows (S2), in that of the army's sheet. */
  readonly hidden: readonly TileCount[];
  /** P2: bombers that lie face up on the pile, the next one first. */
  readonly onTop: readonly TileKey[];
  /** P1: mercenaries beside the pile. */
  readonly mercenaries: readonly TileKey[];
}

/** The tiles of a player's own army that everybody has seen: in the hand, on the board and discarded. */
const seenTiles = ({ players, board }: Pick<PublicTable, 'players' | 'board'>, seat: Seat): TileKey[] => {
  const { hand, discard } = players[seat]!;
  return [...hand, ...discard, ...board.flatMap((unit) => (unit?.owner === seat ? [unit.tile] : []))];
};

/** What is still to come for a player: all tiles of the army but those seen. Everybody can work that out (S2). */
export const remainingTiles = (table: Pick<PublicTable, 'players' | 'board'>, seat: Seat): Remaining => {
  const { army, onTop, mercenaries } = table.players[seat]!;
  const counts = new Map<TileKey, number>();
  for (const tile of pileOf(army)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  for (const tile of seenTiles(table, seat)) if (!isBomber(tile)) counts.set(tile, (counts.get(tile) ?? 0) - 1);
  const hidden = [...counts].filter(([, count]) => count > 0).map(([tile, count]) => ({ tile, count }));
  return { hidden, onTop, mercenaries };
};
