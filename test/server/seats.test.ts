import { codeOf, newKey, Page, Pages, seatsAt } from './support/Page.js';
import { type Duel, playRandomly, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

const pages = new Pages();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => pages.close());

afterAll(() => app.stop());

describe('seats', () => {
  const connected = (page: Page): number[] => Array.from(page.state.seats, (seat) => seat.connected);

  describe('before the match', () => {
    test('two of one name are told apart, in capital letters or not', async () => {
      const a = await pages.add(Page.createAs(app.url, { options: { mode: 'deathmatch' }, seats: 4 }));
      await a.sit({ army: 'borgo', name: 'Ala' });
      const b = await pages.add(Page.join(app.url, a.code));
      const { seat } = await b.sit({ army: 'moloch', name: 'ALA' });
      const names = (): string[] => seatsAt(a).map(({ name }) => name);
      await a.until(() => names()[1] !== '');
      expect(names().slice(0, 2)).toEqual(['Ala', 'ALA 2']);
      await b.get('changeSeat', { seat, name: 'Computer' });
      await a.get('addBot', { army: 'hegemony' });
      await a.until(() => names()[2] !== '');
      expect(names().slice(0, 3)).toEqual(['Ala', 'Computer', 'Computer 2']);
    });

    test('a seat can be changed and given back; its key opens nothing then', async () => {
      const a = await pages.add(Page.create(app.url));
      const { key } = await a.sit({ army: 'borgo', name: 'Ann' });
      await a.get('changeSeat', { seat: 0, army: 'hegemony', name: 'Anna' });
      expect([...a.state.seats][0]).toMatchObject({ army: 'hegemony', name: 'Anna', taken: true });
      const tab = await pages.add(Page.join(app.url, a.code, [key]));
      expect(tab.welcome?.seats).toEqual([0]);
      await a.get('leaveSeat', { seat: 0 });
      await tab.until(() => connected(tab)[0] === 0);
      expect([...a.state.seats][0]).toMatchObject({ army: '', name: '', taken: false });
      expect(await tab.refusal('changeSeat', { seat: 0, name: 'Eve' })).toBe('not-your-seat');
      expect((await pages.add(Page.join(app.url, a.code, [key]))).welcome?.seats).toEqual([]);
    });

    test('no one plays, and there is no replay', async () => {
      const a = await pages.add(Page.create(app.url));
      await a.sit({ army: 'borgo', name: 'Ann' });
      expect(codeOf(await a.play(0, { do: 'end-turn' }))).toBe('not-started');
      expect(await a.get('history', { from: 1 })).toMatchObject({ intents: [], next: null });
    });

    test('two who want the same seat at once: one gets it', async () => {
      const a = await pages.add(Page.create(app.url));
      const b = await pages.add(Page.join(app.url, a.code));
      const answers = await Promise.all([
        a.ask('sit', { key: newKey(), seat: 0, army: 'borgo', name: 'Ann' }),
        b.ask('sit', { key: newKey(), seat: 0, army: 'moloch', name: 'Bob' }),
      ]);
      expect(answers.map(codeOf).sort()).toEqual(['ack', 'seat-taken']);
    });

    test('one page may hold both seats', async () => {
      const a = await pages.add(Page.create(app.url, { sameArmy: true }));
      await a.sit({ army: 'borgo', name: 'Ann' });
      await a.sit({ army: 'borgo', name: 'Bob' });
      await a.until(() => a.state.phase === 'playing');
      await playRandomly({ pages: [a, a] }, 5, 30);
      expect(a.state.seq).toBe(30);
    });
  });

  describe('a seat and its key', () => {
    let duel: Duel;

    beforeEach(async () => {
      duel = await startDuel(app.url);
      pages.keep(...duel.pages);
    });

    test('two tabs of one seat both play it', async () => {
      const [a, b] = duel.pages;
      const tab = await pages.add(Page.join(app.url, duel.code, [duel.keys[0]]));
      expect(tab.welcome?.seats).toEqual([0]);
      await a.until(() => connected(a)[0] === 2);
      await playRandomly({ pages: [a, b] }, 11, 10);
      await tab.until(() => tab.state.seq === a.state.seq);
      await playRandomly({ pages: [tab, b] }, 12, 10);
      await a.until(() => a.state.seq === 20);
      expect(a.table).toEqual(tab.table);
      await tab.leave();
      await a.until(() => connected(a)[0] === 1);
    });

    test('another device goes on when the first has gone', async () => {
      const [a, b] = duel.pages;
      await a.leave();
      await b.until(() => connected(b)[0] === 0);
      const device = await pages.add(Page.join(app.url, duel.code, [duel.keys[0]]));
      await playRandomly({ pages: [device, b] }, 13, 10);
      expect(device.state.seq).toBe(10);
    });

    test('both keys hold both seats', async () => {
      const both = await pages.add(Page.join(app.url, duel.code, duel.keys));
      expect(both.welcome?.seats).toEqual([0, 1]);
      await playRandomly({ pages: [both, both] }, 14, 10);
    });

    test.each([[['x'.repeat(22)]], [['']], [[]]])('a wrong key opens nothing: %j', async (keys) => {
      const page = await pages.add(Page.join(app.url, duel.code, keys));
      expect(page.welcome?.seats).toEqual([]);
      expect(codeOf(await page.play(0, { do: 'place-hq', at: [0, 0], rot: 0 }))).toBe('not-your-seat');
      expect(page.state.spectators).toBe(1);
    });

    test('a key of another table opens nothing here', async () => {
      const other = await startDuel(app.url);
      pages.keep(...other.pages);
      expect((await pages.add(Page.join(app.url, duel.code, other.keys))).welcome?.seats).toEqual([]);
    });
  });
});

describe('seat count', () => {
  const create = (wish: Parameters<typeof Page.createAs>[1]): Promise<Page> => pages.add(Page.createAs(app.url, wish));
  const join = (code: string): Promise<Page> => pages.add(Page.join(app.url, code));
  const namesAt = (page: Page): string[] => seatsAt(page).map(({ name }) => name);

  describe('the creator closes an empty seat', () => {
    test('and adds it again: the players behind it move up and learn it', async () => {
      const a = await create({ options: { mode: 'deathmatch' }, seats: 4 });
      await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
      const b = await join(a.code);
      await b.sit({ seat: 3, army: 'moloch', name: 'Bob' });
      expect(await b.refusal('removeSeat', { seat: 1 })).toBe('not-creator');
      expect(await b.refusal('addSeat', {})).toBe('not-creator');
      expect(await a.refusal('removeSeat', { seat: 3 })).toBe('seat-taken');
      await a.get('removeSeat', { seat: 1 });
      await b.until(() => b.standing?.seats[0] === 2);
      expect(namesAt(b)).toEqual(['Ann', '', 'Bob']);
      expect(await a.refusal('removeSeat', { seat: 3 })).toBe('no-seat');
      expect(await a.refusal('removeSeat', { seat: 1 })).toBe('not-supported');
      await a.get('addSeat', {});
      expect(namesAt(a)).toEqual(['Ann', '', 'Bob', '']);
      expect(await a.refusal('addSeat', {})).toBe('not-supported');
    });

    test('the last one: the match starts at once, by those who are there', async () => {
      const a = await create({ options: { mode: 'deathmatch-score' }, seats: 4 });
      await a.sit({ seat: 0, army: 'borgo', name: 'Ann' });
      await a.get('addBot', { seat: 1, army: 'doomsday' });
      await a.sit({ seat: 3, army: 'outpost', name: 'Cid' });
      await a.get('removeSeat', { seat: 2 });
      expect(a.state.phase).toBe('playing');
      expect(a.table?.players).toHaveLength(3);
      expect(await a.refusal('addSeat', {})).toBe('started');
      expect(await a.refusal('removeSeat', { seat: 2 })).toBe('started');
    });

    test('not where the mode, the board or the rest of the table speaks against it', async () => {
      const duel = await create({ key: newKey() });
      const answer = await duel.ask('removeSeat', { seat: 1 });
      expect(answer).toMatchObject({ refused: { error: { code: 'not-supported', rule: 'O1' } } });
      const large = await create({ options: { mode: 'deathmatch', board: 'expanded' }, seats: 4, key: newKey() });
      expect(await large.ask('removeSeat', { seat: 1 })).toMatchObject({ refused: { error: { code: 'not-supported', rule: 'O2' } } });
      const robots = await create({ options: { mode: 'deathmatch' }, seats: 4, key: newKey() });
      for (const seat of [0, 1, 2]) await robots.get('addBot', { seat });
      expect(await robots.refusal('removeSeat', { seat: 3 })).toBe('person-needed');
    });
  });
});
