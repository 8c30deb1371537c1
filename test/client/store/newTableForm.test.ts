import { mapOf, MAPS } from '@hexfall/shared/content/maps';
import { MODES } from '@hexfall/shared/model/options';
import { checkOptions } from '@hexfall/shared/rules/createMatch';
import {
  allowsToggle,
  DEFAULT_FORM,
  hasToggle,
  mapsFor,
  playerCounts,
  TOGGLE_NAMES,
  withMap,
  withMode,
  withToggle,
} from '../../../client/src/store/newTableForm.js';

const TEAMS = withMode(DEFAULT_FORM, 'team', 4);

test('the plain form is a duel that can be played', () => {
  expect(checkOptions(DEFAULT_FORM.options, DEFAULT_FORM.seats)).toBeNull();
  expect(TOGGLE_NAMES.filter((toggle) => hasToggle(DEFAULT_FORM.options, toggle))).toEqual([]);
});

test('every mode offers the numbers of players it can have', () => {
  expect(MODES.map(playerCounts)).toEqual([[2], [3, 4], [3, 4], [3], [4], [4]]);
});

test('what goes with another mode stays, the rest becomes as usual', () => {
  const options = withToggle(withToggle(withToggle(TEAMS.options, 'board', true), 'teamHq', true), 'reinforcement', true);
  const form = { ...TEAMS, options };
  expect(withMode(form, 'deathmatch', 4).options).toMatchObject({ mode: 'deathmatch', board: 'expanded', teamHq: 20, reinforcement: true });
  expect(withMode(form, 'duel', 4)).toMatchObject({ seats: 2, options: { mode: 'duel', board: 'main', teamHq: 20, reinforcement: true } });
});

test('who begins is as usual where the mode does not leave it open', () => {
  const form = { ...TEAMS, startingSeat: 'random' } as const;
  expect(withMode(form, 'deathmatch', 4).startingSeat).toBe('random');
  expect(withMode(form, 'one-vs-two', 3).startingSeat).toBe('first');
});

test('whatever is offered can be played', () => {
  for (const mode of MODES)
    for (const count of playerCounts(mode)) {
      const form = withMode(TEAMS, mode, count);
      for (const toggle of TOGGLE_NAMES.filter((one) => allowsToggle(form, one)))
        expect(checkOptions(withToggle(form.options, toggle, true), count)).toBeNull();
    }
});

test('a toggle can be taken away again', () => {
  for (const toggle of TOGGLE_NAMES) {
    const options = withToggle(TEAMS.options, toggle, true);
    expect(hasToggle(options, toggle)).toBe(true);
    expect(withToggle(options, toggle, false)).toEqual(TEAMS.options);
  }
});

describe('O11: a map', () => {
  const city = MAPS.find(({ id }) => id === 'ruined-city') ?? null;
  const depot = MAPS.find(({ id }) => id === 'depot') ?? null;

  test('is offered only where it can be played', () => {
    for (const mode of MODES)
      for (const count of playerCounts(mode)) {
        const form = withMode(TEAMS, mode, count);
        for (const map of mapsFor(form)) expect(checkOptions(withMap(form, map).options, count)).toBeNull();
      }
    expect(mapsFor(DEFAULT_FORM).map(({ id }) => id)).not.toContain('ruined-city');
    expect(mapsFor(TEAMS).map(({ id }) => id)).toContain('ruined-city');
  });

  test('brings its board and is taken away with it', () => {
    const form = withMap(TEAMS, city);
    expect(form.options.board).toBe('expanded');
    expect(mapOf(form.options)).toBe(city);
    expect(withMap(form, null)).toEqual(TEAMS);
  });

  test('stays with another mode if it goes with it, and goes as a whole if not', () => {
    expect(mapOf(withMode(withMap(TEAMS, depot), 'duel', 2).options)).toBe(depot);
    expect(withMode(withMap(TEAMS, city), 'duel', 2).options).toEqual(DEFAULT_FORM.options);
  });
});
