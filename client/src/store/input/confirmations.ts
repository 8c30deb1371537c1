import type { Intent } from '@hexfall/shared/model/intent';
import type { AskKind } from '../../platform/settings.js';

/** Whether anything other than discarding is left to do in the turn. */
const hasMore = (legal: readonly Intent[]): boolean => legal.some(({ do: kind }) => kind !== 'end-turn' && kind !== 'discard');

/** The confirmation an intent needs. Null if it can be taken back, if it loses nothing, or if it has been confirmed already: a Battle tile asks as soon as it is taken. */
export const confirmationFor = (intent: Intent, legal: readonly Intent[]): AskKind | null => {
  switch (intent.do) {
    case 'redraw':
    case 'resign':
      return intent.do;
    case 'end-turn':
      return hasMore(legal) ? 'end-turn' : null;
    default:
      return null;
  }
};
