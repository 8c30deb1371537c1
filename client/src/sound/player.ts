import { effect, signal } from '@preact/signals';
import type { FilmAct } from '@hexfall/shared/inspect/filmTimeline';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Frame } from '@hexfall/shared/picture/replay/buildReplay';
import { settings } from '../platform/settings.js';
import type { ReplaySegment } from '../store/PlaybackQueue.js';
import type { Mixer } from './Mixer.js';
import { fallenArmies, placingArmy } from './motifCues.js';
import { cuesOfActs, cuesOfFrame, cuesOfSegment } from './soundCues.js';
import type { MotifMoment, SoundName } from './soundNames.js';

/** Null until there is something to hear. */
const mixer = signal<Mixer | null>(null);
const isVisible = signal(document.visibilityState === 'visible');
document.addEventListener('visibilitychange', () => (isVisible.value = document.visibilityState === 'visible'));

let isLoading = false;
const load = async (): Promise<void> => {
  if (isLoading) return;
  isLoading = true;
  mixer.value = new (await import('./Mixer.js')).Mixer();
};

/** Whether the user saves data: then there is no ambience. */
const savesData = (): boolean =>
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  ('connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true);

// Browsers allow sound only after the user has touched the page. Until then, and until sound is wanted, nothing of it is loaded.
const wake = (): void => {
  removeEventListener('pointerdown', wake);
  removeEventListener('keydown', wake);
  effect(() => {
    if (settings.sound.value) void load().catch(() => undefined);
  });
  effect(() => {
    const all = settings.sound.value ? settings.volume.value : 0;
    mixer.value?.setVolumes({ all, game: settings.gameVolume.value, ambience: settings.ambienceVolume.value });
  });
  effect(() => mixer.value?.setAmbience(settings.sound.value && settings.ambience.value && isVisible.value && !savesData()));
};
addEventListener('pointerdown', wake);
addEventListener('keydown', wake);

/** Plays one of the sounds of that name, if the user wants sounds and looks at the page. */
export const playSound = (name: SoundName): void => {
  if (document.visibilityState === 'visible') playCall(name);
};

/** The same, to call a user who does not look. */
export const playCall = (name: SoundName): void => {
  if (settings.sound.peek()) mixer.peek()?.play(name);
};

/** Plays the motif of an army, as `playSound` plays sounds. */
export const playMotif = (moment: MotifMoment, army: ArmyId): void => {
  if (document.visibilityState === 'visible' && settings.sound.peek()) mixer.peek()?.playMotif(moment, army);
};

/** Between sounds of one action, in milliseconds. */
const BEAT = 170;
/** The tile has come down before the motif of its army begins, in milliseconds. */
const PLACED_MS = 60;

/** What is heard when something has happened. */
export const playSegment = (segment: ReplaySegment): void => {
  // It is not heard: not worth looking at the board for.
  if (!mixer.peek() || !settings.sound.peek()) return;
  mixer.peek()?.prepareMotifs(segment.after.players.map(({ army }) => army));
  cuesOfSegment(segment).forEach((name, index) => setTimeout(() => playSound(name), index * BEAT));
  const army = placingArmy(segment);
  if (army) setTimeout(() => playMotif('place', army), PLACED_MS);
};

/**
 * What is heard when something begins to move in a picture of a battle's replay; of all of it at once where nothing moves.
 * @param table of the battle; null where there is none.
 */
export const playFrame = (frame: Frame, acts: readonly FilmAct[] | null, table: Table | null): void => {
  (acts ? cuesOfActs(acts) : cuesOfFrame(frame)).forEach(playSound);
  for (const army of fallenArmies(frame, acts, table)) playMotif('fall', army);
};
