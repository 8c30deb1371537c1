import { matchScoreOf } from '@hexfall/shared/inspect/matchScore';
import { isDealt } from '@hexfall/shared/lobby/armySelection';
import { LOBBY_CHANGES } from '@hexfall/shared/lobby/lobbyChanges';
import { recordedSeries } from '@hexfall/shared/lobby/matchSetup';
import { nextMatchAt, nextMatchOf, rematchOf, waitingForAll } from '@hexfall/shared/lobby/rematch';
import { sit } from '@hexfall/shared/lobby/seating';
import { isInSeries, NEW_STATUS, type SavedSeat, type Setup } from '@hexfall/shared/lobby/setup';
import { newSetup } from '@hexfall/shared/lobby/tableSetup';
import { MODES } from '@hexfall/shared/model/options';
import type { Outcome } from '@hexfall/shared/model/result';
import { continueSeries, type MatchScore, nextInSeries, type Series, type SeriesKind, seriesResult } from '@hexfall/shared/model/series';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { position } from '../support/play.js';

const won = (seat: 0 | 1, by: number): MatchScore => ({ winners: [seat], hq: seat === 0 ? [by, -by] : [-by, by] });
const DRAWN: MatchScore = { winners: [], hq: [0, 0] };
const after = (...matches: readonly MatchScore[]): Series =>
  matches.reduce<Series | null>((series, match) => continueSeries(series, match), null) ?? { played: 0, won: [0, 0], drawn: 0, hq: [0, 0] };

describe('what comes next in a series', () => {
  const course = (kind: SeriesKind, ...matches: readonly MatchScore[]): unknown => nextInSeries(kind, after(...matches));

  test('is nothing after a single match', () => {
    expect(course('single', won(0, 3))).toBeNull();
  });

  test('is the second of two matches, whoever has won the first, and the other side begins it', () => {
    for (const first of [won(0, 20), won(1, 1), DRAWN]) expect(course('return', first)).toEqual({ number: 2, starter: 'other' });
    expect(course('return', won(0, 20), won(0, 20))).toBeNull();
    expect(course('return', DRAWN, DRAWN)).toBeNull();
  });

  test('is another match of three until somebody has won two, and the first player of a third one is drawn', () => {
    expect(course('best-of-three', won(1, 2))).toEqual({ number: 2, starter: 'other' });
    expect(course('best-of-three', won(1, 2), won(1, 2))).toBeNull();
    expect(course('best-of-three', won(1, 2), won(0, 2))).toEqual({ number: 3, starter: 'drawn' });
  });

  test('draws count for nobody: three matches are the most', () => {
    expect(course('best-of-three', DRAWN, DRAWN)).toEqual({ number: 3, starter: 'drawn' });
    expect(course('best-of-three', DRAWN, won(0, 1))).toEqual({ number: 3, starter: 'drawn' });
    expect(course('best-of-three', DRAWN, won(0, 1), DRAWN)).toBeNull();
  });
});

describe('who has won a series', () => {
  const result = (...matches: readonly MatchScore[]): unknown => seriesResult(after(...matches));

  test('is decided by matches won, whatever the HQs say', () => {
    expect(result(won(0, 1), won(0, 1))).toEqual({ winners: [0], by: 'wins' });
    expect(result(won(1, 1), DRAWN)).toEqual({ winners: [1], by: 'wins' });
    expect(result(won(0, 20), won(1, 1), won(1, 1))).toEqual({ winners: [1], by: 'wins' });
  });

  test('with one win each by the sum of the HQ differences', () => {
    expect(result(won(0, 7), won(1, 5))).toEqual({ winners: [0], by: 'hq' });
    expect(result(won(0, 4), won(1, 5))).toEqual({ winners: [1], by: 'hq' });
  });

  test('is nobody if that is level, too', () => {
    expect(result(won(0, 5), won(1, 5))).toEqual({ winners: [], by: 'level' });
    expect(result(DRAWN, DRAWN)).toEqual({ winners: [], by: 'level' });
  });

  test('is a team as a whole', () => {
    const match: MatchScore = { winners: [2, 3], hq: [-4, -4, 4, 4] };
    expect(seriesResult(after(match))).toEqual({ winners: [2, 3], by: 'wins' });
  });
});

describe('what a match counts in a series', () => {
  const ended = (hq: readonly [number, number], outcome: Partial<Outcome>): MatchScore => {
    const table = position({
      players: [
        { army: 'borgo', hq: hq[0] },
        { army: 'moloch', hq: hq[1] },
      ],
    });
    return matchScoreOf({ ...table, outcome: { winners: [], reason: 'toughness', rule: 'E4', ...outcome } });
  };

  test('E4: the difference of the HQs', () => {
    expect(ended([12, 5], { winners: [0] })).toEqual(won(0, 7));
    expect(ended([5, 12], { winners: [1] })).toEqual(won(1, 7));
  });

  test('E1: what is left of the other HQ when one has fallen', () => {
    expect(ended([0, 12], { winners: [1], reason: 'hq-destroyed' })).toEqual(won(1, 12));
  });

  test('E5: who resigns loses all points of the HQ', () => {
    expect(ended([20, 14], { winners: [1], reason: 'resigned' })).toEqual(won(1, 14));
  });

  test('a draw counts for nobody, whatever the HQs say', () => {
    expect(ended([20, 3], { reason: 'agreed' })).toEqual(DRAWN);
  });

  test('G5: a team counts together, and nothing if one of its HQs has fallen', () => {
    const table = position({
      options: { mode: 'team' },
      players: [
        { army: 'borgo', hq: 10 },
        { army: 'moloch', hq: 4 },
        { army: 'outpost', hq: 9 },
        { army: 'hegemony', hq: 0 },
      ],
    });
    const outcome: Outcome = { winners: [0, 1], reason: 'hq-destroyed', rule: 'G5' };
    expect(matchScoreOf({ ...table, outcome })).toEqual({ winners: [0, 1], hq: [14, 14, -14, -14] });
  });

  test('G1: more than two sides have no difference', () => {
    const table = position({
      options: { mode: 'deathmatch' },
      players: [
        { army: 'borgo', hq: 10 },
        { army: 'moloch', hq: 4 },
        { army: 'outpost', hq: 9 },
      ],
    });
    const outcome: Outcome = { winners: [0], reason: 'toughness', rule: 'E4' };
    expect(matchScoreOf({ ...table, outcome })).toEqual({ winners: [0], hq: [0, 0, 0] });
  });
});

const seat = (name: string, army: ArmyId, more: Partial<SavedSeat> = {}): SavedSeat => ({
  name,
  army,
  keyHash: `key of ${name}`,
  mercenaries: [],
  ...more,
});

const finished = (seriesKind: SeriesKind, change: Partial<Setup> = {}): Setup => {
  const made = newSetup({ seriesKind }, { secret: 'old', creator: 'key of Ann' });
  if (!made.ok) throw new Error(made.error.message);
  const seats = [seat('Ann', 'borgo', { contribution: 'of Ann' }), seat('Bob', 'moloch', { contribution: 'of Bob' })];
  return { ...made.value, seats, drawKnown: true, seed: 'old seed', ...change };
};

const next = (setup: Setup, score: MatchScore, draw: (below: number) => number = () => 0): Setup =>
  nextMatchOf(setup, score, nextMatchAt(setup, score)!, { secret: 'new', draw });

const namesOf = ({ seats }: Setup): readonly unknown[] => seats.map((taken) => taken?.name);

describe('the table of the next match', () => {
  test('has the same armies, bans and mercenaries on exchanged seats, and a draw that nothing is known of', () => {
    const seats = [seat('Ann', 'borgo', { ban: 'hegemony', mercenaries: ['a'] }), seat('Bob', 'moloch', { contribution: 'old' })];
    const setup = next(finished('return', { armySelection: 'ban-and-pick', seats }), won(1, 4));
    expect(setup.seats).toEqual([
      seat('Bob', 'moloch', { series: { played: 1, won: 1, drawn: 0, hq: 4 } }),
      seat('Ann', 'borgo', { ban: 'hegemony', mercenaries: ['a'], series: { played: 1, won: 0, drawn: 0, hq: -4 } }),
    ]);
    expect(setup).toMatchObject({ secret: 'new', seed: null, drawKnown: false, status: NEW_STATUS, creator: 'key of Ann' });
  });

  test('of a third match is begun by whoever is drawn', () => {
    const second = next(finished('best-of-three'), won(0, 2));
    expect(namesOf(second)).toEqual(['Bob', 'Ann']);
    const drawn = [0, 1].map((number) => namesOf(next(second, won(0, 2), () => number)));
    expect(drawn).toEqual([
      ['Bob', 'Ann'],
      ['Ann', 'Bob'],
    ]);
  });

  test('does not count a match whose result is void, or in which a seat was given away', () => {
    const isVoid = finished('return', { status: { ...NEW_STATUS, isVoid: true } });
    const given = finished('return', { replaced: [{ former: 'lost', now: 'key of Bob', by: 'others' }] });
    for (const setup of [isVoid, given])
      expect(next(setup, won(0, 9)).seats.map((taken) => taken?.series)).toEqual([
        { played: 1, won: 0, drawn: 1, hq: 0 },
        { played: 1, won: 0, drawn: 1, hq: 0 },
      ]);
  });

  test.each<[string, Partial<SavedSeat>]>([
    ['computer players', { keyHash: null }],
    ['bots', { program: true }],
  ])('waits for people, not for %s', (_, other) => {
    const seats = [seat('Ann', 'borgo'), seat('Bob', 'moloch', other)];
    expect(waitingForAll(finished('return', { seats })).seats.map((taken) => taken?.waitsForReady)).toEqual([true, undefined]);
  });

  test('cannot be changed, left or joined by others', () => {
    const setup = waitingForAll(next(finished('return'), won(0, 4)));
    const codeOf = (result: { readonly ok: boolean; readonly error?: { readonly code: string } }): unknown => result.error?.code;
    const wish = { options: {}, seats: 2, startingSeat: 'first', armySelection: 'free', forecast: true } as const;
    expect(codeOf(LOBBY_CHANGES.configure(setup, wish, Math.random))).toBe('in-series');
    expect(codeOf(LOBBY_CHANGES.leaveSeat(setup, { seat: 0 }, Math.random))).toBe('in-series');
    expect(codeOf(LOBBY_CHANGES.changeSeat(setup, { seat: 0, army: 'outpost' }, Math.random))).toBe('in-series');
    expect(codeOf(LOBBY_CHANGES.kick(setup, { seat: 0 }, Math.random))).toBe('in-series');
    expect(codeOf(LOBBY_CHANGES.swap(setup, { seats: [0, 1] }, Math.random))).toBe('in-series');
    expect(codeOf(sit(setup, { name: 'Eve', army: 'outpost' }, 'key of Eve'))).toBe('in-series');
    expect(LOBBY_CHANGES.ready(setup, { seat: 0, ready: true, contribution: 'fresh' }, Math.random)).toMatchObject({
      value: {
        seats: [
          { name: 'Bob', contribution: 'fresh' },
          { name: 'Ann', waitsForReady: true },
        ],
      },
    });
  });

  test('has armies that do not follow from its seed', () => {
    const first = finished('return', { armySelection: 'random' });
    expect([isDealt(first), isDealt(next(first, won(0, 1)))]).toEqual([true, false]);
  });

  test('and its record say where it stands', () => {
    const setup = finished('return');
    expect(recordedSeries(setup)).toEqual({ series: { kind: 'return', match: 1, won: [0, 0], drawn: 0, hq: [0, 0] } });
    expect(recordedSeries(next(setup, won(0, 4)))).toEqual({ series: { kind: 'return', match: 2, won: [0, 1], drawn: 0, hq: [-4, 4] } });
    expect(recordedSeries(finished('single'))).toEqual({});
  });
});

describe('a rematch', () => {
  test('after a series begins a new one', () => {
    const second = next(finished('return'), won(0, 4));
    expect(nextMatchAt(second, won(0, 4))).toBeNull();
    const again = rematchOf(second, won(0, 4));
    expect(again.seats.map((taken) => taken?.series)).toEqual([undefined, undefined]);
    expect([again.seriesKind, isInSeries(again)]).toEqual(['return', false]);
  });
});

test('a series is for two sides whose HQs can fall', () => {
  const table = { secret: '', creator: null };
  for (const mode of MODES) {
    const made = newSetup({ options: { mode }, seriesKind: 'return' }, table);
    expect([mode, made.ok]).toEqual([mode, mode === 'duel' || mode === 'team']);
    if (!made.ok) expect(made.error.code).toBe('not-supported');
  }
  const usual = newSetup({}, table);
  expect(usual.ok && 'seriesKind' in usual.value).toBe(false);
});
