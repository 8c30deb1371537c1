import type { Act } from '@hexfall/shared/competition/acts';
import { MOST_ENTRANTS } from '@hexfall/shared/competition/regulations';
import { noShow, Played, playedBout } from '../support/competitions.js';

/** A Swiss of some entrants whose first round has been announced, with a minute to check in. */
const announced = (entrants: number): Played => {
  const played = new Played({ begins: 0, checkIn: 60, pause: 30, limit: 600, rounds: 4, lateUntil: 3 }, entrants);
  played.goOn();
  return played;
};

const ENTER = (entrant: number): Act => ({ do: 'enter', entrant });
const LEAVE = (entrant: number): Act => ({ do: 'leave', entrant });
const PAUSE = (entrant: number, on = true): Act => ({ do: 'pause', entrant, on });
const ANNOUNCE = (round: number, ...pairs: (readonly [number, number | null])[]): Act => ({
  do: 'announce',
  round,
  pairings: pairs.map((entrants) => ({ entrants })),
});

/** Everybody who is paired checks in, and the round begins. */
const allHere = (played: Played): void => {
  played.here = played.pairings.flatMap(({ entrants }) => entrants.filter((entrant) => entrant !== null));
  played.goOn();
};

/** Lets the time until the next act pass. */
const wait = (played: Played): void => {
  const due = played.due();
  if (due && 'at' in due) played.now = due.at;
  played.goOn();
};

const byeOf = ({ pairings }: Played): number | undefined => pairings.find(({ entrants }) => entrants[1] === null)?.entrants[0];

describe('who may do what', () => {
  const played = announced(4);
  test.each<[Act, Parameters<Played['refusal']>[1], string | null]>([
    [ENTER(4), { entrant: 4 }, null],
    [ENTER(4), 'organizer', null],
    [ENTER(5), 'organizer', 'not-entered'],
    [ENTER(-1), 'organizer', 'not-entered'],
    [ENTER(1), 'organizer', 'already-in'],
    [LEAVE(1), { entrant: 1 }, null],
    [LEAVE(1), { entrant: 2 }, 'not-organizer'],
    [LEAVE(9), { entrant: 9 }, 'not-entered'],
    [PAUSE(1), { entrant: 1 }, null],
    [PAUSE(1, false), { entrant: 1 }, 'not-now'],
    [{ do: 'close' }, { entrant: 1 }, 'not-organizer'],
    [{ do: 'reseat', entrant: 1, person: 0 }, 'organizer', null],
    [{ do: 'reseat', entrant: 1, person: 0 }, { entrant: 1 }, 'not-organizer'],
    [{ do: 'reseat', entrant: 1, person: 0 }, 'time', 'not-organizer'],
    [{ do: 'reseat', entrant: 1, person: 1 }, 'organizer', 'not-entered'],
    [{ do: 'reseat', entrant: 4, person: 0 }, 'organizer', 'not-entered'],
    [{ do: 'stop', round: 1 }, 'time', 'not-now'],
    [{ do: 'resume', gap: 60_000 }, 'time', null],
    [{ do: 'resume', gap: 60_000 }, 'organizer', 'not-organizer'],
    [{ do: 'change', regulations: { limit: 900 } }, 'time', 'not-organizer'],
    [{ do: 'change', regulations: { limit: 900 } }, 'organizer', null],
    [{ do: 'change', regulations: { limit: 1 } }, 'organizer', 'bad-regulations'],
    [{ do: 'change', regulations: { limit: 900.5 } }, 'organizer', 'bad-regulations'],
    [{ do: 'change', regulations: { bout: 'return' } }, 'organizer', 'not-now'],
    [{ do: 'change', regulations: { rounds: 2 } }, 'organizer', null],
    [ANNOUNCE(2, [0, 1], [2, 3]), 'organizer', 'not-now'],
    [{ do: 'begin', round: 1, absent: [7] }, 'organizer', 'not-entered'],
    [{ do: 'begin', round: 2, absent: [] }, 'organizer', 'not-now'],
    [{ do: 'correct', round: 1, pairing: 0, board: 0, match: 0, outcome: playedBout(1, 0) }, 'organizer', 'no-such-match'],
  ])('%j by %j: %s', (act, by, code) => {
    expect(played.refusal(act, by)).toBe(code);
  });

  test('regulations of an open competition can all be changed, if they fit together', () => {
    const open = new Played();
    expect(open.refusal({ do: 'change', regulations: { format: 'knock-out' } })).toBeNull();
    expect(open.refusal({ do: 'change', regulations: { format: 'knock-out', finals: 4 } })).toBe('bad-regulations');
    expect(open.refusal({ do: 'change', regulations: { tieBreaks: ['hq', 'hq'] } })).toBe('bad-regulations');
    expect(open.refusal({ do: 'change', regulations: { rounds: 31 } })).toBe('bad-regulations');
  });

  test('pairings by hand have everybody once', () => {
    const open = new Played({}, 4);
    expect(open.refusal(ANNOUNCE(1, [3, 0], [2, 1]))).toBeNull();
    for (const pairs of [
      [[0, 1]],
      [
        [0, 1],
        [2, 2],
      ],
      [
        [0, 1],
        [2, 4],
      ],
      [
        [0, 1],
        [2, null],
        [3, null],
      ],
    ] as [number, number | null][][])
      expect(open.refusal(ANNOUNCE(1, ...pairs))).toBe('bad-pairings');
    expect(open.refusal({ do: 'announce', round: 1, pairings: [{ entrants: [3, 0] }, { entrants: [2, 1] }], order: [0, 1, 2] })).toBe(
      'bad-order',
    );
    expect(new Played({}, 1).refusal(ANNOUNCE(1, [0, null]))).toBe('not-now');
  });

  test('a knock-out can be paired by hand in its first round only', () => {
    const cup = new Played({ format: 'knock-out' }, 4);
    expect(cup.refusal(ANNOUNCE(1, [0, 1], [2, null], [3, null]))).toBe('bad-pairings');
    cup.pair([
      [0, 1],
      [2, 3],
    ]);
    expect(cup.refusal(PAUSE(0))).toBe('not-now');
    cup.play(() => playedBout(1, 0));
    expect(cup.refusal(ANNOUNCE(2, [0, null], [2, null]))).toBe('bad-pairings');
    expect(cup.refusal(ANNOUNCE(2, [0, 3]))).toBe('bad-pairings');
    expect(cup.refusal(ANNOUNCE(2, [2, 0]))).toBeNull();
  });

  test('no competition has more entrants or rounds than it may', () => {
    const full = new Played({}, MOST_ENTRANTS);
    expect(full.refusal(ENTER(MOST_ENTRANTS))).toBe('full');
    const long = new Played({ format: 'round-robin', halves: 2 }, 18);
    expect(long.refusal(ANNOUNCE(1, [0, 1]))).toBe('full');
  });

  test('an outcome can be corrected, or added where one is missing; it has to be possible', () => {
    const running = new Played({ bout: 'return' }, 2);
    running.pair([[0, 1]]);
    running.outcome(0, playedBout(3, 0));
    const correct = (match: number, outcome = playedBout(0, 1)): Act => ({ do: 'correct', round: 1, pairing: 0, board: 0, match, outcome });
    expect([0, 1, 2, 0.5].map((match) => running.refusal(correct(match)))).toEqual([null, null, 'no-such-match', 'no-such-match']);
    expect(running.refusal(correct(0, playedBout(100, 0)))).toBe('bad-outcome');
    expect(running.refusal(correct(0, { ...noShow(0), hq: [1, 0] }))).toBe('bad-outcome');
    expect(running.refusal(correct(0, { end: 'void', winner: 0, hq: [0, 0] }))).toBe('bad-outcome');
    running.do({ do: 'close' });
    expect([running.refusal({ do: 'close' }), running.refusal(correct(0))]).toEqual(['closed', null]);
  });
});

describe('what is due', () => {
  test('round 1 is announced when it is time and two have entered, in an order that is drawn', () => {
    const played = new Played({ begins: 5000 }, 1);
    played.now = 6000;
    expect(played.due()).toBeNull();
    for (let entrant = 1; entrant < 20; entrant++) played.do(ENTER(entrant));
    played.now = 4999;
    expect(played.due()).toEqual({ at: 5000 });
    played.now = 5000;
    played.goOn();
    expect([played.round, [...played.state.order].sort((a, b) => a - b)]).toEqual([1, Array.from({ length: 20 }, (_, index) => index)]);
    expect(played.state.order).not.toEqual([...played.state.order].sort((a, b) => a - b));
    expect(new Played({}, 4).due()).toBeNull();
  });

  test('a round begins when all are here, or when the time to check in is over', () => {
    const played = announced(4);
    played.here = [0, 1, 2];
    expect(played.due()).toEqual({ at: 60_000 });
    played.here = [0, 1, 2, 3];
    expect(played.due()).toEqual({ act: { do: 'begin', round: 1, absent: [] } });
    played.here = [0, 1, 2];
    played.do(LEAVE(3));
    expect(played.due()).toEqual({ act: { do: 'begin', round: 1, absent: [3] } });
  });

  test('a round ends at its limit, and what has no outcome is void', () => {
    const played = announced(4);
    allHere(played);
    played.outcome(0, playedBout(4, 0));
    expect(played.due()).toEqual({ at: 600_000 });
    wait(played);
    expect(played.isRoundOver).toBe(true);
    expect([...played.points].sort()).toEqual([0, 1, 1, 3]);
    expect(played.due()).toEqual({ at: 630_000 });
  });

  test('the pause after a round begins with its last outcome', () => {
    const played = announced(4);
    allHere(played);
    for (const [pairing, at] of [100_000, 90_000].entries()) {
      played.now = at;
      played.outcome(pairing, playedBout(1, 0));
    }
    expect(played.due()).toEqual({ at: 130_000 });
  });

  test('time in which no process served counts for what began before it, once, and never for when round 1 is announced', () => {
    const open = new Played({ begins: 100_000 }, 2);
    expect(open.refusal({ do: 'resume', gap: 60_000 }, 'time')).toBe('not-now');
    const played = announced(4);
    const away = (from: number, until: number): void => {
      played.now = until;
      played.do({ do: 'resume', gap: until - from }, 'time');
    };
    away(10_000, 80_000);
    expect(played.due()).toEqual({ at: 130_000 });
    played.now = 100_000;
    allHere(played);
    expect(played.due()).toEqual({ at: 700_000 });
    away(150_000, 250_000);
    away(300_000, 400_000);
    expect(played.due()).toEqual({ at: 900_000 });
    // An outcome that was stored after the last one served.
    played.now = 500_000;
    played.play(() => playedBout(1, 0));
    away(490_000, 590_000);
    expect(played.due()).toEqual({ at: 620_000 });
  });

  test('the number of rounds changes for rounds to come only', () => {
    const played = announced(4);
    const rounds = (count: number): Act => ({ do: 'change', regulations: { rounds: count } });
    for (; played.round < 3; wait(played)) {
      allHere(played);
      played.play(() => playedBout(1, 0));
    }
    expect([2, 3, 5].map((count) => played.refusal(rounds(count)))).toEqual(['not-now', null, null]);
    played.do({ do: 'change', regulations: { rounds: 3, finals: 2 } });
    allHere(played);
    played.play(() => playedBout(1, 0));
    wait(played);
    expect([played.round, played.refusal(rounds(5)), played.refusal({ do: 'change', regulations: { finals: 4 } })]).toEqual([
      4,
      'not-now',
      'not-now',
    ]);
  });

  test('an organizer can extend a round, and announce rounds without a time', () => {
    const played = announced(2);
    allHere(played);
    played.do({ do: 'change', regulations: { limit: 1200, pause: null } });
    expect(played.due()).toEqual({ at: 1_200_000 });
    played.play(() => playedBout(1, 0));
    expect(played.due()).toBeNull();
  });
});

describe('what has gone wrong elsewhere', () => {
  test('a second bye while others have had none', () => {
    const played = new Played({ begins: 0, rounds: 5 }, 5);
    const byes: (number | undefined)[] = [];
    for (played.goOn(); played.state.phase !== 'closed'; played.goOn()) {
      byes.push(byeOf(played));
      played.play(({ entrants }) => (entrants[0] < entrants[1]! ? playedBout(1, 0) : playedBout(0, 1)));
    }
    expect([...byes].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('pairings of a competition that all have left', () => {
    const played = announced(4);
    allHere(played);
    played.play(() => playedBout(1, 0));
    for (const entrant of [0, 1, 2, 3]) played.do(LEAVE(entrant), { entrant });
    wait(played);
    expect([played.round, played.state.phase]).toEqual([1, 'closed']);
  });

  test('a round that waits for a count: one outcome that comes twice, and one that comes late', () => {
    const played = announced(4);
    allHere(played);
    played.outcome(0, playedBout(1, 0));
    played.outcomes = [...played.outcomes, ...played.outcomes];
    expect(played.isRoundOver).toBe(false);
    played.outcome(1, playedBout(1, 0));
    expect(played.isRoundOver).toBe(true);
  });

  test('two games for one pairing: an announced or begun round is announced or begun again', () => {
    const played = announced(4);
    const again = { do: 'announce', round: 1, pairings: played.pairings } as const;
    expect(played.refusal(again, 'time')).toBe('not-now');
    allHere(played);
    expect(played.refusal({ do: 'begin', round: 1, absent: [] }, 'time')).toBe('not-now');
    expect(played.refusal({ ...again, round: 2 }, 'time')).toBe('not-now');
  });

  test('who leaves and comes back gets points for it', () => {
    const played = announced(5);
    const entrant = byeOf(played)!;
    played.do(LEAVE(entrant), { entrant });
    allHere(played);
    expect(played.points[entrant]).toBe(0);
    played.play(() => playedBout(1, 0));
    wait(played);
    allHere(played);
    played.do(ENTER(entrant), { entrant });
    played.play(() => playedBout(1, 0));
    wait(played);
    // Round 3 pairs it again, with nothing for the two that it has missed.
    expect(played.points[entrant]).toBe(0);
    expect(played.pairings.flatMap(({ entrants }) => entrants)).toContain(entrant);
    expect(played.refusal(PAUSE(entrant), { entrant })).toBeNull();
  });

  test('counted as absent because the organizer has ended the competition', () => {
    const played = announced(4);
    allHere(played);
    played.outcome(0, playedBout(1, 0));
    played.do({ do: 'close' });
    expect([...played.points].sort()).toEqual([0, 0, 0, 3]);
    expect(played.standings.flatMap(({ scores }) => scores.map(({ how }) => how)).sort()).toEqual(['open', 'open', 'played', 'played']);
  });

  test('who has won by far does not come to the second match, and wins by the HQs', () => {
    const played = new Played({ bout: 'return' }, 2);
    played.pair([[0, 1]]);
    played.outcome(0, playedBout(0, 19));
    played.outcome(0, noShow(0));
    expect(played.points).toEqual([4, 2]);
  });

  test('an hour of waiting for somebody who does not come', () => {
    const played = announced(4);
    played.here = [0, 1, 2];
    wait(played);
    expect(played.now).toBe(60_000);
    const opponent = played.pairings.flatMap(({ entrants }) => entrants.filter((_, side) => entrants[1 - side] === 3))[0]!;
    expect([played.points[opponent], played.points[3]]).toEqual([3, 0]);
  });

  test('who does not come is paired again, and ranked before players', () => {
    const played = announced(6);
    played.here = [0, 1, 2, 3, 4];
    wait(played);
    expect(played.state.entrants[5]).toMatchObject({ status: 'paused', absences: 1 });
    played.play(() => playedBout(1, 0));
    wait(played);
    expect(played.pairings.flatMap(({ entrants }) => entrants)).not.toContain(5);
    played.do(PAUSE(5, false), { entrant: 5 });
    allHere(played);
    played.play(() => playedBout(1, 0));
    wait(played);
    played.here = [0, 1, 2, 3, 4];
    wait(played);
    // The second time it has left.
    expect(played.state.entrants[5]).toMatchObject({ status: 'left', absences: 2 });
    expect(played.standings.at(-1)?.entrant).toBe(5);
  });

  test('who idles blocks the pairing of the others', () => {
    const played = announced(4);
    allHere(played);
    played.do(PAUSE(3), { entrant: 3 });
    played.play(() => playedBout(1, 0));
    wait(played);
    expect(played.round).toBe(2);
    expect(played.pairings.flatMap(({ entrants }) => entrants).sort()).toEqual([0, 1, 2, null]);
  });

  test('a competition waits for those that pause, and ends when only one could come back', () => {
    const played = announced(2);
    allHere(played);
    played.play(() => playedBout(1, 0));
    played.do(PAUSE(0), { entrant: 0 });
    wait(played);
    expect([played.due(), played.state.phase]).toEqual([null, 'running']);
    played.do(LEAVE(1), { entrant: 1 });
    played.goOn();
    expect(played.state.phase).toBe('closed');
  });

  test('late: nobody enters after the last round for it, nor a round robin or a knock-out', () => {
    const played = announced(4);
    played.do(ENTER(4));
    expect(played.state.entrants[4]?.since).toBe(2);
    played.do({ do: 'change', regulations: { lateUntil: 1 } });
    expect(played.refusal(ENTER(5))).toBe('too-late');
    const cup = new Played({ format: 'knock-out', lateUntil: 9, begins: 0 }, 4);
    cup.goOn();
    expect(cup.refusal(ENTER(4))).toBe('too-late');
  });
});
