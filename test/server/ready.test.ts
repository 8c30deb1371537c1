import type { MyTables } from '@hexfall/shared/protocol/http';
import type { CreateOptions } from '@hexfall/shared/protocol/requests';
import { FakeTime } from './support/FakeTime.js';
import { newKey, Page, seatsAt } from './support/Page.js';
import { askApi } from './support/profileRequests.js';
import { RestartableApp } from './support/testApp.js';

const AWAY_MS = 3 * 60_000;

const FREE = { startingSeat: 'first', armySelection: 'free', forecast: true } as const;

let time = new FakeTime();
const app = new RestartableApp(() => ({ time, awayMs: AWAY_MS }));

beforeEach(async () => {
  time = new FakeTime();
  await app.start();
});

interface Waiting {
  readonly host: Page;
  readonly key: string;
}

/** A table whose creator has sat down without being ready. */
const waitingHost = async (wish: Omit<CreateOptions, 'protocol'> = {}): Promise<Waiting> => {
  const host = await Page.createAs(app.url, wish);
  const army = (wish.armySelection ?? 'free') === 'free' ? ({ army: 'borgo' } as const) : {};
  const { key } = await host.sit({ ...army, name: 'Player', waitsForReady: true });
  return { host, key };
};

/** Somebody sits down there, ready. */
const friendOf = async (host: Page, wish: { readonly army?: 'moloch' } = { army: 'moloch' }): Promise<Page> => {
  const friend = await Page.join(app.url, host.code);
  await friend.sit({ ...wish, name: 'Bob' });
  return friend;
};

const readyAt = (page: Page): readonly boolean[] => Array.from(page.state.seats, ({ ready }) => ready);

describe('a player who is not ready', () => {
  test('is waited for when every seat is taken, and may go on settling who plays what', async () => {
    const { host, key } = await waitingHost();
    const friend = await friendOf(host);
    expect(readyAt(friend)).toEqual([false, true]);
    expect(friend.state.phase).toBe('lobby');
    await host.get('changeSeat', { seat: 0, name: 'Ann' });
    await host.get('changeSeat', { seat: 0, army: 'outpost' });
    const { tables } = (await (
      await askApi(app.url, 'POST', '/api/mine', { body: { tables: [{ code: host.code, keys: [key] }] } })
    ).json()) as MyTables;
    expect(tables).toMatchObject([{ phase: 'lobby', acting: 0 }]);
    const late = await Page.join(app.url, host.code);
    expect(await late.refusal('sit', { key: newKey(), army: 'hegemony', name: 'Cid' })).toBe('seat-taken');
    await host.get('ready', { seat: 0, ready: true });
    await friend.until(() => friend.state.phase === 'playing');
    expect(friend.table?.players.map(({ army }) => army)).toEqual(['outpost', 'moloch']);
    expect(await host.refusal('ready', { seat: 0, ready: false })).toBe('started');
  });

  test('may be ready before the others come, and not ready again', async () => {
    const { host } = await waitingHost({ startingSeat: 'random' });
    await host.get('ready', { seat: 0, ready: true });
    await host.get('ready', { seat: 0, ready: false });
    expect(readyAt(host)).toEqual([false, true]);
    await host.get('ready', { seat: 0, ready: true });
    const friend = await friendOf(host);
    // The seats are in a random order now; each page is told its own apart from the table.
    const isSeated = (page: Page, name: string): boolean =>
      page.state.phase === 'playing' && [...page.state.seats][page.standing?.seats[0] ?? -1]?.name === name;
    await Promise.all([host.until(() => isSeated(host, 'Player')), friend.until(() => isSeated(friend, 'Bob'))]);
    expect([host, friend].flatMap(({ standing }) => standing?.seats ?? []).toSorted()).toEqual([0, 1]);
  });

  test('is waited for before armies are banned, too', async () => {
    const { host } = await waitingHost({ armySelection: 'ban-and-pick' });
    const friend = await friendOf(host, {});
    expect(friend.state).toMatchObject({ phase: 'lobby', choosing: -1 });
    expect(await friend.refusal('ban', { seat: 1, army: 'borgo' })).toBe('no-choice');
    await host.get('ready', { seat: 0, ready: true });
    expect(host.state).toMatchObject({ phase: 'picking', choosing: 0 });
  });

  test('is waited for after a restart; the other one need not wait for somebody who is away', async () => {
    const { host } = await waitingHost();
    const { key } = await (await Page.join(app.url, host.code)).sit({ army: 'moloch', name: 'Bob' });
    await app.start();
    await askApi(app.url, 'POST', `/api/matches/${host.code}/open`);
    const friend = await Page.join(app.url, host.code, [key]);
    expect(friend.state.phase).toBe('lobby');
    expect(await friend.refusal('ready', { seat: 0, ready: true })).toBe('not-away');
    time.pass(AWAY_MS);
    await friend.until(() => [...friend.state.seats][0]?.absent === true);
    const spectator = await Page.join(app.url, host.code);
    expect(await spectator.refusal('ready', { seat: 0, ready: true })).toBe('not-your-seat');
    expect(await friend.refusal('ready', { seat: 0, ready: false })).toBe('not-your-seat');
    await friend.get('ready', { seat: 0, ready: true });
    expect(friend.state.phase).toBe('playing');
  });

  test('may leave: the next one who sits down starts the match', async () => {
    const { host } = await waitingHost();
    const friend = await friendOf(host);
    await host.get('leaveSeat', { seat: 0 });
    await friend.until(() => [...friend.state.seats][0]?.taken === false);
    expect(readyAt(friend)).toEqual([true, true]);
    await host.sit({ army: 'hegemony', name: 'Ann' });
    expect(host.state.phase).toBe('playing');
  });

  test.each([
    ['fills the last seat with a computer player', 'duel', 2],
    ['removes the last seat', 'deathmatch', 4],
  ] as const)('is ready who %s', async (_, mode, seats) => {
    const { host } = await waitingHost({ options: { mode }, seats });
    for (let filled = 2; filled < seats; filled++) await host.get('addBot', {});
    expect(host.state.phase).toBe('lobby');
    if (mode === 'duel') await host.get('addBot', {});
    else await host.get('removeSeat', { seat: 3 });
    expect(host.state.phase).toBe('playing');
  });

  test('changes the options of a full table: the others are asked again', async () => {
    const { host } = await waitingHost();
    const friend = await friendOf(host);
    await host.get('configure', { ...FREE, options: { clock: 'days:3' }, seats: 2 });
    await friend.until(() => friend.state.options.clock === 'days:3');
    expect(readyAt(friend)).toEqual([false, false]);
    await host.get('ready', { seat: 0, ready: true });
    // Nor does a further change start the match.
    await host.get('configure', { ...FREE, options: {}, seats: 2 });
    expect(host.state.phase).toBe('lobby');
    await friend.get('ready', { seat: 1, ready: true });
    expect(friend.state.phase).toBe('playing');
    expect(seatsAt(friend).map(({ army }) => army)).toEqual(['borgo', 'moloch']);
  });

  test.each<[what: string, change: (host: Page) => Promise<unknown>, friendStays: boolean]>([
    ['what is played', (host) => host.get('configure', { ...FREE, options: { clock: 'turn:60' }, seats: 2 }), false],
    ['who finds the table', (host) => host.get('setTable', { listed: true }), true],
    ['who begins', (host) => host.get('setTable', { startingSeat: 'random' }), true],
    ['who sits where', (host) => host.get('swap', { seats: [0, 1] }), true],
  ])(
    'stays so for the host, who changes %s, and is so again for the others where they have to agree',
    async (_what, change, friendStays) => {
      const { host } = await waitingHost();
      const friend = await friendOf(host);
      const readiness = () => Object.fromEntries([...host.state.seats].map(({ name, ready }) => [name, ready]));
      await change(host);
      expect(readiness()).toEqual({ Player: false, Bob: friendStays });
      await host.get('configure', { ...FREE, options: { clock: 'days:3' }, seats: 2 });
      await host.get('ready', { seat: host.state.host, ready: true });
      await change(host);
      expect(readiness()).toEqual({ Player: true, Bob: false });
      expect(friend.state.phase).toBe('lobby');
    },
  );

  test('is only a person who sits there', async () => {
    const { host } = await waitingHost({ options: { mode: 'deathmatch' } });
    await host.get('addBot', {});
    const friend = await Page.join(app.url, host.code);
    expect(await friend.refusal('ready', { seat: 0, ready: true })).toBe('not-your-seat');
    expect(readyAt(host)).toEqual([false, true, true]);
  });
});

describe('the host of a table', () => {
  test('is its creator, wherever the creator sits', async () => {
    const { host } = await waitingHost({ options: { mode: 'deathmatch' } });
    expect(host.state.host).toBe(0);
    await host.get('swap', { seats: [0, 1] });
    const friend = await friendOf(host);
    expect(seatsAt(friend).map(({ name }) => name)).toEqual(['Bob', 'Player', '']);
    expect(friend.state.host).toBe(1);
    await host.get('leaveSeat', { seat: 1 });
    await friend.until(() => friend.state.host === -1);
    const { key } = await host.sit({ seat: 2, army: 'hegemony', name: 'Ann', waitsForReady: true });
    expect(host.state.host).toBe(2);
    expect(host.standing).toMatchObject({ seats: [2], creator: true });
    expect((await Page.join(app.url, host.code, [key])).welcome?.creator).toBe(true);
  });

  test('is who made it with a key of its own, once seated', async () => {
    const host = await Page.createAs(app.url, { key: newKey() });
    const friend = await friendOf(host);
    expect(friend.state.host).toBe(-1);
    await host.sit({ army: 'borgo', name: 'Ann', waitsForReady: true });
    await friend.until(() => friend.state.host === 1);
  });
});
