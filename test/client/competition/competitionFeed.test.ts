import '../store/support/browserGlobals.js';
import { DEFAULT_REGULATIONS } from '@hexfall/shared/competition/regulations';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import { fail, ok } from '@hexfall/shared/model/result';
import type { CompetitionView, PairingView } from '@hexfall/shared/protocol/competitions';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { CompetitionFeed } from '../../../client/src/competition/CompetitionFeed.js';
import { competitionKey, ownCompetitions, storeCompetitionKey } from '../../../client/src/platform/competitionKeys.js';
import { forgetTable, keysOf, seatKeys } from '../../../client/src/platform/seatKeys.js';
import { storeTeamInvitation, teamInvitation } from '../../../client/src/platform/teamInvitations.js';
import { drawNote } from '../../../client/src/store/drawNotes.js';
import { NO_CLAIMS } from '../../support/competitions.js';
import { FakeCompetitionServer } from './support/FakeCompetitionServer.js';

const CODE = 'ABCDEF';

const viewAt = (version: string, more: Partial<CompetitionView> = {}): CompetitionView => ({
  ...{ code: CODE, name: 'Saturday', phase: 'open', version, entrants: [], standings: [], rounds: [], log: [], due: null, now: 1_000_000 },
  regulations: DEFAULT_REGULATIONS,
  options: DEFAULT_OPTIONS,
  expectedRounds: 4,
  you: { entrant: null, person: null, lineUp: null, organizer: false, ...NO_CLAIMS },
  ...more,
});

/** A pairing that is played at a table. */
const at = (table: string): PairingView['result'] => ({
  ...{ boardPoints: [0, 0], hq: 0, isOver: false, winner: null, unplayed: false },
  boards: [{ outcomes: [], next: 0, winner: null, unplayed: false, persons: [0, 0], tables: [table] }],
});

/** A round in which entrant 0 plays at a table. */
const playing = (table: string): Partial<CompetitionView> => ({
  phase: 'running',
  rounds: [
    {
      ...{ announced: 1, paired: 1, complete: 1, begun: 2, stopped: null, absent: [], missing: [] },
      pairings: [
        { number: 1, entrants: [2, 3], result: at('OTHERS'), linedUp: [false, false], deals: [] },
        { number: 2, entrants: [1, 0], result: at(table), linedUp: [false, false], deals: [] },
      ],
    },
  ],
  you: { entrant: 0, person: 0, lineUp: null, organizer: false, ...NO_CLAIMS },
});

/** The same round of teams with deals. @param board the own board, whose line-up is shown; null while it is hidden. */
const withDeals = (view: Partial<CompetitionView>, deals: PairingView['deals'], board: number | null): Partial<CompetitionView> => ({
  ...view,
  rounds: view.rounds!.map((round) => ({
    ...round,
    pairings: round.pairings.map((pairing) => {
      const [first] = pairing.result!.boards;
      const boards = [0, 1, 2, 3].map((one) => ({
        ...first!,
        persons: board === null ? ([null, null] as const) : ([one + 10, one === board ? 0 : one + 20] as const),
      }));
      return { ...pairing, deals, result: { ...pairing.result!, boards } };
    }),
  })),
});

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

const start = () => {
  const server = new FakeCompetitionServer(CODE);
  const feed = new CompetitionFeed(CODE, server);
  feed.start();
  return { server, feed };
};

const lastOf = ({ questions }: FakeCompetitionServer) => questions.at(-1)!;

/** An arena that has begun, in which entrant 0 waits or does not. */
const inArena = (here: boolean, version = '1'): CompetitionView =>
  viewAt(version, {
    phase: 'running',
    regulations: { ...DEFAULT_REGULATIONS, format: 'arena' },
    entrants: [{ ...{ name: 'Ala', here, team: null }, since: 1, status: 'in', absences: 0 }],
    rounds: [{ ...{ announced: 1, paired: 1, complete: null, begun: 2, stopped: null }, absent: [], missing: [], pairings: [] }],
    you: { entrant: 0, person: 0, lineUp: null, organizer: false, ...NO_CLAIMS },
  });

describe('the feed of a competition', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    ownCompetitions.value = {};
    seatKeys.value = {};
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test('asks at once, then for versions after the one that it has, which the server may wait for', async () => {
    const { server, feed } = start();
    expect(server.questions).toMatchObject([{ after: null, wait: 0, key: null }]);
    await server.answer(ok(viewAt('1')));
    expect(feed.view.value?.version).toBe('1');
    await pass(1_000);
    expect(lastOf(server)).toMatchObject({ after: '1', wait: 25 });
    await server.answer(ok(null));
    expect(feed.view.value?.version).toBe('1');
    await pass(1_000);
    expect(server.questions).toHaveLength(3);
    await server.answer(ok(viewAt('2')));
    expect(feed.view.value?.version).toBe('2');
  });

  test('asks once a second at most, however often something changes', async () => {
    const { server } = start();
    for (let version = 1; version <= 10; version++) {
      await server.answer(ok(viewAt(String(version))));
      await pass(100);
    }
    expect(server.questions).toHaveLength(2);
  });

  test('asks again after growing delays while the server does not answer, and says so meanwhile', async () => {
    const { server, feed } = start();
    await server.answer(ok(viewAt('1')));
    await pass(1_000);
    const counts: number[] = [];
    for (const wait of [1_000, 2_000, 4_000]) {
      await server.answer(fail(null));
      expect(feed.problem.value).toEqual({ kind: 'unreachable' });
      await pass(wait - 1);
      counts.push(server.questions.length);
      await pass(1);
      counts.push(server.questions.length);
    }
    expect(counts).toEqual([2, 3, 3, 4, 4, 5]);
    expect(lastOf(server)).toMatchObject({ after: '1', wait: 0 });
    await server.answer(ok(null));
    expect(feed.problem.value).toBeNull();
  });

  test('ends a question that is not answered at all', async () => {
    const { server, feed } = start();
    await pass(9_999);
    expect(feed.problem.value).toBeNull();
    await pass(1);
    expect(lastOf(server).signal.aborted).toBe(true);
    expect(feed.problem.value).toEqual({ kind: 'unreachable' });
  });

  test('comes back when the server says, if it asks too often', async () => {
    const { server, feed } = start();
    await server.answer(fail({ code: 'rate-limited', message: 'Too much.', retryAfterMs: 30_000 }));
    expect(feed.problem.value).toBeNull();
    await pass(29_999);
    expect(server.questions).toHaveLength(1);
    await pass(1);
    expect(server.questions).toHaveLength(2);
  });

  test('asks no more where there is no competition', async () => {
    const { server, feed } = start();
    await server.answer(fail({ code: 'unknown-competition', message: 'There is none.' }));
    expect(feed.problem.value).toEqual({ kind: 'unknown' });
    await pass(60_000);
    feed.wake();
    expect(server.questions).toHaveLength(1);
  });

  test('asks for five minutes while the page is hidden, and at once when it is seen again', async () => {
    const { server, feed } = start();
    await server.answer(ok(viewAt('1')));
    await pass(1_000);
    feed.hide();
    // The server answers each question in time.
    for (let waited = 0; waited < 5 * 60_000 - 20_000; waited += 20_000) {
      await pass(19_000);
      await server.answer(ok(null));
      await pass(1_000);
    }
    await server.answer(ok(viewAt('2')));
    await pass(1_000);
    expect(lastOf(server)).toMatchObject({ after: '2', wait: 25 });
    await pass(20_000);
    const asked = server.questions.length;
    expect(lastOf(server).signal.aborted).toBe(true);
    await pass(60 * 60_000);
    expect(server.questions).toHaveLength(asked);
    feed.wake();
    expect(server.questions).toHaveLength(asked + 1);
    expect(lastOf(server)).toMatchObject({ after: '2', wait: 0 });
    expect(feed.problem.value).toBeNull();
  });

  test('asks no more once it is stopped, and an answer that comes later is not shown', async () => {
    const { server, feed } = start();
    feed.stop();
    await server.answer(ok(viewAt('1')));
    await pass(60_000);
    feed.wake();
    expect(feed.view.value).toBeNull();
    expect(server.questions).toHaveLength(1);
  });

  test('knows the time of the server, whatever the clock of the device says', async () => {
    jest.setSystemTime(5);
    const { server, feed } = start();
    await server.answer(ok(viewAt('1', { now: 7_000_000, due: 7_060_000 })));
    expect(feed.serverTime.now()).toBeCloseTo(7_000_000, -1);
    await pass(10_000);
    expect(feed.serverTime.now()).toBeCloseTo(7_010_000, -1);
  });

  test('stores the key before entering, uses it for everything, and asks at once', async () => {
    const { server, feed } = start();
    await server.answer(ok(viewAt('1')));
    const entered = feed.enter({ name: 'Ada' });
    expect(feed.isBusy.value).toBe(true);
    expect(await entered).toEqual(ok({ entrant: 0, person: 0, name: 'Ada' }));
    expect(feed.isBusy.value).toBe(false);
    const key = competitionKey(CODE);
    expect(key).toMatch(/^[\w-]{22}$/);
    // A view that is asked for with another key says something else of the user: the version that is there does not count.
    expect(lastOf(server)).toMatchObject({ after: null, wait: 0, key });
    await server.answer(ok(viewAt('1')));
    feed.wake();
    expect(lastOf(server)).toMatchObject({ after: '1', wait: 0, key });
    expect(await feed.act({ do: 'leave', entrant: 0 })).toEqual(ok(null));
    expect(await feed.checkIn(2)).toEqual(ok(null));
    expect(server.sent).toEqual(['enter Ada with the stored key', `leave ${key}`, `here 2 ${key}`]);
    expect(ownCompetitions.value[CODE]).toEqual({ key, name: 'Saturday', isOver: false });
  });

  test.each<readonly [why: string, refusal: ApiError | null, problem: string, keptKey: boolean]>([
    ['refused', { code: 'too-late', message: 'Entries are closed.' }, 'refused', false],
    ['not answered', null, 'unanswered', true],
  ])('an entry that is %s', async (_why, refusal, kind, isKept) => {
    const { server, feed } = start();
    server.refusal = refusal;
    const entered = await feed.enter({ name: 'Ada' });
    expect(entered).toMatchObject({ ok: false, error: { kind } });
    expect(feed.problem.value).toMatchObject({ kind });
    expect(competitionKey(CODE) !== null).toBe(isKept);
    server.refusal = undefined;
    await feed.enter({ name: 'Ada' });
    expect(feed.problem.value).toBeNull();
  });

  test('a refused entry does not lose the key of the organizer', async () => {
    storeCompetitionKey(CODE, 'organizers', 'Saturday');
    const { server, feed } = start();
    server.refusal = { code: 'full', message: 'No more can enter.' };
    await feed.enter({ name: 'Ada' });
    expect(competitionKey(CODE)).toBe('organizers');
  });

  test('the key opens the seat at the table of the own match, but at none that the user has forgotten', async () => {
    storeCompetitionKey(CODE, 'entrants', 'Saturday');
    const { server } = start();
    await server.answer(ok(viewAt('1', playing('MYTABL'))));
    expect(seatKeys.value).toEqual({ MYTABL: ['entrants'] });
    forgetTable('MYTABL');
    await pass(1_000);
    await server.answer(ok(viewAt('2', playing('MYTABL'))));
    expect(keysOf('MYTABL')).toEqual([]);
  });

  test('who founds a team keeps its invitation, and a new one in its place', async () => {
    storeCompetitionKey(CODE, 'mine', 'Saturday');
    const { server, feed } = start();
    await server.answer(ok(viewAt('1')));
    server.refusal = { code: 'full', message: 'No more can enter.' };
    await feed.foundTeam('Ada', 'Hussars');
    expect(teamInvitation(CODE)).toBeNull();
    server.refusal = undefined;
    await feed.foundTeam('Ada', 'Hussars');
    const first = teamInvitation(CODE)!;
    expect(first.entrant).toBe(0);
    expect(first.secret).toMatch(/^[\w-]{22}$/);
    expect(server.sent.at(-1)).toBe(`enter Ada Hussars ${first.secret} with the stored key`);
    await feed.renewInvitation(0);
    const second = teamInvitation(CODE)!;
    expect(second.secret).not.toBe(first.secret);
    expect(server.sent.at(-1)).toBe(`invite mine ${second.secret}`);
    server.refusal = null;
    await feed.renewInvitation(0);
    expect(teamInvitation(CODE)).toEqual(second);
  });

  test('who asks for a place keeps the key for it, unless the server refuses; the organizer answers with the own one', async () => {
    const { server, feed } = start();
    await server.answer(ok(viewAt('1')));
    server.refusal = { code: 'still-here', message: 'Who has this place is here.' };
    await feed.claim({ entrant: 2, person: 1 });
    expect(server.sent).toEqual(['claim 2.1 with the stored key']);
    expect([competitionKey(CODE), feed.problem.value]).toEqual([null, { kind: 'refused', error: server.refusal }]);
    server.refusal = undefined;
    expect(await feed.claim({ entrant: 2, person: 0 })).toEqual(ok({ id: 3 }));
    const key = competitionKey(CODE);
    expect(key).toMatch(/^[\w-]{22}$/);
    // A later refusal does not take it away: an earlier claim may be open.
    server.refusal = { code: 'claim-open', message: 'This key has asked for another place.' };
    await feed.claim({ entrant: 1, person: 0 });
    expect(competitionKey(CODE)).toBe(key);
    server.refusal = undefined;
    await feed.answerClaim(3, true);
    expect(server.sent.at(-1)).toBe(`answer 3 true ${key}`);
  });

  test('an invitation is kept until somebody has joined by it, or it is no longer valid', async () => {
    const { server, feed } = start();
    await server.answer(ok(viewAt('1')));
    for (const [refusal, isKept] of [
      [null, true],
      [{ code: 'full', message: 'A team has at most 4 persons.' }, true],
      [{ code: 'bad-invitation', message: 'There is no team with this invitation.' }, false],
      [undefined, false],
    ] as const) {
      storeTeamInvitation(CODE, { entrant: 3, secret: 'secret' });
      server.refusal = refusal;
      await feed.joinTeam('Ada', 'secret');
      expect(teamInvitation(CODE) !== null).toBe(isKept);
    }
    expect(server.sent.at(-1)).toBe('enter Ada secret with the stored key');
    storeTeamInvitation(CODE, { entrant: 3, secret: 'secret' });
    feed.wake();
    await server.answer(ok(viewAt('2', { phase: 'closed' })));
    expect(teamInvitation(CODE)).toBeNull();
  });

  test('adds to the draw of a deal what is drawn after its commitment was seen, the same when sent again, and keeps both for the own table', async () => {
    storeCompetitionKey(CODE, 'mine', 'Saturday');
    const { server, feed } = start();
    const deals = ['first', 'second'].map((commitment) => ({ commitment, secret: null }));
    await server.answer(ok(viewAt('1', withDeals(playing('OWNTBL'), deals, null))));
    await feed.checkIn(1);
    await feed.checkIn(1);
    const [one, two] = server.sent;
    expect(one).toMatch(/^here 1 mine [\w-]{22}$/);
    expect(two).toBe(one);
    const contributions = [one!.split(' ')[3]];
    expect(drawNote('OWNTBL').contributions).toEqual([]);
    feed.wake();
    // The server cannot exchange a commitment that this browser has seen.
    const others = ['first', 'another'].map((commitment) => ({ commitment, secret: null }));
    await server.answer(ok(viewAt('2', withDeals(playing('OWNTBL'), others, 2))));
    expect(drawNote('OWNTBL')).toEqual({ commitment: 'second', contributions });
  });

  test('says again every ten seconds that the user waits in an arena, however often something changes there', async () => {
    storeCompetitionKey(CODE, 'mine', 'Saturday');
    const { server, feed } = start();
    await server.answer(ok(inArena(false)));
    await pass(60_000);
    expect(server.sent).toEqual([]);
    await feed.wait(true);
    await server.answer(ok(inArena(true, '2')));
    for (let second = 1; second <= 25; second++) {
      await pass(1_000);
      await server.answer(ok(inArena(true, `3.${second}`)));
    }
    expect(server.sent).toEqual(['here 1 mine', 'here 1 mine waits: true', 'here 1 mine waits: true']);
    await feed.wait(false);
    await server.answer(ok(inArena(false, '4')));
    await pass(30_000);
    expect(server.sent.slice(3)).toEqual(['here 1 mine waits: false']);
  });

  test('says so at once when the page is seen again, and no more when it is left', async () => {
    storeCompetitionKey(CODE, 'mine', 'Saturday');
    const { server, feed } = start();
    await server.answer(ok(inArena(true)));
    feed.hide();
    await pass(6 * 60_000);
    const { length } = server.sent;
    // Hidden, it has said so for five minutes.
    expect(length).toBe(29);
    feed.wake();
    expect(server.sent.slice(length)).toEqual(['here 1 mine waits: true']);
    feed.stop();
    await pass(60_000);
    expect(server.sent).toHaveLength(length + 1);
  });

  test('remembers how its competition is called, and that it is over', async () => {
    storeCompetitionKey(CODE, 'mine', 'Saturday');
    const { server } = start();
    await server.answer(ok(viewAt('1', { name: 'Sunday', phase: 'closed' })));
    expect(ownCompetitions.value).toEqual({ [CODE]: { key: 'mine', name: 'Sunday', isOver: true } });
  });
});

test('of competitions that are over the keys of the latest are kept, and all others', () => {
  ownCompetitions.value = {};
  storeCompetitionKey('RUNNIN', 'mine', 'Runs on');
  const codes = Array.from({ length: 60 }, (_, index) => `C${String(index).padStart(5, '0')}`);
  ownCompetitions.value = {
    ...Object.fromEntries(codes.map((code) => [code, { key: code, name: code, isOver: true }])),
    ...ownCompetitions.value,
  };
  storeCompetitionKey('NEWEST', 'mine', 'New');
  expect(Object.keys(ownCompetitions.value)).toHaveLength(52);
  expect(competitionKey('RUNNIN')).toBe('mine');
  expect(competitionKey('C00049')).toBe('C00049');
  expect(competitionKey('C00050')).toBeNull();
});
