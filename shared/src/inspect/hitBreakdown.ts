import type { Attack } from '../content/compile.js';
import { type Cell, cellOf, type Hex, hexText, sameHex } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import { ATTACKS } from '../model/attackKinds.js';
import { ENDLESS, type Hit, type Phase } from '../model/event.js';
import { attackHits, type Conversion, conversionAmong } from '../rules/battle/attacks.js';
import { keysChosenAt } from '../rules/battle/choices.js';
import type { Influence } from '../rules/influenceTypes.js';
import { connectedBonuses } from './bonuses.js';

/** One attack on one unit with all parts of its strength. Unlike a `Hit`, it exists even if armor stops all of it. */
export interface HitBreakdown extends Hit {
  /** Strength printed on the attacker. */
  readonly printed: number;
  /** What modules and HQs add to it (C2); one that counts twice has twice its amount (C4). */
  readonly bonuses: readonly { readonly from: Hex; readonly amount: number }[];
  /** What armor takes off (U4). */
  readonly armor: number;
  /** C4: what the unit has turned this attack into. */
  readonly converted: Conversion['to'] | null;
}

/** The attacks of the units that act in a phase, on the board before it and without explosions (B4 (3)), in the order of `Phase.hits`. */
export const explainHits = (influence: Influence, { acts, choices }: Pick<Phase, 'acts' | 'choices'>): HitBreakdown[] => {
  const bare = withoutArmor(influence);
  return acts.flatMap((at) => {
    const keys = keysChosenAt({ choices }, at);
    return keys.includes('explode') ? [] : breakdownsOf(influence, bare, cellOf(at), keys);
  });
};

const NO_ARMOR = DIRECTIONS.map(() => false);

/** The same board without armor. */
const withoutArmor = (influence: Influence): Influence => {
  const { field } = influence;
  return { ...influence, field: { ...field, facings: field.facings.map((facing) => ({ ...facing, armor: NO_ARMOR })) } };
};

const breakdownsOf = (influence: Influence, bare: Influence, cell: Cell, keys: readonly string[]): HitBreakdown[] => {
  const conversion = conversionAmong(keys);
  const [all, left]: [Hit[], Hit[]] = [[], []];
  attackHits(bare, cell, keys, all);
  attackHits(influence, cell, keys, left);
  return all.map((hit) => {
    // Armor stops hits without changing the order of the others.
    const next = left[0];
    const wounds = next && isSameAttack(next, hit) ? left.shift()!.wounds : 0;
    const converted = conversion?.direction === hit.direction && ATTACKS[hit.kind].takesBonuses ? conversion.to : null;
    const { printed, bonuses } = strengthOf(influence, cell, hit, converted);
    const strength = bonuses.reduce((sum, { amount }) => sum + amount, printed);
    return { ...hit, wounds, printed, bonuses, armor: wounds >= ENDLESS ? 0 : strength - wounds, converted };
  });
};

const isSameAttack = (a: Hit, b: Hit): boolean =>
  a.kind === b.kind && a.direction === b.direction && a.arrival === b.arrival && sameHex(a.to, b.to);

/** What a hit's strength is made of (U1, U5, U7, C2, C4). */
const strengthOf = (
  influence: Influence,
  cell: Cell,
  hit: Hit,
  converted: Conversion['to'] | null,
): Pick<HitBreakdown, 'printed' | 'bonuses'> => {
  if (!ATTACKS[hit.kind].takesBonuses) return { printed: unmodifiedStrength(hit), bonuses: [] };
  const { board, facings } = influence.field;
  const attack = facings[cell]!.attacks.find(({ direction }) => direction === hit.direction)!;
  const parts =
    hit.kind === 'melee' && converted === null
      ? partsOf({ ...attack, ranged: 0 }, true, null)
      : partsOf(attack, board.neighbor[cell * 6 + hit.direction] === cellOf(hit.to), converted);
  const bonuses = connectedBonuses(influence, cell).flatMap(({ from, kind, amount }) => {
    const times = kind === 'meleeStrength' ? parts.melee : kind === 'rangedStrength' ? parts.ranged : 0;
    return times > 0 ? [{ from, amount: amount * times }] : [];
  });
  return { printed: parts.printed, bonuses: addedUp(bonuses) };
};

/** Returns the strength of an attack that no bonus changes, from a hit that met no armor: Gauss, rocket, shotgun (U5, P14, P15). */
const unmodifiedStrength = ({ kind, wounds }: Hit): number => (kind === 'gauss' ? 1 : wounds);

/** The printed strength that comes to a unit, and how often bonuses of either kind are added to it. */
const partsOf = (
  { melee, ranged }: Attack,
  isNear: boolean,
  converted: Conversion['to'] | null,
): { readonly printed: number; readonly melee: number; readonly ranged: number } => {
  const [hits, shots] = [Number(melee > 0), Number(ranged > 0)];
  if (converted === 'ranged' && melee > 0) return { printed: melee + ranged, melee: 1, ranged: shots + 1 };
  if (converted === 'melee' && ranged > 0) return { printed: melee + ranged, melee: hits + 1, ranged: 1 };
  return isNear ? { printed: melee + ranged, melee: hits, ranged: shots } : { printed: ranged, melee: 0, ranged: shots };
};

/** One entry for each giver. */
const addedUp = (bonuses: HitBreakdown['bonuses']): HitBreakdown['bonuses'] => {
  const sums = new Map<string, HitBreakdown['bonuses'][number]>();
  for (const { from, amount } of bonuses) {
    const id = hexText(from);
    sums.set(id, { from, amount: amount + (sums.get(id)?.amount ?? 0) });
  }
  return [...sums.values()];
};
