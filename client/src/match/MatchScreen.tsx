import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Moment } from '@hexfall/shared/model/moment';
import { usePush, useTurnNotification } from '../notifications/useTurnNotification.js';
import { reloadPage } from '../offline/newVersion.js';
import { adoptKeys, keysOf } from '../platform/seatKeys.js';
import { MessagePage, NotFoundScreen, WaitingPage } from '../shell/MessagePage.js';
import type { MatchStore } from '../store/MatchStore.js';
import { openTable } from '../table/currentTable.js';
import { failureText } from '../text/refusalText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { lazy, loadingText } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { useNameAgreement } from './useNameAgreement.js';

type StoreScreen = ComponentType<{ readonly store: MatchStore }>;

/** The table, once it has loaded. The code that shows tiles is by far the largest part of the page, so it loads while people wait in the lobby. */
const table = signal<StoreScreen | null>(null);
export const loadTable = async (): Promise<void> => {
  table.value ??= (await import('../table/TableScreen.js')).TableScreen;
};

const waiting = (hasFailed: boolean) => <WaitingPage text={loadingText(hasFailed)} />;

/** Most visits are to a match. The lobby loads only for a new table and for those a link may invite. */
export const loadLobby = async (): Promise<StoreScreen> => (await import('../lobby/LobbyScreen.js')).LobbyScreen;

const LobbyScreen = lazy(loadLobby, waiting);
const MovedScreen = lazy(async () => (await import('./MovedScreen.js')).MovedScreen, waiting);
const NextMatchScreen = lazy(async () => (await import('../lobby/NextMatchScreen.js')).NextMatchScreen, waiting);

/** Whether a match of a series has been played before the one at a table. */
const isInSeries = ({ arrangement, series }: MatchStore): boolean => arrangement.value?.seriesKind !== 'single' && series.value !== null;

const TurnsScreen = lazy(async () => (await import('../lobby/TurnsScreen.js')).TurnsScreen, waiting);
const TableReplay = lazy(async () => (await import('./TableReplay.js')).TableReplay, waiting);

const Closed = ({ store }: { readonly store: MatchStore }) => {
  const connection = store.connection.value;
  const why = connection.phase === 'closed' ? connection.why : 'left';
  return (
    <MessagePage heading={t('app.connection.lost')} text={failureText(why)}>
      <Button kind="primary" text={t('app.connection.reload')} onClick={() => void reloadPage()} />
      <Link to="/" kind="button">
        {t('app.back')}
      </Link>
    </MessagePage>
  );
};

const Unreached = ({ store }: { readonly store: MatchStore }) => {
  const connection = store.connection.value;
  if (connection.phase !== 'waiting') return <WaitingPage text={t('app.connection.opening')} />;
  return (
    <MessagePage
      heading={t('app.connection.lost')}
      text={t(connection.why === 'no-socket' ? 'app.connection.failure.no-socket' : 'app.connection.lostText')}
    >
      <Button kind="primary" text={t('app.connection.retry')} onClick={() => store.retry()} />
    </MessagePage>
  );
};

interface Props {
  readonly code: string;
  /** Where the match is walked through from; null to be at the table. */
  readonly moment: Moment | null;
}

/** A table by its code: whatever there is to see of it, from "no such table" to the board. */
export const MatchScreen = ({ code, moment }: Props) => {
  const store = useMemo(() => {
    adoptKeys(code);
    return openTable(code);
  }, [code]);
  useEffect(() => {
    void loadTable();
    if (keysOf(code).length === 0) loadLobby().catch(() => undefined);
  }, [code]);
  useTurnNotification(store);
  usePush(store, code);
  useNameAgreement(store);
  const connection = store.connection.value;
  if (connection.phase === 'closed') {
    if (connection.why === 'moved') return <MovedScreen code={code} />;
    return connection.why === 'not-found' ? <NotFoundScreen text={t('app.missing.table', { code })} /> : <Closed store={store} />;
  }
  const TableScreen = table.value;
  switch (store.phase.value) {
    case null:
      return <Unreached store={store} />;
    case 'lobby':
      return isInSeries(store) ? <NextMatchScreen store={store} /> : <LobbyScreen store={store} />;
    case 'picking':
    case 'draft':
      return <TurnsScreen store={store} />;
    case 'playing':
    case 'over':
      if (moment) return <TableReplay store={store} moment={moment} />;
      return TableScreen ? <TableScreen store={store} /> : <WaitingPage text={t('app.connection.joining')} />;
  }
};
