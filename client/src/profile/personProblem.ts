import './profileText.js';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { reasonText } from '../text/reasonText.js';
import { t } from '../text/translate.js';

const REASONS = ['too-soon', 'too-many-invitations', 'unknown-person'] as const;

/** Why the server has refused something about a person, as a sentence. @param error null if it has not answered. */
export const personProblem = (error: ApiError | null): string => {
  if (!error) return t('profile.problem.unreachable');
  if (error.code === 'unknown-profile') return t('profile.revoked.text');
  const known = REASONS.find((reason) => reason === error.code);
  return known ? t(`profile.people.${known}`) : t('profile.problem.failed', { reason: reasonText(error) ?? error.message });
};
