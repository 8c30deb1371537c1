import { correlation, leastSquares } from '@hexfall/shared/review/regression';
import { call, refusal } from './support.js';

const study = async (...args: string[]): Promise<Record<string, unknown>> => {
  const { exitCode, stdout } = await call(['review-study', ...args]);
  expect(exitCode).toBe(0);
  return JSON.parse(stdout) as Record<string, unknown>;
};

describe('review-study', () => {
  test('positions tell results, better than by chance', async () => {
    const found = await study('--of', 'fit', '--games', '12', '--a', 'soldier', '--b', 'soldier');
    expect(found).toMatchObject({ of: 'fit', mode: 'duel', games: 12 });
    expect(found['explainedByProgram']).toBeGreaterThan(0.1);
  });

  test('luck and decisions are measured', async () => {
    const quick = ['--games', '1', '--a', 'scout', '--b', 'recruit', '--redraws', '1', '--effort', 'quick'];
    expect(await study('--of', 'luck', ...quick)).toMatchObject({ of: 'luck', games: 1 });
    const { better } = await study('--of', 'decisions', ...quick);
    expect([0, 0.5, 1]).toContain(better);
  });

  test('a measurement is made in parts, each game with its figures', async () => {
    const quick = ['--of', 'luck', '--a', 'scout', '--b', 'recruit', '--redraws', '1', '--armies', 'expansions'];
    const whole = (await study(...quick, '--games', '2'))['each'] as object[];
    const last = (await study(...quick, '--games', '1', '--from', '1'))['each'] as object[];
    expect(whole).toHaveLength(2);
    expect(last).toEqual(whole.slice(1));
  });

  test.each([
    [['--of', 'fate']],
    [['--a', 'nobody']],
    [['--games', '0']],
    [['--redraws', 'x']],
    [['--effort', 'great']],
    [['--mode', 'chess']],
    [['--armies', 'none']],
    [['--from', '-1']],
  ])('%j is refused', async (args) => {
    expect(await refusal(['review-study', ...args])).toMatch(/bad-option/);
  });
});

describe('the regression', () => {
  test('finds the coefficients of a line', () => {
    const rows = [0, 1, 2, 3, 4].map((x) => [x, 1]);
    const [slope, start] = leastSquares(
      rows,
      rows.map(([x]) => 3 * x! - 2),
    );
    expect(slope).toBeCloseTo(3, 1);
    expect(start).toBeCloseTo(-2, 1);
  });

  test('correlates', () => {
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(correlation([1, 1], [1, 2])).toBe(0);
  });
});
