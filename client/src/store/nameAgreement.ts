import type { Requests } from '@hexfall/shared/protocol/requests';
import { persisted } from '../platform/persisted.js';
import { settings } from '../platform/settings.js';

/** Whether this browser has ever agreed that records have its user's name. Only then is there something to take back. */
export const hasAgreed = persisted('hasAgreed', false, (found): found is boolean => typeof found === 'boolean');

/** Whether the record of the match may have the player's name, as a request says it. */
export const agreement = (): Pick<Requests['sit'], 'named'> => {
  if (!settings.named.peek()) return {};
  hasAgreed.value = true;
  return { named: true };
};
