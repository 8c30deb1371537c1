import { isAbove, type Average } from '@hexfall/shared/review/statistics';
import type { TurnReview } from '@hexfall/shared/review/reviewTurn';
import review from '@hexfall/shared/locales/en/review.json';
import { addTexts, shownLanguage, t } from '../../text/translate.js';

addTexts({ review });

/** A number with one decimal, in the language of the page; with its sign, a minus as it is printed. */
export const signedText = (value: number): string =>
  new Intl.NumberFormat(shownLanguage.value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');

const plainText = (value: number): string =>
  new Intl.NumberFormat(shownLanguage.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A mean with its interval, as far as there is one. */
export const pairedText = ({ mean, interval }: Average): string =>
  interval < Infinity ? `${signedText(mean)} ± ${plainText(interval)}` : `≈ ${signedText(mean)}`;

/** What a turn has cost, in words. */
export const turnLossText = ({ effort, isSame, loss }: TurnReview): string => {
  if (isSame) return t('review.same');
  if (!isAbove(loss)) return t(effort === 'quick' ? 'review.looking' : 'review.noBetter');
  return effort === 'quick' ? `≈ ${signedText(-loss.mean)}` : pairedText({ ...loss, mean: -loss.mean });
};
