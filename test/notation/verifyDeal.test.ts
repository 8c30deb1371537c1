import { contributionsAt } from '@hexfall/shared/fair/deal';
import { commitmentTo, fairSeed } from '@hexfall/shared/fair/fairSeed';
import { logDigest } from '@hexfall/shared/notation/fair';
import { formatRecord, type MatchRecord, parseRecord } from '@hexfall/shared/notation/record';
import { verifyDeal } from '@hexfall/shared/notation/verifyDeal';
import { call } from '../cli/support.js';
import { changed, type Json, playedMatch, setupOf } from './examples.js';

const DRAW = { secret: 'c2VjcmV0', contributions: ['AAAAAAAAAAAAAAAAAAAAAA', null, null, 'BBBBBBBBBBBBBBBBBBBBBA'] };
const SEED = fairSeed(DRAW);

/** The record of a table of the deal, whose match was played with those random numbers. */
const recordAt = (table: number, random: number): Json => {
  const { intents } = playedMatch(setupOf(SEED), random);
  const fair = { ...DRAW, commitment: commitmentTo(DRAW.secret), log: logDigest(intents), deal: { table, of: 2 } };
  return JSON.parse(JSON.stringify(formatRecord({ setup: setupOf(SEED), intents, fair }))) as Json;
};

const ONE = recordAt(0, 5);
const TWO = recordAt(1, 8);

const read = (json: Json): MatchRecord => {
  const record = parseRecord(json);
  if (!record.ok) throw new Error(`${record.error.path}: ${record.error.message}`);
  return record.value;
};

const verified = (...records: Json[]): unknown => {
  const result = verifyDeal(records.map(read));
  return result.ok ? 'ok' : `${result.error.code} ${result.error.path}`;
};

test('the contributions of a deal are those of its tables, one after the other', () => {
  expect([0, 1].map((table) => contributionsAt(DRAW.contributions, { table, of: 2 }))).toEqual([
    ['AAAAAAAAAAAAAAAAAAAAAA', null],
    [null, 'BBBBBBBBBBBBBBBBBBBBBA'],
  ]);
  expect(read(ONE).fair?.deal).toEqual({ table: 0, of: 2 });
});

test('records of the tables of one deal are verified together', () => {
  expect(verified(ONE, TWO)).toBe('ok');
  expect(verified(TWO)).toBe('ok');
});

test.each<[what: string, records: readonly Json[], found: string]>([
  ['the same table twice', [ONE, ONE], 'same-table /1/fair/deal/table'],
  ['a table of a deal of three', [ONE, changed(TWO, '/fair/deal/of', 1)], 'wrong-number-of-players'],
  ['an intent that was changed', [ONE, changed(TWO, '/intents', (TWO['intents'] as Json[]).slice(0, -1))], 'wrong-log /1/intents'],
  ['a contribution that was changed', [ONE, changed(TWO, '/fair/contributions/3', null)], 'wrong-seed /1/seed'],
])('%s is noticed', (_what, records, found) => {
  const result = ((): unknown => {
    try {
      return verified(...records);
    } catch {
      return 'wrong-number-of-players';
    }
  })();
  expect(result).toBe(found);
});

test('a match with another draw is not of the same deal', () => {
  const draw = { ...DRAW, secret: 'YW5vdGhlcg' };
  const setup = setupOf(fairSeed(draw));
  const { intents } = playedMatch(setup, 5);
  const fair = { ...draw, commitment: commitmentTo(draw.secret), log: logDigest(intents), deal: { table: 1, of: 2 } };
  expect(verified(ONE, JSON.parse(JSON.stringify(formatRecord({ setup, intents, fair }))) as Json)).toBe('other-deal /1/fair');
});

describe('hexfall record --verify ONE TWO', () => {
  const files = { 'one.json': JSON.stringify(ONE), 'two.json': JSON.stringify(TWO) };

  test('says that both have one deal, and whether a contribution is part of it', async () => {
    const said = async (...more: string[]): Promise<unknown> =>
      JSON.parse((await call(['record', '--verify', 'one.json', 'two.json', ...more], files)).stdout);
    const both = { verified: true, commitment: commitmentTo(DRAW.secret), seed: SEED, of: 2 };
    const tables = [0, 1].map((table) => ({
      table,
      outcome: expect.objectContaining({ reason: expect.any(String) as unknown }) as unknown,
    }));
    expect(await said()).toEqual({ ...both, tables });
    expect(await said('--contribution', DRAW.contributions[3]!)).toEqual({ ...both, tables, contributed: true });
    expect(await said('--contribution', 'CCCCCCCCCCCCCCCCCCCCCA')).toEqual({ ...both, tables, contributed: false });
  });

  test('is an error if one of them is wrong, and without --verify', async () => {
    const wrong = { ...files, 'two.json': JSON.stringify(changed(TWO, '/fair/secret', 'x')) };
    expect(await call(['record', '--verify', 'one.json', 'two.json'], wrong)).toMatchObject({ exitCode: 2 });
    expect((await call(['record', '--verify', 'one.json', 'two.json'], wrong)).stdout).toContain('"path":"/1/fair/commitment"');
    expect((await call(['record', 'one.json', 'two.json'], files)).stdout).toContain('"usage"');
    expect((await call(['record', 'one.json', '--contribution', 'x'], files)).stdout).toContain('"unknown-option"');
  });
});
