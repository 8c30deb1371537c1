import type { ListedTable } from '@hexfall/shared/protocol/http';
import { Link } from '../ui/Link.js';
import { pathOfTable } from '../platform/route.js';
import { specialSettings } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { TableList } from './TableList.js';
import { TablePlayers } from '../table/TablePlayers.js';

const howFar = ({ phase, turn, acting, seats }: ListedTable): string => {
  if (phase !== 'playing') return t('matchmaking.watch.before');
  const player = acting === null ? '' : (seats[acting]?.name ?? '');
  const steps = [
    turn > 0 ? t('matchmaking.watch.turn', { number: turn }) : '',
    player === '' ? '' : t('matchmaking.watch.toMove', { player }),
  ];
  return steps.filter((step) => step !== '').join(' · ');
};

const Running = ({ table }: { readonly table: ListedTable }) => {
  const { code, options, seats, spectators } = table;
  const special = specialSettings(options, table);
  return (
    <li class="open-table">
      <div class="open-table-text">
        <span class="my-game-stand">
          <strong>{t(`app.mode.${options.mode}`)}</strong>
          <span class="quiet-text">{code}</span>
        </span>
        {special.length > 0 && <span class="quiet-text">{special.join(' · ')}</span>}
        <TablePlayers players={seats.flatMap((seat) => seat ?? [])} />
        <span class="quiet-text">
          {howFar(table)}
          {spectators > 0 && ` · ${t('matchmaking.watch.watching', { count: spectators })}`}
        </span>
      </div>
      <Link to={pathOfTable(code)} kind="button small" label={t('matchmaking.watch.goTo', { code })}>
        {t('matchmaking.watch.go')}
      </Link>
    </li>
  );
};

/** The public matches that can be watched now. */
export const LiveMatches = ({ tables }: { readonly tables: readonly ListedTable[] }) => (
  <TableList part="watch" heading={t('matchmaking.watch.heading')}>
    {tables.map((table) => (
      <Running key={table.code} table={table} />
    ))}
  </TableList>
);
