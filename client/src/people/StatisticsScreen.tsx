import { LEVELS } from '@hexfall/shared/model/computer';
import { MODES } from '@hexfall/shared/model/options';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { useState } from 'preact/hooks';
import { solvedByGrade, type SolvedGrade } from '../puzzles/puzzleProgress.js';
import { EmptyState } from '../shell/EmptyState.js';
import { Page } from '../shell/Page.js';
import { watchText } from '../store/clocks.js';
import { forgetStatistics, matchStatistics, type MatchStatistics, type Tally } from '../store/matchStatistics.js';
import { armyName } from '../text/names.js';
import puzzles from '@hexfall/shared/locales/en/puzzles.json';
import '../text/statisticsText.js';
import { addTexts, t } from '../text/translate.js';
import { Emblem } from '../ui/Emblem.js';
import { Link } from '../ui/Link.js';
import './StatisticsScreen.css';
import type { ComponentChildren } from 'preact';

addTexts({ puzzles });

const SECOND = 1000;

interface Row {
  readonly key: string;
  readonly name: ComponentChildren;
  readonly tally: Tally;
}

/** The rows of what has been played at all, in the order of `keys`. */
const rowsOf = <K extends string>(
  keys: readonly K[],
  tallies: Readonly<Partial<Record<K, Tally>>>,
  name: (key: K) => ComponentChildren,
): readonly Row[] =>
  keys.flatMap((key) => {
    const tally = tallies[key];
    return tally ? [{ key, name: name(key), tally }] : [];
  });

interface TableProps {
  readonly heading: string;
  readonly rows: readonly Row[];
}

/** Games, wins and draws by what they are counted by; nothing without a game. */
const TallyTable = ({ heading, rows }: TableProps) =>
  rows.length === 0 ? null : (
    <section class="plate">
      <table class="tallies">
        <caption>
          <h2>{heading}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('statistics.played')}</th>
            <th scope="col">{t('statistics.won')}</th>
            <th scope="col">{t('statistics.drawn')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, tally: { played, won, drawn } }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{drawn}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

const Puzzles = ({ solved }: { readonly solved: readonly SolvedGrade[] }) =>
  solved.length === 0 ? null : (
    <section class="plate">
      <table class="tallies">
        <caption>
          <h2>{t('statistics.puzzles')}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('statistics.solved')}</th>
            <th scope="col">{t('statistics.bestTime')}</th>
          </tr>
        </thead>
        <tbody>
          {solved.map(({ grade, count, best }) => (
            <tr key={grade}>
              <th scope="row">{t(`puzzles.grade.${grade}`)}</th>
              <td>{count}</td>
              <td>{watchText(Math.floor(best / SECOND) * SECOND)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

/** What counts most, large. */
const Sums = ({ all, streak }: Pick<MatchStatistics, 'all' | 'streak'>) => (
  <dl class="plate sums">
    {(
      [
        ['played', all.played],
        ['won', all.won],
        ['drawn', all.drawn],
        ['streakNow', streak.now],
        ['streakBest', streak.best],
      ] as const
    ).map(([name, value]) => (
      <div key={name}>
        <dt>{t(`statistics.${name}`)}</dt>
        <dd data-sum={name}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Forgets what was counted; it can be brought back until the page is left. */
const Forget = () => {
  const [before, setBefore] = useState<MatchStatistics | null>(null);
  const forget = (): void => {
    setBefore(matchStatistics.peek());
    forgetStatistics();
  };
  const restore = (): void => {
    if (before) matchStatistics.value = before;
    setBefore(null);
  };
  return (
    <p class="row">
      {before ? (
        <button type="button" class="button" data-action="restore-statistics" onClick={restore}>
          {t('statistics.restore')}
        </button>
      ) : (
        <button
          type="button"
          class="button"
          data-action="forget-statistics"
          onClick={forget}
          disabled={matchStatistics.value.all.played === 0}
        >
          {t('statistics.forget')}
        </button>
      )}
      <span class="quiet-text" role="status">
        {before ? t('statistics.forgotten') : ''}
      </span>
    </p>
  );
};

/** What this browser has counted of the games and puzzles of its player. */
export const StatisticsScreen = () => {
  const { all, armies, modes, levels, friends, streak } = matchStatistics.value;
  const solved = solvedByGrade();
  const isEmpty = all.played === 0 && solved.length === 0;
  return (
    <Page kind="statistics">
      <h1>{t('statistics.heading')}</h1>
      <p class="quiet-text">{t('statistics.about')}</p>
      {isEmpty && (
        <section class="plate nothing">
          <EmptyState name="flag" />
          <p class="lead">{t('statistics.none')}</p>
          <Link to="/" kind="button primary large">
            {t('app.back')}
          </Link>
        </section>
      )}
      {all.played > 0 && <Sums all={all} streak={streak} />}
      <div class="statistics">
        <TallyTable
          heading={t('statistics.armies')}
          rows={rowsOf(ARMY_IDS, armies, (army) => (
            <span class="tally-army">
              <Emblem livery={army} />
              {armyName(army)}
            </span>
          ))}
        />
        <TallyTable heading={t('statistics.modes')} rows={rowsOf(MODES, modes, (mode) => t(`app.mode.${mode}`))} />
        <TallyTable heading={t('statistics.levels')} rows={rowsOf(LEVELS, levels, (level) => t(`computer.levels.${level}`))} />
        <TallyTable
          heading={t('statistics.friends')}
          rows={friends.map((friend) => ({ key: friend.name, name: <bdi>{friend.name}</bdi>, tally: friend }))}
        />
        <Puzzles solved={solved} />
      </div>
      <Forget />
    </Page>
  );
};
