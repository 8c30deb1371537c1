import type Database from 'libsql/promise';
import type { Regulations } from '@hexfall/shared/competition/regulations';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import type { CreateOptions, RequestType } from '@hexfall/shared/protocol/requests';
import type { RouteName } from '../../server/src/http/routes.js';
import { readWebhookHost } from '../../server/src/notify/webhookHosts.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openSqlite, sqliteStoreOver } from '../../server/src/store/openStore.js';
import { codeOf, newKey, Page, Pages } from './support/Page.js';
import { askApi, CREST, profileRequests } from './support/profileRequests.js';
import { PushBrowser } from './support/PushBrowser.js';
import { EMPTY_TABLE, playRandomly, seatEverybody, startDuel } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/*
 * What is answered while the disk of the database is full: it refuses to end a transaction, as SQLite does then.
 */

const pages = new Pages();
let isFull = false;
let app: TestApp;
let store: MatchRepository;

const requests = profileRequests(() => ({ url: app.url, pages }));

/** A database on a disk that is full when the test says so. */
const openLimited = async (): Promise<Database> => {
  const database = await openSqlite(':memory:');
  const exec = database.exec.bind(database);
  database.exec = (async (sql: string): Promise<void> => {
    if (isFull && sql === 'commit') {
      await exec('rollback');
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    }
    await exec(sql);
  }) as Database['exec'];
  return database;
};

beforeEach(async () => {
  isFull = false;
  store = await sqliteStoreOver(await openLimited());
  app = await startTestApp({
    store,
    push: { isEnabled: true, contact: 'mailto:ann@hexfall.example' },
    webhookHosts: [readWebhookHost('hook.example')!],
    // A computer player must not write while the test does.
    room: { awayMs: 1, botDelayMs: 3_600_000 },
  });
});

afterEach(async () => {
  isFull = false;
  await pages.close();
  await app.stop();
});

/** What a request to a route needs: two player cards that have played a match. */
interface Known {
  readonly ann: string;
  readonly bob: string;
  readonly annId: string;
  readonly bobId: string;
  /** The code of the match. */
  readonly code: string;
}

interface Asking {
  readonly path?: string;
  readonly key?: string;
  readonly body?: unknown;
}

/** One person at a table with a computer player, whose turn never comes. */
const alone = async (): Promise<Page> => {
  const page = await pages.add(Page.create(app.url));
  await page.sit({ army: 'borgo', name: 'Ann' });
  await page.get('addBot', { army: 'moloch' });
  await page.until(() => page.state.phase === 'playing');
  return page;
};

/** Whoever adds a route says here what it stores nothing for, or how it is asked to store something. */
type Stores = 'nothing' | ((known: Known) => Asking | Promise<Asking>);

const browser = (): PushBrowser => new PushBrowser(`https://push.example/${newKey()}`);

const subscriptionOf = ({ ann }: Pick<Known, 'ann'>, { subscription } = browser()): Asking => ({
  key: ann,
  body: { tables: [], subscription, language: 'en' },
});

/** Subscribes a browser, which stores something. */
const subscribed = async (known: Known): Promise<PushBrowser> => {
  const made = browser();
  expect((await askApi(app.url, 'POST', '/api/push', subscriptionOf(known, made))).status).toBe(200);
  return made;
};

const invited = async ({ ann, bobId }: Known): Promise<void> => {
  const body = { to: bobId, key: newKey() };
  expect((await askApi(app.url, 'POST', '/api/profile/invitations', { key: ann, body })).status).toBe(200);
};

/** A table that is in the store only. */
const storedTable = async (): Promise<string> => {
  await store.create('STRD22', EMPTY_TABLE);
  return 'STRD22';
};

/** A competition that one has entered; its organizer has announced its round if there are two. */
const competition = async (
  entrants: number,
  regulations: Partial<Regulations> = {},
): Promise<{ readonly path: string; readonly organizer: string; readonly entrant: string }> => {
  const [organizer, keys] = [newKey(), Array.from({ length: entrants }, newKey)];
  const made = await askApi(app.url, 'POST', '/api/competitions', { key: organizer, body: { name: 'Cup', regulations } });
  const path = `/api/competitions/${((await made.json()) as { readonly code: string }).code}`;
  const founding = (regulations.boards ?? 1) > 1 ? { team: 'Hussars' } : {};
  for (const key of keys) await askApi(app.url, 'POST', `${path}/entrants`, { key, body: { name: 'Ann', ...founding } });
  if (entrants > 1) await askApi(app.url, 'POST', `${path}/acts`, { key: organizer, body: { do: 'announce', round: 1 } });
  return { path, organizer, entrant: keys[0]! };
};

/** A page plays against a program. */
const seatedProgram = async (): Promise<{ readonly code: string; readonly key: string }> => {
  const page = await pages.add(Page.create(app.url));
  await page.sit({ army: 'borgo', name: 'Ann' });
  const [path, key] = [`/api/bot/tables/${page.code}/seats`, newKey()];
  expect((await askApi(app.url, 'POST', path, { key, body: { name: 'Robo', army: 'moloch' } })).status).toBe(201);
  return { code: page.code, key };
};

const ROUTES_THAT_STORE: { readonly [N in RouteName]: Stores } = {
  'GET /healthz': 'nothing',
  'GET /readyz': 'nothing',
  'GET /metrics': 'nothing',
  'POST /matchmake/create/:name': () => ({
    path: '/matchmake/create/match',
    body: { protocol: PROTOCOL_VERSION, options: DEFAULT_OPTIONS },
  }),
  'POST /matchmake/joinById/:name': 'nothing',
  'GET /api/version': 'nothing',
  'GET /api/notice': 'nothing',
  'GET /api/tables': 'nothing',
  'POST /api/quick': () => ({}),
  'POST /api/mine': 'nothing',
  'POST /api/saved': async () => {
    const page = await alone();
    return { body: { record: (await page.get('save', {})).record, keys: [newKey(), null] } };
  },
  'GET /api/matches/:code': 'nothing',
  'POST /api/matches/:code/open': async () => ({ path: `/api/matches/${await storedTable()}/open` }),
  'GET /api/matches/:code/record': 'nothing',
  'GET /api/picture.png': 'nothing',
  'GET /api/tables/:code/picture.png': 'nothing',
  'GET /api/tables/:code/board.svg': 'nothing',
  'GET /api/puzzles/:id/picture.png': 'nothing',
  'GET /api/sandbox/picture.png': 'nothing',
  'GET /api/push': 'nothing',
  'POST /api/push': subscriptionOf,
  'POST /api/push/renew': async (known) => ({
    body: { endpoint: (await subscribed(known)).endpoint, subscription: browser().subscription },
  }),
  'POST /api/push/forget': async (known) => ({ body: { endpoint: (await subscribed(known)).endpoint } }),
  'POST /api/profiles': () => ({ body: { key: newKey(), name: 'Cyd', crest: CREST } }),
  'GET /api/profile': 'nothing',
  'PUT /api/profile': ({ ann }) => ({ key: ann, body: { name: 'Cyd', crest: CREST } }),
  'DELETE /api/profile': ({ ann }) => ({ key: ann }),
  'POST /api/profile/renew': ({ ann }) => ({ key: ann, body: { key: newKey() } }),
  'DELETE /api/profile/tables/:code': ({ ann, code }) => ({ path: `/api/profile/tables/${code}`, key: ann }),
  'GET /api/profile/statistics': 'nothing',
  'DELETE /api/profile/statistics': ({ ann }) => ({ key: ann }),
  'GET /api/profile/people': 'nothing',
  'POST /api/profile/people/:id': ({ ann, bobId }) => ({ path: `/api/profile/people/${bobId}`, key: ann, body: { shows: true } }),
  'DELETE /api/profile/people/:id': ({ ann, bobId }) => ({ path: `/api/profile/people/${bobId}`, key: ann }),
  'POST /api/profile/news': async ({ ann, bob, bobId, annId }) => {
    await requests.say(ann, bobId, { shows: true });
    await requests.say(bob, annId, { shows: true });
    return { key: ann, body: { place: 'here' } };
  },
  'POST /api/profile/invitations': ({ ann, bobId }) => ({ key: ann, body: { to: bobId, key: newKey() } }),
  'DELETE /api/profile/invitations/:id': async (known) => {
    await invited(known);
    const [invitation] = (await requests.news(known.bob)).invitations;
    return { path: `/api/profile/invitations/${invitation!.id}`, key: known.bob };
  },
  // Those of the operator are not there without a token: `operator.test.ts`.
  'GET /api/ratings': 'nothing',
  'GET /api/bot/events': 'nothing',
  'POST /api/bot/tables/:code/seats': async () => {
    const page = await pages.add(Page.create(app.url));
    return { path: `/api/bot/tables/${page.code}/seats`, key: newKey(), body: { name: 'Robo', army: 'moloch' } };
  },
  'GET /api/bot/tables/:code/stream': 'nothing',
  'GET /api/bot/tables/:code/intents': 'nothing',
  'POST /api/bot/tables/:code/intents': async () => {
    const { code, key } = await seatedProgram();
    const body = { seat: 1, client: 'program-1', n: 1, intent: { do: 'resign' } };
    return { path: `/api/bot/tables/${code}/intents`, key, body };
  },
  'POST /api/bot/tables/:code/resign': async () => {
    const { code, key } = await seatedProgram();
    return { path: `/api/bot/tables/${code}/resign`, key, body: { seat: 1 } };
  },
  'POST /api/bot/tables/:code/say': async () => {
    const { code, key } = await seatedProgram();
    return { path: `/api/bot/tables/${code}/say`, key, body: { text: 'Hello' } };
  },
  'GET /api/competitions': 'nothing',
  'POST /api/competitions': () => ({ key: newKey(), body: { name: 'Cup' } }),
  'GET /api/competitions/:code': 'nothing',
  'POST /api/competitions/:code/entrants': async () => {
    const { path } = await competition(1);
    return { path: `${path}/entrants`, key: newKey(), body: { name: 'Bob' } };
  },
  'POST /api/competitions/:code/invitation': async () => {
    const { path, entrant } = await competition(1, { boards: 2 });
    return { path: `${path}/invitation`, key: entrant, body: { invitation: newKey() } };
  },
  'POST /api/competitions/:code/acts': async () => {
    const { path, organizer } = await competition(1);
    return { path: `${path}/acts`, key: organizer, body: { do: 'close' } };
  },
  'POST /api/competitions/:code/here': async () => {
    const { path, entrant } = await competition(2);
    return { path: `${path}/here`, key: entrant, body: { round: 1 } };
  },
  'POST /api/competitions/:code/claims': async () => {
    const { path } = await competition(2);
    return { path: `${path}/claims`, key: newKey(), body: { entrant: 0 } };
  },
  'POST /api/competitions/:code/claims/:id': async () => {
    const { path, organizer } = await competition(2);
    await askApi(app.url, 'POST', `${path}/claims`, { key: newKey(), body: { entrant: 0 } });
    return { path: `${path}/claims/1`, key: organizer, body: { accept: true } };
  },
  'GET /api/competitions/:code/wall': 'nothing',
  'GET /api/competitions/:code/table.json': 'nothing',
  'GET /api/competitions/:code/table.csv': 'nothing',
  'GET /api/admin/status': 'nothing',
  'PUT /api/admin/notice': 'nothing',
  'GET /api/admin/bans': 'nothing',
  'POST /api/admin/bans': 'nothing',
  'POST /api/admin/bans/remove': 'nothing',
  'DELETE /api/admin/tables/:code': 'nothing',
  'POST /api/admin/backup': 'nothing',
};

const STORING_ROUTES = Object.entries(ROUTES_THAT_STORE).flatMap(([name, asking]) =>
  asking === 'nothing' ? [] : [[name, asking] as const],
);

test.each(STORING_ROUTES)('%s says that the store is full', async (name, asking) => {
  const [method, route] = name.split(' ') as [string, string];
  const { path = route, ...asked } = await asking(await requests.met());
  isFull = true;
  const answer = await askApi(app.url, method, path, asked);
  expect([answer.status, await answer.json()]).toEqual([507, { code: 'store-full', message: expect.any(String) as unknown }]);
  expect(app.log()).toContain('database or disk is full');
  isFull = false;
  expect((await askApi(app.url, method, path, asked)).status).toBeLessThan(300);
});

/** A request that stores something, from the page that may send it. */
type Sending = () => Promise<{ readonly page: Page; readonly body: object }>;

/** A lobby with its creator, and perhaps a table set up in another way. */
const lobby = async (wish: Omit<CreateOptions, 'protocol'> = {}): Promise<Page> => {
  const page = await pages.add(Page.createAs(app.url, wish));
  await page.sit({ army: 'borgo', name: 'Ann' });
  return page;
};

/** The two players of a table that is set up in some way, when its lobby is over. */
const both = async (wish: Omit<CreateOptions, 'protocol'> = {}): Promise<readonly [Page, Page]> => {
  const [page, ...others] = (await seatEverybody(app.url, wish, ['borgo', 'moloch'])).pages as readonly [Page, Page];
  pages.keep(page, ...others);
  return [page, ...others];
};

/** The same for a table where armies are banned and picked. */
const choosing = async (): Promise<readonly [Page, Page]> => {
  const page = await pages.add(Page.createAs(app.url, { armySelection: 'ban-and-pick' }));
  await page.sit({ name: 'Ann' });
  const other = await pages.add(Page.join(app.url, page.code));
  await other.sit({ name: 'Bob' });
  await page.until(() => page.state.phase !== 'lobby');
  return [page, other];
};

const by = async (page: Page | Promise<Page>, body: object = {}): Promise<{ readonly page: Page; readonly body: object }> => ({
  page: await page,
  body,
});

const REQUESTS_THAT_STORE: { readonly [T in RequestType]: 'nothing' | Sending } = {
  sit: async () => by(pages.add(Page.join(app.url, (await lobby()).code)), { key: newKey(), army: 'moloch', name: 'Bob' }),
  ready: async () => {
    const page = await pages.add(Page.create(app.url));
    await page.sit({ army: 'borgo', name: 'Ann', waitsForReady: true });
    return by(page, { seat: 0, ready: true });
  },
  withholdName: async () => {
    const page = await pages.add(Page.create(app.url));
    await page.sit({ army: 'borgo', name: 'Ann', named: true });
    return by(page, { seat: 0 });
  },
  leaveSeat: () => by(lobby(), { seat: 0 }),
  changeSeat: () => by(lobby(), { seat: 0, name: 'Cyd' }),
  ban: async () => by((await choosing())[0], { seat: 0, army: 'outpost' }),
  pick: async () => {
    const players = await choosing();
    for (const [seat, army] of (['outpost', 'hegemony'] as const).entries()) await players[seat]!.get('ban', { seat, army });
    const seat = players[0].state.choosing;
    return by(players[seat]!, { seat, army: 'borgo' });
  },
  hire: async () => by((await both({ options: { mercenaries: 2 } }))[0], { seat: 0, mercenary: 'gunner' }),
  swap: () => by(lobby(), { seats: [0, 1] }),
  setTable: () => by(lobby(), { listed: true }),
  configure: () => by(lobby(), { options: { mode: 'deathmatch' }, seats: 3, startingSeat: 'first', armySelection: 'free', forecast: true }),
  addBot: () => by(lobby(), { army: 'moloch' }),
  removeSeat: () => by(lobby({ options: { mode: 'deathmatch' }, seats: 4 }), { seat: 3 }),
  addSeat: () => by(lobby({ options: { mode: 'deathmatch' }, seats: 3 })),
  removeBot: async () => {
    const page = await lobby({ options: { mode: 'deathmatch' }, seats: 3 });
    await page.get('addBot', { army: 'moloch' });
    return by(page, { seat: 1 });
  },
  kick: async () => {
    const page = await lobby({ options: { mode: 'deathmatch' }, seats: 3 });
    await (await pages.add(Page.join(app.url, page.code))).sit({ army: 'moloch', name: 'Bob' });
    return by(page, { seat: 1 });
  },
  intent: async () => {
    const [page] = await both();
    return by(page, { client: page.client, seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } });
  },
  history: 'nothing',
  propose: () => by(alone(), { seat: 0, kind: 'pause' }),
  answer: async () => {
    const [page, other] = await both();
    const { proposal } = await page.get('propose', { seat: 0, kind: 'pause' });
    return by(other, { seat: 1, proposal, agree: true });
  },
  reseat: 'nothing',
  return: async () => {
    const { pages: players, keys, code } = await startDuel(app.url);
    pages.keep(...players);
    const [page, other] = players;
    await other.leave();
    await page.until(() => [...page.state.seats][1]?.absent === true);
    await page.get('propose', { seat: 0, kind: 'substitute', about: 1 });
    return by(pages.add(Page.join(app.url, code, [keys[1]])), { seat: 1 });
  },
  say: async () => by((await both())[0], { text: 'hello' }),
  muteSpectators: async () => by((await both())[0], { muted: true }),
  ping: 'nothing',
  webhook: async () => {
    const [page] = await both();
    return by(page, { seat: 0, url: 'https://hook.example/ann' });
  },
  visibility: 'nothing',
  save: () => by(alone()),
  // Its state is stored later, and lost if that fails.
  study: 'nothing',
};

const STORING_REQUESTS = (Object.entries(REQUESTS_THAT_STORE) as [RequestType, 'nothing' | Sending][]).flatMap(([type, sending]) =>
  sending === 'nothing' ? [] : [[type, sending] as const],
);

test.each(STORING_REQUESTS)('%s is refused because the store is full, and can be sent again', async (type, sending) => {
  const { page, body } = await sending();
  isFull = true;
  expect(await page.refusal(type, body as never)).toBe('store-full');
  expect(app.log()).toContain('database or disk is full');
  isFull = false;
  expect(codeOf(await page.ask(type, body as never))).toBe('ack');
});

test('a line that cannot be stored is refused and heard by nobody, and the next one has a number of its own', async () => {
  const duel = await startDuel(app.url);
  pages.keep(...duel.pages);
  const [a, b] = duel.pages;
  isFull = true;
  expect(await a.refusal('say', { text: 'lost' })).toBe('store-full');
  isFull = false;
  await a.get('say', { text: 'kept' });
  await b.until(() => b.lines.length > 0);
  expect(b.lines).toMatchObject([{ n: 2, text: 'kept' }]);
  const watcher = await pages.add(Page.join(app.url, duel.code));
  await watcher.until(() => watcher.received.some(({ type }) => type === 'chat'));
  expect(watcher.received.find(({ type }) => type === 'chat')?.payload).toMatchObject({ lines: [{ n: 2, text: 'kept' }] });
  await playRandomly(duel, 5, 4);
});
