import { createHash } from 'node:crypto';
import { commitmentTo, fairSeed } from '@hexfall/shared/fair/fairSeed';
import { logDigest } from '@hexfall/shared/notation/fair';
import { formatRecord, type MatchRecord, parseRecord } from '@hexfall/shared/notation/record';
import { verifyRecord } from '@hexfall/shared/notation/verifyRecord';
import { stateOf } from '../support/states.js';
import { changed, type Json, playedMatch, setupOf } from './examples.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const DRAW = { secret: 'c2VjcmV0', contributions: ['AAAAAAAAAAAAAAAAAAAAAA', null] };
const SEED = fairSeed(DRAW);
const { tables, intents } = playedMatch(setupOf(SEED), 5);
const RECORD: MatchRecord = {
  setup: setupOf(SEED),
  intents,
  fair: { ...DRAW, commitment: commitmentTo(DRAW.secret), log: logDigest(intents) },
};
const JSON_RECORD = JSON.parse(JSON.stringify(formatRecord(RECORD))) as Json;

const verified = (json: Json) => {
  const record = parseRecord(json);
  if (!record.ok) throw new Error(record.error.message);
  return verifyRecord(record.value);
};

test('commitment and seed can be worked out with any other program', () => {
  expect(commitmentTo('c2VjcmV0')).toBe(sha256('c2VjcmV0'));
  expect(SEED).toBe(sha256('c2VjcmV0:AAAAAAAAAAAAAAAAAAAAAA:'));
  expect(logDigest([{ player: 1, intent: { rot: 0, do: 'place-hq', at: [0, -1] } }])).toBe(
    sha256('[{"at":[0,-1],"do":"place-hq","player":1,"rot":0}]'),
  );
});

test('every part of the draw changes the seed', () => {
  const others = [
    { ...DRAW, secret: 'c2VjcmV1' },
    { ...DRAW, contributions: [null, DRAW.contributions[0]!] },
    { ...DRAW, contributions: [null, null] },
    { ...DRAW, contributions: [...DRAW.contributions, null] },
  ];
  expect(new Set([SEED, ...others.map(fairSeed)]).size).toBe(others.length + 1);
});

test('S2: a fair record is read, written and verified', () => {
  expect(parseRecord(JSON_RECORD)).toEqual({ ok: true, value: RECORD });
  expect(verified(JSON_RECORD)).toMatchObject({ ok: true, value: { state: stateOf(tables.at(-1)!) } });
});

const place = intents.findIndex(({ intent }) => intent.do === 'place');

test.each<[what: string, pointer: string, value: unknown, code: string, path: string]>([
  ['another seed', '/seed', sha256('a better one'), 'wrong-seed', '/seed'],
  ['another contribution', '/fair/contributions/0', 'BBBBBBBBBBBBBBBBBBBBBA', 'wrong-seed', '/seed'],
  ['a contribution left out', '/fair/contributions/0', null, 'wrong-seed', '/seed'],
  ['a contribution too many', '/fair/contributions/1', 'BBBBBBBBBBBBBBBBBBBBBA', 'wrong-seed', '/seed'],
  ['another secret', '/fair/secret', 'c2VjcmV1', 'wrong-commitment', '/fair/commitment'],
  ['another commitment', '/fair/commitment', sha256('x'), 'wrong-commitment', '/fair/commitment'],
  ['another intent', `/intents/${place}/rot`, ((intents[place]!.intent as { rot: number }).rot + 1) % 6, 'wrong-log', '/intents'],
  ['intents left out at the end', '/intents', (JSON_RECORD['intents'] as Json[]).slice(0, -1), 'wrong-log', '/intents'],
  ['nothing about the draw', '/fair', undefined, 'no-fair-draw', '/fair'],
])('a record with %s is noticed', (_what, pointer, value, code, path) => {
  expect(verified(changed(JSON_RECORD, pointer, value))).toMatchObject({ ok: false, error: { code, path } });
});

test('a server that draws another secret later on must change the seed, and then the same intents are no match', () => {
  const secret = 'YW5vdGhlcg';
  const swapped = { ...DRAW, secret };
  const setup = setupOf(fairSeed(swapped));
  expect(verifyRecord({ setup, intents, fair: { ...swapped, commitment: commitmentTo(secret), log: logDigest(intents) } })).toMatchObject({
    ok: false,
    error: { code: 'not-in-hand' },
  });
});

test.each<[code: string, pointer: string, value: unknown]>([
  ['wrong-type', '/fair', 'yes'],
  ['unknown-field', '/fair/why', 1],
  ['missing-field', '/fair/secret', undefined],
  ['wrong-type', '/fair/contributions/1', 1],
  ['wrong-number-of-players', '/fair/contributions', [null]],
  ['out-of-range', '/fair/log', 'x'.repeat(201)],
])('%s: %s', (code, path, value) => {
  expect(parseRecord(changed(JSON_RECORD, path, value))).toMatchObject({ ok: false, error: { code, path } });
});
