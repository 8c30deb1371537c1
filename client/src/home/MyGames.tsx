import { useState } from 'preact/hooks';
import { Link } from '../ui/Link.js';
import { mostRunning } from '../store/endedGames.js';
import { storedGames } from '../store/localGames.js';
import { seatKeys } from '../platform/seatKeys.js';
import { t } from '../text/translate.js';
import { LazyLocalGames } from './LazyLocalGames.js';
import { MyGame } from './MyGame.js';
import { useMyGames } from './useMyGames.js';
import './MyGames.css';

/** The number of games on the start page. */
const SHOWN = 4;
/** Of them on this device, where there are others. */
const SHOWN_HERE = 2;

/**
 * The games that go on, those that wait for this player first; nothing for a browser that holds no seat. Before the server answers
 * there is an empty line for each: nothing below moves when they arrive.
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
        <Link to="/games">
          {t('matchmaking.mine.all', {
            number: onDevice.length + Math.max(codes.length, latest ? latest.running.length + latest.over.length : 0),
          })}
        </Link>
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
