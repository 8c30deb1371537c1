import type { ComponentChildren } from 'preact';
import { Page } from '../shell/Page.js';
import type { MatchStore } from '../store/MatchStore.js';
import { ConnectionBanner } from '../table/ConnectionBanner.js';
import { LazyKeepSeat, LazySeatRequests } from '../table/lazyParts.js';

interface Props {
  /** The table on the server; null for one of this device. */
  readonly online: MatchStore | null;
  readonly children: ComponentChildren;
}

/** The page of a table before its match. The states of the connection and the seats come first. */
export const LobbyPage = ({ online, children }: Props) => (
  <Page kind="lobby">
    {online && (
      <>
        <ConnectionBanner store={online} />
        <LazyKeepSeat store={online} />
        <LazySeatRequests store={online} />
      </>
    )}
    {children}
  </Page>
);
