import { CompetitionScene, invitationOf, keyOf, personKey } from './support/CompetitionScene.js';
import { MemoryStore } from './support/MemoryStore.js';

/* What a competition costs that many follow: counts, which say more than times. */

const MANY = 40;

let store: MemoryStore;
let scene: CompetitionScene;

beforeEach(async () => {
  store = await MemoryStore.open();
  scene = new CompetitionScene(store);
  await scene.make(MANY, { checkIn: 120 });
});

afterEach(() => jest.restoreAllMocks());

/** How often something of the store is asked for while something is done. */
const countedCalls = async (name: 'version' | 'load', doing: () => Promise<unknown>): Promise<number> => {
  const counted = jest.spyOn(scene.store.competitions, name);
  await doing();
  return counted.mock.calls.length;
};

test('all who wait for news share the questions for the version', async () => {
  const { version } = await scene.view();
  const waiting = Array.from({ length: MANY }, () => scene.competitions.waitFor(scene.code, version, 25_000, new AbortController().signal));
  await scene.view();
  const asked = await countedCalls('version', async () => {
    await scene.act({ do: 'announce', round: 1 });
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  });
  // Some by the act itself, before anybody is told.
  expect(asked).toBeLessThan(6);
});

test('all readers of a version share its view, which needs nothing that going on has not read', async () => {
  await scene.act({ do: 'announce', round: 1 });
  const read = await countedCalls('load', async () => {
    const views = await Promise.all(Array.from({ length: MANY }, (_, entrant) => scene.competitions.view(scene.code, keyOf(entrant))));
    expect(new Set(views.map((view) => view!.shared)).size).toBe(1);
    expect(views.map((view) => view!.own.you.entrant)).toEqual([...Array(MANY).keys()]);
  });
  expect(read).toBe(0);
});

test('those who check in together go on together', async () => {
  await scene.act({ do: 'announce', round: 1 });
  const [, ...others] = Array.from({ length: MANY }, (_, entrant) => entrant);
  const asked = await countedCalls('version', async () => {
    expect(new Set(await Promise.all(others.map((entrant) => scene.checkIn(entrant, 1))))).toEqual(new Set(['ok']));
  });
  expect(asked).toBeLessThan(MANY / 2);
  expect((await scene.view()).rounds[0]!.begun).toBeNull();
  await scene.checkIn(0, 1);
  expect((await scene.view()).rounds[0]!.begun).not.toBeNull();
});

test('a check-in reads the competition once, whoever follows it, and the next one is based on that', async () => {
  await scene.act({ do: 'announce', round: 1 });
  await scene.view();
  const read = await countedCalls('load', async () => {
    for (const entrant of [1, 2, 3]) {
      expect(await scene.checkIn(entrant, 1)).toBe('ok');
      expect((await scene.view()).entrants.filter(({ here }) => here)).toHaveLength(entrant);
    }
  });
  expect(read).toBe(3);
});

test('what changes without a version is read anew', async () => {
  const teams = new CompetitionScene(store, scene.time);
  await teams.makeTeams(2, { boards: 2 });
  await teams.view();
  expect((await teams.competitions.invite(teams.code, personKey(0, 0), 'another invitation')).ok).toBe(true);
  const joining = { name: 'Reserve', invitation: invitationOf(0) };
  expect(await teams.enterAs(personKey(0, 2), joining)).toBe('bad-invitation');
  expect(await teams.enterAs(personKey(0, 2), { ...joining, invitation: 'another invitation' })).toBe('ok');
});

test('the tables of a round are claimed in few transactions, and read by one statement each', async () => {
  await store.join('A', 60_000);
  await scene.act({ do: 'announce', round: 1 });
  await scene.act({ do: 'begin', round: 1, absent: [] });
  const tables = await scene.running();
  expect(tables).toHaveLength(MANY / 2);
  const [transactions, statements] = [jest.spyOn(store.database, 'transaction'), jest.spyOn(store.database, 'selectFrom')];
  const claims = await Promise.all(tables.map((table) => store.claim(table, 'A')));
  expect(claims).toEqual(tables.map(() => ({ epoch: 1 })));
  expect(transactions.mock.calls.length).toBeLessThanOrEqual(2);
  statements.mockClear();
  const loaded = await Promise.all(tables.map((table) => store.load(table)));
  expect(loaded.every((saved) => saved?.log.length === 0 && saved.setup.seats.every((seat) => seat !== null))).toBe(true);
  expect(statements).toHaveBeenCalledTimes(tables.length);
});
