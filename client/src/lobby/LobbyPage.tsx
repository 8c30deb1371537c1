import type { ComponentChildren } from 'preact';
import { Page } from '../shell/Page.js';
import type { MatchStore } from '../store/MatchStore.js';
import { ConnectionBanner } from '../table/ConnectionBanner.js';
import { LazyKeepSeat, LazySeatRequests } from '../table/lazyParts.js';

interface Props {
  readonly store: MatchStore;
  readonly children: ComponentChildren;
}

/** The page of a table before its match: the state of the connection and of the seats is above everything else. */
export const LobbyPage = ({ store, children }: Props) => (
  <Page kind="lobby">
    <ConnectionBanner store={store} />
    <LazyKeepSeat store={store} />
    <LazySeatRequests store={store} />
    {children}
  </Page>
);
