import { inTurn, matchInMatrix, type MatchPlan } from '@hexfall/shared/cli/matchPlan';
import { mapOf, MAPS } from '@hexfall/shared/content/maps';
import { MODES, OPTION_NAMES, type OptionName, OPTIONS } from '@hexfall/shared/model/options';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { checkOptions, createMatch } from '@hexfall/shared/rules/createMatch';

const first = (count: number): MatchPlan[] => Array.from({ length: count }, (_, number) => matchInMatrix(number));
const kindOf = ({ options, armies }: MatchPlan): string => `${options.mode} ${armies.length}`;
const different = (plans: readonly MatchPlan[], of: (plan: MatchPlan) => unknown): number =>
  new Set(plans.map((plan) => JSON.stringify(of(plan)))).size;

/** In as many the four players of a kind of match have had every order of armies. */
const MANY = first(8 * 3100);

describe('all kinds of matches in a fixed order', () => {
  const KINDS = [
    'duel 2',
    'deathmatch 3',
    'deathmatch 4',
    'deathmatch-score 3',
    'deathmatch-score 4',
    'one-vs-two 3',
    'team 4',
    'team-score 4',
  ];

  test('modes and numbers of players take turns', () => {
    expect(first(8).map(kindOf)).toEqual(KINDS);
    expect(first(8)).toEqual(Array.from({ length: 8 }, (_, number) => matchInMatrix(number)));
    expect(new Set(first(8).map(({ options }) => options.mode)).size).toBe(MODES.length);
  });

  test('every match can be created', () => {
    for (const plan of first(2000)) expect([plan, createMatch({ ...plan, seed: 'a' }).ok]).toEqual([plan, true]);
  });

  /* By hand: in a duel 0 to 2 mercenaries, with more players 0 or 1; with four players 2 boards; in a team match 2 HQs; every other option has
     all its values. Of 7 armies there are 7 × 6 orders for two players, × 5 for three, × 4 for four. */
  const BY_MODE: readonly OptionName[] = ['mercenaries', 'board', 'teamHq'];
  const FREE = OPTION_NAMES.filter((name) => !BY_MODE.includes(name));
  const free = FREE.reduce((product, name) => product * OPTIONS[name].values.length, 1);

  test.each([
    ['duel 2', free * 3, 42],
    ['deathmatch 3', free * 2, 210],
    ['deathmatch 4', free * 2 * 2, 840],
    ['one-vs-two 3', free * 2, 210],
    ['team 4', free * 2 * 2 * 2, 840],
    ['team-score 4', free * 2 * 2, 840],
  ])('%s: %i combinations of options come up, and all %i orders of armies', (kind, options, orders) => {
    const plans = MANY.slice(0, 8 * options).filter((plan) => kindOf(plan) === kind);
    expect(different(plans, (plan) => ({ ...plan.options, terrain: [], turrets: [] }))).toBe(options);
    const more = MANY.filter((plan) => kindOf(plan) === kind && !plan.options.sameArmy);
    expect(different(more, (plan) => plan.armies)).toBe(orders);
  });

  test('already the first few hundred have every value of every option in every mode, and every army', () => {
    for (const kind of KINDS) {
      const plans = first(400).filter((plan) => kindOf(plan) === kind);
      const { options, armies } = plans[0]!;
      for (const name of FREE) {
        expect([kind, name, different(plans, (plan) => plan.options[name])]).toEqual([kind, name, OPTIONS[name].values.length]);
      }
      expect(different(plans, (plan) => plan.options.mercenaries)).toBe(armies.length === 2 ? 3 : 2);
      expect(different(plans, (plan) => plan.options.board)).toBe(armies.length === 4 ? 2 : 1);
      expect(different(plans, (plan) => plan.options.teamHq)).toBe(options.mode === 'team' ? 2 : 1);
      expect(new Set(plans.flatMap((plan) => plan.armies))).toEqual(new Set(ARMY_IDS));
      for (const plan of plans) expect(checkOptions(plan.options, plan.armies.length)).toBeNull();
    }
  });

  test('O11: more than a quarter is played on terrain, and every map by every number of players that it is made for', () => {
    const plans = first(8 * 200);
    const on = (plan: MatchPlan) => mapOf(plan.options);
    expect(plans.filter((plan) => plan.options.terrain.length > 0).length).toBeGreaterThan(plans.length / 4);
    for (const map of MAPS) {
      const sizes = new Set(plans.filter((plan) => on(plan)?.id === map.id).map(({ armies }) => armies.length));
      expect([map.id, Math.min(...sizes), Math.max(...sizes)]).toEqual([map.id, map.players.min, map.players.max]);
    }
  });

  test('P1: everyone has the agreed number of mercenaries, and every one fights somewhere', () => {
    const hiring = first(400).filter(({ options }) => options.mercenaries > 0);
    for (const { options, armies, mercenaries = [] } of hiring) {
      expect(mercenaries.map((each) => each.length)).toEqual(armies.map(() => options.mercenaries));
    }
    expect(different(hiring, ({ mercenaries }) => mercenaries?.[0]?.[0])).toBe(4);
  });

  test('O7: just two have the same army where that is allowed', () => {
    for (const { options, armies } of first(400)) expect(new Set(armies).size).toBe(armies.length - (options.sameArmy ? 1 : 0));
  });

  test('taking in turn goes around, and needs something to take', () => {
    expect([0, 1, 2, 3].map((place) => inTurn(['a', 'b', 'c'], place))).toEqual(['a', 'b', 'c', 'a']);
    expect(() => inTurn([], 0)).toThrow('nothing');
  });
});
