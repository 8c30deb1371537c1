import { setTimeout as pause } from 'node:timers/promises';
import type { Requests } from '@hexfall/shared/protocol/requests';
import { codeOf, newKey, Page } from './support/Page.js';
import { type Duel, playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

let app: TestApp;
let duel: Duel;

beforeAll(async () => {
  app = await startTestApp();
  duel = await startDuel(app.url);
});

afterAll(async () => {
  await Promise.all(duel.pages.map((page) => page.leave()));
  await app.stop();
});

/** Sends something that must be refused and checks that no one saw anything of it. */
const refused = async (page: Page, type: string | number, payload: unknown, n: number | null): Promise<string> => {
  const [a, b] = duel.pages;
  const before = [a.table, b.table, a.intents.length, b.intents.length];
  const code = codeOf(await page.send(type, payload, n));
  expect([a.table, b.table, a.intents.length, b.intents.length]).toEqual(before);
  return code;
};

describe('refused, and nothing changes:', () => {
  test('the intent of a player whose turn it is not', async () => {
    const [, b] = duel.pages;
    expect(codeOf(await b.play(1, { do: 'place-hq', at: [0, 0], rot: 0 }))).toBe('not-your-turn');
  });

  test('an intent for a seat of someone else', async () => {
    const [, b] = duel.pages;
    expect(codeOf(await b.play(0, { do: 'place-hq', at: [0, 0], rot: 0 }))).toBe('not-your-seat');
  });

  test('an intent against the rules, with the rule', async () => {
    const [a] = duel.pages;
    const answer = await a.play(0, { do: 'place-hq', at: [3, 0], rot: 0 });
    expect(answer).toMatchObject({ refused: { client: a.client, error: { code: 'off-board', rule: expect.any(String) as unknown } } });
  });

  const good = { n: 100, client: 'some-page', seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } };

  test.each<[string, unknown]>([
    ['no object', 'place-hq'],
    ['null', null],
    ['nothing', undefined],
    ['a list', [good]],
    ['no seat', { n: 100, client: 'some-page', intent: good.intent }],
    ['no client', { n: 100, seat: 0, intent: good.intent }],
    ['a strange client', { ...good, client: '<b>' }],
    ['a number of the wrong type', { ...good, n: '100' }],
    ['a number below 1', { ...good, n: 0 }],
    ['no whole number', { ...good, n: 1.5 }],
    ['not a number', { ...good, n: NaN }],
    ['a seat beyond any table', { ...good, seat: 99 }],
    ['an unknown field', { ...good, hack: true }],
    ['an unknown intent', { ...good, intent: { do: 'win' } }],
    ['an unknown field in the intent', { ...good, intent: { ...good.intent, twice: true } }],
    ['a hex that is none', { ...good, intent: { do: 'place-hq', at: [0, 0, 0], rot: 0 } }],
    ['a hex far away', { ...good, intent: { do: 'place-hq', at: [1e9, 0], rot: 0 } }],
    ['an endless hex', { ...good, intent: { do: 'place-hq', at: [Infinity, 0], rot: 0 } }],
    ['a turn of 7/6', { ...good, intent: { do: 'place-hq', at: [0, 0], rot: 7 } }],
    ['bytes', new Uint8Array([1, 2, 3])],
    ['a prototype', JSON.parse('{"n":100,"__proto__":{"seat":0}}')],
  ])('a malformed intent: %s', async (_what, payload) => {
    const n = (payload as { n?: unknown } | null | undefined)?.n;
    expect(await refused(duel.pages[0], 'intent', payload, Number.isSafeInteger(n) ? (n as number) : null)).toBe('malformed');
  });

  test.each<[string | number, number | null]>([
    ['hack', 5],
    ['__proto__', 5],
    ['constructor', 5],
    ['toString', 5],
    ['', 5],
    [7, 5],
    ['ack', 5],
    // The framework's name for "any message" hides what is in this one.
    ['*', null],
  ])('an unknown message: %p', async (type, n) => {
    expect(await refused(duel.pages[0], type, { n: 5 }, n)).toBe('unknown-request');
  });

  test('seating while the match runs', async () => {
    const [a] = duel.pages;
    expect(await a.refusal('leaveSeat', { seat: 0 })).toBe('started');
    expect(await a.refusal('changeSeat', { seat: 0, army: 'outpost' })).toBe('started');
    expect(await a.refusal('sit', { key: newKey(), army: 'outpost', name: 'Again' })).toBe('started');
  });

  test('an intent decided on an older table', async () => {
    const [a] = duel.pages;
    const request = { client: a.client, seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 }, after: 5 } as const;
    expect(await a.refusal('intent', request)).toBe('stale');
  });

  test('a message longer than any page sends: its connection is closed, no one else notices', async () => {
    const extra = await Page.join(app.url, duel.code, [duel.keys[0]]);
    extra.room.send('intent', { ...good, n: 1, padding: 'x'.repeat(20_000) });
    await extra.until(() => extra.left !== null);
    await duel.pages[0].until(() => [...duel.pages[0].state.seats][0]?.connected === 1);
    expect(duel.pages[0].left).toBeNull();
  });
});

describe('the number of an intent', () => {
  const hq: Requests['intent'] = { n: 10, client: 'page-numbers', seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } };

  test('sent again, with the same content, does nothing and has the same answer', async () => {
    const [a, b] = duel.pages;
    const answer = await a.playAs(hq);
    expect(answer).toEqual({ ack: { n: 10, to: 'intent', client: 'page-numbers', seq: 1 } });
    const { table } = a;
    expect(await a.playAs(hq)).toEqual(answer);
    const again = await Page.join(app.url, duel.code, [duel.keys[0]]);
    expect(await again.playAs({ ...hq, after: 0 })).toEqual(answer);
    await again.leave();
    expect(a.table).toEqual(table);
    expect(a.intents).toHaveLength(1);
    await b.until(() => b.state.seq === 1);
    expect(b.intents).toHaveLength(1);
  });

  test('is refused with other content, or when a later one was accepted', async () => {
    const [a] = duel.pages;
    expect(codeOf(await a.playAs({ ...hq, intent: { do: 'end-turn' } }))).toBe('number-used');
    expect(codeOf(await a.playAs({ ...hq, n: 9, intent: { do: 'end-turn' } }))).toBe('number-used');
  });

  test('belongs to one page: another may use it too', async () => {
    const [a, b] = duel.pages;
    expect(codeOf(await a.playAs({ ...hq, client: 'page-other', intent: { do: 'end-turn' } }))).toBe('not-your-turn');
    const other: Requests['intent'] = { n: 10, client: 'page-numbers', seat: 1, intent: { do: 'place-hq', at: [0, 1], rot: 0 } };
    expect(codeOf(await b.playAs(other))).toBe('ack');
  });

  test('may be used again after it was refused', async () => {
    const [a] = duel.pages;
    await a.until(() => a.state.seq === 2);
    const request: Requests['intent'] = { n: 500, client: 'page-refused', seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } };
    expect(codeOf(await a.playAs(request))).toBe('not-set-up');
    expect(codeOf(await a.playAs({ ...request, intent: { do: 'end-turn' } }))).toBe('ack');
  });

  test('the match goes on afterwards', async () => {
    await duel.pages[0].until(() => duel.pages[0].state.seq === 3);
    await duel.pages[1].until(() => duel.pages[1].state.seq === 3);
    await playRandomly(duel, 3, 20);
    expect(duel.pages[0].table).toEqual(duel.pages[1].table);
  });
});

test('too many messages are refused, not punished', async () => {
  await app.stop();
  const rate = { burst: 5, perSecond: 1 };
  app = await startTestApp({ room: { rate } });
  const page = await Page.create(app.url);
  const since = performance.now();
  const answers = await Promise.all(Array.from({ length: 40 }, () => page.ask('history', { from: 1 })));
  const codes = answers.map(codeOf);
  const seconds = (performance.now() - since) / 1000;
  const served = codes.filter((code) => code === 'ack').length;
  expect(new Set(codes)).toEqual(new Set(['ack', 'rate-limited']));
  for (const answer of answers)
    if ('refused' in answer) expect(answer.refused.error).toMatchObject({ retryAfterMs: expect.any(Number) as unknown });
  expect(codes.slice(0, rate.burst)).toEqual(Array(rate.burst).fill('ack'));
  // What the time that the server needed has added is served, too.
  expect(served).toBeLessThanOrEqual(rate.burst + Math.floor(seconds * rate.perSecond));
  // What is refused costs nothing, so that one of these is served as soon as there is room again. Asked without a pause, a fast
  // machine sends more in this second than any page does, and the room closes the connection.
  let answer: string;
  do {
    await pause(100);
    answer = codeOf(await page.ask('history', { from: 1 }));
  } while (answer === 'rate-limited');
  expect(answer).toBe('ack');
  await page.leave();
});
