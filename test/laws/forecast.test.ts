import fc from 'fast-check';
import { cellOf, hexText } from '@hexfall/shared/hex/cells';
import { fightBattle } from '@hexfall/shared/rules/battle/fightBattle';
import { forecastBattle, type ForecastRange } from '@hexfall/shared/inspect/forecast';
import { boardOf } from '../support/battles.js';
import { picture } from '../support/picture.js';
import { randomBoard } from '../support/randomBoards.js';

const isIn = (value: number, { least, most }: ForecastRange): boolean => least <= value && value <= most;

/** Any answers at all: the number says which key is taken. */
const answers = fc.array(fc.nat(1000), { maxLength: 12 });

describe.each([2, 3])('the forecast of a battle of %d players', (players) => {
  const check = (depends: boolean | null): void =>
    fc.assert(
      fc.property(randomBoard(players), answers, (board, picks) => {
        const table = boardOf(board.units, board);
        const forecast = forecastBattle(table, board.starter);
        if (!forecast.complete || (depends !== null && forecast.depends !== depends)) return;
        const fought = fightBattle(table, board.starter, ({ keys }, index) => keys[(picks[index] ?? 0) % keys.length]!);
        const gone = table.board.flatMap((unit, cell) => (unit && !fought.table.board[cell] ? [cell] : []));
        const expected = forecast.losses.map(({ at }) => cellOf(at));
        const certain = forecast.losses.flatMap((loss) => (loss.certain ? [cellOf(loss.at)] : []));
        try {
          fought.table.players.forEach(({ hq, score }, seat) => {
            expect(isIn(table.players[seat]!.hq - hq, forecast.damage[seat]!)).toBe(true);
            expect(isIn(score - table.players[seat]!.score, forecast.points[seat]!)).toBe(true);
          });
          expect(expected).toEqual(expect.arrayContaining(gone));
          expect(gone).toEqual(expect.arrayContaining(certain));
          if (!forecast.depends) expect(gone).toEqual(expected.toSorted((a, b) => a - b));
        } catch (error) {
          throw new Error(`${forecast.losses.map(({ at }) => hexText(at)).join(' ')} on\n${picture(table)}`, { cause: error });
        }
      }),
      { numRuns: 400 },
    );

  test('is what happens, whatever is answered', () => check(null));
  test('is exactly what happens when nothing is left to the players', () => check(false));
});
