import type { EventType } from '@hexfall/shared/model/event';
import type { Frame } from '../battle/types.js';
import { settings } from '../store/settings.js';
import { isFilmed } from '../store/log.js';
import type { Scene } from '../store/theater.js';
import { SOUNDS, type SoundName } from './sounds.js';

type Synthesizer = typeof import('zzfx');

let synthesizer: Synthesizer | null = null;

// Browsers allow sound only after the user has touched the page: until then the synthesizer is not even loaded.
const wake = (): void => {
  removeEventListener('pointerdown', wake);
  removeEventListener('keydown', wake);
  void import('zzfx').then((loaded) => (synthesizer = loaded));
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
  synthesizer.ZZFX.volume = settings.volume.peek() * 0.4;
  synthesizer.zzfx(...recipe);
};

/** The most important first: of what one action does, only that is heard. */
const HEARD: readonly (readonly [EventType, SoundName])[] = [
  ['asked', 'question'],
  ['placed', 'place'],
  ['moved', 'move'],
  ['pushed', 'move'],
  ['swapped', 'move'],
  ['discarded', 'discard'],
  ['redrew', 'draw'],
  ['drew', 'draw'],
];

/** What is heard when something has happened; films have sounds of their own. */
export const playScene = ({ events }: Scene): void => {
  if (events.some(isFilmed)) return;
  const heard = HEARD.find(([type]) => events.some((event) => event.type === type));
  if (heard) playSound(heard[1]);
};

const HIT_SOUNDS = {
  melee: 'melee',
  ranged: 'ranged',
  gauss: 'gauss',
  universal: 'ranged',
  explosion: 'explosion',
  trap: 'explosion',
  instant: 'explosion',
} as const satisfies Record<Frame['hits'][number]['kind'], SoundName>;

/** What is heard with a picture of a battle's film. */
export const playFrame = ({ kind, hits, saves, removed, damage }: Frame): void => {
  if (kind === 'opening') playSound('alarm');
  if (kind === 'hits') for (const sound of new Set(hits.map((hit) => HIT_SOUNDS[hit.kind]))) playSound(sound);
  if (kind === 'saves' && saves.length > 0) playSound('saved');
  if (kind === 'losses' && damage.length > 0) playSound('headquarters');
  if (kind === 'losses' && removed.length > 0) playSound('destroyed');
};
