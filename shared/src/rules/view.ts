import type { Player, Table } from '../model/state.js';

/** What everyone may see of a player: all but the order of the draw pile (S2). */
export interface PublicPlayer extends Omit<Player, 'pile'> {
  /** Tiles left to draw. */
  readonly pile: number;
}

export interface PublicTable extends Omit<Table, 'players' | 'previous'> {
  readonly players: readonly PublicPlayer[];
  /** T7 */
  readonly canTakeBack: boolean;
}

/** The table without its secrets: what players and spectators are shown. */
export const publicTable = (_table: Table): PublicTable => {
  throw new Error('being written');
};
