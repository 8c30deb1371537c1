import { correlation, correlationInterval, leastSquares, partInterval } from '../../tools/review/inference.js';
import { reviewStudy } from '../../tools/review/reviewStudy.js';

const study = (...args: string[]): Record<string, unknown> => {
  const answer = reviewStudy(args);
  if (!answer.ok) throw new Error(answer.error.message);
  return { ...answer.value };
};

describe('review-study', () => {
  test('positions tell results, better than by chance', () => {
    const found = study('--of', 'fit', '--games', '12', '--a', 'soldier', '--b', 'soldier');
    expect(found).toMatchObject({ of: 'fit', mode: 'duel', games: 12 });
    expect(found['explainedByProgram']).toBeGreaterThan(0.1);
  });

  test('luck and decisions are measured', () => {
    const quick = ['--games', '1', '--a', 'scout', '--b', 'recruit', '--redraws', '1', '--effort', 'quick'];
    expect(study('--of', 'luck', ...quick)).toMatchObject({ of: 'luck', games: 1 });
    const { better } = study('--of', 'decisions', ...quick);
    expect([0, 0.5, 1]).toContain(better);
  });

  test('a measurement is made in parts, each game with its figures', () => {
    const quick = ['--of', 'luck', '--a', 'scout', '--b', 'recruit', '--redraws', '1', '--armies', 'expansions'];
    const whole = study(...quick, '--games', '2')['each'] as object[];
    const last = study(...quick, '--games', '1', '--from', '1')['each'] as object[];
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
  ])('%j is refused', (args) => {
    expect(reviewStudy(args)).toMatchObject({ error: { code: 'bad-option' } });
  });
});

describe('inference', () => {
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

  test('gives intervals of a part and of a correlation', () => {
    expect(partInterval(23, 27).map((bound) => Math.round(1000 * bound))).toEqual([675, 941]);
    expect(correlationInterval(0, 100).map((bound) => Math.round(1000 * bound))).toEqual([-196, 196]);
  });
});
