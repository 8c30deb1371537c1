import { proposalsOf } from '../store/agreements.js';
import type { MatchStore } from '../store/MatchStore.js';
import { awaitedSeats } from '../store/seating.js';

/** Why the player of a page is called. */
export const CALLS = ['start', 'turn', 'question', 'proposal'] as const;

export interface PendingCall {
  readonly kind: (typeof CALLS)[number];
  /** Another one for every turn, question and proposal, so that each is called for once. */
  readonly id: string;
}

/** What waits for the player of this page; null if nothing does. What is read here is followed while rendering. */
export const pendingCall = (store: MatchStore): PendingCall | null => {
  const mine = store.mine.value;
  const { paused, proposals } = store.agreements.value;
  const arrangement = store.arrangement.value;
  if (awaitedSeats(store.seats.value).some((seat) => mine.includes(seat))) return { kind: 'start', id: 'start' };
  const chooser = arrangement?.choosing ?? arrangement?.hiring ?? null;
  if (chooser !== null && mine.includes(chooser)) return { kind: 'turn', id: `choose ${chooser} ${arrangement?.banning ?? false}` };
  const [table, me] = [store.playback.shown.value, store.me.value];
  const acts = me !== null && me === store.acting.value && mine.includes(me) && !paused && !store.seats.value[me]?.substitute;
  if (table && acts && !store.playback.busy.value) {
    const { number, slot, phase } = table.turn;
    if (table.decision) return { kind: 'question', id: `${JSON.stringify(table.decision)} ${number} ${slot}` };
    return { kind: 'turn', id: `${phase} ${number} ${slot} ${me}` };
  }
  const [proposal] = proposalsOf(proposals, mine).incoming;
  return proposal ? { kind: 'proposal', id: `proposal ${proposal.id}` } : null;
};
