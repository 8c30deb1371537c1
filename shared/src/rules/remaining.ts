import { pileOf } from '../content/catalog.js';
import { PILE_SIZE } from '../model/limits.js';
import { type RandomSource, shuffled } from '../model/random.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';

/** Some tiles of one kind. */
export interface TileCount {
  readonly tile: TileKey;
  readonly count: number;
}

/** What a draw pile can still bring. */
export interface Remaining {
  /** Face down in secret order (S2); listed in the order of the army's sheet. */
  readonly hidden: readonly TileCount[];
  /** P2: bombers that lie face up on the pile, the next one first. */
  readonly onTop: readonly TileKey[];
  /** P1: mercenaries beside the pile. */
  readonly mercenaries: readonly TileKey[];
}

/** What of a table says where the tiles of an army are. */
type Seen = Pick<Table, 'players' | 'board' | 'foundations'>;

/** The tiles of a player's army that are or were public: in the hand, on the board and discarded. */
const seenTiles = ({ players, board, foundations }: Seen, seat: Seat): TileKey[] => {
  const { hand, discard } = players[seat]!;
  return [
    ...hand,
    ...discard,
    ...board.flatMap((unit) => (unit?.owner === seat ? [unit.tile] : [])),
    ...foundations.flatMap(({ owner, tile }) => (owner === seat ? [tile] : [])),
  ];
};

/** The tiles a player can still draw: all tiles of the army except those seen. It is public (S2). */
export const remainingTiles = (table: Seen, seat: Seat): Remaining => {
  const { army, onTop, mercenaries } = table.players[seat]!;
  const counts = new Map<TileKey, number>();
  for (const tile of pileOf(army)) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  for (const tile of seenTiles(table, seat)) counts.set(tile, (counts.get(tile) ?? 0) - 1);
  const hidden = [...counts].filter(([, count]) => count > 0).map(([tile, count]) => ({ tile, count }));
  return { hidden, onTop, mercenaries };
};

/** S2: the tiles that may lie face down in a player's pile, one by one. */
export const unseenTiles = (table: Seen, seat: Seat): TileKey[] =>
  remainingTiles(table, seat).hidden.flatMap(({ tile, count }) => new Array<TileKey>(count).fill(tile));

/** The part of all tiles that is still in the draw piles, from 0 to 1. */
export const partLeft = ({ players }: Pick<Table, 'players'>): number =>
  players.reduce((sum, { pile }) => sum + pile, 0) / (PILE_SIZE * players.length);

/** Returns a whole state consistent with the public facts: the draw piles in a random order (determinization). This does not know the real piles. */
export const samplePiles = (table: Table, random: RandomSource): GameState => ({
  table: { ...table, canTakeBack: false },
  piles: table.players.map(({ pile, onTop }, seat) => shuffled(unseenTiles(table, seat), random).slice(0, pile - onTop.length)),
  previous: null,
});
