import { useState } from 'preact/hooks';
import type { MyTable } from '@hexfall/shared/protocol/http';
import { fetchMyTables, type KnownTables } from '../net/api.js';
import { profileKey } from '../platform/ownProfile.js';
import { dropEnded, forgotten, seatKeys } from '../platform/seatKeys.js';
import { settings } from '../platform/settings.js';
import { type StoredGame, storedGames } from '../store/localGames.js';
import {
  endedOf,
  isMyTurn,
  joinTables,
  mostRunning,
  questionsAbout,
  rememberEnded,
  type SortedGames,
  sortGames,
} from '../store/myGames.js';
import { t } from '../text/translate.js';
import { type Polled, usePolled } from '../ui/hooks.js';
import { lazy } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { MyGame } from './MyGame.js';
import './MyGames.css';

/** The number of games on the start page. */
const SHOWN = 4;
/** Of them on this device, where there are others. */
const SHOWN_HERE = 2;

/**
 * Lists the running games, those that wait for this player first. Renders nothing for a browser without seats. Before the server answers each game
 * has an empty line, so that nothing below moves.
 */
export const MyGames = () => {
  const { latest } = useMyGames();
  const codes = Object.keys(seatKeys.value);
  const [reserved] = useState(() => Math.min(SHOWN, mostRunning(codes)));
  const onDevice = storedGames.value;
  const onDeviceRunning = onDevice.filter(({ isOver, record }) => !isOver && record !== undefined);
  const isEmpty = onDevice.length === 0 && codes.length === 0 && (latest === null || latest.running.length + latest.over.length === 0);
  if (isEmpty) return null;
  // Games on this device leave room for the others.
  const here = onDeviceRunning.slice(0, latest?.running.length || reserved ? SHOWN_HERE : SHOWN);
  const running = latest?.running.slice(0, SHOWN - here.length) ?? [];
  const lines = here.length + Math.max(Math.min(reserved, SHOWN - here.length), running.length);
  return (
    <section class="plate my-games" data-part="mine" aria-busy={latest === null}>
      <header class="my-games-head">
        <h2>{t('matchmaking.mine.heading')}</h2>
        <p>
          <Link to="/statistics">{t('app.statistics')}</Link>
          <Link to="/games">
            {t('matchmaking.mine.all', {
              number: onDevice.length + Math.max(codes.length, latest ? latest.running.length + latest.over.length : 0),
            })}
          </Link>
        </p>
      </header>
      {lines > 0 && (
        <div class="my-games-place" style={{ '--lines': lines, '--lines-of-two': Math.ceil(lines / 2) }}>
          <ul>
            <LazyLocalGames games={here} />
            {running.map((table) => (
              <MyGame key={table.code} table={table} canForget={false} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
};

/** Loads what shows games on this device. */
export const loadLocalGames = async () => (await import('./LocalGames.js')).LocalGames;

const Games = lazy(loadLocalGames);

interface Props {
  readonly games: readonly StoredGame[];
  /** Whether they can be removed here. */
  readonly canRemove?: boolean;
}

/** Renders the cards of games on this device. Loads the code that replays their records to show the boards only if there are games. */
export const LazyLocalGames = (props: Props) => (props.games.length === 0 ? null : <Games {...props} />);

const REFRESH_MS = 15_000;

/** Takes away messages about turns that have been played, at another device. */
const removePlayedTurns = (tables: readonly MyTable[]): void => {
  if (!settings.callPush.peek()) return;
  const played = tables.filter((table) => !isMyTurn(table)).map(({ code }) => code);
  void import('../notifications/workerNotifications.js').then(({ removeTurns }) => removeTurns(played)).catch(() => undefined);
};

/** Requests all tables of this browser, one group after the other; those of the player card come with the first. Returns null if an answer is missing. */
const fetchAll = async (profile: string | null): Promise<KnownTables | null> => {
  const answers: KnownTables[] = [];
  for (const question of questionsAbout(seatKeys.peek())) {
    const answer = await fetchMyTables(question, answers.length === 0 ? profile : null);
    if (!answer) return null;
    answers.push(answer);
  }
  return joinTables(answers);
};

/** The games in which this browser has a seat, as the server lists them. */
export const useMyGames = (): Polled<SortedGames> => {
  const codes = Object.keys(seatKeys.value);
  const profile = profileKey.value;
  /** Those of the player card are known to the server alone. */
  const withProfile = (tables: readonly MyTable[]): readonly string[] => {
    const more = profile === null ? [] : tables.map(({ code }) => code).filter((code) => !forgotten.value.includes(code));
    return [...new Set([...codes, ...more])];
  };
  const ask = async () => {
    if (codes.length === 0 && profile === null) return [];
    const known = await fetchAll(profile);
    if (!known) return null;
    const { tables } = known;
    rememberEnded(sortGames(withProfile(tables), tables));
    dropEnded(endedOf(known));
    removePlayedTurns(tables);
    return tables;
  };
  const { latest, failed } = usePolled(ask, REFRESH_MS, `${codes.join()} ${profile ?? ''}`);
  return { latest: latest && sortGames(withProfile(latest), latest), failed };
};
