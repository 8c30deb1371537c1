import { hashOfText, randomFrom, type RandomSource } from '../model/random.js';

/** Numbers that look random but are the same for the same seed: wear and tear never flickers. */
export const scatteredNumbers = (seed: string): RandomSource => randomFrom(hashOfText(seed));
