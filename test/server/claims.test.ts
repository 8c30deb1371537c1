import type { Regulations } from '@hexfall/shared/competition/regulations';
import { CLAIM_MS, type CompetitionView } from '@hexfall/shared/protocol/competitions';
import { hashSeatKey } from '../../server/src/security/credentials.js';
import { MOST_CLAIMS } from '../../server/src/store/claims.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { NO_CLAIMS } from '../support/competitions.js';
import { withBothStores } from './support/bothStores.js';
import { CompetitionScene, keyOf, personKey } from './support/CompetitionScene.js';

/* Who has lost the key of a place in a competition gets it back with another one, by the organizer. */

afterEach(() => jest.restoreAllMocks());

const otherKey = (n: number): string => hashSeatKey(`other key ${n}`);

/** The hash of the new key of somebody. */
const NEW = otherKey(0);

const announce = (round: number) => ({ do: 'announce', round }) as const;

/** What every store does. */
const givesPlacesBack = (open: () => Promise<MatchRepository>): void => {
  let store: MatchRepository;

  beforeAll(async () => {
    store = await open();
  });

  afterAll(() => store.close());

  const begun = (entrants: number, regulations?: Partial<Regulations>): Promise<CompetitionScene> =>
    CompetitionScene.begun(store, entrants, regulations);

  /** The hashes of the keys that open the seats of the tables that run. */
  const seatKeys = async (scene: CompetitionScene): Promise<readonly string[]> => {
    const codes = await scene.running();
    const tables = await Promise.all(codes.map((code) => store.load(code)));
    return tables.flatMap((table) => table!.setup.seats.map((seat) => seat!.keyHash!)).toSorted();
  };

  const who = async (scene: CompetitionScene, key: string): Promise<Pick<CompetitionView['you'], 'entrant' | 'person'>> => {
    const { entrant, person } = (await scene.view(key)).you;
    return { entrant, person };
  };

  test('the organizer gives the place to the new key: it opens the seats, and the old one opens nothing any more', async () => {
    const scene = await begun(4, { rounds: 1 });
    const { log, entrants, standings } = await scene.view();
    const id = await scene.claim(NEW, 2);
    expect(id).toBe(1);
    expect((await scene.view(NEW)).you).toEqual({
      ...{ entrant: null, person: null, lineUp: null, organizer: false },
      ...{ ...NO_CLAIMS, claim: { id, entrant: 2, person: 0, isDeclined: false } },
    });
    expect((await scene.view()).you.claims).toEqual([{ id, entrant: 2, person: 0 }]);
    // Nobody else is told who asks.
    for (const key of [keyOf(0), keyOf(2), otherKey(1)]) expect((await scene.view(key)).you).toMatchObject(NO_CLAIMS);
    expect(await who(scene, keyOf(2))).toEqual({ entrant: 2, person: 0 });

    expect(await scene.answer(id)).toBe('ok');
    expect([await who(scene, NEW), await who(scene, keyOf(2))]).toEqual([
      { entrant: 2, person: 0 },
      { entrant: null, person: null },
    ]);
    expect((await scene.view(keyOf(2))).you.replaced).toEqual({ entrant: 2, person: 0 });
    expect((await scene.view(NEW)).you).toMatchObject(NO_CLAIMS);
    expect((await scene.view()).you.claims).toEqual([]);
    expect(await seatKeys(scene)).toEqual([keyOf(0), keyOf(1), keyOf(3), NEW].toSorted());
    expect(await scene.act({ do: 'leave', entrant: 2 }, keyOf(2))).toBe('not-entered');
    // Everybody reads it in the log, and nothing else has changed.
    const after = await scene.view(keyOf(0));
    expect(after.log.slice(log.length)).toMatchObject([{ by: 'organizer', act: { do: 'reseat', entrant: 2, person: 0 } }]);
    expect([after.entrants, after.standings]).toEqual([entrants, standings]);
    expect(await scene.act({ do: 'leave', entrant: 2 }, NEW)).toBe('ok');
  });

  test('only the table of the place is read again, with the same player; its former key is remembered there', async () => {
    const scene = await begun(4, { rounds: 1 });
    const codes = await scene.running();
    const before = await Promise.all(codes.map((code) => store.loadTable(code)));
    const own = before.findIndex((table) => table!.setup.seats.some((seat) => seat!.keyHash === keyOf(1)));
    await scene.answer(await scene.claim(NEW, 1));
    expect(scene.reloaded).toEqual([codes[own]]);
    const after = await Promise.all(codes.map((code) => store.loadTable(code)));
    expect(after[1 - own]).toEqual(before[1 - own]);
    const { seats, ...setup } = before[own]!.setup;
    expect(after[own]!.setup).toEqual({
      ...setup,
      seats: seats.map((seat) => (seat!.keyHash === keyOf(1) ? { ...seat, keyHash: NEW } : seat)),
      replaced: [{ former: keyOf(1), now: NEW, by: 'operator' }],
    });
  });

  test('a process that has the table in memory cannot write it any more', async () => {
    const scene = await begun(2, { rounds: 1 });
    const [table] = await scene.running();
    await store.join('some process', 1000);
    const lease = (await store.claim(table!, 'some process')) as { readonly epoch: number };
    await scene.answer(await scene.claim(NEW, 0));
    const { setup } = (await store.loadTable(table!))!;
    await expect(store.saveSetup(table!, setup, lease.epoch)).rejects.toThrow(/another process/i);
    await store.leave('some process');
  });

  test('the next match of a bout, and the next round, are played with the new key', async () => {
    const scene = await begun(2, { rounds: 2, bout: 'return' });
    await scene.answer(await scene.claim(NEW, 0));
    await scene.end((await scene.running())[0]!, 0);
    await scene.look();
    expect(await seatKeys(scene)).toEqual([keyOf(1), NEW].toSorted());
    await scene.end((await scene.running())[0]!, 0);
    expect((await scene.look()).rounds).toHaveLength(2);
    expect(await seatKeys(scene)).toEqual([keyOf(1), NEW].toSorted());
  });

  test('tables that are over keep their keys; one that goes on after the end of its round gets the new one', async () => {
    const scene = await begun(2, { rounds: 3 });
    const [over] = await scene.running();
    await scene.end(over!, 0);
    await scene.look();
    const [stopped] = await scene.running();
    expect(await scene.act({ do: 'stop', round: 2 })).toBe('ok');
    const [running] = await scene.running();
    expect((await store.competitions.tablesOfKey(scene.code, keyOf(0))).toSorted()).toEqual([stopped!, running!].toSorted());
    await scene.answer(await scene.claim(NEW, 0));
    const tables = await Promise.all([over!, stopped!, running!].map((code) => store.loadTable(code)));
    expect(tables.map((table) => table!.setup.seats.some((seat) => seat!.keyHash === NEW))).toEqual([false, true, true]);
  });

  test('not while its key is here: checked in for the round that is announced, or connected at a table', async () => {
    const scene = await begun(4, { rounds: 2, checkIn: 600 });
    await scene.checkIn(0, 1);
    expect([await scene.claim(NEW, 0), await scene.claim(NEW, 1)]).toEqual(['still-here', 1]);
    await scene.checkIn(1, 1);
    expect(await scene.answer(1)).toBe('still-here');
    for (const entrant of [2, 3]) await scene.checkIn(entrant, 1);
    // The round has begun.
    const [table] = await store.competitions.tablesOfKey(scene.code, keyOf(1));
    scene.connected.add(`${table} ${keyOf(1)}`);
    expect(await scene.answer(1)).toBe('still-here');
    scene.connected.clear();
    expect(await scene.answer(1)).toBe('ok');
    expect(await scene.claim(otherKey(1), 0)).toBe(3);
  });

  test('who checks in at the same moment keeps the place', async () => {
    const scene = await begun(2, { rounds: 2, checkIn: 600 });
    const id = await scene.claim(NEW, 0);
    const { tablesOfKey } = store.competitions;
    const reads = jest.spyOn(store.competitions, 'tablesOfKey').mockImplementationOnce(async (...asked) => {
      expect(await scene.checkIn(0, 1)).toBe('ok');
      return tablesOfKey(...asked);
    });
    expect(await scene.answer(id)).toBe('still-here');
    expect(reads).toHaveBeenCalledTimes(1);
    expect(await who(scene, keyOf(0))).toEqual({ entrant: 0, person: 0 });
    expect((await scene.view()).log.map(({ act }) => act.do)).not.toContain('reseat');
    expect((await scene.view()).you.claims).toHaveLength(1);
  });

  test('is refused for nobody, for who has left, with a key that has a place, and by others than the organizer', async () => {
    const scene = await begun(3, { rounds: 1, checkIn: 600 });
    await scene.act({ do: 'leave', entrant: 2 });
    expect([await scene.claim(NEW, 2), await scene.claim(NEW, 3), await scene.claim(NEW, 0, 1)]).toEqual([
      'not-entered',
      'not-entered',
      'not-entered',
    ]);
    expect(await scene.claim(keyOf(1), 0)).toBe('already-in');
    const id = await scene.claim(NEW, 0);
    for (const key of [NEW, keyOf(0), keyOf(1)]) expect(await scene.answer(id, true, key)).toBe('not-organizer');
    for (const other of [0, 7, NaN, 1.5]) expect(await scene.answer(other)).toBe('no-claim');
    // What has changed since somebody asked counts.
    await scene.act({ do: 'leave', entrant: 0 });
    expect(await scene.answer(id)).toBe('not-entered');
    await scene.act({ do: 'close' });
    expect([await scene.claim(otherKey(1), 1), await scene.answer(id)]).toEqual(['closed', 'closed']);
    expect((await scene.view()).you.claims).toEqual([]);
    expect(await scene.competitions.claims.ask('ZZZZZZ', NEW, { entrant: 0, person: 0 }, scene.seats)).toMatchObject({
      error: { code: 'unknown-competition' },
    });
  });

  test('who enters after all gets no second place', async () => {
    const scene = await begun(2, { rounds: 3, lateUntil: 3 });
    const id = await scene.claim(NEW, 0);
    expect(await scene.enterAs(NEW, { name: 'Another' })).toBe('ok');
    expect(await scene.answer(id)).toBe('already-in');
    expect((await scene.view(NEW)).you).toMatchObject({ entrant: 2, claim: null });
  });

  test('a declined one can be repeated, an answered one cannot be answered again, and after an hour it is over', async () => {
    const scene = await begun(2, { rounds: 1 });
    const first = await scene.claim(NEW, 0);
    expect(await scene.claim(NEW, 0)).toBe(first);
    expect(await scene.claim(NEW, 1)).toBe('claim-open');
    expect(await scene.answer(first, false)).toBe('ok');
    expect((await scene.view(NEW)).you.claim).toEqual({ id: first, entrant: 0, person: 0, isDeclined: true });
    expect((await scene.view()).you.claims).toEqual([]);
    expect([await scene.answer(first), await scene.answer(first, false)]).toEqual(['no-claim', 'no-claim']);
    const second = await scene.claim(NEW, 1);
    expect(second).not.toBe(first);
    await scene.pass(CLAIM_MS);
    expect([(await scene.view()).you.claims, (await scene.view(NEW)).you.claim]).toEqual([[], null]);
    expect(await scene.answer(second)).toBe('no-claim');
    const third = await scene.claim(NEW, 0);
    expect((await scene.view()).you.claims.map(({ id }) => id)).toEqual([third]);
  });

  test('the old key can ask for its place again', async () => {
    const scene = await begun(2, { rounds: 1 });
    await scene.answer(await scene.claim(NEW, 0));
    const back = await scene.claim(keyOf(0), 0);
    expect((await scene.view(keyOf(0))).you).toMatchObject({ replaced: { entrant: 0 }, claim: { id: back } });
    await scene.answer(back);
    expect([await who(scene, keyOf(0)), await who(scene, NEW)]).toEqual([
      { entrant: 0, person: 0 },
      { entrant: null, person: null },
    ]);
    expect([(await scene.view(keyOf(0))).you.replaced, (await scene.view(NEW)).you.replaced]).toEqual([null, { entrant: 0, person: 0 }]);
  });

  test('a competition has a fixed number of them', async () => {
    const scene = await begun(2, { rounds: 1 });
    const ask = (n: number): Promise<number | string> => scene.claim(otherKey(n), 0);
    for (let n = 0; n < MOST_CLAIMS.open; n++) expect(await ask(n)).toEqual(expect.any(Number));
    const { version } = await scene.view();
    expect(await ask(MOST_CLAIMS.open)).toBe('too-many-claims');
    expect((await scene.view()).version).toBe(version);
    const decline = async (): Promise<void> => {
      for (const { id } of (await scene.view()).you.claims) await scene.answer(id, false);
    };
    await decline();
    for (let n: number = MOST_CLAIMS.open; n < MOST_CLAIMS.made; n++) {
      expect(await ask(n)).toEqual(expect.any(Number));
      await decline();
    }
    expect(await ask(MOST_CLAIMS.made)).toBe('too-many-claims');
    await scene.pass(CLAIM_MS);
    // The oldest of those that nobody has accepted makes room.
    expect(await ask(MOST_CLAIMS.made)).toEqual(expect.any(Number));
    expect((await store.competitions.load(scene.code))!.claims).toHaveLength(MOST_CLAIMS.made);
  });

  test('who waits for news is told of a claim and of its answer, by whichever process', async () => {
    const scene = await begun(2, { rounds: 1 });
    const other = scene.elsewhere();
    await other.look();
    const { signal } = new AbortController();
    for (const change of [() => scene.claim(NEW, 0), () => scene.answer(1, false), () => scene.claim(NEW, 0), () => scene.answer(3)]) {
      const { version } = await other.view();
      const waiting = other.competitions.waitFor(scene.code, version, 25_000, signal);
      await change();
      await other.look();
      expect(await waiting).toBe(true);
    }
    const here = scene.competitions.waitFor(scene.code, (await scene.view()).version, 25_000, signal);
    await scene.claim(otherKey(1), 1);
    expect(await here).toBe(true);
    expect(await who(other, NEW)).toEqual({ entrant: 0, person: 0 });
  });

  test('a person of a team, who stays its captain', async () => {
    const scene = new CompetitionScene(store);
    await scene.makeTeams(2, { boards: 2, checkIn: 600, rounds: 1 });
    await scene.act(announce(1));
    expect(await scene.claim(NEW, 0, 5)).toBe('not-entered');
    await scene.checkInAs(personKey(0, 1), 1);
    expect(await scene.claim(NEW, 0, 1)).toBe('still-here');
    await scene.answer(await scene.claim(NEW, 0, 0));
    expect(await who(scene, NEW)).toEqual({ entrant: 0, person: 0 });
    expect(await scene.act({ do: 'line-up', round: 1, entrant: 0, persons: [1, 0] }, NEW)).toBe('ok');
    expect(await scene.act({ do: 'line-up', round: 1, entrant: 0, persons: [1, 0] }, personKey(0, 0))).toBe('not-entered');
    for (const key of [NEW, personKey(1, 0), personKey(1, 1)]) await scene.checkInAs(key, 1);
    expect(await seatKeys(scene)).toEqual([NEW, personKey(0, 1), personKey(1, 0), personKey(1, 1)].toSorted());
  });

  test('of a deal: whether its match is over tells nobody who asks for the place', async () => {
    const told: unknown[] = [];
    for (const isOver of [false, true]) {
      const scene = new CompetitionScene(store);
      await scene.makeTeams(2, { boards: 2, bout: 'duplicate', rounds: 1 });
      await scene.act(announce(1));
      const [table] = await store.competitions.tablesOfKey(scene.code, personKey(0, 0));
      if (isOver) await scene.end(table!, 0);
      await scene.look();
      scene.connected.add(`${table} ${personKey(0, 0)}`);
      told.push([await scene.claim(NEW, 0, 0), (await scene.view()).version]);
      scene.connected.clear();
      const id = await scene.claim(NEW, 0, 0);
      told.push([id, await scene.answer(id), scene.reloaded.length, (await scene.view()).version]);
      const { setup } = (await store.loadTable(table!))!;
      expect(setup.seats.map((seat) => seat!.keyHash)).toContain(NEW);
    }
    expect(told.slice(2)).toEqual(told.slice(0, 2));
    expect(told[0]).toEqual(['still-here', expect.any(String)]);
  });
};

withBothStores('places', givesPlacesBack);
