import { Link } from '../hud/Link.js';
import { seatKeys } from '../store/seatKeys.js';
import { t } from '../text/translate.js';
import { MyGame } from './MyGame.js';
import { useMyGames } from './useMyGames.js';

/** The number of games on the start page. */
const SHOWN = 4;

/** The games that go on, those that wait for this player first; nothing for a browser that holds no seat. */
export const MyGames = () => {
  const { latest } = useMyGames();
  const count = Object.keys(seatKeys.value).length;
  if (count === 0 || !latest) return null;
  return (
    <section class="plate my-games" data-part="mine">
      <header class="my-games-head">
        <h2>{t('matchmaking.mine.heading')}</h2>
        <Link to="/games">{t('matchmaking.mine.all', { number: count })}</Link>
      </header>
      {latest.running.length > 0 && (
        <ul>
          {latest.running.slice(0, SHOWN).map((table) => (
            <MyGame key={table.code} table={table} canForget={false} />
          ))}
        </ul>
      )}
    </section>
  );
};
