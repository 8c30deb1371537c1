import type { Regulations } from '@hexfall/shared/competition/regulations';
import { commitmentTo, fairSeed } from '@hexfall/shared/fair/fairSeed';
import type { CompetitionView, WallView } from '@hexfall/shared/protocol/competitions';
import { step } from '@hexfall/shared/rules/step';
import { csvOf } from '../../server/src/competition/competitionView.js';
import { CompetitionWalls } from '../../server/src/competition/CompetitionWalls.js';
import { ReadableTables } from '../../server/src/match/readableTables.js';
import { UNLIMITED_REPLAYS } from '../../server/src/runtime/Replays.js';
import { NO_CLAIMS } from '../support/competitions.js';
import { CompetitionScene, invitationOf, keyOf, ORGANIZER, personKey } from './support/CompetitionScene.js';
import { MemoryStore } from './support/MemoryStore.js';
import { StoredGame } from './support/StoredGame.js';

/* Competitions of teams in a store: who founds and joins them, line-ups, tables of all boards, and deals. */

let store: MemoryStore;

beforeAll(async () => {
  store = await MemoryStore.open();
});

afterAll(() => store.close());
afterEach(() => jest.restoreAllMocks());

const announce = (round: number) => ({ do: 'announce', round }) as const;
const lineUp = (entrant: number, persons: readonly number[], round = 1) => ({ do: 'line-up', round, entrant, persons }) as const;

/** Teams whose first round has been announced, with a minute to check in. */
const announced = async (
  teams: number,
  regulations: Partial<Regulations> & Pick<Regulations, 'boards'>,
  persons?: number,
): Promise<CompetitionScene> => {
  const scene = new CompetitionScene(store);
  await scene.makeTeams(teams, { checkIn: 60, rounds: 2, ...regulations }, persons);
  expect(await scene.act(announce(1))).toBe('ok');
  return scene;
};

/** All persons of teams check in, but those given. */
const allHere = async (scene: CompetitionScene, but: readonly string[] = [], round = 1): Promise<void> => {
  const { entrants } = await scene.view();
  for (const [team, { team: own }] of entrants.entries())
    for (const { person } of own!.persons)
      if (!but.includes(`${team}.${person}`)) expect(await scene.checkInAs(personKey(team, person), round)).toBe('ok');
};

const pairingIn = ({ rounds }: CompetitionView) => rounds.at(-1)!.pairings.find(({ result }) => result !== null)!;

/** The set-ups of the tables of a pairing, by board; null where there is none. */
const setupsIn = async (view: CompetitionView) =>
  Promise.all(
    pairingIn(view).result!.boards.map(async ({ tables: [code = null] }) => (code === null ? null : (await store.load(code))!.setup)),
  );

describe('teams', () => {
  test('are founded by a captain, and others join them by their invitation', async () => {
    const scene = new CompetitionScene(store);
    await scene.make(0, { boards: 2 });
    const found = { name: 'Ada', team: 'Hussars', invitation: 'secret' };
    expect(await scene.competitions.enter(scene.code, keyOf(1), found)).toEqual({
      ok: true,
      value: { entrant: 0, person: 0, name: 'Ada' },
    });
    const join = { name: 'Ada', invitation: 'secret' };
    const joined = { ok: true, value: { entrant: 0, person: 1, name: 'Ada 2' } };
    expect(await scene.competitions.enter(scene.code, keyOf(2), join)).toEqual(joined);
    // The same key again changes nothing.
    expect(await scene.competitions.enter(scene.code, keyOf(2), found)).toEqual(joined);
    expect(await scene.enterAs(keyOf(3), { name: 'Cid' })).toBe('team-needed');
    expect(await scene.enterAs(keyOf(3), { name: 'Cid', invitation: 'guessed' })).toBe('bad-invitation');
    expect(await scene.enterAs(keyOf(3), { name: 'Cid', team: 'Forbidden' })).toBe('name-not-listed');
    expect(await scene.enterAs(keyOf(3), { name: 'Cid', team: 'Hussars' })).toBe('ok');
    const view = await scene.view(keyOf(2));
    expect(view.entrants).toMatchObject([
      {
        name: 'Hussars',
        team: {
          captain: 0,
          persons: [
            { person: 0, name: 'Ada' },
            { person: 1, name: 'Ada 2' },
          ],
        },
      },
      { name: 'Hussars 2', team: { captain: 0, persons: [{ person: 0, name: 'Cid' }] } },
    ]);
    expect(view.you).toEqual({ entrant: 0, person: 1, lineUp: null, organizer: false, ...NO_CLAIMS });
    expect(JSON.stringify(view)).not.toMatch(/secret|hash/);
    const listed = await scene.competitions.list([scene.code]);
    expect(listed.competitions.find(({ code }) => code === scene.code)).toMatchObject({ entrants: 2 });
  });

  test('are full with two reserves', async () => {
    const scene = new CompetitionScene(store);
    await scene.makeTeams(1, { boards: 2 }, 4);
    expect(await scene.enterAs(keyOf(9), { name: 'Eva', invitation: invitationOf(0) })).toBe('full');
  });

  test('do not enter a competition of persons', async () => {
    const scene = new CompetitionScene(store);
    await scene.make(1);
    expect(await scene.enterAs(keyOf(9), { name: 'Eva', team: 'Hussars' })).toBe('no-teams');
    expect(await scene.enterAs(keyOf(9), { name: 'Eva', invitation: 'secret' })).toBe('no-teams');
    expect(await scene.competitions.invite(scene.code, keyOf(0), 'secret')).toMatchObject({ error: { code: 'no-teams' } });
  });

  test('who is removed can enter again with the same key and name, but not by an invitation that was replaced', async () => {
    const scene = new CompetitionScene(store);
    await scene.makeTeams(1, { boards: 2 }, 3);
    const [captain, other] = [personKey(0, 0), personKey(0, 1)];
    expect(await scene.act({ do: 'remove', entrant: 0, person: 1 }, personKey(0, 2))).toBe('not-captain');
    expect(await scene.act({ do: 'remove', entrant: 0, person: 1 }, captain)).toBe('ok');
    expect((await scene.view(other)).you.entrant).toBeNull();
    expect((await scene.competitions.invite(scene.code, other, 'new')).ok).toBe(false);
    expect(await scene.competitions.invite(scene.code, personKey(0, 2), 'new')).toMatchObject({ error: { code: 'not-captain' } });
    expect(await scene.competitions.invite(scene.code, captain, 'new')).toEqual({ ok: true, value: null });
    expect(await scene.enterAs(other, { name: 'P 0.1', invitation: invitationOf(0) })).toBe('bad-invitation');
    const again = await scene.competitions.enter(scene.code, other, { name: 'P 0.1', invitation: 'new' });
    expect(again).toEqual({ ok: true, value: { entrant: 0, person: 3, name: 'P 0.1' } });
  });

  test('a captain hands over, and whoever is captain acts for the team', async () => {
    const scene = await announced(2, { boards: 2 });
    expect(await scene.act({ do: 'captain', entrant: 0, person: 1 }, personKey(0, 0))).toBe('ok');
    expect(await scene.act({ do: 'leave', entrant: 0 }, personKey(0, 0))).toBe('not-captain');
    expect(await scene.act(lineUp(0, [1, 0]), personKey(0, 1))).toBe('ok');
  });

  test('all persons of a team are called', async () => {
    const scene = await announced(2, { boards: 2 });
    const keys = [0, 1].flatMap((team) => [0, 1].map((person) => personKey(team, person)));
    expect([...scene.calls[0]!.holders].sort()).toEqual(keys.sort());
  });
});

describe('line-ups', () => {
  test('are hidden until both are in, for all but the own team', async () => {
    const scene = await announced(2, { boards: 2 }, 3);
    expect(await scene.act(lineUp(0, [2, 1]), personKey(0, 0))).toBe('ok');
    const { entrants } = pairingIn(await scene.view());
    const first = entrants[0] === 0 ? [true, false] : [false, true];
    for (const key of [ORGANIZER, personKey(1, 0), keyOf(99)]) {
      const view = await scene.view(key);
      expect(pairingIn(view)).toMatchObject({ linedUp: first });
      expect(pairingIn(view).result!.boards.map(({ persons }) => persons)).toEqual([
        [null, null],
        [null, null],
      ]);
      expect(view.you.lineUp).toBeNull();
      expect(view.log.at(-1)!.act).toEqual({ do: 'line-up', round: 1, entrant: 0 });
      // Nor does the order of the persons say it.
      expect(view.entrants[0]!.team!.persons.map(({ person }) => person)).toEqual([0, 1, 2]);
    }
    expect((await scene.view(personKey(0, 1))).you.lineUp).toEqual([2, 1]);
    expect(await scene.act(lineUp(1, [0, 2]), personKey(1, 0))).toBe('ok');
    const persons = pairingIn(await scene.view()).result!.boards.map((board) => board.persons);
    expect(persons).toEqual(
      entrants[0] === 0
        ? [
            [2, 0],
            [1, 2],
          ]
        : [
            [0, 2],
            [2, 1],
          ],
    );
  });

  test('say whose keys open the seats of which table, and who begins alternates', async () => {
    const scene = await announced(2, { boards: 3 }, 4);
    await scene.act(lineUp(0, [3, 1, 0]), personKey(0, 0));
    // It begins when all are here who play.
    await allHere(scene, ['0.2', '1.3']);
    const view = await scene.view();
    const { entrants, result } = pairingIn(view);
    const setups = await setupsIn(view);
    const keysOn = (board: number): readonly string[] =>
      entrants.map((entrant, side) => personKey(entrant!, result!.boards[board]!.persons[side === 0 ? 0 : 1]!));
    expect(setups.map((setup) => setup!.seats.map((seat) => seat!.keyHash))).toEqual([keysOn(0), [...keysOn(1)].reverse(), keysOn(2)]);
    expect(setups.map((setup) => [setup!.competition!.board, setup!.competition!.teamBoard])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ]);
    expect(setups.every((setup) => setup!.deal === undefined)).toBe(true);
  });
});

describe('a round of teams', () => {
  test('begins when all are here who play, and the board of who is missing is lost', async () => {
    const scene = await announced(2, { boards: 2 }, 2);
    await allHere(scene, ['0.1']);
    expect((await scene.view()).entrants.map(({ here }) => here)).toEqual([false, true]);
    expect((await scene.view()).rounds[0]!.begun).toBeNull();
    await scene.pass(60_000);
    const view = await scene.look();
    expect(view.rounds[0]).toMatchObject({ absent: [], missing: [{ entrant: 0, person: 1 }] });
    expect((await setupsIn(view)).map((setup) => setup !== null)).toEqual([true, false]);
    const { entrants } = pairingIn(view);
    const [running] = await scene.running();
    await scene.end(running!, entrants[0] === 0 ? 0 : 1);
    const after = await scene.look();
    expect(after.rounds[0]!.pairings[0]!.result).toMatchObject({ boardPoints: [2, 2], winner: entrants[0] === 0 ? 1 : 0 });
  });

  test('of return matches has the second table of a board when the first one is over', async () => {
    const scene = await announced(2, { boards: 2, bout: 'return', checkIn: 0 });
    const [first, second] = await scene.running();
    await scene.end(first!, 0);
    const { result } = pairingIn(await scene.look());
    expect(result!.boards.map(({ tables }) => tables.length)).toEqual([2, 1]);
    expect(await scene.running()).toContain(second);
  });

  test('counts its boards as they stand at its limit', async () => {
    const scene = await announced(2, { boards: 2, checkIn: 0, limit: 600 });
    const [first] = await scene.running();
    await scene.end(first!, 0);
    await scene.pass(600_000);
    const view = await scene.look();
    expect(view.rounds[0]!.pairings[0]!.result).toMatchObject({ isOver: true, boardPoints: [3, 1] });
  });

  test('the table has board points, also for spreadsheets', async () => {
    const scene = await announced(2, { boards: 2, checkIn: 0, rounds: 1 });
    await scene.endRound(() => 0);
    await scene.look();
    const table = (await scene.competitions.table(scene.code))!;
    expect(table.table.map(({ points, boards }) => [points, boards])).toEqual([
      [3, 4],
      [0, 0],
    ]);
    expect(csvOf(table).split('\r\n')[0]).toBe('"place","name","points","boards","buchholz","hq","wins","round 1"');
  });
});

describe('a deal', () => {
  const duplicate = { boards: 2, bout: 'duplicate' } as const;

  /** Teams of a duplicate whose first round has begun, with what some have contributed. */
  const begun = async (but: readonly string[] = []): Promise<CompetitionScene> => {
    const scene = await announced(2, duplicate);
    expect(await scene.checkInAs(personKey(0, 1), 1, 'from 0.1')).toBe('ok');
    expect(await scene.checkInAs(personKey(0, 1), 1, 'too late')).toBe('ok');
    await allHere(scene, but);
    await scene.pass(60_000);
    await scene.look();
    return scene;
  };

  test('is played at two tables with the same armies and piles, by four persons, the sides exchanged', async () => {
    const scene = await begun();
    const view = await scene.view();
    const [one, two] = await setupsIn(view);
    expect(one!.seed).toBe(two!.seed);
    expect(one!.seats.map((seat) => seat!.army)).toEqual(two!.seats.map((seat) => seat!.army));
    const { entrants } = pairingIn(view);
    const teamsAt = (setup: typeof one): readonly number[] =>
      setup!.seats.map((seat) => [0, 1].find((team) => [0, 1].some((person) => personKey(team, person) === seat!.keyHash))!);
    expect([teamsAt(one), teamsAt(two)]).toEqual([entrants, [...entrants].reverse()]);
    expect(scene.tableLines.filter((line) => line === 'table made')).toHaveLength(2);
    expect(new Set([one, two].flatMap((setup) => setup!.seats.map((seat) => seat!.keyHash))).size).toBe(4);
  });

  test('has a seed of its secret and of all contributions, by seat', async () => {
    const scene = await begun();
    const view = await scene.view();
    const setups = await setupsIn(view);
    const contributions = setups.flatMap((setup) => setup!.seats.map((seat) => (seat!.keyHash === personKey(0, 1) ? 'from 0.1' : null)));
    expect(contributions.filter((one) => one !== null)).toHaveLength(1);
    for (const setup of setups) {
      expect(setup!.deal!.contributions).toEqual(contributions);
      expect(setup!.seed).toBe(fairSeed({ secret: setup!.secret!, contributions }));
      expect(pairingIn(view).deals.map(({ commitment }) => commitment)).toEqual([commitmentTo(setup!.secret!)]);
    }
  });

  test('has its commitment from the announcement on, and its outcomes and secret when both tables are over', async () => {
    const scene = await announced(2, duplicate);
    const { commitment } = pairingIn(await scene.view()).deals[0]!;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    await allHere(scene);
    const [first, second] = await scene.running();
    const before = await scene.view();
    await scene.end(first!, 0, [9, 2]);
    const sealed = await scene.look();
    expect({ ...sealed, now: 0 }).toEqual({ ...before, now: 0 });
    await scene.end(second!, 1, [1, 3]);
    const opened = (await scene.look()).rounds[0]!.pairings[0]!;
    expect(opened.result).toMatchObject({ boardPoints: [2, 0], hq: 5, isOver: true });
    expect(opened.deals.map(({ secret }) => commitmentTo(secret!))).toEqual([commitment]);
  });

  test('has sealed boards on the wall, which tell nothing until both tables are over', async () => {
    const scene = await begun();
    const walls = new CompetitionWalls({
      ...{ store, readable: new ReadableTables(store), step },
      ...{ competitions: scene.competitions, time: scene.time, log: scene.log.log },
    });
    const ask = async (after: string | null = null): Promise<WallView | 'same' | null> => {
      scene.time.pass(1000);
      return walls.changes(scene.code, after, UNLIMITED_REPLAYS);
    };
    expect(await scene.act({ do: 'change', regulations: { pause: null } })).toBe('ok');
    const view = (await ask()) as WallView;
    const [first, second] = await scene.running();
    expect(view.boards.map(({ board, phase, position, table }) => [board, phase, position, table])).toEqual([
      [1, 'sealed', null, first],
      [2, 'sealed', null, second],
    ]);
    const seats = (await setupsIn(await scene.view())).map((setup) => setup!.seats.map((seat) => seat!.name));
    expect(view.boards.map(({ names }) => names)).toEqual(seats);
    const game = await StoredGame.at(store, first!, 1);
    await game.play(20);
    expect(await ask(view.version)).toBe('same');
    await game.resign(1);
    await scene.look();
    expect(await ask(view.version)).toBe('same');
    await scene.end(second!, 1, [1, 3]);
    await scene.look();
    const opened = (await ask(view.version)) as WallView;
    expect(opened.boards.map(({ phase, position }) => [phase, position !== null])).toEqual([
      ['over', true],
      ['over', true],
    ]);
  });

  test('is not played with somebody missing: its secret is published, and the other table has a draw of its own', async () => {
    const scene = await begun(['1.0']);
    const view = await scene.view();
    const { deals, result } = pairingIn(view);
    expect(deals.map(({ commitment, secret }) => commitment === commitmentTo(secret!))).toEqual([true]);
    const setups = (await setupsIn(view)).filter((setup) => setup !== null);
    expect(setups.map(({ deal }) => deal)).toEqual([undefined]);
    expect(setups[0]!.secret).not.toBe(deals[0]!.secret);
    expect(result!.boards.filter(({ unplayed }) => unplayed)).toHaveLength(1);
    const [running] = await scene.running();
    await scene.end(running!, 0);
    expect((await scene.look()).rounds[0]!.pairings[0]!.result!.isOver).toBe(true);
  });

  test('is void at both tables if one has been deleted, once the round stops', async () => {
    const scene = await begun();
    const [first, second] = await scene.running();
    await scene.end(first!, 0, [20, 0]);
    await store.database.deleteFrom('match').where('code', '=', second!).execute();
    expect(await scene.act({ do: 'stop', round: 1 })).toBe('ok');
    expect((await scene.look()).rounds[0]!.pairings[0]!.result).toMatchObject({ boardPoints: [1, 1], hq: 0, isOver: true });
  });

  test('of the second round is another one', async () => {
    const scene = await begun();
    await scene.act({ do: 'change', regulations: { checkIn: 0 } });
    await scene.endRound();
    const view = await scene.look();
    const { rounds } = view;
    // What was contributed to the first one does not count.
    expect((await setupsIn(view)).map((setup) => setup!.deal!.contributions)).toEqual([0, 1].map(() => [null, null, null, null]));
    const [one, two] = rounds.map(({ pairings }) => pairings[0]!.deals[0]!);
    expect(rounds).toHaveLength(2);
    expect(one!.commitment).not.toBe(two!.commitment);
    expect([one!.secret === null, two!.secret]).toEqual([false, null]);
  });
});

test('a competition is deleted with its teams and deals', async () => {
  const scene = await announced(2, { boards: 2, bout: 'duplicate' });
  await scene.act({ do: 'close' });
  await store.prune('competitions', scene.time.now() + 1);
  expect(await store.competitions.load(scene.code)).toBeNull();
  expect((await store.deals.of(scene.code)).size).toBe(0);
});
