import { calibrationOf, type Foretold } from '../../tools/review/calibration.js';
import { type Contest, correlation, correlationInterval, leastSquares, partInterval, softmaxSlopes } from '../../tools/review/inference.js';
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

  test('chances are compared with what has come of them, in bins', () => {
    const found = study('--of', 'chances', '--games', '3', '--a', 'recruit', '--b', 'recruit', '--redraws', '1');
    for (const how of ['byHand', 'position', 'after']) {
      const { positions, bins } = found[how] as { readonly positions: number; readonly bins: readonly { readonly positions: number }[] };
      expect(positions).toBeGreaterThan(30);
      expect(bins.reduce((sum, bin) => sum + bin.positions, 0)).toBe(positions);
    }
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

  test('finds the slopes with which a softmax tells results', () => {
    // A lead of 2 wins in 3 of 4 contests at the start, and one of 1 at the end: the logits are log 3.
    const contests = (lead: number, left: number): Contest[] =>
      [1, 1, 1, 0].map((won) => ({ expected: [lead, 0], left, shares: [won, 1 - won] }));
    const [atStart, atEnd] = softmaxSlopes([...contests(2, 1), ...contests(1, 0)]);
    expect(atStart).toBeCloseTo(Math.log(3) / 2, 2);
    expect(atEnd).toBeCloseTo(Math.log(3), 2);
  });

  test('says how often what was foretold has come, and how much of the results that explains', () => {
    const foretold = (chance: number, won: number, count: number): Foretold[] =>
      Array.from({ length: count }, (_, game) => ({ game, chance, won }));
    const rows = [...foretold(0.75, 1, 3), ...foretold(0.75, 0, 1), ...foretold(0.25, 1, 1), ...foretold(0.25, 0, 3)];
    expect(calibrationOf(rows)).toMatchObject({
      positions: 8,
      explained: 25,
      bins: [
        { from: 20, positions: 4, foretold: 25, won: 25 },
        { from: 65, positions: 4, foretold: 75, won: 75 },
      ],
    });
  });

  test('gives intervals of a part and of a correlation', () => {
    expect(partInterval(23, 27).map((bound) => Math.round(1000 * bound))).toEqual([675, 941]);
    expect(correlationInterval(0, 100).map((bound) => Math.round(1000 * bound))).toEqual([-196, 196]);
  });
});
