import '../text/localText.js';
import { useMemo } from 'preact/hooks';
import type { Table } from '@hexfall/shared/model/state';
import { boardSvg } from '@hexfall/shared/picture/boardSvg';
import { pathOfLocal } from '../platform/route.js';
import { removeLocalGame, type StoredGame } from '../store/localGames.js';
import { localSummaryOf, readStored } from '../table/beginLocalGame.js';
import { listOf, t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { GameCard } from './MyGame.js';

/** `asks`: whether something would be lost. */
const RemoveButton = ({ id, players, asks }: { readonly id: string; readonly players: string; readonly asks: boolean }) => (
  <AskButton
    name="remove"
    kind="quiet"
    size="small"
    text={t('local.remove')}
    label={t('local.removeAt', { players })}
    heading={t('local.removeTitle')}
    explain={t('local.removeText')}
    no={t('local.keep')}
    yes={t('local.remove')}
    asks={asks}
    act={() => removeLocalGame(id)}
  />
);

/** The board as the server draws it for other games. */
const Picture = ({ table, described }: { readonly table: Table; readonly described: string }) => {
  const src = useMemo(() => `data:image/svg+xml,${encodeURIComponent(boardSvg(table, ''))}`, [table]);
  return (
    <span class="board-image" data-board={table.options.board}>
      <img src={src} alt={described} decoding="async" />
    </span>
  );
};

interface CardProps {
  readonly stored: StoredGame;
  readonly canRemove: boolean;
}

const LocalCard = ({ stored, canRemove }: CardProps) => {
  const read = useMemo(() => readStored(stored), [stored.text]);
  const { id } = stored;
  if (!read.ok) {
    return (
      <li class="my-game broken-game" data-code={id}>
        <p>
          <strong>{t('local.broken')}</strong> {t(`local.fault.${read.error}`)}
        </p>
        {canRemove && (
          <div class="my-game-buttons">
            <RemoveButton id={id} players={t('local.broken')} asks={false} />
          </div>
        )}
      </li>
    );
  }
  const summary = localSummaryOf(read.value);
  const players = listOf(summary.seats.map((seat) => seat?.name ?? ''));
  return (
    <GameCard
      table={summary}
      picture={(described) => <Picture table={read.value.table} described={described} />}
      name={t(read.value.record.position ? 'local.from.tag' : 'local.tag')}
      path={pathOfLocal(id)}
      labelOf={(key) => t(`local.${key}At`, { players })}
    >
      {canRemove && <RemoveButton id={id} players={players} asks={summary.phase !== 'over'} />}
    </GameCard>
  );
};

/** The cards of games on this device. */
export const LocalGames = ({ games, canRemove = false }: { readonly games: readonly StoredGame[]; readonly canRemove?: boolean }) => (
  <>
    {games.map((stored) => (
      <LocalCard key={stored.id} stored={stored} canRemove={canRemove} />
    ))}
  </>
);
