import type { PublicTable } from '@hexfall/shared/rules/view';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/state';
import type { Connection } from '../net/connection.js';
import type { Controls } from './controls.js';
import type { Selection } from './selection.js';

/** What tests in a browser may read from outside. Nothing can be done through it. */
export interface Probe {
  /** The number of the last intent, and the table shown at this moment. */
  readonly seq: number;
  readonly table: PublicTable | null;
  /** What this page's player may do now. */
  readonly legal: readonly Intent[];
  /** What a confirmation would send. */
  readonly ready: Intent | null;
  /** Whether everything that has happened has been shown. */
  readonly idle: boolean;
  /** The seat this page plays. */
  readonly me: Seat | null;
  /** What tells why a page does not go on: what its user has chosen, the message shown, the film, the connection. */
  readonly selection: Selection | null;
  readonly notice: string | null;
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

/** Offers the table to tests as `window.hexfall`; gives what ends that. */
export const showForTests = (controls: Controls): (() => void) => {
  const { store } = controls;
  const probe: Probe = {
    get seq() {
      return store.history.peek()?.seq ?? 0;
    },
    get table() {
      return store.theater.shown.peek();
    },
    get legal() {
      return store.legal.peek();
    },
    get ready() {
      return controls.choice.peek()?.ready ?? null;
    },
    get idle() {
      return !store.theater.busy.peek() && (store.online?.unanswered.peek() ?? 0) === 0;
    },
    get me() {
      return store.me.peek();
    },
    get selection() {
      return controls.selection.peek();
    },
    get notice() {
      return store.notice.peek()?.text ?? null;
    },
    get filming() {
      return store.theater.busy.peek();
    },
    get unanswered() {
      return store.online?.unanswered.peek() ?? 0;
    },
    get connection() {
      return store.online?.connection.peek().phase ?? null;
    },
  };
  Object.defineProperty(window, 'hexfall', { value: probe, configurable: true });
  return () => void Reflect.deleteProperty(window, 'hexfall');
};
