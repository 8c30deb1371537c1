import './support/browserGlobals.js';
import { DEFAULT_OPTIONS, type Mode } from '@hexfall/shared/model/options';
import type { Outcome } from '@hexfall/shared/model/result';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import {
  countMatch,
  forgetStatistics,
  matchStatistics,
  MOST_FRIENDS,
  withMatch,
  type CountedMatch,
  type MatchStatistics,
} from '../../../client/src/store/matchStatistics.js';
import { changedTable, tableOf } from '../../support/states.js';

const ARMIES: readonly ArmyId[] = ['borgo', 'outpost', 'moloch', 'hegemony'];
const person = (name: string) => ({ name, computer: false, level: '' }) as const;
const RECRUIT = { name: 'Computer', computer: true, level: 'recruit' } as const;
const VETERAN = { name: 'Computer 2', computer: true, level: 'veteran' } as const;

interface Draft {
  readonly id: string;
  readonly seats: CountedMatch['seats'];
  readonly mine?: CountedMatch['mine'];
  readonly mode?: Mode;
  readonly winners?: Outcome['winners'];
}

/** A match that is over, with Borgo, The Outpost, Moloch and Hegemony. */
const matchOf = ({ id, seats, mine = [0], mode = 'duel', winners = [0] }: Draft): CountedMatch => {
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, mode }, armies: ARMIES.slice(0, seats.length), seed: 'statistics' });
  if (!created.ok) throw new Error(created.error.message);
  const outcome: Outcome = { winners, reason: winners.length > 0 ? 'resigned' : 'agreed', rule: '' };
  return { id, table: changedTable(tableOf(created.value), { outcome }), seats, mine };
};

const NOTHING = matchStatistics.peek();
const after = (...matches: readonly Draft[]): MatchStatistics => matches.map(matchOf).reduce(withMatch, NOTHING);

const ANN = person('Ann');
const BOB = person('Bob');

describe('the statistics of a player', () => {
  test('count by army, mode, level and friend', () => {
    const counted = after(
      { id: 'A', seats: [ANN, BOB] },
      { id: 'B', seats: [BOB, ANN], mine: [1] },
      { id: 'C', seats: [ANN, RECRUIT], winners: [] },
      { id: 'D', seats: [ANN, RECRUIT, VETERAN], mode: 'deathmatch' },
    );
    expect(counted).toEqual({
      all: { played: 4, won: 2, drawn: 1 },
      armies: { borgo: { played: 3, won: 2, drawn: 1 }, outpost: { played: 1, won: 0, drawn: 0 } },
      modes: { duel: { played: 3, won: 1, drawn: 1 }, deathmatch: { played: 1, won: 1, drawn: 0 } },
      // Of several computer players the strongest.
      levels: { recruit: { played: 1, won: 0, drawn: 1 }, veteran: { played: 1, won: 1, drawn: 0 } },
      friends: [{ name: 'Bob', played: 2, won: 1, drawn: 0 }],
      streak: { now: 1, best: 1 },
      counted: ['A', 'B', 'C', 'D'],
    });
  });

  test('count opponents, not allies, and computers only where no person is against one', () => {
    const team = after({ id: 'A', seats: [ANN, person('Cid'), BOB, RECRUIT], mode: 'team', winners: [0, 1] });
    expect(team.friends.map(({ name }) => name)).toEqual(['Bob']);
    expect(team.levels).toEqual({});
    const allied = after({ id: 'A', seats: [ANN, RECRUIT, BOB, person('Cid')], mode: 'team', winners: [2, 3] });
    expect(allied.friends.map(({ name, won }) => [name, won])).toEqual([
      ['Bob', 0],
      ['Cid', 0],
    ]);
    expect(allied.levels).toEqual({});
  });

  test('know how many wins were had in a row: a draw ends them', () => {
    const seats = [ANN, BOB];
    const won = (id: string): Draft => ({ id, seats });
    expect(after(won('A'), won('B')).streak).toEqual({ now: 2, best: 2 });
    expect(after(won('A'), won('B'), { id: 'C', seats, winners: [] }, won('D')).streak).toEqual({ now: 1, best: 2 });
    expect(after(won('A'), { id: 'B', seats, winners: [1] }).streak).toEqual({ now: 0, best: 1 });
  });

  test('count a match once, and none of a spectator, of one who plays both sides, or without an end', () => {
    const seats = [ANN, BOB];
    expect(after({ id: 'A', seats }, { id: 'A', seats }).all.played).toBe(1);
    expect(after({ id: 'A', seats, mine: [] })).toBe(NOTHING);
    expect(after({ id: 'A', seats, mine: [0, 1] })).toBe(NOTHING);
    const running = matchOf({ id: 'A', seats });
    expect(withMatch(NOTHING, { ...running, table: { ...running.table, outcome: null } })).toBe(NOTHING);
  });

  test('keep the friends played last, and no name longer than a line', () => {
    const met = Array.from({ length: MOST_FRIENDS + 2 }, (_, place): Draft => ({
      id: `M${place}`,
      seats: [ANN, person(`Friend ${place}`)],
    }));
    const { friends } = after(...met, { id: 'again', seats: [ANN, person('Friend 5')] });
    expect(friends).toHaveLength(MOST_FRIENDS);
    expect(friends[0]).toMatchObject({ name: 'Friend 5', played: 2 });
    expect(friends.map(({ name }) => name)).not.toContain('Friend 1');
    expect(after({ id: 'A', seats: [ANN, person('x'.repeat(500))] }).friends[0]?.name).toHaveLength(40);
  });

  test('are kept by the browser, read before they are written, and forgotten but for which matches were counted', () => {
    countMatch(matchOf({ id: 'A', seats: [ANN, BOB] }));
    expect(matchStatistics.value.all.played).toBe(1);
    // Another tab has written since; this one has not heard of it yet.
    const other = withMatch(matchStatistics.value, matchOf({ id: 'B', seats: [ANN, BOB] }));
    localStorage.setItem('hexfall.statistics', JSON.stringify(other));
    countMatch(matchOf({ id: 'B', seats: [ANN, BOB] }));
    countMatch(matchOf({ id: 'C', seats: [ANN, BOB] }));
    expect(matchStatistics.value).toMatchObject({ all: { played: 3, won: 3 }, counted: ['A', 'B', 'C'] });
    forgetStatistics();
    expect(matchStatistics.value.all.played).toBe(0);
    expect(matchStatistics.value.friends).toEqual([]);
    countMatch(matchOf({ id: 'C', seats: [ANN, BOB] }));
    expect(matchStatistics.value.all.played).toBe(0);
  });
});
