import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS, type Mode, MODES, type Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { checkOptions, createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { modePosition, NUMBERS_OF_SEATS } from '../../support/modePosition.js';
import { battlesIn, eventsOf, handOf, play, refusal, unitAt } from '../../support/play.js';
import { matchOf } from '../../support/traces.js';

const END: Intent = { do: 'end-turn' };
const creation = (players: number, options: Partial<Options>, more: Partial<MatchSetup> = {}): ReturnType<typeof createMatch> =>
  createMatch({ options: { ...DEFAULT_OPTIONS, ...options }, armies: ARMY_IDS.slice(0, players), seed: 'setup', ...more });

/** Places every HQ as it comes; gives the order of players. */
const placeHqs = (start: Table): { table: Table; order: Seat[] } => {
  const order: Seat[] = [];
  let table = start;
  while (table.turn.phase === 'setup') {
    const seat = actingSeat(table)!;
    order.push(seat);
    table = play(table, [seat, { do: 'place-hq', at: [order.length - 2, 0], rot: 0 }]);
  }
  return { table, order };
};

/** Ends turns, with the obligatory discard; gives who had them and what was held at their beginning. */
const turnsOf = (start: Table, count: number): string[] => {
  let table = start;
  return Array.from({ length: count }, () => {
    const { player } = table.turn;
    const hand = handOf(table, player);
    if (table.turn.mustDiscard) table = play(table, [player, { do: 'discard', tile: hand[0]! }]);
    table = play(table, [player, { do: 'end-turn' }]);
    return `${player} holds ${hand.length}`;
  });
};

describe('O1 modes', () => {
  test.each(MODES)('O1 %s is for its number of players and no other', (mode) => {
    const possible = [1, 2, 3, 4, 5].filter((players) => creation(players, { mode }).ok);
    expect(possible).toEqual(NUMBERS_OF_SEATS[mode]);
  });

  test('O1 O7 the same army more than once in any mode, only with the option', () => {
    const armies = ['borgo', 'outpost', 'borgo', 'borgo'] as const;
    expect(creation(4, { mode: 'team' }, { armies })).toMatchObject({ ok: false, error: { rule: 'S2' } });
    expect(creation(4, { mode: 'team', sameArmy: true }, { armies }).ok).toBe(true);
  });
});

describe('S3 S4 the order of turns', () => {
  test.each<[Mode, number, number[], string[]]>([
    ['deathmatch', 3, [0, 1, 2], ['0 holds 1', '1 holds 2', '2 holds 3', '0 holds 3']],
    ['deathmatch-score', 4, [0, 1, 2, 3], ['0 holds 1', '1 holds 2', '2 holds 3', '3 holds 3', '0 holds 3']],
    ['one-vs-two', 3, [0, 1, 2], ['0 holds 1', '1 holds 2', '0 holds 3', '2 holds 3', '0 holds 3', '1 holds 3', '0 holds 3', '2 holds 3']],
    ['team', 4, [0, 2, 1, 3], ['0 holds 1', '2 holds 2', '1 holds 3', '3 holds 3', '0 holds 3', '2 holds 3', '1 holds 3', '3 holds 3']],
    ['team-score', 4, [0, 2, 1, 3], ['0 holds 1', '2 holds 2', '1 holds 3', '3 holds 3', '0 holds 3']],
  ])('G1 G4 G5 S4 in %s of %d', (mode, players, hqs, turns) => {
    const { table, order } = placeHqs(matchOf({ armies: ARMY_IDS.slice(0, players), seed: 'order', options: { mode } }));
    expect(order).toEqual(hqs);
    expect(turnsOf(table, turns.length)).toEqual(turns);
  });
});

describe('O3 O6 the first turns of several', () => {
  const begun = (options: Partial<Options>): Table =>
    placeHqs(matchOf({ armies: ['borgo', 'moloch', 'outpost'], seed: 'order', options: { mode: 'deathmatch', ...options } })).table;

  test('O3 the first draws 3, and so does everyone after', () => {
    expect(turnsOf(begun({ start: 'alternative' }), 4)).toEqual(['0 holds 3', '1 holds 3', '2 holds 3', '0 holds 3']);
  });

  test('O6 the first two turns draw 4 and 5, from the third on 6; with O3 all draw 6', () => {
    expect(turnsOf(begun({ reinforcement: true }), 3)).toEqual(['0 holds 4', '1 holds 5', '2 holds 6']);
    expect(turnsOf(begun({ reinforcement: true, start: 'alternative' }), 3)).toEqual(['0 holds 6', '1 holds 6', '2 holds 6']);
  });
});

describe('G4 O4 toughness at the start', () => {
  test('G4 the loner’s HQ has 20, the team’s have 13 each', () => {
    const match = matchOf({ armies: ['borgo', 'moloch', 'outpost'], seed: 's', options: { mode: 'one-vs-two' } });
    expect(match.players.map(({ hq }) => hq)).toEqual([20, 13, 13]);
    expect(modePosition({ mode: 'one-vs-two', players: ['borgo', 'moloch', 'outpost'] }).players.map(({ hq }) => hq)).toEqual([20, 13, 13]);
  });

  test('O4 HQs of a team match have 20, or 15', () => {
    const armies = ['borgo', 'moloch', 'outpost', 'hegemony'] as const;
    expect(matchOf({ armies, seed: 's', options: { mode: 'team' } }).players.map(({ hq }) => hq)).toEqual([20, 20, 20, 20]);
    expect(matchOf({ armies, seed: 's', options: { mode: 'team', teamHq: 15 } }).players.map(({ hq }) => hq)).toEqual([15, 15, 15, 15]);
    expect(modePosition({ mode: 'team', options: { teamHq: 15 }, players: armies }).players.map(({ hq }) => hq)).toEqual([15, 15, 15, 15]);
  });

  test.each(MODES.filter((mode) => mode !== 'team'))('O4 in %s there is no such choice', (mode) => {
    expect(creation(NUMBERS_OF_SEATS[mode][0]!, { mode, teamHq: 15 })).toMatchObject({ ok: false, error: { rule: 'O4' } });
  });
});

describe('O2 the expanded board', () => {
  const match = matchOf({ armies: ['borgo', 'moloch', 'outpost', 'doomsday'], seed: 'wide', options: { mode: 'team', board: 'expanded' } });

  test('O2 S1 it has 37 hexes, for HQs too', () => {
    expect(match.board).toHaveLength(37);
    expect(legalIntents(match, 0)).toHaveLength(37 * 6);
    expect(unitAt(play(match, [0, { do: 'place-hq', at: [3, 0], rot: 0 }]), [3, 0])).toMatchObject({ tile: 'borgo/hq' });
  });

  test('O2 it is for four armies', () => {
    for (const mode of MODES) {
      for (const players of NUMBERS_OF_SEATS[mode]) expect(creation(players, { mode, board: 'expanded' }).ok).toBe(players === 4);
    }
  });

  test('O2 T5 units are placed and move on all of it', () => {
    const table = modePosition({
      mode: 'team',
      options: { board: 'expanded' },
      players: [{ army: 'outpost', hand: ['runner'] }, 'moloch', 'borgo', 'doomsday'],
    });
    const placed = play(table, [0, { do: 'place', tile: 'runner', at: [0, -3], rot: 0 }]);
    expect(unitAt(play(placed, [0, { do: 'move', by: 'mobility', from: [0, -3], to: [1, -3], rot: 0 }]), [1, -3])).not.toBeNull();
    expect(refusal(placed, 0, { do: 'move', by: 'mobility', from: [0, -3], to: [0, -4], rot: 0 })).toMatchObject({ code: 'off-board' });
  });

  test('O2 U1 shots go to its edge', () => {
    const table = modePosition({
      mode: 'team',
      options: { board: 'expanded' },
      players: [{ army: 'moloch', hand: ['battle'] }, 'borgo', 'outpost', 'hegemony'],
      units: ['moloch/hybrid 0,3', 'outpost/scout 0,-3'],
    });
    expect(unitAt(play(table, [0, { do: 'battle' }]), [0, -3])).toBeNull();
  });

  test('O2 X3 the seven hexes of an Air Strike must be on the board in play', () => {
    const wide = modePosition({
      mode: 'team',
      options: { board: 'expanded' },
      players: [{ army: 'moloch', hand: ['air-strike'] }, 'borgo', 'outpost', 'hegemony'],
      units: ['outpost/scout 0,-3'],
    });
    expect(legalIntents(wide, 0).filter((intent) => intent.do === 'air-strike')).toHaveLength(19);
    expect(unitAt(play(wide, [0, { do: 'air-strike', at: [0, -2] }]), [0, -3])).toBeNull();
    expect(refusal(wide, 0, { do: 'air-strike', at: [0, -3] })).toMatchObject({ code: 'blast-off-board', rule: 'X3' });
  });

  test('O2 F1 the board is full when the main board is', () => {
    const main = [...Array(5).keys()].flatMap((i) => [...Array(5).keys()].map((j) => [i - 2, j - 2] as const));
    const inside = main.filter(([q, r]) => Math.abs(q + r) <= 2 && (q !== 0 || r !== 0));
    const table = modePosition({
      mode: 'team',
      options: { board: 'expanded' },
      players: [{ army: 'borgo', hand: ['medic', 'scout'] }, 'moloch', 'outpost', 'hegemony'],
      units: inside.map(([q, r]) => `moloch/blocker ${q},${r}`),
    });
    expect(battlesIn(eventsOf(table, 0, { do: 'place', tile: 'scout', at: [3, 0], rot: 0 }))).toEqual([]);
    expect(battlesIn(eventsOf(table, 0, { do: 'place', tile: 'medic', at: [0, 0], rot: 0 }))).toEqual(['full by 0']);
  });
});

describe('O5 one person commands two armies', () => {
  test('O5 of one team, in a team match', () => {
    expect(creation(4, { mode: 'team' }, { persons: [0, 0, 1, 2] }).ok).toBe(true);
    expect(creation(4, { mode: 'team-score' }, { persons: [0, 1, 2, 2] }).ok).toBe(true);
    expect(creation(4, { mode: 'team' }, { persons: [0, 1, 0, 2] })).toMatchObject({ ok: false, error: { rule: 'O5' } });
    expect(creation(4, { mode: 'deathmatch' }, { persons: [0, 0, 1, 2] })).toMatchObject({ ok: false, error: { rule: 'O5' } });
    expect(creation(2, {}, { persons: [0, 0] })).toMatchObject({ ok: false, error: { rule: 'O5' } });
    expect(creation(4, { mode: 'team' }, { persons: [0, 0, 1] })).toMatchObject({ ok: false, error: { rule: 'O5' } });
  });

  test('O5 the two armies stay two players', () => {
    const table = modePosition({
      mode: 'team',
      players: [{ army: 'borgo', person: 0, hand: ['move'] }, { army: 'outpost', person: 0 }, { army: 'moloch', person: 1 }, 'hegemony'],
      units: ['outpost/runner 0,0'],
    });
    expect(refusal(table, 0, { do: 'move', by: 'mobility', from: [0, 0], to: [0, 1], rot: 0 })).toMatchObject({ code: 'not-own-unit' });
    expect(play(table, [0, END]).turn.player).toBe(2);
    expect(refusal(table, 1, END)).toMatchObject({ code: 'not-your-turn' });
  });
});

describe('O8 mercenaries and bombers', () => {
  const some = (mercenaries: readonly (readonly string[])[]): Partial<MatchSetup> => ({ mercenaries });

  test('O8 P1 two players take one or two each, three or four one each', () => {
    expect(
      creation(
        2,
        { mercenaries: 2 },
        some([
          ['gunner', 'shooter'],
          ['net-fighter', 'shield-bearer'],
        ]),
      ).ok,
    ).toBe(true);
    expect(creation(2, { mercenaries: 1 }, some([['gunner'], ['shooter']])).ok).toBe(true);
    expect(creation(3, { mode: 'deathmatch', mercenaries: 1 }, some([['gunner'], ['shooter'], ['net-fighter']])).ok).toBe(true);
    expect(creation(3, { mode: 'deathmatch', mercenaries: 2 })).toMatchObject({ ok: false, error: { rule: 'P1' } });
    expect(checkOptions({ ...DEFAULT_OPTIONS, mode: 'deathmatch', mercenaries: 2 }, 3)).toMatchObject({ rule: 'P1' });
    expect(checkOptions({ ...DEFAULT_OPTIONS, mercenaries: 2 }, 2)).toBeNull();
    expect(creation(2, { mercenaries: 1 }, some([['gunner'], ['gunner']]))).toMatchObject({ ok: false, error: { rule: 'P1' } });
    expect(creation(2, { mercenaries: 1 }, some([['gunner'], ['nobody']]))).toMatchObject({ ok: false, error: { rule: 'P1' } });
    expect(creation(2, { mercenaries: 1 }, some([['gunner', 'shooter'], ['net-fighter']])).ok).toBe(false);
    expect(creation(2, {}, some([['gunner'], ['shooter']])).ok).toBe(false);
  });

  test('O8 P2 the Mad Bomber starts on the center hex, which no HQ can take', () => {
    for (const bomber of ['neutral', 'mercenary'] as const) {
      const match = matchOf({ armies: ['borgo', 'moloch'], seed: 's', options: { bomber } });
      expect(unitAt(match, [0, 0])).toMatchObject({ tile: 'bomber/bomber', wounds: 0 });
      expect(refusal(match, 0, { do: 'place-hq', at: [0, 0], rot: 0 })).toMatchObject({ code: 'hex-taken' });
      expect(legalIntents(match, 0)).toHaveLength(18 * 6);
    }
  });

  test('O8 P4 Mad Bomber II is not on the board at the start', () => {
    for (const bomber of ['none', 'two'] as const) {
      expect(matchOf({ armies: ['borgo', 'moloch'], seed: 's', options: { bomber } }).board.every((unit) => unit === null)).toBe(true);
    }
  });

  test('O9 G5 without take-back no action can be taken back', () => {
    const draft = { mode: 'team', players: [{ army: 'borgo', hand: ['mutant'] }, 'moloch', 'outpost', 'hegemony'] } as const;
    const PLACE: Intent = { do: 'place', tile: 'mutant', at: [0, 0], rot: 0 };
    const off = play(modePosition({ ...draft, options: { takeBack: false } }), [0, PLACE]);
    expect(refusal(off, 0, { do: 'take-back' })).toMatchObject({ code: 'take-back-off', rule: 'O9' });
    expect(unitAt(play(modePosition(draft), [0, PLACE], [0, { do: 'take-back' }]), [0, 0])).toBeNull();
  });
});
