import { type SwissEntrant, swissPairings } from '@hexfall/shared/competition/swiss';
import { pick, randomFrom, type RandomSource, shuffled } from '@hexfall/shared/model/random';
import { cases } from '../support/slow.js';

const entrantOf = (entrant: number, points: number, rank: number, more: Partial<SwissEntrant> = {}): SwissEntrant => ({
  entrant,
  points,
  rank,
  opponents: [],
  began: [],
  free: 0,
  floated: null,
  ...more,
});

const pairsOf = (entrants: readonly SwissEntrant[]): readonly (readonly [number, number | null])[] =>
  swissPairings(entrants).map((pairing) => pairing.entrants);

/** Pairs without who begins, as text. */
const textOf = (pairs: readonly (readonly (number | null)[])[]): string =>
  pairs
    .map((pair) => pair.map(String).sort().join('-'))
    .sort()
    .join(' ');

const begun = (signs: string): boolean[] => [...signs].map((sign) => sign === '+');

/** Any state that entrants can be in, also such as no tournament has. */
const randomEntrants = (count: number, random: RandomSource): SwissEntrant[] => {
  const opponents = Array.from({ length: count }, (): number[] => []);
  for (let meeting = 0; meeting < count * random() * 3; meeting++) {
    const [a, b] = shuffled([...opponents.keys()], random);
    opponents[a!]!.push(b!);
    opponents[b!]!.push(a!);
  }
  const points = Array.from({ length: count }, () => pick([0, 1, 3, 4, 6], random)).sort((a, b) => b - a);
  return points.map((own, rank) => ({
    entrant: rank,
    points: own,
    rank,
    opponents: opponents[rank]!,
    began: begun(pick(['', '+', '-', '++', '--', '+-', '-+', '--+', '++-', '+--'], random)),
    free: pick([0, 0, 0, 1, 2], random),
    floated: pick([null, null, 'up', 'down'], random),
  }));
};

/** What the document says that a wish is: to begin (above 0) or not, 2 if it is urgent. */
const WISHES: Readonly<Record<string, number>> = {
  '': 0,
  '+': -1,
  '-': 1,
  '++': -2,
  '--': 2,
  '+-': 1,
  '-+': -1,
  '--+': 1,
  '++-': -1,
  '+--': 2,
};
const wishOf = ({ began }: SwissEntrant): number => WISHES[began.map((each) => (each ? '+' : '-')).join('')]!;

/** The sums of the costs of a round by the document, the worst first. */
const costsByDocument = (entrants: readonly SwissEntrant[], pairs: readonly (readonly [number, number | null])[]): readonly number[] => {
  const groups = [...new Set(entrants.map(({ points }) => points))].sort((a, b) => b - a);
  const sums = [0, 0, 0, 0, 0, 0];
  const add = (level: number, cost: number): void => void (sums[level]! += cost);
  for (const [first, second] of pairs) {
    const one = entrants[first]!;
    if (second === null) {
      add(1, Math.min(3, one.free));
      add(3, 4 * (groups.length - 1 - groups.indexOf(one.points)) ** 2);
      continue;
    }
    const two = entrants[second]!;
    add(0, Math.min(3, one.opponents.filter((opponent) => opponent === second).length));
    const [a, b] = [wishOf(one), wishOf(two)];
    if (a === b && Math.abs(a) === 2) add(2, 1);
    add(3, (groups.indexOf(one.points) - groups.indexOf(two.points)) ** 2);
    if (a * b > 0) add(4, 2 * Math.max(Math.abs(a), Math.abs(b)));
    const [high, low] = one.points >= two.points ? [one, two] : [two, one];
    if (high.points > low.points) add(4, (high.floated === 'down' ? 1 : 0) + (low.floated === 'up' ? 1 : 0));
    else {
      const group = entrants.filter(({ points }) => points === high.points);
      add(5, Math.abs(Math.abs(group.indexOf(one) - group.indexOf(two)) - Math.floor(group.length / 2)));
    }
  }
  return sums;
};

/** All ways to pair a list, with one bye if it is odd. */
function* everyPairing(left: readonly number[], bye: boolean): Generator<(readonly [number, number | null])[]> {
  const [first, ...others] = left;
  if (first === undefined) {
    yield [];
    return;
  }
  if (bye) for (const rest of everyPairing(others, false)) yield [[first, null], ...rest];
  for (const second of others)
    for (const rest of everyPairing(
      others.filter((one) => one !== second),
      bye,
    ))
      yield [[first, second], ...rest];
}

const compareCosts = (a: readonly number[], b: readonly number[]): number => a.map((cost, level) => cost - b[level]!).find(Boolean) ?? 0;

test('a Swiss is paired by the least costs of the document, as trying all pairings shows', () => {
  const random = randomFrom(41);
  for (let run = 0; run < cases(120, 1500); run++) {
    const count = run % 40 === 0 ? 11 + (run % 80 === 0 ? 1 : 0) : 2 + (run % 8);
    const entrants = randomEntrants(count, random);
    let best: readonly number[] | null = null;
    for (const pairs of everyPairing([...entrants.keys()], count % 2 === 1)) {
      const costs = costsByDocument(entrants, pairs);
      if (!best || compareCosts(costs, best) < 0) best = costs;
    }
    expect(costsByDocument(entrants, pairsOf(entrants))).toEqual(best);
  }
});

test('other numbers and another order of entrants give the same pairings', () => {
  const random = randomFrom(42);
  for (let run = 0; run < cases(100, 1000); run++) {
    const entrants = randomEntrants(2 + (run % 39), random);
    const pairs = pairsOf(entrants);
    expect(pairsOf(shuffled([...entrants], random))).toEqual(pairs);
    const other = (entrant: number): number => 1000 - entrant;
    const renamed = entrants.map((one) => ({ ...one, entrant: other(one.entrant), opponents: one.opponents.map(other) }));
    expect(pairsOf(renamed)).toEqual(pairs.map(([one, two]) => [other(one), two === null ? null : other(two)]));
  }
});

test('round 1: the upper half meets the lower half in order, and the last has the bye', () => {
  const entrants = Array.from({ length: 9 }, (_, rank) => entrantOf(rank, 0, rank));
  expect(textOf(pairsOf(entrants.slice(0, 8)))).toBe('0-4 1-5 2-6 3-7');
  expect(pairsOf(entrants).filter(([, two]) => two === null)).toHaveLength(1);
  expect(pairsOf([entrantOf(5, 0, 0)])).toEqual([[5, null]]);
  expect(pairsOf([])).toEqual([]);
});

test('of an odd group somebody comes down, and the bye goes to the lowest group', () => {
  const entrants = [3, 3, 3, 0, 0].map((points, rank) => entrantOf(rank, points, rank));
  const pairs = pairsOf(entrants);
  const bye = pairs.find(([, two]) => two === null)!;
  expect(entrants[bye[0]]!.points).toBe(0);
  expect(pairs.filter(([one, two]) => two !== null && entrants[one]!.points === 3 && entrants[two]!.points === 3)).toHaveLength(1);
});

test('who has met somebody, had a bye or come down before, gets something else', () => {
  const met = [entrantOf(0, 3, 0, { opponents: [2] }), entrantOf(1, 3, 1), entrantOf(2, 3, 2, { opponents: [0] }), entrantOf(3, 3, 3)];
  expect(textOf(pairsOf(met))).not.toContain('0-2');
  const free = [entrantOf(0, 3, 0), entrantOf(1, 0, 1), entrantOf(2, 0, 2, { free: 1 })];
  expect(textOf(pairsOf(free))).toBe('0-2 1-null');
  const down = [entrantOf(0, 3, 0, { floated: 'down' }), entrantOf(1, 3, 1), entrantOf(2, 3, 2), entrantOf(3, 0, 3)];
  expect(textOf(pairsOf(down))).not.toContain('0-3');
});

test.each([
  ['-', '+', 'one'],
  ['+-', '-+', 'one'],
  ['++', '--', 'two'],
  ['+--', '-', 'one'],
  ['--+', '++-', 'one'],
])('after %s and %s entrant %s begins', (one, two, who) => {
  const [pair] = pairsOf([entrantOf(0, 0, 0, { began: begun(one) }), entrantOf(1, 0, 1, { began: begun(two) })]);
  expect(pair?.[0]).toBe(who === 'one' ? 0 : 1);
});

test('the most entrants can be paired in the worst case', () => {
  const random = randomFrom(43);
  const entrants = Array.from({ length: 256 }, (_, rank) =>
    entrantOf(rank, 0, rank, {
      opponents: Array.from({ length: 768 }, (__, index) => index % 256).filter((other) => other !== rank),
      began: begun('++'),
      free: 3,
      floated: pick(['up', 'down'], random),
    }),
  );
  expect(new Set(pairsOf(entrants).flat()).size).toBe(256);
});

test('nobody begins a third time, however far that is from the opponents that are left', () => {
  const all = Array.from({ length: 16 }, (_, rank) => entrantOf(rank, 21 - 3 * Math.floor(rank / 2), rank));
  const near = Array.from({ length: 12 }, (_, index) => index + 2);
  const leaders = all.slice(0, 2).map((one) => ({ ...one, opponents: near, began: begun('++') }));
  expect(textOf(pairsOf([...leaders, ...all.slice(2)]))).toMatch(/0-1[45] 1-1[45] /);
});
