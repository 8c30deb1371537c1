import { MODES } from '@hexfall/shared/model/options';
import { checkOptions } from '@hexfall/shared/rules/createMatch';
import {
  allows,
  playerCounts,
  hasToggle,
  DEFAULT_FORM,
  withMode,
  TOGGLE_NAMES,
  TOGGLES,
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
  const options = withToggle(withToggle(withToggle(TEAMS.options, 'expanded', true), 'teamHq', true), 'reinforcement', true);
  const form = { ...TEAMS, options };
  expect(withMode(form, 'deathmatch', 4).options).toMatchObject({ mode: 'deathmatch', board: 'expanded', teamHq: 20, reinforcement: true });
  expect(withMode(form, 'duel', 4)).toMatchObject({ seats: 2, options: { mode: 'duel', board: 'main', teamHq: 20, reinforcement: true } });
});

test('whatever is offered can be played', () => {
  for (const mode of MODES)
    for (const count of playerCounts(mode)) {
      const form = withMode(TEAMS, mode, count);
      for (const toggle of TOGGLE_NAMES.filter((one) => allows(form, TOGGLES[one])))
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
