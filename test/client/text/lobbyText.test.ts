import '../store/support/browserGlobals.js';
import { mapOf } from '@hexfall/shared/content/maps';
import english from '@hexfall/shared/locales/en/core.json';
import { DEFAULT_OPTIONS, MODES, OPTION_NAMES, OPTIONS, type Options } from '@hexfall/shared/model/options';
import { settings } from '../../../client/src/platform/settings.js';
import type { TablePlan } from '../../../client/src/store/hostChanges.js';
import {
  allows,
  BARE_BOARDS,
  boardsFor,
  DEFAULT_FORM,
  mapsFor,
  type NewTableForm,
  playerCounts,
  PRESET_NAMES,
  presetOf,
  PRESETS,
  startChoices,
  withBoard,
  withMode,
  withPreset,
} from '../../../client/src/store/newTableForm.js';
import { presetEnd, sideEffects, type TableChoice } from '../../../client/src/text/lobbyText.js';
import { hostChangeText, sizedMapText, specialSettings } from '../../../client/src/text/optionText.js';

beforeEach(() => (settings.language.value = 'en'));

/** A form with everything that it can have besides. */
const furnished = (form: NewTableForm): NewTableForm => {
  const options = OPTION_NAMES.reduce<Options>((kept, name) => {
    const changed = { ...kept, [name]: OPTIONS[name].values.at(-1) };
    return name !== 'board' && allows({ ...form, options: kept }, changed) ? changed : kept;
  }, form.options);
  return { ...form, options, startingSeat: startChoices(options.mode).at(-1)! };
};

/** Every mode and number of players on every map and board, plain and with everything that goes with it, and the presets. */
const FORMS: readonly NewTableForm[] = MODES.flatMap((mode) =>
  playerCounts(mode).flatMap((count) => {
    const plain = withMode(DEFAULT_FORM, mode, count);
    const setups = [...boardsFor(plain).map((board) => BARE_BOARDS[board]), ...mapsFor(plain)];
    return setups.map((setup) => withBoard(plain, setup)).flatMap((form) => [form, furnished(form)]);
  }),
).concat(PRESET_NAMES.map((name) => PRESETS[name]));

interface Chosen {
  readonly choice: TableChoice;
  readonly title: string;
  readonly before: NewTableForm;
  readonly after: NewTableForm;
}

/** Every choice that a form offers. */
const choicesAt = (before: NewTableForm): readonly Chosen[] => {
  const chosen = (choice: TableChoice, title: string, after: NewTableForm): Chosen => ({ choice, title, before, after });
  return [
    ...boardsFor(before).map((board) => chosen('map', board, withBoard(before, BARE_BOARDS[board]))),
    ...mapsFor(before).map((map) => chosen('map', map.id, withBoard(before, map))),
    ...MODES.map((mode) => chosen('mode', mode, withMode(before, mode, before.seats))),
    ...playerCounts(before.options.mode).map((count) => chosen('seats', String(count), withMode(before, before.options.mode, count))),
    ...PRESET_NAMES.map((name) => chosen('preset', name, withPreset(before, name))),
  ];
};

const CHOICES: readonly Chosen[] = FORMS.flatMap(choicesAt);

/** In English, as in the form. */
const MODE_NAMES = english.app.mode;

const USUAL = { startingSeat: 'first', armySelection: 'free', forecast: true, seriesKind: 'single' } as const;

/** What of a form can change: its value, and the words for it, which are empty for what is usual. */
const FIELDS: Readonly<Record<string, readonly [valueOf: (form: NewTableForm) => unknown, wordsOf: (form: NewTableForm) => string]>> = {
  ...Object.fromEntries(
    ([...OPTION_NAMES, 'clock'] as const).map((name) => [
      name,
      [({ options }) => options[name], ({ options }) => specialSettings({ ...DEFAULT_OPTIONS, [name]: options[name] }, null).join()],
    ]),
  ),
  ...Object.fromEntries(
    (['startingSeat', 'armySelection', 'forecast', 'seriesKind'] as const).map((name) => [
      name,
      [(form) => form[name], (form) => specialSettings(DEFAULT_OPTIONS, { ...USUAL, [name]: form[name] }).join()],
    ]),
  ),
  map: [({ options }) => mapOf(options)?.id, ({ options }) => sizedMapText(options)],
  seats: [({ seats }) => seats, ({ seats }) => `${seats} players`],
  mode: [({ options }) => options.mode, ({ options }) => MODE_NAMES[options.mode]],
};

/** What a choice is of. */
const CHOSEN: Readonly<Record<TableChoice, readonly string[]>> = {
  map: ['map'],
  mode: ['mode'],
  seats: ['seats'],
  preset: ['mode', 'seats'],
};

const changedBy = ({ before, after }: Chosen): readonly string[] =>
  Object.entries(FIELDS).flatMap(([name, [valueOf]]) => (valueOf(before) === valueOf(after) ? [] : [name]));

const titleOf = ({ choice, title, before }: Chosen): string =>
  `${before.options.mode} on ${sizedMapText(before.options)}: ${choice} ${title}`;

test('every choice says before it is made what it changes besides: modes, numbers of players, maps and presets', () => {
  const silent = CHOICES.flatMap((chosen) => {
    const { choice, before, after } = chosen;
    const words = sideEffects(choice, before, after).join('. ');
    // One preset replaces another as a whole: only the map is not part of it.
    const isReplaced = choice === 'preset' && presetOf(before) !== null;
    const wordsFor = (name: string): string => {
      if (name === 'seats') return `${after.seats} players`;
      if (name !== 'board') return FIELDS[name]![1](before);
      // The larger boards stand under their size.
      return after.options.board === 'main' ? '19 hexes: the larger board goes' : '';
    };
    const names = changedBy(chosen).filter((name) => !CHOSEN[choice].includes(name) && (!isReplaced || name === 'map'));
    return names.filter((name) => !words.includes(wordsFor(name))).map((name) => `${titleOf(chosen)}: ${name} (${words})`);
  });
  expect(CHOICES.length).toBeGreaterThan(2000);
  expect(silent).toEqual([]);
});

test('everything that a choice of the host changes is in the news of it', () => {
  const planOf = ({ options, seats, ...arrangement }: NewTableForm): TablePlan => ({
    options,
    arrangement,
    sitters: Array.from({ length: seats }, () => ''),
  });
  const silent = CHOICES.flatMap((chosen) => {
    const { before, after } = chosen;
    const changed = changedBy(chosen);
    if (changed.length === 0) return [];
    const news = hostChangeText({ host: 'Ala', before: planOf(before), after: planOf(after), lines: 0 });
    const isTold = (name: string): boolean =>
      (name === 'clock' && after.options.clock === 'none' && news.includes('no clock')) ||
      (name === 'board'
        ? news.includes(after.options.board === 'main' ? '19 hexes' : '37 hexes')
        : [before, after].some((form) => FIELDS[name]![1](form) !== '' && news.includes(FIELDS[name]![1](form))));
    return changed.filter((name) => !isTold(name)).map((name) => `${titleOf(chosen)}: ${name} (${news})`);
  });
  expect(silent).toEqual([]);
});

test('a map of another size ends the preset of the larger board, and says so; others leave presets as they are', () => {
  const ends = (before: NewTableForm): readonly string[] =>
    mapsFor(before).map((map) => `${map.board}: ${presetEnd(before, withBoard(before, map))}`);
  expect(new Set(ends(PRESETS.team))).toEqual(new Set(['main: No longer “Teams on the large board”', 'expanded: ']));
  expect(new Set(ends(PRESETS.tournament))).toEqual(new Set(['main: ']));
});
