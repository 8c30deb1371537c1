import { fetchTables } from '../net/tableList.js';
import { isOnline } from '../offline/isOnline.js';
import { OpenTables } from './OpenTables.js';
import { usePolled } from '../hud/usePolled.js';
import { WatchList } from './WatchList.js';

const REFRESH_MS = 5_000;

/** The public tables: to join and to watch. Without a network nothing is known of them. */
export const PublicTables = () => {
  const tables = usePolled(fetchTables, REFRESH_MS).latest ?? [];
  if (!isOnline.value) return null;
  return (
    <>
      <OpenTables tables={tables.filter(({ phase }) => phase === 'lobby')} />
      <WatchList tables={tables.filter(({ phase }) => phase !== 'lobby')} />
    </>
  );
};
