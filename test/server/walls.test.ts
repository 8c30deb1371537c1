import { seatInBout } from '@hexfall/shared/competition/bout';
import type { Regulations } from '@hexfall/shared/competition/regulations';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import type { WallView } from '@hexfall/shared/protocol/competitions';
import { step } from '@hexfall/shared/rules/step';
import { CompetitionWalls, MOST_WATCHED } from '../../server/src/competition/CompetitionWalls.js';
import { ReadableTables } from '../../server/src/match/readableTables.js';
import { Replays, UNLIMITED_REPLAYS } from '../../server/src/runtime/Replays.js';
import { BudgetSpent } from '../../server/src/runtime/TokenBucket.js';
import { CompetitionScene } from './support/CompetitionScene.js';
import { MemoryStore } from './support/MemoryStore.js';
import { StoredGame } from './support/StoredGame.js';

/* The boards of a round, as any process has them from the store. */

const MINUTE_MS = 60_000;

let store: MemoryStore;
let scene: CompetitionScene;
let walls: CompetitionWalls;

beforeEach(async () => {
  store = await MemoryStore.open();
  scene = new CompetitionScene(store);
  walls = wallsOf(scene);
});

afterEach(() => jest.restoreAllMocks());

const wallsOf = ({ competitions, time, log }: CompetitionScene): CompetitionWalls =>
  new CompetitionWalls({ competitions, store, readable: new ReadableTables(store), step, time, log: log.log });

/** A competition whose first round has begun. */
const begin = async (entrants: number, regulations: Partial<Regulations> = {}): Promise<void> => {
  await scene.make(entrants, regulations);
  expect(await scene.act({ do: 'announce', round: 1 })).toBe('ok');
};

/** The boards after a version, at least a second after the last question. */
const ask = async (after: string | null = null, from = walls, code = scene.code): Promise<WallView | 'same' | null> => {
  scene.time.pass(1000);
  return from.changes(code, after, UNLIMITED_REPLAYS);
};

const changes = async (after: string | null = null, from = walls): Promise<WallView> => {
  const view = await ask(after, from);
  if (!view || view === 'same') throw new Error(`no boards, but ${String(view)}`);
  return view;
};

/** The matches of the round, by board. */
const games = async (): Promise<readonly StoredGame[]> => {
  const codes = await scene.running();
  return Promise.all(codes.map((code, index) => StoredGame.at(store, code, index + 1)));
};

const numbers = ({ boards }: WallView): readonly number[] => boards.map(({ board }) => board);

test('nothing is there before the first round, and of no competition', async () => {
  await scene.make(3);
  expect(await ask()).toEqual({ version: '0', round: 0, count: 0, boards: [] });
  expect(await ask('0')).toBe('same');
  expect(await ask(null, walls, 'ZZZZZZ')).toBeNull();
  expect(walls.size).toBe(1);
});

test('a board has the names by seat and the public position; a bye has none', async () => {
  await begin(5);
  const [game] = await games();
  await game!.play(40);
  const { boards, count, round } = await changes();
  expect([round, count, numbers({ boards } as WallView)]).toEqual([1, 2, [1, 2]]);
  const { entrants, rounds } = await scene.view();
  const names = rounds[0]!.pairings[0]!.entrants.map((entrant) => entrants[entrant!]!.name);
  expect(boards[0]).toMatchObject({ board: 1, match: 0, names, phase: 'playing', table: game!.code });
  expect(boards[0]!.position).toEqual(formatPosition(game!.match.table));
  const read = parsePosition(boards[0]!.position);
  expect(read.ok && read.value.piles).toEqual([null, null]);
});

test('only boards that have changed are told after a version', async () => {
  await begin(6);
  const all = await games();
  const first = await changes();
  expect(await ask(first.version)).toBe('same');
  await all[1]!.play(10);
  const second = await changes(first.version);
  expect([numbers(second), second.count]).toEqual([[2], 3]);
  expect(second.boards[0]!.position).toEqual(formatPosition(all[1]!.match.table));
  await all[0]!.play(5);
  await all[2]!.play(5);
  expect(numbers(await changes(second.version))).toEqual([1, 3]);
  expect(numbers(await changes(first.version))).toEqual([1, 2, 3]);
  expect(numbers(await changes('nonsense'))).toEqual([1, 2, 3]);
  expect(numbers(await changes(`1.${'z'.repeat(400)}.0.0`))).toEqual([1, 2, 3]);
});

test('a match is read once and then followed, with one question a second however many watch', async () => {
  await begin(4);
  const [game] = await games();
  await game!.play(60);
  const [load, follow] = [jest.spyOn(store, 'load'), jest.spyOn(store, 'intentsAfter')];
  const { version } = await changes();
  expect(load).toHaveBeenCalledTimes(2);
  await game!.play(1000);
  scene.time.pass(1000);
  await Promise.all(Array.from({ length: 10 }, () => walls.changes(scene.code, version, UNLIMITED_REPLAYS)));
  expect([load.mock.calls.length, follow.mock.calls.length]).toEqual([2, 2]);
  const { boards } = await changes();
  expect(boards[0]!.position).toEqual(formatPosition(game!.match.table));
  expect(boards[0]!.phase).toBe('over');
});

test('what is less than a second old is told again', async () => {
  await begin(2);
  const [game] = await games();
  const { version } = await changes();
  await game!.play(1);
  scene.time.pass(999);
  expect(await walls.changes(scene.code, version, UNLIMITED_REPLAYS)).toBe('same');
  scene.time.pass(1);
  expect(await walls.changes(scene.code, version, UNLIMITED_REPLAYS)).not.toBe('same');
});

test('any process goes on from the version of another one, and tells nothing older', async () => {
  await begin(4);
  const all = await games();
  const other = wallsOf(scene.elsewhere());
  await changes();
  await all[0]!.play(10);
  const { version } = (await other.changes(scene.code, null, UNLIMITED_REPLAYS)) as WallView;
  await all[1]!.play(10);
  // This process has not looked since, and does not before the second is over.
  expect(await walls.changes(scene.code, version, UNLIMITED_REPLAYS)).toBe('same');
  const later = await changes(version);
  expect(numbers(later)).toEqual([2]);
  await all[0]!.play(10);
  expect(numbers(await changes(later.version, other))).toEqual([1]);
});

test('a version keeps what another process has told of a board', async () => {
  await begin(4);
  const all = await games();
  const [round, first, second] = (await changes()).version.split('.');
  const ahead = (Number.parseInt(first!, 36) + 5).toString(36);
  await all[1]!.play(2);
  const next = await changes(`${round}.${ahead}.${second}`);
  expect([numbers(next), next.version.split('.')[1]]).toEqual([[2], ahead]);
});

test('what a battle has hit is told in its turn and the next one', async () => {
  await begin(2);
  const [game] = await games();
  let { version } = await changes();
  let seen = 0;
  while (!game!.match.over) {
    await game!.play(1);
    const { boards, version: next } = await changes(version);
    version = next;
    const struck = (boards[0]!.struck ?? []).map((hex) => hex.join());
    const isShown = game!.lastBattle !== null && game!.match.table.turn.number <= game!.lastBattle.turn + 1;
    expect(struck.toSorted()).toEqual(isShown ? [...game!.lastBattle!.hexes].toSorted() : []);
    seen += struck.length;
  }
  expect(seen).toBeGreaterThan(10);
});

test('the second match of a bout has its own board, with the seats exchanged', async () => {
  await begin(2, { bout: 'return' });
  const [game] = await games();
  const { version, boards: before } = await changes();
  await game!.resign(1);
  const [over] = (await changes(version)).boards;
  expect([over!.phase, over!.match]).toEqual(['over', 0]);
  await scene.look();
  const [next] = (await changes(version)).boards;
  expect(next).toMatchObject({ board: 1, match: 1, phase: 'playing', names: before[0]!.names.toReversed() });
  const { pairings } = (await scene.view()).rounds[0]!;
  expect(next!.names[seatInBout(0, { board: 0, match: 1 })]).toBe((await scene.view()).entrants[pairings[0]!.entrants[0]]!.name);
  expect(next!.table).not.toBe(game!.code);
});

test('a round that waits has names, and a new one all its boards', async () => {
  await scene.make(4, { checkIn: 120, rounds: 2 });
  await scene.act({ do: 'announce', round: 1 });
  const waiting = await changes();
  expect(waiting.boards.map(({ phase, position, table }) => [phase, position, table])).toEqual([
    ['waiting', null, null],
    ['waiting', null, null],
  ]);
  await scene.act({ do: 'begin', round: 1, absent: [] });
  const begun = await changes(waiting.version);
  expect(begun.boards.map(({ phase }) => phase)).toEqual(['playing', 'playing']);
  await scene.endRound();
  await scene.look();
  const second = await changes(begun.version);
  expect([second.round, numbers(second)]).toEqual([2, [1, 2]]);
  expect(second.boards.map(({ phase }) => phase)).toEqual(['waiting', 'waiting']);
});

test('a correction changes no board', async () => {
  await begin(4, { pause: null });
  const all = await games();
  await all[0]!.resign(0);
  await scene.look();
  const { version } = await changes();
  const outcome = { end: 'played', winner: 0, hq: [3, 2] } as const;
  expect(await scene.act({ do: 'correct', round: 1, pairing: 0, board: 0, match: 0, outcome })).toBe('ok');
  expect(await ask(version)).toBe('same');
});

test('a table that has been deleted is gone, and what came of its match stays', async () => {
  await begin(4, { pause: null });
  const all = await games();
  await all[0]!.resign(0);
  const { version } = await changes();
  for (const { code } of all) await store.database.deleteFrom('match').where('code', '=', code).execute();
  expect(numbers(await changes(version))).toEqual([2]);
  const { boards } = await changes();
  expect(boards.map(({ phase, position, table }) => [phase, position, table])).toEqual([
    ['over', null, null],
    ['gone', null, null],
  ]);
});

test('a match that cannot be played on stays as it was, and stops no other one', async () => {
  await begin(4);
  const all = await games();
  const { version, boards: before } = await changes();
  const wrong = { seq: 1, player: 1, intent: { do: 'end-turn' }, client: 'page-one', n: 1, clock: null } as const;
  await store.append(all[0]!.code, wrong, false);
  await all[1]!.play(3);
  const view = await changes(version);
  expect(view.boards.map(({ position }) => position)).toEqual([formatPosition(all[1]!.match.table)]);
  const follow = jest.spyOn(store, 'intentsAfter');
  expect((await changes()).boards[0]).toEqual(before[0]);
  expect(follow.mock.calls.map(([known]) => [...known.keys()])).toEqual([[all[1]!.code]]);
  expect(scene.log.lines().filter(({ msg }) => msg === 'a match cannot be shown')).toHaveLength(1);
  walls.stop();
  expect((await changes()).boards[0]).toMatchObject({ phase: 'playing', position: null });
});

test('who reads too much is refused, and nobody else', async () => {
  await begin(2);
  const [game] = await games();
  await game!.play(50);
  const replays = new Replays({ burst: 10, perSecond: 0.001 }, () => 0);
  await walls.changes(scene.code, null, replays.of('a'));
  walls.stop();
  const [refused, answered] = await Promise.allSettled([
    walls.changes(scene.code, null, replays.of('a')),
    walls.changes(scene.code, null, replays.of('b')),
  ]);
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(BudgetSpent) as unknown });
  expect(answered).toMatchObject({ status: 'fulfilled', value: { count: 1 } });
  // What is followed already costs nothing.
  expect(await walls.changes(scene.code, null, replays.of('a'))).toMatchObject({ count: 1 });
});

test('a competition is forgotten a minute after the last question, and the longest unasked one when there are many', async () => {
  await begin(2);
  await changes();
  scene.time.pass(MINUTE_MS - 1001);
  await ask();
  scene.time.pass(MINUTE_MS - 1);
  expect(walls.size).toBe(1);
  scene.time.pass(1);
  expect([walls.size, scene.time.pending]).toEqual([0, 0]);
  for (let made = 0; made <= MOST_WATCHED; made++) {
    const other = scene.elsewhere();
    await other.make(2);
    await ask(null, walls, other.code);
  }
  expect([walls.size, scene.time.pending]).toEqual([MOST_WATCHED, MOST_WATCHED]);
  walls.stop();
  expect([walls.size, scene.time.pending]).toEqual([0, 0]);
});

test('of an arena the latest board of each entrant is told, and all of them whenever there are others', async () => {
  await begin(4, { format: 'arena', duration: 1800 });
  expect(await changes()).toMatchObject({ round: 1, count: 0, boards: [] });
  const pair = async (...entrants: readonly number[]): Promise<void> => {
    await scene.pass(10_000);
    for (const entrant of entrants) expect(await scene.checkIn(entrant, 1)).toBe('ok');
  };
  await pair(0, 1);
  const first = await changes('0');
  expect([first.count, numbers(first)]).toEqual([1, [1]]);
  await pair(2, 3);
  const second = await changes(first.version);
  expect([second.count, numbers(second)]).toEqual([2, [1, 2]]);
  for (const code of await scene.running()) await scene.end(code, 0);
  await scene.look();
  await scene.pass(60_000);
  const over = await changes(second.version);
  expect(over.boards.map(({ board, phase }) => `${board} ${phase}`)).toEqual(['1 over', '2 over']);
  await pair(0, 1);
  // As many as before, but other ones.
  const third = await changes(over.version);
  expect([third.count, numbers(third)]).toEqual([2, [2, 3]]);
  expect(await ask(third.version)).toBe('same');
});
