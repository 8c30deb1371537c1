import { fetchTables } from '../net/tableList.js';
import { OpenTables } from './OpenTables.js';
import { usePolled } from '../hud/usePolled.js';
import { WatchList } from './WatchList.js';

const REFRESH_MS = 5_000;

/** The public tables: to join and to watch. */
export const PublicTables = () => {
  const tables = usePolled(fetchTables, REFRESH_MS).latest ?? [];
  return (
    <>
      <OpenTables tables={tables.filter(({ phase }) => phase === 'lobby')} />
      <WatchList tables={tables.filter(({ phase }) => phase !== 'lobby')} />
    </>
  );
};
