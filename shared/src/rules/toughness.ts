import type { Cell } from '../hex/cells.js';
import type { Player } from '../model/state.js';
import type { Influence } from './influenceTypes.js';

/** U3, P10, L14, R4: the wounds it takes to destroy a unit as things stand. */
export const toughnessAt = ({ field, toughness }: Influence, cell: Cell): number => field.tiles[cell]!.toughness + toughness[cell]!;

/** L12: whether any wound that counts destroys a unit. */
const isBrittle = ({ field: { landscape, tiles } }: Influence, cell: Cell): boolean =>
  landscape !== null && !tiles[cell]!.isHq && (landscape.is.rocky[cell]! || landscape.is.deep[cell]!);

/** The wounds that destroy a unit, no HQ, when they are dealt to it: 1 on rocky ground or in deep water (L12). */
export const woundsToDestroy = (influence: Influence, cell: Cell): number => {
  const left = toughnessAt(influence, cell) - influence.field.units[cell]!.wounds;
  return left > 1 && isBrittle(influence, cell) ? 1 : left;
};

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

/** The same where wounds are dealt (L12). */
export const woundsLeft = (table: { readonly players: readonly Pick<Player, 'hq'>[] }, influence: Influence, cell: Cell): number =>
  influence.field.tiles[cell]!.isHq ? toughnessLeft(table, influence, cell) : woundsToDestroy(influence, cell);
