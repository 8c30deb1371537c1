import './profileText.js';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { reasonText } from '../text/reasonText.js';
import { t } from '../text/translate.js';

/** Why the server has refused something about the player card, as a sentence. @param error null if it has not answered. */
export const profileProblem = (error: ApiError | null): string => {
  if (!error) return t('profile.problem.unreachable');
  if (error.code === 'name-not-listed') return t('profile.problem.unlisted');
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
