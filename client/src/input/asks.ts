import type { Intent } from '@hexfall/shared/model/intent';
import type { AskKind } from '../store/settings.js';

/** Whether something else than discarding is left to do in a turn. */
const hasMore = (legal: readonly Intent[]): boolean => legal.some(({ do: kind }) => kind !== 'end-turn' && kind !== 'discard');

/** Which of the irreversible steps an intent is; null if it is none, or if nothing is lost by it. */
export const askOf = (intent: Intent, legal: readonly Intent[]): AskKind | null => {
  switch (intent.do) {
    case 'battle':
    case 'redraw':
    case 'resign':
      return intent.do;
    case 'end-turn':
      return hasMore(legal) ? 'end-turn' : null;
    default:
      return null;
  }
};
