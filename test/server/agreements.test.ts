import type { ProposableKind } from '@hexfall/shared/protocol/proposals';
import { FakeTime } from './support/FakeTime.js';
import { replayed } from './support/film.js';
import { codeOf, Page } from './support/Page.js';
import { comeBack, type Game, seatEverybody, startDuel } from './support/table.js';
import { RestartableApp } from './support/testApp.js';

const AWAY_MS = 3 * 60_000;

let time = new FakeTime();
const app = new RestartableApp(() => ({ time, awayMs: AWAY_MS }));

beforeEach(async () => {
  time = new FakeTime();
  await app.start();
});

const propose = async (page: Page, seat: number, kind: ProposableKind, about?: number): Promise<number> =>
  (await page.get('propose', { seat, kind, ...(about === undefined ? {} : { about }) })).proposal;

const agree = (page: Page, seat: number, proposal: number): Promise<unknown> => page.get('answer', { seat, proposal, agree: true });

const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;

describe('a draw by agreement', () => {
  test('ends the match, and its record ends the same way', async () => {
    const { pages, code } = await startDuel(app.url);
    const [a, b] = pages;
    const id = await propose(a, 0, 'draw');
    await b.until(() => b.proposals.length === 1);
    expect(b.proposals).toEqual([{ id, kind: 'draw', by: 0, about: null, asked: [1] }]);
    await agree(b, 1, id);
    await a.until(() => a.state.phase === 'over');
    expect(a.table?.outcome).toEqual({ winners: [], reason: 'agreed', rule: '' });
    expect((await replayed(app.url, code)).table.outcome).toEqual(a.table?.outcome);
    expect(a.proposals).toEqual([]);
  });

  test('that is declined is told of in the chat, one that is withdrawn is not', async () => {
    const { pages } = await startDuel(app.url);
    const [a, b] = pages;
    const withdrawn = await propose(b, 1, 'draw');
    await b.get('answer', { seat: 1, proposal: withdrawn, agree: false });
    const id = await propose(a, 0, 'draw');
    await b.get('answer', { seat: 1, proposal: id, agree: false });
    await a.until(() => a.lines.length > 0);
    expect(a.lines).toMatchObject([{ notice: 'declined', name: 'Bob' }]);
  });

  test('is declined by playing on', async () => {
    const { pages } = await startDuel(app.url);
    const [a, b] = pages;
    const id = await propose(b, 1, 'draw');
    expect(codeOf(await a.play(0, HQ))).toBe('ack');
    expect(a.proposals).toEqual([]);
    expect(await a.refusal('answer', { seat: 0, proposal: id, agree: true })).toBe('no-proposal');
    expect(await b.refusal('propose', { seat: 1, kind: 'draw' })).toBe('too-soon');
  });

  test('is not for one alone to declare, nor for spectators, nor with a computer player', async () => {
    const { pages, code } = await startDuel(app.url);
    const [a, b] = pages;
    expect(codeOf(await a.play(0, { do: 'agree-draw' }))).toBe('not-agreed');
    const id = await propose(a, 0, 'draw');
    const spectator = await Page.join(app.url, code);
    expect(await spectator.refusal('answer', { seat: 1, proposal: id, agree: true })).toBe('not-your-seat');
    expect(await b.refusal('answer', { seat: 0, proposal: id, agree: true })).toBe('not-your-seat');
    const alone = await Page.create(app.url);
    await alone.sit({ army: 'borgo', name: 'Ann' });
    expect(await alone.refusal('propose', { seat: 0, kind: 'draw' })).toBe('not-now');
    await alone.get('addBot', {});
    expect(await alone.refusal('propose', { seat: 0, kind: 'draw' })).toBe('computer-declines');
    await Promise.all([spectator.leave(), alone.leave()]);
  });

  test('needs everyone in a match of three', async () => {
    const { pages } = await seatEverybody(app.url, { options: { mode: 'deathmatch' } }, ['borgo', 'moloch', 'outpost']);
    const [a, b, c] = pages as readonly [Page, Page, Page];
    const id = await propose(a, 0, 'draw');
    await agree(b, 1, id);
    expect(b.state.phase).toBe('playing');
    await agree(c, 2, id);
    expect(c.state.phase).toBe('over');
  });
});

describe('a pause', () => {
  test('stops the clocks and refuses everything but resigning until all agree to go on, also after a restart', async () => {
    const duel = await startDuel(app.url, { clock: 'turn:60' });
    const [a, b] = duel.pages;
    time.pass(20_000);
    await agree(b, 1, await propose(a, 0, 'pause'));
    expect(b.state.paused).toBe(true);
    expect(await a.refusal('intent', { client: a.client, seat: 0, intent: HQ })).toBe('paused');
    expect(b.clock).toMatchObject({ left: [40_000, 60_000], running: null });
    time.pass(600_000);
    await app.start();
    const [c, d] = (await comeBack(app.url, duel)).pages as readonly [Page, Page];
    expect(c.state.paused).toBe(true);
    await agree(c, 0, await propose(d, 1, 'resume'));
    expect(c.state.paused).toBe(false);
    expect(c.clock).toEqual({ at: time.now(), left: [40_000, 60_000], running: 0 });
    expect(codeOf(await c.play(0, HQ))).toBe('ack');
  });

  test('can be declined', async () => {
    const { pages } = await startDuel(app.url);
    const [a, b] = pages;
    const proposal = await propose(a, 0, 'pause');
    await b.get('answer', { seat: 1, proposal, agree: false });
    expect([b.state.paused, b.proposals]).toEqual([false, []]);
    expect(await a.refusal('propose', { seat: 0, kind: 'resume' })).toBe('not-now');
  });
});

describe('a rematch', () => {
  test('is the same again with the start moved on, opened by the same keys', async () => {
    const duel = await startDuel(app.url, { clock: 'turn:60', takeBack: false });
    const [a, b] = duel.pages;
    expect(await a.refusal('propose', { seat: 0, kind: 'rematch' })).toBe('not-now');
    const spectator = await Page.join(app.url, duel.code);
    expect(codeOf(await a.play(0, { do: 'resign' }))).toBe('ack');
    await b.until(() => b.state.phase === 'over');
    await agree(b, 1, await propose(a, 0, 'rematch'));
    await spectator.until(() => spectator.state.rematchCode !== '');
    const next = spectator.state.rematchCode;
    expect(await a.refusal('propose', { seat: 0, kind: 'rematch' })).toBe('not-now');
    const { pages } = await comeBack(app.url, { ...duel, code: next });
    const [c, d] = pages as readonly [Page, Page];
    expect([c.welcome?.seats, d.welcome?.seats, c.state.phase]).toEqual([[1], [0], 'playing']);
    expect(c.state.options).toMatchObject({ clock: 'turn:60', takeBack: false });
    expect(c.table?.players.map(({ army }) => army)).toEqual(['moloch', 'borgo']);
    expect(c.clock).toMatchObject({ running: 0, left: [60_000, 60_000] });
    expect(codeOf(await d.play(0, HQ))).toBe('ack');
    const restarted = await Page.join(app.url, duel.code);
    expect(restarted.state.rematchCode).toBe(next);
    await Promise.all([spectator.leave(), restarted.leave()]);
  });

  test('counts what each player has won, whichever seat they have: a resignation, a draw, and another win', async () => {
    let duel: Game = await startDuel(app.url);
    let seats: readonly [number, number] = [0, 1];
    /** Ends the match, begins the next one, and gives the pages there, Ann's first. */
    const again = async (end: () => Promise<unknown>): Promise<readonly [Page, Page]> => {
      const [ann, bob] = duel.pages as readonly [Page, Page];
      await end();
      for (const page of duel.pages) await page.until(() => page.state.phase === 'over');
      await agree(bob, seats[1], await propose(ann, seats[0], 'rematch'));
      seats = [seats[1], seats[0]];
      await ann.until(() => ann.state.rematchCode !== '');
      duel = await comeBack(app.url, { ...duel, code: ann.state.rematchCode });
      return duel.pages as readonly [Page, Page];
    };
    const seriesOf = (page: Page): unknown => JSON.parse(page.state.series);
    const [first, other] = duel.pages as readonly [Page, Page];
    expect(seriesOf(first)).toBeNull();
    // Bob gives up: Ann has won one, and sits on the other seat now.
    const second = await again(() => other.play(1, { do: 'resign' }));
    expect(second[0].welcome?.seats).toEqual([1]);
    expect(second.map(seriesOf)).toEqual([
      { played: 1, won: [0, 1], drawn: 0, hq: [-20, 20] },
      { played: 1, won: [0, 1], drawn: 0, hq: [-20, 20] },
    ]);
    const third = await again(async () => agree(second[1], 0, await propose(second[0], 1, 'draw')));
    expect(third[0].welcome?.seats).toEqual([0]);
    expect(seriesOf(third[1])).toEqual({ played: 2, won: [1, 0], drawn: 1, hq: [20, -20] });
    const fourth = await again(() => third[0].play(0, { do: 'resign' }));
    expect(seriesOf(fourth[1])).toEqual({ played: 3, won: [1, 1], drawn: 1, hq: [0, 0] });
  });

  test('needs no asking against computer players', async () => {
    const page = await Page.create(app.url);
    await page.sit({ army: 'borgo', name: 'Ann' });
    await page.get('addBot', {});
    expect(codeOf(await page.play(0, { do: 'resign' }))).toBe('ack');
    await propose(page, 0, 'rematch');
    expect(page.state.rematchCode).toMatch(/^[A-Z2-9]{6}$/);
    await page.leave();
  });
});

describe('a computer player', () => {
  test('plays for a player who has been away, until that player takes the seat back', async () => {
    const duel = await startDuel(app.url);
    const [a, b] = duel.pages;
    expect(await b.refusal('propose', { seat: 1, kind: 'substitute', about: 0 })).toBe('not-away');
    await a.leave();
    await b.until(() => [...b.state.seats][0]?.connected === 0);
    expect([...b.state.seats].map(({ awayAt }) => awayAt)).toEqual([time.now() + AWAY_MS, 0]);
    time.pass(AWAY_MS);
    await b.until(() => [...b.state.seats][0]?.absent === true);
    await propose(b, 1, 'substitute', 0);
    await b.until(() => b.state.seq === 1);
    expect([...b.state.seats].map(({ substitute }) => substitute)).toEqual([true, false]);
    const back = await Page.join(app.url, duel.code, [duel.keys[0]]);
    expect(await back.refusal('intent', { client: back.client, seat: 0, intent: HQ })).toBe('stand-in');
    expect(await b.refusal('return', { seat: 0 })).toBe('not-your-seat');
    expect(await b.refusal('return', { seat: 1 })).toBe('no-computer');
    await back.get('return', { seat: 0 });
    expect([...back.state.seats][0]).toMatchObject({ substitute: false, absent: false, awayAt: 0, connected: 1 });
    expect(await back.refusal('intent', { client: back.client, seat: 0, intent: HQ })).toBe('not-your-turn');
    await back.leave();
  });

  test('needs nobody to agree who is away, too', async () => {
    const { pages } = await seatEverybody(app.url, { options: { mode: 'deathmatch' } }, ['borgo', 'moloch', 'outpost']);
    const [a, b, c] = pages as readonly [Page, Page, Page];
    await Promise.all([b.leave(), c.leave()]);
    await a.until(() => [...a.state.seats].every(({ connected }, seat) => connected === Number(seat === 0)));
    time.pass(AWAY_MS);
    await a.until(() => [...a.state.seats].slice(1).every(({ absent }) => absent));
    await propose(a, 0, 'substitute', 1);
    expect([[...a.state.seats].map(({ substitute }) => substitute), a.proposals]).toEqual([[false, true, false], []]);
  });

  test('still plays for them after a restart', async () => {
    const duel = await startDuel(app.url);
    const [a, b] = duel.pages;
    await b.leave();
    await a.until(() => [...a.state.seats][1]?.connected === 0);
    time.pass(AWAY_MS);
    await a.until(() => [...a.state.seats][1]?.absent === true);
    await propose(a, 0, 'substitute', 1);
    await app.start();
    const { pages } = await comeBack(app.url, { ...duel, keys: [duel.keys[0]] });
    const [c] = pages as readonly [Page];
    expect(codeOf(await c.play(0, HQ))).toBe('ack');
    await c.until(() => c.state.seq === 2);
    expect(await c.refusal('propose', { seat: 0, kind: 'draw' })).toBe('computer-declines');
  });
});

test('what is proposed in the wrong form is refused', async () => {
  const { pages } = await startDuel(app.url);
  const [a] = pages;
  for (const wrong of [{ kind: 'win' }, { kind: 'draw', about: 9 }, { kind: 'draw', extra: 1 }]) {
    expect(codeOf(await a.send('propose', { n: 99, seat: 0, ...wrong }, 99))).toBe('malformed');
  }
  expect(await a.refusal('answer', { seat: 0, proposal: 77, agree: true })).toBe('no-proposal');
  expect(await a.refusal('propose', { seat: 0, kind: 'substitute' })).toBe('no-seat');
  expect(await a.refusal('propose', { seat: 1, kind: 'pause' })).toBe('not-your-seat');
});
