import { newKey, Page } from './support/Page.js';
import { Pages, seatsAt } from './support/pages.js';
import { startTestApp, type TestApp } from './support/testApp.js';

const pages = new Pages();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(() => pages.close());

afterAll(() => app.stop());

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
