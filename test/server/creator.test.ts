import { JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import { newKey, Page, Pages, seatsAt } from './support/Page.js';
import { startTestApp, type TestApp } from './support/testApp.js';

const pages = new Pages();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => pages.close());

afterAll(() => app.stop());

const join = (code: string, keys: readonly string[] = []): Promise<Page> => pages.add(Page.join(app.url, code, keys));

describe('creator', () => {
  const create = (wish: Parameters<typeof Page.createAs>[1] = {}): Promise<Page> => pages.add(Page.createAs(app.url, wish));

  describe('the creator', () => {
    test('is the first player to sit down, and stays the creator', async () => {
      const a = await create();
      expect(a.welcome?.creator).toBe(false);
      expect(await a.refusal('swap', { seats: [0, 1] })).toBe('not-creator');
      const { key } = await a.sit({ army: 'borgo', name: 'Ann' });
      expect(a.standing).toEqual({ seats: [0], creator: true });
      await a.get('leaveSeat', { seat: 0 });
      expect(a.standing).toEqual({ seats: [], creator: true });
      const b = await join(a.code);
      await b.sit({ army: 'moloch', name: 'Bob' });
      expect(b.standing).toEqual({ seats: [0], creator: false });
      expect(await b.refusal('setTable', { listed: true })).toBe('not-creator');
      expect((await join(a.code, [key])).welcome).toMatchObject({ seats: [], creator: true });
    });

    test('is who gave a key when the table was made, sitting or not', async () => {
      const key = newKey();
      const a = await create({ key });
      expect(a.welcome).toMatchObject({ seats: [], creator: true });
      const b = await join(a.code);
      await b.sit({ army: 'moloch', name: 'Bob' });
      expect(b.standing?.creator).toBe(false);
      expect((await join(a.code, [key])).welcome?.creator).toBe(true);
      await a.sit({ key, army: 'borgo', name: 'Ann' });
      expect(a.standing).toEqual({ seats: [1], creator: true });
    });
  });

  describe('may, until the last seat is taken,', () => {
    const FREE = { startingSeat: 'first', armySelection: 'free', forecast: true } as const;
    const armiesAt = (page: Page): string[] => seatsAt(page).map(({ army }) => army);

    test('replace the mode and the options: players keep their seats as far as there are as many', async () => {
      const a = await create({ options: { mode: 'team' } });
      await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
      const b = await join(a.code);
      await b.sit({ seat: 3, army: 'moloch', name: 'Bob' });
      await a.get('configure', {
        ...FREE,
        options: { mode: 'deathmatch', clock: 'game:900+5' },
        seats: 3,
        startingSeat: 'random',
        forecast: false,
      });
      await b.until(() => b.standing?.seats[0] === 1);
      expect(seatsAt(b).map(({ name, army }) => [name, army])).toEqual([
        ['Ann', 'borgo'],
        ['Bob', 'moloch'],
        ['', ''],
      ]);
      expect(b.room.state).toMatchObject({ startingSeat: 'random', forecast: false, options: { mode: 'deathmatch', clock: 'game:900+5' } });
      expect((await join(a.code)).room.state.seats).toHaveLength(3);
    });

    test.each(['turn:4', 'game:36001+0', 'game:600+601', 'hours:73', 'days:0', 'days:1e9', '12 minutes'])(
      'set no clock like "%s" (O10)',
      async (clock) => {
        const a = await create({ options: { clock: 'game:720+10' } });
        await a.sit({ army: 'borgo', name: 'Ann' });
        const wish = { ...FREE, options: { clock: clock as 'none' }, seats: 2 };
        expect(await a.refusal('configure', wish)).toBe('malformed');
        expect(a.room.state.options.clock).toBe('game:720+10');
      },
    );

    test('replace how armies are assigned: players lose them, and get free ones where they choose', async () => {
      const a = await create({ options: { mode: 'deathmatch', sameArmy: true }, seats: 4 });
      await a.sit({ army: 'borgo', name: 'Ann' });
      const b = await join(a.code);
      await b.sit({ army: 'borgo', name: 'Bob' });
      await a.get('addBot', { army: 'borgo' });
      await a.get('configure', { ...FREE, options: { mode: 'deathmatch' }, seats: 4 });
      await b.until(() => new Set(armiesAt(b).filter((army) => army !== '')).size === 3);
      expect(armiesAt(b)[0]).toBe('borgo');
      await a.get('configure', { ...FREE, armySelection: 'ban-and-pick', options: { mode: 'deathmatch' }, seats: 4 });
      await b.until(() => armiesAt(b).every((army) => army === ''));
      await a.get('configure', { ...FREE, options: { mode: 'deathmatch' }, seats: 4 });
      await b.until(() => armiesAt(b).filter((army) => army !== '').length === 3);
    });

    test('replace how armies are assigned, and back: everyone has the army again that was chosen', async () => {
      const a = await create({ options: { mode: 'deathmatch', sameArmy: true }, seats: 4 });
      await a.sit({ army: 'outpost', name: 'Ann' });
      const b = await join(a.code);
      await b.sit({ army: 'outpost', name: 'Bob' });
      await (await join(a.code)).sit({ army: 'neojungle', name: 'Cid' });
      const change = (armySelection: 'free' | 'random' | 'ban-and-pick', sameArmy: boolean): Promise<unknown> =>
        a.get('configure', { ...FREE, armySelection: armySelection, options: { mode: 'deathmatch', sameArmy }, seats: 4 });
      for (const armySelection of ['ban-and-pick', 'random'] as const) await change(armySelection, true);
      await change('free', true);
      expect(armiesAt(a)).toEqual(['outpost', 'outpost', 'neojungle', '']);
      // Who cannot have the army again does not get one that another has chosen.
      for (let tries = 0; tries < 20; tries++) {
        await change('random', false);
        expect(armiesAt(a)).toEqual(['', '', '', '']);
        await change('free', false);
        expect(armiesAt(a)[0]).toBe('outpost');
        expect(armiesAt(a)[2]).toBe('neojungle');
        expect(['outpost', 'neojungle', '']).not.toContain(armiesAt(a)[1]);
      }
    });

    test.each([
      ['not-supported', { options: { mode: 'duel' }, seats: 3 }],
      ['not-supported', { options: { mode: 'one-vs-two' }, seats: 3, startingSeat: 'random' }],
      ['seat-taken', { options: { mode: 'duel' }, seats: 2 }],
      ['malformed', { options: { mode: 'chess' }, seats: 3 }],
    ] as const)('not replace them by what cannot be played: %s %j', async (code, wish) => {
      const a = await create({ options: { mode: 'deathmatch' }, seats: 3 });
      await a.sit({ army: 'borgo', name: 'Ann' });
      const b = await join(a.code);
      await b.sit({ army: 'moloch', name: 'Bob' });
      expect(await a.refusal('configure', { ...FREE, ...wish } as Parameters<typeof a.refusal<'configure'>>[1])).toBe(code);
      expect(await b.refusal('configure', { ...FREE, options: {}, seats: 4 })).toBe('not-creator');
      expect(seatsAt(b)).toHaveLength(3);
    });

    test('let seats change places: keys open the new ones, and everyone learns it', async () => {
      const a = await create({ options: { mode: 'team' } });
      await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
      const b = await join(a.code);
      const { key } = await b.sit({ seat: 1, army: 'moloch', name: 'Bob' });
      await a.get('swap', { seats: [1, 2] });
      await b.until(() => b.standing?.seats[0] === 2);
      expect(seatsAt(b).map(({ name }) => name)).toEqual(['Ann', '', 'Bob', '']);
      await a.get('swap', { seats: [0, 2] });
      await b.until(() => b.standing?.seats[0] === 0);
      expect(a.standing?.seats).toEqual([2]);
      expect((await join(a.code, [key])).welcome?.seats).toEqual([0]);
      const small = await create();
      await small.sit({ army: 'borgo', name: 'Ann' });
      expect(await small.refusal('swap', { seats: [0, 2] })).toBe('no-seat');
    });

    test('O5: not so that two armies of one person come into two teams', async () => {
      const a = await create({ options: { mode: 'team' } });
      const { key } = await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
      await a.sit({ seat: 1, key, army: 'moloch', name: 'Ann', also: true });
      expect(await a.refusal('swap', { seats: [1, 2] })).toBe('other-team');
      await a.get('swap', { seats: [0, 1] });
      expect(seatsAt(a).map(({ army }) => army)).toEqual(['moloch', 'borgo', '', '']);
    });

    test('settle who begins; not after that', async () => {
      const a = await create();
      await a.sit({ army: 'borgo', name: 'Ann' });
      expect(a.state.startingSeat).toBe('first');
      await a.get('setTable', { startingSeat: 'random' });
      expect(a.state.startingSeat).toBe('random');
      await a.sit({ army: 'moloch', name: 'Bob' });
      expect(await a.refusal('setTable', { startingSeat: 'first' })).toBe('started');
      expect(await a.refusal('configure', { options: {}, seats: 2, startingSeat: 'first', armySelection: 'free', forecast: true })).toBe(
        'started',
      );
      expect(await a.refusal('swap', { seats: [0, 1] })).toBe('started');
      await a.get('setTable', { listed: true });
      expect(a.state.listed).toBe(true);
      const seat = a.table!.turn.player;
      await a.get('intent', { client: a.client, seat, intent: { do: 'resign' } });
      expect(await a.refusal('setTable', { listed: false })).toBe('game-over');
    });
  });

  describe('who begins, drawn by lot', () => {
    test('is everyone now and then; the order around the table stays, and everyone learns it', async () => {
      const firsts = new Set<string>();
      const orders = new Set<string>();
      for (let i = 0; i < 40; i++) {
        const a = await create({ options: { mode: 'deathmatch' }, startingSeat: 'random' });
        const b = await join(a.code);
        await a.sit({ army: 'borgo', name: 'Ann' });
        await b.sit({ army: 'moloch', name: 'Bob' });
        const { seat } = await a.sit({ army: 'outpost', name: 'Cid' });
        const names = seatsAt(a).map(({ name }) => name);
        expect(names[seat]).toBe('Cid');
        await b.until(() => b.state.phase === 'playing' && names[b.standing?.seats[0] ?? -1] === 'Bob');
        expect(a.standing?.seats.map((own) => names[own]).sort()).toEqual(['Ann', 'Cid']);
        firsts.add(names[0]!);
        orders.add([...names, ...names].slice(names.indexOf('Ann')).slice(0, 3).join());
        await pages.close();
      }
      expect([...firsts].sort()).toEqual(['Ann', 'Bob', 'Cid']);
      expect([...orders]).toEqual(['Ann,Bob,Cid']);
    });

    test('G5: teams stay together and take turns', async () => {
      for (let i = 0; i < 10; i++) {
        const a = await create({ options: { mode: 'team-score' }, startingSeat: 'random' });
        for (const army of ['borgo', 'moloch', 'outpost', 'hegemony'] as const) await a.sit({ army, name: army });
        const names = seatsAt(a).map(({ name }) => name);
        expect([names.slice(0, 2).sort().join(), names.slice(2).sort().join()].sort()).toEqual(['borgo,moloch', 'hegemony,outpost']);
        const order = [0, 2, 1, 3].map((seat) => names[seat]!);
        const around = [...order, ...order].slice(order.indexOf('borgo')).slice(0, 4);
        expect(around).toEqual(['borgo', 'outpost', 'moloch', 'hegemony']);
      }
    });

    test('G4: not where one plays against two', async () => {
      await expect(create({ options: { mode: 'one-vs-two' }, startingSeat: 'random' })).rejects.toMatchObject({
        code: JOIN_REFUSED.notSupported,
      });
      const a = await create({ options: { mode: 'one-vs-two' } });
      await a.sit({ army: 'borgo', name: 'Ann' });
      expect(await a.refusal('setTable', { startingSeat: 'random' })).toBe('not-supported');
    });
  });
});

describe('kick', () => {
  /*
   * The creator takes the seat of a person before the match.
   */

  const create = (): Promise<Page> => pages.add(Page.createAs(app.url, { options: { mode: 'team' } }));

  test('the player learns it, can watch and cannot sit down again, also not with another key or after coming back', async () => {
    const a = await create();
    await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
    const b = await join(a.code);
    const { key } = await b.sit({ seat: 1, army: 'moloch', name: 'Bob' });
    await b.sit({ seat: 0, key, army: 'moloch', name: 'Bob' });
    const tab = await join(a.code, [key]);
    expect(await a.get('kick', { seat: 1 })).toMatchObject({ to: 'kick', seat: 1 });
    expect(seatsAt(a).map(({ name }) => name)).toEqual(['Ann', '', '', '']);
    for (const page of [b, tab]) {
      await page.until(() => page.standing?.seats.length === 0);
      expect(page.standing).toEqual({ seats: [], creator: false, kicked: true });
      expect(await page.refusal('sit', { seat: 1, key, army: 'moloch', name: 'Bob' })).toBe('kicked');
      expect(await page.refusal('sit', { seat: 1, key: newKey(), army: 'moloch', name: 'Bob' })).toBe('kicked');
    }
    const again = await join(a.code, [key]);
    expect(again.welcome).toMatchObject({ seats: [], kicked: true });
    const other = await join(a.code);
    expect(await other.refusal('sit', { seat: 1, key, army: 'moloch', name: 'Bob' })).toBe('kicked');
    expect(other.welcome).not.toHaveProperty('kicked');
    await other.sit({ seat: 1, army: 'moloch', name: 'Cid' });
    expect(JSON.stringify([a.state, a.received])).not.toContain('kicked');
  });

  test('both seats of one person become free (O5)', async () => {
    const a = await create();
    await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
    const b = await join(a.code);
    const { key } = await b.sit({ seat: 2, army: 'moloch', name: 'Bob' });
    await b.sit({ seat: 3, key, army: 'outpost', name: 'Bob', also: true });
    await a.get('kick', { seat: 3 });
    expect(seatsAt(a).map(({ name }) => name)).toEqual(['Ann', '', '', '']);
  });

  test('only the creator may, only before the match, and not with an empty seat, a computer player or the creator', async () => {
    const a = await create();
    await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
    await a.get('addBot', { seat: 1 });
    const b = await join(a.code);
    await b.sit({ seat: 2, army: 'hegemony', name: 'Bob' }).catch(async () => b.sit({ seat: 2, army: 'moloch', name: 'Bob' }));
    expect(await b.refusal('kick', { seat: 0 })).toBe('not-creator');
    for (const seat of [0, 1, 3]) expect(await a.refusal('kick', { seat })).toBe('no-player');
    await a.get('addBot', { seat: 3 });
    await a.until(() => a.state.phase === 'playing');
    expect(await a.refusal('kick', { seat: 2 })).toBe('started');
  });
});
