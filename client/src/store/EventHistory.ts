import { signal } from '@preact/signals';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { beginHistory, continueHistory, type History, resumeHistory } from './history.js';
import type { ReplaySegment } from './PlaybackQueue.js';
import { latestSegment } from './segments.js';

/** The server's table now, and the last intent that reached it; null before there is one. */
export type CurrentTable = () => { readonly seq: number; readonly table: Table } | null;

/** What has happened at a table since its first intent. The page requests what it has missed. */
export class EventHistory {
  /** Null before the match has started. */
  readonly history = signal<History | null>(null);
  #isAsking = false;

  /** @param ask returns the intents from an intent on, none if there is no answer. */
  constructor(
    private readonly current: CurrentTable,
    private readonly ask: (from: number) => Promise<readonly PlayedIntent[]>,
  ) {}

  /** Whether the page waits for events that it has missed. */
  get isAsking(): boolean {
    return this.#isAsking;
  }

  /**
   * Called when the match has started: see `beginHistory`. A server that knows less than this page was restored from a backup: what it lost
   * never happened.
   */
  begin(table: Table, hired: readonly (readonly TileKey[])[]): void {
    const known = this.history.peek()?.seq ?? -1;
    if (known < 0 || known > (this.current()?.seq ?? 0)) this.history.value = beginHistory(table, hired);
  }

  /** Adds what an intent did. Returns the segment to show, or null before the match has started. */
  take(playedIntent: PlayedIntent): ReplaySegment | null {
    const [history, now] = [this.history.peek(), this.current()];
    if (!history || !now) return null;
    const next = this.#continue(history, playedIntent);
    if (next) this.history.value = next;
    else void this.catchUp();
    const { before, earlier } = (next && latestSegment(next)) ?? { before: null, earlier: [] };
    return { seq: playedIntent.seq, before, earlier, events: playedIntent.events, after: now.table };
  }

  /** Asks for what is missing up to the present, and takes it in. */
  async catchUp(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    for (let missing = this.#missing(); missing; missing = this.#missing()) {
      const intents = await this.ask(missing.seq + 1);
      const continued = intents.reduce(
        (history, playedIntent) => this.#continue(history, playedIntent) ?? history,
        this.history.peek() ?? missing,
      );
      if (continued.seq === missing.seq) break;
      this.history.value = continued;
    }
    this.#isAsking = false;
  }

  /** The history, if it is not that of the present. */
  #missing(): History | null {
    const history = this.history.peek();
    return history && history.seq < (this.current()?.seq ?? 0) ? history : null;
  }

  /** A fault in the log must not stop the game: the log then has a gap, and the table is the server's. */
  #continue(history: History, playedIntent: PlayedIntent): History | null {
    try {
      return continueHistory(history, playedIntent);
    } catch (fault) {
      reportError(fault);
      const now = this.current();
      return now && resumeHistory(history, now.seq, now.table);
    }
  }
}
