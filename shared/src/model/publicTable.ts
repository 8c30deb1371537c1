import type { Player, Table } from './state.js';
/** What everyone may see of a player: all but the order of the draw pile (S2). */
export interface PublicPlayer extends Omit<Player, 'pile'> {
  /** Tiles left to draw. */
  readonly pile: number;
}
/** A table without its secrets. */
export interface PublicTable extends Omit<Table, 'players' | 'previous'> {
  readonly players: readonly PublicPlayer[];
  /** T7 */
  readonly canTakeBack: boolean;
}
