import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { Connection } from '../../net/connection.js';
import type { NoticeMessage } from '../notice.js';
import type { Controls } from './controls.js';
import type { Selection } from './selection.js';

/** What browser tests may read. It cannot change anything. */
export interface Probe {
  /** The number of the last intent, and the table shown at this moment. */
  readonly seq: number;
  readonly table: Table | null;
  /** What this page's player may do now. */
  readonly legal: readonly Intent[];
  /** What a confirmation would send. */
  readonly ready: Intent | null;
  /** Whether everything that has happened has been shown. */
  readonly idle: boolean;
  /** The seat this page plays. */
  readonly me: Seat | null;
  /** For diagnosing a stuck page: the selection, the notice, the replay, the connection. */
  readonly selection: Selection | null;
  readonly notice: NoticeMessage | null;
  readonly filming: boolean;
  readonly unanswered: number;
  /** Null for a table of the page alone. */
  readonly connection: Connection['phase'] | null;
}

declare global {
  interface Window {
    readonly hexfall?: Probe;
  }
}

/** Exposes the probe as `window.hexfall`. Returns a function that removes it, unless another table has come in its place. */
export const exposeProbe = (controls: Controls): (() => void) => {
  const { store } = controls;
  const probe: Probe = {
    get seq() {
      return store.history.peek()?.seq ?? 0;
    },
    get table() {
      return store.playback.shown.peek();
    },
    get legal() {
      return store.legal.peek();
    },
    get ready() {
      return controls.choice.peek()?.ready ?? null;
    },
    get idle() {
      return !store.playback.busy.peek() && (store.online?.unanswered.peek() ?? 0) === 0;
    },
    get me() {
      return store.me.peek();
    },
    get selection() {
      return controls.selection.peek();
    },
    get notice() {
      return store.notice.peek()?.message ?? null;
    },
    get filming() {
      return store.playback.busy.peek();
    },
    get unanswered() {
      return store.online?.unanswered.peek() ?? 0;
    },
    get connection() {
      return store.online?.connection.peek().phase ?? null;
    },
  };
  Object.defineProperty(window, 'hexfall', { value: probe, configurable: true });
  return () => {
    if (window.hexfall === probe) Reflect.deleteProperty(window, 'hexfall');
  };
};
