import type { PublicPlayer, PublicTable } from '../model/publicTable.js';
import type { Player, Table } from '../model/state.js';

export type { PublicPlayer, PublicTable };

/** Tiles left in a draw pile. */
export const pileSize = ({ pile }: Pick<Player, 'pile'>): number => (typeof pile === 'number' ? pile : pile.length);

/** The table without its secrets: what players and spectators are shown. */
export const publicTable = ({ previous, players, ...table }: Table): PublicTable => ({
  ...table,
  players: players.map((player) => ({ ...player, pile: pileSize(player) })),
  canTakeBack: previous !== null && table.decision === null && table.options.takeBack,
});

/**
 * A table the engine can work with, from public facts only: legal intents, forecasts and battles come out as on the
 * real one; drawing is refused, for nobody outside the server knows the piles.
 */
export const tableFromPublic = ({ canTakeBack: _, players, ...table }: PublicTable): Table => ({
  ...table,
  players: players.map((player) => ({ ...player })),
  previous: null,
});
