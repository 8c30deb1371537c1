import { LEVELS } from '@hexfall/shared/model/computer';
import { MODES } from '@hexfall/shared/model/options';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { useState } from 'preact/hooks';
import { solvedByGrade, type SolvedGrade } from '../puzzles/puzzleProgress.js';
import { timeText } from '../puzzles/puzzleText.js';
import { EmptyState } from '../shell/EmptyState.js';
import { Page } from '../shell/Page.js';
import { forgetStatistics, matchStatistics, type MatchStatistics, type Tally } from '../store/matchStatistics.js';
import { armyName } from '../text/names.js';
import '../text/statisticsText.js';
import { t } from '../text/translate.js';
import { Emblem } from '../ui/Emblem.js';
import { Link } from '../ui/Link.js';
import './StatisticsScreen.css';
import type { ComponentChildren } from 'preact';

interface Row {
  readonly key: string;
  readonly name: ComponentChildren;
  /** One for each column. */
  readonly values: readonly (number | string)[];
}

/** The rows of what has been played at all, in the order of `keys`. */
const rowsOf = <K extends string>(
  keys: readonly K[],
  tallies: Readonly<Partial<Record<K, Tally>>>,
  name: (key: K) => ComponentChildren,
): readonly Row[] =>
  keys.flatMap((key) => {
    const tally = tallies[key];
    return tally ? [{ key, name: name(key), values: valuesOf(tally) }] : [];
  });

const valuesOf = ({ played, won, drawn }: Tally): readonly number[] => [played, won, drawn];

interface TableProps {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
}

/** Figures by what they are counted by; nothing without a row. */
const CountTable = ({ heading, columns, rows }: TableProps) =>
  rows.length === 0 ? null : (
    <section class="plate">
      <table class="tallies">
        <caption>
          <h2>{heading}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {values.map((value, column) => (
                <td key={columns[column]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

/** Games, wins and draws. */
const TallyTable = (props: Omit<TableProps, 'columns'>) => (
  <CountTable {...props} columns={[t('statistics.played'), t('statistics.won'), t('statistics.drawn')]} />
);

const Puzzles = ({ solved }: { readonly solved: readonly SolvedGrade[] }) => (
  <CountTable
    heading={t('statistics.puzzles')}
    columns={[t('statistics.solved'), t('statistics.bestTime')]}
    rows={solved.map(({ grade, count, best }) => ({ key: grade, name: t(`puzzles.grade.${grade}`), values: [count, timeText(best)] }))}
  />
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
          rows={friends.map((friend) => ({ key: friend.name, name: <bdi>{friend.name}</bdi>, values: valuesOf(friend) }))}
        />
        <Puzzles solved={solved} />
      </div>
      <Forget />
    </Page>
  );
};
