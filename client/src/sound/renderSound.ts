import { RECIPES } from './recipes.js';
import { SOUND_NAMES, type SoundName } from './soundNames.js';
import { render, seededRandom, type Stereo } from './synthesis.js';

/** More renderings of one sound do not exist. */
const MOST_VARIANTS = 16;

/** Renders one of the renderings of a sound, always the same. */
export const renderSound = (name: SoundName, variant: number): Stereo => {
  const random = seededRandom(1 + SOUND_NAMES.indexOf(name) * MOST_VARIANTS + variant);
  return render(RECIPES[name](random), random);
};
