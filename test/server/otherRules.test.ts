import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { fail } from '@hexfall/shared/model/result';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { RouteName } from '../../server/src/http/routes.js';
import { ReadableTables } from '../../server/src/match/readableTables.js';
import { resumeMatch } from '../../server/src/match/storedMatch.js';
import { TablePreviews } from '../../server/src/pictures/TablePreviews.js';
import { wholeFilm } from './support/film.js';
import { MemoryStore } from './support/MemoryStore.js';
import { Page } from './support/Page.js';
import { askApi } from './support/profileRequests.js';
import { type Duel, openTable, playRandomly, startDuel } from './support/table.js';
import { PICTURE_WORKER, startTestApp, type TestApp } from './support/testApp.js';

/*
 * A match that is over and one that is played, after the rules have changed: what was played by version 1 is of another one, and the
 * engine of the server accepts none of its intents.
 */

const OTHER = RULES_VERSION + 1;

let store: MemoryStore;
let app: TestApp;
let over: Duel;
/** A match that is over, of which what is kept will be damaged. */
let lost: Duel;
let running: Duel;
let film: Awaited<ReturnType<typeof wholeFilm>>;
let end: unknown;

beforeAll(async () => {
  store = await MemoryStore.open();
  const before = await startTestApp({ store });
  over = await startDuel(before.url);
  await playRandomly(over, 3, 40);
  await over.pages[1].play(1, { do: 'resign' });
  await over.pages[0].until(() => over.pages[0].state.phase === 'over');
  film = await wholeFilm(over.pages[0]);
  end = over.pages[0].table;
  lost = await startDuel(before.url);
  await lost.pages[0].play(0, { do: 'resign' });
  running = await startDuel(before.url);
  await playRandomly(running, 5, 16);
  await Promise.all([...over.pages, ...lost.pages, ...running.pages].map((page) => page.leave()));
  await before.stop();
  await sql`update match set rules = ${OTHER}`.execute(store.database);
  const refuses = () => fail({ code: 'malformed' as const, message: 'Not by the new rules.' });
  app = await startTestApp({ store, pictureWorker: PICTURE_WORKER, room: { step: refuses } });
});

afterAll(() => app.stop());

interface Wanted {
  /** The path with the code of the match. */
  readonly path: (code: string) => string;
  readonly body?: (duel: Duel) => unknown;
  /** What it brings in the header `Authorization`. */
  readonly key?: (duel: Duel) => string;
  /** What is answered for a match that is over, and for one that is being played. */
  readonly over: number;
  readonly running: number;
}

const path =
  (route: string) =>
  (code: string): string =>
    route.replace(':code', code);

const READABLE = { over: 200, running: 200 };

/** Whoever adds a route says here that it tells nothing of a match, or what it answers. */
const ROUTES_OF_MATCHES: { readonly [N in RouteName]: 'none' | Wanted } = {
  'GET /healthz': 'none',
  'GET /readyz': 'none',
  'GET /metrics': 'none',
  'POST /matchmake/create/:name': 'none',
  // A room that is open; `open` says whether it can be.
  'POST /matchmake/joinById/:name': 'none',
  'GET /api/version': 'none',
  'GET /api/notice': 'none',
  'GET /api/tables': 'none',
  'POST /api/quick': 'none',
  'POST /api/mine': {
    path: path('/api/mine'),
    body: ({ code, keys }) => ({ tables: [{ code, keys: [keys[0]] }] }),
    ...READABLE,
  },
  'POST /api/saved': 'none',
  'GET /api/matches/:code': { path: path('/api/matches/:code'), ...READABLE },
  'POST /api/matches/:code/open': { path: path('/api/matches/:code/open'), over: 200, running: 409 },
  'GET /api/matches/:code/record': { path: path('/api/matches/:code/record'), over: 200, running: 403 },
  'GET /api/picture.png': 'none',
  'GET /api/tables/:code/picture.png': { path: path('/api/tables/:code/picture.png'), ...READABLE },
  'GET /api/tables/:code/board.svg': { path: path('/api/tables/:code/board.svg'), over: 200, running: 409 },
  'GET /api/puzzles/:id/picture.png': 'none',
  'GET /api/sandbox/picture.png': 'none',
  'GET /api/push': 'none',
  'POST /api/push': 'none',
  'POST /api/push/renew': 'none',
  'POST /api/push/forget': 'none',
  'POST /api/profiles': 'none',
  'GET /api/profile': 'none',
  'PUT /api/profile': 'none',
  'DELETE /api/profile': 'none',
  'POST /api/profile/renew': 'none',
  'DELETE /api/profile/tables/:code': 'none',
  'GET /api/profile/statistics': 'none',
  'DELETE /api/profile/statistics': 'none',
  'GET /api/profile/people': 'none',
  'POST /api/profile/people/:id': 'none',
  'DELETE /api/profile/people/:id': 'none',
  'POST /api/profile/news': 'none',
  'POST /api/profile/invitations': 'none',
  'DELETE /api/profile/invitations/:id': 'none',
  'GET /api/ratings': 'none',
  'GET /api/bot/events': 'none',
  // The others come to the room in the same way.
  'POST /api/bot/tables/:code/seats': 'none',
  'GET /api/bot/tables/:code/stream': {
    path: (code) => `/api/bot/tables/${code}/stream?wait=0`,
    key: ({ keys }) => keys[0],
    over: 200,
    running: 409,
  },
  'GET /api/bot/tables/:code/intents': {
    path: (code) => `/api/bot/tables/${code}/intents?seat=0`,
    key: ({ keys }) => keys[0],
    over: 200,
    running: 409,
  },
  'POST /api/bot/tables/:code/intents': 'none',
  'POST /api/bot/tables/:code/resign': 'none',
  'POST /api/bot/tables/:code/say': 'none',
  'GET /api/competitions': 'none',
  'POST /api/competitions': 'none',
  'GET /api/competitions/:code': 'none',
  'POST /api/competitions/:code/entrants': 'none',
  'POST /api/competitions/:code/invitation': 'none',
  'POST /api/competitions/:code/acts': 'none',
  'POST /api/competitions/:code/here': 'none',
  'POST /api/competitions/:code/claims': 'none',
  'POST /api/competitions/:code/claims/:id': 'none',
  'GET /api/competitions/:code/wall': 'none',
  'GET /api/competitions/:code/table.json': 'none',
  'GET /api/competitions/:code/table.csv': 'none',
  'GET /api/admin/status': 'none',
  'PUT /api/admin/notice': 'none',
  'GET /api/admin/bans': 'none',
  'POST /api/admin/bans': 'none',
  'POST /api/admin/bans/remove': 'none',
  'DELETE /api/admin/tables/:code': 'none',
  'POST /api/admin/backup': 'none',
};

const OF_MATCHES = Object.entries(ROUTES_OF_MATCHES).flatMap(([name, wanted]) => (wanted === 'none' ? [] : [[name, wanted] as const]));

describe('after the rules have changed', () => {
  test.each(OF_MATCHES)('%s answers for a match that is over, and says why it does not for one that is not', async (name, wanted) => {
    const [method = ''] = name.split(' ');
    for (const [duel, status] of [
      [over, wanted.over],
      [running, wanted.running],
    ] as const) {
      const [body, key] = [wanted.body?.(duel), wanted.key?.(duel)];
      const asked = { ...(body !== undefined && { body }), ...(key !== undefined && { key }) };
      const answer = await askApi(app.url, method, wanted.path(duel.code), asked);
      expect([name, answer.status]).toEqual([name, status]);
      if (status === 409) expect(await answer.json()).toMatchObject({ code: 'other-rules' });
    }
  });

  test('a match that is over can be watched from its first intent to its end', async () => {
    await openTable(app.url, over.code);
    const page = await Page.join(app.url, over.code, [over.keys[0]]);
    expect([page.standing?.seats, page.state.phase]).toEqual([[0], 'over']);
    expect(await wholeFilm(page)).toEqual(film);
    expect(page.table).toEqual(end);
    await page.leave();
  });

  test('the board after some intents is that of the match', async () => {
    const [first, last] = await Promise.all(
      [1, film.length].map(async (seq) => (await fetch(`${app.url}/api/tables/${over.code}/board.svg?seq=${seq}`)).text()),
    );
    expect(first).not.toEqual(last);
    expect(last).toContain('<svg');
  });

  test('the games of a player have the match that is over', async () => {
    const tables = [over, running].map(({ code, keys }) => ({ code, keys: [keys[0]] }));
    const mine = (await (await askApi(app.url, 'POST', '/api/mine', { body: { tables } })).json()) as {
      readonly tables: readonly { readonly code: string }[];
    };
    expect(mine.tables.map(({ code }) => code)).toEqual([over.code]);
  });

  test('the record names the rules it was played by', async () => {
    const record = (await (await fetch(`${app.url}/api/matches/${over.code}/record`)).json()) as RecordJson;
    expect(record.rules).toBe(OTHER);
  });

  test('link previews say what can be seen', async () => {
    const previews = new TablePreviews(new ReadableTables(store), store);
    expect((await previews.of(over.code, 'en'))?.description).toBe('Duel. The match is over: open the link to see how it went.');
    expect((await previews.of(running.code, 'en'))?.description).toBe(
      'Duel. The match was played by earlier rules and cannot be opened any more.',
    );
  });
});

describe('what is kept of a match', () => {
  test('is as it was, or not shown at all', async () => {
    const { database } = store;
    const { content } = await database.selectFrom('playback').select('content').where('match', '=', over.code).executeTakeFirstOrThrow();
    expect(content.length).toBeLessThan(6000);
    const saved = await store.load(over.code);
    const { events, end: mark } = JSON.parse(gunzipSync(Buffer.from(content, 'base64')).toString()) as { events: unknown[]; end: string };
    const packed = (changed: unknown): string => gzipSync(JSON.stringify(changed)).toString('base64');
    const damaged = [
      'no gzip',
      packed({ events: events.with(3, []), end: mark }),
      packed({ events: events.slice(0, 5), end: mark }),
      packed({ events, end: 'x' }),
    ];
    for (const playback of damaged) expect(() => resumeMatch({ ...saved!, playback })).toThrow();
    expect(resumeMatch({ ...saved!, playback: content })?.seq).toBe(film.length);
    await database.updateTable('playback').set({ content: damaged[0]! }).where('match', '=', lost.code).execute();
    const opened = await openTable(app.url, lost.code);
    expect([opened.status, await opened.json()]).toMatchObject([409, { code: 'other-rules' }]);
  });

  test('is played back from the budget of who asks, also if it is damaged', async () => {
    await store.database.updateTable('playback').set({ content: 'no gzip' }).where('match', '=', lost.code).execute();
    await app.stop();
    app = await startTestApp({ store, limits: { replays: { burst: 1, perSecond: 0.001 } } });
    const statuses = [(await openTable(app.url, lost.code)).status, (await openTable(app.url, lost.code)).status];
    expect(statuses).toEqual([409, 429]);
  });
});
