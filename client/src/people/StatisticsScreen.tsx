import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MatchStatistics, Tally } from '@hexfall/shared/inspect/matchStatistics';
import statistics from '@hexfall/shared/locales/en/statistics.json';
import { LEVELS } from '@hexfall/shared/model/computer';
import { MODES } from '@hexfall/shared/model/options';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import type { ProfileStatistics } from '@hexfall/shared/protocol/profiles';
import { deleteStatistics, fetchStatistics } from '../net/profiles.js';
import { profileKey } from '../platform/ownProfile.js';
import { solvedBySection, type SolvedSection } from '../puzzles/puzzleProgress.js';
import { timeText } from '../puzzles/puzzleText.js';
import { Nothing } from '../shell/EmptyState.js';
import { Page } from '../shell/Page.js';
import { forgetStatistics, type Forgotten, matchStatistics, restoreStatistics } from '../store/matchStatistics.js';
import { armyName } from '../text/names.js';
import { addTexts, shownLanguage, t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { Button } from '../ui/Button.js';
import { Emblem } from '../ui/Emblem.js';
import { Link } from '../ui/Link.js';
import { joinStatistics } from './joinStatistics.js';
import { answerToCard } from './playerCard.js';
import './StatisticsScreen.css';

addTexts({ statistics });

interface Row {
  readonly key: string;
  readonly name: ComponentChildren;
  /** One for each column. */
  readonly values: readonly (number | string)[];
  /** What is drawn as a bar below. */
  readonly tally?: Tally;
}

/** The rows of what has been played at all, in the order of `keys`. */
const rowsOf = <K extends string>(
  keys: readonly K[],
  tallies: Readonly<Partial<Record<K, Tally>>>,
  name: (key: K) => ComponentChildren,
): readonly Row[] =>
  keys.flatMap((key) => {
    const tally = tallies[key];
    return tally ? [{ key, name: name(key), values: valuesOf(tally), tally }] : [];
  });

const valuesOf = ({ played, won, drawn }: Tally): readonly number[] => [played, won, drawn];

/** The parts of a bar: won from the left, then drawn; the rest is lost. */
const barOf = ({ played, won, drawn }: Tally): Readonly<Record<string, string>> => ({
  '--won': `${(100 * won) / Math.max(1, played)}%`,
  '--undefeated': `${(100 * (won + drawn)) / Math.max(1, played)}%`,
});

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
          {rows.map(({ key, name, values, tally }) => (
            <tr key={key} {...(tally && { class: 'tally-bar', style: barOf(tally) })}>
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

const Puzzles = ({ solved }: { readonly solved: readonly SolvedSection[] }) => (
  <CountTable
    heading={t('statistics.puzzles')}
    columns={[t('statistics.solved'), t('statistics.bestTime')]}
    rows={solved.map(({ section, count, best }) => ({
      key: section,
      name: t(`puzzles.section.${section}`),
      values: [count, timeText(best)],
    }))}
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

/** What the server has said it has counted for the player card of this browser. */
type CardAnswer = ProfileStatistics | 'asking' | 'unanswered';

/** Asks the server what it has counted for a player card; null without one. @param time changes when it is to be asked again. */
const useCardAnswer = (key: string | null, time: number): CardAnswer | null => {
  const [answer, setAnswer] = useState<CardAnswer>('asking');
  useEffect(() => {
    if (key === null) return undefined;
    let isAwaited = true;
    void answerToCard(fetchStatistics(key)).then((found) => {
      if (isAwaited) setAnswer(found.ok ? found.value : 'unanswered');
    });
    return () => {
      isAwaited = false;
      setAnswer('asking');
    };
  }, [key, time]);
  return key === null ? null : answer;
};

/** Forgets what this browser has counted; it can be brought back until the page is left. */
const ForgetHere = ({ isEmpty }: { readonly isEmpty: boolean }) => {
  const [before, setBefore] = useState<Forgotten | null>(null);
  const restore = (forgotten: Forgotten): void => {
    restoreStatistics(forgotten);
    setBefore(null);
  };
  return (
    <p class="row">
      {before ? (
        <Button name="restore-statistics" text={t('statistics.restore')} onClick={() => restore(before)} />
      ) : (
        <Button name="forget-statistics" text={t('statistics.forget')} disabled={isEmpty} onClick={() => setBefore(forgetStatistics())} />
      )}
      <span class="quiet-text" role="status">
        {before ? t('statistics.forgotten') : ''}
      </span>
    </p>
  );
};

interface ForgetEverywhereProps {
  /** Of the player card. */
  readonly cardKey: string;
  readonly disabled: boolean;
  readonly onDone: () => void;
}

/** Asks for confirmation before the server and this browser delete the statistics. Nothing brings them back. */
const ForgetEverywhere = ({ cardKey, disabled, onDone }: ForgetEverywhereProps) => {
  const [message, setMessage] = useState('');
  const forget = async (): Promise<Result<null, string>> => {
    if (!(await answerToCard(deleteStatistics(cardKey))).ok) return fail(t('statistics.forgetFailed'));
    forgetStatistics();
    return ok(null);
  };
  return (
    <div class="row">
      <AskButton
        name="forget-statistics"
        text={t('statistics.forget')}
        heading={t('statistics.forgetHeading')}
        explain={t('statistics.forgetText')}
        yes={t('statistics.forgetYes')}
        disabled={disabled}
        act={forget}
        onDone={() => {
          setMessage(t('statistics.forgotten'));
          onDone();
        }}
      />
      <span class="quiet-text" role="status">
        {message}
      </span>
    </div>
  );
};

/** Where the figures come from. */
const About = ({ answer }: { readonly answer: CardAnswer | null }) => {
  if (answer === 'asking') return <p role="status">{t('matchmaking.mine.checking')}</p>;
  if (answer === 'unanswered') return <p role="alert">{t('statistics.unreachable')}</p>;
  const date = answer && new Intl.DateTimeFormat(shownLanguage.value, { dateStyle: 'long' }).format(answer.since);
  return <p class="quiet-text">{date === null ? t('statistics.about') : t('statistics.aboutCard', { date })}</p>;
};

const Tables = ({ statistics, solved }: { readonly statistics: MatchStatistics; readonly solved: readonly SolvedSection[] }) => {
  const { armies, modes, levels, friends } = statistics;
  return (
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
        rows={friends.map((friend) => ({ key: friend.name, name: <bdi>{friend.name}</bdi>, values: valuesOf(friend), tally: friend }))}
      />
      <Puzzles solved={solved} />
    </div>
  );
};

/**
 * Shows the statistics of the user's games and puzzles: games counted by this browser and, at tables of the server, for the player card. Without an
 * answer of the server the card's games are those that this browser has seen.
 */
export const StatisticsScreen = () => {
  const [time, setTime] = useState(0);
  const key = profileKey.value;
  const answer = useCardAnswer(key, time);
  const { here, byCard } = matchStatistics;
  const isAnswered = answer !== null && typeof answer === 'object';
  const statistics = joinStatistics(isAnswered ? answer.statistics : byCard.value, here.value);
  const solved = solvedBySection();
  const isEmpty = statistics.all.played === 0;
  return (
    <Page kind="statistics">
      <h1>{t('app.statistics')}</h1>
      <About answer={answer} />
      {answer !== 'asking' && (
        <>
          {isEmpty && solved.length === 0 && (
            <Nothing name="flag" text={t('statistics.none')}>
              <Link to="/" kind="button primary large">
                {t('app.back')}
              </Link>
            </Nothing>
          )}
          {!isEmpty && <Sums all={statistics.all} streak={statistics.streak} />}
          <Tables statistics={statistics} solved={solved} />
        </>
      )}
      {key === null ? (
        <ForgetHere isEmpty={isEmpty} />
      ) : (
        <ForgetEverywhere cardKey={key} disabled={!isAnswered || isEmpty} onDone={() => setTime(time + 1)} />
      )}
    </Page>
  );
};
