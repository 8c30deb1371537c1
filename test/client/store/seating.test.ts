import { ARMIES } from '@hexfall/shared/content/catalog';
import { DEFAULT_OPTIONS, type Mode } from '@hexfall/shared/model/options';
import { ARMY_IDS, type ArmyId, type TileKey } from '@hexfall/shared/model/tile';
import { FREE_SEAT, readSeatViews, type SeatView } from '@hexfall/shared/protocol/tableView';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { armyFor, FIRST_ARMIES, possiblePick, proposedPick } from '../../../client/src/platform/armyPick.js';
import {
  beatsComputer,
  freeSeats,
  isAgainstComputers,
  isOffline,
  isShared,
  nextHolder,
  panelOrder,
  panelSides,
  playedSeat,
  seatsToResign,
  secondSeats,
  teamsOf,
} from '../../../client/src/store/seating.js';

const seating = (taken: boolean): SeatView => ({ ...FREE_SEAT, taken });

test('seats are read from the state as they are at this moment', () => {
  const hired: TileKey[] = ['mercenary/gunner'];
  const seat = { ...seating(true), name: 'Ann', mercenaries: hired, connected: 1 };
  const read = readSeatViews({ seats: [seat, FREE_SEAT] });
  expect(read).toEqual([seat, FREE_SEAT]);
  const before = structuredClone(read);
  hired.push('mercenary/medic');
  seat.connected = 0;
  expect(read).toEqual(before);
});

test('seats are grouped by team, or all together where everyone is alone', () => {
  expect(teamsOf('duel', 2)).toEqual([[0, 1]]);
  expect(teamsOf('deathmatch-score', 4)).toEqual([[0, 1, 2, 3]]);
  expect(teamsOf('one-vs-two', 3)).toEqual([[0], [1, 2]]);
  expect(teamsOf('team', 4)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('free seats are those that no one has taken', () => {
  expect(freeSeats([seating(true), seating(false), seating(false)])).toEqual([1, 2]);
});

const tableOf = (mode: Mode, players: number) => {
  const created = createMatch({ options: { ...DEFAULT_OPTIONS, mode }, armies: ARMY_IDS.slice(0, players), seed: 'panels' });
  if (!created.ok) throw new Error(created.error.message);
  return created.value.table;
};

test.each([
  ['duel', 2, 0, [1, 0]],
  ['deathmatch', 4, 1, [2, 3, 0, 1]],
  ['deathmatch', 3, null, [0, 1, 2]],
  ['one-vs-two', 3, 1, [0, 2, 1]],
  ['team', 4, 0, [2, 3, 1, 0]],
  ['team', 4, null, [0, 1, 2, 3]],
] as const)(
  'panels of %s with %d players, seen from seat %p, in the order of turns with allies side by side',
  (mode, players, me, order) => {
    expect(panelOrder(tableOf(mode, players), me)).toEqual(order);
  },
);

test.each([
  ['team', [0], [true, false, false, false], [1]],
  ['team-score', [3], [true, false, false, true], [2]],
  ['team', [0], [true, true, false, false], []],
  ['team', [0, 1], [true, true, false, false], []],
  ['team', [], [true, false, false, false], []],
  ['one-vs-two', [1], [true, true, false], []],
  ['deathmatch', [0], [true, false, false], []],
] as const)('O5: at a table of mode %s, who holds %j of the seats %j may command %j as well', (mode, mine, taken, second) => {
  expect(secondSeats(mode, taken.map(seating), mine)).toEqual(second);
});

describe('of two armies of one person (O5)', () => {
  const teams = tableOf('team', 4);
  const at = (slot: number, out: readonly number[] = []) => ({
    ...teams,
    turn: { ...teams.turn, slot },
    players: teams.players.map((player, seat) => ({ ...player, out: out.includes(seat) })),
  });

  test.each([
    ['its own turn', 0, 0, 0],
    ['that of the other one', 2, 1, 1],
    ['an enemy before the second one', 1, 2, 1],
    ['an enemy before the first one', 3, 3, 0],
    ['an enemy who decides something in the turn of the first one', 0, 2, 0],
  ])('in %s the right one is played', (_, slot, acting, played) => {
    expect(playedSeat(at(slot), acting, [0, 1])).toBe(played);
  });

  test('one that is out is not waited for, unless both are', () => {
    expect(playedSeat(at(1, [1]), 2, [0, 1])).toBe(0);
    expect(playedSeat(at(1, [0, 1]), 2, [0, 1])).toBe(1);
    expect(playedSeat(at(1), 2, [])).toBeNull();
  });

  test('both resign together, and no one else', () => {
    const persons = [0, 0, 1, 2];
    const shared = { players: teams.players.map((player, seat) => ({ ...player, person: persons[seat]! })) };
    expect(seatsToResign(shared, 1)).toEqual([0, 1]);
    expect(seatsToResign(shared, 2)).toEqual([2]);
    const { players } = shared;
    expect(seatsToResign({ players: players.with(0, { ...players[0]!, resigned: true }) }, 1)).toEqual([1]);
  });
});

describe('panels by side', () => {
  test('those of one team stand together, one’s own as such', () => {
    expect(panelSides(tableOf('team', 4), 0)).toEqual([
      { stance: 'enemy', seats: [2, 3] },
      { stance: 'own', seats: [1, 0] },
    ]);
    expect(panelSides(tableOf('one-vs-two', 3), 2)).toEqual([
      { stance: 'enemy', seats: [0] },
      { stance: 'own', seats: [1, 2] },
    ]);
  });

  test('have no side where everyone plays alone', () => {
    expect(panelSides(tableOf('deathmatch', 4), 1)).toEqual([{ stance: null, seats: [2, 3, 0, 1] }]);
  });
});

test.each([
  ['a person who is not connected', { connected: 0 }, true],
  ['a person with a page open', { connected: 1 }, false],
  ['a computer player', { connected: 0, computer: true }, false],
  ['an empty seat', { connected: 0, taken: false }, false],
])('%s is offline: %j → %j', (_, change, offline) => {
  expect(isOffline({ ...seating(true), ...change })).toBe(offline);
});

test.each([
  ['everybody else is a computer player', [false, true, true], [0], true],
  ['one person has two armies', [false, true, false, true], [0, 2], true],
  ['another person plays', [false, true, false], [0], false],
  ['the page only watches', [true, true], [], false],
  ['the page has all seats', [false, false], [0, 1], false],
])('a page plays against computer players alone where %s: %j, %j → %j', (_, computers, mine, expected) => {
  const seats = computers.map((computer) => ({ computer }));
  expect(isAgainstComputers(seats, mine)).toBe(expected);
});

test('a win against the computer is one of an own seat in which a computer player has lost', () => {
  const [person, computer] = [seating(true), { ...seating(true), computer: true }];
  expect(beatsComputer([0], [0], [person, computer])).toBe(true);
  expect(beatsComputer([1], [0], [person, computer])).toBe(false);
  expect(beatsComputer([0], [], [person, computer])).toBe(false);
  expect(beatsComputer([0], [0], [person, person])).toBe(false);
  expect(beatsComputer([0, 1], [0], [person, computer, person])).toBe(false);
});

const persons = (...ids: readonly number[]) => ({ players: ids.map((person) => ({ person })) });

describe('the device is passed on', () => {
  test('to the player to act, if that is another person', () => {
    const table = persons(0, 1, 2);
    const mine = [0, 1, 2];
    expect(nextHolder(table, { acting: 0, mine, holder: null })).toBe(0);
    expect(nextHolder(table, { acting: 0, mine, holder: 0 })).toBeNull();
    expect(nextHolder(table, { acting: 2, mine, holder: 0 })).toBe(2);
  });

  test('not for those who play elsewhere, nor when no one has to act', () => {
    expect(nextHolder(persons(0, 1, 2), { acting: 2, mine: [0, 1], holder: 0 })).toBeNull();
    expect(nextHolder(persons(0, 1), { acting: null, mine: [0, 1], holder: 0 })).toBeNull();
  });

  test('not by one person with two armies (O5)', () => {
    expect(isShared(persons(0, 0, 1, 2), [0, 1])).toBe(false);
    expect(nextHolder(persons(0, 0, 1, 2), { acting: 1, mine: [0, 1], holder: null })).toBeNull();
    expect(isShared(persons(0, 0, 1, 2), [0, 1, 2])).toBe(true);
  });

  test('by persons, not by seats: who holds the device keeps it for the second army (O5)', () => {
    const mine = [0, 1, 2, 3];
    expect(nextHolder(persons(0, 0, 1, 1), { acting: 1, mine, holder: 0 })).toBeNull();
    expect(nextHolder(persons(0, 0, 1, 1), { acting: 2, mine, holder: 0 })).toBe(2);
    expect(nextHolder(persons(0, 0, 1, 1), { acting: 1, mine, holder: 1 })).toBe(1);
  });
});

describe('the army in the seat form', () => {
  test('is the one picked', () => {
    expect(armyFor('moloch', ARMY_IDS)).toBe('moloch');
  });

  test('is any free one for a random pick', () => {
    const free = ['outpost', 'hegemony', 'doomsday'] as const;
    const drawn = [0, 0.4, 0.999].map((number) => armyFor('random', free, () => number));
    expect(drawn).toEqual(free);
    expect(armyFor('random', [])).toBeNull();
  });

  test('falls back to a random one when the pick is taken', () => {
    expect(possiblePick('borgo', ['borgo', 'moloch'])).toBe('borgo');
    expect(possiblePick('borgo', ['moloch'])).toBe('random');
    expect(possiblePick('random', ['moloch'])).toBe('random');
    expect(possiblePick('random', [])).toBeNull();
  });

  test('is at first one that is not hard, a different one for host and guest', () => {
    const without = (...taken: readonly ArmyId[]): readonly ArmyId[] => ARMY_IDS.filter((army) => !taken.includes(army));
    const first = { last: 'random', hasPlayed: false } as const;
    expect(proposedPick({ ...first, free: ARMY_IDS, isGuest: false })).toBe('borgo');
    expect(proposedPick({ ...first, free: ARMY_IDS, isGuest: true })).toBe('moloch');
    expect(proposedPick({ ...first, free: without('moloch'), isGuest: true })).toBe('borgo');
    expect(proposedPick({ ...first, free: without('borgo', 'moloch'), isGuest: true })).toBe('hegemony');
    expect(proposedPick({ ...first, free: ['doomsday'], isGuest: true })).toBe('random');
    expect(proposedPick({ ...first, last: 'outpost', free: ARMY_IDS, isGuest: true })).toBe('outpost');
    expect(proposedPick({ ...first, last: 'outpost', free: without('outpost'), isGuest: true })).toBe('moloch');
    expect(proposedPick({ ...first, free: [], isGuest: true })).toBeNull();
  });

  test('is a random one after the first match for who has chosen none', () => {
    expect(proposedPick({ last: 'random', free: ARMY_IDS, hasPlayed: true, isGuest: false })).toBe('random');
    expect(proposedPick({ last: 'outpost', free: ['borgo'], hasPlayed: true, isGuest: true })).toBe('random');
  });

  test('is at first one of those below “hard”, the easiest first', () => {
    const difficulties = FIRST_ARMIES.map((army) => ARMIES[army].difficulty);
    expect(difficulties).toEqual([...difficulties].sort((a, b) => a - b));
    expect(new Set(FIRST_ARMIES)).toEqual(new Set(ARMY_IDS.filter((army) => ARMIES[army].difficulty < 4)));
  });
});
