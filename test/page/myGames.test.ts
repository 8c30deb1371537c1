import type { RecordJson } from '@hexfall/shared/notation/json';
import type { MyTables } from '@hexfall/shared/protocol/http';
import { codeOf, holding } from '../browser/support/preparedTables.js';
import { newKey } from '../server/support/Page.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { answerAt, holdBack } from './support/requests.js';
import { tableCode } from './support/table.js';

const HOUR = 60 * 60_000;

/** Since how many hours the player of a table is waited for, by its code; of the others that is not known. */
const WAITING: Readonly<Record<string, number>> = { [codeOf('battle')]: 26, [codeOf('turn')]: 3, [codeOf('terrain')]: 5 };

/** By how much the clock of the device is late. */
const LATE = 5 * HOUR;

/** Tells what the server tells of its tables, and since when they wait. */
const tellWaiting = answerAt('/api/mine', async (request) => {
  const { tables, gone } = (await (await fetch(request)).json()) as MyTables;
  const now = Date.now() + LATE;
  const known = tables.map((table) => {
    const hours = WAITING[table.code];
    return { ...table, since: hours === undefined ? null : now - hours * HOUR };
  });
  return Response.json({ tables: known, gone, now } satisfies MyTables);
});

const codesIn = (page: PageWindow, part: string): readonly (string | undefined)[] =>
  page.all(`[data-part="${part}"] .my-game`).map(({ dataset }) => dataset['code']);

describe('my games', () => {
  const server = pageServer();

  const open = async (path: string, tables: readonly string[], language = 'en'): Promise<PageWindow> => {
    await server.prepare(...tables);
    const page = await server.open(path, { remembers: { ...holding(tables.map(codeOf)), language }, intercept: tellWaiting });
    await page.shown('.my-game');
    return page;
  };

  test('those that wait come first, the longest waiting at the top, with since when', async () => {
    const page = await open('/games', ['lobby', 'setup', 'turn', 'terrain', 'battle']);
    expect(codesIn(page, 'running')).toEqual(['battle', 'terrain', 'turn', 'setup', 'lobby'].map(codeOf));
    expect(page.all('[data-part="running"] time').map(({ textContent }) => textContent)).toEqual([
      'yesterday',
      '5 hours ago',
      '3 hours ago',
    ]);
    expect(page.text(`[data-code="${codeOf('lobby')}"] .my-game-stand`)).toBe('Waiting for players');
  });

  test('a match that goes on is found and played, however many seats this browser has taken since, there and elsewhere', async () => {
    await server.prepare('turn');
    const { seats } = holding([codeOf('turn')]);
    const [key] = seats[codeOf('turn')] ?? [];
    const later = Object.fromEntries(Array.from({ length: 60 }, (_, number) => [`GNE${100 + number}`, [newKey()]]));
    const more = Array.from({ length: 12 }, newKey);
    const page = await server.open('/games', { remembers: { seats: { ...later, [codeOf('turn')]: [key, ...more] } } });
    await page.shown('[data-part="running"] .my-game');
    expect(codesIn(page, 'running')).toEqual([codeOf('turn')]);
    // The server says that the others are gone: the latest are kept, to be forgotten by hand.
    await page.until(() => page.all('[data-part="gone"] [data-code]').length === 50);
    expect(Object.keys(page.memory.read('seats') as object)).toEqual([...Object.keys(later).slice(0, 50), codeOf('turn')]);
    await page.click(`[data-code="${codeOf('turn')}"] a`);
    await tableShown(page);
    expect(page.probe.legal.length).toBeGreaterThan(0);
  });

  test('those on this device are there before the server has told of the others, and stay first', async () => {
    await server.prepare('turn', 'over');
    const answer = await fetch(`${server.url}/api/matches/${codeOf('over')}/record`);
    const { fair: _, ...record } = (await answer.json()) as RecordJson;
    const saved = { seats: [{ name: 'Ala' }, { name: 'Bolek' }] };
    const at = Date.now() - 60_000;
    const page = await server.open('/', {
      remembers: {
        ...holding(['turn', 'over'].map(codeOf)),
        'local.games222': { at, isOver: false, record: { ...record, intents: record.intents.slice(0, 30), saved } },
        'local.games333': { at, isOver: true, record: { ...record, saved } },
      },
    });
    await page.answered();
    const release = holdBack(page, '/api/mine');
    await page.goto('/games');
    await page.shown('.waiting', { hasText: 'Asking the server' });
    await page.shown('.my-game');
    expect(codesIn(page, 'running')).toEqual(['games222']);
    expect(page.all('[data-part="over"]')).toHaveLength(0);
    const before = page.get('.my-game');
    release();
    await page.shown(`[data-part="over"] [data-code="${codeOf('over')}"]`);
    expect(codesIn(page, 'running')).toEqual(['games222', codeOf('turn')]);
    expect(codesIn(page, 'over')).toEqual(['games333', codeOf('over')]);
    expect(page.get('.my-game')).toBe(before);
    expect(page.all('.waiting')).toHaveLength(0);
  });

  test('each shows its board, described in words, in the place that was kept for it, and leads to the game', async () => {
    const page = await open('/', ['battle'], 'pl');
    await page.shown('.my-game-stand', { hasText: 'Twoja kolej' });
    const picture = page.get('.my-game img');
    expect(picture.getAttribute('alt')).toMatch(/^Plansza\. Ala: Sztab \d+, Bolek: Sztab \d+\.$/);
    expect(picture.getAttribute('src')).toMatch(new RegExp(`^/api/tables/${codeOf('battle')}/board\\.svg\\?seq=\\d+$`));
    // As large as what the server draws; see test/server/boards.test.ts.
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['232', '250']);
    expect(page.all('.my-game-player').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^AlaSztab \d+$/),
      expect.stringMatching(/^BolekSztab \d+$/),
    ]);
    await page.click('.my-game a');
    expect(await tableCode(page)).toBe(codeOf('battle'));
    await tableShown(page);
  });
});
