import { type Cell, type Hex, hexOf, OFF_BOARD } from '../hex/cells.js';
import { DIRECTIONS, opposite } from '../hex/direction.js';
import type { Prize } from '../model/terrain.js';
import type { EffectKind } from '../model/tile.js';
import { reachesThroughMotherland } from '../rules/abilities/motherland.js';
import { helpsSpy } from '../rules/abilities/spy.js';
import type { CompiledBoard } from '../rules/compiledBoard.js';
import { connectedTo } from '../rules/connections.js';
import { serves } from '../rules/influence.js';
import type { Influence } from '../rules/influenceTypes.js';
import { seatBit } from '../rules/sides.js';

/** One thing that a module or HQ gives a unit, with who gives it. */
export interface Bonus {
  readonly from: Hex;
  readonly kind: EffectKind;
  readonly amount: number;
}

/** C1, C6: whether a connection of one unit leads to another's hex. */
export const isConnected = (field: CompiledBoard, from: Cell, to: Cell): boolean => connectedTo(field, from).includes(to);

/** C1, P11, P12: whether an active module or HQ works on a unit. */
const worksOn = (influence: Influence, from: Cell, to: Cell): boolean => {
  const { field } = influence;
  if (!isConnected(field, from, to)) return reachesThroughMotherland(influence, from, to);
  return serves(influence, from, to) || (field.board.around[from]!.includes(to) && helpsSpy(influence, from, to));
};

/** R4: the prizes that are bonuses, as what they give. */
const PRIZE_EFFECTS = {
  'enhanced-hit': 'meleeStrength',
  'enhanced-shot': 'rangedStrength',
  accelerator: 'initiative',
  'additional-action': 'extraAction',
  'first-aid-kit': 'extraToughness',
} as const satisfies Partial<Record<Prize, EffectKind>>;

/** R4: what a unit's own prizes give it. */
const prizeBonuses = ({ field }: Influence, cell: Cell): Bonus[] =>
  (field.units[cell]?.prizes ?? []).flatMap((prize) =>
    prize in PRIZE_EFFECTS ? [{ from: hexOf(cell), kind: PRIZE_EFFECTS[prize as keyof typeof PRIZE_EFFECTS], amount: 1 }] : [],
  );

/** Everything a unit gets from active modules and HQs (C1–C6, P10–P12), by the giver's q and then r. */
export const connectedBonuses = (influence: Influence, to: Cell): Bonus[] =>
  influence.field.influential
    .filter((from) => worksOn(influence, from, to))
    .flatMap((from) => influence.field.tiles[from]!.effects.map(({ kind, amount }) => ({ from: hexOf(from), kind, amount })))
    .concat(prizeBonuses(influence, to));

/** N1, N3: the units whose nets hold a netted unit, by direction; none for one that is free. */
export const nettersOf = ({ field, netted }: Influence, cell: Cell): Hex[] => {
  const { board, units, owners, relations, facings } = field;
  if (!netted[cell]) return [];
  return DIRECTIONS.flatMap((direction) => {
    const from = board.neighbor[cell * 6 + direction]!;
    if (from === OFF_BOARD || !units[from] || netted[from]) return [];
    const catches = (relations.canTarget[units[from].owner + 1]! & owners[cell]!) !== 0;
    return catches && facings[from]!.nets.includes(opposite(direction)) ? [hexOf(from)] : [];
  });
};

/** D1: the friendly Medics connected to a unit that do not serve it: netted ones, and those an enemy Scoper has taken over (C5). */
export const idleMedicsOf = (influence: Influence, cell: Cell): { readonly at: Hex; readonly why: 'netted' | 'scoped' }[] => {
  const { field, netted } = influence;
  const friends = field.relations.friends[field.units[cell]!.owner + 1]!;
  return field.occupied
    .filter((from) => field.tiles[from]!.isMedic && field.owners[from]! & (friends | seatBit(field.units[cell]!.owner)))
    .filter((from) => from !== cell && isConnected(field, from, cell) && !serves(influence, from, cell))
    .map((from) => ({ at: hexOf(from), why: netted[from] ? ('netted' as const) : ('scoped' as const) }));
};
