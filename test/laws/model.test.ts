import fc from 'fast-check';
import type { Decision } from '@hexfall/shared/model/decision';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { modelBattle } from '../model/battle.js';
import { boardOf } from '../support/battles.js';
import { filmOf, phasesText, type ShownPhase } from '../support/film.js';
import { picture } from '../support/picture.js';
import { randomBoard } from '../support/randomBoards.js';

/* The engine against the plain model of test/model: the same questions, the same battle. */

/** Fights by engine and model at once; the answers are chosen by a list of numbers. */
const fightBoth = (table: Table, starter: Seat, picks: readonly number[]): void => {
  const model = modelBattle(table, starter);
  let open = model.next();
  const answer = ({ player, kind, keys }: Decision, index: number): string => {
    expect({ player, kind, keys }).toEqual(open.value);
    const key = keys[picks[index % picks.length]! % keys.length]!;
    open = model.next(key);
    return key;
  };
  const fought = fightBattle(table, starter, answer);
  expect(open.done).toBe(true);
  expect(filmOf(table, fought)).toEqual(phasesText(table, open.value as ShownPhase[]));
};

test('B3 B4 C5 D7 I5 N3 the engine fights every battle as the model does', () => {
  const picks = fc.array(fc.nat({ max: 719 }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(randomBoard(2), picks, (board, numbers) => {
      const table = boardOf(board.units, board);
      try {
        fightBoth(table, board.starter, numbers);
      } catch (error) {
        throw new Error(`player ${board.starter} starts on\n${picture(table)}`, { cause: error });
      }
    }),
    { numRuns: 600 },
  );
});
