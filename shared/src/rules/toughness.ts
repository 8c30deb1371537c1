import type { Cell } from '../hex/cells.js';
import type { Player } from '../model/state.js';
import type { Influence } from './influence.js';

/** U3, P10: the wounds it takes to destroy a unit as things stand. */
export const toughnessAt = ({ field, toughness }: Influence, cell: Cell): number => field.tiles[cell]!.toughness + toughness[cell]!;

/** The wounds left before a unit is destroyed; for an HQ the toughness its player has left (U2). */
export const toughnessLeft = (
  { players }: { readonly players: readonly Pick<Player, 'hq'>[] },
  influence: Influence,
  cell: Cell,
): number => {
  const { units, tiles } = influence.field;
  const { owner, wounds } = units[cell]!;
  return tiles[cell]!.isHq ? players[owner]!.hq : toughnessAt(influence, cell) - wounds;
};
