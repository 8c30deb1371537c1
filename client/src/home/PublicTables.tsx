import type { TableList } from '@hexfall/shared/protocol/http';
import { useEffect, useRef } from 'preact/hooks';
import { usePolled } from '../ui/usePolled.js';
import { fetchTables } from '../net/api.js';
import { isOnline, lookForServer } from '../offline/isOnline.js';
import { awaitsOpponent } from '../store/duelSearch.js';
import { seatKeys } from '../platform/seatKeys.js';
import { OpenTables } from './OpenTables.js';
import { QuickMatchButton } from './QuickMatchButton.js';
import { LiveMatches } from './LiveMatches.js';

const REFRESH_MS = 5_000;

const NOTHING: TableList = { tables: [], isPublic: false };

/** Whether the pointer or the focus of the keyboard is within an element. */
const isTouched = (element: HTMLElement | null): boolean => element?.matches(':hover, :focus-within') ?? false;

/**
 * What others play: tables to join and to watch, and a quick match if somebody waits or the server is a public one. The quick match
 * neither comes nor goes under a pointer. Without the server nothing is known of tables, and the page learns here that it is away.
 */
export const PublicTables = () => {
  const online = isOnline.value;
  const polled = usePolled(fetchTables, REFRESH_MS, String(online));
  const { tables, isPublic } = polled.latest ?? NOTHING;
  // After every question that was not answered.
  useEffect(() => {
    if (polled.failed) void lookForServer();
  }, [polled]);
  const host = useRef<HTMLElement>(null);
  const isAwaited = tables.some((table) => awaitsOpponent(table) && !(table.code in seatKeys.value));
  const offersQuick = useRef(false);
  if (!isTouched(host.current)) offersQuick.current = isPublic || isAwaited;
  if (!offersQuick.current && (tables.length === 0 || !online)) return null;
  return (
    <aside class="start-side" ref={host}>
      {offersQuick.current && <QuickMatchButton isAwaited={isAwaited} />}
      {online && <OpenTables tables={tables.filter(({ phase }) => phase === 'lobby')} />}
      {online && <LiveMatches tables={tables.filter(({ phase }) => phase !== 'lobby')} />}
    </aside>
  );
};
