import { signal } from '@preact/signals';
import profile from '@hexfall/shared/locales/en/profile.json';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { ApiError } from '@hexfall/shared/protocol/http';
import type { SeatProof } from '@hexfall/shared/protocol/httpRequests';
import { type Crest, CREST_COLORS, CREST_SHAPES, type ProfileNews, type ProfileView } from '@hexfall/shared/protocol/profiles';
import { addProfile, changeProfile, deleteProfile, fetchProfile, type ProfileAnswer, renewProfile } from '../net/profiles.js';
import { sendWithCode } from '../platform/invitationCode.js';
import { ownProfile } from '../platform/ownProfile.js';
import { newKey, seatKeys } from '../platform/seatKeys.js';
import { settings } from '../platform/settings.js';
import { reasonText } from '../text/refusalText.js';
import { addTexts, t } from '../text/translate.js';

addTexts({ profile });

/* The user's actions on the player card of this browser. The functions return the server's answer, or an error sentence. */

/** Any crest. */
export const randomCrest = (random: () => number = Math.random): Crest => ({
  shape: CREST_SHAPES[Math.floor(random() * CREST_SHAPES.length)] ?? CREST_SHAPES[0],
  color: CREST_COLORS[Math.floor(random() * CREST_COLORS.length)] ?? CREST_COLORS[0],
});

const isUnknown = (error: ApiError | null): boolean => error?.code === 'unknown-profile';

/** The server has refused the key: from now on this browser plays with the keys of its seats alone. */
const recordRevoked = (key: string): void => {
  const own = ownProfile.peek();
  if (own?.key === key) ownProfile.value = { ...own, isRevoked: true };
};

/** After these the server has not renewed the card, and will not with that key. */
const REFUSED_KEY: readonly (string | undefined)[] = ['key-used', 'malformed'];

/**
 * Handles a renewal whose answer was lost: then the new key may be the right one. Keeps it even if the server does not know it, because the request
 * may still arrive. Returns whether the server has said which key holds.
 */
const settleRenewal = async (): Promise<boolean> => {
  const own = ownProfile.peek();
  if (!own?.next) return true;
  const found = await fetchProfile(own.next);
  if (found.ok) ownProfile.value = { ...own, key: own.next, next: null, isRevoked: false };
  return found.ok || isUnknown(found.error);
};

/** Asks the server about the card of this browser, and takes over its name and crest if another device has changed them. */
export const refreshCard = async (): Promise<Result<ProfileView, string>> => {
  const isSettled = await settleRenewal();
  const own = ownProfile.peek();
  if (!own) return fail('');
  const found = await fetchProfile(own.key);
  if (!found.ok) {
    if (isUnknown(found.error) && isSettled) recordRevoked(own.key);
    return fail(profileProblem(found.error));
  }
  adopt(own.key, found.value);
  return found;
};

/**
 * Returns the server's answer to a request in the name of this browser's card. If the server does not know the key, it finds out which key holds, and
 * revokes the card only when the server has said so.
 */
export const answerToCard = async <T>(asked: ProfileAnswer<T>): ProfileAnswer<T> => {
  const answer = await asked;
  if (!answer.ok && isUnknown(answer.error)) await refreshCard();
  return answer;
};

/** From now on this browser has that card. */
export const adopt = (key: string, { name, crest }: ProfileView): void => {
  const own = ownProfile.peek();
  ownProfile.value = { key, next: own?.key === key ? own.next : null, crest, isRevoked: false };
  settings.name.value = name;
};

/** A seat of this browser, the latest one. */
const heldSeat = (): SeatProof | null => {
  const [code, keys] = Object.entries(seatKeys.peek())[0] ?? [];
  const key = keys?.[0];
  return code !== undefined && key !== undefined ? { code, key } : null;
};

/** Makes a card with that crest, or changes the one that there is; its name is that of the settings. */
export const saveCard = async (crest: Crest): Promise<Result<ProfileView, string>> => {
  const name = settings.name.peek().trim();
  if (name === '') return fail(t('app.start.nameMissing'));
  const isSettled = await settleRenewal();
  const own = ownProfile.peek();
  const key = own?.key ?? newKey();
  const seat = heldSeat();
  const answer = await (own
    ? changeProfile(key, { name, crest })
    : sendWithCode((headers) => addProfile({ key, name, crest, ...(seat && { seat }) }, headers)));
  if (!answer.ok) {
    if (isUnknown(answer.error) && isSettled) recordRevoked(key);
    return fail(profileProblem(answer.error));
  }
  adopt(key, answer.value);
  return ok(answer.value);
};

/** The card that a key proves; null if the server does not know it. */
export const findCard = async (key: string): Promise<Result<ProfileView | null, string>> => {
  const found = await fetchProfile(key);
  if (found.ok) return found;
  return isUnknown(found.error) ? ok(null) : fail(profileProblem(found.error));
};

/** Gives the card a new secret. Stores the new key before sending it, so that a lost answer does not lose the card. */
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
  if (isUnknown(answer.error)) {
    const isSettled = await settleRenewal();
    if (ownProfile.peek()?.key === next) return ok(null);
    if (isSettled) recordRevoked(own.key);
  }
  if (REFUSED_KEY.includes(answer.error?.code)) ownProfile.value = { ...own, next: null };
  return fail(profileProblem(answer.error));
};

/** Deletes the card on the server and in this browser. */
export const removeCard = async (): Promise<Result<null, string>> => {
  const isSettled = await settleRenewal();
  const own = ownProfile.peek();
  if (!own) return ok(null);
  const answer = await deleteProfile(own.key);
  if (!answer.ok && !(isUnknown(answer.error) && isSettled)) return fail(profileProblem(answer.error));
  ownProfile.value = null;
  return ok(null);
};

/** Why the server has refused something about the player card, as a sentence. @param error null if it has not answered. */
const profileProblem = (error: ApiError | null): string => {
  if (!error) return t('profile.problem.unreachable');
  if (error.code === 'name-not-listed') return t('app.refusal.name-not-listed');
  if (error.code === 'unknown-profile') return t('profile.revoked.text');
  if (error.code === 'key-used') return t('profile.problem.keyUsed');
  return t('profile.problem.failed', { reason: reasonText(error) ?? error.message });
};

const OF_PEOPLE = ['too-soon', 'too-many-invitations', 'unknown-person'] as const;

/** Why the server has refused something about a person, as a sentence. @param error null if it has not answered. */
export const personProblem = (error: ApiError | null): string => {
  const known = OF_PEOPLE.find((code) => code === error?.code);
  return known ? t(`profile.people.${known}`) : profileProblem(error);
};

/** The server's latest news for the player card of this browser; null before its first answer. */
export const profileNews = signal<ProfileNews | 'failed' | null>(null);

let asker = '';

/** Stores the server's answer, null if there is none: earlier news of the same player card stays. */
export const recordNews = (key: string, news: ProfileNews | null): void => {
  const isKnown = asker === key && profileNews.peek() !== null;
  asker = key;
  if (news !== null || !isKnown) profileNews.value = news ?? 'failed';
};
