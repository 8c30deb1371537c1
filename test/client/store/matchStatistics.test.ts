import './support/browserGlobals.js';
import {
  type EndedMatch,
  matchResultOf,
  type MatchStatistics,
  MOST_FRIENDS,
  NO_STATISTICS,
  withResult,
} from '@hexfall/shared/inspect/matchStatistics';
import { DEFAULT_OPTIONS, type Mode } from '@hexfall/shared/model/options';
import type { Outcome } from '@hexfall/shared/model/result';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { joinStatistics } from '../../../client/src/people/joinStatistics.js';
import {
  countMatch,
  forgetStatistics,
  matchStatistics,
  nextLevel,
  restoreStatistics,
  winsAgainst,
} from '../../../client/src/store/matchStatistics.js';
import { changedTable, tableOf } from '../../support/states.js';

const ARMIES: readonly ArmyId[] = ['borgo', 'outpost', 'moloch', 'hegemony'];
const person = (name: string) => ({ name, computer: false, level: '' }) as const;
const RECRUIT = { name: 'Computer', computer: true, level: 'recruit' } as const;
const VETERAN = { name: 'Computer 2', computer: true, level: 'veteran' } as const;

interface Draft {
  readonly seats: EndedMatch['seats'];
  readonly mine?: EndedMatch['mine'];
  readonly mode?: Mode;
  readonly winners?: Outcome['winners'];
}

/** A match that is over, with Borgo, The Outpost, Moloch and Hegemony. */
const matchOf = ({ seats, mine = [0], mode = 'duel', winners = [0] }: Draft): EndedMatch => {
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, mode }, armies: ARMIES.slice(0, seats.length), seed: 'statistics' });
  if (!created.ok) throw new Error(created.error.message);
  const outcome: Outcome = { winners, reason: winners.length > 0 ? 'resigned' : 'agreed', rule: '' };
  return { table: changedTable(tableOf(created.value), { outcome }), seats, mine };
};

/** What is counted of matches, each a minute after the one before. */
const after = (...matches: readonly Draft[]): MatchStatistics =>
  matches.reduce((before: MatchStatistics, draft, minute) => {
    const result = matchResultOf(matchOf(draft));
    return result ? withResult(before, result, (minute + 1) * 60_000) : before;
  }, NO_STATISTICS);

const ANN = person('Ann');
const BOB = person('Bob');

describe('the statistics of a player', () => {
  test('count by army, mode, level and friend', () => {
    const counted = after(
      { seats: [ANN, BOB] },
      { seats: [BOB, ANN], mine: [1] },
      { seats: [ANN, RECRUIT], winners: [] },
      { seats: [ANN, RECRUIT, VETERAN], mode: 'deathmatch' },
    );
    expect(counted).toEqual({
      all: { played: 4, won: 2, drawn: 1 },
      armies: { borgo: { played: 3, won: 2, drawn: 1 }, outpost: { played: 1, won: 0, drawn: 0 } },
      modes: { duel: { played: 3, won: 1, drawn: 1 }, deathmatch: { played: 1, won: 1, drawn: 0 } },
      // Of several computer players the strongest.
      levels: { recruit: { played: 1, won: 0, drawn: 1 }, veteran: { played: 1, won: 1, drawn: 0 } },
      friends: [{ name: 'Bob', played: 2, won: 1, drawn: 0 }],
      streak: { now: 1, best: 1 },
      latest: 240_000,
    });
  });

  test('count opponents, not allies, and computers only where no person is against one', () => {
    const team = after({ seats: [ANN, person('Cid'), BOB, RECRUIT], mode: 'team', winners: [0, 1] });
    expect(team.friends.map(({ name }) => name)).toEqual(['Bob']);
    expect(team.levels).toEqual({});
    const allied = after({ seats: [ANN, RECRUIT, BOB, person('Cid')], mode: 'team', winners: [2, 3] });
    expect(allied.friends.map(({ name, won }) => [name, won])).toEqual([
      ['Bob', 0],
      ['Cid', 0],
    ]);
    expect(allied.levels).toEqual({});
  });

  test('know how many wins were had in a row: a draw ends them', () => {
    const seats = [ANN, BOB];
    const [won, drawn, lost]: readonly Draft[] = [{ seats }, { seats, winners: [] }, { seats, winners: [1] }];
    expect(after(won!, won!).streak).toEqual({ now: 2, best: 2 });
    expect(after(won!, won!, drawn!, won!).streak).toEqual({ now: 1, best: 2 });
    expect(after(won!, lost!).streak).toEqual({ now: 0, best: 1 });
  });

  test('have no match of a spectator, of one who plays both sides, or without an end', () => {
    const seats = [ANN, BOB];
    expect(after({ seats, mine: [] })).toBe(NO_STATISTICS);
    expect(after({ seats, mine: [0, 1] })).toBe(NO_STATISTICS);
    const running = matchOf({ seats });
    expect(matchResultOf({ ...running, table: { ...running.table, outcome: null } })).toBeNull();
  });

  test('keep the friends played last, and no name longer than a line', () => {
    const met = Array.from({ length: MOST_FRIENDS + 2 }, (_, index): Draft => ({ seats: [ANN, person(`Friend ${index}`)] }));
    const { friends } = after(...met, { seats: [ANN, person('Friend 5')] });
    expect(friends).toHaveLength(MOST_FRIENDS);
    expect(friends[0]).toMatchObject({ name: 'Friend 5', played: 2 });
    expect(friends.map(({ name }) => name)).not.toContain('Friend 1');
    expect(after({ seats: [ANN, person('x'.repeat(500))] }).friends[0]?.name).toHaveLength(40);
  });

  test('that were counted in two places are joined: each match once, and of the present rows of wins the one that was played last', () => {
    const there = after({ seats: [ANN, BOB] }, { seats: [ANN, BOB] }, { seats: [ANN, person('Cid')] }, { seats: [ANN, BOB], winners: [1] });
    const here = after({ seats: [ANN, RECRUIT] }, { seats: [ANN, BOB], mode: 'duel', winners: [] }, { seats: [ANN, VETERAN] });
    const joined = joinStatistics(there, here);
    expect(joined).toEqual({
      all: { played: 7, won: 5, drawn: 1 },
      armies: { borgo: { played: 7, won: 5, drawn: 1 } },
      modes: { duel: { played: 7, won: 5, drawn: 1 } },
      levels: { recruit: { played: 1, won: 1, drawn: 0 }, veteran: { played: 1, won: 1, drawn: 0 } },
      friends: [
        { name: 'Bob', played: 4, won: 2, drawn: 1 },
        { name: 'Cid', played: 1, won: 1, drawn: 0 },
      ],
      streak: { now: 0, best: 3 },
      latest: 240_000,
    });
    expect(joinStatistics(here, there)).toEqual(joined);
    // When the last match was is not known of all that browsers have kept.
    const { latest: _, ...old } = here;
    for (const one of [here, old]) expect(joinStatistics(NO_STATISTICS, one)).toEqual(one);
    expect(joinStatistics(NO_STATISTICS, NO_STATISTICS)).toEqual(NO_STATISTICS);
  });
});

describe('the statistics of a browser', () => {
  const { here, byCard } = matchStatistics;
  const nothing = here.peek();
  beforeEach(() => {
    here.value = nothing;
    byCard.value = nothing;
  });

  const count = (id: string, isCards = false): void => countMatch({ id, byCard: isCards, ...matchOf({ seats: [ANN, BOB] }) });
  const played = (): readonly number[] => [here.value.all.played, byCard.value.all.played];

  test('have a match once, those of the player card apart', () => {
    count('A');
    count('B', true);
    count('A');
    count('B', true);
    // Counted before there was a difference.
    count('A', true);
    expect(played()).toEqual([1, 1]);
  });

  test('name the level above the strongest that was beaten as the next one, by the matches of the player card too', () => {
    const tally = (won: number) => ({ played: 3, won, drawn: 0 });
    expect(nextLevel()).toBe('cadet');
    here.value = { ...nothing, levels: { recruit: tally(0) } };
    expect(nextLevel()).toBe('cadet');
    here.value = { ...nothing, levels: { recruit: tally(1), veteran: tally(0) } };
    expect(nextLevel()).toBe('scout');
    byCard.value = { ...nothing, levels: { recruit: tally(2), veteran: tally(1) } };
    expect(nextLevel()).toBe('commander');
    expect([winsAgainst('recruit'), winsAgainst('scout')]).toEqual([3, 0]);
    here.value = { ...nothing, levels: { commander: tally(1) } };
    expect(nextLevel()).toBeNull();
  });

  test('are read before they are written', () => {
    count('A');
    // Another tab has written since; this one has not heard of it yet.
    localStorage.setItem(
      'hexfall.statistics',
      JSON.stringify({ ...here.value, counted: ['A', 'B'], all: { played: 2, won: 2, drawn: 0 } }),
    );
    count('B');
    count('C');
    expect(here.value).toMatchObject({ all: { played: 3 }, counted: ['A', 'B', 'C'] });
  });

  test('are added to what a later version of the page has kept, by armies, modes and levels that this one does not know', () => {
    const later = { later: { played: 2, won: 1, drawn: 0, conceded: 1 } };
    const kept = { ...nothing, all: { played: 2, won: 1, drawn: 0 }, armies: later, modes: later, levels: later, maps: later };
    localStorage.setItem('hexfall.statistics', JSON.stringify(kept));
    count('A');
    expect(here.value).toMatchObject({
      all: { played: 3 },
      armies: { ...later, borgo: { played: 1 } },
      modes: later,
      levels: later,
      maps: later,
    });
  });

  test('are forgotten but for which matches were counted, and brought back', () => {
    count('A');
    count('B', true);
    const forgotten = forgetStatistics();
    expect(played()).toEqual([0, 0]);
    expect(here.value.friends).toEqual([]);
    count('A');
    count('B', true);
    expect(played()).toEqual([0, 0]);
    restoreStatistics(forgotten);
    expect(played()).toEqual([1, 1]);
  });
});
