import type { ListedTable } from '@hexfall/shared/protocol/http';
import { Link } from '../ui/Link.js';
import { pathOfTable } from '../platform/route.js';
import { seatKeys } from '../platform/seatKeys.js';
import { specialSettings } from '../text/optionText.js';
import { t } from '../text/translate.js';
import { TableList } from './TableList.js';
import { TablePlayers } from '../table/TablePlayers.js';

const OpenTable = ({ table }: { readonly table: ListedTable }) => {
  const { code, options, seats } = table;
  const special = specialSettings(options, table);
  const isOwn = code in seatKeys.value;
  return (
    <li class="open-table">
      <div class="open-table-text">
        <strong>{t(`app.mode.${options.mode}`)}</strong>
        {special.length > 0 && <span class="quiet-text">{special.join(' · ')}</span>}
        <TablePlayers players={seats.flatMap((seat) => seat ?? [])}>
          <span class="tag">{t('app.tables.free', { count: seats.filter((seat) => seat === null).length })}</span>
        </TablePlayers>
      </div>
      <Link
        to={pathOfTable(code)}
        kind={isOwn ? 'button small' : 'button primary small'}
        label={t(isOwn ? 'matchmaking.mine.openAt' : 'app.tables.joinAt', { code })}
      >
        {t(isOwn ? 'matchmaking.mine.open' : 'app.tables.join')}
      </Link>
    </li>
  );
};

/** The public tables with a free seat. */
export const OpenTables = ({ tables }: { readonly tables: readonly ListedTable[] }) => (
  <TableList part="open" heading={t('app.tables.heading')}>
    {tables.map((table) => (
      <OpenTable key={table.code} table={table} />
    ))}
  </TableList>
);
