import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Database from 'libsql/promise';
import type { BoutView, CompetitionView } from '@hexfall/shared/protocol/competitions';
import { FILE } from '../../server/src/store/openStore.js';
import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { freePort } from './support/freePort.js';
import { newKey } from './support/Page.js';
import { askApi } from './support/profileRequests.js';
import { temporaryFolder } from './support/testApp.js';

/*
 * A server is killed before and after the commit of everything that is stored in a competition: after a commit nobody has been told of it, and
 * nothing of what follows has begun. Two entrants play a return match; who got no answer asks again.
 */

const PRELOAD = pathToFileURL('test/support/killAtCommit.mjs').href;

const folder = temporaryFolder();
const killFile = join(folder.path, 'kill.json');
let [port, url] = [0, ''];
let server: ServerProcess;

const start = async (): Promise<void> => {
  server = ServerProcess.run('built', { DATA_DIR: folder.path, PORT: String(port), KILL_FILE: killFile }, ['--import', PRELOAD]);
  await server.ready();
};

beforeAll(async () => {
  port = await freePort();
  url = `http://127.0.0.1:${port}`;
  await start();
});

afterAll(async () => {
  console.info(`after a restart the next step came within ${Math.round(Math.max(...delays))} ms, ${delays.length} times`);
  await ServerProcess.killAll();
  folder.remove();
});

/** Runs a statement in the database of the server, as another program; gives the rows of a query. */
const query = async (sql: string): Promise<readonly Record<string, unknown>[]> => {
  const database = new Database(join(folder.path, FILE), {});
  const statement = (await database.prepare(sql)) as {
    readonly all: (parameters: readonly unknown[]) => Promise<Record<string, unknown>[]>;
  };
  const rows = await statement.all([]);
  database.close();
  return rows;
};

const LIMIT = 60;

/** A round has begun that much earlier, while the server was there. */
const beginEarlier = (code: string): Promise<unknown> =>
  query(`update competition_act set at = at - ${LIMIT * 1000} where competition = '${code}' and act like '{"do":"begin"%' returning at`);

/** Somebody enters, or asks again whether that was stored. */
const enter = async ({ code, keys }: CompetitionByHttp, entrant: number): Promise<void> => {
  const key = (keys[entrant] ??= newKey());
  const answer = await askApi(url, 'POST', `/api/competitions/${code}/entrants`, { key, body: { name: `Player ${entrant}` } });
  expect(await answer.json()).toEqual({ entrant, person: 0, name: `Player ${entrant}` });
};

/** Whether the entrants play, or leave the round to its limit. */
type Entrants = 'playing' | 'idle';

/** Does what somebody would do next in a competition, or waits for what the server does by itself. */
const goOn = async (competition: CompetitionByHttp, entrants: Entrants): Promise<void> => {
  const view = await competition.view();
  if (view.phase === 'closed') throw new Error('nothing follows');
  const [round] = view.rounds;
  if (view.entrants.length < 2) return enter(competition, view.entrants.length);
  if (!round) return competition.act({ do: 'announce', round: 1 });
  if (round.begun === null && view.entrants.some(({ here }) => !here))
    return competition.checkIn([view.entrants.findIndex(({ here }) => !here)]);
  const { next, tables } = round.pairings[0]!.result!.boards[0]!;
  const canPlay = next !== null && tables[next] !== undefined && round.stopped === null;
  if (canPlay && entrants === 'playing') return competition.resign(1);
  if (canPlay && !view.log.some(({ act }) => act.do === 'change')) {
    await beginEarlier(competition.code);
    // The server reads it again.
    return competition.act({ do: 'change', regulations: { limit: LIMIT } });
  }
  await competition.until(({ version }) => version !== view.version);
};

const make = (): Promise<CompetitionByHttp> =>
  CompetitionByHttp.make(url, { regulations: { bout: 'return', rounds: 1, checkIn: 600, limit: LIMIT, pause: 0 } });

/** What has come of a competition, and how many intents its tables have. */
const finish = async (competition: CompetitionByHttp, entrants: Entrants) => {
  while ((await competition.view()).phase !== 'closed') await goOn(competition, entrants);
  const { log, rounds, standings } = await competition.view();
  const tables = rounds.flatMap(({ pairings }) => pairings.flatMap(({ result }) => result!.boards[0]!.tables));
  const intents = await query(`select match from intent where match in (${tables.map((table) => `'${table}'`).join()})`);
  return {
    ...{ acts: log.map(({ seq, by, act }) => `${seq} ${by} ${act.do}`), points: standings.map(({ points }) => points) },
    ...{
      tables: new Set(tables).size,
      intents: intents.length,
      ends: rounds[0]!.pairings[0]!.result!.boards[0]!.outcomes.map(({ end }) => end),
    },
  };
};

interface Place {
  /** The transaction, by its statements and their parameters. */
  readonly transaction: string;
  /** Whether it has been stored. */
  readonly isStored: (view: CompetitionView) => boolean;
  /** Whether the server does it by itself. */
  readonly byTime?: true;
  /** What the server does by itself after it. */
  readonly next?: (view: CompetitionView) => boolean;
  readonly entrants?: Entrants;
}

const act = (beginning: string): string => `insert into "competition_act".*,{"do":${beginning}`;
const outcomeOf = (match: number): string => `update "competition_match" set "outcome".*,1,0,0,${match}\\]`;

const boutIn = ({ rounds }: CompetitionView): BoutView => rounds[0]!.pairings[0]!.result!.boards[0]!;
const hasTables = (count: number) => (view: CompetitionView) => boutIn(view).tables.length === count;
const hasOutcomes = (count: number) => (view: CompetitionView) => boutIn(view).outcomes.length === count;
const isClosed = ({ phase }: CompetitionView): boolean => phase === 'closed';
const isStopped = ({ rounds }: CompetitionView): boolean => rounds[0]!.stopped !== null;

/** By what is stored there. */
const PLACES: Readonly<Record<string, Place>> = {
  'an entry': { transaction: act('"enter","entrant":1}'), isStored: ({ entrants }) => entrants.length === 2 },
  'an announcement': { transaction: act('"announce"'), isStored: ({ rounds }) => rounds.length === 1 },
  'the last check-in': {
    transaction: 'update "entrant" set "here"[^[]*\\[1,,\\w+,1,0,1\\]',
    isStored: ({ entrants }) => entrants.every(({ here }) => here),
    next: hasTables(1),
  },
  'the beginning of a round with its tables': { transaction: act('"begin"'), isStored: hasTables(1), byTime: true },
  'the last intent of a match with its outcome': { transaction: outcomeOf(0), isStored: hasOutcomes(1), next: hasTables(2) },
  'the further match of a bout': {
    transaction: 'insert into "competition_match"[^[]*\\[\\w+,1,0,0,1,',
    isStored: hasTables(2),
    byTime: true,
  },
  'the last intent of a round': { transaction: outcomeOf(1), isStored: hasOutcomes(2), next: isClosed },
  'the end by the limit': { transaction: act('"stop"'), isStored: isStopped, byTime: true, next: isClosed, entrants: 'idle' },
  'the end of a competition': { transaction: act('"close"'), isStored: isClosed, byTime: true },
};

const expected = new Map<Entrants, Awaited<ReturnType<typeof finish>>>();
/** How long it took after a restart until the server had done what was next, in milliseconds. */
const delays: number[] = [];

test.each(['playing', 'idle'] as const)('a competition whose entrants are %s, without a crash', async (entrants) => {
  expected.set(entrants, await finish(await make(), entrants));
  expect(expected.get(entrants)).toEqual(
    entrants === 'playing'
      ? {
          acts: ['1 0 enter', '2 1 enter', '3 organizer announce', '4 time begin', '5 time close'],
          ...{ points: [6, 0], tables: 2, intents: 2, ends: ['played', 'played'] },
        }
      : {
          acts: ['1 0 enter', '2 1 enter', '3 organizer announce', '4 time begin', '5 organizer change', '6 time stop', '7 time close'],
          ...{ points: [3, 3], tables: 1, intents: 0, ends: ['played', 'void'] },
        },
  );
});

const kills = Object.entries(PLACES).flatMap(([name, place]) => (['before', 'after'] as const).map((when) => [when, name, place] as const));

test.each(kills)('kill -9 %s the commit of %s', async (when, _, { transaction, isStored, byTime = false, next, entrants = 'playing' }) => {
  const competition = await make();
  writeFileSync(killFile, JSON.stringify({ when, transaction }));
  const { ended } = server;
  try {
    for (;;) await goOn(competition, entrants);
  } catch (error) {
    if (existsSync(killFile)) throw error;
  }
  expect(await ended).toBe('SIGKILL');
  await start();
  const since = performance.now();
  const awaited = when === 'before' ? (byTime ? isStored : null) : next;
  if (when === 'after' || !byTime) expect(isStored(await competition.view())).toBe(when === 'after');
  if (awaited) {
    await competition.until(awaited);
    delays.push(performance.now() - since);
  }
  expect(await finish(competition, entrants)).toEqual(expected.get(entrants));
});

test.each(['before', 'after'] as const)('kill -9 %s the commit that gives a place to another key', async (when) => {
  const competition = await CompetitionByHttp.make(url, { regulations: { rounds: 1, checkIn: 0 }, names: ['Ada', 'Ben'] });
  await competition.act({ do: 'announce', round: 1 });
  const key = newKey();
  const ask = (path: string, by: string, body: object): Promise<Response> =>
    askApi(url, 'POST', `/api/competitions/${competition.code}${path}`, { key: by, body });
  expect((await ask('/claims', key, { entrant: 0 })).status).toBe(201);
  /** Whose the place is, and the seat at the table. */
  const holders = async (): Promise<readonly unknown[]> => {
    const { rounds } = await competition.view();
    const tables = [{ code: boutIn({ rounds } as CompetitionView).tables[0], keys: [key] }];
    const mine = await askApi(url, 'POST', '/api/mine', { body: { tables } });
    const seats = ((await mine.json()) as { readonly tables: readonly { readonly mine: readonly number[] }[] }).tables;
    const place = await askApi(url, 'GET', `/api/competitions/${competition.code}`, { key });
    return [((await place.json()) as CompetitionView).you.entrant, seats.length];
  };
  writeFileSync(killFile, JSON.stringify({ when, transaction: act('"reseat"') }));
  const { ended } = server;
  await expect(ask('/claims/1', competition.organizer, { accept: true })).rejects.toThrow();
  expect(await ended).toBe('SIGKILL');
  await start();
  expect(await holders()).toEqual(when === 'before' ? [null, 0] : [0, 1]);
  // The organizer has got no answer, and answers again.
  expect((await ask('/claims/1', competition.organizer, { accept: true })).status).toBe(when === 'before' ? 204 : 404);
  expect(await holders()).toEqual([0, 1]);
  expect((await competition.view()).log.filter((logged) => logged.act.do === 'reseat')).toHaveLength(1);
});
