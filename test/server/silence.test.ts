import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { type RouteName, ROUTES, type RouteTraits } from '../../server/src/http/routes.js';
import { Page } from './support/Page.js';
import { CREST } from './support/profileRequests.js';
import { PushBrowser } from './support/PushBrowser.js';
import { AFTER_MS, BOT, CARD_OF_TWO, CUP, fixedKey, KEYS, ONE, ORGANIZER, SealedWorld, SECRET, TWO } from './support/SealedWorld.js';
import { playRandomly } from './support/table.js';
import { temporaryFolder } from './support/testApp.js';

/*
 * The law of silence. Two tables play one deal. In several worlds everything is the same but what is played at the first table: whatever
 * those at the second table, the organizer, spectators and strangers can ask then is the same to the byte until the deal is opened. Times,
 * and what is drawn for each answer, are blanked.
 */

const folder = temporaryFolder();
writeFileSync(join(folder.path, 'index.html'), '<html><head><title>Hexfall</title></head><body></body></html>');
afterAll(() => folder.remove());

const worlds: SealedWorld[] = [];

const start = async (): Promise<SealedWorld> => {
  const world = await SealedWorld.start(folder.path);
  worlds.push(world);
  return world;
};

const stopAll = async (): Promise<void> => {
  for (const world of worlds.splice(0)) await world.stop();
};

afterEach(stopAll);

/** Who asks: by name the key that it brings. */
const OBSERVERS: Readonly<Record<string, string | undefined>> = {
  stranger: undefined,
  organizer: ORGANIZER,
  'player of the second table': KEYS[2],
  'card of that player': CARD_OF_TWO,
  bot: BOT,
  'other key': fixedKey(8),
};

/** What differs whenever something is asked. */
const blanked = (text: string, { app, mailbox }: SealedWorld): string =>
  text
    .replaceAll(app.url, 'URL')
    .replaceAll(`:${app.port}`, ':PORT')
    .replaceAll(`:${mailbox.port}`, ':PORT')
    .replaceAll(/\b\d{13}\b/g, 'TIME')
    .replaceAll(/"(sessionId|processId|roomId|reconnectionToken|createdAt)":"[^"]*"/g, '"$1":"-"')
    .replaceAll(/"(lagMs|heap|memoryMb)":[\d.]+/g, '"$1":0')
    // Keys and ids, and the codes of tables that are made for who asks.
    .replaceAll(/(?<![\w-])([\w-]{22}|[\w-]{87})(?![\w-])/g, 'KEY')
    .replaceAll(/\b(?!SEAS|CUPCUP|EARAYA)[A-HJ-KM-NP-Z2-9]{6}\b/g, 'CODEXX');

/** Headers that say when something was asked, or how often. */
const PASSING = ['date', 'connection', 'keep-alive', 'retry-after'];

const isPassing = (name: string): boolean => PASSING.includes(name) || name.startsWith('ratelimit') || name.startsWith('x-ratelimit');

/** The first part of an answer that may have no end. */
const firstOf = (world: SealedWorld, path: string, key: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(world.app.url + path, { headers: { authorization: `Bearer ${key}` } }, (response) => {
      response.once('data', (data: Buffer) => {
        resolve(`${response.statusCode} ${data.toString()}`);
        response.destroy();
      });
    });
    sent.on('error', reject);
    sent.end();
  });

/** What an observer asks a route that asks for more than its path says. A route that is not here is asked without a body. */
const bodiesOf = (key: string | undefined, code: string): Partial<Record<RouteName, object>> => {
  const keys = key === undefined ? [] : [key];
  const endpoint = 'https://push.example/somebody';
  const browser = new PushBrowser(endpoint).subscription;
  return {
    'POST /matchmake/create/:name': { protocol: PROTOCOL_VERSION },
    'POST /matchmake/joinById/:name': { protocol: PROTOCOL_VERSION, keys },
    'POST /api/matches/:code/open': { keys, ...(key === CARD_OF_TWO && { profile: key }) },
    'POST /api/mine': { tables: [ONE, TWO].map((table) => ({ code: table, keys })) },
    'POST /api/push': { tables: [{ code, keys }], subscription: browser, language: 'en' },
    'POST /api/push/forget': { endpoint },
    'POST /api/profile/news': { place: 'here' },
    'PUT /api/profile': { name: 'Card 1', crest: CREST },
    'POST /api/profile/invitations': { to: 'nobody', code, key: fixedKey(11) },
    'POST /api/bot/tables/:code/seats': { name: 'Somebody', army: 'borgo' },
    'POST /api/bot/tables/:code/intents': { seat: 0, client: 'program-1', n: 1, intent: { do: 'place-hq', at: [0, 0], rot: 0 } },
    'POST /api/bot/tables/:code/resign': { seat: 0 },
    'POST /api/bot/tables/:code/say': { text: 'hello' },
    'POST /api/competitions': { name: 'Another' },
    'POST /api/competitions/:code/acts': { do: 'announce', round: 2 },
    'POST /api/competitions/:code/here': { round: 1 },
    'POST /api/competitions/:code/entrants': { name: 'Late' },
    'POST /api/competitions/:code/claims': { entrant: 0, person: 0 },
    'POST /api/competitions/:code/claims/:id': { accept: true },
  };
};

/** The queries of routes that are asked in more than one way. */
const QUERIES: Partial<Record<RouteName, readonly string[]>> = {
  'GET /api/tables/:code/board.svg': ['', '?seq=1', '?seq=3', '?seq=12'],
  'GET /api/tables/:code/picture.png': ['', '?turn=1&step=0', '?turn=2&step=1'],
  'GET /api/bot/tables/:code/stream': ['?wait=0', '?wait=0&from=0'],
  'GET /api/bot/tables/:code/intents': ['?seat=0', '?seat=1'],
  'GET /api/competitions': ['', `?codes=${CUP}`],
};

const VALUES: Readonly<Record<string, readonly string[]>> = { code: [ONE, TWO, CUP], name: [ONE, TWO, 'match'], id: ['easy-1', '1'] };

/** Every path of a route. Parameters of other names need values here. */
const pathsOf = (name: RouteName): readonly string[] => {
  const path = name.slice(name.indexOf('/'));
  let paths = [path];
  for (const [place, parameter = ''] of path.matchAll(/:(\w+)/g)) {
    const values = VALUES[parameter];
    if (!values) throw new Error(`nothing is known of the parameter ${parameter}`);
    paths = paths.flatMap((one) => values.map((value) => one.replace(place, value)));
  }
  return paths;
};

const codeIn = (path: string): string => [ONE, TWO].find((code) => path.includes(code)) ?? ONE;

/** The routes, those last that delete something. */
const NAMES = (Object.keys(ROUTES) as RouteName[]).sort((a, b) => Number(a.startsWith('DELETE')) - Number(b.startsWith('DELETE')));

const traitsOf = (name: RouteName): RouteTraits => ROUTES[name];

type Transcript = Map<string, string>;

/** Asks every route as everybody. */
const askRoutes = async (world: SealedWorld, heard: Transcript): Promise<void> => {
  for (const name of NAMES) {
    const method = name.slice(0, name.indexOf(' '));
    for (const path of pathsOf(name).flatMap((one) => (QUERIES[name] ?? ['']).map((query) => one + query))) {
      for (const [who, key] of Object.entries(OBSERVERS)) {
        const asked = `${who}: ${method} ${path}`;
        if (name === 'GET /api/bot/events' && key === BOT) {
          heard.set(asked, await firstOf(world, path, BOT));
          continue;
        }
        const body = traitsOf(name).body === undefined ? undefined : (bodiesOf(key, codeIn(path))[name] ?? {});
        const answer = await world.ask(method, path, { ...(key !== undefined && { key }), ...(body && { body }) });
        const bytes = Buffer.from(await answer.arrayBuffer());
        const isText = /json|text|svg/.test(answer.headers.get('content-type') ?? 'text');
        const content = isText ? bytes.toString() : createHash('sha256').update(bytes).digest('hex');
        const shown = isText ? blanked(content, world) : content;
        // The tag of a text is that of what it says, which is compared itself.
        const isShown = (header: string): boolean => !isPassing(header) && (header !== 'etag' || shown === content);
        const headers = [...answer.headers].filter(([header]) => isShown(header)).map(([header, value]) => `${header}: ${value}`);
        heard.set(asked, [answer.status, ...headers, shown].join('\n'));
      }
    }
  }
};

/** Asks for the documents of tables, from which links are shown. */
const askDocuments = async (world: SealedWorld, heard: Transcript): Promise<void> => {
  for (const path of [`/t/${ONE}`, `/t/${TWO}`, `/c/${CUP}`, `/t/${ONE}?turn=1&step=0`])
    heard.set(`document ${path}`, blanked(await (await world.ask('GET', path)).text(), world));
};

/** Spectators, and players of the other table, try to come to a table. */
const knock = async (world: SealedWorld, heard: Transcript): Promise<void> => {
  for (const code of [ONE, TWO])
    for (const keys of [[], [ORGANIZER], [KEYS[code === ONE ? 2 : 0]!]]) {
      const came = await Page.join(world.app.url, code, keys).then(
        (page) => {
          world.open.push(page);
          return `came, and saw ${JSON.stringify([page.received, page.state])}`;
        },
        (error: unknown) => {
          const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
          return `${String(code)} ${String(message)}`;
        },
      );
      heard.set(`${code} with ${keys.length} keys, ${keys[0] === ORGANIZER ? 'the organizer' : 'a player'}`, blanked(came, world));
    }
};

type Play = (pages: readonly [Page, Page]) => Promise<void>;

const resign = async ([a, b]: readonly [Page, Page], seat: 0 | 1): Promise<void> => {
  const page = [a, b][seat]!;
  await page.get('intent', { client: page.client, seat, intent: { do: 'resign' } });
};

/** What is played at the first table. */
const PLAYS: Readonly<Record<string, Play>> = {
  nothing: () => Promise.resolve(),
  'some turns': async (pages) => {
    await playRandomly({ pages }, 3, 12);
    await pages[0].get('say', { text: 'Sharrash comes next' });
  },
  'a win of the first': (pages) => resign(pages, 1),
  'a win of the second, after some turns': async (pages) => {
    await playRandomly({ pages }, 8, 9);
    await resign(pages, 0);
  },
};

/** What the browser and the program of a player of the second table, who is away, are called for. */
const callsIn = ({ mailbox }: SealedWorld, browser: PushBrowser): readonly string[] =>
  mailbox.letters.map((letter) => `${letter.path} ${letter.path.startsWith('/hook') ? letter.body : JSON.stringify(browser.read(letter))}`);

/** Everything that is heard of a world in which that is played at the first table. */
const listen = async (play: Play): Promise<{ readonly heard: Transcript; readonly world: SealedWorld }> => {
  const [world, heard] = [await start(), new Map<string, string>()];
  const [first, away] = await world.comeTo(1);
  const endpoint = `http://127.0.0.1:${world.mailbox.port}`;
  const browser = new PushBrowser(`${endpoint}/push`);
  const seats = { tables: [{ code: TWO, keys: [KEYS[3]] }], competitions: [{ code: CUP, key: KEYS[3] }] };
  const subscription = { ...seats, subscription: browser.subscription, language: 'en' };
  expect((await world.ask('POST', '/api/push', { body: subscription })).status).toBe(200);
  await away.get('webhook', { seat: 1, url: `${endpoint}/hook` });
  await away.leave();
  await first.until(() => [...first.state.seats][1]?.connected === 0);

  const pages = await world.comeTo(0);
  await play(pages);
  await first.get('history', { from: 1 });
  await askRoutes(world, heard);
  await askDocuments(world, heard);
  await knock(world, heard);
  await first.get('intent', { client: 'page-fixed', seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } });
  world.time.pass(AFTER_MS);
  await first.get('history', { from: 1 });
  await world.mailbox.until(2);
  heard.set('calls', blanked(callsIn(world, browser).toSorted().join('\n'), world));
  heard.set('second table', blanked(JSON.stringify([first.received, first.state]), world));
  return { heard, world };
};

/** The questions that are answered in another way. */
const differences = (one: Transcript, other: Transcript): readonly string[] =>
  [...one].filter(([asked, answer]) => other.get(asked) !== answer).map(([asked, answer]) => `${asked}\n${answer}\n≠\n${other.get(asked)}`);

const [[, QUIET], ...OTHERS] = Object.entries(PLAYS) as [[string, Play], ...[string, Play][]];

describe('the law of silence', () => {
  let quiet: Transcript;

  beforeAll(async () => {
    ({ heard: quiet } = await listen(QUIET));
    await stopAll();
  });

  test('asks every route', () => {
    for (const name of NAMES)
      for (const path of pathsOf(name))
        expect([...quiet.keys()].some((asked) => asked.startsWith(`stranger: ${name.slice(0, name.indexOf(' '))} ${path}`))).toBe(true);
  });

  test('refuses who has no seat there, and says the names', () => {
    const said = (what: string): string => quiet.get(`stranger: ${what}`)!.replaceAll(/\n[^{]*/g, ' ');
    expect(said(`POST /api/matches/${ONE}/open`)).toMatch(/^403 .*"code":"sealed"/);
    expect(said(`POST /matchmake/joinById/${ONE}`)).toMatch(/^403 .*"code":"sealed"/);
    expect(said(`GET /api/matches/${ONE}/record`)).toMatch(/^403 .*"code":"deal-running"/);
    expect(said(`GET /api/matches/${ONE}`)).toBe(`200 {"code":"${ONE}","isSealed":true,"phase":"playing","names":["Player 0","Player 1"]}`);
  });

  test.each(OTHERS)('whatever is played at one table of a deal, nobody else hears of it: %s', async (_what, play) => {
    const { heard, world } = await listen(play);
    expect([...heard.keys()]).toEqual([...quiet.keys()]);
    expect(differences(quiet, heard)).toEqual([]);
    const { seed } = await world.scene.stored();
    for (const secret of [SECRET, seed!]) expect([...heard.values()].filter((answer) => answer.includes(secret))).toEqual([]);
  });
});

test('once all tables of a deal are over, everybody can see them, and rooms and records show the secret', async () => {
  const world = await start();
  const [one, two] = [await world.comeTo(0), await world.comeTo(1)];
  await resign(one, 0);
  await one[0].until(() => one[0].state.phase === 'over');
  expect([one[0].state.secret, one[0].state.sealed]).toEqual(['', true]);
  await resign(two, 1);
  await one[0].until(() => one[0].state.secret === SECRET);
  await two[0].until(() => two[0].state.secret === SECRET);
  expect([one, two].flat().map(({ state }) => state.sealed)).toEqual([false, false, false, false]);
  for (const code of [ONE, TWO]) {
    const record = (await (await world.ask('GET', `/api/matches/${code}/record`)).json()) as { readonly fair?: object };
    expect(record.fair).toMatchObject({
      secret: SECRET,
      contributions: [null, null, null, null],
      deal: { table: code === ONE ? 0 : 1, of: 2 },
    });
    expect(await (await world.ask('GET', `/api/matches/${code}`)).json()).toMatchObject({ phase: 'over', seq: 1 });
    expect((await world.ask('GET', `/api/tables/${code}/board.svg`)).status).toBe(200);
    expect((await world.ask('POST', `/api/matches/${code}/open`)).status).toBe(200);
  }
  const spectator = await Page.join(world.app.url, ONE);
  expect(spectator.state.secret).toBe(SECRET);
  world.open.push(spectator);
});

test('who plays at a table of a deal that runs gets no file of the match, and reviews it with nobody', async () => {
  const world = await start();
  const key = KEYS[0]!;
  expect((await world.ask('POST', `/api/matches/${ONE}/open`, { body: { keys: [key] } })).status).toBe(200);
  const page = await Page.join(world.app.url, ONE, KEYS.slice(0, 2));
  world.open.push(page);
  expect(await page.refusal('save', {})).toBe('sealed');
  await resign([page, page], 0);
  await page.until(() => page.state.phase === 'over');
  expect(await page.refusal('study', { act: { do: 'attend', client: 'page-one', follows: true } })).toBe('deal-running');
  expect([page.state.study, page.state.nextCommitment, page.state.secret]).toEqual(['null', '', '']);
  const record = await world.ask('GET', `/api/matches/${ONE}/record`, { key });
  expect([record.status, ((await record.json()) as { readonly code: string }).code]).toEqual([403, 'deal-running']);
});
