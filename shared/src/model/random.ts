/** A source of numbers from 0 up to, but not including, 1. */
export type RandomSource = () => number;

/**
 * A fast seeded generator (mulberry32) for computer players, wear and tear, sounds and everything else that must be the same for the same
 * seed. Its numbers can be predicted from earlier ones, so `fair/shuffle` shuffles draw piles.
 */
export const randomFrom = (seed: number): RandomSource => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A number for a text (FNV-1a, 32 bits): a seed, or a short name for what was written down. */
export const hashOfText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash >>> 0;
};

/** A seed out of other random numbers. */
export const seedFrom = (random: RandomSource): number => Math.floor(random() * 2 ** 32);

/** One of the items, each as likely as the others. Throws when there are none. */
export const pick = <T>(items: readonly T[], random: RandomSource): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** A number of the items, drawn without replacement; all of them where there are no more. */
export const sample = <T>(items: readonly T[], count: number, random: RandomSource): T[] => {
  const left = [...items];
  const taken = Math.min(count, left.length);
  for (let place = 0; place < taken; place++) {
    const other = place + Math.floor(random() * (left.length - place));
    [left[place], left[other]] = [left[other]!, left[place]!];
  }
  return left.slice(0, taken);
};

/** Puts items into a random order, in place, and returns them. */
export const shuffled = <L extends { readonly length: number; [place: number]: T }, T>(items: L, random: RandomSource): L => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
};

/** Numbers that look random but are the same for the same seed: wear and tear never flickers. */
export const scatteredNumbers = (seed: string): RandomSource => randomFrom(hashOfText(seed));
