import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { INVITATION_HEADER } from '@hexfall/shared/protocol/profiles';
import type { AppOptions } from '../../server/src/appOptions.js';
import { LIMITS } from '../../server/src/http/limits.js';
import { type RouteName, ROUTES, type RouteTraits } from '../../server/src/http/routes.js';
import { hashSeatKey } from '../../server/src/security/credentials.js';
import { MemoryStore } from './support/MemoryStore.js';
import { newKey, Page } from './support/Page.js';
import { CREST } from './support/profileRequests.js';
import { EMPTY_TABLE } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

/*
 * Every route, by every spelling of its address: it answers as by the plain one, or refuses. So what keeps people from a route keeps
 * them from all its spellings.
 */

const NAMES = Object.keys(ROUTES) as RouteName[];

const folder = temporaryFolder();
let app: TestApp;

beforeAll(() => {
  mkdirSync(join(folder.path, 'assets'));
  writeFileSync(join(folder.path, 'index.html'), '<!doctype html><head></head><title>Hexfall</title>');
});

afterEach(() => app.stop());

afterAll(() => {
  agent.destroy();
  folder.remove();
});

interface Answer {
  readonly status: number;
  /** Of a refusal. */
  readonly code: string;
  /** What it is: a document of the page is no answer of a route. */
  readonly type: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });

/** Asks for a path as it is written. */
const ask = (method: string, path: string, key: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const told = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), authorization: `Bearer ${key}` };
    const sent = request({ agent, host: '127.0.0.1', port: app.port, method, path, headers: { ...told, ...headers } }, (response) => {
      let received = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (received += chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers: told } = response;
        const code = status < 400 ? '' : (/^\{"code":"([a-z-]+)"/.exec(received)?.[1] ?? '');
        const isTimed = Number(told['retry-after']) > 0 && /"retryAfterMs":[1-9]/.test(received);
        if (code === 'rate-limited' && !isTimed) reject(new Error(`${method} ${path} does not say until when it is refused: ${received}`));
        resolve({ status, code, type: told['content-type'] ?? '' });
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });

/** What has to be there for routes to have something to answer. */
interface Scene {
  /** Of a table. */
  readonly code: string;
  /** Of a profile. */
  readonly key: string;
}

const setTheScene = async (): Promise<Scene> => {
  const page = await Page.create(app.url);
  const key = newKey();
  await ask('POST', '/api/profiles', '', { key, name: 'Ann', crest: CREST });
  await page.leave();
  return { code: page.code, key };
};

/** What routes are sent; nothing to the others. Profiles are neither renewed nor deleted by it. */
const bodyOf = (name: RouteName): unknown => {
  if (name === 'POST /matchmake/create/:name') return { protocol: PROTOCOL_VERSION };
  if (name === 'POST /api/mine') return { tables: [] };
  if (name === 'POST /api/profiles') return { key: newKey(), name: 'Bob', crest: CREST };
  if (name === 'PUT /api/profile') return { name: 'Ann', crest: CREST };
  if (name === 'POST /api/profile/news') return { place: 'here' };
  return undefined;
};

/** Deleting a profile by its plain address would change what the other routes answer. */
const keyFor = (name: RouteName, { key }: Scene): string => (name === 'DELETE /api/profile' ? newKey() : key);

const VALUES = { name: 'match', id: 'easy-1' } as const;

const pathOf = (name: RouteName, { code }: Scene): string =>
  name
    .slice(name.indexOf('/'))
    .replace(/:code/, code)
    .replace(/:(name|id)/, (_, parameter: keyof typeof VALUES) => VALUES[parameter]);

const methodOf = (name: RouteName): string => name.slice(0, name.indexOf(' '));

const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** Other spellings of a path. */
const spellings = (path: string): readonly string[] => [
  ...[...path].flatMap((letter, index) => (index > 0 ? [path.slice(0, index) + encoded(letter) + path.slice(index + 1)] : [])),
  ...[...path].flatMap((letter, index) => (letter === '/' ? [`${path.slice(0, index)}/${path.slice(index)}`] : [])),
  ...[...path].flatMap((letter, index) => (letter === '/' ? [`${path.slice(0, index)}/.${path.slice(index)}`] : [])),
  ...[...path].flatMap((letter, index) => (letter === '/' ? [`${path.slice(0, index)}/x/..${path.slice(index)}`] : [])),
  ...path.split('/').map((_, index, parts) => parts.map((part, at) => (at === index && at > 0 ? `${part}.` : part)).join('/')),
  path.replaceAll(/[a-z]/g, encoded),
  path.replaceAll('%', '%25').replace('c', '%2563'),
  path.toUpperCase(),
  `${path}/`,
  `${path}//`,
  `${path}/.`,
  `${path}%2f`,
  `${path};x`,
  `${path}%00`,
  `${path}%20`,
  path.replaceAll('/', '\\'),
  `http://localhost${path}`,
];

const start = async (options: Partial<AppOptions> = {}): Promise<void> => {
  app = await startTestApp({ pages: folder.path, ...options });
};

const traitsOf = (name: RouteName): RouteTraits => ROUTES[name];

/** The routes that answer the plain address in that way. */
const answering = async (scene: Scene, wanted: (answer: Answer) => boolean): Promise<RouteName[]> => {
  const found: RouteName[] = [];
  for (const name of NAMES) if (wanted(await ask(methodOf(name), pathOf(name, scene), keyFor(name, scene), bodyOf(name)))) found.push(name);
  return found;
};

/** The spellings of routes that are not refused, and answer in another way than that. */
const openSpellings = async (
  names: readonly RouteName[],
  scene: Scene,
  but: (name: RouteName) => Promise<Answer | null>,
): Promise<string[]> => {
  const open: string[] = [];
  for (const name of names) {
    const expected = await but(name);
    const tries = spellings(pathOf(name, scene)).map(async (path) => {
      const { status, type } = await ask(methodOf(name), path, keyFor(name, scene), bodyOf(name));
      const isExpected = status === expected?.status && type === expected.type;
      if (status < 400 && !isExpected) open.push(`${methodOf(name)} ${path}: ${status} ${type}`);
    });
    await Promise.all(tries);
  }
  return open;
};

test('by any spelling, a route answers as by its plain address, or refuses', async () => {
  await start();
  const scene = await setTheScene();
  const plain = (name: RouteName): Promise<Answer> => ask(methodOf(name), pathOf(name, scene), keyFor(name, scene), bodyOf(name));
  expect(await openSpellings(NAMES, scene, plain)).toEqual([]);
});

test('there are no routes but those of the table', async () => {
  await start();
  const scene = await setTheScene();
  for (const path of ['/matchmake/join/match', '/matchmake/joinOrCreate/match', '/matchmake/reconnect/match', '/api', '/api/nothing'])
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect(await ask(method, path, scene.key, {})).toMatchObject({ status: 404, code: 'unknown-route' });
});

/** The second request is refused. */
const ONE = { windowMs: 3_600_000, limit: 1 };

/** Ways to be kept from routes: what the server is told, the answer, and the routes that this is about. */
const GATES: readonly (readonly [what: string, options: Partial<AppOptions>, code: string, about: (traits: RouteTraits) => boolean])[] = [
  [
    'without an invitation code',
    { invitationCodes: ['first-code'] },
    'invitation-needed',
    ({ makesTable, makesProfile }) => makesTable === true || makesProfile === true,
  ],
  ['while the server is behind', { lagMs: () => 10_000 }, 'overloaded', ({ leadsToTable }) => leadsToTable === true],
  [
    'beyond the limit of all other requests',
    { limits: { ask: ONE } },
    'rate-limited',
    ({ isForMachines, comesToTable }) => isForMachines !== true && comesToTable !== true,
  ],
  ['beyond the limit of coming to tables', { limits: { join: ONE } }, 'rate-limited', ({ comesToTable }) => comesToTable === true],
  ...(['create', 'mine', 'pictures', 'boards', 'push', 'profile', 'organize', 'competition'] as const).map(
    (kind) =>
      [
        `beyond the limit for ${kind}`,
        { limits: { [kind]: ONE } },
        'rate-limited',
        ({ counts = [] }: RouteTraits) => counts.includes(kind),
      ] as const,
  ),
];

test.each(GATES)('%s, no spelling leads to a route', async (_what, options, code, about) => {
  await start();
  const { key } = await setTheScene();
  const table = (await Page.create(app.url)).code;
  await app.stop();
  await start(options);
  const scene = { code: table, key };
  const concerned = NAMES.filter((name) => about(traitsOf(name)));
  for (const name of concerned.slice(0, 1)) await ask(methodOf(name), pathOf(name, scene), keyFor(name, scene), bodyOf(name));
  const refused = await answering(scene, (answer) => answer.code === code);
  // Pictures ask by themselves how far the server is behind.
  expect(refused.filter((name) => code !== 'overloaded' || !/png$|svg$/.test(name))).toEqual(concerned);
  expect(await openSpellings(refused, scene, () => Promise.resolve(null))).toEqual([]);
});

describe('what is stored for long', () => {
  test('is made behind an invitation code where it is a table, and within the limit for making in any case', async () => {
    await start();
    // Whatever adds a table or a profile to the store. A new one belongs here.
    const tables: RouteName[] = [
      'POST /matchmake/create/:name',
      'POST /api/quick',
      'POST /api/saved',
      'POST /api/profile/invitations',
      'POST /api/competitions',
    ];
    expect(NAMES.filter((name) => traitsOf(name).makesTable)).toEqual(tables);
    expect(NAMES.filter((name) => traitsOf(name).counts?.includes('create'))).toEqual(
      NAMES.filter((name) => tables.includes(name) || name === 'POST /api/profiles'),
    );
  });

  test('a card is made with the code, or with a seat', async () => {
    const seat = { code: 'SEATED', key: newKey() };
    const store = await MemoryStore.open();
    const taken = { name: 'Ann', army: null, keyHash: hashSeatKey(seat.key), mercenaries: [] };
    await store.create(seat.code, { ...EMPTY_TABLE, seats: [taken, null] });
    await start({ store, invitationCodes: ['first-code'] });
    const card = { key: newKey(), name: 'Ann', crest: CREST };
    const make = (body: object, headers: Readonly<Record<string, string>> = {}): Promise<Answer> =>
      ask('POST', '/api/profiles', '', { ...card, ...body }, headers);
    expect(await make({})).toMatchObject({ status: 401, code: 'invitation-needed' });
    expect(await make({}, { [INVITATION_HEADER]: 'a-guess' })).toMatchObject({ status: 401, code: 'invitation-wrong' });
    for (const wrong of [
      { ...seat, key: newKey() },
      { ...seat, code: 'ZZZZZZ' },
    ])
      expect(await make({ seat: wrong })).toMatchObject({ status: 401, code: 'invitation-needed' });
    expect((await make({ seat })).status).toBe(200);
    expect((await make({ key: newKey() }, { [INVITATION_HEADER]: 'first-code' })).status).toBe(200);
  });

  test('a person is invited with the code only', async () => {
    await start({ invitationCodes: ['first-code'] });
    const key = newKey();
    const headers = { [INVITATION_HEADER]: 'first-code' };
    await ask('POST', '/api/profiles', '', { key, name: 'Ann', crest: CREST }, headers);
    const body = { to: 'AAAAAAAAAAAAAAAAAAAAAA', key: newKey() };
    expect(await ask('POST', '/api/profile/invitations', key, body)).toMatchObject({ status: 401, code: 'invitation-needed' });
    expect((await ask('POST', '/api/profile/invitations', key, body, headers)).status).not.toBe(401);
  });

  test('cards are counted', async () => {
    await start({ limits: { create: { ...LIMITS.create, limit: 1 } } });
    const card = (): unknown => ({ key: newKey(), name: 'Ann', crest: CREST });
    expect([await ask('POST', '/api/profiles', '', card()), await ask('POST', '/api/profiles', '', card())]).toMatchObject([
      { status: 200 },
      { status: 429, code: 'rate-limited' },
    ]);
  });
});
