import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ListedTable, TableList as PublicTableList } from '@hexfall/shared/protocol/http';
import { fetchTables, findQuickMatch } from '../net/api.js';
import type { Failure } from '../net/connection.js';
import { isOnline, lookForServer } from '../offline/isOnline.js';
import { sendWithCode } from '../platform/invitationCode.js';
import { navigate, pathOfTable } from '../platform/route.js';
import { seatKeys } from '../platform/seatKeys.js';
import { NeedsServer } from '../shell/EmptyState.js';
import { awaitsOpponent, search } from '../store/duelSearch.js';
import { TablePlayers } from '../table/TablePlayers.js';
import { specialSettings } from '../text/optionText.js';
import { failureText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { ProblemText } from '../ui/fields.js';
import { usePolled } from '../ui/hooks.js';
import { Link } from '../ui/Link.js';
import './PublicTables.css';

interface QuickMatchButtonProps {
  /** Whether somebody waits for an opponent. */
  readonly isAwaited: boolean;
}

/** Goes to a duel with a waiting player, or to a new one that others will find. */
const QuickMatchButton = ({ isAwaited }: QuickMatchButtonProps) => {
  const [busy, setBusy] = useState(false);
  // The user may go elsewhere before the server answers: the answer then leads nowhere.
  const isGone = useRef(false);
  useEffect(() => () => void (isGone.current = true), []);
  const [failure, setFailure] = useState<Failure | null>(null);
  const go = async (): Promise<void> => {
    setBusy(true);
    const found = await sendWithCode(findQuickMatch);
    if (isGone.current) return;
    setBusy(false);
    setFailure(found.ok ? null : found.error);
    if (!found.ok) return;
    search.value = { code: found.value, since: Date.now() };
    navigate(pathOfTable(found.value));
  };
  return (
    <section class="plate quick">
      <h2>{t('app.quick.heading')}</h2>
      <p>{t(isAwaited ? 'app.quick.waiting' : 'app.quick.text')}</p>
      <Button
        name="quick"
        text={busy ? t('app.quick.looking') : t('app.quick.go')}
        disabled={busy || !isOnline.value}
        onClick={() => void go()}
      />
      <NeedsServer />
      {failure && <ProblemText text={failureText(failure)} />}
    </section>
  );
};

const REFRESH_MS = 5_000;

const NOTHING: PublicTableList = { tables: [], isPublic: false };

/** Whether the pointer or the focus of the keyboard is within an element. */
const isTouched = (element: HTMLElement | null): boolean => element?.matches(':hover, :focus-within') ?? false;

/**
 * Lists tables to join and to watch, and a quick match if somebody waits or the server is public. The quick match never appears or disappears under a
 * pointer. Without the server the page knows no tables; it learns here that the server is gone.
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

interface Props {
  readonly part: 'open' | 'watch';
  readonly heading: string;
  /** One line for each table. */
  readonly children: readonly ComponentChildren[];
}

/** A list of public tables; nothing where there are none. */
const TableList = ({ part, heading, children }: Props) =>
  children.length > 0 && (
    <section class="plate open-tables" data-part={part}>
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </section>
  );

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
const OpenTables = ({ tables }: { readonly tables: readonly ListedTable[] }) => (
  <TableList part="open" heading={t('app.tables.heading')}>
    {tables.map((table) => (
      <OpenTable key={table.code} table={table} />
    ))}
  </TableList>
);

const howFar = ({ phase, turn, acting, seats }: ListedTable): string => {
  if (phase !== 'playing') return t('matchmaking.watch.before');
  const player = acting === null ? '' : (seats[acting]?.name ?? '');
  const steps = [turn > 0 ? t('table.turn.number', { number: turn }) : '', player === '' ? '' : t('matchmaking.watch.toMove', { player })];
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
const LiveMatches = ({ tables }: { readonly tables: readonly ListedTable[] }) => (
  <TableList part="watch" heading={t('matchmaking.watch.heading')}>
    {tables.map((table) => (
      <Running key={table.code} table={table} />
    ))}
  </TableList>
);
