import type { CompetitionList, CompetitionTable, CompetitionView, WallView } from '@hexfall/shared/protocol/competitions';
import { CompetitionNews } from '../../server/src/competition/CompetitionNews.js';
import { SharedJson } from '../../server/src/http/SharedJson.js';
import { hashSeatKey } from '../../server/src/security/credentials.js';
import { NO_CLAIMS } from '../support/competitions.js';
import { eventually } from '../support/eventually.js';
import { FakeTime } from './support/FakeTime.js';
import { newKey, Page, Pages } from './support/Page.js';
import { askApi, type Asked, problem } from './support/profileRequests.js';
import { openTable, playRandomly } from './support/table.js';
import { RestartableApp, startTestApp, type TestApp } from './support/testApp.js';

/* Competitions over HTTP, with people at the tables. */

const pages = new Pages();
let app: TestApp | null = null;
const restartable = new RestartableApp();
let url = '';

const start = async (options: Parameters<typeof startTestApp>[0] = {}): Promise<void> => {
  app = await startTestApp(options);
  ({ url } = app);
};

afterEach(async () => {
  await pages.close();
  await app?.stop();
  app = null;
});

const ask = (method: string, path: string, asked?: Asked): Promise<Response> => askApi(url, method, `/api/competitions${path}`, asked);

interface Evening {
  readonly code: string;
  readonly organizer: string;
  /** By entrant. */
  readonly keys: readonly string[];
}

/** A competition that some have entered. */
const evening = async (entrants: number, regulations: object = {}): Promise<Evening> => {
  const organizer = newKey();
  const body = { name: 'Club evening', regulations: { pause: 0, ...regulations }, listed: true };
  const made = await ask('POST', '', { key: organizer, body });
  expect(made.status).toBe(201);
  const { code } = (await made.json()) as { readonly code: string };
  const keys = Array.from({ length: entrants }, newKey);
  for (const [entrant, key] of keys.entries())
    expect((await ask('POST', `/${code}/entrants`, { key, body: { name: `Player ${entrant}` } })).status).toBe(201);
  return { code, organizer, keys };
};

const act = async ({ code }: Evening, key: string, body: object): Promise<number> =>
  (await ask('POST', `/${code}/acts`, { key, body })).status;

const view = async ({ code }: Evening, key?: string): Promise<CompetitionView> =>
  (await (await ask('GET', `/${code}`, key === undefined ? {} : { key })).json()) as CompetitionView;

/** The pairings of the last round, with their latest tables. */
const tablesIn = ({ rounds }: CompetitionView): readonly { readonly table: string; readonly entrants: readonly [number, number] }[] =>
  rounds.at(-1)!.pairings.flatMap(({ entrants: [one, two], result }) => {
    const table = result?.boards[0]?.tables.at(-1);
    return table && two !== null ? [{ table, entrants: [one, two] as const }] : [];
  });

/** Both entrants of a pairing come to their table, with the keys that they have entered with. */
const comeTo = async (table: string, keys: readonly string[]): Promise<readonly Page[]> => {
  expect((await openTable(url, table)).status).toBe(200);
  return Promise.all(keys.map((key) => pages.add(Page.join(url, table, [key]))));
};

const checkIn = async (one: Evening, round: number): Promise<void> => {
  for (const key of one.keys) expect((await ask('POST', `/${one.code}/here`, { key, body: { round } })).status).toBe(204);
};

/** Plays the matches of a round: the second entrant of each pairing resigns. */
const playRound = async (one: Evening): Promise<void> => {
  for (const { table, entrants } of tablesIn(await view(one))) {
    const [, loser] = await comeTo(
      table,
      entrants.map((entrant) => one.keys[entrant]!),
    );
    const seat = loser!.welcome!.seats[0]!;
    await loser!.get('intent', { client: loser!.client, seat, intent: { do: 'resign' } });
    await pages.close();
  }
};

test('those who wait for news are answered some at a time, so that others have their turn', async () => {
  await start();
  const one = await evening(2, { checkIn: 3600 });
  const { version } = await view(one);
  const [waits, send] = [jest.spyOn(CompetitionNews.prototype, 'waitFor'), jest.spyOn(SharedJson.prototype, 'send')];
  const waiting = Array.from({ length: 60 }, () => ask('GET', `/${one.code}?after=${version}&wait=25`));
  await eventually(() => Promise.resolve(expect(waits).toHaveBeenCalledTimes(60)));
  let [turn, most, isDone] = [0, 0, false];
  const nextTurn = (): void => {
    most = Math.max(most, send.mock.calls.length - turn);
    turn = send.mock.calls.length;
    if (!isDone) setImmediate(nextTurn);
  };
  nextTurn();
  expect(await act(one, one.organizer, { do: 'announce', round: 1 })).toBe(204);
  for (const answer of await Promise.all(waiting)) expect(((await answer.json()) as CompetitionView).rounds).toHaveLength(1);
  isDone = true;
  expect(send).toHaveBeenCalledTimes(60);
  jest.restoreAllMocks();
  expect(most).toBeLessThanOrEqual(20);
});

test('the list has those that are to be in it, and others to those who know their codes', async () => {
  await start();
  const one = await evening(1);
  const hidden = await ask('POST', '', { key: newKey(), body: { name: 'Among friends' } });
  const { code } = (await hidden.json()) as { readonly code: string };
  const codesOf = async (query: string): Promise<readonly string[]> =>
    ((await (await ask('GET', query)).json()) as CompetitionList).competitions.map((listed) => listed.code);
  expect(await codesOf('')).toEqual([one.code]);
  expect(await codesOf(`?codes=${one.code},ZZZZZZ,${code.toLowerCase()},?`)).toEqual([one.code, code]);
  expect(await codesOf(`?codes=${'ZZZZZZ,'.repeat(50)}${code}`)).toEqual([one.code]);
});

test('four play a Swiss to its end: they check in, come to their tables with their keys, and see the table of it', async () => {
  await start();
  const one = await evening(4, { rounds: 2, checkIn: 3600 });
  const listed = (await (await ask('GET', '')).json()) as object;
  expect(listed).toEqual({ competitions: [{ code: one.code, name: 'Club evening', phase: 'open', round: 0, entrants: 4 }] });
  expect(await act(one, one.organizer, { do: 'announce', round: 1 })).toBe(204);
  expect((await view(one, one.keys[2])).you).toEqual({ entrant: 2, person: 0, lineUp: null, organizer: false, ...NO_CLAIMS });
  expect((await view(one, one.organizer)).you).toEqual({ entrant: null, person: null, lineUp: null, organizer: true, ...NO_CLAIMS });
  await checkIn(one, 1);
  // The first match is played as matches are.
  const [{ table, entrants }] = tablesIn(await view(one)) as readonly [ReturnType<typeof tablesIn>[number]];
  const players = await comeTo(
    table,
    entrants.map((entrant) => one.keys[entrant]!),
  );
  expect(JSON.parse(players[0]!.state.competition!)).toEqual({ code: one.code, name: 'Club evening', round: 1, board: 1 });
  await playRandomly({ pages: players }, 5, 2000);
  const { winners } = players[0]!.table!.outcome!;
  expect(players[0]!.state.nextCommitment).toBe('');
  expect(await players[0]!.refusal('propose', { seat: players[0]!.welcome!.seats[0]!, kind: 'rematch' })).toBe('in-competition');
  await pages.close();
  await eventually(async () => {
    const { result } = (await view(one)).rounds[0]!.pairings.find((pairing) => pairing.result?.boards[0]?.tables.includes(table))!;
    expect(result?.winner ?? null).toBe(winners[0] ?? null);
  });
  for (const other of tablesIn(await view(one)).filter((pairing) => pairing.table !== table)) {
    const [loser] = await comeTo(
      other.table,
      other.entrants.map((entrant) => one.keys[entrant]!),
    );
    await loser!.get('intent', { client: loser!.client, seat: loser!.welcome!.seats[0]!, intent: { do: 'resign' } });
  }
  await pages.close();
  await eventually(async () => expect((await view(one)).rounds).toHaveLength(2));
  await checkIn(one, 2);
  await playRound(one);
  await eventually(async () => expect((await view(one)).phase).toBe('closed'));
  const json = (await (await ask('GET', `/${one.code}/table.json`)).json()) as CompetitionTable;
  expect(json.table.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  const csv = await ask('GET', `/${one.code}/table.csv`);
  expect(csv.headers.get('content-type')).toContain('text/csv');
  const lines = (await csv.text()).trimEnd().split('\r\n');
  expect(lines[0]).toBe('"place","name","points","buchholz","hq","wins","round 1","round 2"');
  expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(json.table.map(({ name }) => `"${name}"`));
});

test('a server that was killed in a round goes on with it, and the matches too', async () => {
  await restartable.start();
  ({ url } = restartable);
  const one = await evening(2, { rounds: 1, bout: 'return', checkIn: 0 });
  expect(await act(one, one.organizer, { do: 'announce', round: 1 })).toBe(204);
  await restartable.startAsKilled();
  ({ url } = restartable);
  await playRound(one);
  await eventually(async () => expect((await view(one)).rounds[0]!.pairings[0]!.result!.boards[0]!.tables).toHaveLength(2));
  await restartable.startAsKilled();
  ({ url } = restartable);
  await playRound(one);
  await eventually(async () => expect((await view(one)).phase).toBe('closed'));
  expect((await view(one)).standings.map(({ points }) => points).toSorted()).toEqual([0, 6]);
});

test('a request that waits is answered when something changes', async () => {
  await start();
  const one = await evening(1);
  const { version } = await view(one);
  expect((await ask('GET', `/${one.code}?after=${version}`)).status).toBe(304);
  const waiting = ask('GET', `/${one.code}?after=${version}&wait=25`);
  const key = newKey();
  await ask('POST', `/${one.code}/entrants`, { key, body: { name: 'Late' } });
  const answer = await waiting;
  expect([answer.status, ((await answer.json()) as CompetitionView).entrants.length]).toEqual([200, 2]);
  const held = ask('GET', `/${one.code}?after=${(await view(one)).version}&wait=25`);
  await eventually(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200));
  const stopped = app!.stop();
  app = null;
  // It is answered, or its connection is closed, before the server has ended.
  await held.catch(() => null);
  await stopped;
});

test('no key is ever told, and the seats of others stay closed', async () => {
  await start();
  const one = await evening(2, { checkIn: 0 });
  await act(one, one.organizer, { do: 'announce', round: 1 });
  const [{ table, entrants }] = tablesIn(await view(one)) as readonly [ReturnType<typeof tablesIn>[number]];
  await openTable(url, table);
  const own = await pages.add(Page.join(url, table, [one.keys[entrants[0]]!]));
  const stranger = await pages.add(Page.join(url, table, [one.organizer]));
  expect([own.welcome?.seats, stranger.welcome?.seats]).toEqual([[0], []]);
  const texts = await Promise.all([`/${one.code}`, `/${one.code}/table.json`, ''].map(async (path) => (await ask('GET', path)).text()));
  for (const text of texts) for (const secret of [one.organizer, ...one.keys, 'organizer":"', '"key']) expect(text).not.toContain(secret);
});

test('two teams play a duplicate: founded, joined, lined up, and at their four seats with the keys of persons', async () => {
  await start();
  const organizer = newKey();
  const regulations = { boards: 2, bout: 'duplicate', rounds: 1, checkIn: 3600 };
  const made = await ask('POST', '', { key: organizer, body: { name: 'Team cup', regulations } });
  const { code } = (await made.json()) as { readonly code: string };
  const post = async (path: string, key: string, body: object): Promise<unknown> => {
    const answer = await ask('POST', `/${code}${path}`, { key, body });
    return answer.status === 201 ? await answer.json() : answer.status;
  };
  const refusal = (path: string, key: string, body: object): Promise<string> => problem(ask('POST', `/${code}${path}`, { key, body }));
  const keys = [0, 1].map(() => [newKey(), newKey()] as const);
  for (const [team, [captain, other]] of keys.entries()) {
    const invitation = newKey();
    expect(await post('/entrants', captain, { name: `Captain ${team}`, team: `Team ${team}` })).toEqual({
      ...{ entrant: team, person: 0, name: `Captain ${team}` },
    });
    expect(await refusal('/entrants', other, { name: 'Other', invitation })).toBe('403 bad-invitation');
    expect(await refusal('/invitation', newKey(), { invitation })).toBe('403 not-entered');
    expect(await post('/invitation', captain, { invitation })).toBe(204);
    expect(await post('/entrants', other, { name: `Other ${team}`, invitation })).toEqual({
      entrant: team,
      person: 1,
      name: `Other ${team}`,
    });
  }
  expect(await refusal('/entrants', newKey(), { name: 'Eva' })).toBe('422 team-needed');
  expect(await refusal('/entrants', newKey(), { name: 'Eva', team: 'Herons', invitation: 'short' })).toBe('400 malformed');
  expect(await post('/acts', organizer, { do: 'announce', round: 1 })).toBe(204);
  const lineUp = { do: 'line-up', round: 1, entrant: 0, persons: [1, 0] };
  expect(await refusal('/acts', keys[0]![1], lineUp)).toBe('403 not-captain');
  expect(await refusal('/acts', keys[0]![0], { ...lineUp, persons: [1, 1] })).toBe('422 bad-line-up');
  expect(await post('/acts', keys[0]![0], lineUp)).toBe(204);
  for (const [one, two] of keys)
    for (const key of [one, two]) expect(await post('/here', key, { round: 1, contribution: newKey() })).toBe(204);
  const seen = (await (await ask('GET', `/${code}`)).json()) as CompetitionView;
  const [{ entrants, result }] = seen.rounds[0]!.pairings as [CompetitionView['rounds'][number]['pairings'][number]];
  for (const [board, { persons, tables }] of result!.boards.entries()) {
    const own = entrants.map((entrant, side) => keys[entrant!]![persons[side === 0 ? 0 : 1] === 0 ? 0 : 1]);
    // Nobody else can open it before both tables of the deal are over.
    expect((await openTable(url, tables[0]!)).status).toBe(403);
    expect((await askApi(url, 'POST', `/api/matches/${tables[0]!}/open`, { body: { keys: [own[0]!] } })).status).toBe(200);
    const [first, second] = await Promise.all(own.map((key) => pages.add(Page.join(url, tables[0]!, [key]))));
    expect([first!.welcome?.seats, second!.welcome?.seats]).toEqual(board === 0 ? [[0], [1]] : [[1], [0]]);
    expect(JSON.parse(first!.state.competition!)).toMatchObject({ code, board: 1, teamBoard: board + 1 });
  }
});

test('who has lost the key of a place has it back with another one, and the seat at the table that runs', async () => {
  await start();
  const one = await evening(2, { checkIn: 0 });
  await act(one, one.organizer, { do: 'announce', round: 1 });
  const [{ table, entrants }] = tablesIn(await view(one)) as readonly [ReturnType<typeof tablesIn>[number]];
  const [lost, other] = entrants.map((entrant) => one.keys[entrant]!) as [string, string];
  const [gone, opponent] = await comeTo(table, [lost, other]);
  const key = newKey();
  const claim = (body: unknown, asked: Asked = { key }): Promise<Response> => ask('POST', `/${one.code}/claims`, { ...asked, body });
  const place = { entrant: entrants[0], person: 0 };
  expect(await problem(claim(place))).toBe('409 still-here');
  await gone!.leave();
  await opponent!.until(() => [...opponent!.state.seats][0]?.connected === 0);
  const { version } = await view(one, one.organizer);
  const waiting = ask('GET', `/${one.code}?after=${version}&wait=25`, { key: one.organizer });
  const made = await claim({ entrant: entrants[0] });
  expect([made.status, await made.json()]).toEqual([201, { id: 1 }]);
  expect(((await (await waiting).json()) as CompetitionView).you.claims).toEqual([{ id: 1, ...place }]);

  const answer = (body: unknown, by = one.organizer, id = '1'): Promise<Response> =>
    ask('POST', `/${one.code}/claims/${id}`, { key: by, body });
  expect(await problem(answer({ accept: true }, key))).toBe('403 not-organizer');
  expect(await problem(answer({ accept: true }, other))).toBe('403 not-organizer');
  for (const id of ['2', 'x', '1.5']) expect(await problem(answer({ accept: true }, one.organizer, id))).toBe('404 no-claim');
  for (const bad of [{}, { accept: 'yes' }, { accept: true, key }]) expect(await problem(answer(bad))).toBe('400 malformed');
  for (const bad of [{}, { entrant: -1 }, { entrant: 0, person: 'x' }]) expect(await problem(claim(bad))).toBe('400 malformed');
  expect(await problem(claim(place, {}))).toBe('401 competition-key-needed');

  // The room that has the table in memory lets its clients come again.
  expect((await answer({ accept: true })).status).toBe(204);
  await opponent!.until(() => opponent!.left !== null);
  const [back] = await comeTo(table, [key]);
  const [outside] = await comeTo(table, [lost]);
  expect([back!.welcome?.seats, back!.welcome?.replaced]).toEqual([[0], undefined]);
  expect([outside!.welcome?.seats, outside!.welcome?.replaced]).toEqual([[], true]);
  expect((await view(one, key)).you.entrant).toBe(entrants[0]);
  const texts = await Promise.all([undefined, key, lost, one.organizer].map((by) => view(one, by).then((seen) => JSON.stringify(seen))));
  for (const text of texts) for (const secret of [key, lost, hashSeatKey(key), hashSeatKey(lost)]) expect(text).not.toContain(secret);
});

test('bad input is refused with a code and a sentence', async () => {
  await start();
  const one = await evening(2);
  const key = one.organizer;
  const create = (body: unknown, asked: Asked = { key }): Promise<string> => problem(ask('POST', '', { ...asked, body }));
  expect(await create({ name: 'Cup' }, {})).toBe('401 competition-key-needed');
  expect(await create({ name: ' \u200b' })).toBe('400 malformed');
  expect(await create({ name: 'Cup', more: 1 })).toBe('400 malformed');
  expect(await create({ name: 'Cup', regulations: { limit: 1 } })).toBe('422 bad-regulations');
  expect(await create({ name: 'Cup', regulations: { format: 'ladder' } })).toBe('400 malformed');
  expect(await create({ name: 'Cup', options: { mode: 'team' } })).toBe('422 not-supported');
  const acts = (body: unknown, by = key, code = one.code): Promise<string> => problem(ask('POST', `/${code}/acts`, { key: by, body }));
  expect(await acts({ do: 'announce', round: 0 })).toBe('400 malformed');
  expect(await acts({ do: 'explode' })).toBe('400 malformed');
  expect(await acts({ do: 'close', note: 'x'.repeat(1000) })).toBe('400 malformed');
  expect(await acts({ do: 'close' }, one.keys[0])).toBe('403 not-organizer');
  expect(await acts({ do: 'close' }, newKey())).toBe('403 not-entered');
  expect(await acts({ do: 'close' }, key, 'ZZZZZZ')).toBe('404 unknown-competition');
  expect(await acts({ do: 'stop', round: 1 })).toBe('409 not-now');
  expect(await problem(ask('POST', `/${one.code}/here`, { key: one.keys[0]!, body: { round: 1 } }))).toBe('409 not-now');
  expect(await problem(ask('POST', `/${one.code}/entrants`, { body: { name: 'Ann' } }))).toBe('401 competition-key-needed');
  expect(await problem(ask('GET', '/no-code'))).toBe('404 unknown-competition');
  expect(await problem(ask('GET', `/${one.code}?after=1&wait=26`))).toBe('400 malformed');
  expect(await problem(ask('GET', '/ZZZZZZ/table.csv'))).toBe('404 unknown-competition');
});

test('a name that a spreadsheet would calculate stays a name', async () => {
  await start();
  const one = await evening(0);
  for (const name of ['=1+1', 'Zoë "the fox"']) await ask('POST', `/${one.code}/entrants`, { key: newKey(), body: { name } });
  const text = await (await ask('GET', `/${one.code}/table.csv`)).text();
  expect(text).toContain(`"'=1+1"`);
  expect(text).toContain('"Zoë ""the fox"""');
});

test('the boards of a round are told to everybody, and only those that have changed', async () => {
  const time = new FakeTime();
  await start({ room: { time }, limits: { walls: { windowMs: 60_000, limit: 6 } } });
  const one = await evening(4, { checkIn: 0 });
  await act(one, one.organizer, { do: 'announce', round: 1 });
  const boards = async (query = ''): Promise<WallView> => (await (await ask('GET', `/${one.code}/wall${query}`)).json()) as WallView;
  const first = await boards();
  expect(first.boards.map(({ phase }) => phase)).toEqual(['playing', 'playing']);
  expect((await ask('GET', `/${one.code}/wall?after=${first.version}`)).status).toBe(304);
  await playRound(one);
  time.pass(1000);
  expect((await boards(`?after=${first.version}`)).boards.map(({ phase }) => phase)).toEqual(['over', 'over']);
  expect(await problem(ask('GET', '/ZZZZZZ/wall'))).toBe('404 unknown-competition');
  const text = await (await ask('GET', `/${one.code}/wall`)).text();
  for (const secret of [one.organizer, ...one.keys, 'seed', 'key', 'piles']) expect(text).not.toContain(secret);
  await ask('GET', `/${one.code}/wall`);
  expect(await problem(ask('GET', `/${one.code}/wall`))).toBe('429 rate-limited');
});
