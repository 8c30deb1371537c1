import type { PublicTable } from '@hexfall/shared/rules/view';
import type { Intent } from '@hexfall/shared/model/intent';
import type { MatchStore } from './match.js';

/** What tests in a browser may read from outside. Nothing can be done through it. */
export interface Probe {
  /** The table shown at this moment. */
  readonly table: PublicTable | null;
  /** What this page's player may do now. */
  readonly legal: readonly Intent[];
  /** Whether everything that has happened has been shown. */
  readonly idle: boolean;
}

declare global {
  interface Window {
    readonly hexfall?: Probe;
  }
}

/** Offers the table to tests as `window.hexfall`; gives what ends that. */
export const showForTests = (store: MatchStore): (() => void) => {
  const probe: Probe = {
    get table() {
      return store.theater.shown.peek();
    },
    get legal() {
      return store.legal.peek();
    },
    get idle() {
      return !store.theater.busy.peek() && store.unanswered.peek() === 0;
    },
  };
  Object.defineProperty(window, 'hexfall', { value: probe, configurable: true });
  return () => void Reflect.deleteProperty(window, 'hexfall');
};
