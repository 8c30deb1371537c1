import { logDigest } from '@hexfall/shared/notation/fair';
import { formatRecord } from '@hexfall/shared/notation/record';
import { commitmentTo, fairSeed } from '@hexfall/shared/fair/fairSeed';
import { playedMatch, setupOf, type Json } from '../notation/examples.js';
import { call, refusal } from './support.js';

const DRAW = { secret: 'secret', contributions: ['mine', 'yours'] };
const setup = setupOf(fairSeed(DRAW));
const { intents } = playedMatch(setup, 8);
const fair = { ...DRAW, commitment: commitmentTo(DRAW.secret), log: logDigest(intents) };
const RECORD = formatRecord({ setup, intents, fair });

test('record --verify says what it has checked', async () => {
  const { exitCode, stdout } = await call(['record', '--verify', 'a.json'], { 'a.json': JSON.stringify(RECORD) });
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    verified: true,
    commitment: fair.commitment,
    seed: setup.seed,
    accepted: intents.length,
    outcome: { reason: expect.any(String) as unknown },
  });
});

test('record alone plays any record, and claims nothing', async () => {
  const files = { 'a.json': JSON.stringify({ ...RECORD, fair: { ...fair, commitment: 'x' } }) };
  const { exitCode, stdout } = await call(['record', 'a.json'], files);
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout) as Json).not.toHaveProperty('verified');
});

test.each<[string, Json, string]>([
  ['without a draw', { fair: undefined }, 'no-fair-draw /fair'],
  ['with another seed', { seed: 'mine' }, 'wrong-seed /seed'],
  ['with another commitment', { fair: { ...fair, commitment: 'x' } }, 'wrong-commitment /fair/commitment'],
  ['with other intents', { intents: RECORD.intents.slice(1) }, 'wrong-log /intents'],
  ['with intents the rules refuse', { intents: [], fair: { ...fair, log: 'x' } }, 'wrong-log /intents'],
])('a record %s is an error', async (_, change, found) => {
  expect(await refusal(['record', '--verify', 'a.json'], { 'a.json': JSON.stringify({ ...RECORD, ...change }) })).toBe(found);
});

test('a refused intent is named by its place', async () => {
  const wrong = [intents[0]!, intents[0]!];
  const record = formatRecord({ setup, intents: wrong, fair: { ...fair, log: logDigest(wrong) } });
  expect(await refusal(['record', '--verify', 'a.json'], { 'a.json': JSON.stringify(record) })).toMatch(/ \/intents\/1$/);
});

test('no other command has that option', async () => {
  expect(await refusal(['battle', '--verify', 'a.json'], { 'a.json': '{}' })).toBe('unknown-option ');
});
