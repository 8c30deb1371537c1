import type { Regulations } from '@hexfall/shared/competition/regulations';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { MOST_ACTS } from '../../server/src/competition/requestedAct.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { withBothStores } from './support/bothStores.js';
import { CompetitionScene, keyOf, ORGANIZER } from './support/CompetitionScene.js';
import { MemoryStore } from './support/MemoryStore.js';

/* Competitions in a store: what one process does, and several, and one that comes after another was killed. */

const announce = (round: number) => ({ do: 'announce', round }) as const;

afterEach(() => jest.restoreAllMocks());

/** Points by entrant. */
const pointsIn = ({ standings }: CompetitionView): Record<number, number> =>
  Object.fromEntries(standings.map(({ entrant, points }) => [entrant, points]));

/** Which pairing each table is of, as `round.pairing.match`. */
const placesIn = async ({ store, code }: CompetitionScene): Promise<string[]> =>
  (await store.competitions.load(code))!.matches.map(({ round, pairing, match }) => `${round}.${pairing}.${match}`);

/** What every store does. */
const runsCompetitions = (open: () => Promise<MatchRepository>): void => {
  let store: MatchRepository;

  beforeAll(async () => {
    store = await open();
  });

  afterAll(() => store.close());

  const begun = (entrants: number, regulations?: Partial<Regulations>): Promise<CompetitionScene> =>
    CompetitionScene.begun(store, entrants, regulations);

  test('who is paired is called once for each round, whichever process announces it, and who is in at the end', async () => {
    const scene = new CompetitionScene(store);
    await scene.make(3, { rounds: 2, checkIn: 120 });
    await scene.act({ do: 'leave', entrant: 2 }, keyOf(2));
    expect(scene.calls).toEqual([]);
    const before = scene.time.now();
    await scene.act(announce(1));
    const { code: competition } = scene;
    const both = [keyOf(0), keyOf(1)];
    expect(scene.calls).toEqual([
      { competition, kind: 'round', holders: expect.any(Array) as unknown, until: before + 120_000, isUrgent: true },
    ]);
    expect([...scene.calls[0]!.holders].sort()).toEqual(both.sort());
    // Another process, and one that comes after this one was killed, know that it has been announced.
    const other = scene.elsewhere();
    await other.look();
    expect(other.calls).toEqual([]);
    for (const entrant of [0, 1]) await other.checkIn(entrant, 1);
    await other.endRound();
    await other.look();
    expect((await other.view()).rounds).toHaveLength(2);
    expect(other.calls.map(({ kind }) => kind)).toEqual(['round']);
    await scene.look();
    await scene.act({ do: 'close' });
    await other.look();
    expect([scene.calls, other.calls].map((calls) => calls.map(({ kind }) => kind))).toEqual([['round', 'over'], ['round']]);
    expect([...scene.calls[1]!.holders].sort()).toEqual(both.sort());
  });

  test('a call for a round that nobody checks in for can wait until the end of the round', async () => {
    const scene = await begun(2, { limit: 7200 });
    const [call] = scene.calls;
    expect(call).toMatchObject({ kind: 'round', isUrgent: false });
    expect(call!.until - scene.time.now()).toBe(7_200_000);
  });

  test('a Swiss of eight runs by itself to its end, once it is announced', async () => {
    const scene = await begun(8, { rounds: 3 });
    for (let round = 1; round <= 3; round++) {
      expect(await scene.running()).toHaveLength(4);
      await scene.endRound();
      await scene.look();
    }
    const view = await scene.view();
    expect([view.phase, view.rounds.length, view.expectedRounds, view.due]).toEqual(['closed', 3, 3, null]);
    expect(view.standings.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // Two who have begun twice in a row do not meet, so another one can have won as often.
    expect(view.standings.find(({ entrant }) => entrant === 0)).toMatchObject({ points: 9 });
    expect(view.log.slice(8).map(({ by, act }) => `${by} ${act.do}`)).toEqual([
      'organizer announce',
      ...['begin', 'announce', 'begin', 'announce', 'begin', 'close'].map((act) => `time ${act}`),
    ]);
    expect(scene.log.lines().filter(({ level }) => level > 40)).toEqual([]);
  });

  test('a table is a match that has begun, whose seats the keys of the entrants open', async () => {
    const scene = await begun(2);
    const [table] = (await scene.view()).rounds[0]!.pairings;
    const saved = await store.load(table!.result!.boards[0]!.tables[0]!);
    expect(saved?.setup.seed).not.toBeNull();
    expect(saved?.setup.seats.map((seat) => seat?.keyHash)).toEqual(table!.entrants.map((entrant) => keyOf(entrant!)));
    const armies = saved!.setup.seats.map((seat) => seat!.army);
    expect(armies).not.toContain(null);
    expect(new Set(armies).size).toBe(2);
  });

  test('a return match is made when the first one is over, with the seats exchanged', async () => {
    const scene = await begun(2, { bout: 'return', rounds: 1 });
    const [first] = await scene.running();
    await scene.end(first!, 0, [12, 5]);
    await scene.look();
    const [second] = await scene.running();
    const [one, two] = await Promise.all([first!, second!].map((code) => store.load(code)));
    expect(two!.setup.seats.map((seat) => seat!.name)).toEqual(one!.setup.seats.map((seat) => seat!.name).toReversed());
    await scene.end(second!, 1, [0, 4]);
    const view = await scene.look();
    expect(view.rounds[0]!.pairings[0]!.result!.boards[0]!.outcomes).toEqual([
      { end: 'played', winner: 0, hq: [12, 5] },
      { end: 'played', winner: 1, hq: [0, 4] },
    ]);
    const [a, b] = view.rounds[0]!.pairings[0]!.entrants;
    expect([pointsIn(view)[a], pointsIn(view)[b!], view.phase]).toEqual([4, 2, 'closed']);
  });

  test('a level bout of a knock-out has one more match', async () => {
    const scene = await begun(4, { format: 'knock-out' });
    await scene.endRound((one) => (one === 0 ? null : 0));
    for (let more = 0; more < 4 && (await scene.view()).phase !== 'closed'; more++) {
      await scene.look();
      await scene.endRound((one, two) => (one < two ? 0 : 1));
    }
    const view = await scene.look();
    expect(view.phase).toBe('closed');
    expect(view.rounds).toHaveLength(2);
    const lengths = view.rounds[0]!.pairings.map(({ result }) => result!.boards[0]!.outcomes.length);
    const level = view.rounds[0]!.pairings.map(({ entrants }) => (entrants[0] === 0 ? 2 : 1));
    expect(lengths).toEqual(level);
  });

  test('who has not checked in has lost, and is paused until the entrant comes back', async () => {
    const scene = await begun(4, { checkIn: 60, rounds: 2 });
    expect(await scene.running()).toEqual([]);
    for (const entrant of [0, 1, 2]) expect(await scene.checkIn(entrant, 1)).toBe('ok');
    expect((await scene.look()).rounds[0]!.begun).toBeNull();
    await scene.pass(59_000);
    expect((await scene.look()).rounds[0]!.begun).toBeNull();
    await scene.pass(1000);
    const view = await scene.look();
    expect(view.rounds[0]).toMatchObject({ absent: [3] });
    expect(view.entrants[3]).toMatchObject({ status: 'paused', absences: 1 });
    expect(await scene.running()).toHaveLength(1);
    const met = view.rounds[0]!.pairings.find(({ entrants }) => entrants.includes(3))!;
    const opponent = met.entrants.find((entrant) => entrant !== 3)!;
    expect([pointsIn(view)[opponent], pointsIn(view)[3]]).toEqual([3, 0]);
    expect(met.result!.boards[0]!.tables).toEqual([]);
    expect(await scene.act({ do: 'pause', entrant: 3, on: false }, keyOf(3))).toBe('ok');
    await scene.endRound();
    expect((await scene.look()).rounds[1]!.pairings.flatMap(({ entrants }) => entrants)).toContain(3);
  });

  test('begins as soon as everybody is here', async () => {
    const scene = await begun(2, { checkIn: 3600 });
    await scene.checkIn(0, 1);
    expect(await scene.running()).toEqual([]);
    await scene.checkIn(1, 1);
    expect(await scene.running()).toHaveLength(1);
    expect([await scene.checkIn(1, 1), await scene.checkIn(1, 2)]).toEqual(['not-now', 'not-now']);
  });

  test('a bye, a late entrant, one that pauses and one that leaves', async () => {
    const scene = await begun(5, { rounds: 3, lateUntil: 2, pause: null });
    const byeIn = ({ rounds }: CompetitionView): number =>
      rounds.at(-1)!.pairings.find(({ entrants }) => entrants[1] === null)!.entrants[0];
    const first = await scene.view();
    expect(pointsIn(first)[byeIn(first)]).toBe(3);
    expect(await scene.enter(5)).toBe('ok');
    expect(await scene.act({ do: 'pause', entrant: 0, on: true }, keyOf(0))).toBe('ok');
    expect(await scene.act({ do: 'leave', entrant: 1 }, keyOf(1))).toBe('ok');
    await scene.endRound();
    expect(await scene.act(announce(2))).toBe('ok');
    const paired = (await scene.view()).rounds[1]!.pairings.flatMap(({ entrants }) => entrants).toSorted();
    expect(paired).toEqual([2, 3, 4, 5]);
    expect((await scene.view()).entrants[5]).toMatchObject({ since: 2 });
    expect(await scene.enter(6)).toBe('too-late');
  });

  test('a correction changes the points, with a note that the log shows', async () => {
    const scene = await begun(2, { rounds: 1 });
    const [pairing] = (await scene.view()).rounds[0]!.pairings;
    const [one, two] = pairing!.entrants;
    await scene.endRound(() => 0);
    const before = await scene.look();
    expect([before.phase, pointsIn(before)[one]]).toEqual(['closed', 3]);
    const outcome = { end: 'played', winner: 1, hq: [5, 12] } as const;
    const act = { do: 'correct', round: 1, pairing: 0, board: 0, match: 0, outcome } as const;
    expect(await scene.act({ ...act, note: ' they were swapped\n' })).toBe('ok');
    expect(await scene.act({ ...act, match: 1 })).toBe('no-such-match');
    const after = await scene.view();
    expect([pointsIn(after)[one], pointsIn(after)[two!]]).toEqual([0, 3]);
    expect(after.log.at(-1)).toEqual({ seq: after.log.length, at: scene.time.now(), by: 'organizer', act, note: 'they were swapped' });
  });

  test('at the limit of a round its matches count as they stand, and what comes of them later does not', async () => {
    const scene = await begun(4, { rounds: 2, limit: 600, pause: null });
    const [over, running] = await scene.running();
    await scene.end(over!, 0);
    await scene.pass(600_000);
    const view = await scene.look();
    expect(view.rounds[0]!.stopped).toBe(scene.time.now());
    const stood = { end: 'played', winner: null, hq: [20, 20] };
    expect((await scene.outcomes()).map(({ outcome }) => outcome)).toContainEqual(stood);
    await scene.end(running!, 0);
    expect((await scene.outcomes()).map(({ outcome }) => outcome)).toContainEqual(stood);
  });

  test('a match whose end said nothing of its HQs is played again at the limit, and one that cannot be is void', async () => {
    const scene = await begun(4, { rounds: 1, limit: 600 });
    const [resigned, damaged] = await scene.running();
    await store.append(resigned!, { seq: 1, player: 0, intent: { do: 'resign' }, client: 'c', n: 1, clock: null }, true);
    // Nobody can begin with that.
    await store.append(damaged!, { seq: 1, player: 1, intent: { do: 'end-turn' }, client: 'c', n: 1, clock: null }, false);
    await scene.pass(600_000);
    await scene.look();
    expect((await scene.outcomes()).map(({ outcome }) => outcome)).toEqual([
      { end: 'played', winner: 1, hq: [0, 20] },
      { end: 'void', winner: null, hq: [0, 0] },
    ]);
  });

  test('two processes that both see the last outcome make one round', async () => {
    const scene = await begun(8, { rounds: 3 });
    const other = scene.elsewhere();
    const third = scene.elsewhere();
    for (const code of await scene.running()) await scene.end(code, 0);
    await Promise.all([scene, other, third].map((one) => one.competitions.look()));
    const view = await other.view();
    expect(view.rounds).toHaveLength(2);
    expect(await placesIn(scene)).toEqual([0, 1].flatMap((round) => [0, 1, 2, 3].map((pairing) => `${round + 1}.${pairing}.0`)));
    expect(view.log.filter(({ act }) => act.do === 'announce')).toHaveLength(2);
    expect(view.log.map(({ seq }) => seq)).toEqual(view.log.map((_, index) => index + 1));
    expect([scene, other, third].flatMap(({ log }) => log.lines().filter(({ level }) => level > 40))).toEqual([]);
  });

  test('many who enter at once get numbers of their own', async () => {
    const scene = new CompetitionScene(store);
    await scene.make(0);
    const others = [scene, scene.elsewhere()];
    const entered = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((entrant) => others[entrant % 2]!.enter(entrant)));
    expect(entered).toEqual(entered.map(() => 'ok'));
    const { entrants, log } = await scene.view();
    expect([entrants.length, new Set(entrants.map(({ name }) => name)).size, log.length]).toEqual([8, 8, 8]);
    expect(await scene.enter(3)).toBe('ok');
    expect((await scene.view()).entrants).toHaveLength(8);
  });

  test('whoever comes after a process that was killed goes on from any place of a round', async () => {
    const scene = await begun(4, { rounds: 2, checkIn: 60, pause: 30, bout: 'return' });
    // Announced; nobody has begun it.
    let next = scene.elsewhere();
    await scene.pass(60_000);
    for (const entrant of [0, 1, 2, 3]) await store.competitions.checkIn(scene.code, { entrant, person: 0 }, 1, null, 5);
    expect(await (await next.look(), next.running())).toHaveLength(2);
    // The outcomes are stored; nobody has made the second matches.
    for (const code of await next.running()) await next.end(code, 0);
    next = next.elsewhere();
    expect(await (await next.look(), next.running())).toHaveLength(2);
    expect(await placesIn(next)).toEqual(['1.0.0', '1.0.1', '1.1.0', '1.1.1']);
    // The round is over; nobody has announced the next one.
    for (const code of await next.running()) await next.end(code, 1);
    next = next.elsewhere();
    expect((await next.look()).rounds).toHaveLength(1);
    await next.pass(30_000);
    next = next.elsewhere();
    expect((await next.look()).rounds).toHaveLength(2);
    // A change that came too late changes nothing.
    const stored = (await store.competitions.load(scene.code))!;
    const late = { after: stored.acts.length - 1, act: null, phase: 'closed', round: 9, tables: [], outcomes: [] } as const;
    expect(await store.competitions.change(scene.code, late, 0)).toBe(false);
    expect((await next.view()).phase).toBe('running');
  });

  test('the matches of a competition that runs are not deleted by their age', async () => {
    const scene = await begun(2, { rounds: 1, pause: null, checkIn: 0 });
    const [code] = await scene.running();
    const later = Date.now() + 1000;
    await scene.end(code!, 0);
    expect(await store.prune('finished', later)).not.toContain(code);
    const view = await scene.look();
    expect(view.phase).toBe('closed');
    expect(await store.prune('finished', later)).toContain(code);
    const table = (await scene.view()).rounds[0]!.pairings[0]!.result!.boards[0]!;
    expect([table.tables, table.outcomes.length]).toEqual([[null], 1]);
  });

  test('competitions are deleted by their age, with everything that is theirs', async () => {
    const scene = await begun(2, { rounds: 1 });
    const later = scene.time.now() + 1;
    expect(await store.prune('competitions', later)).not.toContain(scene.code);
    await scene.endRound();
    await scene.look();
    expect(await store.prune('idleCompetitions', later)).not.toContain(scene.code);
    expect(await store.prune('competitions', later)).toContain(scene.code);
    expect(await scene.competitions.view(scene.code, null)).toBeNull();
  });

  test('what somebody may not do is refused, and changes nothing', async () => {
    const scene = new CompetitionScene(store);
    await scene.make(3, { rounds: 2 });
    const before = await scene.view();
    expect(await scene.act(announce(1), keyOf(0))).toBe('not-organizer');
    expect(await scene.act({ do: 'leave', entrant: 1 }, keyOf(0))).toBe('not-organizer');
    expect(await scene.act({ do: 'leave', entrant: 1 }, keyOf(77))).toBe('not-entered');
    expect(await scene.act({ do: 'enter', entrant: 3 })).toBe('not-entered');
    expect(await scene.act(announce(2))).toBe('not-now');
    expect(await scene.act({ do: 'begin', round: 1 })).toBe('not-now');
    expect(await scene.act({ do: 'announce', round: 1, pairings: [{ entrants: [0, 1] }] })).toBe('bad-pairings');
    expect(await scene.act({ do: 'change', regulations: { limit: 1 } })).toBe('bad-regulations');
    expect(await scene.checkIn(0, 1)).toBe('not-now');
    expect(await scene.competitions.enter(scene.code, keyOf(9), { name: 'Forbidden' })).toMatchObject({
      error: { code: 'name-not-listed' },
    });
    expect(await scene.competitions.enter(scene.code, keyOf(9), { name: '\u200b' })).toMatchObject({ error: { code: 'malformed' } });
    expect(await scene.competitions.enter('ZZZZZZ', keyOf(9), { name: 'Ann' })).toMatchObject({ error: { code: 'unknown-competition' } });
    expect((await scene.view()).version).toBe(before.version);
    expect(await scene.act({ do: 'close' })).toBe('ok');
    expect(await scene.enter(5)).toBe('closed');
  });
};

withBothStores('competitions', runsCompetitions);

describe('competitions', () => {
  test('nobody does more than a number of things in one', async () => {
    const scene = new CompetitionScene(await MemoryStore.open());
    await scene.make(1);
    const done: string[] = [];
    for (let time = 0; time < MOST_ACTS.person; time++)
      done.push(await scene.act({ do: time % 2 === 0 ? 'leave' : 'enter', entrant: 0 }, keyOf(0)));
    expect(done.slice(0, -1)).toEqual(done.slice(0, -1).map(() => 'ok'));
    expect(done.at(-1)).toBe('too-many-acts');
    expect(await scene.act({ do: 'leave', entrant: 0 }, ORGANIZER)).toMatch(/ok|not-entered/);
  });

  test('rounds wait while the store has no room', async () => {
    let hasRoom = true;
    const scene = new CompetitionScene(await MemoryStore.open(), undefined, () => hasRoom);
    await scene.make(2);
    hasRoom = false;
    expect(await scene.act(announce(1))).toBe('ok');
    expect(await scene.running()).toEqual([]);
    hasRoom = true;
    await scene.look();
    expect(await scene.running()).toHaveLength(1);
  });

  test('who waits is told of a change, by whichever process', async () => {
    const scene = new CompetitionScene(await MemoryStore.open());
    await scene.make(1);
    await scene.look();
    const { version } = await scene.view();
    const { signal } = new AbortController();
    expect(await scene.competitions.waitFor('ZZZZZZ', version, 0, signal)).toBeNull();
    expect(await scene.competitions.waitFor(scene.code, '0', 25_000, signal)).toBe(true);
    const [one, two] = [1, 2].map(() => scene.competitions.waitFor(scene.code, version, 25_000, signal));
    await scene.elsewhere().enter(1);
    await scene.look();
    expect(await Promise.all([one, two])).toEqual([true, true]);
    const fresh = (await scene.view()).version;
    const late = scene.competitions.waitFor(scene.code, fresh, 25_000, signal);
    scene.time.pass(25_000);
    expect(await late).toBe(false);
    const gone = new AbortController();
    const left = scene.competitions.waitFor(scene.code, fresh, 25_000, gone.signal);
    gone.abort();
    expect(await left).toBe(false);
    const stopped = scene.competitions.waitFor(scene.code, fresh, 25_000, signal);
    await scene.competitions.stop();
    expect([await stopped, scene.time.pending]).toEqual([false, 0]);
  });
});
