import { computed } from '@preact/signals';
import { SEAT_KEY } from '@hexfall/shared/protocol/lobby';
import { type Crest, CREST_COLORS, CREST_SHAPES } from '@hexfall/shared/protocol/profiles';
import { pathAt } from '../net/address.js';
import { linkTo } from '../net/links.js';
import { persisted } from './persisted.js';

/** The player card of this browser; its name is that of the settings. */
export interface OwnProfile {
  readonly key: string;
  /** The key that was sent to renew it, as long as the server has not confirmed it. */
  readonly next: string | null;
  readonly crest: Crest;
  /** The server does not know the key any more. */
  readonly isRevoked: boolean;
}

const isKey = (found: unknown): found is string => typeof found === 'string' && SEAT_KEY.test(found);

const isCrest = (found: unknown): found is Crest => {
  if (typeof found !== 'object' || found === null || !('shape' in found) || !('color' in found)) return false;
  return CREST_SHAPES.some((shape) => shape === found.shape) && CREST_COLORS.some((color) => color === found.color);
};

const isOwnProfile = (found: unknown): found is OwnProfile | null => {
  if (found === null) return true;
  if (typeof found !== 'object' || !('key' in found) || !('next' in found) || !('crest' in found) || !('isRevoked' in found)) return false;
  return isKey(found.key) && (found.next === null || isKey(found.next)) && isCrest(found.crest) && typeof found.isRevoked === 'boolean';
};

export const ownProfile = persisted<OwnProfile | null>('profile', null, isOwnProfile);

/** How many people the start page has last shown. */
export const startPeopleShown = persisted<number>('startPeopleShown', 0, (found): found is number => Number.isInteger(found));

/** The key that proves the player card of this browser; null without one. */
export const profileKey = computed(() => (ownProfile.value && !ownProfile.value.isRevoked ? ownProfile.value.key : null));

export const CARD_PATH = '/card';

/** The link that takes a player card to another device. Browsers do not send what follows the sign `#`. */
export const cardLink = (key: string): string => linkTo(`${CARD_PATH}#${key}`);

/** Removes the key of a player card from the address, so that nobody sees or shares it by mistake. Returns it, or null. */
export const keyFromAddress = (): string | null => {
  const key = location.hash.slice(1);
  if (pathAt(location.pathname) !== CARD_PATH || !isKey(key)) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return key;
};
