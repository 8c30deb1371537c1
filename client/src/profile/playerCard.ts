import { fail, ok, type Result } from '@hexfall/shared/model/result';
import { CREST_COLORS, CREST_SHAPES, type Crest, type ProfileView } from '@hexfall/shared/protocol/profiles';
import { addProfile, changeProfile, deleteProfile, fetchProfile, renewProfile } from '../net/profiles.js';
import { settings } from '../settings/settings.js';
import { newKey } from '../store/seatKeys.js';
import { noteRevoked, ownProfile } from '../store/ownProfile.js';
import { t } from '../text/translate.js';
import { profileProblem } from './profileProblem.js';

/*
 * What a user does with the player card of this browser. The functions return what the server says, or why not as a sentence.
 */

/** Any crest. */
export const randomCrest = (random: () => number = Math.random): Crest => ({
  shape: CREST_SHAPES[Math.floor(random() * CREST_SHAPES.length)] ?? CREST_SHAPES[0],
  color: CREST_COLORS[Math.floor(random() * CREST_COLORS.length)] ?? CREST_COLORS[0],
});

/** The server may have renewed the card without its answer having arrived: then the new key is the right one. */
const settleRenewal = async (): Promise<void> => {
  const own = ownProfile.peek();
  if (!own?.next) return;
  const found = await fetchProfile(own.next);
  if (found.ok) ownProfile.value = { ...own, key: own.next, next: null, isRevoked: false };
  else if (found.error) ownProfile.value = { ...own, next: null };
};

/** Asks the server about the card of this browser, and takes over its name and crest if another device has changed them. */
export const refreshCard = async (): Promise<Result<ProfileView, string>> => {
  await settleRenewal();
  const own = ownProfile.peek();
  if (!own) return fail('');
  const found = await fetchProfile(own.key);
  if (!found.ok) {
    if (found.error?.code === 'unknown-profile') noteRevoked(own.key);
    return fail(profileProblem(found.error));
  }
  adopt(own.key, found.value);
  return found;
};

/** From now on this browser has that card. */
export const adopt = (key: string, { name, crest }: ProfileView): void => {
  ownProfile.value = { key, next: null, crest, isRevoked: false };
  settings.name.value = name;
};

/** Makes a card with that crest, or changes the one that there is; its name is that of the settings. */
export const saveCard = async (crest: Crest): Promise<Result<ProfileView, string>> => {
  const name = settings.name.peek().trim();
  if (name === '') return fail(t('profile.problem.nameless'));
  const own = ownProfile.peek();
  const key = own?.key ?? newKey();
  const answer = await (own ? changeProfile(key, { name, crest }) : addProfile(key, { name, crest }));
  if (!answer.ok) {
    if (answer.error?.code === 'unknown-profile') noteRevoked(key);
    return fail(profileProblem(answer.error));
  }
  adopt(key, answer.value);
  return ok(answer.value);
};

/** The card that a key proves; null if the server does not know it. */
export const findCard = async (key: string): Promise<Result<ProfileView | null, string>> => {
  const found = await fetchProfile(key);
  if (found.ok) return found;
  return found.error?.code === 'unknown-profile' ? ok(null) : fail(profileProblem(found.error));
};

/** Gives the card a new secret. The new key is kept before it is sent, so that the card is not lost with the answer. */
export const renewCard = async (): Promise<Result<null, string>> => {
  const own = ownProfile.peek();
  if (!own) return ok(null);
  const next = own.next ?? newKey();
  ownProfile.value = { ...own, next };
  const answer = await renewProfile(own.key, next);
  if (answer.ok) {
    ownProfile.value = { ...own, key: next, next: null };
    return ok(null);
  }
  if (answer.error?.code === 'unknown-profile') {
    await settleRenewal();
    if (ownProfile.peek()?.key === next) return ok(null);
    noteRevoked(own.key);
  }
  return fail(profileProblem(answer.error));
};

/** Deletes the card on the server and in this browser. */
export const removeCard = async (): Promise<Result<null, string>> => {
  const own = ownProfile.peek();
  if (!own) return ok(null);
  const answer = await deleteProfile(own.key);
  if (!answer.ok && answer.error?.code !== 'unknown-profile') return fail(profileProblem(answer.error));
  ownProfile.value = null;
  return ok(null);
};
