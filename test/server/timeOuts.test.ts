import type { Intent } from '@hexfall/shared/model/intent';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { untilMetric } from '../support/metrics.js';
import { FakeTime } from './support/FakeTime.js';
import { replayed } from './support/film.js';
import { codeOf, Page } from './support/Page.js';
import { comeBack, type Game, startDuel } from './support/table.js';
import { RestartableApp } from './support/testApp.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let time = new FakeTime();
/** How long a table that everybody has left stays in memory. */
let idleMs: number;
const app = new RestartableApp(() => ({ time, botDelayMs: MINUTE, idleMs }));

beforeEach(async () => {
  time = new FakeTime();
  idleMs = MINUTE;
  await app.start();
});

const untilSeq = (page: Page, seq: number): Promise<void> => page.until(() => page.state.seq >= seq);

const discardOf = ({ table }: Page, seat: number): Intent => {
  const discard = table && legalIntents(table, seat).find((intent) => intent.do === 'discard');
  if (!discard) throw new Error('there is nothing to discard');
  return discard;
};

const HQ = [
  { do: 'place-hq', at: [-1, 0], rot: 0 },
  { do: 'place-hq', at: [1, 0], rot: 0 },
] as const;

/** A duel by the clock whose HQs stand; the first seat has the first turn. */
const startTimed = async (
  clock: 'turn:60' | 'game:120+10' | 'hours:4' | 'days:2' | 'days:14',
): Promise<Game & { readonly pages: readonly [Page, Page] }> => {
  const duel = await startDuel(app.url, { clock });
  for (const [seat, page] of duel.pages.entries()) expect(codeOf(await page.play(seat, HQ[seat]!))).toBe('ack');
  for (const page of duel.pages) await untilSeq(page, 2);
  return duel;
};

describe('O10: the clock of a match', () => {
  test('takes from the player to act, and everyone learns it', async () => {
    const { pages } = await startTimed('turn:60');
    const [a, b] = pages;
    expect(a.welcome?.now).toBe(time.now());
    expect(b.clock).toEqual({ at: time.now(), left: [MINUTE, MINUTE], running: 0 });
    time.pass(25_000);
    await a.get('intent', { client: a.client, seat: 0, intent: { do: 'end-turn' } });
    expect(a.clock).toEqual({ at: time.now(), left: [MINUTE, MINUTE], running: 1 });
  });

  test('per game: the time spent is gone, and the increment comes at the end of the turn', async () => {
    const { pages } = await startTimed('game:120+10');
    const [a] = pages;
    time.pass(25_000);
    await a.get('intent', { client: a.client, seat: 0, intent: { do: 'end-turn' } });
    // Placing the HQ was a turn of its own.
    expect(a.clock).toMatchObject({ left: [2 * MINUTE + 20_000 - 25_000, 2 * MINUTE + 10_000], running: 1 });
  });

  test('ends the turn when time is up, and the third time in a row the match', async () => {
    const { pages, code } = await startTimed('turn:60');
    const [a, b] = pages;
    for (let turn = 0; turn < 2; turn++) {
      time.pass(MINUTE);
      await b.until(() => b.clock.running === 1);
      if (b.table?.turn.mustDiscard) await b.get('intent', { client: b.client, seat: 1, intent: discardOf(b, 1) });
      await b.get('intent', { client: b.client, seat: 1, intent: { do: 'end-turn' } });
    }
    await a.until(() => a.clock.running === 0 && a.state.seq === b.state.seq);
    time.pass(MINUTE);
    await b.until(() => b.state.phase === 'over');
    expect(b.table?.outcome).toMatchObject({ winners: [1], reason: 'resigned' });
    expect((await replayed(app.url, code)).table.outcome).toEqual(b.table?.outcome);
    expect(time.pending).toBe(0);
  });

  test('refuses what comes too late, and plays for the player then', async () => {
    const { pages } = await startTimed('turn:60');
    const [a, b] = pages;
    time.pass(MINUTE - 1);
    await a.get('intent', { client: a.client, seat: 0, intent: { do: 'end-turn' } });
    await untilSeq(b, 3);
    const late = { client: b.client, seat: 1, after: 3, intent: { do: 'end-turn' } } as const;
    time.pass(MINUTE);
    expect(await b.refusal('intent', late)).toBe('time-up');
    await b.until(() => b.clock.running === 0);
    expect(await b.refusal('intent', late)).toBe('time-up');
    expect(await b.refusal('intent', { ...late, after: b.state.seq })).toBe('not-your-turn');
  });

  test('runs for no one in a match without', async () => {
    const { pages } = await startDuel(app.url);
    expect(JSON.parse(pages[0].state.clock)).toBeNull();
    time.pass(DAY);
    expect(codeOf(await pages[0].play(0, HQ[0]))).toBe('ack');
  });

  test('charges no computer player', async () => {
    const page = await Page.create(app.url, { clock: 'turn:60' });
    await page.sit({ army: 'borgo', name: 'Ann' });
    await page.get('addBot', { army: 'moloch' });
    await page.until(() => page.state.phase === 'playing');
    time.pass(10_000);
    await page.get('intent', { client: page.client, seat: 0, intent: HQ[0] });
    expect(page.clock).toMatchObject({ left: [MINUTE, MINUTE], running: null });
    await page.leave();
  });
});

test('O10: a table that everybody has left does not stay in memory for a clock in days, even if it runs out soon', async () => {
  const { code, keys, pages: left } = await startTimed('days:2');
  await Promise.all(left.map((page) => page.leave()));
  await app.stop();
  time.pass(DAY);
  idleMs = 1;
  await app.start();
  const [page] = (await comeBack(app.url, { code, keys: keys.slice(0, 1), pages: [] })).pages as readonly [Page];
  time.pass(page.clock.left[0]! - (time.now() - page.clock.at) - MINUTE);
  await page.leave();
  await untilMetric(app.url, 'hexfall_tables{phase="playing"}', (tables) => tables === 0);
  expect(time.pending).toBe(0);
});

describe('O10: after a restart of the server', () => {
  test('the clocks show what they showed, less nothing for the time in between', async () => {
    const duel = await startTimed('game:120+10');
    time.pass(30_000);
    await app.stop();
    time.pass(DAY);
    await app.start();
    const { pages } = await comeBack(app.url, duel);
    const [a] = pages as readonly [Page, Page];
    expect(a.clock).toEqual({ at: time.now(), left: [130_000 - 30_000, 130_000], running: 0 });
    time.pass(20_000);
    await a.get('intent', { client: a.client, seat: 0, intent: { do: 'end-turn' } });
    expect(a.clock).toMatchObject({ left: [90_000, 130_000], running: 1 });
  });

  test('days go on by the calendar, and every deadline missed ends a turn', async () => {
    const duel = await startTimed('days:2');
    await Promise.all(duel.pages.map((page) => page.leave()));
    await app.stop();
    time.pass(-DAY);
    await app.start();
    time.pass(DAY + 5 * DAY);
    const { pages } = await comeBack(app.url, duel);
    const [a] = pages as readonly [Page, Page];
    await a.until(() => a.clock.at !== time.now() && a.state.seq >= 4 && a.clock.running === 0);
    expect(a.clock).toMatchObject({ left: [2 * DAY, 2 * DAY], running: 0, at: time.now() - DAY });
    expect(a.table?.turn.number).toBe(3);
  });

  test('no one loses a turn by the calendar while the server was down', async () => {
    const duel = await startTimed('days:2');
    await app.stop();
    time.pass(30 * DAY);
    await app.start();
    const { pages } = await comeBack(app.url, duel);
    const [a] = pages as readonly [Page, Page];
    time.pass(11 * 60 * MINUTE);
    expect(codeOf(await a.play(0, { do: 'end-turn' }))).toBe('ack');
  });

  test('the longest clock shows what is left of it', async () => {
    const duel = await startTimed('days:14');
    const begun = time.now();
    await app.stop();
    time.pass(13 * DAY);
    await app.start();
    const { pages } = await comeBack(app.url, duel);
    expect(pages[0]!.clock).toEqual({ at: begun, left: [14 * DAY, 14 * DAY], running: 0 });
    expect(codeOf(await pages[0]!.play(0, { do: 'end-turn' }))).toBe('ack');
  });

  test('a clock in hours gives half its time, and then ends the turn', async () => {
    const duel = await startTimed('hours:4');
    await app.stop();
    time.pass(30 * DAY);
    await app.start();
    const { pages } = await comeBack(app.url, duel);
    const [a] = pages as readonly [Page, Page];
    time.pass(2 * 60 * MINUTE - 1);
    expect(a.clock.running).toBe(0);
    time.pass(1);
    await a.until(() => a.clock.running === 1);
    expect(a.table?.turn.number).toBe(2);
  });
});

describe("O10: the machine's clock is set", () => {
  const HOUR = 60 * MINUTE;

  /** What a page shows of the running clock, which knows the server's time. */
  const shownBy = (page: Page): number => {
    const { at, left, running } = page.clock;
    return left[running!]! - (time.now() - at);
  };

  /** Sets it, and waits until pages know. */
  const setClock = async (page: Page, by: number): Promise<void> => {
    const now = time.now() + by;
    time.setClock(by);
    time.check();
    expect(time.now()).toBe(now);
    await page.until(() => page.received.some(({ type, payload }) => type === 'time' && (payload as { now: number }).now === now));
  };

  test.each([
    ['turn:60', 2 * MINUTE],
    ['turn:60', -HOUR],
    ['game:120+10', 2 * HOUR],
    ['game:120+10', -HOUR],
  ] as const)('clocks by %s go on as if nothing had happened (%d ms)', async (clock, by) => {
    const { pages } = await startTimed(clock);
    const [a, b] = pages;
    const whole = shownBy(a);
    time.pass(20_000);
    time.setClock(by);
    // Nobody has noticed it yet.
    await a.get('intent', { client: a.client, seat: 0, intent: { do: 'end-turn' } });
    await untilSeq(b, 3);
    time.pass(5000);
    time.check();
    await b.until(() => b.clock.at === time.now() - 5000);
    expect(shownBy(b)).toBe(whole - 5000);
    time.pass(whole - 5000 - 1);
    expect(shownBy(b)).toBe(1);
    expect(b.clock.running).toBe(1);
    time.pass(1);
    await b.until(() => b.clock.running === 0);
  });

  test.each([2 * MINUTE, -HOUR])('no intent is too late before the clock that is shown has run out (%d ms)', async (by) => {
    const { pages } = await startTimed('turn:60');
    const [a] = pages;
    time.pass(MINUTE - 1);
    await setClock(a, by);
    expect(shownBy(a)).toBe(1);
    expect(codeOf(await a.play(0, { do: 'end-turn' }))).toBe('ack');
  });

  test('clocks are stored with times that the next start understands', async () => {
    const duel = await startTimed('game:120+10');
    time.pass(20_000);
    await setClock(duel.pages[0], HOUR);
    time.pass(10_000);
    await app.stop();
    await app.start();
    const [a] = (await comeBack(app.url, duel)).pages as readonly [Page];
    expect(a.clock).toEqual({ at: time.now(), left: [100_000, 130_000], running: 0 });
  });

  test('forward by days: a clock by the calendar has the grace of a start', async () => {
    const { pages } = await startTimed('days:2');
    const [a] = pages;
    await setClock(a, 30 * DAY);
    time.pass(11 * HOUR);
    expect(codeOf(await a.play(0, { do: 'end-turn' }))).toBe('ack');
  });

  test('forward, and nobody comes: the turn ends after the grace, not before', async () => {
    const { pages } = await startTimed('hours:4');
    const [, b] = pages;
    await setClock(b, 30 * DAY);
    time.pass(2 * HOUR - 1);
    expect(b.clock.running).toBe(0);
    time.pass(1);
    await b.until(() => b.clock.running === 1);
  });

  test('a table that is opened later has the grace as well', async () => {
    const duel = await startTimed('days:2');
    await app.stop();
    await app.start();
    time.setClock(30 * DAY);
    time.check();
    const [a] = (await comeBack(app.url, duel)).pages as readonly [Page];
    time.pass(11 * HOUR);
    expect(codeOf(await a.play(0, { do: 'end-turn' }))).toBe('ack');
  });
});
