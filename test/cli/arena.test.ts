import { call, refusal } from './support.js';

const scoreOf = async (a: string, b: string, ...more: string[]): Promise<{ readonly score: number; readonly deals: number }> => {
  const { exitCode, stdout } = await call(['arena', '--a', a, '--b', b, ...more]);
  expect(exitCode).toBe(0);
  return JSON.parse(stdout) as { readonly score: number; readonly deals: number };
};

describe('arena', () => {
  test('a level that plans whole turns wins nearly always against the policy that does not', async () => {
    const { score, deals } = await scoreOf('veteran', 'greedy', '--deals', '12');
    expect(deals).toBe(12);
    expect(score).toBeGreaterThan(80);
  });

  test('takes policies and armies by name', async () => {
    const printed = await scoreOf('random', 'random', '--deals', '3', '--armies', 'new-york,neojungle');
    expect(printed).toMatchObject({ a: 'random', b: 'random', mode: 'duel', deals: 3 });
  });

  test.each(['deathmatch', 'one-vs-two', 'team', 'team-score'])('plays %s', async (mode) => {
    const printed = await scoreOf('scout', 'random', '--deals', '1', '--mode', mode);
    expect(printed.score).toBeGreaterThanOrEqual(0);
  });

  test.each([
    [['--b', 'greedy']],
    [['--a', 'nobody', '--b', 'greedy']],
    [['--a', 'scout', '--b', 'greedy', '--deals', '0']],
    [['--a', 'scout', '--b', 'greedy', '--mode', 'chess']],
    [['--a', 'scout', '--b', 'greedy', '--armies', 'borgo']],
  ])('%j is refused', async (args) => {
    expect(await refusal(['arena', ...args])).toMatch(/bad-option/);
  });
});
