import { freeEntrants } from '@hexfall/shared/competition/arena';
import { isPairing } from '@hexfall/shared/competition/competition';
import { COMPETITION_FORMATS, MOST_ARENA_MATCHES, type Regulations } from '@hexfall/shared/competition/regulations';
import { randomFrom } from '@hexfall/shared/model/random';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { type MainAction, mayClaim, mayPause, ownPart, type OwnState } from '../../../client/src/competition/ownPart.js';
import { Played, playedBout } from '../../support/competitions.js';

const MINUTE = 60_000;

/** What is said to somebody, and the main action. */
const partOf = (played: Played, entrant: number | null, organizer = false): { says: OwnState; main: MainAction | null } =>
  ownPart(played.view({ entrant, organizer }));

const saysOf = (played: Played, entrant: number | null, organizer = false): OwnState['kind'] =>
  partOf(played, entrant, organizer).says.kind;

/** A round that has been announced for entrants who have to check in. */
const announced = (entrants: number, regulations: Partial<Regulations> = {}): Played => {
  const played = new Played({ checkIn: 120, pause: 180, begins: 0, ...regulations }, entrants);
  played.goOn();
  return played;
};

/** A round in which everybody but some has come. */
const begun = (entrants: number, absent: readonly number[] = [], regulations: Partial<Regulations> = {}): Played => {
  const played = announced(entrants, regulations);
  played.here = [...played.state.entrants.keys()].filter((entrant) => !absent.includes(entrant));
  if (absent.length > 0) played.now += 120_000;
  played.goOn();
  return played;
};

/** The pairing of an entrant in the last round, from 0, and the other one. */
const meeting = ({ pairings }: Played, entrant: number): readonly [pairing: number, opponent: number] => {
  const pairing = pairings.findIndex(({ entrants }) => entrants.includes(entrant));
  return [pairing, pairings[pairing]!.entrants.find((one) => one !== entrant)!];
};

describe('before round 1', () => {
  test('a guest enters, an entrant waits, and the organizer begins as soon as two are in', () => {
    const played = new Played({}, 1);
    expect(partOf(played, null)).toEqual({ says: { kind: 'outside', round: 1 }, main: { do: 'enter' } });
    expect(partOf(played, 0)).toEqual({ says: { kind: 'entered' }, main: null });
    expect(partOf(played, null, true)).toEqual({
      says: { kind: 'organizes-open', count: 1 },
      main: { do: 'announce', round: 1, lacks: true },
    });
    played.do({ do: 'enter', entrant: 1 });
    expect(partOf(played, null, true).main).toEqual({ do: 'announce', round: 1, lacks: false });
    // Who plays and organizes is told as an entrant, and begins as the organizer.
    expect(partOf(played, 0, true)).toMatchObject({ says: { kind: 'entered' }, main: { do: 'announce', lacks: false } });
  });

  test('who has left, or was removed, can enter again', () => {
    const played = new Played({}, 3);
    played.do({ do: 'leave', entrant: 0 }, { entrant: 0 });
    played.do({ do: 'leave', entrant: 1 });
    expect(partOf(played, 0)).toEqual({ says: { kind: 'left', why: 'self', mayEnter: true }, main: { do: 'enter-again', entrant: 0 } });
    expect(partOf(played, 1).says).toEqual({ kind: 'left', why: 'organizer', mayEnter: true });
  });
});

describe('check-in', () => {
  test('is the main action until it is done, also of who has the bye; then the others are waited for', () => {
    const played = announced(3);
    const bye = played.pairings.find(({ entrants }) => entrants[1] === null)!.entrants[0];
    for (const entrant of [0, 1, 2])
      expect(partOf(played, entrant)).toMatchObject({ says: { kind: 'check-in' }, main: { do: 'check-in', round: 1 } });
    expect(partOf(played, null, true)).toEqual({
      says: {
        kind: 'organizes-check-in',
        missing: played.pairings
          .flatMap(({ entrants }) => entrants.filter((one) => one !== null))
          .map((entrant) => ({ entrant, person: 0 })),
      },
      main: { do: 'begin', round: 1 },
    });
    // An organizer who plays checks in first, and has no other action then.
    expect(partOf(played, bye, true).main).toEqual({ do: 'check-in', round: 1 });
    played.here = [bye];
    expect(partOf(played, bye, true)).toMatchObject({ says: { kind: 'here', missing: 2 }, main: null });
    played.goOn();
    expect(saysOf(played, bye)).toBe('here');
  });

  test('late entry: from the next round on, as long as the regulations let in', () => {
    const played = announced(4, { lateUntil: 2 });
    expect(partOf(played, null)).toEqual({ says: { kind: 'outside', round: 2 }, main: { do: 'enter' } });
    played.do({ do: 'enter', entrant: 4 }, { entrant: 4 });
    expect(saysOf(played, 4)).toBe('next-round');
    expect(partOf(announced(4), null)).toEqual({ says: { kind: 'no-entry' }, main: null });
  });
});

describe('somebody who had a place', () => {
  const claim = { id: 3, entrant: 1, person: 0, isDeclined: false };
  const replaced = { entrant: 1, person: 0 };

  const seen = (played: Played, you: Partial<CompetitionView['you']>) => {
    const view = played.view(you);
    const { says, main } = ownPart(view);
    return { says, main, mayClaim: mayClaim(view) };
  };

  test('asks for it from round 1 on, and waits for the organizer', () => {
    expect(seen(new Played({}, 2), {}).mayClaim).toBe(false);
    const late = announced(4, { lateUntil: 3 });
    expect(seen(late, {})).toMatchObject({ says: { kind: 'outside' }, mayClaim: true });
    expect(seen(late, { claim })).toEqual({ says: { kind: 'claims', claim }, main: null, mayClaim: false });
    expect(seen(late, { claim: { ...claim, isDeclined: true } })).toMatchObject({ says: { kind: 'outside' }, mayClaim: true });
  });

  test('is told that another browser has it, and may ask for it again or enter', () => {
    expect(seen(announced(4, { lateUntil: 3 }), { replaced })).toEqual({
      ...{ says: { kind: 'replaced', place: replaced }, main: { do: 'enter' }, mayClaim: true },
    });
    expect(seen(announced(4), { replaced })).toMatchObject({ says: { kind: 'replaced' }, main: null, mayClaim: true });
    expect(seen(announced(4), { replaced, claim }).says.kind).toBe('claims');
  });

  test('not who has one, not the organizer, and not when nobody is in', () => {
    const played = announced(2);
    expect([seen(played, { entrant: 0 }), seen(played, { organizer: true })].map((part) => part.mayClaim)).toEqual([false, false]);
    for (const entrant of [0, 1]) played.do({ do: 'leave', entrant });
    expect(seen(played, {}).mayClaim).toBe(false);
    played.do({ do: 'close' });
    expect(seen(played, { replaced })).toMatchObject({ says: { kind: 'over' }, mayClaim: false });
  });
});

describe('a round', () => {
  test('leads to the own board, and waits for the others afterwards', () => {
    const played = begun(4);
    const [pairing, opponent] = meeting(played, 0);
    const [first] = played.pairings[pairing]!.entrants;
    expect(partOf(played, 0)).toMatchObject({
      says: { kind: 'plays', match: 1, isFirst: first === 0 },
      main: { do: 'to-board', code: `1.${pairing}.0` },
    });
    expect(partOf(played, opponent).says).toMatchObject({ isFirst: first !== 0 });
    expect(partOf(played, null, true)).toMatchObject({ says: { kind: 'organizes', wait: { playing: 2, next: 2 } }, main: null });
    played.outcome(pairing, playedBout(5, 0));
    const latest = played.regulations.pause! * 1000 + 2400 * 1000;
    expect(partOf(played, 0)).toMatchObject({ says: { kind: 'done', wait: { playing: 1, next: 2, at: latest } }, main: null });
  });

  test('of a return match has two boards, and the other one begins the second', () => {
    const played = begun(2, [], { bout: 'return' });
    const before = partOf(played, 0).says;
    played.outcome(0, playedBout(5, 0));
    const after = partOf(played, 0);
    expect(after).toMatchObject({ says: { kind: 'plays', match: 2 }, main: { do: 'to-board', code: '1.0.1' } });
    expect([before, after.says].map((says) => says.kind === 'plays' && says.isFirst).sort()).toEqual([false, true]);
  });

  test('without an opponent is a bye, or the opponent did not come; who did not come says so', () => {
    const played = begun(5, [0]);
    const bye = played.pairings.find(({ entrants }) => entrants[1] === null)!.entrants[0];
    if (bye === 0) throw new Error('another draw is needed');
    expect(partOf(played, bye)).toMatchObject({ says: { kind: 'bye', points: 3 }, main: null });
    const [, opponent] = meeting(played, 0);
    expect(partOf(played, opponent)).toMatchObject({ says: { kind: 'opponent-absent', points: 3 }, main: null });
    expect(partOf(played, 0)).toEqual({ says: { kind: 'no-show', round: 1 }, main: { do: 'resume', entrant: 0 } });
    played.do({ do: 'pause', entrant: 0, on: false }, { entrant: 0 });
    expect(partOf(played, 0)).toMatchObject({ says: { kind: 'next-round' }, main: null });
  });

  test('missed twice, one has left', () => {
    const played = begun(4, [0], { lateUntil: 9, rounds: 5 });
    played.do({ do: 'pause', entrant: 0, on: false }, { entrant: 0 });
    played.play(() => playedBout(5, 0));
    played.now += 180_000;
    played.goOn();
    played.here = [1, 2, 3];
    played.now += 120_000;
    played.goOn();
    expect(partOf(played, 0)).toEqual({ says: { kind: 'left', why: 'absent', mayEnter: true }, main: { do: 'enter-again', entrant: 0 } });
  });

  test('who leaves or pauses during a match still has the way to the board', () => {
    const played = begun(4);
    played.do({ do: 'leave', entrant: 0 }, { entrant: 0 });
    expect(partOf(played, 0)).toMatchObject({ says: { kind: 'plays' }, main: { do: 'to-board' } });
  });

  test('that is over is followed by one that the organizer announces, or that comes by itself', () => {
    const byHand = begun(4, [], { pause: null });
    byHand.play(() => playedBout(5, 0));
    expect(partOf(byHand, 0)).toMatchObject({ says: { wait: { playing: 0, next: 2, at: null } }, main: null });
    expect(partOf(byHand, null, true).main).toEqual({ do: 'announce', round: 2, lacks: false });
    expect(partOf(byHand, 0, true).main).toEqual({ do: 'announce', round: 2, lacks: false });
    const byTime = begun(4);
    byTime.now = 10 * MINUTE;
    byTime.play(() => playedBout(5, 0));
    expect(partOf(byTime, 0).says).toMatchObject({ wait: { playing: 0, at: 13 * MINUTE } });
  });

  test('can be paused, but not while playing, and never in a knock-out', () => {
    const may = (played: Played, entrant: number): boolean => {
      const view = played.view({ entrant });
      return mayPause(ownPart(view), view);
    };
    const played = begun(4);
    expect(may(played, 0)).toBe(false);
    played.play(() => playedBout(5, 0));
    expect(may(played, 0)).toBe(true);
    played.do({ do: 'pause', entrant: 0, on: true }, { entrant: 0 });
    expect(partOf(played, 0)).toEqual({ says: { kind: 'paused' }, main: { do: 'resume', entrant: 0 } });
    const cup = begun(4, [], { format: 'knock-out' });
    cup.play(() => playedBout(5, 0));
    expect(may(cup, 0)).toBe(false);
  });

  test('goes on without who has lost in a knock-out', () => {
    const played = begun(4, [], { format: 'knock-out' });
    played.play(() => playedBout(5, 0));
    played.now += 180_000;
    played.goOn();
    const losers = [0, 1, 2, 3].filter((entrant) => !played.pairings[0]!.entrants.includes(entrant));
    for (const entrant of losers) expect(partOf(played, entrant)).toEqual({ says: { kind: 'out', place: 3 }, main: null });
  });
});

describe('in an arena', () => {
  const arena = (entrants: number): Played => {
    const played = new Played({ format: 'arena', duration: 3600, limit: 1200 }, entrants);
    played.do({ do: 'announce', round: 1, pairings: [] });
    played.goOn();
    return played;
  };

  /** Lets some wait, and pairs them. */
  const pair = (played: Played, ...entrants: readonly number[]): void => {
    played.now += 10_000;
    played.here.push(...entrants);
    played.goOn();
  };

  test('waits for an opponent, plays, and is free again', () => {
    const played = arena(4);
    expect(partOf(played, 0)).toEqual({ says: { kind: 'arena-free', own: null, playing: 0 }, main: { do: 'wait' } });
    played.here = [0];
    expect(partOf(played, 0)).toEqual({ says: { kind: 'arena-waits' }, main: { do: 'stop-waiting' } });
    pair(played, 1);
    for (const entrant of [0, 1])
      expect(partOf(played, entrant)).toMatchObject({
        says: { kind: 'plays', own: { number: 1 } },
        main: { do: 'to-board', code: '1.0.0' },
      });
    pair(played, 2, 3);
    played.outcome(0, playedBout(9, 2));
    expect(partOf(played, 0)).toMatchObject({ says: { kind: 'arena-free', own: { number: 1 }, playing: 1 }, main: { do: 'wait' } });
    // Others have played the last opponent since.
    pair(played, 1);
    expect(partOf(played, 0).says).toMatchObject({ own: { number: 1 } });
  });

  test('plays the latest of its matches', () => {
    const played = arena(3);
    pair(played, 0, 1);
    played.outcome(0, playedBout(9, 2));
    pair(played, 1, 2);
    pair(played, 0);
    expect(partOf(played, 1)).toMatchObject({ says: { kind: 'plays', own: { number: 2 } }, main: { code: '1.1.0' } });
  });

  test('reads that it is not paired any more, and how many still play', () => {
    const played = arena(4);
    pair(played, 0, 1);
    pair(played, 2, 3);
    played.outcome(0, playedBout(9, 2));
    played.do({ do: 'end-pairings' });
    expect(partOf(played, 0)).toMatchObject({ says: { kind: 'arena-over', own: { number: 1 }, playing: 1 }, main: null });
    expect(partOf(played, null, true)).toEqual({ says: { kind: 'organizes-arena', playing: 1 }, main: null });
    expect(partOf(played, null).says).toEqual({ kind: 'no-entry' });
  });

  test('asks for no opponent after the last match that one may have', () => {
    const played = arena(2);
    const view = played.view({ entrant: 0 });
    const standings = view.standings.map((standing) => ({ ...standing, matchPoints: Array.from({ length: MOST_ARENA_MATCHES }, () => 3) }));
    expect(ownPart({ ...view, standings })).toEqual({ says: { kind: 'arena-over', own: null, playing: 0 }, main: null });
  });

  test('takes entrants while it runs, and has no pauses', () => {
    const played = arena(2);
    expect(partOf(played, null)).toEqual({ says: { kind: 'outside', round: 1 }, main: { do: 'enter' } });
    const view = played.view({ entrant: 0 });
    expect(mayPause(ownPart(view), view)).toBe(false);
    const open = new Played({ format: 'arena' }, 2).view({ entrant: 0 });
    expect(mayPause(ownPart(open), open)).toBe(false);
  });
});

describe('over', () => {
  const played = (): Played => begun(2, [], { rounds: 1 });

  test('after the last round, with the own place, and the way to another one', () => {
    const one = played();
    one.play(() => playedBout(5, 0));
    one.goOn();
    const [first, second] = one.standings.map(({ entrant }) => entrant);
    const ending = { by: 'rounds', rounds: 1, note: null };
    expect(partOf(one, first!)).toEqual({ says: { kind: 'over', ending, place: 1 }, main: { do: 'again' } });
    expect(partOf(one, second!).says).toMatchObject({ place: 2 });
    expect(partOf(one, null)).toEqual({ says: { kind: 'over', ending, place: null }, main: null });
    expect(partOf(one, null, true).main).toEqual({ do: 'again' });
  });

  test('by its organizer, with the note', () => {
    const one = played();
    one.do({ do: 'close' }, 'organizer', 'rain');
    expect(partOf(one, 0).says).toMatchObject({ ending: { by: 'organizer', rounds: 0, note: 'rain' } });
  });

  test('because too few are left', () => {
    const one = begun(3, [], { rounds: 3 });
    one.play(() => playedBout(5, 0));
    for (const entrant of [0, 1]) one.do({ do: 'leave', entrant }, { entrant });
    one.goOn();
    expect(partOf(one, 2).says).toMatchObject({ kind: 'over', ending: { by: 'few', rounds: 1 } });
  });
});

/** Whether the server accepts the main action of somebody. */
const isAccepted = (played: Played, main: MainAction, entrant: number | null): boolean => {
  const by = entrant === null ? 'organizer' : { entrant };
  switch (main.do) {
    case 'enter':
      return played.refusal({ do: 'enter', entrant: played.state.entrants.length }, { entrant: played.state.entrants.length }) === null;
    case 'enter-again':
      return played.refusal({ do: 'enter', entrant: main.entrant }, by) === null;
    case 'resume':
      return played.refusal({ do: 'pause', entrant: main.entrant, on: false }, by) === null;
    case 'begin':
      return played.state.rounds.at(-1)?.begun === null;
    case 'check-in':
      return played.pairings.some(({ entrants }) => entrants.includes(entrant)) && !played.here.includes(entrant!);
    case 'announce':
      return main.lacks || main.round === played.round + 1;
    case 'wait':
      return isPairing(played.state) && freeEntrants(played.state, played.outcomes).includes(entrant!);
    case 'stop-waiting':
      return played.here.includes(entrant!);
    case 'to-board':
    case 'again':
      return true;
  }
};

test('in random competitions everybody has something to be told, and no main action that is refused', () => {
  const random = randomFrom(7);
  const kinds = new Set<OwnState['kind']>();
  const actions = new Set<string>();
  const look = (played: Played): void => {
    for (const entrant of [null, ...played.state.entrants.keys()])
      for (const organizer of [false, true]) {
        const view: CompetitionView = played.view({ entrant, organizer });
        const { says, main } = ownPart(view);
        kinds.add(says.kind);
        if (!main) continue;
        actions.add(main.do);
        const byWhom = organizer && (main.do === 'announce' || main.do === 'begin') ? null : entrant;
        if (!isAccepted(played, main, byWhom)) throw new Error(`${main.do} is refused: ${JSON.stringify({ says, entrant, organizer })}`);
        if (says.kind === 'done') expect(mayPause({ says, main }, view)).toBe(view.regulations.format !== 'knock-out');
      }
  };
  for (let number = 0; number < 40; number++) {
    const format = COMPETITION_FORMATS[number % COMPETITION_FORMATS.length]!;
    const bout = format === 'arena' ? 'single' : (['single', 'return', 'best-of-three'] as const)[Math.floor(random() * 3)]!;
    const played = new Played(
      { format, bout, checkIn: 60, duration: 900, pause: 60, begins: 60_000, lateUntil: 3 },
      2 + Math.floor(random() * 7),
      random,
    );
    for (let steps = 0; steps < 80 && played.state.phase !== 'closed'; steps++) {
      look(played);
      const entrant = Math.floor(random() * played.state.entrants.length);
      const wish = random();
      const act =
        wish < 0.05 ? ({ do: 'leave', entrant } as const) : wish < 0.1 ? ({ do: 'pause', entrant, on: random() < 0.5 } as const) : null;
      if (act && played.refusal(act, { entrant }) === null) played.do(act, { entrant });
      const last = played.state.rounds.at(-1);
      const view = played.view();
      const free = isPairing(played.state) ? freeEntrants(played.state, played.outcomes) : [];
      if (free.length > 0) played.here = free.filter(() => random() < 0.7);
      if (last?.begun === null) played.here = random() < 0.3 ? [] : [...played.state.entrants.keys()].filter(() => random() < 0.9);
      else if (last) {
        const open = view.rounds.at(-1)!.pairings.find(({ result }) => result?.isOver === false);
        if (open) played.outcome(open.number - 1, playedBout(Math.floor(random() * 9), Math.floor(random() * 9)));
      }
      played.now += 30_000;
      const round = played.round;
      played.goOn();
      if (played.round > round) played.here = [];
    }
    look(played);
  }
  // All of them have come.
  const all: readonly OwnState['kind'][] = [
    ...([
      'outside',
      'no-entry',
      'left',
      'entered',
      'no-show',
      'paused',
      'check-in',
      'here',
      'bye',
      'plays',
      'opponent-absent',
      'done',
    ] as const),
    ...(['next-round', 'out', 'organizes-open', 'organizes-check-in', 'organizes', 'over'] as const),
    ...(['arena-free', 'arena-waits', 'arena-over', 'organizes-arena'] as const),
  ];
  expect([...kinds].sort()).toEqual([...all].sort());
  expect(actions.size).toBe(10);
});
