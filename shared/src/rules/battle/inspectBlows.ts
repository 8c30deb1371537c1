import type { Attack } from '../../content/compile.js';
import { cellOf, hexText, type Cell, type Hex } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import { ENDLESS, type Hit, type Phase } from '../../model/event.js';
import type { Influence } from '../influence.js';
import { giftsTo } from '../inspectGifts.js';
import { attackHits, type Conversion } from './attacks.js';
import { conversionOf } from './choices.js';

/** One attack on one unit with all that its strength comes from. Unlike a `Hit`, it is there even if armor stops it whole. */
export interface Blow extends Hit {
  /** Strength printed on the attacker. */
  readonly printed: number;
  /** What modules and HQs add to it (C2); one that counts twice has twice its amount (C4). */
  readonly gifts: readonly { readonly from: Hex; readonly amount: number }[];
  /** What armor takes off (U4). */
  readonly armor: number;
  /** C4: what the unit has turned this attack into. */
  readonly converted: Conversion['to'] | null;
}

/** The attacks of all who act in a phase on the board before it, explosions left out (B4 (3)), in the order of `Phase.hits`. */
export const inspectBlows = (influence: Influence, { acts, choices }: Pick<Phase, 'acts' | 'choices'>): Blow[] => {
  const bare = withoutArmor(influence);
  return acts.flatMap((at) => {
    const made = choices.filter((choice) => hexText(choice.at) === hexText(at));
    if (made.some(({ key }) => key === 'explode')) return [];
    const conversion = made.map(({ key }) => conversionOf(key)).find((found) => found !== null) ?? undefined;
    return blowsOf(influence, bare, cellOf(at), conversion);
  });
};

const NO_ARMOR = DIRECTIONS.map(() => false);

/** The same board if nobody had armor. */
const withoutArmor = (influence: Influence): Influence => {
  const { field } = influence;
  return { ...influence, field: { ...field, facings: field.facings.map((facing) => ({ ...facing, armor: NO_ARMOR })) } };
};

const blowsOf = (influence: Influence, bare: Influence, cell: Cell, conversion: Conversion | undefined): Blow[] => {
  const [all, left]: [Hit[], Hit[]] = [[], []];
  attackHits(bare, cell, conversion, all);
  attackHits(influence, cell, conversion, left);
  return all.map((hit) => {
    // Armor stops hits without changing the order of the others.
    const next = left[0];
    const wounds = next && isSameAttack(next, hit) ? left.shift()!.wounds : 0;
    const converted = conversion?.direction === hit.direction && hit.kind !== 'gauss' ? conversion.to : null;
    const { printed, gifts } = strengthOf(influence, cell, hit, converted);
    const strength = gifts.reduce((sum, { amount }) => sum + amount, printed);
    return { ...hit, wounds, printed, gifts, armor: wounds >= ENDLESS ? 0 : strength - wounds, converted };
  });
};

const isSameAttack = (a: Hit, b: Hit): boolean =>
  a.kind === b.kind && a.direction === b.direction && a.arrival === b.arrival && hexText(a.to) === hexText(b.to);

/** What a hit's strength is made of (U1, U5, U7, C2, C4). */
const strengthOf = (influence: Influence, cell: Cell, hit: Hit, converted: Conversion['to'] | null): Pick<Blow, 'printed' | 'gifts'> => {
  if (hit.kind === 'gauss') return { printed: 1, gifts: [] };
  const { board, facings } = influence.field;
  const attack = facings[cell]!.attacks.find(({ direction }) => direction === hit.direction)!;
  const parts = partsOf(attack, board.neighbor[cell * 6 + hit.direction] === cellOf(hit.to), converted);
  const gifts = giftsTo(influence, cell).flatMap(({ from, kind, amount }) => {
    const times = kind === 'meleeStrength' ? parts.melee : kind === 'rangedStrength' ? parts.ranged : 0;
    return times > 0 ? [{ from, amount: amount * times }] : [];
  });
  return { printed: parts.printed, gifts: addedUp(gifts) };
};

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
const addedUp = (gifts: Blow['gifts']): Blow['gifts'] => {
  const sums = new Map<string, Blow['gifts'][number]>();
  for (const { from, amount } of gifts) {
    const id = hexText(from);
    sums.set(id, { from, amount: amount + (sums.get(id)?.amount ?? 0) });
  }
  return [...sums.values()];
};
