import { commitmentTo, dealArmies, fairSeed } from '@hexfall/shared/fair/fairSeed';
import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { publicDealOf } from '../../server/src/store/deals.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { withBothStores } from './support/bothStores.js';
import { CompetitionScene } from './support/CompetitionScene.js';
import { DealScene } from './support/DealScene.js';

/* The deals of a competition in a store: who contributes to them, when they are drawn, and when they are opened. */

afterEach(() => jest.restoreAllMocks());

/** What every store does. */
const keepsDeals = (open: () => Promise<MatchRepository>): void => {
  let store: MatchRepository;

  beforeAll(async () => {
    store = await open();
  });

  afterAll(() => store.close());

  const announced = async (tables = 2): Promise<DealScene> => {
    const competition = new CompetitionScene(store);
    await competition.make(2 * tables);
    const scene = new DealScene(store, competition.code, tables);
    await scene.announce();
    return scene;
  };

  test('the seed of a deal is that of its secret and of all who play it, table by table', async () => {
    const scene = await announced();
    const parts = { secret: scene.secret, contributions: [null, 'from 1', 'from 2', null] };
    const setups = await scene.begin(parts.contributions);
    const seed = fairSeed(parts);
    expect(await scene.stored()).toEqual({ ...{ id: scene.id, seed, opened: null }, ...parts });
    expect(setups.map((setup) => [setup.seed, setup.seats.map((seat) => seat?.army)])).toEqual(
      setups.map(() => [seed, dealArmies(seed, 2, false)]),
    );
    expect(setups.map(({ seats }) => seats.map((seat) => seat?.contribution))).toEqual([
      [undefined, 'from 1'],
      ['from 2', undefined],
    ]);
    const piles = setups.map((setup) => createMatch(matchSetupOf(setup)!)).map((state) => state.ok && state.value.piles);
    expect(piles[0]).toEqual(piles[1]);
    const loaded = await Promise.all(scene.codes.map((code) => store.load(code)));
    expect(loaded.map((match) => match?.setup.deal)).toEqual(
      [0, 1].map((table) => ({ id: scene.id, table, of: 2, contributions: parts.contributions })),
    );
  });

  test('the first contribution of a person to a round counts, and none after another act', async () => {
    const { competition } = await announced();
    const checkIn = (contribution: string, after = 5): Promise<boolean> =>
      store.competitions.checkIn(competition, { entrant: 1, person: 0 }, 1, contribution, after);
    expect(await Promise.all([checkIn('one'), checkIn('late', 4)])).toEqual([true, false]);
    expect(await checkIn('two')).toBe(true);
    const { entrants } = (await store.competitions.load(competition))!;
    expect(entrants.map(({ here, contribution }) => [here, contribution])).toEqual([
      [0, null],
      [1, 'one'],
      [0, null],
      [0, null],
    ]);
  });

  test('tables are not made if somebody has contributed to the deal since it was read', async () => {
    const scene = await announced();
    const none = [null, null, null, null];
    const { entrants } = (await store.competitions.load(scene.competition))!;
    await store.competitions.checkIn(scene.competition, { entrant: 3, person: 0 }, 1, 'in between', 5);
    expect(await scene.makeTables(entrants, none)).toBe(false);
    expect((await scene.stored()).seed).toBeNull();
    const { matches, acts, entrants: now } = (await store.competitions.load(scene.competition))!;
    expect([matches, acts.at(-1)?.act.do]).toEqual([[], 'announce']);
    expect(await scene.makeTables(now, none)).toBe(true);
  });

  test('a deal is opened once all of its matches are over, and only once', async () => {
    const scene = await announced();
    const { competition, id } = scene;
    expect(await store.deals.open(competition, 1)).toEqual([]);
    await scene.begin();
    expect(await store.deals.open(competition, 2)).toEqual([]);
    await scene.end(0);
    expect(await store.deals.open(competition, 3)).toEqual([]);
    expect(await store.deals.closed([id, 'deleted'])).toEqual(new Set([id]));
    expect(publicDealOf(await scene.stored())).toEqual({ id, commitment: commitmentTo(scene.secret), secret: null });
    await scene.end(1);
    expect(await store.deals.open(competition, 4)).toEqual([id]);
    expect(await store.deals.open(competition, 5)).toEqual([]);
    expect(await store.deals.closed([id])).toEqual(new Set());
    expect(publicDealOf(await scene.stored())).toEqual({ id, commitment: commitmentTo(scene.secret), secret: scene.secret });
    expect((await scene.stored()).opened).toBe(4);
  });

  test('the outcomes of a deal appear together, and nobody who waits for news hears of the first', async () => {
    const competition = new CompetitionScene(store);
    await competition.make(4);
    const scene = new DealScene(store, competition.code);
    await scene.announce();
    await scene.begin();
    const before = await competition.look();
    const waiting = competition.competitions.waitFor(competition.code, before.version, 25_000, new AbortController().signal);
    let isTold = false;
    void waiting.then(() => (isTold = true));
    await scene.end(0);
    expect(await competition.look()).toEqual(before);
    await competition.look();
    expect(isTold).toBe(false);
    expect((await competition.competitions.table(competition.code))?.table.map(({ points }) => points)).toEqual([0, 0, 0, 0]);
    await scene.end(1);
    const after = await competition.look();
    expect(await waiting).toBe(true);
    expect(after.standings.map(({ points }) => points)).toEqual([3, 3, 0, 0]);
    expect((await scene.stored()).opened).not.toBeNull();
  });

  test('who closes a competition opens its deals: nothing looks at them any more', async () => {
    const competition = new CompetitionScene(store);
    await competition.make(4);
    const scene = new DealScene(store, competition.code);
    await scene.announce();
    await scene.begin();
    await scene.end(0);
    expect(await competition.act({ do: 'close' })).toBe('ok');
    expect((await scene.stored()).opened).not.toBeNull();
  });

  test('a deal of one table is opened with its end, and deals of others are left alone', async () => {
    const [one, other] = [await announced(1), await announced()];
    await one.begin();
    await other.begin();
    await one.end(0);
    for (const table of [0, 1]) await other.end(table);
    expect(await store.deals.open(one.competition, 6)).toEqual([one.id]);
    expect((await other.stored()).opened).toBeNull();
  });
};

withBothStores('deals', keepsDeals);
