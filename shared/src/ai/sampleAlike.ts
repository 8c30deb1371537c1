import type { Intent } from '../model/intent.js';
import { hashOfText, type RandomSource, seedFrom } from '../model/random.js';

/** The hashes of the few words that intents are made of. */
const hashes = new Map<string, number>();
const hashOfWord = (word: string): number => {
  const known = hashes.get(word);
  if (known !== undefined) return known;
  const hash = hashOfText(word);
  hashes.set(word, hash);
  return hash;
};

/** A number that follows from a seed and from everything that an intent, or a part of one, says. */
const hashOf = (part: string | number | object, seed: number): number => {
  if (typeof part === 'object') {
    let hash = seed;
    for (const each of Object.values(part) as readonly (string | number | object)[]) hash = hashOf(each, hash);
    return hash;
  }
  const mixed = Math.imul(seed ^ (typeof part === 'string' ? hashOfWord(part) : part), 0x2c1b3c6d);
  return Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
};

/** More intents than there are in any position: their places fit into the digits below. */
const PLACES = 2 ** 16;

/**
 * Returns some of the intents, in a random order. With the same random number, two lists give the same intents as far as both contain them,
 * so that plans are compared by the best of similar replies.
 */
export const sampleAlike = (intents: readonly Intent[], count: number, random: RandomSource): readonly Intent[] => {
  const seed = seedFrom(random);
  const order = Float64Array.from(intents, (intent, index) => (hashOf(intent, seed) >>> 0) * PLACES + index).sort();
  return Array.from(order.subarray(0, count), (key) => intents[key % PLACES]!);
};
