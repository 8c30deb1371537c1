import { commitmentTo, fairSeed } from '@hexfall/shared/fair/fairSeed';
import { parseRecord } from '@hexfall/shared/notation/record';
import { verifyRecord } from '@hexfall/shared/notation/verifyRecord';
import { MemoryStore } from './support/MemoryStore.js';
import { newContribution, newKey, Page, Pages } from './support/Page.js';
import { openTable, playRandomly } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/*
 * Commit and reveal: no one chooses the order of the draw piles, and afterwards everyone can see that.
 */

const store = await MemoryStore.open();
const pages = new Pages();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ store });
});

afterEach(() => pages.close());

afterAll(() => app.stop());

const create = (): Promise<Page> => pages.add(Page.create(app.url));
const join = (code: string, keys: readonly string[] = []): Promise<Page> => pages.add(Page.join(app.url, code, keys));

const contributionsAt = ({ state }: Page): string[] => Array.from(state.seats, ({ contribution }) => contribution);

const recordOf = async (code: string): Promise<unknown> => (await fetch(`${app.url}/api/matches/${code}/record`)).json();

test('a table has its commitment before anyone sits down, and every table another one', async () => {
  const [a, b] = [await create(), await create()];
  expect(a.state.commitment).toMatch(/^[\da-f]{64}$/);
  expect(b.state.commitment).not.toBe(a.state.commitment);
  const { commitment } = a.state;
  await a.sit({ army: 'borgo', name: 'Ann' });
  expect((await join(a.code)).state.commitment).toBe(commitment);
});

test('contributions are shown when the match starts and not before; the seed follows from them', async () => {
  const a = await create();
  const { commitment } = a.state;
  const [mine, yours] = [newContribution(), newContribution()];
  await a.sit({ army: 'borgo', name: 'Ann', contribution: mine });
  expect(contributionsAt(a)).toEqual(['', '']);
  const b = await join(a.code);
  await b.sit({ army: 'moloch', name: 'Bob', contribution: yours });
  await a.until(() => a.state.phase === 'playing');
  expect([contributionsAt(a), contributionsAt(b)]).toEqual([
    [mine, yours],
    [mine, yours],
  ]);
  expect([a.state.commitment, a.state.secret]).toEqual([commitment, '']);
  const saved = await store.load(a.code);
  const secret = saved?.setup.secret ?? '';
  expect(commitmentTo(secret)).toBe(commitment);
  expect(saved?.setup.seed).toBe(fairSeed({ secret, contributions: [mine, yours] }));
});

test('what was added first counts: neither sitting down again nor changing one’s army draws anew', async () => {
  const a = await create();
  const [key, contribution] = [newKey(), newContribution()];
  await a.sit({ key, army: 'borgo', name: 'Ann', contribution });
  await a.sit({ key, army: 'borgo', name: 'Ann', contribution: newContribution() });
  await a.get('changeSeat', { seat: 0, army: 'outpost' });
  expect((await store.load(a.code))?.setup.seats[0]?.contribution).toBe(contribution);
});

test('it moves with its player, and leaves with a player who gives the seat back', async () => {
  const a = await create();
  const contribution = newContribution();
  await a.sit({ army: 'borgo', name: 'Ann', contribution });
  await a.get('swap', { seats: [0, 1] });
  expect((await store.load(a.code))?.setup.seats).toMatchObject([null, { contribution }]);
  await a.get('leaveSeat', { seat: 1 });
  expect(JSON.stringify(await store.load(a.code))).not.toContain(contribution);
});

test('a computer player adds nothing, and a page need not; the record of the match is verified all the same', async () => {
  const a = await create();
  await a.get('sit', { key: newKey(), army: 'borgo', name: 'Ann' });
  await a.get('addBot', { army: 'moloch' });
  await a.until(() => a.state.phase === 'playing');
  await a.play(0, { do: 'resign' });
  await a.until(() => a.state.phase === 'over');
  const json = await recordOf(a.code);
  expect(json).toMatchObject({ fair: { commitment: a.state.commitment, contributions: [null, null] } });
  const record = parseRecord(json);
  expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true });
});

test('a whole match: what the record reveals is what was promised', async () => {
  const a = await create();
  const { commitment } = a.state;
  const contribution = newContribution();
  await a.sit({ army: 'borgo', name: 'Ann', contribution });
  const b = await join(a.code);
  await b.sit({ army: 'hegemony', name: 'Bob' });
  await a.until(() => a.state.phase === 'playing');
  await playRandomly({ pages: [a, b] }, 7, 2000);
  const record = parseRecord(await recordOf(a.code));
  if (!record.ok) throw new Error(record.error.message);
  expect(record.value.fair).toMatchObject({ commitment, secret: a.state.secret, contributions: [contribution, contributionsAt(a)[1]] });
  expect(verifyRecord(record.value)).toMatchObject({ ok: true, value: { state: { table: { board: a.table?.board } } } });
});

test('a rematch has a secret of its own, promised before anyone agrees, and new contributions', async () => {
  const a = await create();
  const keys = [newKey(), newKey()] as const;
  await a.sit({ key: keys[0], army: 'borgo', name: 'Ann' });
  const b = await join(a.code);
  await b.sit({ key: keys[1], army: 'moloch', name: 'Bob' });
  await a.until(() => a.state.phase === 'playing');
  expect(a.state.nextCommitment).toBe('');
  const before = await store.load(a.code);
  await a.play(0, { do: 'resign' });
  await b.until(() => b.state.nextCommitment !== '');
  const { nextCommitment } = b.state;
  expect(nextCommitment).not.toBe(a.state.commitment);
  const [mine, yours] = [newContribution(), newContribution()];
  const { proposal } = await a.get('propose', { seat: 0, kind: 'rematch', contribution: mine });
  await b.get('answer', { seat: 1, proposal, agree: true, contribution: yours });
  await a.until(() => a.state.rematchCode !== '');
  expect(a.state.nextCommitment).toBe('');
  const { rematchCode: next } = a.state;
  await openTable(app.url, next);
  const again = await join(next, [keys[0]]);
  expect([again.welcome?.seats, again.state.commitment, contributionsAt(again)]).toEqual([[1], nextCommitment, [yours, mine]]);
  const saved = await store.load(next);
  expect(commitmentTo(saved?.setup.secret ?? '')).toBe(nextCommitment);
  expect(saved?.setup.seed).not.toBe(before?.setup.seed);
  await again.play(1, { do: 'resign' });
  const record = parseRecord(await recordOf(next));
  expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true });
});

test('a rematch agreed on without contributions does not take over the old ones', async () => {
  const a = await create();
  await a.sit({ army: 'borgo', name: 'Ann' });
  await a.get('addBot', {});
  await a.play(0, { do: 'resign' });
  await a.get('propose', { seat: 0, kind: 'rematch' });
  await a.until(() => a.state.rematchCode !== '');
  expect(JSON.stringify((await store.load(a.state.rematchCode))?.setup.seats)).not.toContain('contribution');
});
