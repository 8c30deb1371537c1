import { effect } from '@preact/signals';
import type { Frame } from '../battle/replay.js';
import { settings } from '../settings/settings.js';
import type { ReplaySegment } from '../store/PlaybackQueue.js';
import { cuesOfFrame, cuesOfSegment } from './soundCues.js';
import { SOUNDS, type SoundName } from './sounds.js';

type Synthesizer = typeof import('zzfx');

let synthesizer: Synthesizer | null = null;

/** Longer than any sound, in milliseconds. */
const SILENCE = 4000;
let resting = 0;

/** Keeps the device's sound awake, which takes power, until all is silent again. */
const rouse = ({ ZZFX: { audioContext } }: Synthesizer): void => {
  if (audioContext.state !== 'running') void audioContext.resume();
  clearTimeout(resting);
  resting = window.setTimeout(() => void audioContext.suspend(), SILENCE);
};

const load = async (): Promise<void> => {
  synthesizer = await import('zzfx');
  rouse(synthesizer);
};

// Browsers allow sound only after the user has touched the page: until then, and until sound is wanted, the synthesizer is not even loaded.
const wake = (): void => {
  removeEventListener('pointerdown', wake);
  removeEventListener('keydown', wake);
  effect(() => {
    if (settings.sound.value && !synthesizer) void load();
  });
};
addEventListener('pointerdown', wake);
addEventListener('keydown', wake);

/** Plays one of the sounds of that name, if the user wants sounds and looks at the page. */
export const playSound = (name: SoundName): void => {
  if (document.visibilityState === 'visible') playCall(name);
};

/** The same, to call a user who does not look. */
export const playCall = (name: SoundName): void => {
  if (!synthesizer || !settings.sound.peek()) return;
  const recipes = SOUNDS[name];
  const recipe = recipes[Math.floor(Math.random() * recipes.length)];
  if (!recipe) return;
  rouse(synthesizer);
  synthesizer.ZZFX.volume = settings.volume.peek() * 0.4;
  synthesizer.zzfx(...recipe);
};

/** Between sounds of one action, in milliseconds. */
const BEAT = 170;

/** What is heard when something has happened. */
export const playSegment = (segment: ReplaySegment): void => {
  // It is not heard: not worth looking at the board for.
  if (!synthesizer || !settings.sound.peek()) return;
  cuesOfSegment(segment).forEach((name, place) => setTimeout(() => playSound(name), place * BEAT));
};

/** What is heard with a picture of a battle's replay. */
export const playFrame = (frame: Frame): void => cuesOfFrame(frame).forEach(playSound);
