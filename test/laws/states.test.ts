import { isDeepStrictEqual } from 'node:util';
import { isBomber } from '@hexfall/shared/content/neutralTiles';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { fold } from '@hexfall/shared/rules/evolve';
import { remainingTiles } from '@hexfall/shared/rules/remaining';
import { preview, step } from '@hexfall/shared/rules/step';
import { everyStep, playOf, TRACES } from '../support/matches.js';
import { playMatch } from '../support/modeMatches.js';
import { cases } from '../support/slow.js';
import { pilesOf, stateOf, stepOn } from '../support/states.js';

const accepts = (table: Table, seat: Seat, intent: Intent): boolean => stepOn(table, seat, intent).ok;

describe('events and states', () => {
  test('the events of a step give its state', () => {
    everyStep(({ before, events, after }) => isDeepStrictEqual(fold(stateOf(before), events), stateOf(after)));
  });

  test('the events of a whole match give its end', () => {
    for (const { start, steps, end } of TRACES)
      expect(
        fold(
          stateOf(start),
          steps.flatMap(({ events }) => events),
        ),
      ).toEqual(stateOf(end));
  });

  test('a state is JSON', () => {
    everyStep(({ after, events }) => isDeepStrictEqual(JSON.parse(JSON.stringify([stateOf(after), events])), [stateOf(after), events]));
  });

  test('the same seed and the same choices give the same match', () => {
    for (const place of [0, 7, 13, 30]) expect(playOf(place)).toEqual(TRACES[place]);
  });

  test('the same intents give the same match', () => {
    for (const { start, steps, end } of TRACES.slice(0, 8)) {
      const replayed = steps.reduce((table, { seat, intent }) => {
        const result = stepOn(table, seat, intent);
        if (!result.ok) throw new Error(result.error.message);
        return result.value.table;
      }, start);
      expect(replayed).toEqual(end);
    }
  });
});

describe('what is shown and what is written', () => {
  test('S2 a table has the number of tiles in its piles, and none of those that lie face down', () => {
    everyStep(({ after }) =>
      after.players.every(({ pile, onTop }, seat) => pile - onTop.length === stateOf(after).piles[seat]?.length && onTop.every(isBomber)),
    );
  });

  test('S2 a preview shows what an intent does before anything is drawn, and draws nothing', () => {
    everyStep(({ before, seat, intent, events }, index) => {
      if (index % 3 || intent.do === 'take-back') return true;
      const seen = preview(before, seat, intent);
      const first = events.findIndex(({ type }) => type === 'drew');
      const drawn = first < 0 ? events.length : first;
      if (!seen.ok || seen.value.events.some(({ type }) => type === 'drew')) return false;
      return isDeepStrictEqual(seen.value.events.slice(0, drawn), events.slice(0, drawn));
    });
  });

  test('what a position says is what it was: the notation goes there and back', () => {
    everyStep(({ before }) => {
      if (before.decision || before.battle) return true;
      const { piles } = stateOf(before);
      const read = parsePosition(JSON.parse(JSON.stringify(formatPosition(before, piles))));
      return read.ok && isDeepStrictEqual(read.value, { table: { ...before, canTakeBack: false }, piles, previous: null });
    });
  });

  test('T7 an action taken back leaves exactly the table before it', () => {
    everyStep(({ before, seat, intent, after }) => {
      const ends = after.turn.number !== before.turn.number || after.battle !== null || after.outcome !== null;
      if (ends || after.decision || before.decision || before.turn.phase === 'setup' || intent.do === 'redraw') return true;
      const back = stepOn(after, seat, { do: 'take-back' });
      return after.canTakeBack && back.ok && isDeepStrictEqual(stateOf(back.value.table), stateOf(before));
    });
  });

  test('T7 the table says whether its player can take back', () => {
    everyStep(({ after }) => after.canTakeBack === accepts(after, after.turn.player, { do: 'take-back' }));
  });

  test('a step leaves the table it is given as it is', () => {
    everyStep(({ before, seat, intent, after }, index) => {
      if (index % 10) return true;
      const given = JSON.parse(JSON.stringify(stateOf(before))) as GameState;
      const result = step(given, seat, intent);
      return isDeepStrictEqual(given, stateOf(before)) && result.ok && isDeepStrictEqual(result.value.state, stateOf(after));
    });
  });

  test('T7 nothing is taken back across a draw or a battle, nor after another player’s decision', () => {
    everyStep(({ before, seat, intent, after }) => {
      const revealed = after.turn.number !== before.turn.number || after.battle !== null || intent.do === 'redraw';
      const decided = intent.do === 'choose' && seat !== after.turn.player;
      if (!revealed && !decided) return true;
      return !after.canTakeBack && [0, 1].every((one) => !accepts(after, one, { do: 'take-back' }));
    });
  });
});

describe('remaining', () => {
  const sorted = (tiles: readonly TileKey[]): TileKey[] => [...tiles].sort();

  const MATCHES = cases(24, 60);

  test('S2 P1 P2 the remaining tiles that everyone can work out are those in the piles, in every mode and at every step', () => {
    let [tables, empty, topped] = [0, 0, 0];
    for (let number = 0; number < MATCHES; number++) {
      const { steps, name } = playMatch(number);
      for (const { after } of steps) {
        after.players.forEach((player, seat) => {
          const { hidden, onTop, mercenaries } = remainingTiles(after, seat);
          const pile = pilesOf(after)[seat] as readonly TileKey[];
          const said = hidden.flatMap(({ tile, count }) => Array.from({ length: count }, () => tile));
          expect({ name, seat, said: sorted(said) }).toEqual({ name, seat, said: sorted(pile.filter((tile) => !isBomber(tile))) });
          expect(sorted(onTop)).toEqual(sorted(pile.filter(isBomber)));
          expect(mercenaries).toBe(player.mercenaries);
          if (pile.length === 0) empty++;
          if (onTop.length > 0) topped++;
        });
        tables++;
      }
    }
    expect(tables).toBeGreaterThan(2000);
    expect(Math.min(empty, topped)).toBeGreaterThan(10);
  });
});
