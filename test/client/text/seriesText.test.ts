import '../store/support/browserGlobals.js';
import type { Mode } from '@hexfall/shared/model/options';
import { continueSeries, MOST_REMATCHES, scoresAfter, seriesOf, type SeriesScore } from '@hexfall/shared/model/series';
import { seriesScore, seriesText } from '../../../client/src/text/seriesText.js';

const name = (seat: number): string => ['Ala', 'Bolek', 'Celina', 'Darek'][seat]!;
const score = (played: number, won: number, drawn: number): SeriesScore => ({ played, won, drawn });
/** As it is written: no line ends within a result. */
const told = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a row of rematches', () => {
  test('is none before the second match, and where somebody has come anew', () => {
    expect(seriesOf([undefined, undefined])).toBeNull();
    expect(seriesOf([score(2, 1, 0), undefined])).toBeNull();
    expect(seriesOf([score(2, 1, 0), score(1, 1, 0)])).toBeNull();
    expect(seriesOf([score(2, 1, 1), score(2, 0, 1)])).toEqual({ won: [1, 0], drawn: 1 });
  });

  test('begins anew with a player who has not been there before', () => {
    expect(scoresAfter([score(2, 2, 0), undefined], [1])).toEqual([score(1, 0, 0), score(1, 1, 0)]);
  });

  test('counts a win for each of a team, a draw for all, and never more than is kept', () => {
    expect(scoresAfter([undefined, undefined, undefined, undefined], [0, 1]).map(({ won }) => won)).toEqual([1, 1, 0, 0]);
    expect(scoresAfter([score(1, 1, 0), score(1, 0, 0)], [])).toEqual([score(2, 1, 1), score(2, 0, 1)]);
    expect(continueSeries({ won: [1, 0], drawn: 1 }, [0])).toEqual({ won: [2, 0], drawn: 1 });
    const full = score(MOST_REMATCHES, 500, 0);
    expect(scoresAfter([full, full], [0])).toEqual([score(1, 1, 0), score(1, 0, 0)]);
  });

  test('is told in one line: of two players, of two teams, of everyone for oneself', () => {
    expect(told(seriesText({ won: [2, 1], drawn: 0 }, 'duel', name))).toBe('Series: Ala 2 : 1 Bolek');
    expect(told(seriesText({ won: [2, 1], drawn: 1 }, 'duel', name))).toBe('Series: Ala 2 : 1 Bolek, draws: 1');
    expect(told(seriesText({ won: [2, 2, 1, 1], drawn: 0 }, 'team', name))).toBe('Series: Ala and Bolek 2 : 1 Celina and Darek');
    // The team mates have changed since: each by themselves.
    expect(told(seriesText({ won: [2, 1, 1, 2], drawn: 0 }, 'team', name))).toBe('Series: Ala 2, Bolek 1, Celina 1, Darek 2');
    expect(told(seriesText({ won: [2, 1, 0], drawn: 0 }, 'deathmatch', name))).toBe('Series: Ala 2, Bolek 1, Celina 0');
  });

  test('is told in short as each player sees it', () => {
    const shown = (won: readonly number[], mode: Mode): readonly string[] =>
      won.map((_, seat) => told(seriesScore({ won, drawn: 0 }, mode, seat)));
    expect(shown([2, 1], 'duel')).toEqual(['2 : 1', '1 : 2']);
    expect(shown([2, 2, 1, 1], 'team')).toEqual(['2 : 1', '2 : 1', '1 : 2', '1 : 2']);
    expect(shown([2, 1, 1, 2], 'team')).toEqual(['2', '1', '1', '2']);
    expect(shown([2, 1, 0], 'deathmatch')).toEqual(['2', '1', '0']);
  });
});
