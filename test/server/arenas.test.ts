import type { Regulations } from '@hexfall/shared/competition/regulations';
import { csvOf } from '../../server/src/competition/competitionView.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { withBothStores } from './support/bothStores.js';
import { CompetitionScene, keyOf } from './support/CompetitionScene.js';
import { MemoryStore } from './support/MemoryStore.js';

/* Arenas in a store: who waits is paired, by whichever process, as long as a page says so. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

afterEach(() => jest.restoreAllMocks());

/** What every store does. */
const runsArenas = (open: () => Promise<MatchRepository>): void => {
  let store: MatchRepository;

  beforeAll(async () => {
    store = await open();
  });

  afterAll(() => store.close());

  /** An arena of half an hour that has begun, a while ago. */
  const begun = async (entrants: number, regulations: Partial<Regulations> = {}): Promise<CompetitionScene> => {
    const scene = await CompetitionScene.begun(store, entrants, {
      format: 'arena',
      duration: 1800,
      limit: 600,
      checkIn: 120,
      ...regulations,
    });
    await scene.pass(10 * SECOND);
    return scene;
  };

  /** The entrants of the pairings, as numbers. */
  const pairsIn = async (scene: CompetitionScene): Promise<(readonly (number | null)[])[]> =>
    (await scene.view()).rounds[0]!.pairings.map(({ entrants }) => [...entrants].sort());

  const waitingIn = async (scene: CompetitionScene): Promise<number[]> =>
    (await scene.view()).entrants.flatMap(({ here }, entrant) => (here ? [entrant] : []));

  test('begins at once, and calls everybody who is in', async () => {
    const scene = new CompetitionScene(store);
    await scene.make(3, { format: 'arena', duration: 1800, checkIn: 120 });
    await scene.act({ do: 'leave', entrant: 2 }, keyOf(2));
    await scene.act({ do: 'announce', round: 1 });
    const { rounds, due, expectedRounds } = await scene.view();
    expect(rounds).toMatchObject([{ pairings: [], begun: scene.time.now(), complete: null }]);
    expect([due, expectedRounds]).toEqual([scene.time.now() + 30 * MINUTE, 1]);
    expect(scene.calls).toMatchObject([{ kind: 'arena', until: scene.time.now() + 30 * MINUTE, isUrgent: false }]);
    expect([...scene.calls[0]!.holders].sort()).toEqual([keyOf(0), keyOf(1)].sort());
  });

  test('pairs two as soon as both wait, at a table whose match has begun', async () => {
    const scene = await begun(3);
    expect(await scene.checkIn(2, 1)).toBe('ok');
    expect([await waitingIn(scene), await pairsIn(scene)]).toEqual([[2], []]);
    expect(await scene.checkIn(0, 1)).toBe('ok');
    expect([await waitingIn(scene), await pairsIn(scene)]).toEqual([[], [[0, 2]]]);
    const [table] = await scene.running();
    expect((await store.load(table!))!.setup).toMatchObject({ competition: { code: scene.code, round: 1, board: 1 } });
    expect(await scene.checkIn(0, 1)).toBe('not-now');
  });

  test('goes on pairing with another process, and after one that was killed', async () => {
    const scene = await begun(2);
    await scene.checkIn(0, 1);
    const other = scene.elsewhere();
    await other.checkIn(1, 1);
    expect(await pairsIn(scene)).toEqual([[0, 1]]);
    await other.end((await other.running())[0]!, 0);
    const third = scene.elsewhere();
    await third.look();
    await third.pass(61 * SECOND);
    await third.checkIn(0, 1);
    await third.checkIn(1, 1);
    const { rounds, standings } = await third.view();
    expect(rounds[0]!.pairings.map(({ number }) => number)).toEqual([2]);
    expect(standings.map(({ matchPoints }) => matchPoints)).toEqual([
      [3, null],
      [0, null],
    ]);
    await third.enter(2);
    const lines = csvOf((await third.competitions.table(third.code))!).split('\r\n');
    expect(lines[0]).toMatch(/"match 1","match 2"$/);
    expect(lines.slice(1, 4).map((line) => line.split(',').slice(-2).join())).toEqual(['3,""', '"",""', '0,""']);
  });

  test('pairs nobody whose page has said nothing for half a minute, and lets nobody wait without knowing', async () => {
    const scene = await begun(4);
    await scene.checkIn(0, 1);
    await scene.pass(20 * SECOND);
    expect(await scene.stillWaits(0)).toBe('ok');
    const { version } = await scene.view();
    await scene.pass(29 * SECOND);
    expect(await scene.stillWaits(0)).toBe('ok');
    // To say so again changes nothing that others see.
    expect((await scene.view()).version).toBe(version);
    await scene.pass(30 * SECOND);
    await scene.checkIn(1, 1);
    expect([await waitingIn(scene), await pairsIn(scene)]).toEqual([[1], []]);
    // A laptop that was closed does not wait when it is opened.
    expect(await scene.stillWaits(0)).toBe('not-now');
    expect(await waitingIn(scene)).toEqual([1]);
    await scene.checkIn(0, 1);
    expect(await pairsIn(scene)).toEqual([[0, 1]]);
  });

  test('a page that slept reads that it does not wait any more, even if nobody else came meanwhile', async () => {
    const scene = await begun(2);
    await scene.checkIn(0, 1);
    await scene.pass(31 * SECOND);
    expect(await scene.stillWaits(0)).toBe('not-now');
    expect(await waitingIn(scene)).toEqual([]);
  });

  test('last opponents who both go on waiting meet after a minute; until then the end is what everybody waits for', async () => {
    const scene = await begun(2);
    await scene.checkIn(0, 1);
    await scene.checkIn(1, 1);
    await scene.end((await scene.running())[0]!, 0);
    await scene.look();
    await scene.pass(20 * SECOND);
    for (const entrant of [0, 1]) await scene.checkIn(entrant, 1);
    expect((await scene.view()).due).toBe((await scene.view()).rounds[0]!.begun! + 30 * MINUTE);
    for (let seconds = 20; seconds < 60; seconds += 20) {
      expect((await scene.look()).rounds[0]!.pairings.map(({ number }) => number)).toEqual([1]);
      await scene.pass(20 * SECOND);
      for (const entrant of [0, 1]) expect(await scene.stillWaits(entrant)).toBe('ok');
    }
    expect((await scene.look()).rounds[0]!.pairings.map(({ number }) => number)).toEqual([2]);
  });

  test('forgets who has gone when somebody begins to wait', async () => {
    const scene = await begun(3);
    await scene.checkIn(0, 1);
    await scene.pass(20 * SECOND);
    await scene.checkIn(1, 1);
    await scene.end((await scene.running())[0]!, 0);
    await scene.look();
    await scene.checkIn(0, 1);
    await scene.checkIn(1, 1);
    await scene.pass(29 * SECOND);
    await scene.stillWaits(1);
    await scene.pass(2 * SECOND);
    expect(await waitingIn(scene)).toEqual([0, 1]);
    await scene.checkIn(2, 1);
    expect([await waitingIn(scene), (await scene.running()).length]).toEqual([[], 1]);
  });

  test('who waits is here: nobody else gets the place', async () => {
    const scene = await begun(2);
    await scene.checkIn(0, 1);
    expect(await scene.claim(keyOf(7), 0)).toBe('still-here');
    await scene.pass(30 * SECOND);
    expect(await scene.claim(keyOf(7), 0)).toBe(1);
  });

  test('lets go who does not want to wait, who leaves, and nobody from outside in', async () => {
    const scene = await begun(3);
    await scene.checkIn(0, 1);
    expect(await scene.waitsNoMore(0)).toBe('ok');
    expect(await scene.stillWaits(0)).toBe('not-now');
    await scene.checkIn(1, 1);
    expect(await pairsIn(scene)).toEqual([]);
    await scene.act({ do: 'leave', entrant: 1 }, keyOf(1));
    await scene.checkIn(2, 1);
    expect(await pairsIn(scene)).toEqual([]);
    expect(await scene.checkIn(1, 1)).toBe('not-now');
    expect(await scene.checkIn(7, 1)).toBe('not-entered');
    expect(await scene.checkIn(0, 2)).toBe('not-now');
  });

  test('nobody waits in a round of another format', async () => {
    const scene = new CompetitionScene(store);
    await scene.make(2, { checkIn: 120 });
    await scene.act({ do: 'announce', round: 1 });
    expect(await scene.waitsNoMore(0)).toBe('not-now');
    expect(await scene.stillWaits(0)).toBe('not-now');
    expect(await scene.checkIn(0, 1)).toBe('ok');
  });

  test('makes the tables of all who wait, and shows of the pairings the latest of each', async () => {
    const scene = await begun(6);
    for (let entrant = 0; entrant < 6; entrant++) {
      await scene.pass(2 * SECOND);
      await scene.checkIn(entrant, 1);
    }
    await scene.pass(5 * SECOND);
    await scene.look();
    expect(await scene.running()).toHaveLength(3);
    for (const code of await scene.running()) await scene.end(code, 0);
    await scene.look();
    await scene.pass(MINUTE);
    for (let entrant = 0; entrant < 6; entrant++) await scene.checkIn(entrant, 1);
    await scene.pass(5 * SECOND);
    await scene.look();
    const { rounds, log } = await scene.view();
    expect(rounds[0]!.pairings.map(({ number }) => number)).toEqual([4, 5, 6]);
    expect(log.map(({ act }) => act.do).filter((what) => what !== 'enter')).toEqual(['announce', 'begin']);
  });

  test('takes entrants while it pairs, and none afterward', async () => {
    const scene = await begun(2);
    expect(await scene.enter(2)).toBe('ok');
    await scene.checkIn(2, 1);
    await scene.checkIn(0, 1);
    expect(await pairsIn(scene)).toEqual([[0, 2]]);
    await scene.act({ do: 'end-pairings' });
    expect(await scene.enter(3)).toBe('too-late');
    expect(await scene.checkIn(1, 1)).toBe('not-now');
  });

  test('ends by time: matches go on until the limit, and then count as they stand', async () => {
    const scene = await begun(4);
    for (let entrant = 0; entrant < 4; entrant++) {
      await scene.checkIn(entrant, 1);
      await scene.pass(5 * SECOND);
    }
    await scene.look();
    const [one] = await scene.running();
    await scene.pass(30 * MINUTE);
    expect((await scene.look()).rounds[0]!.complete).not.toBeNull();
    await scene.end(one!, 1);
    expect((await scene.look()).phase).toBe('running');
    await scene.pass(10 * MINUTE);
    const { phase, rounds } = await scene.look();
    expect([phase, rounds[0]!.pairings.map(({ result }) => result!.isOver)]).toEqual(['closed', [true, true]]);
    expect(scene.calls.map(({ kind }) => kind)).toEqual(['arena', 'over']);
  });

  test('gives back the time in which no process served it', async () => {
    const scene = await begun(2);
    await scene.look();
    scene.time.pass(20 * MINUTE);
    expect((await scene.look()).due).toBe(scene.time.now() + 30 * MINUTE - 10 * SECOND);
  });

  test('who was paired just when the process died is paired once', async () => {
    const scene = await begun(2);
    await scene.checkIn(0, 1);
    await Promise.all([scene.checkIn(1, 1), scene.elsewhere().checkIn(1, 1), scene.elsewhere().look(), scene.look()]);
    expect(await pairsIn(scene)).toEqual([[0, 1]]);
    expect(await scene.running()).toHaveLength(1);
  });
};

withBothStores('arenas', runsArenas);

describe('arenas', () => {
  test('wait for room in the store', async () => {
    let hasRoom = true;
    const scene = new CompetitionScene(await MemoryStore.open(), undefined, () => hasRoom);
    await scene.make(2, { format: 'arena' });
    await scene.act({ do: 'announce', round: 1 });
    await scene.pass(10 * SECOND);
    hasRoom = false;
    await scene.checkIn(0, 1);
    await scene.checkIn(1, 1);
    expect(await scene.running()).toEqual([]);
    hasRoom = true;
    await scene.look();
    expect(await scene.running()).toHaveLength(1);
  });
});
