import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Series } from '@hexfall/shared/model/series';
import type { ComputerAim } from '@hexfall/shared/protocol/messages';
import type { SeatView } from '@hexfall/shared/protocol/tableView';
import type { History } from './history.js';
import type { MatchStore } from './MatchStore.js';
import type { Notice, NoticeMessage, RefusedNotice } from './notice.js';
import type { PlaybackQueue } from './PlaybackQueue.js';
import type { Arrangement } from './seating.js';

/** What a match has beside its table, on a server or on this device. */
export interface MatchPlayers {
  readonly seats: ReadonlySignal<readonly SeatView[]>;
  readonly arrangement: ReadonlySignal<Pick<Arrangement, 'forecast' | 'seriesKind'> | null>;
  /** Several people play on this page. */
  readonly isShared: ReadonlySignal<boolean>;
  /** The aim of the computer player that planned last; null before the first one. */
  readonly aim: ReadonlySignal<ComputerAim | null>;
  /** How the row of rematches, or the series, stood before this match; null in the first one. */
  readonly series: ReadonlySignal<Series | null>;
  /** By what a match on this device is known among those this browser has played; null for one from a position or a file. */
  readonly playedAs?: string | null;
}

/** What the board, the input and everything around the board need of a table, wherever it is played: a `MatchStore`, a `LocalStore` or a `MatchReplay`. */
export interface TableStore {
  readonly playback: PlaybackQueue;
  /** The heading of the table, for screen readers. */
  readonly heading: ReadonlySignal<string>;
  /** Null while nothing is known of the table. */
  readonly options: ReadonlySignal<Options | null>;
  /** The player's name by seat; a player without a name goes by the army's. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** Seats this page holds. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  /** The seat whose player has to act; null if there is none. */
  readonly acting: ReadonlySignal<Seat | null>;
  /** The seat this page plays at this moment, null for a spectator. */
  readonly me: ReadonlySignal<Seat | null>;
  /** What this page's player may do now. */
  readonly legal: ReadonlySignal<readonly Intent[]>;
  /** Everything that has happened; null before it is known. */
  readonly history: ReadonlySignal<History | null>;
  /** There is a battle, or an instant that hit a unit, to be replayed. */
  readonly hasBattle: ReadonlySignal<boolean>;
  readonly notice: Signal<Notice | null>;
  /** The players; null for a table without a match in play, such as those of the lesson and of a replay. */
  readonly players: MatchPlayers | null;
  /** The same table as one of the server: who is connected, clocks, talk, proposals. Null for a table of this page alone. */
  readonly online: MatchStore | null;

  /** Does what the player of this page wants; a refusal becomes the notice. */
  act(intent: Intent): Promise<void>;
  /** Returns why the table would not let the player of this page do that; null if it would. */
  refusalOf(intent: Intent): string | RefusedNotice | null;
  /** Shows a battle again: the one an intent was part of, or the last one. */
  watchAgain(seq?: number): void;
  /** Shows a message for a while. */
  say(message: NoticeMessage, isBad?: boolean): void;
}
