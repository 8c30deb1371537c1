import { createHash } from 'node:crypto';
import { BASE_ARMIES, pileOf } from '@hexfall/shared/content/catalog';
import { dealArmies, dealtFrom } from '@hexfall/shared/fair/fairSeed';
import { sha256Hex } from '@hexfall/shared/fair/sha256';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { hashOfText, randomFrom } from '@hexfall/shared/model/random';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';

const piles = (seed: string, armies: readonly ArmyId[] = ['borgo', 'moloch'], sameArmy = false): (readonly TileKey[])[] => {
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, sameArmy }, armies, seed });
  if (!created.ok) throw new Error(created.error.message);
  return created.value.piles.map((pile) => {
    if (!pile) throw new Error('a new match knows its piles');
    return pile;
  });
};

const countOf = (tiles: readonly TileKey[]): Map<TileKey, number> => {
  const count = new Map<TileKey, number>();
  for (const tile of tiles) count.set(tile, (count.get(tile) ?? 0) + 1);
  return count;
};

const SEEDS = Array.from({ length: 3000 }, (_, index) => `seed ${index}`);

describe('S2 the shuffle', () => {
  test('S2 the same seed gives the same match', () => {
    const setup = { options: DEFAULT_OPTIONS, armies: ['outpost', 'hegemony'], seed: 'ἑξάς 六 \u0000' } as const;
    expect(createMatch(setup)).toEqual(createMatch(setup));
  });

  test('S2 different seeds give different orders, for both players', () => {
    const orders = SEEDS.slice(0, 500).map((seed) => piles(seed));
    for (const seat of [0, 1]) expect(new Set(orders.map((pile) => pile[seat]!.join())).size).toBe(500);
  });

  test('S2 near seeds, the empty one and long ones too', () => {
    const seeds = ['', ' ', '0', '00', '1', 'a', 'b', 'ab', 'ba', 'x'.repeat(5000), 'x'.repeat(5001)];
    expect(new Set(seeds.map((seed) => piles(seed)[0]!.join())).size).toBe(seeds.length);
  });

  test.each(BASE_ARMIES)('S2 every order of %s is one of its 34 tiles', (army) => {
    const sorted = pileOf(army).sort();
    const other = army === 'borgo' ? 'moloch' : 'borgo';
    for (const seed of SEEDS.slice(0, 100)) expect([...piles(seed, [army, other])[0]!].sort()).toEqual(sorted);
  });

  test('S2 the two piles of a match are shuffled independently', () => {
    const same = SEEDS.slice(0, 300).filter((seed) => {
      const [one, other] = piles(seed, ['borgo', 'borgo'], true);
      return one!.join() === other!.join();
    });
    expect(same).toEqual([]);
  });

  test.each([0, 16, 33])('S2 every tile is as likely as its copies at place %d of the pile', (place) => {
    const copies = countOf(pileOf('borgo'));
    const found = countOf(SEEDS.map((seed) => piles(seed)[0]![place]!));
    const chiSquare = [...copies].reduce((sum, [tile, count]) => {
      const expected = (SEEDS.length * count) / 34;
      return sum + ((found.get(tile) ?? 0) - expected) ** 2 / expected;
    }, 0);
    // 13 designs, so 12 degrees of freedom: a fair shuffle exceeds 40 less than once in ten thousand.
    expect(copies.size).toBe(13);
    expect(chiSquare).toBeLessThan(40);
  });

  test('S2 the first tile says nothing about the second', () => {
    const pairs = SEEDS.map((seed) => piles(seed)[0]!.slice(0, 2));
    const mutants = pairs.filter(([first]) => first === 'borgo/mutant');
    const both = mutants.filter(([, second]) => second === 'borgo/mutant').length;
    expect(both / mutants.length).toBeGreaterThan((5 / 33) * 0.6);
    expect(both / mutants.length).toBeLessThan((5 / 33) * 1.4);
  });
});

/* Records are checked with what a seed gives: a change of these is a change of the rules' version. */
describe('S2 what a seed gives stays the same', () => {
  test.each<[seed: string, same: boolean, armies: readonly ArmyId[]]>([
    ['', false, ['borgo', 'outpost', 'doomsday', 'hegemony']],
    ['', true, ['borgo', 'doomsday', 'moloch', 'hegemony']],
    ['seed 1', false, ['hegemony', 'borgo', 'moloch', 'outpost']],
    ['seed 1', true, ['hegemony', 'moloch', 'hegemony', 'doomsday']],
    ['ἑξάς 六', false, ['hegemony', 'outpost', 'moloch', 'doomsday']],
    ['ἑξάς 六', true, ['hegemony', 'moloch', 'doomsday', 'outpost']],
  ])('O7 the armies dealt from five by "%s" where an army can be dealt twice: %s', (seed, same, armies) => {
    expect(dealArmies(seed, 4, same, 5)).toEqual(armies);
    expect(dealArmies(seed, 2, same, 5)).toEqual(armies.slice(0, 2));
    expect(dealtFrom(seed, armies, same)).toBe(5);
  });

  test.each<[seed: string, same: boolean, armies: readonly ArmyId[]]>([
    ['', false, ['neojungle', 'hegemony', 'outpost', 'doomsday']],
    ['', true, ['neojungle', 'new-york', 'neojungle', 'borgo']],
    ['seed 1', false, ['doomsday', 'hegemony', 'moloch', 'neojungle']],
    ['seed 1', true, ['doomsday', 'hegemony', 'moloch', 'borgo']],
  ])('O7 the armies dealt from "%s" where an army can be dealt twice: %s', (seed, same, armies) => {
    expect(dealArmies(seed, 4, same)).toEqual(armies);
    expect(dealArmies(seed, 2, same)).toEqual(armies.slice(0, 2));
    expect(dealtFrom(seed, armies, same)).toBe(7);
  });

  test('armies that were not dealt follow from no seed', () => {
    expect(dealtFrom('seed 1', ['borgo', 'borgo', 'borgo', 'borgo'], false)).toBeNull();
  });
});

/** Lengths around the padding of the last block, and letters of more than one byte. */
const TEXTS = ['', 'abc', 'seed:0', ...[55, 56, 63, 64, 119, 120].map((length) => 'x'.repeat(length)), 'ż'.repeat(100)];

test.each(TEXTS)('S2 the order of the piles comes from SHA-256 as everyone computes it: %j', (text) => {
  expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

describe('seeded random numbers', () => {
  test('are those of mulberry32 in every version: games, pictures and sounds of a seed stay what they are', () => {
    const random = randomFrom(1);
    expect(Array.from({ length: 4 }, random)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522, 0.9810509674716741]);
  });

  test('are the same for seeds that differ by 2 ** 32', () => {
    expect(randomFrom(2 ** 32 - 5)()).toBe(randomFrom(-5)());
  });

  test('have a seed from a text by FNV-1a', () => {
    expect(['', 'a', 'foobar'].map(hashOfText)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
  });
});
