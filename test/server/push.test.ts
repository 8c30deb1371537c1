import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import { eventually } from '../support/eventually.js';
import { newKey, Page } from './support/Page.js';
import { askApi } from './support/profileRequests.js';
import {
  AFTER_MS,
  annPlays,
  app,
  ask,
  bobAway,
  browser,
  CONTACT,
  duel,
  leave,
  mailbox,
  open,
  pass,
  start,
  store,
  stored,
  subscribe,
  time,
  turnOfEvents,
  untilCounted,
} from './support/pushApp.js';
import { senderOf } from './support/PushBrowser.js';

const HOUR_MS = 3_600_000;

describe('a player who is away', () => {
  test('is called when the turn comes: once, encrypted, and signed with the key that pages get', async () => {
    await start();
    const bob = browser();
    const started = await bobAway(bob);
    await annPlays(started);
    time.pass(AFTER_MS);
    await mailbox.until(1);
    const [letter] = mailbox.letters;
    expect(bob.read(letter!)).toEqual({
      kind: 'turn',
      code: started.code,
      language: 'pl',
    });
    expect(() => browser().read(letter!)).toThrow();
    expect(letter?.headers).toMatchObject({
      topic: `hexfall-${started.code}`,
      urgency: 'normal',
    });
    expect(Number(letter?.headers['ttl'])).toBeGreaterThan(2.9 * 24 * 3600);
    expect(Number(letter?.headers['ttl'])).toBeLessThanOrEqual(3 * 24 * 3600);
    const sender = senderOf(letter!);
    expect(sender).toMatchObject({
      isGenuine: true,
      claims: { aud: `http://127.0.0.1:${mailbox.port}`, sub: CONTACT },
    });
    expect(await (await fetch(`${app.url}/api/push`)).json()).toEqual({
      key: sender.key,
    });
    await untilCounted('sent');
    await pass(4 * AFTER_MS, started.pages[0]);
    expect(mailbox.letters).toHaveLength(1);
    for (const secret of [bob.endpoint, ...started.keys]) expect(app.log() + letter!.body).not.toContain(secret);
  });

  test('is called for the rounds of a competition, urgently, as long as one can check in, and for its end', async () => {
    await start();
    const [bob, organizer, key] = [browser(), newKey(), newKey()];
    const about = async (path: string, as: string, body: object): Promise<{ readonly code?: string }> => {
      const answer = await askApi(app.url, 'POST', `/api/competitions${path}`, { key: as, body });
      return (answer.status === 204 ? {} : await answer.json()) as { readonly code?: string };
    };
    const { code } = await about('', organizer, { name: 'Cup', regulations: { checkIn: 600 } });
    for (const entrant of [key, newKey()]) await about(`/${code}/entrants`, entrant, { name: 'Bob' });
    const { subscription } = bob;
    expect((await ask('', { tables: [], competitions: [{ code, key }], subscription, language: 'pl' })).status).toBe(200);
    await about(`/${code}/acts`, organizer, { do: 'announce', round: 1 });
    await mailbox.until(1);
    const [letter] = mailbox.letters;
    expect(bob.read(letter!)).toEqual({ kind: 'round', code, language: 'pl' });
    expect(letter?.headers).toMatchObject({ topic: `hexfall-c-${code}`, urgency: 'high', ttl: '600' });
    await about(`/${code}/acts`, organizer, { do: 'close' });
    await mailbox.until(2);
    expect(bob.read(mailbox.letters[1]!)).toEqual({ kind: 'over', code, language: 'pl' });
    expect(mailbox.letters[1]?.headers).toMatchObject({ urgency: 'normal' });
    for (const secret of [bob.endpoint, key]) expect(app.log()).not.toContain(secret);
  });

  test('is called again, urgently, when the clock runs out soon (O10), and not before', async () => {
    await start();
    const bob = browser();
    const started = await bobAway(bob, { clock: 'turn:3600' });
    await annPlays(started);
    time.pass(AFTER_MS);
    await mailbox.until(1);
    await pass(0.75 * HOUR_MS, started.pages[0]);
    expect(mailbox.letters).toHaveLength(1);
    await pass(0.05 * HOUR_MS, started.pages[0]);
    await mailbox.until(2);
    expect(mailbox.letters.map((letter) => bob.read(letter).kind)).toEqual(['turn', 'clock']);
    expect(mailbox.letters[1]?.headers).toMatchObject({
      urgency: 'high',
      topic: `hexfall-${started.code}`,
    });
    expect(Number(mailbox.letters[1]?.headers['ttl'])).toBeLessThanOrEqual(720);
  });

  test('is woken for by a match that has left memory, before its clock in days runs out', async () => {
    await start();
    const bob = browser();
    const started = await bobAway(bob);
    await annPlays(started);
    time.pass(AFTER_MS);
    await mailbox.until(1);
    await untilCounted('sent');
    await app.stop();
    await start();
    const late = time.now() + 3 * 24 * HOUR_MS;
    const early = await store.due(late - 12.1 * HOUR_MS, 9);
    expect(early).toEqual([]);
    expect(await store.due(late - 11.9 * HOUR_MS, 9)).toEqual([started.code]);
  });

  test('is called before the clock in days runs out, also if the match was not in memory when the browser subscribed', async () => {
    await start({ idleMs: 1000 });
    const started = await duel();
    const { code } = started;
    await annPlays(started);
    const deadline = time.now() + 3 * 24 * HOUR_MS;
    for (const page of started.pages) await page.leave();
    /** What is to be woken by then. */
    const dueBy = (at: number): Promise<readonly string[]> => store.due(at, 9);
    await eventually(async () => expect(await dueBy(deadline)).toEqual([code]));
    const bob = browser();
    expect(await subscribe(bob, code, started.keys[1])).toEqual([code]);
    expect(await dueBy(deadline - 12 * HOUR_MS - 1)).toEqual([]);
    expect(await dueBy(deadline - 12 * HOUR_MS)).toEqual([code]);
    time.pass(deadline - 12 * HOUR_MS - time.now());
    // The match is woken, and leaves memory again.
    await eventually(async () => expect(await dueBy(deadline)).toEqual([]));
    await eventually(() => {
      time.pass(AFTER_MS);
      return Promise.resolve(expect(mailbox.letters).toHaveLength(1));
    });
    const [letter] = mailbox.letters;
    expect(bob.read(letter!)).toEqual({ kind: 'clock', code, language: 'pl' });
    expect(Number(letter!.headers['ttl'])).toBeLessThan(12 * 3600);
    await eventually(async () => expect(await dueBy(deadline)).toEqual([code]));
    expect(await dueBy(deadline - 1)).toEqual([]);
    expect(mailbox.letters).toHaveLength(1);
  });

  test('is not called for a turn whose clock has called already, by a server that was away and gives it more time', async () => {
    await start();
    const started = await bobAway(browser(), { clock: 'days:1' });
    await annPlays(started);
    await pass(AFTER_MS, started.pages[0]);
    await mailbox.until(1);
    time.pass(19 * HOUR_MS);
    await mailbox.until(2);
    await app.stop();
    time.pass(4 * HOUR_MS);
    await start();
    await fetch(`${app.url}/api/matches/${started.code}/open`, { method: 'POST' });
    const back = await Page.join(app.url, started.code, [started.keys[0]]);
    open.push(back);
    await pass(4 * AFTER_MS, back);
    await app.stop();
    await start();
    expect((await stored(started.code, started.keys[1]))[0]?.called).toMatch(/ clock$/);
    expect(mailbox.letters).toHaveLength(2);
  });

  test('is not called twice for a turn by a server that was started again, but is by one that had no time to call', async () => {
    await start();
    const bob = browser();
    const started = await bobAway(bob);
    await annPlays(started);
    await app.stop();
    await start();
    for (const _ of ['called now', 'not again']) {
      await fetch(`${app.url}/api/matches/${started.code}/open`, {
        method: 'POST',
      });
      const back = await Page.join(app.url, started.code, [started.keys[0]]);
      await pass(4 * AFTER_MS, back);
      await mailbox.until(1);
      // A second call would be underway.
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(mailbox.letters).toHaveLength(1);
      await back.leave();
      await app.stop();
      await start();
    }
  });

  test('is called when a rematch is proposed, and by the table of the rematch without subscribing again', async () => {
    await start();
    const ann = browser('ann');
    const bob = browser();
    const { pages, code, keys } = await duel({ clock: 'none' });
    const [a, b] = pages;
    await subscribe(ann, code, keys[0]);
    await subscribe(bob, code, keys[1]);
    await b.get('intent', { client: b.client, seat: 1, intent: { do: 'resign' } });
    await a.until(() => a.state.phase === 'over');
    await leave(pages);
    await pass(2 * AFTER_MS, a);
    await a.get('propose', { seat: 0, kind: 'rematch' });
    await pass(2 * AFTER_MS, a);
    await mailbox.until(1);
    expect(bob.read(mailbox.letters[0]!)).toEqual({
      kind: 'rematch',
      code,
      language: 'pl',
    });
    expect(Number(mailbox.letters[0]?.headers['ttl'])).toBeGreaterThan(3500);
    expect(Number(mailbox.letters[0]?.headers['ttl'])).toBeLessThanOrEqual(3600);
    // Withdrawn and proposed again, it calls nobody again.
    const [{ id }] = a.proposals as readonly [ProposalView];
    await a.get('answer', { seat: 0, proposal: id, agree: false });
    await pass(6 * AFTER_MS, a);
    await a.get('propose', { seat: 0, kind: 'rematch' });
    await pass(2 * AFTER_MS, a);
    await untilCounted('sent');
    expect(mailbox.letters).toHaveLength(1);
    const back = await Page.join(app.url, code, [keys[1]]);
    open.push(back);
    const [proposal] = back.proposals;
    await back.get('answer', { seat: 1, proposal: proposal!.id, agree: true });
    const { rematchCode } = back.state;
    while ((await stored(rematchCode, keys[0])).length === 0) await turnOfEvents();
    expect(await stored(rematchCode, keys[1])).toMatchObject([{ endpoint: bob.endpoint, called: null }]);
  });
});

describe('nobody is called', () => {
  test('who looks at the table, or has seen the turn come', async () => {
    await start();
    const bob = browser();
    const started = await duel();
    const [a, b] = started.pages;
    await subscribe(bob, started.code, started.keys[1]);
    await annPlays(started);
    await pass(3 * AFTER_MS, a);
    expect(mailbox.letters).toEqual([]);
    while ((await stored(started.code, started.keys[1]))[0]?.called === null) await turnOfEvents();
    await b.leave();
    await pass(3 * AFTER_MS, a);
    expect(mailbox.letters).toEqual([]);
  });

  test('while the match is paused', async () => {
    await start();
    const started = await duel();
    const [a, b] = started.pages;
    await subscribe(browser(), started.code, started.keys[1]);
    await b.get('visibility', { visible: false });
    await annPlays(started);
    const agree = async (kind: 'pause' | 'resume'): Promise<void> => {
      const { proposal } = await a.get('propose', { seat: 0, kind });
      await b.get('answer', { seat: 1, proposal, agree: true });
      await pass(3 * AFTER_MS, a);
    };
    await agree('pause');
    expect((await stored(started.code, started.keys[1]))[0]?.called).toBeNull();
    await agree('resume');
    await mailbox.until(1);
  });

  test('but a player whose page is hidden is, although it is connected', async () => {
    await start();
    const bob = browser();
    const started = await duel();
    const [, b] = started.pages;
    await subscribe(bob, started.code, started.keys[1]);
    await b.get('visibility', { visible: false });
    await annPlays(started);
    await pass(2 * AFTER_MS, b);
    await mailbox.until(1);
    await b.get('visibility', { visible: true });
    expect(mailbox.letters).toHaveLength(1);
  });

  test('who comes back in time', async () => {
    await start();
    const started = await bobAway(browser());
    await annPlays(started);
    time.pass(AFTER_MS - 1);
    open.push(await Page.join(app.url, started.code, [started.keys[1]]));
    await pass(3 * AFTER_MS, started.pages[0]);
    expect(mailbox.letters).toEqual([]);
  });

  test('in the turn of somebody else', async () => {
    await start();
    const started = await bobAway(browser());
    await pass(3 * AFTER_MS, started.pages[0]);
    expect(mailbox.letters).toEqual([]);
  });

  test('by a server that has it switched off', async () => {
    await start({ isEnabled: false });
    const { code, keys } = await duel();
    expect(await (await fetch(`${app.url}/api/push`)).json()).toEqual({
      key: null,
    });
    const answer = await ask('', {
      tables: [{ code, keys: [keys[0]] }],
      subscription: browser().subscription,
      language: 'en',
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([404, 'no-push']);
  });
});
