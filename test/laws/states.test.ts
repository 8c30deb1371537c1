import { isDeepStrictEqual } from 'node:util';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { fold } from '@hexfall/shared/rules/evolve';
import { legalIntents } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { publicTable } from '@hexfall/shared/rules/view';
import { everyStep, playOf, TRACES } from '../support/matches.js';

const accepts = (table: Table, seat: Seat, intent: Intent): boolean => step(table, seat, intent).ok;

describe('events and states', () => {
  test('the events of a step give its state', () => {
    everyStep(({ before, events, after }) => isDeepStrictEqual(fold(before, events), after));
  });

  test('the events of a whole match give its end', () => {
    for (const { start, steps, end } of TRACES)
      expect(
        fold(
          start,
          steps.flatMap(({ events }) => events),
        ),
      ).toEqual(end);
  });

  test('a state is JSON', () => {
    everyStep(({ after, events }) => isDeepStrictEqual(JSON.parse(JSON.stringify([after, events])), [after, events]));
  });

  test('the same seed and the same choices give the same match', () => {
    for (const place of [0, 7, 13, 30]) expect(playOf(place)).toEqual(TRACES[place]);
  });

  test('the same intents give the same match', () => {
    for (const { start, steps, end } of TRACES.slice(0, 8)) {
      const replayed = steps.reduce((table, { seat, intent }) => {
        const result = step(table, seat, intent);
        if (!result.ok) throw new Error(result.error.message);
        return result.value.table;
      }, start);
      expect(replayed).toEqual(end);
    }
  });
});

describe('what is shown and what is written', () => {
  const reordered = (table: Table): Table => ({
    ...table,
    players: table.players.map((player) => ({ ...player, pile: typeof player.pile === 'number' ? player.pile : player.pile.toReversed() })),
  });

  test('S2 tables that differ only in the order of the draw piles look the same and allow the same', () => {
    everyStep(({ before, seat }, place) => {
      const other = reordered(before);
      if (!isDeepStrictEqual(publicTable(other), publicTable(before))) return false;
      return place % 3 > 0 || isDeepStrictEqual(legalIntents(other, seat), legalIntents(before, seat));
    });
  });

  test('what a position says is what it was: the notation goes there and back', () => {
    everyStep(({ before }) => {
      if (before.decision || before.battle) return true;
      const read = parsePosition(JSON.parse(JSON.stringify(formatPosition(before))));
      return read.ok && isDeepStrictEqual(read.value, { ...before, previous: null });
    });
  });

  test('T7 an action taken back leaves exactly the table before it', () => {
    everyStep(({ before, seat, intent, after }) => {
      const ends = after.turn.number !== before.turn.number || after.battle !== null || after.outcome !== null;
      if (ends || after.decision || before.decision || before.turn.phase === 'setup' || intent.do === 'redraw') return true;
      const back = step(after, seat, { do: 'take-back' });
      return publicTable(after).canTakeBack && back.ok && isDeepStrictEqual(back.value.table, before);
    });
  });

  test('T7 the table says whether its player can take back', () => {
    everyStep(({ after }) => publicTable(after).canTakeBack === accepts(after, after.turn.player, { do: 'take-back' }));
  });

  test('a step leaves the table it is given as it is', () => {
    everyStep(({ before, seat, intent, after }, place) => {
      if (place % 10) return true;
      const given = JSON.parse(JSON.stringify(before)) as Table;
      const result = step(given, seat, intent);
      return isDeepStrictEqual(given, before) && result.ok && isDeepStrictEqual(result.value.table, after);
    });
  });

  test('T7 nothing is taken back across a draw or a battle, nor after another player’s decision', () => {
    everyStep(({ before, seat, intent, after }) => {
      const revealed = after.turn.number !== before.turn.number || after.battle !== null || intent.do === 'redraw';
      const decided = intent.do === 'choose' && seat !== after.turn.player;
      if (!revealed && !decided) return true;
      return !publicTable(after).canTakeBack && [0, 1].every((one) => !accepts(after, one, { do: 'take-back' }));
    });
  });
});
