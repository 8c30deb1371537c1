import { hexOf, type Cell, type Hex } from '../hex/cells.js';
import { EFFECT_KINDS, type EffectKind } from '../model/tile.js';
import { EFFECT_RULES } from './abilities/index.js';
import { netTargets } from './abilities/net.js';
import { modulesScopedBy } from './abilities/scope.js';
import type { Position } from './field.js';
import { influenceOf, type Influence } from './influence.js';
import { giftsTo } from './inspectGifts.js';

/** A net that points at a unit (N1). */
export interface NetTie {
  readonly kind: 'net';
  readonly from: Hex;
  readonly to: Hex;
  /** holds: the unit is disabled by it · idle: the thrower is netted itself (N2) · canceled: both are in a ring and free (N2, N3) */
  readonly state: 'holds' | 'idle' | 'canceled';
}

/** Something that a module or HQ gives to a unit it serves (C1), or that a Scoper takes from an enemy module (C5). */
export interface GiftTie {
  readonly kind: 'gift';
  readonly from: Hex;
  readonly to: Hex;
  readonly effect: EffectKind;
  readonly amount: number;
}

/** What one unit does to another without acting. */
export type Tie = NetTie | GiftTie;

/**
 * Everything the units of a position do to each other without acting, and who does it: nets, what reaches units by
 * connections, what reaches whole armies, and what is taken over; each in the order of hexes. What comes of it is what
 * `inspectUnits` says. Needs only public facts.
 */
export const inspectTies = (position: Position): Tie[] => {
  const influence = influenceOf(position);
  const { influential, occupied } = influence.field;
  return [
    ...influential.flatMap((from) => netTies(influence, from)),
    ...occupied.flatMap((to) => giftTies(influence, to)),
    ...influential.flatMap((from) => [...armyTies(influence, from), ...scopeTies(influence, from)]),
  ];
};

const netTies = ({ field, netted }: Influence, from: Cell): NetTie[] =>
  field.tiles[from]!.hasNets
    ? netTargets(field, from).map((to) => ({
        kind: 'net',
        from: hexOf(from),
        to: hexOf(to),
        state: netted[from] ? 'idle' : netted[to] ? 'holds' : 'canceled',
      }))
    : [];

/** C1, C6: what a unit gets from those that are connected to it and serve it. */
const giftTies = (influence: Influence, to: Cell): GiftTie[] =>
  giftsTo(influence, to)
    .filter(({ kind }) => EFFECT_RULES[EFFECT_KINDS.indexOf(kind)]!.toUnit)
    .map(({ from, kind, amount }) => ({ kind: 'gift', from, to: hexOf(to), effect: kind, amount }));

/** M6: what reaches a whole army is of use to the units that move by themselves. */
const armyTies = ({ field, served }: Influence, from: Cell): GiftTie[] => {
  const given = field.tiles[from]!.effects.filter(({ index }) => EFFECT_RULES[index]!.toArmy);
  if (given.length === 0) return [];
  const helped = field.occupied.filter((to) => field.tiles[to]!.mobility && field.owners[to]! & served[from]!);
  return helped.flatMap((to) =>
    given.map(({ kind, amount }): GiftTie => ({ kind: 'gift', from: hexOf(from), to: hexOf(to), effect: kind, amount })),
  );
};

/** C5 */
const scopeTies = ({ field, netted }: Influence, from: Cell): GiftTie[] =>
  field.tiles[from]!.affects === 'enemy-modules' && !netted[from]
    ? modulesScopedBy(field, from).map((to) => ({ kind: 'gift', from: hexOf(from), to: hexOf(to), effect: 'scope', amount: 1 }))
    : [];
