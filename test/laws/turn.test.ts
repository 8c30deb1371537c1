import { isDeepStrictEqual } from 'node:util';
import { pileOf, unitOf } from '@hexfall/shared/content/catalog';
import { BOARDS } from '@hexfall/shared/hex/boards';
import type { Intent } from '@hexfall/shared/model/intent';
import { pick, randomFrom } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { everyStep, TRACES } from '../support/matches.js';
import { pilesOf, stepOn } from '../support/states.js';
import { anyIntent, everyIntent, textOf } from '../support/traces.js';

const accepts = (table: Table, seat: Seat, intent: Intent): boolean => stepOn(table, seat, intent).ok;

describe('legal and accepted', () => {
  const random = randomFrom(99);

  test('every legal intent is accepted', () => {
    everyStep(({ before, seat }, index) => {
      const legal = legalIntents(before, seat);
      const some = index % 40 === 7 ? legal : Array.from({ length: 6 }, () => pick(legal, random));
      return some.every((intent) => accepts(before, seat, intent));
    });
  });

  test('legal intents are listed once, the same every time', () => {
    everyStep(({ before, seat }, index) => {
      if (index % 5) return true;
      const legal = legalIntents(before, seat);
      return new Set(legal.map(textOf)).size === legal.length && isDeepStrictEqual(legalIntents(before, seat), legal);
    });
  });

  test('of any intents at all just the legal ones are accepted', () => {
    everyStep(({ before, seat }, index) => {
      if (index % 2) return true;
      const legal = new Set(legalIntents(before, seat).map(textOf));
      return Array.from({ length: 30 }, () => anyIntent(before, seat, random)).every(
        (intent) => accepts(before, seat, intent) === legal.has(textOf(intent)),
      );
    });
  });

  test('of all intents of the small kinds just the legal ones are accepted', () => {
    everyStep(({ before, seat }, index) => {
      if (index % 60 !== 30) return true;
      const legal = legalIntents(before, seat).map(textOf);
      const found = everyIntent(before, seat).filter((intent) => accepts(before, seat, intent));
      const expected = before.decision ? [] : legal.filter((text) => !text.includes('"then"') && !text.includes('small-bomb'));
      return before.decision !== null || isDeepStrictEqual(found.map(textOf).sort(), expected.sort());
    });
  });

  test('only the player to act has legal intents, and always at least one', () => {
    everyStep(({ before, seat }) => {
      const other = 1 - seat;
      return actingSeat(before) === seat && legalIntents(before, seat).length > 0 && legalIntents(before, other).length === 0;
    });
    for (const { end } of TRACES) expect([actingSeat(end), legalIntents(end, 0), legalIntents(end, 1)]).toEqual([null, [], []]);
  });

  test('the other player may do nothing but resign', () => {
    everyStep(({ before, seat, intent }) => {
      const other = 1 - seat;
      const tries = [intent, anyIntent(before, other, random), { do: 'take-back' } as const].filter((one) => one.do !== 'resign');
      return (
        tries.every((one) => !accepts(before, other, one)) && accepts(before, other, { do: 'resign' }) === before.players[other]!.hq > 0
      );
    });
  });
});

describe('the course of a match', () => {
  const ownTiles = (table: Table, seat: Seat): string[] => {
    const { hand, discard } = table.players[seat]!;
    const units = table.board.flatMap((unit) => (unit?.owner === seat ? [unit.tile] : []));
    return [...hand, ...pilesOf(table)[seat]!, ...discard, ...units].filter((key) => !key.endsWith('/hq')).sort();
  };

  test('S2 a match begins with the 34 tiles of each army', () => {
    const matches = TRACES.map(({ start }) => start).filter(({ turn }) => turn.phase === 'setup');
    expect(matches).toHaveLength(20);
    for (const start of matches) start.players.forEach(({ army }, seat) => expect(ownTiles(start, seat)).toEqual(pileOf(army).sort()));
  });

  test('every player keeps these tiles, on the board, in hand or in a pile', () => {
    everyStep(({ before, after }) => after.players.every((_, seat) => isDeepStrictEqual(ownTiles(after, seat), ownTiles(before, seat))));
  });

  test('HQ toughness never rises nor falls below 0, and an HQ stands as long as there is some', () => {
    everyStep(({ before, after }) =>
      after.players.every(({ hq }, seat) => {
        const stands = after.board.some((unit) => unit?.owner === seat && unitOf(unit.tile).isHq);
        return hq <= before.players[seat]!.hq && hq >= 0 && (after.turn.phase === 'setup' || after.battle !== null || stands === hq > 0);
      }),
    );
  });

  test('T6 no unit stays with as many wounds as it can take', () => {
    everyStep(({ after }) => after.board.every((unit) => !unit || unit.wounds < unitOf(unit.tile).toughness));
  });

  test('F1 no one ever has a turn on a full board', () => {
    everyStep(({ before }) => before.battle !== null || before.board.slice(0, BOARDS.main.size).includes(null));
  });

  test('T1 hands stay within the draw, and shrink within a turn', () => {
    everyStep(({ before, after, intent }) => {
      const limit = after.options.reinforcement ? 6 : 3;
      const sameTurn = before.turn.number === after.turn.number && intent.do !== 'redraw';
      return after.players.every(
        ({ hand }, seat) => hand.length <= limit && (!sameTurn || hand.length <= before.players[seat]!.hand.length),
      );
    });
  });

  test('S4 turns go around and are counted', () => {
    everyStep(({ before, after }) => {
      const { turn } = after;
      if (turn.number === before.turn.number || before.turn.phase === 'setup') return true;
      return turn.number === before.turn.number + 1 && (turn.additional !== null || turn.player === 1 - before.turn.player);
    });
  });

  test('a question has at least two answers, each of them once', () => {
    everyStep(({ after: { decision } }) => !decision || (decision.keys.length > 1 && new Set(decision.keys).size === decision.keys.length));
  });

  test('E5 a player who resigns has lost, at once unless a battle runs', () => {
    everyStep(({ before }, index) => {
      if (index % 4 || before.battle) return true;
      return [0, 1].every((seat) => {
        const result = stepOn(before, seat, { do: 'resign' });
        if (!result.ok) return false;
        const { outcome, decision } = result.value.table;
        return outcome?.winners[0] === 1 - seat && decision === null;
      });
    });
  });
});
