import { randomFrom } from '@hexfall/shared/model/random';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { beginningOf, parseRecord } from '@hexfall/shared/notation/record';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { newKey, Page } from './support/Page.js';
import { openTable, randomIntent, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(async () => {
  await app.stop();
});

/** Two people at one page. */
const hotSeat = async (options?: CreateOptions['options']): Promise<Page> => {
  const page = await Page.create(app.url, options);
  await page.sit({ army: 'borgo', name: 'Ann' });
  await page.sit({ army: 'moloch', name: 'Bob' });
  await page.until(() => page.state.phase === 'playing');
  return page;
};

const play = async (page: Page, count: number): Promise<void> => {
  const random = randomFrom(count);
  for (let i = 0; i < count && page.table && !page.table.outcome; i++) {
    const seat = actingSeat(page.table)!;
    const before = page.state.seq;
    await page.get('intent', { client: page.client, seat, intent: randomIntent(page, seat, random) });
    await page.until(() => page.state.seq > before);
  }
};

const send = async (url: string, body: unknown): Promise<{ readonly status: number; readonly code: string; readonly message?: string }> => {
  const response = await fetch(`${url}/api/saved`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as { code: string; message?: string }) };
};

const goOn = async (url: string, record: unknown, keys: readonly (string | null)[]): Promise<Page> => {
  const { status, code } = await send(url, { record, keys });
  expect(status).toBe(200);
  await openTable(url, code);
  return Page.join(
    url,
    code,
    keys.filter((key) => key !== null),
  );
};

describe('a running match of one device', () => {
  test('goes on from a file, with other keys, where it was saved', async () => {
    const page = await hotSeat();
    await play(page, 24);
    const { record } = await page.get('save', {});
    const again = await goOn(app.url, JSON.parse(JSON.stringify(record)), [newKey(), newKey()]);
    expect(again.standing?.seats ?? again.welcome?.seats).toEqual([0, 1]);
    expect(again.table).toEqual(page.table);
    expect([...again.state.seats].map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    // The same intents draw the same tiles: the piles are the same, too.
    await play(page, 30);
    await play(again, 30);
    expect(again.table).toEqual(page.table);
  });

  test('says at both tables that its draw is known, and its record proves no fair draw at the new one', async () => {
    const page = await hotSeat();
    expect(page.state.drawKnown).toBe(false);
    const { record } = await page.get('save', {});
    expect(record.fair).toBeUndefined();
    await page.until(() => page.state.drawKnown);
    const again = await goOn(app.url, record, [newKey(), newKey()]);
    expect([again.state.drawKnown, again.state.commitment, again.state.listed]).toEqual([true, '', false]);
    await again.get('intent', { client: again.client, seat: 0, intent: { do: 'resign' } });
    await again.until(() => again.state.phase === 'over');
    const told = (await (await fetch(`${app.url}/api/matches/${again.code}/record`)).json()) as RecordJson;
    expect([told.fair, told.seed]).toEqual([undefined, record.seed]);
  });

  test('against a computer player keeps its level, and the computer player plays on', async () => {
    const page = await Page.create(app.url);
    await page.sit({ army: 'borgo', name: 'Ann' });
    await page.get('addBot', { level: 'scout', army: 'moloch' });
    await page.until(() => page.state.phase === 'playing');
    await page.get('intent', { client: page.client, seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } });
    const { record } = await page.get('save', {});
    expect(record.saved?.seats).toEqual([{ name: 'Ann' }, { name: 'Computer', computer: 'scout' }]);
    const again = await goOn(app.url, record, [newKey(), null]);
    expect([...again.state.seats].map(({ computer, level }) => [computer, level])).toEqual([
      [false, ''],
      [true, 'scout'],
    ]);
    await again.until(() => again.table !== null && again.table.turn.number > 0);
  });

  test('goes on with the time that was left, without the time in between', async () => {
    const page = await hotSeat({ clock: 'game:600+5' });
    await play(page, 9);
    const { record } = await page.get('save', {});
    const since = Date.now();
    const { left } = record.saved!.clock!;
    const spent = { ...record, saved: { ...record.saved, clock: { left: [300_000, left[1]], strikes: [1, 0] } } };
    const again = await goOn(app.url, spent, [newKey(), newKey()]);
    const clock = again.clock;
    expect(clock.left[0]).toBeLessThanOrEqual(300_000);
    // The clock of the player to act has run since the table was opened.
    const elapsed = Date.now() - since;
    expect(clock.left[0]).toBeGreaterThanOrEqual(300_000 - elapsed);
    expect(Math.abs(clock.left[1]! - left[1]!)).toBeLessThanOrEqual(elapsed);
  });

  test('has no forecast where it had none', async () => {
    const page = await Page.createAs(app.url, { forecast: false });
    await page.sit({ army: 'borgo', name: 'Ann' });
    await page.sit({ army: 'moloch', name: 'Bob' });
    await page.until(() => page.state.phase === 'playing');
    const again = await goOn(app.url, (await page.get('save', {})).record, [newKey(), newKey()]);
    expect(again.state.forecast).toBe(false);
  });

  test('is no longer marked in its rematch', async () => {
    const page = await hotSeat();
    await page.get('save', {});
    await page.get('intent', { client: page.client, seat: 0, intent: { do: 'resign' } });
    await page.until(() => page.state.phase === 'over');
    const { proposal } = await page.get('propose', { seat: 0, kind: 'rematch' });
    await page.get('answer', { seat: 1, proposal, agree: true });
    await page.until(() => page.state.rematchCode !== '');
    const { rematchCode } = page.state;
    await openTable(app.url, rematchCode);
    const rematch = await Page.join(app.url, rematchCode);
    expect([rematch.state.drawKnown, rematch.state.commitment === '']).toEqual([false, false]);
  });
});

describe('no file is given', () => {
  test('to anyone in a match among people, whose draw stays unknown (S2)', async () => {
    const { pages } = await startDuel(app.url);
    expect(await pages[0].refusal('save', {})).toBe('others-play');
    expect(await pages[1].refusal('save', {})).toBe('others-play');
    expect(pages[0].state.drawKnown).toBe(false);
  });

  test('to a spectator, or before the match and after it', async () => {
    const page = await Page.create(app.url);
    await page.sit({ army: 'borgo', name: 'Ann' });
    expect(await page.refusal('save', {})).toBe('not-started');
    await page.sit({ army: 'moloch', name: 'Bob' });
    await page.until(() => page.state.phase === 'playing');
    expect(await (await Page.join(app.url, page.code)).refusal('save', {})).toBe('others-play');
    await page.get('intent', { client: page.client, seat: 0, intent: { do: 'resign' } });
    await page.until(() => page.state.phase === 'over');
    expect(await page.refusal('save', {})).toBe('game-over');
  });
});

describe('a file is refused', () => {
  const saved = async (): Promise<RecordJson> => {
    const page = await hotSeat();
    await play(page, 4);
    return (await page.get('save', {})).record;
  };
  const keys = (): readonly string[] => [newKey(), newKey()];

  test('if it is no record, none that was saved, one from a position, or over', async () => {
    const record = await saved();
    const read = parseRecord({ ...record, intents: [] });
    const begun = read.ok && beginningOf(read.value);
    if (!begun || !begun.ok) throw new Error('the record has no beginning');
    const placed = { ...record, intents: [], position: formatPosition(begun.value.table, begun.value.piles) };
    expect(await send(app.url, { record: placed, keys: keys() })).toMatchObject({ status: 422, code: 'from-position' });
    const later = { ...record, earlier: { rules: 0, intents: record.intents.length, position: placed.position } };
    expect(await send(app.url, { record: later, keys: keys() })).toMatchObject({ status: 422, code: 'from-position' });
    const { saved: _, ...plain } = record;
    const resigned = { ...record, intents: [...record.intents, { player: 0, do: 'resign' }] };
    expect(await send(app.url, { record: { format: 1 }, keys: keys() })).toMatchObject({ status: 422, code: 'missing-field' });
    expect(await send(app.url, { record: plain, keys: keys() })).toMatchObject({ status: 422, code: 'not-saved' });
    expect(await send(app.url, { record: resigned, keys: keys() })).toMatchObject({ status: 422, code: 'game-over' });
  });

  test('if the rules do not allow it, with the intent and the clause', async () => {
    const record = await saved();
    const wrong = { ...record, intents: record.intents.map((intent, index) => (index === 1 ? record.intents[0] : intent)) };
    expect(await send(app.url, { record: wrong, keys: keys() })).toMatchObject({
      status: 422,
      code: 'not-your-turn',
      message: expect.stringMatching(/^Intent 2 is refused/) as unknown,
    });
  });

  test('if the keys are not those of its people', async () => {
    const record = await saved();
    const bodies = [
      { record, keys: [newKey()] },
      { record, keys: [newKey(), null] },
      { record, keys: ['short', newKey()] },
      { record },
      'no JSON',
      '[]',
    ];
    for (const body of bodies) expect([400, 422]).toContain((await send(app.url, body)).status);
    const two = { ...record, saved: { seats: record.saved!.seats.map(({ name }) => ({ name, computer: 'scout' })) } };
    expect(await send(app.url, { record: two, keys: [null, null] })).toMatchObject({ status: 422, code: 'person-needed' });
  });

  test('if it is too large, or has more intents than a match', async () => {
    expect(await send(app.url, { record: 'x'.repeat(600_000), keys: keys() })).toMatchObject({ status: 413, code: 'too-large' });
    const record = await saved();
    const long = { ...record, intents: new Array(2001).fill({ player: 0, do: 'end-turn' }) };
    expect(await send(app.url, { record: long, keys: keys() })).toMatchObject({ status: 422, code: 'too-long' });
  });

  test('while the store is full', async () => {
    const record = await saved();
    await app.stop();
    app = await startTestApp({ maxStoreMb: 0 });
    expect(await send(app.url, { record, keys: keys() })).toMatchObject({ status: 507, code: 'store-full' });
  });

  test('from an address that has created too many tables', async () => {
    await app.stop();
    app = await startTestApp({ limits: { create: { windowMs: 60_000, limit: 3 } } });
    const record = await saved();
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await send(app.url, { record, keys: keys() })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});
