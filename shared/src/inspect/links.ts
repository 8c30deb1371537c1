import { type Cell, cellOf, type Hex, hexOf } from '../hex/cells.js';
import { EFFECT_KINDS, type EffectKind } from '../model/tile.js';
import { EFFECT_RULES } from '../rules/abilities/effects.js';
import { netTargets } from '../rules/abilities/net.js';
import { modulesScopedBy } from '../rules/abilities/scope.js';
import type { BoardFacts } from '../rules/compiledBoard.js';
import { influenceOf } from '../rules/influence.js';
import type { Influence } from '../rules/influenceTypes.js';
import { connectedBonuses } from './bonuses.js';

/** A net that points at a unit (N1). */
export interface NetLink {
  readonly kind: 'net';
  readonly from: Hex;
  readonly to: Hex;
  /** holds: the unit is disabled by it · idle: the thrower is netted itself (N2) · canceled: both are in a ring and free (N2, N3) */
  readonly state: 'holds' | 'idle' | 'canceled';
}

/** Something that a module or HQ gives to a unit it serves (C1), or that a Scoper takes from an enemy module (C5). */
export interface BonusLink {
  readonly kind: 'bonus';
  readonly from: Hex;
  readonly to: Hex;
  readonly effect: EffectKind;
  readonly amount: number;
}

/** What one unit does to another without acting. */
export type UnitLink = NetLink | BonusLink;

/**
 * Returns all effects between the units of a position without acting: nets, bonuses by connection, bonuses for whole armies, and modules
 * taken over; each in the order of hexes. `inspectUnits` has the result. Needs only public facts.
 */
export const inspectLinks = (position: BoardFacts): UnitLink[] => {
  const influence = influenceOf(position);
  const { influential, occupied } = influence.field;
  return [
    ...influential.flatMap((from) => netLinks(influence, from)),
    ...occupied.flatMap((to) => bonusLinks(influence, to)),
    ...influential.flatMap((from) => [...armyLinks(influence, from), ...scopeLinks(influence, from)]),
  ];
};

const netLinks = ({ field, netted }: Influence, from: Cell): NetLink[] =>
  field.tiles[from]!.hasNets
    ? netTargets(field, from).map((to) => ({
        kind: 'net',
        from: hexOf(from),
        to: hexOf(to),
        state: netted[from] ? 'idle' : netted[to] ? 'holds' : 'canceled',
      }))
    : [];

/** C1, C6: what a unit gets from those that are connected to it and serve it. */
const bonusLinks = (influence: Influence, to: Cell): BonusLink[] =>
  connectedBonuses(influence, to)
    .filter(({ kind }) => EFFECT_RULES[EFFECT_KINDS.indexOf(kind)]!.toUnit)
    .map(({ from, kind, amount }) => ({ kind: 'bonus', from, to: hexOf(to), effect: kind, amount }));

/** M6: what reaches a whole army is of use to the units that move by themselves. */
const armyLinks = ({ field, beneficiaries: served }: Influence, from: Cell): BonusLink[] => {
  const given = field.tiles[from]!.effects.filter(({ index }) => EFFECT_RULES[index]!.toArmy);
  if (given.length === 0) return [];
  const helped = field.occupied.filter((to) => field.tiles[to]!.mobility && field.owners[to]! & served[from]!);
  return helped.flatMap((to) =>
    given.map(({ kind, amount }): BonusLink => ({ kind: 'bonus', from: hexOf(from), to: hexOf(to), effect: kind, amount })),
  );
};

/** C5 */
const scopeLinks = ({ field, netted }: Influence, from: Cell): BonusLink[] =>
  field.tiles[from]!.affects === 'enemy-modules' && !netted[from]
    ? modulesScopedBy(field, from).map((to) => ({ kind: 'bonus', from: hexOf(from), to: hexOf(to), effect: 'scope', amount: 1 }))
    : [];

/** P11: the hexes of the Motherland that the unit on a hex is a member of, in any order; empty for every other unit. */
export const motherlandGround = (position: BoardFacts, at: Hex): readonly Hex[] => {
  const mine = influenceOf(position).motherlands.find(({ members }) => members.includes(cellOf(at)));
  return mine ? [...mine.ground].map(hexOf) : [];
};
