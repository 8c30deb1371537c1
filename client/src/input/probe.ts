import type { PublicTable } from '@hexfall/shared/rules/view';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/state';
import type { Controls } from './controls.js';

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
      return !store.theater.busy.peek() && store.unanswered.peek() === 0;
    },
    get me() {
      return store.me.peek();
    },
  };
  Object.defineProperty(window, 'hexfall', { value: probe, configurable: true });
  return () => void Reflect.deleteProperty(window, 'hexfall');
};
