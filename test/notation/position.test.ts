import { cellOf } from '@hexfall/shared/hex/cells';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import type { PositionJson } from '@hexfall/shared/notation/json';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { stateOf, tableOf } from '../support/states.js';
import { changed, example, type Json, playedMatch, setupOf } from './examples.js';

const parsed = (json: unknown): Table => {
  const result = parsePosition(json);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return tableOf(result.value);
};

const formatOn = (table: Table): PositionJson => formatPosition(table, stateOf(table).piles);

/** A position as it comes out again. */
const again = (json: Json): unknown => JSON.parse(JSON.stringify(formatOn(parsed(json))));

const player = (json: Json): Table['players'][number] => parsed(json).players[0]!;

const seats = (mode: string, players: readonly unknown[], options: Json = {}): Json => ({
  format: 1,
  options: { mode, ...options },
  players,
  turn: { player: 0, number: 7 },
  units: [],
});

const FOUR = [{ army: 'borgo' }, { army: 'moloch' }, { army: 'outpost' }, { army: 'hegemony' }];

describe('a position comes out as it went in', () => {
  test.each([
    ['the example', example()],
    ['wounds of no unit are not written', changed(example(), '/units/1/wounds', undefined)],
    ['an empty board', changed(example(), '/units', [])],
    ['no HQ on the board', changed(example(), '/units/0/tile', 'commando')],
    ['S3: HQs being placed', changed(changed(example(), '/turn', { player: 1, phase: 'setup' }), '/units/1/wounds', undefined)],
    ['T1 and T2 open', changed(example(), '/turn', { player: 0, number: 5, mustDiscard: true, fresh: true })],
    [
      'M2 and M5 used',
      changed(example(), '/turn', {
        player: 0,
        number: 5,
        used: [
          { at: [0, 0], by: 'mobility' },
          { at: [0, 0], by: 'transport' },
        ],
      }),
    ],
    ['E2: the last tile is drawn', changed(example(), '/turn', { player: 0, number: 5, lastDrawnBy: 1 })],
    ['E4: an additional turn', changed(example(), '/turn', { player: 0, number: 5, lastDrawnBy: 1, additional: true })],
    ['O3: a use counted', changed(changed(example(), '/options/start', 'alternative'), '/turn', { player: 0, number: 1, uses: 1 })],
    [
      'O2, O6, O8, O9',
      changed(example(), '/options', {
        mode: 'duel',
        board: 'expanded',
        reinforcement: true,
        mercenaries: 1,
        bomber: 'two',
        takeBack: false,
      }),
    ],
    ['S1: a unit on the outer ring', changed(changed(example(), '/options/board', 'expanded'), '/units/1/at', [2, -3])],
    [
      'P1: mercenaries',
      changed(changed(example(), '/players/0/mercenaries', ['mercenary:shooter']), '/players/0/hand', ['mercenary:gunner']),
    ],
    [
      'P2: bombers',
      changed(changed(example(), '/units/1', { tile: 'bomber', at: [1, -1], rot: 0 }), '/players/1/pile', ['bomber', 'ganger', 'bomber-2']),
    ],
    ["P3: a mercenary's bomber", changed(example(), '/units/1', { army: 'hegemony', tile: 'bomber', at: [1, -1], rot: 0 })],
    ['E5: a resignation that waits', changed(example(), '/players/1/resigned', true)],
    ['a fallen HQ among the discards', changed(changed(example(), '/players/1/hq', 0), '/players/1/discard', ['hq'])],
  ])('%s', (_, json) => {
    expect(again(json)).toEqual(json);
  });

  test('O7: the same army twice', () => {
    const json = seats(
      'duel',
      [
        { army: 'borgo', hq: 20, hand: [], pile: 34, discard: [] },
        { army: 'borgo', hq: 3, hand: [], pile: 34, discard: [] },
      ],
      {
        sameArmy: true,
      },
    );
    const units = [
      { army: 'borgo#1', tile: 'mutant', at: [-1, 0], rot: 3 },
      { army: 'borgo#0', tile: 'mutant', at: [0, 0], rot: 0 },
    ];
    expect(again({ ...json, units })).toEqual({ ...json, units });
    expect(parsed({ ...json, units }).board[cellOf([-1, 0])]?.owner).toBe(1);
  });

  test('O5: two seats of one person', () => {
    const people = seats(
      'team',
      FOUR.map((seat, i) => ({ ...seat, person: [0, 1, 2, 2][i], hq: 20, hand: [], pile: 34, discard: [] })),
    );
    expect(again(people)).toEqual(people);
    expect(
      parsed(
        seats(
          'team',
          FOUR.map((seat, i) => (i > 1 ? { ...seat, person: 1 } : seat)),
        ),
      ).players.map(({ person }) => person),
    ).toEqual([0, 2, 1, 1]);
  });

  test('G3: points in the score modes', () => {
    const json = seats(
      'deathmatch-score',
      FOUR.slice(1).map((seat, i) => ({ ...seat, score: 3 * i, hand: [], pile: 34, discard: [] })),
    );
    expect(again(json)).toEqual(json);
  });

  test('G4: the turns of one against two differ by their slot', () => {
    const json = seats(
      'one-vs-two',
      FOUR.slice(1).map((seat) => ({ ...seat, hq: 9, hand: [], pile: 34, discard: [] })),
    );
    const late = changed(json, '/turn/slot', 2);
    expect(again(late)).toEqual(late);
    expect(again(changed(json, '/turn/slot', 0))).toEqual(json);
  });

  test('units are sorted by q, then r', () => {
    const units = [
      { army: 'outpost', tile: 'scout', at: [1, 1], rot: 0 },
      { army: 'outpost', tile: 'scout', at: [1, -2], rot: 0 },
      { army: 'outpost', tile: 'scout', at: [-2, 2], rot: 0 },
    ];
    expect((again({ ...example(), units }) as { units: unknown }).units).toEqual(units.toReversed());
  });

  test.each([3, 17])('every table of match %i, and what the public sees of it', (random) => {
    const { tables } = playedMatch(setupOf('notation'), random);
    for (const table of tables) {
      const still: Table = { ...table, battle: null, pending: null, decision: null, canTakeBack: false };
      const { piles } = stateOf(table);
      const back = parsed(JSON.parse(JSON.stringify(formatOn(table))));
      expect({ ...back, outcome: table.outcome }).toEqual(still);
      expect(stateOf(back).piles).toEqual(piles);
      const seen = parsed(formatPosition(table));
      expect(seen).toEqual(back);
      expect(stateOf(seen).piles).toEqual([null, null]);
    }
  });
});

describe('what is left out', () => {
  test('S2, U2: a full HQ, an empty hand, an empty discard pile, 34 tiles to draw', () => {
    expect(player(seats('duel', [{ army: 'borgo' }, { army: 'moloch' }]))).toEqual({
      army: 'borgo',
      person: 0,
      hq: 20,
      score: 0,
      hand: [],
      pile: 34,
      onTop: [],
      discard: [],
      mercenaries: [],
      prizes: [],
      resigned: false,
      out: false,
    });
  });

  test.each([
    ['G4: the loner and the team', seats('one-vs-two', FOUR.slice(1)), [20, 13, 13]],
    ['G5: teams', seats('team', FOUR), [20, 20, 20, 20]],
    ['O4: teams with 15', seats('team', FOUR, { teamHq: 15 }), [15, 15, 15, 15]],
    ['G6: not in a team match with score', seats('team-score', FOUR, { teamHq: 15 }), [20, 20, 20, 20]],
    ['G1: deathmatch', seats('deathmatch', FOUR, { teamHq: 15 }), [20, 20, 20, 20]],
  ])('%s', (_, json, hqs) => {
    expect(parsed(json).players.map(({ hq }) => hq)).toEqual(hqs);
  });

  test.each([
    [seats('duel', FOUR.slice(2)), 0, 5],
    [seats('duel', FOUR.slice(2)), 1, 4],
    [seats('deathmatch', FOUR), 3, 4],
    [seats('one-vs-two', FOUR.slice(1)), 2, 4],
  ])('S4: the turn is then the first one with a full draw (%#)', (json, seat, number) => {
    expect(parsed(changed(json, '/turn', { player: seat })).turn.number).toBe(number);
  });

  test('options are as by default', () => {
    expect(parsed(changed(example(), '/options/clock', 'none')).options).toEqual({
      mode: 'duel',
      board: 'main',
      start: 'standard',
      reinforcement: false,
      teamHq: 20,
      sameArmy: false,
      mercenaries: 0,
      bomber: 'none',
      terrain: [],
      turrets: [],
      venomLimit: true,
      takeBack: true,
      clock: 'none',
    });
  });

  test.each(['turn:60', 'game:900+10', 'days:3'])('O10: a clock is kept as it is (%s)', (clock) => {
    expect(parsed(changed(example(), '/options/clock', clock)).options.clock).toBe(clock);
  });
});

test('P2: a bomber without an army has no owner', () => {
  expect(parsed(changed(example(), '/units/1', { tile: 'bomber-2', at: [1, 0], rot: 4 })).board[cellOf([1, 0])]?.owner).toBe(NOBODY);
});

test('O5: a player without a person gets one of their own', () => {
  const players = FOUR.map((seat, i) => (i === 0 ? { ...seat, person: 3 } : seat));
  expect(parsed(seats('team', players)).players.map(({ person }) => person)).toEqual([3, 1, 2, 0]);
});

test('E1: a position with a fallen HQ is over', () => {
  const table = parsed(changed(example(), '/players/1/hq', 0));
  expect(table.outcome).toMatchObject({ winners: [0], reason: 'hq-destroyed' });
});

test('G1: without an HQ a player is out of a deathmatch, and the others play on', () => {
  const table = parsed(
    seats(
      'deathmatch',
      FOUR.map((seat, i) => (i === 1 ? { ...seat, hq: 0 } : seat)),
    ),
  );
  expect(table.outcome).toBeNull();
  expect(table.players.map(({ out }) => out)).toEqual([false, true, false, false]);
});

test('E4: everyone tied is in the contest, in the order of the additional turns', () => {
  const turn = { player: 1, number: 40, lastDrawnBy: 0, additional: true };
  expect(parsed({ ...seats('deathmatch', FOUR), turn }).turn.additional).toEqual([1, 2, 3, 0]);
  const players = FOUR.map((seat, i) => ({ ...seat, hq: i === 2 ? 12 : 14 }));
  expect(parsed({ ...seats('deathmatch', players), turn }).turn.additional).toEqual([1, 3, 0]);
  expect(parsed({ ...seats('duel', FOUR.slice(2)), turn: { ...turn, player: 0, lastDrawnBy: 1 } }).turn.additional).toEqual([0, 1]);
});

test('a position from a file can be played', () => {
  expect(legalIntents(parsed(example()), 0)).toContainEqual({ do: 'battle' });
});
