import type { ReadonlySignal } from '@preact/signals';
import type { Options } from '@hexfall/shared/model/options';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { LobbyRequests } from '@hexfall/shared/protocol/requests';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import type { NoAnswer } from '../net/outbox.js';
import type { MatchStore } from './MatchStore.js';
import type { Arrangement } from './seating.js';

/** A table before its match, on a server or on this device: a `MatchStore` or a `LocalLobby`. */
export interface Lobby {
  /** The same table as one of the server: its link, who is connected, talk. Null for one of this page alone. */
  readonly online: MatchStore | null;
  /** Null while nothing is known of the table. */
  readonly options: ReadonlySignal<Options | null>;
  readonly seats: ReadonlySignal<readonly SeatView[]>;
  readonly arrangement: ReadonlySignal<Arrangement | null>;
  /** Seats this page holds. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  /** Whether this page's user may arrange the table. */
  readonly creator: ReadonlySignal<boolean>;
  /** Asks for a change; what comes of it is seen in the signals. */
  request<T extends keyof LobbyRequests>(type: T, message: Omit<LobbyRequests[T], 'n'>): Promise<Result<object, Refusal | NoAnswer>>;
}
