import '../store/support/browserGlobals.js';
import type { ForecastRange } from '@hexfall/shared/inspect/forecast';
import type { Mode } from '@hexfall/shared/model/options';
import type { Outcome } from '@hexfall/shared/model/result';
import {
  continueSeries,
  type MatchScore,
  MOST_REMATCHES,
  scoresAfter,
  type Series,
  seriesOf,
  type SeriesScore,
} from '@hexfall/shared/model/series';
import { settings } from '../../../client/src/platform/settings.js';
import { previewForecast } from '../../../client/src/store/input/forecastPreview.js';
import { forecastHeading, forecastLines } from '../../../client/src/text/forecastText.js';
import { verdictText } from '../../../client/src/text/outcomeText.js';
import { playerLabels } from '../../../client/src/text/playerLabels.js';
import { seriesScore, seriesText } from '../../../client/src/text/seriesText.js';
import { position } from '../../support/play.js';

beforeEach(() => (settings.language.value = 'en'));

const level = position({ players: [{ army: 'borgo', hq: 12 }, 'moloch'], units: ['borgo/hq 0,0', 'moloch/hq 2,-2'] });
const labels = playerLabels(level.players, [{ name: 'Ann' }, { name: 'Computer' }]);
const ended = (reason: Outcome['reason'], winners: readonly number[] = []): Outcome => ({ reason, winners, rule: 'E4' });

describe('the reason for the end of a match has numbers', () => {
  test.each([
    ['by toughness, to a player', 'toughness', 0, 'Final battle: You 12, Computer 20.'],
    ['by toughness, to a spectator', 'toughness', null, 'Final battle: Ann 12, Computer 20.'],
    ['level', 'draw', 1, 'Level at the end: Ann 12, You 20.'],
    ['by a fallen HQ', 'hq-destroyed', 0, 'HQ destroyed: You 12, Computer 20.'],
    ['by standstill', 'standstill', null, 'Full board, nothing changes: Ann 12, Computer 20.'],
    ['by resigning, where no number decides', 'resigned', 0, 'The losing side has resigned.'],
  ] as const)('%s', (_, reason, me, text) => {
    expect(verdictText(labels, level, ended(reason), me)).toBe(text);
  });

  test('of more than two players, of those whose numbers decided', () => {
    const table = position({
      options: { mode: 'deathmatch' },
      players: [
        { army: 'borgo', hq: 3 },
        { army: 'moloch', hq: 9 },
        { army: 'outpost', hq: 7 },
        { army: 'hegemony', hq: 9 },
      ],
      units: ['borgo/hq 0,0', 'moloch/hq 2,-2', 'outpost/hq -2,0', 'hegemony/hq 0,2'],
    });
    const named = playerLabels(
      table.players,
      ['Ann', 'Bob', 'Cid', 'Dan'].map((name) => ({ name })),
    );
    expect(verdictText(named, table, ended('toughness', [3]), null)).toBe('Final battle: Dan 9, Bob 9.');
    expect(verdictText(named, table, ended('draw'), 1)).toBe('Level at the end: You 9, Dan 9.');
  });

  test('by team, where there are teams', () => {
    const teams = position({
      options: { mode: 'team' },
      players: ['borgo', 'moloch', { army: 'outpost', hq: 7 }, 'hegemony'],
      units: ['borgo/hq 0,0', 'moloch/hq 2,-2', 'outpost/hq -2,0', 'hegemony/hq 0,2'],
    });
    const text = verdictText(playerLabels(teams.players, []), teams, ended('toughness', [1, 3]), 0);
    expect(text).toMatch(/^Final battle: Team 1 (27|40), Team 2 (27|40)\.$/);
  });
});

describe('a forecast speaks', () => {
  const pointing = { table: level, me: 0, selection: null, choice: null, legal: [], hoverIntent: null, hoverAnswer: null, latest: [] };
  const outlook = previewForecast(pointing)!;

  test('to the player on turn in the second person', () => {
    expect(forecastHeading(labels, outlook, 0)).toBe('If you start a battle now');
    expect(forecastHeading(labels, { ...outlook, then: outlook.now }, 0)).toBe('If you start a battle after this');
  });

  test.each([1, null])('to seat %s of the player on turn', (me) => {
    expect(forecastHeading(labels, outlook, me)).toBe('If Ann starts a battle now');
  });
});

describe('what a forecast says of an HQ', () => {
  const linesFor = (hq: number, lost: ForecastRange, me: number | null = null): string[] => {
    const table = position({ players: [{ army: 'borgo', hq }, 'moloch'], units: ['borgo/hq 0,0', 'moloch/hq 2,-2'] });
    const none = { least: 0, most: 0 };
    const now = { starter: 0, damage: [lost, none], points: [none, none], losses: [], depends: false, complete: true };
    return forecastLines(playerLabels(level.players, [{ name: 'Ann' }]), table, { now, then: null }, me);
  };
  const [falls] = linesFor(5, { least: 9, most: 9 });

  test.each<[hq: number, lost: ForecastRange, isCertain: boolean, lines: number]>([
    [5, { least: 5, most: 5 }, true, 1],
    [5, { least: 4, most: 5 }, false, 2],
    [5, { least: 4, most: 4 }, false, 1],
    [5, { least: 0, most: 4 }, false, 1],
  ])('with %d left and %j to lose', (hq, lost, isCertain, lines) => {
    const said = linesFor(hq, lost);
    expect(said).toHaveLength(lines);
    expect(said.includes(falls!)).toBe(isCertain);
  });

  test('names it "your HQ" to its player only', () => {
    const told = (me: number | null): string[] => linesFor(9, { least: 4, most: 9 }, me);
    expect(told(0)).toEqual(['Your HQ: 9, then 0 to 5', 'Your HQ might fall.']);
    expect(told(1)).toEqual(['HQ of Borgo: 9, then 0 to 5', 'HQ of Borgo might fall.']);
    expect(told(null)).toEqual(told(1));
  });
});

const name = (seat: number): string => ['Ala', 'Bolek', 'Celina', 'Darek'][seat]!;
const score = (played: number, won: number, drawn: number, hq = 0): SeriesScore => ({ played, won, drawn, hq });
const series = (won: readonly number[], drawn = 0, hq: readonly number[] = won.map(() => 0)): Series => ({
  played: won.reduce((sum, count) => sum + count, drawn),
  ...{ won, drawn, hq },
});
/** What a match counts. */
const played = (winners: readonly number[], hq: readonly number[] = [0, 0]): MatchScore => ({ winners, hq });
/** As it is written: no line ends within a result. */
const told = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a row of rematches', () => {
  test('is none before the second match, and where somebody has come anew', () => {
    expect(seriesOf([undefined, undefined])).toBeNull();
    expect(seriesOf([score(2, 1, 0), undefined])).toBeNull();
    expect(seriesOf([score(2, 1, 0), score(1, 1, 0)])).toBeNull();
    expect(seriesOf([score(2, 1, 1), score(2, 0, 1)])).toEqual(series([1, 0], 1));
  });

  test('begins anew with a player who has not been there before', () => {
    expect(scoresAfter([score(2, 2, 0), undefined], played([1]))).toEqual([score(1, 0, 0), score(1, 1, 0)]);
  });

  test('counts a win for each of a team, a draw for all, and never more than is kept', () => {
    expect(scoresAfter([undefined, undefined, undefined, undefined], played([0, 1], [0, 0, 0, 0])).map(({ won }) => won)).toEqual([
      1, 1, 0, 0,
    ]);
    expect(scoresAfter([score(1, 1, 0), score(1, 0, 0)], played([]))).toEqual([score(2, 1, 1), score(2, 0, 1)]);
    expect(continueSeries(series([1, 0], 1, [4, -4]), played([0], [3, -3]))).toEqual(series([2, 0], 1, [7, -7]));
    const full = score(MOST_REMATCHES, 500, 0);
    expect(scoresAfter([full, full], played([0]))).toEqual([score(1, 1, 0), score(1, 0, 0)]);
  });

  test('is told in one line: of two players, of two teams, of everyone for oneself', () => {
    expect(told(seriesText(series([2, 1]), 'duel', name))).toBe('Series: Ala 2 : 1 Bolek');
    expect(told(seriesText(series([2, 1], 1), 'duel', name))).toBe('Series: Ala 2 : 1 Bolek, draws: 1');
    expect(told(seriesText(series([2, 2, 1, 1]), 'team', name))).toBe('Series: Ala and Bolek 2 : 1 Celina and Darek');
    // The team mates have changed since: each by themselves.
    expect(told(seriesText(series([2, 1, 1, 2]), 'team', name))).toBe('Series: Ala 2, Bolek 1, Celina 1, Darek 2');
    expect(told(seriesText(series([2, 1, 0]), 'deathmatch', name))).toBe('Series: Ala 2, Bolek 1, Celina 0');
  });

  test('is told in short as each player sees it', () => {
    const shown = (won: readonly number[], mode: Mode): readonly string[] =>
      won.map((_, seat) => told(seriesScore(series(won), 'single', mode, seat)));
    expect(shown([2, 1], 'duel')).toEqual(['2 : 1', '1 : 2']);
    expect(shown([2, 2, 1, 1], 'team')).toEqual(['2 : 1', '2 : 1', '1 : 2', '1 : 2']);
    expect(shown([2, 1, 1, 2], 'team')).toEqual(['2', '1', '1', '2']);
    expect(shown([2, 1, 0], 'deathmatch')).toEqual(['2', '1', '0']);
  });
});
