import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/state';
import type { History } from './history.js';
import type { MatchStore } from './match.js';
import type { Theater } from './theater.js';

/** A short message over the table: good news, or why something did not work. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly isBad: boolean;
}

/** What the board, the input and everything around the board need of a table, wherever it is played. */
export interface TableStore {
  readonly theater: Theater;
  /** How the table is called, for those who do not see it. */
  readonly heading: ReadonlySignal<string>;
  /** Null while nothing is known of the table. */
  readonly options: ReadonlySignal<Options | null>;
  /** By seat, how whoever sits there is called; an empty name goes by the army's. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** Seats this page holds. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  /** The seat whose player has to act, null when nobody has. */
  readonly acting: ReadonlySignal<Seat | null>;
  /** The seat this page plays at this moment, null for a spectator. */
  readonly me: ReadonlySignal<Seat | null>;
  /** What this page's player may do now. */
  readonly legal: ReadonlySignal<readonly Intent[]>;
  /** Everything that has happened; null before anything can be told. */
  readonly history: ReadonlySignal<History | null>;
  /** There is a battle, or an instant that hit somebody, to be seen again. */
  readonly hasBattle: ReadonlySignal<boolean>;
  readonly notice: Signal<Notice | null>;
  /** The same table as one of the server: who is connected, clocks, talk, proposals. Null for a table of this page alone. */
  readonly online: MatchStore | null;

  /** Does what the player of this page wants; a refusal becomes the notice. */
  act(intent: Intent): Promise<void>;
  /** Why the table would not let the player of this page do that, as a sentence; null if it would. */
  refusalOf(intent: Intent): string | null;
  /** Shows a battle again: the one an intent was part of, or the last one. */
  watchAgain(seq?: number): void;
  /** Shows a message for a while. */
  say(text: string, isBad?: boolean): void;
}
