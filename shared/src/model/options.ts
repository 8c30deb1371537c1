import { BOARD_IDS } from '../hex/boards.js';
import type { Clock } from './clock.js';
import type { TerrainElement, Turret } from './terrain.js';

export const MODES = ['duel', 'deathmatch', 'deathmatch-score', 'one-vs-two', 'team', 'team-score'] as const;
export type Mode = (typeof MODES)[number];

/** An option with a few values; the first one is the default. `rule` is the clause of docs/rules.md that says what it does. */
interface OptionRow {
  readonly values: readonly [Value, Value, ...Value[]];
  readonly rule: string;
}
type Value = boolean | number | string;

/** The options with a few values. Types, defaults, notation, messages, stored rows, the Schema, the command line and forms follow from this. */
export const OPTIONS = {
  board: { values: BOARD_IDS, rule: 'S1' },
  start: { values: ['standard', 'alternative'], rule: 'O3' },
  teamHq: { values: [20, 15], rule: 'O4' },
  reinforcement: { values: [false, true], rule: 'O6' },
  sameArmy: { values: [false, true], rule: 'O7' },
  /** How many mercenaries each player takes. */
  mercenaries: { values: [0, 1, 2], rule: 'P1' },
  bomber: { values: ['none', 'neutral', 'mercenary', 'two'], rule: 'P2' },
  takeBack: { values: [true, false], rule: 'T7' },
  /** False: any number of venom markers. */
  venomLimit: { values: [true, false], rule: 'O13' },
} as const satisfies Readonly<Record<string, OptionRow>>;

export type OptionName = keyof typeof OPTIONS;
/** The options of `OPTIONS`. */
export type ValuedOptions = { readonly [K in OptionName]: (typeof OPTIONS)[K]['values'][number] };

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

/** Returns an object with something for each option of `OPTIONS`, made from its values, of which the first is the default, and its name. */
export const forOptions = <T extends { readonly [K in OptionName]: unknown }>(
  make: <K extends OptionName>(values: readonly [Options[K], Options[K], ...Options[K][]], name: K) => T[K],
): T => Object.fromEntries(OPTION_NAMES.map((name) => [name, make(OPTIONS[name].values, name)])) as T;

/** The options of a match (O1–O11, O13, P). Every field is set: `DEFAULT_OPTIONS` fills what a file leaves out. */
export interface Options extends ValuedOptions {
  readonly mode: Mode;
  /** O11, L2 */
  readonly terrain: readonly TerrainElement[];
  /** O11, L17 */
  readonly turrets: readonly Turret[];
  /** O10. No rule reads it: time is the server's. */
  readonly clock: Clock;
}

export const DEFAULT_OPTIONS: Options = {
  mode: 'duel',
  ...forOptions<ValuedOptions>(([usual]) => usual),
  terrain: [],
  turrets: [],
  clock: 'none',
};
