import type { MyTable } from '@hexfall/shared/protocol/http';
import { Link } from '../hud/Link.js';
import { endingOf, isMyTurn, othersAt } from '../store/myGames.js';
import { pathOfTable } from '../store/route.js';
import { clockText } from '../text/clockText.js';
import { mapText } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { ForgetButton } from './ForgetButton.js';
import { TablePlayers } from './TablePlayers.js';

const standOf = (table: MyTable): string => {
  if (table.phase === 'over') return t(`matchmaking.mine.${endingOf(table)}`);
  if (table.phase === 'lobby' || table.acting === null) return t('matchmaking.mine.waiting');
  return isMyTurn(table) ? t('matchmaking.mine.yours') : t('matchmaking.mine.theirs', { player: table.seats[table.acting]?.name ?? '' });
};

const keyOf = (table: MyTable): 'play' | 'open' | 'look' => {
  if (table.phase === 'over') return 'look';
  return isMyTurn(table) ? 'play' : 'open';
};

interface Props {
  readonly table: MyTable;
  /** Whether it can be forgotten here. */
  readonly canForget: boolean;
}

/** What is played: the mode, the clock and the map, and the code of the table. */
const aboutOf = ({ options, code }: MyTable): string =>
  [t(`app.mode.${options.mode}`), options.clock === 'none' ? '' : clockText(options.clock), mapText(options), code]
    .filter((part) => part !== '')
    .join(' · ');

/** One of the games this browser has a seat in: the other players, what is played, and whose turn it is. */
export const MyGame = ({ table, canForget }: Props) => {
  const others = othersAt(table);
  const yours = isMyTurn(table);
  return (
    <li class="open-table my-game" data-yours={yours} data-code={table.code}>
      <div class="open-table-text">
        <span class="my-game-stand">
          <strong>{standOf(table)}</strong>
          <span class="quiet-text">{aboutOf(table)}</span>
        </span>
        {others.length === 0 ? <span class="quiet-text">{t('matchmaking.mine.alone')}</span> : <TablePlayers players={others} />}
      </div>
      <span class="my-game-keys">
        {canForget && <ForgetButton code={table.code} asks={table.phase !== 'over'} />}
        <Link to={pathOfTable(table.code)} kind={yours ? 'button primary small' : 'button small'}>
          {t(`matchmaking.mine.${keyOf(table)}`)}
        </Link>
      </span>
    </li>
  );
};
