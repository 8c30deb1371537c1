import { computed, effect } from '@preact/signals';
import { hasSeatAt } from '../platform/seatKeys.js';
import type { KeptPlan } from './readPlan.js';
import type { TurnPlan } from './TurnPlan.js';

/*
 * The plans of this browser's players, one entry per table, which survive a reload of the tab. Reading them needs the notation, which loads
 * only if there is one.
 */

/** Plans are stored as long as the seat key of their table. Of other tables, where a player card opens the seat, the latest are stored. */
export const MOST_PLANS = 20;

const PREFIX = 'hexfall.plan.';

const ageOf = (text: string | null): number => Number(/"at":(\d+)/.exec(text ?? '')?.[1] ?? 0);

/** Deletes the oldest plans of tables without a stored seat key, down to that number. */
const prune = (most: number): void => {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  const others = keys.filter((key) => key.startsWith(PREFIX) && !hasSeatAt(key.slice(PREFIX.length)));
  const plans = others.map((key) => ({ key, at: ageOf(localStorage.getItem(key)) }));
  plans.sort((a, b) => b.at - a.at);
  for (const { key } of plans.slice(most)) localStorage.removeItem(key);
};

/** The text of the plan that is kept for a table; null if there is none. */
export const storedPlan = (code: string): string | null => {
  try {
    return localStorage.getItem(PREFIX + code);
  } catch {
    return null; // storage is forbidden
  }
};

export const storePlan = (code: string, plan: KeptPlan | null): void => {
  try {
    if (plan === null) return localStorage.removeItem(PREFIX + code);
    localStorage.setItem(PREFIX + code, JSON.stringify({ ...plan, at: Date.now() }));
    prune(MOST_PLANS);
  } catch {
    // The page works without remembering.
  }
};

/** Restores the stored plan of a player. Ignores a text that is no plan. */
const restore = async (plan: TurnPlan, text: string): Promise<void> => {
  const { readPlan } = await import('./readPlan.js');
  const stored = readPlan(text);
  if (stored.ok) plan.restore(stored.value);
};

/** Stores the plan of a server table in this browser, and restores the one of an earlier visit. Returns a function that stops this. */
export const storePlanOf = (plan: TurnPlan): (() => void) => {
  const { online, me, playback } = plan.store;
  const code = computed(() => (me.value !== null && playback.shown.value ? online?.code.value : null) ?? null);
  let restored: 'not yet' | 'soon' | 'yes' = 'not yet';
  let hasEnded = false;
  const stop = effect(() => {
    const [table, content] = [code.value, plan.content.value];
    if (table === null || restored === 'soon') return;
    const text = restored === 'yes' ? null : storedPlan(table);
    restored = 'yes';
    if (text === null) return storePlan(table, content);
    restored = 'soon';
    const goOn = (): void => {
      restored = 'yes';
      if (!hasEnded) storePlan(table, plan.content.peek());
    };
    // A plan that could not be read now can be the next time.
    restore(plan, text).then(goOn, () => (restored = 'yes'));
  });
  return () => {
    hasEnded = true;
    stop();
  };
};
