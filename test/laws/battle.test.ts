import fc from 'fast-check';
import { cellOf, hexOf, type Hex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Decision } from '@hexfall/shared/model/decision';
import type { Phase } from '@hexfall/shared/model/event';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { fightBattle, type FoughtBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { fold } from '@hexfall/shared/rules/evolve';
import { boardOf, filmOf } from '../support/battles.js';
import { picture } from '../support/picture.js';
import { deepFreeze } from '../support/play.js';
import { randomBoard, type RandomBoard } from '../support/randomBoards.js';

const RUNS = { numRuns: 250 };
/** More questions than any battle has. */
const BOUND = 300;

/** A battle fought to its end, with everything that was asked and answered. */
interface Fought extends FoughtBattle {
  readonly asked: readonly { readonly decision: Decision; readonly key: string }[];
}

const firstKey = ({ keys }: Decision): string => keys[0]!;

const fightOut = (table: Table, starter: Seat, choose: (decision: Decision) => string = firstKey): Fought => {
  const asked: { decision: Decision; key: string }[] = [];
  for (;;) {
    const answers = asked.map(({ key }) => key);
    const fought = fightBattle(table, starter, answers);
    const { decision } = fought;
    if (!decision) return { ...fought, asked };
    if (asked.length === BOUND) throw new Error('the battle does not end');
    asked.push({ decision, key: choose(decision) });
  }
};

/** Checks a law on random boards of two players, or of three who fight each for themselves. */
const onBoards = (players: number, holds: (table: Table, board: RandomBoard) => void): void =>
  fc.assert(
    fc.property(randomBoard(players), (board) => {
      const table = boardOf(board.units, board);
      try {
        holds(table, board);
      } catch (error) {
        throw new Error(`player ${board.starter} starts on\n${picture(table)}`, { cause: error });
      }
    }),
    RUNS,
  );

/** A way to see the same table differently, in every part of it. */
interface Translation {
  table: (table: Table) => Table;
  seat: (seat: Seat) => Seat;
  key: (key: string, kind: Decision['kind']) => string;
}

/** Fights the translated table with the translated answers of the first battle. */
const fightTranslated = (first: Fought, table: Table, starter: Seat, to: Translation): FoughtBattle => {
  const open = [...first.asked];
  return fightOut(to.table(table), to.seat(starter), ({ kind, player, keys }) => {
    const same = open.findIndex(
      ({ decision }) =>
        decision.kind === kind &&
        to.seat(decision.player) === player &&
        decision.keys
          .map((key) => to.key(key, kind))
          .sort()
          .join() === keys.toSorted().join(),
    );
    const [found] = open.splice(same, 1);
    if (same < 0 || !found) throw new Error(`a question of its own: ${kind} ${keys.join(' | ')}`);
    return to.key(found.key, kind);
  });
};

/** What a battle leaves behind, without the order in which tiles lie in the discard piles. */
const remains = ({ board, players, outcome }: Table): unknown => ({
  board,
  outcome,
  players: players.map(({ army, hq, discard, out }) => ({ army, hq, out, discard: discard.toSorted() })),
});

const turned = ([q, r]: Hex): Hex => [-r, q + r];
const turnedText = (q: string, r: string): string =>
  turned([Number(q), Number(r)])
    .map((part) => part + 0)
    .join(',');
const next = (direction: number): Rotation => ((direction + 1) % 6) as Rotation;

/** The whole board turned by 60°. */
const TURN: Translation = {
  table: (table) => {
    const board = new Array<Table['board'][number]>(table.board.length).fill(null);
    table.board.forEach((unit, cell) => (board[cellOf(turned(hexOf(cell)))] = unit && { ...unit, rot: next(unit.rot) }));
    return deepFreeze({ ...table, board });
  },
  seat: (seat) => seat,
  key: (key, kind) => {
    if (kind === 'convert') return key.replace(/^\d/, (direction) => String(next(Number(direction))));
    if (kind !== 'medic') return key;
    return key
      .replace(/(-?\d),(-?\d)/g, (_, q: string, r: string) => turnedText(q, r))
      .replace(/\/(\d)/, (_, direction: string) => `/${next(Number(direction))}`);
  },
};

/** Everybody moves one seat on. */
const renamed = (players: number): Translation => {
  const seat = (old: Seat): Seat => (old + 1) % players;
  return {
    table: (table) =>
      deepFreeze({
        ...table,
        board: table.board.map((unit) => unit && { ...unit, owner: seat(unit.owner) }),
        players: table.players.map((_, now) => ({ ...table.players[(now + players - 1) % players]!, person: now })),
        outcome: table.outcome && { ...table.outcome, winners: table.outcome.winners.map(seat).sort() },
      }),
    seat,
    key: (key, kind) => (kind === 'order' ? String(seat(Number(key))) : key),
  };
};

const phasesOf = ({ events }: FoughtBattle): Phase[] => events.flatMap((event) => (event.type === 'phase-fought' ? [event] : []));

describe.each([2, 3])('battles of %d players', (players) => {
  test('the table is never changed, and folding the events gives the new one', () => {
    onBoards(players, (table, { starter }) => {
      // `boardOf` gives a frozen table: a write would throw.
      const fought = fightOut(table, starter);
      expect(fold(table, fought.events)).toEqual(fought.table);
    });
  });

  test('the same battle comes out the same', () => {
    onBoards(players, (table, { starter }) => expect(fightOut(table, starter)).toEqual(fightOut(table, starter)));
  });

  test('a question interrupts the battle and what came before stays as it was', () => {
    onBoards(players, (table, { starter }) => {
      const whole = fightOut(table, starter);
      const film = filmOf(table, whole);
      whole.asked.forEach((_, count) => {
        const part = fightBattle(
          table,
          starter,
          whole.asked.slice(0, count).map(({ key }) => key),
        );
        const lines = filmOf(table, part).slice(0, -1);
        expect(lines).toEqual(film.slice(0, lines.length));
        expect(part.decision).toEqual(whole.asked[count]?.decision);
        expect(fold(table, part.events)).toEqual(part.table);
      });
    });
  });

  test('every question has at least two different keys', () => {
    onBoards(players, (table, { starter }) => {
      for (const { decision } of fightOut(table, starter).asked) {
        expect(decision.keys.length).toBeGreaterThan(1);
        expect(new Set(decision.keys).size).toBe(decision.keys.length);
      }
    });
  });

  test('turning the whole board by 60° turns the battle', () => {
    onBoards(players, (table, { starter }) => {
      const fought = fightOut(table, starter);
      const other = fightTranslated(fought, table, starter, TURN);
      expect(remains(other.table)).toEqual(remains(TURN.table(fought.table)));
    });
  });

  test('the seats do not matter', () => {
    const to = renamed(players);
    onBoards(players, (table, { starter }) => {
      const fought = fightOut(table, starter);
      const other = fightTranslated(fought, table, starter, to);
      expect(remains(other.table)).toEqual(remains(to.table(fought.table)));
    });
  });

  test('the order of the units in a position does not matter', () => {
    onBoards(players, (table, board) => {
      const reordered = boardOf(board.units.toReversed(), board);
      expect(fightOut(reordered, board.starter)).toEqual(fightOut(table, board.starter));
    });
  });

  test('B3 phases go down, and each unit acts at most once in each', () => {
    onBoards(players, (table, { starter }) => {
      const phases = phasesOf(fightOut(table, starter));
      phases.forEach(({ initiative, acts }, place) => {
        if (place > 0) expect(initiative).toBeLessThan(phases[place - 1]!.initiative);
        expect(initiative).toBeGreaterThanOrEqual(0);
        expect(new Set(acts.map(String)).size).toBe(acts.length);
      });
    });
  });

  test('B4 only units that act hit, with at least one wound, and nobody acts or is hit who has left', () => {
    onBoards(players, (table, { starter }) => {
      const gone = new Set<string>();
      for (const { acts, hits, removed } of phasesOf(fightOut(table, starter))) {
        const acting = new Set(acts.map(String));
        for (const { from, to, wounds } of hits) {
          expect(acting).toContain(String(from));
          expect(gone).not.toContain(String(to));
          expect(wounds).toBeGreaterThan(0);
        }
        for (const at of acts) expect(gone).not.toContain(String(at));
        for (const at of removed) gone.add(String(at));
      }
    });
  });

  test('units neither move nor turn nor heal, and no HQ gains toughness', () => {
    onBoards(players, (table, { starter }) => {
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
  onBoards(2, (table, { starter }) => {
    const tilesOf = ({ board, players }: Table): string[][] =>
      players.map(({ discard }, seat) => [...board.flatMap((unit) => (unit?.owner === seat ? [unit.tile] : [])), ...discard].sort());
    expect(tilesOf(fightOut(table, starter).table)).toEqual(tilesOf(table));
  });
});
