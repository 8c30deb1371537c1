import type { MatchPhase } from '@hexfall/shared/protocol/messages';
import type { Setup } from '../store/MatchStore.js';
import { fullSeats } from './beginning.js';
import { choosing } from './mustering.js';

/** How far a table has come; `over` is for the match itself to say. */
export const phaseOf = (setup: Setup, over: boolean): MatchPhase => {
  if (over) return 'over';
  if (setup.seed !== null) return 'playing';
  if (!fullSeats(setup)) return 'lobby';
  return choosing(setup) ? 'picking' : 'draft';
};
