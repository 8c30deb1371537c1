import { type ToldIntent, type UnitStatistics, unitStatistics } from '@hexfall/shared/inspect/unitStatistics';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { type UnsoundReason, whyLuckIsUnsound } from '@hexfall/shared/review/soundness';
import { averageOf, isAbove, paired, studentFactor, sumOf } from '@hexfall/shared/review/statistics';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { position, type PositionDraft } from '../support/play.js';
import { stepOn } from '../support/states.js';

/** A number of the standard normal distribution (Box and Muller). */
const normal = (random: RandomSource): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const list = (count: number, random: RandomSource): number[] => Array.from({ length: count }, () => normal(random));

describe("Student's factor", () => {
  // From the printed tables of the distribution.
  test.each([
    [2, 1, 12.706],
    [3, 1, 4.303],
    [12, 1, 2.201],
    [24, 1, 2.069],
    [31, 1, 2.042],
    [24, 5, 2.807],
    [11, 10, 3.581],
    [1001, 1, 1.962],
  ])('of %i values, %i compared, it is %f', (count, compared, factor) => {
    expect(studentFactor(count, compared)).toBeCloseTo(factor, 3);
  });
});

describe('an interval', () => {
  test.each([3, 12, 24])('of %i values holds the true mean 95 times in 100', (count) => {
    const random = randomFrom(count);
    const trials = 8000;
    let held = 0;
    for (let trial = 0; trial < trials; trial++) {
      const { mean, interval } = averageOf(list(count, random));
      if (Math.abs(mean) <= interval) held++;
    }
    expect(held / trials).toBeGreaterThan(0.943);
    expect(held / trials).toBeLessThan(0.957);
  });

  test.each([1, 5, 25])('the greatest of %i means that are 0 is above 0 for sure at most once in 40', (compared) => {
    const random = randomFrom(compared);
    const trials = 1500;
    let above = 0;
    for (let trial = 0; trial < trials; trial++) {
      const means = Array.from({ length: compared }, () => averageOf(list(24, random)));
      if (means.some((each) => isAbove(each, compared))) above++;
    }
    expect(above / trials).toBeLessThan(0.036);
  });

  test('one value says nothing, and none neither', () => {
    expect(averageOf([7])).toEqual({ mean: 7, interval: Infinity, count: 1 });
    expect(averageOf([])).toEqual({ mean: 0, interval: Infinity, count: 0 });
    expect(isAbove(averageOf([7]))).toBe(false);
    expect(isAbove(averageOf([7]), 20)).toBe(false);
  });

  test('of paired differences is that of their mean', () => {
    const found = paired([3, 5], [1, 1]);
    expect(found).toMatchObject({ mean: 3, count: 2 });
    expect(found.interval).toBeCloseTo(12.706, 3);
    expect(isAbove(found)).toBe(false);
  });

  test('of a sum is the root of the squares', () => {
    const [a, b] = [
      { mean: 1, interval: 3, count: 24 },
      { mean: 2, interval: 4, count: 12 },
    ];
    expect(sumOf([a, b])).toEqual({ mean: 3, interval: 5, count: 12 });
  });
});

const reasonFor = (change: Partial<Options>, armies: readonly ArmyId[] = ['borgo', 'outpost']): UnsoundReason | null => {
  const options = { ...DEFAULT_OPTIONS, ...change };
  const mercenaries = armies.map((_, seat) => [['patch', 'drill'][seat]!]);
  const created = createMatch({ options, armies, seed: 'luck', ...(options.mercenaries > 0 && { mercenaries }) });
  if (!created.ok) throw new Error(created.error.message);
  return whyLuckIsUnsound(created.value.table);
};

describe('luck is told where it was measured (docs/review.md)', () => {
  test('in duels of the base armies, with any clock, with and without taking back', () => {
    expect(reasonFor({})).toBeNull();
    expect(reasonFor({ takeBack: false })).toBeNull();
    expect(reasonFor({}, ['hegemony', 'moloch'])).toBeNull();
  });

  test('in no other mode', () => {
    expect(reasonFor({ mode: 'deathmatch' }, ['borgo', 'outpost', 'moloch'])).toBe('mode');
    expect(reasonFor({ mode: 'team' }, ['borgo', 'outpost', 'moloch', 'hegemony'])).toBe('mode');
  });

  test('with no other army', () => {
    expect(reasonFor({}, ['borgo', 'doomsday'])).toBe('armies');
    expect(reasonFor({}, ['new-york', 'moloch'])).toBe('armies');
  });

  test.each<Partial<Options>>([
    { start: 'alternative' },
    { bomber: 'neutral' },
    { sameArmy: true },
    { terrain: [{ kind: 'toxin', at: [0, 0] } as never] },
  ])('not with %j', (change) => {
    expect(whyLuckIsUnsound({ options: { ...DEFAULT_OPTIONS, ...change }, players: [] })).toBe('rules');
  });
});

/** Plays intents from a position; gives what each did. */
const told = (draft: PositionDraft, ...moves: readonly (readonly [Seat, Intent])[]): ToldIntent[] => {
  let table: Table = position(draft);
  return moves.map(([seat, intent]) => {
    const before = table;
    const done = stepOn(before, seat, intent);
    if (!done.ok) throw new Error(done.error.message);
    table = done.value.table;
    return { before, events: done.value.events };
  });
};

const of = (units: readonly UnitStatistics[], tile: string): UnitStatistics | undefined => units.find((unit) => unit.tile === tile);

const BATTLE: readonly [Seat, Intent] = [0, { do: 'battle' }];
const brawler = (at: readonly [number, number], rot: 0 | 1 | 2 | 3 | 4 | 5): readonly [Seat, Intent] => [
  0,
  { do: 'place', tile: 'brawler', at, rot },
];

const draft = (...units: readonly string[]): PositionDraft => ({
  players: [
    { army: 'borgo', hand: ['battle', 'brawler'], pile: ['mutant', 'mutant'] },
    { army: 'outpost', pile: ['commando', 'commando', 'scout'] },
  ],
  units: ['borgo/hq 2,0', 'outpost/hq -2,0', ...units],
});

describe('what units have done', () => {
  test('wounds dealt, and turns on the board', () => {
    const units = unitStatistics(told(draft(), brawler([-1, 0], 5), BATTLE));
    // The Brawler hits the HQ with 2; the HQ answers at initiative 0 and destroys it before the next turn.
    expect(of(units, 'borgo/brawler')).toEqual({ seat: 0, tile: 'borgo/brawler', placed: 1, dealt: 2, saved: 0, turns: 0 });
    expect(of(units, 'outpost/hq')).toMatchObject({ dealt: 1, turns: 1 });
  });

  test('what a Medic cancels is saved by it, and dealt by nobody (D1)', () => {
    const units = unitStatistics(told(draft('outpost/medic -2,1'), brawler([-1, -1], 4), BATTLE));
    expect(of(units, 'borgo/brawler')).toMatchObject({ dealt: 0 });
    expect(of(units, 'outpost/medic')).toMatchObject({ saved: 2, turns: 0 });
  });

  test('armor saves what it stops (U4)', () => {
    const shot: PositionDraft = {
      players: [
        { army: 'outpost', hand: ['battle'], pile: ['scout'] },
        { army: 'moloch', pile: ['blocker', 'blocker', 'hybrid'] },
      ],
      units: ['outpost/hq 2,0', 'moloch/hq -2,0', 'outpost/commando 0,0 r4', 'moloch/blocker 0,-2 r3'],
    };
    const units = unitStatistics(told(shot, BATTLE));
    expect(of(units, 'moloch/blocker')).toMatchObject({ seat: 1, saved: 1, turns: 1 });
    expect(of(units, 'outpost/commando')).toMatchObject({ dealt: 0, turns: 1 });
  });

  test('what was taken back was not done (T7)', () => {
    const placed = brawler([-1, 0], 5);
    const units = unitStatistics(told(draft(), placed, [0, { do: 'take-back' }], placed, BATTLE));
    expect(of(units, 'borgo/brawler')).toMatchObject({ placed: 1, dealt: 2 });
  });

  test('nor was what was taken back with the answers to its questions', () => {
    const done = told(draft(), brawler([-1, 0], 5));
    const { before } = done[0]!;
    const answered: ToldIntent = { before, events: [{ type: 'chose', player: 0, key: 'none' }] };
    expect(unitStatistics([...done, answered, { before, events: [{ type: 'took-back', player: 0 }] }])).toEqual([]);
  });

  test('venom is no doing of the unit that has it (P17)', () => {
    const poisoned: PositionDraft = {
      players: [
        { army: 'borgo', hand: ['battle'], pile: ['mutant', 'mutant'] },
        { army: 'neojungle', pile: ['monster', 'monster', 'monster'] },
      ],
      units: ['borgo/super-mutant 0,0 v1'],
    };
    expect(of(unitStatistics(told(poisoned, BATTLE)), 'borgo/super-mutant')).toMatchObject({ dealt: 0, turns: 1 });
  });
});
