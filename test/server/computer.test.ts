import { randomFrom } from '@hexfall/shared/model/random';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { replayed, wholeFilm } from './support/film.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page, seatsAt } from './support/Page.js';
import { acting, comeBack, randomIntent } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();
let app: TestApp | null = null;

const restart = async (store?: MatchRepository): Promise<TestApp> => {
  await app?.stop();
  app = await startTestApp({ store: store ?? (await openSqliteStore(folder.path)) });
  return app;
};

afterEach(async () => {
  await app?.stop();
  app = null;
});

afterAll(() => {
  folder.remove();
});

const isMine = (page: Page): boolean => {
  const seat = acting(page);
  return seat === null || page.standing!.seats.includes(seat);
};

/** Plays one's own seat at random, so many intents, and waits for the computer players in between. */
const playAgainst = async (page: Page, seed: number, limit: number): Promise<void> => {
  const random = randomFrom(seed);
  for (let i = 0; i < limit; i++) {
    await page.until(() => isMine(page));
    const seat = acting(page);
    if (seat === null) return;
    await page.get('intent', { client: page.client, seat, intent: randomIntent(page, seat, random) });
  }
};

describe('a computer player', () => {
  test('sits down and is sent away as the creator says', async () => {
    const { url } = await restart();
    const page = await Page.createAs(url, { options: { mode: 'deathmatch' }, seats: 4 });
    const other = await Page.join(url, page.code);
    await page.sit({ army: 'borgo', name: 'Ann' });
    expect(await other.refusal('addBot', {})).toBe('not-creator');
    expect(await page.refusal('addBot', { army: 'borgo' })).toBe('army-taken');
    expect(await page.refusal('addBot', { seat: 0 })).toBe('seat-taken');
    expect(await page.get('addBot', { seat: 2, army: 'doomsday' })).toMatchObject({ seat: 2 });
    expect(await page.get('addBot', {})).toMatchObject({ seat: 1 });
    const seats = seatsAt(page);
    expect(seats).toMatchObject([{ computer: false }, { computer: true, name: 'Computer 2' }, { army: 'doomsday', name: 'Computer' }, {}]);
    expect(ARMY_IDS.filter((army) => army !== 'borgo' && army !== 'doomsday')).toContain(seats[1]?.army);
    expect(await page.refusal('removeBot', { seat: 0 })).toBe('no-computer');
    expect(await page.refusal('removeBot', { seat: 3 })).toBe('no-computer');
    expect(await other.refusal('removeBot', { seat: 2 })).toBe('not-creator');
    await page.get('swap', { seats: [2, 3] });
    expect(await page.get('removeBot', { seat: 3 })).toMatchObject({ seat: 3 });
    expect(seatsAt(page).map(({ computer }) => computer)).toEqual([false, true, false, false]);
  });

  test('does not play where no person does', async () => {
    const { url } = await restart();
    const page = await Page.create(url);
    await page.sit({ army: 'borgo', name: 'Ann' });
    await page.get('leaveSeat', { seat: 0 });
    await page.get('addBot', {});
    expect(await page.refusal('addBot', {})).toBe('person-needed');
    await page.sit({ army: seatsAt(page)[0]?.army === 'borgo' ? 'moloch' : 'borgo', name: 'Ann' });
    expect(page.state.phase).toBe('playing');
    await page.until(() => page.state.seq > 0 && isMine(page));
  });

  test('plays a whole duel; its intents are in the record like all others', async () => {
    const { url } = await restart();
    const page = await Page.create(url);
    await page.sit({ army: 'borgo', name: 'Ann' });
    await page.get('addBot', { army: 'moloch' });
    await playAgainst(page, 71, 5000);
    expect(page.state.phase).toBe('over');
    const { table, events } = await replayed(url, page.code);
    expect(page.table).toEqual(table);
    const film = await wholeFilm(page);
    expect(film.flatMap((playedIntent) => playedIntent.events)).toEqual(events);
    expect(film.some(({ player }) => player === 1)).toBe(true);
  });

  test('P1 G1: two of them hire and play on after a restart', async () => {
    const first = await restart();
    const page = await Page.createAs(first.url, { options: { mode: 'deathmatch', mercenaries: 1 } });
    const { key } = await page.sit({ army: 'borgo', name: 'Ann' });
    await page.get('addBot', {});
    await page.get('addBot', {});
    expect(page.state.hiring).toBe(0);
    await page.get('hire', { seat: 0, mercenary: 'gunner' });
    await page.until(() => page.state.phase === 'playing');
    expect(page.table?.players.map(({ mercenaries }) => mercenaries.length)).toEqual([1, 1, 1]);
    await playAgainst(page, 72, 8);
    const { seq } = page.state;

    const second = await restart();
    const { pages } = await comeBack(second.url, { keys: [key], code: page.code, pages: [] });
    const again = pages[0]!;
    expect(again.state.seq).toBeGreaterThanOrEqual(seq);
    expect(seatsAt(again).map(({ computer }) => computer)).toEqual([false, true, true]);
    await playAgainst(again, 73, 5000);
    await again.until(() => again.state.phase === 'over');
    const { table } = await replayed(second.url, page.code);
    expect(again.table).toEqual(table);
  });

  test('tries again after a fault, and no one else notices', async () => {
    class FailingStore extends MemoryStore {
      failures = 2;

      override append(code: string, entry: LogEntry, last: boolean): Promise<void> {
        if (entry.client === 'robot' && this.failures-- > 0) return Promise.reject(new Error('the disk is full'));
        return super.append(code, entry, last);
      }
    }
    const { url, log } = await restart(await FailingStore.open());
    const page = await Page.create(url);
    await page.sit({ army: 'borgo', name: 'Ann' });
    await page.get('addBot', {});
    await playAgainst(page, 74, 1);
    await page.until(() => page.state.seq === 2);
    expect(log().match(/the disk is full/g)!.length).toBeGreaterThanOrEqual(2);
  });
});
