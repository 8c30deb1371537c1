import { type TieBreak, tieBreaksOf } from '@hexfall/shared/competition/regulations';
import type { CompetitionView, StandingView } from '@hexfall/shared/protocol/competitions';
import { t } from '../text/translate.js';
import { isArena } from './arenaView.js';
import { entrantName, roundText, scoreText, signedText } from './pageText.js';
import { resultSign, type RoundResult, roundResults } from './roundResults.js';

const COLUMNS = ['points', 'boards', 'buchholz', 'hq', 'wins'] as const;

/** The columns of figures; in a knock-out nothing is counted. */
const columnsOf = ({ regulations }: CompetitionView): readonly (typeof COLUMNS)[number][] => {
  if (regulations.format === 'knock-out') return [];
  const tieBreaks = tieBreaksOf(regulations);
  const isCounted = (column: TieBreak): boolean => tieBreaks.includes(column) && (column !== 'boards' || regulations.boards > 1);
  return COLUMNS.filter((column) => column === 'points' || isCounted(column));
};

/** A round of an entrant: a sign for the result, and the opponent. */
const RoundCell = ({ view, result }: { readonly view: CompetitionView; readonly result: RoundResult }) => {
  const played = result.how === 'played' ? `, ${roundText(result)}` : '';
  return (
    <td class="round-cell" data-how={result.how} data-won={result.won || result.how === 'free'} title={scoreText(view, result) + played}>
      <span aria-hidden="true">
        <span class="round-sign">{resultSign(result)}</span>
        {result.opponent !== null && <bdi>{entrantName(view, result.opponent)}</bdi>}
        {result.opponent === null && result.how !== 'missed' && t('competitionPage.pairings.bye')}
      </span>
      <span class="spoken">{scoreText(view, result) + played}</span>
    </td>
  );
};

/** The points of each match of an arena, from the first; a match that is played is a dot. */
const MatchPoints = ({ points }: { readonly points: StandingView['matchPoints'] }) => (
  <td class="match-points figures">{points.map((one) => one ?? '·').join(' ')}</td>
);

/** The table of a competition: it scrolls inside itself where it is wider than its place. */
export const Standings = ({ view }: { readonly view: CompetitionView }) => {
  const columns = columnsOf(view);
  const results = roundResults(view);
  return (
    // What scrolls is reached by keyboard.
    <div class="standings-scroll" tabIndex={0} role="group" aria-label={t('competitionPage.standings.heading')}>
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">
              <abbr title={t('competitionPage.standings.place')}>#</abbr>
            </th>
            <th scope="col">{t('competitionPage.standings.name')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" class="figure">
                <abbr title={t(`competitionPage.standings.${column}`)}>{t(`competitionPage.standings.${column}Short`)}</abbr>
              </th>
            ))}
            {isArena(view) && <th scope="col">{t('competitionPage.arena.matches')}</th>}
            {!isArena(view) &&
              view.rounds.map((_, index) => (
                <th key={index} scope="col">
                  <abbr title={t('competitionPage.standings.round', { round: index + 1 })}>{index + 1}</abbr>
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {view.standings.map((standing) => {
            const { entrant, place } = standing;
            const status = view.entrants[entrant]?.status ?? 'in';
            return (
              <tr key={entrant} data-own={entrant === view.you.entrant || undefined}>
                <td class="figure">{place}</td>
                <th scope="row">
                  <bdi>{entrantName(view, entrant)}</bdi>
                  {status !== 'in' && view.phase !== 'closed' && (
                    <small class="quiet-text"> {t(`competitionPage.standings.${status}`)}</small>
                  )}
                </th>
                {columns.map((column) => (
                  <td key={column} class="figure">
                    {column === 'hq' ? signedText(standing.hq) : standing[column]}
                  </td>
                ))}
                {isArena(view) && <MatchPoints points={standing.matchPoints} />}
                {(results[entrant] ?? []).map((result, index) => (
                  <RoundCell key={index} view={view} result={result} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
