import { keyFor, TILES } from '@hexfall/shared/content/catalog';
import { isUnit } from '@hexfall/shared/content/compile';
import type { Intent, IntentKind } from '@hexfall/shared/model/intent';
import { pick, type RandomSource } from '@hexfall/shared/model/random';
import type { ArmyId } from '@hexfall/shared/model/tile';

/** How often a kind is chosen when it is possible, in relation to the others. */
export type Temper = Partial<Record<IntentKind, number>>;

const PATIENT: Temper = { place: 12, battle: 3, 'end-turn': 0.5, discard: 0.1, move: 1, redraw: 2 };
/** For whole games of many players, which take their time: tiles are discarded more often than used. */
export const HASTY: Temper = { place: 5, battle: 3, 'end-turn': 0.5, discard: 6, move: 0.3, rotate: 0.3, 'take-back': 0.3, redraw: 1 };
const USUAL = 3;

/** Whether a tile makes the rules ask its player something in a battle. */
const isCurious = (army: ArmyId, id: string): boolean => {
  const key = keyFor(army, id);
  const tile = key === null ? undefined : TILES[key];
  return (
    tile !== undefined &&
    isUnit(tile) &&
    (tile.explodes || tile.isSharpshooter || tile.hasRocket || tile.isVenomous || tile.effects.some(({ kind }) => kind === 'convertAttack'))
  );
};

interface Chooser {
  readonly legal: readonly Intent[];
  readonly army: ArmyId;
}

/** What a player does next: at random, but with a liking for tiles about which the rules ask. */
export const choose = ({ legal, army }: Chooser, random: RandomSource, temper = PATIENT): Intent => {
  const curious = legal.filter((intent) => intent.do === 'place' && isCurious(army, intent.tile));
  if (curious.length > 0) return pick(curious, random);
  const dull = legal.filter((intent) => intent.do !== 'discard' || !isCurious(army, intent.tile));
  const kinds = [...new Set((dull.length > 0 ? dull : legal).map((intent) => intent.do))];
  let left = random() * kinds.reduce((sum, kind) => sum + (temper[kind] ?? USUAL), 0);
  const kind = kinds.find((candidate) => (left -= temper[candidate] ?? USUAL) < 0) ?? kinds.at(-1)!;
  return pick(
    (dull.length > 0 ? dull : legal).filter((intent) => intent.do === kind),
    random,
  );
};
