import { arena } from '../../tools/arena.js';

const scoreOf = (a: string, b: string, ...more: string[]): { readonly score?: number; readonly deals?: number } => {
  const answer = arena(['--a', a, '--b', b, ...more]);
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
};

describe('arena', () => {
  test('a level that plans whole turns wins nearly always against the policy that does not', () => {
    const { score, deals } = scoreOf('veteran', 'greedy', '--deals', '12');
    expect(deals).toBe(12);
    expect(score).toBeGreaterThan(80);
  });

  test('takes policies and armies by name', () => {
    const printed = scoreOf('random', 'random', '--deals', '3', '--armies', 'new-york,neojungle');
    expect(printed).toMatchObject({ a: 'random', b: 'random', mode: 'duel', deals: 3 });
  });

  test.each(['deathmatch', 'one-vs-two', 'team', 'team-score'])('plays %s', (mode) => {
    const printed = scoreOf('scout', 'random', '--deals', '1', '--mode', mode);
    expect(printed.score).toBeGreaterThanOrEqual(0);
  });

  test.each([
    ['--map', 'citadel'],
    ['--mode', 'team', '--map', 'ruined-city'],
    ['--mode', 'team', '--board', 'expanded'],
    ['--mercenaries', '2', '--bomber', 'neutral'],
  ])('plays with %s %s %s %s', (...options) => {
    const played = (...more: string[]): object => ({ ...scoreOf('recruit', 'greedy', '--deals', '2', ...more), msPerTurn: null });
    const [printed, plain] = [played(...options), played(...options.slice(0, options[0] === '--mode' ? 2 : 0))];
    expect(printed).not.toEqual(plain);
  });

  test.each([
    [['--b', 'greedy']],
    [['--a', 'nobody', '--b', 'greedy']],
    [['--a', 'scout', '--b', 'greedy', '--deals', '0']],
    [['--a', 'scout', '--b', 'greedy', '--mode', 'chess']],
    [['--a', 'scout', '--b', 'greedy', '--armies', 'borgo']],
    [['--a', 'scout', '--b', 'greedy', '--map', 'moon']],
    [['--a', 'scout', '--b', 'greedy', '--map', 'ruined-city']],
    [['--a', 'scout', '--b', 'greedy', '--mode', 'team', '--mercenaries', '2']],
  ])('%j is refused', (args) => {
    expect(arena(args)).toMatchObject({ error: { code: 'bad-option' } });
  });
});
