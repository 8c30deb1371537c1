import { computed, effect, signal } from '@preact/signals';
import { FIRST_LEVEL, type LevelId, LEVELS } from '@hexfall/shared/model/computer';
import { isLanguage, type Language, LANGUAGES } from '@hexfall/shared/model/languages';
import { ARMY_PICKS, type ArmyPick } from './armyPick.js';
import { persisted } from './persisted.js';

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export const FILMS = ['play', 'skip'] as const;
export const FILM_SPEEDS = [0.5, 1, 2, 4] as const;

/** What cannot be taken back and is asked about first. */
export const ASK_KINDS = ['end-turn', 'redraw', 'resign'] as const;
export type AskKind = (typeof ASK_KINDS)[number];

const oneOf =
  <T>(values: readonly T[]) =>
  (found: unknown): found is T =>
    (values as readonly unknown[]).includes(found);

const isBoolean = (found: unknown): found is boolean => typeof found === 'boolean';
const isChoice = (found: unknown): found is boolean | null => found === null || isBoolean(found);
const isText = (found: unknown): found is string => typeof found === 'string';
const isTexts = (found: unknown): found is readonly string[] => Array.isArray(found) && found.every(isText);
const areAsks = (found: unknown): found is readonly AskKind[] => Array.isArray(found) && found.every(oneOf(ASK_KINDS));
const isShare = (found: unknown): found is number => typeof found === 'number' && found >= 0 && found <= 1;

/** The first of the browser's languages that the page is in, whatever its region. */
const preferredLanguage = (): Language => {
  for (const wanted of navigator.languages) {
    const language = LANGUAGES.find((one) => one === wanted.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return 'en';
};

/** What this browser remembers about its user. */
export const settings = {
  language: persisted<Language>('language', preferredLanguage(), isLanguage),
  name: persisted('name', '', isText),
  /** Whether records of matches may have this player's name. */
  named: persisted('named', false, isBoolean),
  /** The army picked last; a random one until then. */
  army: persisted<ArmyPick>('army', 'random', oneOf(ARMY_PICKS)),
  /** The level of the computer player chosen last, and its army. */
  level: persisted<LevelId>('level', FIRST_LEVEL, oneOf(LEVELS)),
  rivalArmy: persisted<ArmyPick>('rivalArmy', 'random', oneOf(ARMY_PICKS)),
  /** Whether the computer has lost a match to this user. Then no first opponent is proposed any more. */
  computerBeaten: persisted('computerBeaten', false, isBoolean),
  /** Hints in the first games of this browser. */
  hints: persisted('hints', true, isBoolean),
  /** Computer players say what they are after. */
  aims: persisted('aims', false, isBoolean),
  /** The names of the other players at this device, from the second seat on. */
  guests: persisted<readonly string[]>('guests', [], isTexts),
  /** Whether the page names the next player to get the device, where several people share it. */
  handOver: persisted('handOver', true, isBoolean),
  sound: persisted('sound', true, isBoolean),
  /** How loud all is, what the game says, and the ambience: 0 … 1 each. */
  volume: persisted('volume', 0.7, isShare),
  gameVolume: persisted('gameVolume', 0.8, isShare),
  ambienceVolume: persisted('ambienceVolume', 0.4, isShare),
  ambience: persisted('ambience', false, isBoolean),
  /** Whether the device shakes; null until the user has chosen: see `vibrates`. */
  vibration: persisted<boolean | null>('vibration', null, isChoice),
  motion: persisted<(typeof MOTIONS)[number]>('motion', 'system', oneOf(MOTIONS)),
  /** Every action waits for a second yes. */
  confirm: persisted('confirm', true, isBoolean),
  /** The irreversible steps the user wants to be asked about. */
  asks: persisted<readonly AskKind[]>('asks', ASK_KINDS, areAsks),
  film: persisted<(typeof FILMS)[number]>('film', 'play', oneOf(FILMS)),
  /** Whether the table shows what a battle would bring. */
  forecast: persisted('forecast', true, isBoolean),
  /** Whether the log shows its sentences, not only pictures. */
  logSentences: persisted('logSentences', false, isBoolean),
  /** Whether emotes of others are shown. */
  emotes: persisted('emotes', true, isBoolean),
  /** How the player is called when something waits at a table. */
  callSound: persisted('callSound', true, isBoolean),
  callSign: persisted('callSign', true, isBoolean),
  callNotify: persisted('callNotify', false, isBoolean),
  callPush: persisted('callPush', false, isBoolean),
  filmSpeed: persisted<(typeof FILM_SPEEDS)[number]>('filmSpeed', 1, oneOf(FILM_SPEEDS)),
};

const query = matchMedia('(prefers-reduced-motion: reduce)');
const systemReduces = signal(query.matches);
query.addEventListener('change', ({ matches }) => (systemReduces.value = matches));

// Style sheets follow this choice rather than the device's.
effect(() => {
  document.documentElement.dataset['motion'] = settings.motion.value;
});

/** Whether movement on the screen is to be avoided. */
export const reducedMotion = computed(
  () => settings.motion.value === 'reduced' || (settings.motion.value === 'system' && systemReduces.value),
);

/** Whether the device may shake: unless movement is to be avoided, or as the user has chosen. */
export const vibrates = computed(() => settings.vibration.value ?? !reducedMotion.value);

/** Whether this browser's user has played the lesson to its end. */
export const lessonDone = persisted('lessonDone', false, (found): found is boolean => typeof found === 'boolean');
