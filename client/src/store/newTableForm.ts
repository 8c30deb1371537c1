import { type GameMap, mapOf, MAPS } from '@hexfall/shared/content/maps';
import { BOARD_IDS, type BoardId } from '@hexfall/shared/hex/boards';
import type { Clock } from '@hexfall/shared/model/clock';
import { DEFAULT_OPTIONS, type Mode, OPTION_NAMES, type OptionName, OPTIONS, type Options } from '@hexfall/shared/model/options';
import { SERIES_KINDS, SERIES_MODES, type SeriesKind } from '@hexfall/shared/model/series';
import { type ArmySelection, STARTING_SEATS, type StartingSeat } from '@hexfall/shared/protocol/lobby';
import { checkOptions } from '@hexfall/shared/rules/createMatch';

/** The options of a new table. */
export interface NewTableForm {
  readonly options: Options;
  readonly seats: number;
  readonly startingSeat: StartingSeat;
  readonly armySelection: ArmySelection;
  /** Whether the table shows what a battle would bring. */
  readonly forecast: boolean;
  /** In how many matches the players settle their game. */
  readonly seriesKind: SeriesKind;
  readonly listed: boolean;
}

/** O10: the clocks that the page offers; the protocol allows others. */
export const CLOCKS = ['none', 'turn:60', 'turn:180', 'game:600+10', 'game:1200+20', 'days:3'] as const satisfies readonly Clock[];

const ALL_NAMES = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];
const COUNTS = [2, 3, 4] as const;

/** The options with two values but `start`, whose values have a name each: off by default, and on with the second one. */
export type Toggle = Exclude<
  { [K in OptionName]: (typeof OPTIONS)[K]['values'] extends readonly [unknown, unknown] ? K : never }[OptionName],
  'start'
>;
const isToggle = (name: OptionName): name is Toggle => OPTIONS[name].values.length === 2 && name !== 'start';
export const TOGGLE_NAMES: readonly Toggle[] = OPTION_NAMES.filter(isToggle);

export const hasToggle = (options: Options, toggle: Toggle): boolean => options[toggle] !== DEFAULT_OPTIONS[toggle];

/** The options with a toggle, or without it. */
export const withToggle = (options: Options, toggle: Toggle, has: boolean): Options => ({
  ...options,
  [toggle]: OPTIONS[toggle].values[has ? 1 : 0],
});

const isPossible = (options: Options, seats: number): boolean => checkOptions(options, seats) === null;

/** Whether a table could have a toggle. */
export const allowsToggle = ({ options, seats }: NewTableForm, toggle: Toggle): boolean =>
  isPossible(withToggle(options, toggle, true), seats);

/** Whether a table could be changed like that. */
export const allows = ({ options, seats }: NewTableForm, change: Partial<Options>): boolean => isPossible({ ...options, ...change }, seats);

/** How many mercenaries each player can take (P1). */
export const mercenaryCounts = (form: NewTableForm): readonly Options['mercenaries'][] =>
  OPTIONS.mercenaries.values.filter((mercenaries) => allows(form, { mercenaries }));

/** How many players a mode can have, fewest first. */
export const playerCounts = (mode: Mode): readonly number[] => COUNTS.filter((count) => isPossible({ ...DEFAULT_OPTIONS, mode }, count));

/** The possible starting players. The one who is alone against two always begins (G4). */
export const startChoices = (mode: Mode): readonly StartingSeat[] => (mode === 'one-vs-two' ? ['first'] : STARTING_SEATS);

/** In how many matches a mode can be played. */
export const seriesChoices = (mode: Mode): readonly SeriesKind[] => (SERIES_MODES.includes(mode) ? SERIES_KINDS : ['single']);

/** O11: the maps that go with a form: for its number of players and on a board its mode can be played on. */
export const mapsFor = (form: NewTableForm): readonly GameMap[] =>
  MAPS.filter(
    ({ players, board, terrain, turrets }) =>
      players.min <= form.seats && form.seats <= players.max && allows(form, { board, terrain, turrets }),
  );

/** What is played on: a map, or the bare board. */
export type BoardSetup = Pick<GameMap, 'board' | 'terrain' | 'turrets'>;

/** The boards without terrain. */
export const BARE_BOARDS: Readonly<Record<BoardId, BoardSetup>> = {
  main: { board: 'main', terrain: [], turrets: [] },
  expanded: { board: 'expanded', terrain: [], turrets: [] },
};

/** The form with a map and its board, or another board without one. */
export const withBoard = (form: NewTableForm, { board, terrain, turrets }: BoardSetup): NewTableForm => ({
  ...form,
  options: { ...form.options, board, terrain, turrets },
});

/** The form with a map, or without one on the usual board. */
export const withMap = (form: NewTableForm, map: GameMap | null): NewTableForm =>
  withBoard(form, map ?? BARE_BOARDS[DEFAULT_OPTIONS.board]);

/** The boards without terrain that go with a form. */
export const boardsFor = (form: NewTableForm): readonly BoardId[] => BOARD_IDS.filter((board) => allows(form, BARE_BOARDS[board]));

/** Returns the same form for another mode or number of players. It keeps what still fits and resets the rest to the defaults. */
export const withMode = (before: NewTableForm, mode: Mode, wanted: number): NewTableForm => {
  const map = mapOf(before.options);
  const form = map ? withMap(before, null) : before;
  const counts = playerCounts(mode);
  const seats = counts.includes(wanted) ? wanted : (counts[0] ?? wanted);
  const options = ALL_NAMES.reduce<Options>(
    (options, name) => {
      const next = { ...options, [name]: form.options[name] };
      return name !== 'mode' && isPossible(next, seats) ? next : options;
    },
    { ...DEFAULT_OPTIONS, mode },
  );
  const changed = {
    ...form,
    options,
    seats,
    startingSeat: startChoices(mode).includes(form.startingSeat) ? form.startingSeat : ('first' as const),
    seriesKind: seriesChoices(mode).includes(form.seriesKind) ? form.seriesKind : ('single' as const),
  };
  return map && mapsFor(changed).includes(map) ? withMap(changed, map) : changed;
};

/** A duel as it is usually played. */
export const DEFAULT_FORM: NewTableForm = {
  options: DEFAULT_OPTIONS,
  seats: 2,
  startingSeat: 'first',
  armySelection: 'free',
  forecast: true,
  seriesKind: 'single',
  listed: false,
};

const of = (options: Partial<Options>, change: Partial<Omit<NewTableForm, 'options'>> = {}): NewTableForm => ({
  ...DEFAULT_FORM,
  ...change,
  options: { ...DEFAULT_OPTIONS, ...options },
});

/** What tables are often made for, by name. */
export const PRESETS = {
  duel: DEFAULT_FORM,
  timed: of({ clock: 'game:900+10' }),
  days: of({ clock: 'days:3' }),
  team: of({ mode: 'team', board: 'expanded' }, { seats: 4 }),
  tournament: of({ clock: 'game:1200+20', takeBack: false }, { armySelection: 'ban-and-pick', startingSeat: 'random', forecast: false }),
} as const satisfies Readonly<Record<string, NewTableForm>>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns the preset that a form equals; null if none. Ignores whether the table is public, and a map of the preset's board. */
export const presetOf = ({ options, ...form }: NewTableForm): Preset | null => {
  const played = mapOf(options) ? { ...options, ...BARE_BOARDS[options.board] } : options;
  return (
    PRESET_NAMES.find((name) => {
      const preset: NewTableForm = PRESETS[name];
      return (
        (['seats', 'startingSeat', 'armySelection', 'forecast', 'seriesKind'] as const).every((field) => form[field] === preset[field]) &&
        ALL_NAMES.every((option) => isEqual(played[option], preset.options[option]))
      );
    }) ?? null
  );
};

/** The form of a preset; a map of the preset's board and for its players stays. */
export const withPreset = (before: NewTableForm, name: Preset): NewTableForm => {
  const preset: NewTableForm = { ...PRESETS[name], listed: before.listed };
  const map = mapOf(before.options);
  return map?.board === preset.options.board && mapsFor(preset).includes(map) ? withMap(preset, map) : preset;
};
