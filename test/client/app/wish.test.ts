import { MODES } from '@hexfall/shared/model/options';
import { checkOptions } from '@hexfall/shared/rules/createMatch';
import { allows, countsOf, hasTrait, PLAIN_WISH, rewish, TRAIT_NAMES, TRAITS, withTrait } from '../../../client/src/store/wish.js';

const TEAMS = rewish(PLAIN_WISH, 'team', 4);

test('the plain wish is a duel that can be played', () => {
  expect(checkOptions(PLAIN_WISH.options, PLAIN_WISH.seats)).toBeNull();
  expect(TRAIT_NAMES.filter((trait) => hasTrait(PLAIN_WISH.options, trait))).toEqual([]);
});

test('every mode offers the numbers of players it can have', () => {
  expect(MODES.map(countsOf)).toEqual([[2], [3, 4], [3, 4], [3], [4], [4]]);
});

test('what goes with another mode stays, the rest becomes as usual', () => {
  const options = withTrait(withTrait(withTrait(TEAMS.options, 'expanded', true), 'teamHq', true), 'reinforcement', true);
  const wish = { ...TEAMS, options };
  expect(rewish(wish, 'deathmatch', 4).options).toMatchObject({ mode: 'deathmatch', board: 'expanded', teamHq: 20, reinforcement: true });
  expect(rewish(wish, 'duel', 4)).toMatchObject({ seats: 2, options: { mode: 'duel', board: 'main', teamHq: 20, reinforcement: true } });
});

test('whatever is offered can be played', () => {
  for (const mode of MODES)
    for (const count of countsOf(mode)) {
      const wish = rewish(TEAMS, mode, count);
      for (const trait of TRAIT_NAMES.filter((one) => allows(wish, TRAITS[one])))
        expect(checkOptions(withTrait(wish.options, trait, true), count)).toBeNull();
    }
});

test('a trait can be taken away again', () => {
  for (const trait of TRAIT_NAMES) {
    const options = withTrait(TEAMS.options, trait, true);
    expect(hasTrait(options, trait)).toBe(true);
    expect(withTrait(options, trait, false)).toEqual(TEAMS.options);
  }
});
