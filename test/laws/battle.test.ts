import fc from 'fast-check';
import type { Decision } from '@hexfall/shared/model/decision';
import type { Phase } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { Answerer } from '@hexfall/shared/rules/answers';
import { fightBattle, type FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { boardOf } from '../support/battles.js';
import { filmOf } from '../support/film.js';
import { picture } from '../support/picture.js';
import { type RandomBoard, randomBoard } from '../support/randomBoards.js';
import { reseated, TURNED, type View } from '../support/seenDifferently.js';
import { foldOn } from '../support/states.js';

const RUNS = { numRuns: 250 };
/** More questions than any battle has. */
const BOUND = 300;

/** A battle fought to its end, with everything that was asked and answered. */
interface Fought extends FoughtBattle {
  readonly asked: readonly { readonly decision: Decision; readonly key: string }[];
}

const fightOut = (table: Table, starter: Seat, choose: (decision: Decision) => string = ({ keys }) => keys[0]!): Fought => {
  const asked: { decision: Decision; key: string }[] = [];
  const answer: Answerer = (decision, index) => {
    if (index === BOUND) throw new Error('the battle does not end');
    const key = choose(decision);
    asked.push({ decision, key });
    return key;
  };
  return { ...fightBattle(table, starter, answer), asked };
};

/** Checks a law on random boards of two players, or of three who fight each for themselves. `boardOf` freezes: a write would throw. */
const onBoards = (players: number, holds: (table: Table, starter: Seat, board: RandomBoard) => void): void =>
  fc.assert(
    fc.property(randomBoard(players), (board) => {
      const table = boardOf(board.units, board);
      try {
        holds(table, board.starter, board);
      } catch (error) {
        throw new Error(`player ${board.starter} starts on\n${picture(table)}`, { cause: error });
      }
    }),
    RUNS,
  );

const sorted = (keys: readonly string[]): string => keys.toSorted().join(' | ');

/** Fights on the table seen differently, with the answers that mean the same as in the first battle. */
const fightAgain = (first: Fought, table: Table, starter: Seat, view: View): FoughtBattle => {
  const open = [...first.asked];
  return fightOut(view.table(table), view.seat(starter), ({ kind, player, keys }) => {
    const same = open.findIndex(
      ({ decision }) =>
        decision.kind === kind &&
        view.seat(decision.player) === player &&
        sorted(decision.keys.map((key) => view.key(key, kind))) === sorted(keys),
    );
    if (same < 0) throw new Error(`asked only now: ${kind} ${keys.join(' | ')}`);
    return view.key(open.splice(same, 1)[0]!.key, kind);
  });
};

/** What a battle leaves behind, without the order in which tiles lie in the discard piles. */
const remains = ({ board, players, outcome }: Table): unknown => ({
  board,
  outcome,
  players: players.map(({ army, hq, discard, out }) => ({ army, hq, out, discard: discard.toSorted() })),
});

const expectUnnoticed = (table: Table, starter: Seat, view: View): void => {
  const fought = fightOut(table, starter);
  expect(remains(fightAgain(fought, table, starter, view).table)).toEqual(remains(view.table(fought.table)));
};

const phasesOf = ({ events }: FoughtBattle): Phase[] => events.flatMap((event) => (event.type === 'phase-fought' ? [event] : []));

describe.each([2, 3])('battles of %d players', (players) => {
  test('folding the events gives the new table', () => {
    onBoards(players, (table, starter) => {
      const fought = fightOut(table, starter);
      expect(foldOn(table, fought.events)).toEqual(fought.table);
    });
  });

  test('the same battle comes out the same', () => {
    onBoards(players, (table, starter) => expect(fightOut(table, starter)).toEqual(fightOut(table, starter)));
  });

  test('a question interrupts the battle, and what came before it stays', () => {
    onBoards(players, (table, starter) => {
      const whole = fightOut(table, starter);
      whole.asked.forEach(({ decision }, count) => {
        const keys = whole.asked.slice(0, count).map(({ key }) => key);
        const part = fightBattle(table, starter, keys);
        const seen = filmOf(table, part).slice(0, -1);
        expect(seen).toEqual(filmOf(table, whole).slice(0, seen.length));
        expect(part.decision).toEqual(decision);
        expect(foldOn(table, part.events)).toEqual(part.table);
      });
    });
  });

  test('every question has at least two keys, all different', () => {
    onBoards(players, (table, starter) => {
      for (const { decision } of fightOut(table, starter).asked) {
        expect(decision.keys.length).toBeGreaterThan(1);
        expect(new Set(decision.keys).size).toBe(decision.keys.length);
      }
    });
  });

  test('turning the whole board by 60° turns the battle', () => {
    onBoards(players, (table, starter) => expectUnnoticed(table, starter, TURNED));
  });

  test('who sits where does not matter', () => {
    onBoards(players, (table, starter) => expectUnnoticed(table, starter, reseated(players)));
  });

  test('the order of the units in a position does not matter', () => {
    onBoards(players, (table, starter, board) => {
      const reordered = boardOf(board.units.toReversed(), board);
      expect(fightOut(reordered, starter)).toEqual(fightOut(table, starter));
    });
  });

  test('B3 phases go down, and each unit acts at most once in each', () => {
    onBoards(players, (table, starter) => {
      const phases = phasesOf(fightOut(table, starter));
      phases.forEach(({ initiative, acts }, index) => {
        expect(initiative).toBeLessThan(phases[index - 1]?.initiative ?? Infinity);
        expect(initiative).toBeGreaterThanOrEqual(0);
        expect(new Set(acts.map(String)).size).toBe(acts.length);
      });
    });
  });

  test('B4 only units that act hit, with at least one wound, and a unit that has left neither acts nor is hit', () => {
    onBoards(players, (table, starter) => {
      const gone = new Set<string>();
      for (const { acts, hits, removed } of phasesOf(fightOut(table, starter))) {
        const acting = new Set(acts.map(String));
        for (const { from, wounds } of hits) expect([acting.has(String(from)), wounds > 0]).toEqual([true, true]);
        for (const at of [...acts, ...hits.map(({ to }) => to)]) expect(gone.has(String(at))).toBe(false);
        for (const at of removed) gone.add(String(at));
      }
    });
  });

  test('units neither move nor turn nor heal, and no HQ gains toughness', () => {
    onBoards(players, (table, starter) => {
      const after = fightOut(table, starter).table;
      after.board.forEach((unit, cell) => {
        if (!unit) return;
        const before = table.board[cell]!;
        expect(unit).toEqual({ ...before, wounds: unit.wounds });
        expect(unit.wounds).toBeGreaterThanOrEqual(before.wounds);
      });
      after.players.forEach(({ hq }, seat) => expect(hq).toBeLessThanOrEqual(table.players[seat]!.hq));
    });
  });
});

test('B4 after a duel every unit is on the board or in the discard pile of its owner', () => {
  const tilesOf = ({ board, players }: Table): string[][] =>
    players.map(({ discard }, seat) => [...board.flatMap((unit) => (unit?.owner === seat ? [unit.tile] : [])), ...discard].sort());
  onBoards(2, (table, starter) => expect(tilesOf(fightOut(table, starter).table)).toEqual(tilesOf(table)));
});
