import { isBomber } from '../content/bombers.js';
import type { PublicPlayer, PublicTable } from '../model/publicTable.js';
import type { Player, Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';

export type { PublicPlayer, PublicTable };

/** Tiles left in a draw pile. */
export const pileSize = ({ pile }: Pick<Player, 'pile'>): number => (typeof pile === 'number' ? pile : pile.length);

/** P2: a bomber comes to a pile face up, and nothing is put on it but another one. */
const onTop = ({ pile }: Pick<Player, 'pile'>): readonly TileKey[] => {
  if (typeof pile === 'number') return [];
  const covered = pile.findIndex((tile) => !isBomber(tile));
  return covered < 0 ? pile : pile.slice(0, covered);
};

/** The table without its secrets: what players and spectators are shown. */
export const publicTable = ({ previous, players, ...table }: Table): PublicTable => ({
  ...table,
  players: players.map((player) => ({ ...player, pile: pileSize(player), onTop: onTop(player) })),
  canTakeBack: previous !== null && table.decision === null && table.options.takeBack,
});

/**
 * A table the engine can work with, from public facts only: legal intents, forecasts and battles come out as on the
 * real one; drawing is refused, for nobody outside the server knows the piles.
 */
export const tableFromPublic = ({ canTakeBack: _, players, ...table }: PublicTable): Table => ({
  ...table,
  players: players.map(({ onTop: _onTop, ...player }) => player),
  previous: null,
});
