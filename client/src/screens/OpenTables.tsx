import { useEffect, useState } from 'preact/hooks';
import type { ListedTable } from '@hexfall/shared/protocol/http';
import { Emblem } from '../hud/Emblem.js';
import { Link } from '../hud/Link.js';
import { fetchTables } from '../net/tableList.js';
import { pathOfTable } from '../store/route.js';
import { specialOptions } from '../text/optionText.js';
import { t } from '../text/translate.js';

const REFRESH_MS = 5_000;

/** The tables everybody may see, asked for again and again while the page is looked at; null as long as nothing is known. */
const useTables = (): readonly ListedTable[] | null => {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  useEffect(() => {
    let gone = false;
    const refresh = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const found = await fetchTables();
      if (found && !gone) setTables(found);
    };
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  return tables;
};

const OpenTable = ({ table: { code, options, seats, phase } }: { readonly table: ListedTable }) => {
  const free = seats.filter((seat) => seat === null).length;
  const players = seats.flatMap((seat) => seat ?? []);
  const canSit = phase === 'lobby' && free > 0;
  const special = specialOptions(options);
  return (
    <li class="open-table">
      <div class="open-table-text">
        <strong>{t(`app.mode.${options.mode}`)}</strong>
        {special.length > 0 && <span class="quiet-text">{special.join(' · ')}</span>}
        <span class="open-table-players">
          {players.map(({ name, army }, place) => (
            <span key={place} class="open-table-player">
              <Emblem livery={army} />
              {name}
            </span>
          ))}
          {canSit && <span class="tag">{t('app.tables.free', { count: free })}</span>}
        </span>
      </div>
      <Link to={pathOfTable(code)} kind={canSit ? 'button primary small' : 'button small'}>
        {canSit ? t('app.tables.join') : t('app.tables.watch')}
      </Link>
    </li>
  );
};

/** The tables that everybody may see: to sit down at, or to watch. */
export const OpenTables = () => {
  const tables = useTables();
  return (
    <section class="plate open-tables">
      <h2>{t('app.tables.heading')}</h2>
      {tables === null || tables.length === 0 ? (
        <p class="quiet-text">{t('app.tables.none')}</p>
      ) : (
        <ul>
          {tables.map((table) => (
            <OpenTable key={table.code} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
};
