import { reseat, sit } from '@hexfall/shared/lobby/seating';
import { webhookOf, withWebhook } from '@hexfall/shared/lobby/setup';
import type { Result } from '@hexfall/shared/model/result';
import type { ServerMessages } from '@hexfall/shared/protocol/messages';
import { newServerSetup } from '../../server/src/match/createTable.js';
import { FakeTime } from './support/FakeTime.js';
import { codeOf, newKey, Page } from './support/Page.js';
import { HOUR_MS, isAway, seatGiving } from './support/seatGiving.js';
import { openTable, seatEverybody, startDuel } from './support/table.js';
import { RestartableApp } from './support/testApp.js';

const time = new FakeTime();
const app = new RestartableApp(() => ({ time }));

const { lose, askFor, givenAway } = seatGiving(app, time);

beforeEach(() => app.start());

const valueOf = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;

describe('a seat whose player has lost the key', () => {
  test('is given to a new key when the opponent of a duel agrees, the old key opens nothing and is told so', async () => {
    const { pages, keys, code } = await startDuel(app.url);
    const [a] = pages;
    const back = await lose(pages, 1);
    const key = newKey();
    const { proposal } = await askFor(back, { seat: 1, key });
    await a.until(() => a.proposals.length === 1);
    const from = time.now() + HOUR_MS;
    expect(a.proposals).toEqual([{ id: proposal, kind: 'reseat', by: 1, about: 1, asked: [0], from, sameAddress: true }]);
    expect(back.standing?.seats).toEqual([]);
    await a.get('answer', { seat: 0, proposal, agree: true });
    time.pass(HOUR_MS - 1);
    expect(back.standing?.seats).toEqual([]);
    time.pass(1);
    await back.until(() => back.standing?.seats.includes(1) ?? false);
    await a.until(() => a.proposals.length === 0);
    await a.until(() => a.lines.length > 0);
    expect(a.lines[0]).toMatchObject({ notice: 'reseated', name: 'Bob', text: '' });
    await a.play(0, HQ);
    await back.get('intent', { client: back.client, seat: 1, intent: { do: 'place-hq', at: [1, 0], rot: 0 } });
    const old = await Page.join(app.url, code, [keys[1]]);
    expect(old.standing).toMatchObject({ seats: [], replaced: true });
    await old.until(() => old.received.some(({ type }) => type === 'chat'));
    expect(old.received.find(({ type }) => type === 'chat')?.payload).toMatchObject({ lines: [{ notice: 'reseated', name: 'Bob' }] });
    await app.start();
    await openTable(app.url, code);
    const [again, stale] = [await Page.join(app.url, code, [key]), await Page.join(app.url, code, [keys[1]])];
    expect([again.standing?.seats, stale.standing?.replaced]).toEqual([[1], true]);
    const chat = again.received.find(({ type }) => type === 'chat')?.payload as ServerMessages['chat'];
    expect(chat.lines).toMatchObject([{ notice: 'reseated', name: 'Bob' }]);
  });

  test('is not for somebody who was thrown out to ask for, nor for a creator without a seat to give to itself', async () => {
    const host = await Page.createAs(app.url, { key: newKey(), options: { mode: 'deathmatch' } });
    const [b, c] = [await Page.join(app.url, host.code), await Page.join(app.url, host.code)];
    await b.sit({ army: 'borgo', name: 'Bob' });
    await c.sit({ army: 'moloch', name: 'Cid' });
    await host.get('kick', { seat: 1 });
    await b.leave();
    await host.until(() => isAway(host, 0));
    time.pass(HOUR_MS);
    expect(await c.refusal('reseat', { seat: 0, key: newKey() })).toBe('kicked');
    expect(await host.refusal('reseat', { seat: 0, key: newKey() })).toBe('nobody-here');
    const d = await Page.join(app.url, host.code);
    await d.sit({ army: 'outpost', name: 'Dan' });
    const { proposal } = await askFor(host, { seat: 0, key: newKey() });
    expect(await host.refusal('answer', { seat: 0, proposal, agree: true })).toBe('no-proposal');
  });

  test('is taken back by whoever has the key that was given away, and is given away no more', async () => {
    const { a, thief, code, former } = await givenAway();
    const player = await Page.join(app.url, code, [former]);
    expect(player.standing).toMatchObject({ seats: [], replaced: true, reclaimable: [1] });
    expect(await player.get('reseat', { seat: 1, key: newKey() })).toMatchObject({ proposal: null });
    await player.until(() => player.standing?.seats.includes(1) ?? false);
    await thief.until(() => thief.standing?.seats.length === 0);
    expect(thief.standing).toMatchObject({ replaced: true });
    expect(thief.standing?.reclaimable).toBeUndefined();
    await a.until(() => a.lines.length === 2);
    expect(a.lines.map(({ notice }) => notice)).toEqual(['reseated', 'reclaimed']);
    await player.leave();
    await a.until(() => [...a.state.seats][1]?.connected === 0);
    expect(await thief.refusal('reseat', { seat: 1, key: newKey() })).toBe('not-now');
  });

  test('stays with a player who comes back before the others agree', async () => {
    const { pages, keys, code } = await startDuel(app.url);
    const [a] = pages;
    const stranger = await lose(pages, 1);
    const { proposal } = await askFor(stranger, { seat: 1, key: newKey() });
    const b = await Page.join(app.url, code, [keys[1]]);
    await a.until(() => a.proposals.length === 0);
    expect(await a.refusal('answer', { seat: 0, proposal, agree: true })).toBe('no-proposal');
    expect([b.standing?.seats, stranger.standing?.seats]).toEqual([[1], []]);
    expect(await stranger.refusal('reseat', { seat: 1, key: newKey() })).toBe('not-away');
  });

  test('is asked for also while the page that asks is away, and given when it comes back with its key', async () => {
    const { pages, code } = await startDuel(app.url);
    const [a] = pages;
    const stranger = await lose(pages, 1);
    const key = newKey();
    const { proposal } = await askFor(stranger, { seat: 1, key });
    await stranger.leave();
    await a.get('answer', { seat: 0, proposal, agree: true });
    await app.start();
    time.pass(HOUR_MS);
    await openTable(app.url, code);
    const again = await Page.join(app.url, code, [key]);
    expect(again.standing).toMatchObject({ seats: [], requested: 1 });
    expect(await again.get('reseat', { seat: 1, key })).toMatchObject({ proposal });
    time.pass(HOUR_MS);
    await again.until(() => again.standing?.seats.includes(1) ?? false);
  });

  test('is asked for anew when nobody has decided for long', async () => {
    const { pages } = await startDuel(app.url);
    const stranger = await lose(pages, 1);
    await askFor(stranger, { seat: 1, key: newKey() });
    expect(await stranger.refusal('reseat', { seat: 1, key: newKey() })).toBe('proposed');
    time.pass(10 * HOUR_MS);
    await askFor(stranger, { seat: 1, key: newKey() });
  });

  test('needs all others, in a match of three', async () => {
    const { pages } = await seatEverybody(app.url, { options: { mode: 'deathmatch' } }, ['borgo', 'moloch', 'outpost']);
    const [a, b, c] = pages as readonly [Page, Page, Page];
    const back = await lose(pages, 2);
    expect(isAway(a, 2)).toBe(true);
    const { proposal } = await askFor(back, { seat: 2, key: newKey() });
    await a.get('answer', { seat: 0, proposal, agree: true });
    expect(back.standing?.seats).toEqual([]);
    await b.get('answer', { seat: 1, proposal, agree: true });
    time.pass(HOUR_MS);
    await back.until(() => back.standing?.seats.includes(2) ?? false);
    expect(c.left).not.toBeNull();
  });

  test('is declined in the name of nobody by a creator without a seat', async () => {
    const host = await Page.createAs(app.url, { key: newKey(), options: { mode: 'deathmatch' } });
    const b = await Page.join(app.url, host.code);
    await b.sit({ army: 'borgo', name: 'Bob' });
    await b.leave();
    await host.until(() => isAway(host, 0));
    time.pass(HOUR_MS);
    const back = await Page.join(app.url, host.code);
    const { proposal } = await askFor(back, { seat: 0, key: newKey() });
    await host.get('answer', { seat: 0, proposal, agree: false });
    expect([host.proposals, host.lines]).toEqual([[], []]);
  });

  test('needs one who is there in the lobby: anybody seated, or the creator without a seat', async () => {
    const key = newKey();
    const host = await Page.createAs(app.url, { key, options: { mode: 'deathmatch' } });
    const b = await Page.join(app.url, host.code);
    await b.sit({ army: 'borgo', name: 'Bob' });
    const c = await Page.join(app.url, host.code);
    await c.sit({ army: 'moloch', name: 'Cid' });
    await b.leave();
    await c.until(() => isAway(c, 0));
    time.pass(HOUR_MS);
    const back = await Page.join(app.url, host.code);
    const { proposal } = await askFor(back, { seat: 0, key: newKey() });
    await c.get('answer', { seat: 1, proposal, agree: true });
    time.pass(HOUR_MS);
    await back.until(() => back.standing?.seats.includes(0) ?? false);
    await Promise.all([back.leave(), c.leave()]);
    await host.until(() => isAway(host, 0) && isAway(host, 1));
    time.pass(HOUR_MS);
    const third = await Page.join(app.url, host.code);
    const second = await askFor(third, { seat: 1, key: newKey() });
    expect(await third.refusal('answer', { seat: 1, proposal: second.proposal, agree: true })).toBe('not-your-seat');
    await host.get('answer', { seat: 1, proposal: second.proposal, agree: true });
    time.pass(HOUR_MS);
    await third.until(() => third.standing?.seats.includes(1) ?? false);
  });

  test('is not for one to give away any more when the match has begun', async () => {
    const host = await Page.createAs(app.url, { key: newKey(), options: { mode: 'deathmatch' } });
    const [b, d] = [await Page.join(app.url, host.code), await Page.join(app.url, host.code)];
    await b.sit({ army: 'borgo', name: 'Bob' });
    await d.sit({ army: 'outpost', name: 'Dan' });
    await b.leave();
    await host.until(() => isAway(host, 0));
    time.pass(HOUR_MS);
    const back = await Page.join(app.url, host.code);
    await askFor(back, { seat: 0, key: newKey() });
    const c = await Page.join(app.url, host.code);
    await c.until(() => c.proposals[0]?.anyOne === true);
    await c.sit({ army: 'moloch', name: 'Cid' });
    await c.until(() => c.state.phase === 'playing');
    expect(c.proposals).toMatchObject([{ asked: [1, 2] }]);
    expect(c.proposals[0]?.anyOne).toBeUndefined();
  });

  test('takes along what the key opened: both armies of a person, and what the creator may do', async () => {
    const a = await Page.createAs(app.url, { options: { mode: 'team' }, seats: 4 });
    const mine = await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
    await a.sit({ seat: 1, army: 'moloch', name: 'Ann', key: mine.key, also: true });
    const b = await Page.join(app.url, a.code);
    await b.sit({ seat: 2, army: 'outpost', name: 'Bob' });
    await a.leave();
    await b.until(() => isAway(b, 0));
    time.pass(HOUR_MS);
    const back = await Page.join(app.url, a.code);
    const { proposal } = await askFor(back, { seat: 1, key: newKey() });
    await b.get('answer', { seat: 2, proposal, agree: true });
    time.pass(HOUR_MS);
    await back.until(() => back.standing?.seats.length === 2);
    expect(back.standing).toMatchObject({ seats: [0, 1], creator: true });
  });

  test('is no longer called at the address of the player before, who may be somebody else', () => {
    const seated = valueOf(sit(valueOf(newServerSetup({})), { army: 'borgo', name: 'Ann' }, 'former'));
    const called = withWebhook(seated.setup, 0, { url: 'https://example.org/secret', origin: '' });
    expect(webhookOf(valueOf(reseat(called, 0, 'next', { by: 'others' })), 0)).toBeNull();
  });

  test('of the keys that opened it the last hundred are known', () => {
    let { setup } = valueOf(sit(valueOf(newServerSetup({})), { army: 'borgo', name: 'Ann' }, 'key 0'));
    for (let n = 1; n <= 101; n++) setup = valueOf(reseat(setup, 0, `key ${n}`, { by: 'others' }));
    expect(setup.replaced?.map(({ former }) => former)).toEqual(Array.from({ length: 100 }, (_, n) => `key ${n + 1}`));
  });

  test('is refused in words where nothing can come of it', async () => {
    const { pages, keys, code } = await startDuel(app.url);
    const [a, b] = pages;
    const stranger = await Page.join(app.url, code);
    const wish = { seat: 1, key: newKey() };
    expect(await stranger.refusal('reseat', wish)).toBe('not-away');
    expect(await stranger.refusal('reseat', { ...wish, seat: 3 })).toBe('no-seat');
    expect(await a.refusal('reseat', wish)).toBe('not-now');
    await b.leave();
    await a.until(() => isAway(a, 1));
    const wrong = [{ seat: 1 }, { ...wish, key: 'short' }, { ...wish, key: 7 }, { ...wish, seat: -1 }, { ...wish, extra: 1 }];
    for (const message of wrong) {
      const answer = await stranger.send('reseat', { n: 99, ...message }, 99);
      expect('refused' in answer && answer.refused.error).toMatchObject({ code: 'malformed', message: expect.any(String) as string });
    }
    const proposed = await a.send('propose', { n: 98, seat: 0, kind: 'reseat', about: 1 }, 98);
    expect(codeOf(proposed)).toBe('malformed');
    expect(await stranger.refusal('reseat', { seat: 1, key: keys[0] })).toBe('seat-taken');
    const early = await stranger.send('reseat', { n: 97, ...wish }, 97);
    expect('refused' in early && early.refused.error).toMatchObject({ code: 'not-away', retryAfterMs: HOUR_MS });
    time.pass(HOUR_MS);
    await stranger.get('reseat', wish);
    const other = await Page.join(app.url, code);
    expect(await other.refusal('reseat', { seat: 1, key: newKey() })).toBe('proposed');
    const last = await Page.join(app.url, code);
    const again = await Page.join(app.url, code, [keys[0]]);
    await again.play(0, { do: 'resign' });
    await last.until(() => last.state.phase === 'over');
    expect(await last.refusal('reseat', wish)).toBe('not-now');
  });

  test('cannot be asked for again and again', async () => {
    const { pages } = await startDuel(app.url);
    const [a] = pages;
    const stranger = await lose(pages, 1);
    const { proposal } = await askFor(stranger, { seat: 1, key: newKey() });
    await a.get('answer', { seat: 0, proposal, agree: false });
    expect(await stranger.refusal('reseat', { seat: 1, key: newKey() })).toBe('too-soon');
    time.pass(HOUR_MS);
    await askFor(stranger, { seat: 1, key: newKey() });
  });

  test('is not given away where a player card has it', async () => {
    const profile = newKey();
    const made = await fetch(`${app.url}/api/profiles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: profile, name: 'Bob', crest: { shape: 'star', color: 'red' } }),
    });
    expect(made.ok).toBe(true);
    const a = await Page.create(app.url);
    await a.sit({ army: 'borgo', name: 'Ann' });
    const b = await Page.join(app.url, a.code);
    await b.sit({ army: 'moloch', name: 'Bob', profile });
    const stranger = await lose([a, b], 1);
    expect(await stranger.refusal('reseat', { seat: 1, key: newKey() })).toBe('card-seat');
  });

  test('is not lost to whoever opens the table before its player does, when everybody has agreed', async () => {
    const { pages, code, keys } = await startDuel(app.url);
    const [a] = pages;
    const stranger = await lose(pages, 1);
    const key = newKey();
    const { proposal } = await askFor(stranger, { seat: 1, key });
    await a.get('answer', { seat: 0, proposal, agree: true });
    await app.start();
    time.pass(HOUR_MS);
    await openTable(app.url, code);
    const thief = await Page.join(app.url, code, [key]);
    expect(await thief.get('reseat', { seat: 1, key })).toMatchObject({ proposal });
    const player = await Page.join(app.url, code, [keys[1]]);
    await thief.until(() => thief.proposals.length === 0);
    time.pass(HOUR_MS);
    expect([player.standing?.seats, thief.standing?.seats]).toEqual([[1], []]);
  });
});

/** Until it has played some turns, and after the match, what the others have given away decides nothing. */
describe('a seat that the others have given away', () => {
  test('cannot resign, propose, answer or change the table', async () => {
    const { a, thief } = await givenAway();
    const resign = { client: thief.client, seat: 1, intent: { do: 'resign' } } as const;
    expect(await thief.refusal('intent', resign)).toBe('on-probation');
    for (const kind of ['draw', 'pause', 'rematch'] as const)
      expect(await thief.refusal('propose', { seat: 1, kind })).toBe('on-probation');
    const { proposal } = await a.get('propose', { seat: 0, kind: 'draw' });
    expect(await thief.refusal('answer', { seat: 1, proposal, agree: true })).toBe('on-probation');
    expect(await thief.refusal('save', {})).toBe('on-probation');
    await a.play(0, HQ);
    await thief.get('intent', { client: thief.client, seat: 1, intent: { do: 'place-hq', at: [1, 0], rot: 0 } });
  });

  test('is listed for its player, who takes it back also after the end: the result is void then', async () => {
    const { a, code, former } = await givenAway();
    const mine = async (): Promise<unknown> => {
      const body = JSON.stringify({ tables: [{ code, keys: [former] }] });
      const answer = await fetch(`${app.url}/api/mine`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return answer.json();
    };
    expect(await mine()).toMatchObject({ tables: [{ code, mine: [], given: [1] }] });
    await a.play(0, { do: 'resign' });
    await a.until(() => a.state.phase === 'over');
    expect(a.state.isVoid).toBe(false);
    const player = await Page.join(app.url, code, [former]);
    expect(player.standing).toMatchObject({ seats: [], reclaimable: [1] });
    expect(await player.get('reseat', { seat: 1, key: newKey() })).toMatchObject({ proposal: null });
    await player.until(() => player.standing?.seats.includes(1) ?? false);
    await a.until(() => a.state.isVoid);
  });
});
