import type { Act } from '@hexfall/shared/competition/acts';
import { seatInBout } from '@hexfall/shared/competition/bout';
import { dealsOf } from '@hexfall/shared/competition/deals';
import type { Regulations } from '@hexfall/shared/competition/regulations';
import { noShow, Played, playedBout } from '../support/competitions.js';

const VOID = { end: 'void', winner: null, hq: [0, 0] } as const;

/** Teams of three persons for two boards, whose first round has been announced with a minute to check in. */
const announced = (regulations: Partial<Regulations> = {}, teams = 2): Played => {
  const played = new Played({ boards: 2, begins: 0, checkIn: 60, rounds: 3, ...regulations }, 0);
  for (let team = 0; team < teams; team++) played.enter(team, 3);
  played.goOn();
  return played;
};

const LINE_UP = (entrant: number, persons: readonly number[], round = 1): Act => ({ do: 'line-up', round, entrant, persons });

/** Who plays, by entrant. */
const lineUpsIn = ({ state }: Played): readonly (readonly (number | null)[])[] =>
  [...state.rounds.at(-1)!.lineUps].sort((a, b) => a.entrant - b.entrant).map(({ persons }) => persons);

/** All teams check in, and the round begins. */
const begin = (played: Played): void => {
  played.here = [...played.state.entrants.keys()];
  const due = played.due();
  if (due && 'at' in due) played.now = due.at;
  played.goOn();
};

describe('who may do what in a team', () => {
  const played = announced();
  const open = new Played({ boards: 2 }, 1);
  open.do({ do: 'join', entrant: 0, person: 2 });
  const persons = new Played({}, 2);
  const full = new Played({ boards: 2 }, 0);
  full.enter(0, 4);

  test.each<[string, Played, Act, Parameters<Played['refusal']>[1], string | null]>([
    ['a captain hands in a line-up', played, LINE_UP(0, [2, 0]), { entrant: 0, person: 0 }, null],
    ['nobody else does', played, LINE_UP(0, [2, 0]), { entrant: 0, person: 1 }, 'not-captain'],
    ['nor another team', played, LINE_UP(0, [2, 0]), { entrant: 1, person: 0 }, 'not-organizer'],
    ['a person twice', played, LINE_UP(0, [2, 2]), { entrant: 0 }, 'bad-line-up'],
    ['a person of no team', played, LINE_UP(0, [2, 7]), { entrant: 0 }, 'bad-line-up'],
    ['too few', played, LINE_UP(0, [2]), { entrant: 0 }, 'bad-line-up'],
    ['too many', played, LINE_UP(0, [2, 1, 0]), { entrant: 0 }, 'bad-line-up'],
    ['another round', played, LINE_UP(0, [2, 0], 2), { entrant: 0 }, 'not-now'],
    ['a line-up of a person', persons, LINE_UP(0, [0]), { entrant: 0 }, 'no-teams'],
    ['a captain lets the team pause', played, { do: 'pause', entrant: 0, on: true }, { entrant: 0, person: 0 }, null],
    ['another person does not', played, { do: 'pause', entrant: 0, on: true }, { entrant: 0, person: 2 }, 'not-captain'],
    ['joining', open, { do: 'join', entrant: 0, person: 3 }, { entrant: 0, person: 3 }, null],
    ['joining twice', open, { do: 'join', entrant: 0, person: 2 }, { entrant: 0, person: 2 }, 'already-in'],
    ['joining out of turn', open, { do: 'join', entrant: 0, person: 4 }, { entrant: 0, person: 4 }, 'not-entered'],
    ['joining no team', open, { do: 'join', entrant: 1, person: 0 }, { entrant: 1, person: 0 }, 'not-entered'],
    ['joining a full team', full, { do: 'join', entrant: 0, person: 4 }, { entrant: 0, person: 4 }, 'full'],
    ['joining a person', persons, { do: 'join', entrant: 0, person: 1 }, { entrant: 0, person: 1 }, 'no-teams'],
    ['joining after round 1 is announced', played, { do: 'join', entrant: 0, person: 3 }, { entrant: 0, person: 3 }, 'too-late'],
    ['going by oneself', open, { do: 'remove', entrant: 0, person: 2 }, { entrant: 0, person: 2 }, null],
    ['removing another person', open, { do: 'remove', entrant: 0, person: 1 }, { entrant: 0, person: 2 }, 'not-captain'],
    ['removing the captain', open, { do: 'remove', entrant: 0, person: 0 }, { entrant: 0, person: 0 }, 'not-now'],
    ['removing from round 1 on', played, { do: 'remove', entrant: 0, person: 1 }, 'organizer', 'not-now'],
    ['removing nobody', open, { do: 'remove', entrant: 0, person: 9 }, 'organizer', 'not-entered'],
    ['another captain', played, { do: 'captain', entrant: 0, person: 1 }, { entrant: 0, person: 0 }, null],
    ['the same captain', played, { do: 'captain', entrant: 0, person: 0 }, { entrant: 0, person: 0 }, 'not-now'],
    ['the place of a person', played, { do: 'reseat', entrant: 0, person: 2 }, 'organizer', null],
    ['the place of nobody', played, { do: 'reseat', entrant: 0, person: 9 }, 'organizer', 'not-entered'],
    ['a captain of another team', played, { do: 'captain', entrant: 0, person: 9 }, 'organizer', 'not-entered'],
    [
      'missing persons of nobody',
      played,
      { do: 'begin', round: 1, absent: [], missing: [{ entrant: 0, person: 9 }] },
      'organizer',
      'not-entered',
    ],
    ['more boards after round 1', played, { do: 'change', regulations: { boards: 3 } }, 'organizer', 'not-now'],
    ['more boards before', open, { do: 'change', regulations: { boards: 3 } }, 'organizer', null],
    ['persons where a team is in', open, { do: 'change', regulations: { boards: 1 } }, 'organizer', 'team-needed'],
    ['teams where persons are in', persons, { do: 'change', regulations: { boards: 3 } }, 'organizer', 'no-teams'],
    ['six boards', open, { do: 'change', regulations: { boards: 6 } }, 'organizer', 'bad-regulations'],
    ['a duplicate of three boards', open, { do: 'change', regulations: { boards: 3, bout: 'duplicate' } }, 'organizer', 'bad-regulations'],
    ['a duplicate of persons', persons, { do: 'change', regulations: { bout: 'duplicate' } }, 'organizer', 'bad-regulations'],
    [
      'a correction on a board that is not there',
      played,
      { do: 'correct', round: 1, pairing: 0, board: 2, match: 0, outcome: VOID },
      'organizer',
      'no-such-match',
    ],
  ])('%s', (_, competition, act, by, code) => {
    expect(competition.refusal(act, by)).toBe(code);
  });

  test('a new captain acts, the old one no longer', () => {
    const handed = announced();
    handed.do({ do: 'captain', entrant: 0, person: 2 }, { entrant: 0, person: 0 });
    expect(handed.refusal(LINE_UP(0, [0, 1]), { entrant: 0, person: 0 })).toBe('not-captain');
    expect(handed.refusal(LINE_UP(0, [0, 1]), { entrant: 0, person: 2 })).toBeNull();
  });

  test('who has left a team leaves no place, and no number, for the next one', () => {
    const team = new Played({ boards: 2 }, 1);
    team.do({ do: 'remove', entrant: 0, person: 1 });
    team.do({ do: 'join', entrant: 0, person: 2 });
    expect(team.state.entrants[0]!.team).toEqual({ persons: [0, 2], joined: 3, captain: 0 });
  });
});

describe('line-ups', () => {
  test('are final when both are in', () => {
    const played = announced();
    played.do(LINE_UP(0, [2, 0]));
    played.do(LINE_UP(0, [1, 2]));
    played.do(LINE_UP(1, [1, 0]));
    expect([0, 1].map((entrant) => played.refusal(LINE_UP(entrant, [0, 1])))).toEqual(['not-now', 'not-now']);
    begin(played);
    expect(lineUpsIn(played)).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  test('are by default those of the last time, at first in the order of joining', () => {
    const played = announced();
    played.do(LINE_UP(0, [2, 1]));
    begin(played);
    expect(lineUpsIn(played)).toEqual([
      [2, 1],
      [0, 1],
    ]);
    played.play(() => playedBout(1, 0));
    begin(played);
    expect(played.round).toBe(2);
    expect(lineUpsIn(played)).toEqual([
      [2, 1],
      [0, 1],
    ]);
  });

  test('without one those who are here play; one that was handed in stays', () => {
    const played = announced();
    played.do(LINE_UP(1, [0, 2]));
    played.missing = [
      { entrant: 0, person: 0 },
      { entrant: 1, person: 0 },
    ];
    begin(played);
    expect(lineUpsIn(played)).toEqual([
      [1, 2],
      [0, 2],
    ]);
    expect(played.results[0]!.boards.map(({ outcomes }) => outcomes.length)).toEqual([1, 0]);
  });

  test('the round begins when all are here who play, and waits for no reserve', () => {
    const played = announced();
    played.here = [0, 1];
    played.missing = [{ entrant: 0, person: 2 }];
    expect(played.due()).toMatchObject({ act: { do: 'begin', absent: [], missing: [{ entrant: 0, person: 2 }] } });
    played.do(LINE_UP(0, [2, 1]));
    expect(played.due()).toEqual({ at: 60_000 });
  });

  test('a team with a bye has none', () => {
    const played = announced({}, 3);
    const [bye] = played.pairings.find(({ entrants }) => entrants[1] === null)!.entrants;
    expect(played.refusal(LINE_UP(bye, [0, 1]))).toBe('not-now');
  });

  test('a team with fewer persons than boards leaves the last ones empty', () => {
    const played = new Played({ boards: 3, checkIn: 0 }, 0);
    played.enter(0, 2);
    played.enter(1, 3);
    played.do({ do: 'announce', round: 1, pairings: [{ entrants: [0, 1] }] });
    expect(played.refusal(LINE_UP(0, [1, 0]))).toBeNull();
    played.goOn();
    expect(lineUpsIn(played)[0]).toEqual([0, 1, null]);
    played.play(() => playedBout(1, 0));
    expect(played.results[0]).toMatchObject({ boardPoints: [4, 2], winner: 0 });
  });
});

describe('absence', () => {
  test('a person who is missing loses the board', () => {
    const played = new Played({ boards: 3 }, 2);
    played.pair([[0, 1]], [], [{ entrant: 0, person: 1 }]);
    played.play(() => playedBout(3, 0));
    expect(played.results[0]).toMatchObject({ boardPoints: [4, 2], hq: 6, winner: 0, unplayed: false });
  });

  test('both missing on a board have nothing for it', () => {
    const played = new Played({ boards: 3 }, 2);
    const missing = [0, 1].map((entrant) => ({ entrant, person: 1 }));
    played.pair([[0, 1]], [], missing);
    played.play(() => playedBout(3, 0));
    expect(played.results[0]).toMatchObject({ boardPoints: [4, 0], winner: 0 });
  });

  test('with the same board points who had fewer persons missing has won, whatever the HQs', () => {
    const played = new Played({ boards: 2 }, 2);
    played.pair([[0, 1]], [], [{ entrant: 0, person: 1 }]);
    played.play(() => playedBout(20, 0));
    expect(played.results[0]).toMatchObject({ boardPoints: [2, 2], winner: 1 });
    expect(played.points).toEqual([0, 3]);
  });

  test('if nobody can play, but neither team is absent, it is level', () => {
    const played = announced({ pause: null });
    for (const entrant of [0, 1]) played.do(LINE_UP(entrant, [0, 1]));
    played.missing = [
      { entrant: 0, person: 0 },
      { entrant: 1, person: 1 },
    ];
    begin(played);
    expect(played.results[0]).toMatchObject({ boardPoints: [2, 2], isOver: true, winner: null, unplayed: false });
    expect(played.points).toEqual([1, 1]);
  });

  test.each([
    [2, 1, false],
    [3, 2, true],
    [3, 1, false],
    [4, 2, false],
    [5, 3, true],
    [5, 2, false],
  ])('of %i boards a team with %i missing is absent: %s', (boards, count, isAbsent) => {
    const played = new Played({ boards }, 2);
    const missing = Array.from({ length: count }, (_, person) => ({ entrant: 0, person }));
    played.pair([[0, 1]], [], missing);
    expect(played.state.rounds[0]!.absent).toEqual(isAbsent ? [0] : []);
    expect(played.results[0]!.unplayed).toBe(isAbsent);
    if (!isAbsent) return;
    expect(played.points).toEqual([0, 3]);
    expect(played.standings.map(({ hq, boards: points }) => [hq, points])).toEqual([
      [0, boards],
      [0, 0],
    ]);
    expect(played.state.entrants[0]!.status).toBe('paused');
  });

  test('a team that is absent by the time to check in is named by the act', () => {
    const played = announced();
    played.here = [1];
    played.now = 60_000;
    expect(played.due()).toMatchObject({ act: { do: 'begin', absent: [0] } });
  });
});

describe('duplicate', () => {
  const begun = (boards = 2, missing: readonly (readonly [number, number])[] = []): Played => {
    const played = new Played({ bout: 'duplicate', boards }, 2);
    played.pair(
      [[0, 1]],
      [],
      missing.map(([entrant, person]) => ({ entrant, person })),
    );
    return played;
  };

  test('the outcomes of a deal count together', () => {
    const played = begun(4);
    played.outcome(0, playedBout(9, 0), 0);
    expect(played.results[0]).toMatchObject({ boardPoints: [0, 0], hq: 0, isOver: false });
    expect(played.results[0]!.boards.map(({ outcomes }) => outcomes.length)).toEqual([0, 0, 0, 0]);
    played.outcome(0, playedBout(0, 4), 1);
    expect(played.results[0]).toMatchObject({ boardPoints: [2, 0], hq: 5, isOver: false });
  });

  test('a deal with a void table is void', () => {
    const played = begun();
    played.outcome(0, playedBout(9, 0), 0);
    played.outcome(0, VOID, 1);
    expect(played.results[0]).toMatchObject({ boardPoints: [1, 1], hq: 0, isOver: true, winner: null });
    expect(played.points).toEqual([1, 1]);
  });

  test('a round that is stopped makes a deal void of which a table has no outcome', () => {
    const played = begun();
    played.outcome(0, playedBout(9, 0), 0);
    played.do({ do: 'stop', round: 1 });
    expect(played.results[0]).toMatchObject({ boardPoints: [1, 1], hq: 0, isOver: true });
  });

  test('with a person missing each board of the deal counts by itself, at once', () => {
    // Who is missing comes last in the line-up.
    const played = begun(4, [[0, 1]]);
    expect(played.results[0]).toMatchObject({ boardPoints: [0, 2] });
    played.outcome(0, playedBout(1, 0), 2);
    expect(played.results[0]).toMatchObject({ boardPoints: [2, 2] });
    played.outcome(0, playedBout(0, 9), 0);
    expect(played.results[0]).toMatchObject({ boardPoints: [2, 2] });
    played.outcome(0, playedBout(1, 0), 1);
    expect(played.results[0]).toMatchObject({ boardPoints: [2, 4], isOver: true, winner: 1 });
  });

  test('the organizer says that somebody has not come to a table', () => {
    const played = begun();
    played.outcome(0, playedBout(9, 0), 0);
    played.do({ do: 'correct', round: 1, pairing: 0, board: 1, match: 0, outcome: noShow(1) });
    expect(played.results[0]).toMatchObject({ boardPoints: [2, 2], isOver: true, winner: 1 });
  });

  test('the four of a deal are four persons, and the sides are exchanged', () => {
    expect([0, 1].map((board) => seatInBout(0, { board, match: 0 }))).toEqual([0, 1]);
    const played = announced({ bout: 'duplicate' });
    expect(played.refusal(LINE_UP(0, [1, 1]))).toBe('bad-line-up');
    begin(played);
    expect(played.state.rounds[0]!.lineUps.every(({ persons }) => new Set(persons).size === persons.length)).toBe(true);
  });

  test('a round has two deals for each pairing of teams of four, and none for a bye', () => {
    expect(dealsOf({ bout: 'duplicate', boards: 4 }, [{ entrants: [0, 1] }, { entrants: [2, null] }, { entrants: [3, 4] }])).toEqual([
      { pairing: 0, deal: 0 },
      { pairing: 0, deal: 1 },
      { pairing: 2, deal: 0 },
      { pairing: 2, deal: 1 },
    ]);
    expect(dealsOf({ bout: 'single', boards: 4 }, [{ entrants: [0, 1] }])).toEqual([]);
  });
});

describe('formats', () => {
  test('who begins alternates from board to board, and from match to match', () => {
    const seats = [0, 1, 2].map((board) => [0, 1].map((match) => seatInBout(0, { board, match })));
    expect(seats).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
    ]);
  });

  test('in a knock-out of teams that are level the better seed goes on, without another match', () => {
    const played = new Played({ format: 'knock-out', boards: 2 }, 2);
    played.pair([[1, 0]]);
    played.play(() => playedBout(5, 5));
    expect([played.isRoundOver, played.results[0]!.boards.map(({ outcomes }) => outcomes.length)]).toEqual([true, [1, 1]]);
    expect(played.standings.map(({ entrant, place }) => [entrant, place])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('teams with the same points are separated by board points, before their direct result', () => {
    const played = new Played({ boards: 2 }, 4);
    const playBoards = (pairing: number, ...hqs: readonly (readonly [number, number])[]): void => {
      for (const [board, [one, two]] of hqs.entries()) played.outcome(pairing, playedBout(one, two), board);
    };
    played.pair([
      [0, 2],
      [1, 3],
    ]);
    playBoards(0, [20, 0], [0, 1]);
    playBoards(1, [5, 5], [5, 5]);
    played.pair([
      [1, 0],
      [2, 3],
    ]);
    playBoards(0, [1, 0], [1, 0]);
    playBoards(1, [1, 0], [1, 0]);
    // 0 has beaten 2 by the HQs, but has fewer board points.
    expect(played.standings.map(({ entrant, points, boards }) => [entrant, points, boards])).toEqual([
      [1, 4, 6],
      [2, 3, 6],
      [0, 3, 2],
      [3, 1, 2],
    ]);
  });

  test('a bye brings as many board points as if all boards were level', () => {
    const played = new Played({ boards: 4, bout: 'duplicate' }, 3);
    played.pair([
      [0, 1],
      [2, null],
    ]);
    expect(played.standings.find(({ entrant }) => entrant === 2)).toMatchObject({ points: 3, boards: 2, hq: 0 });
  });
});
