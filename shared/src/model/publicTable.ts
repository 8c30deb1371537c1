import type { Player, Table } from './state.js';
import type { TileKey } from './tile.js';

/** What everyone may see of a player: all but the order of the draw pile (S2). */
export interface PublicPlayer extends Omit<Player, 'pile'> {
  /** Tiles left to draw. */
  readonly pile: number;
  /** P2: those of them that lie face up on the pile, the next one first. */
  readonly onTop: readonly TileKey[];
}
/** A table without its secrets. */
export interface PublicTable extends Omit<Table, 'players' | 'previous'> {
  readonly players: readonly PublicPlayer[];
  /** T7 */
  readonly canTakeBack: boolean;
}
