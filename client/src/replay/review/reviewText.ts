import { isAbove, type Average } from '@hexfall/shared/review/statistics';
import type { Seat } from '@hexfall/shared/model/seat';
import type { TurnReview } from '@hexfall/shared/review/reviewTurn';
import review from '@hexfall/shared/locales/en/review.json';
import { addTexts, shownLanguage, t } from '../../text/translate.js';
import type { LossUnit, MatchVerdict } from './MatchReview.js';

addTexts({ review });

/** A number with one decimal, in the language of the page; with its sign, a minus as it is printed. */
export const signedText = (value: number): string =>
  new Intl.NumberFormat(shownLanguage.value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');

const plainText = (value: number): string =>
  new Intl.NumberFormat(shownLanguage.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** A mean with its interval, as far as there is one. */
export const pairedText = ({ mean, interval }: Average, textOf = signedText): string =>
  interval < Infinity ? `${textOf(mean)} ± ${plainText(interval)}` : `≈ ${textOf(mean)}`;

export const inUnit = (value: string, unit: LossUnit): string => t(`review.in.${unit}`, { value });

/** What a turn has cost, in words. */
export const turnLossText = ({ effort, isSame, loss }: TurnReview, unit: LossUnit): string => {
  if (isSame) return t('review.same');
  if (!isAbove(loss)) return t(effort === 'quick' ? 'review.looking' : 'review.noBetter');
  return inUnit(effort === 'quick' ? `≈ ${signedText(-loss.mean)}` : pairedText({ ...loss, mean: -loss.mean }), unit);
};

/** The verdict in sentences: the turn that lost the match, if one did, and what each player gave away. */
export const verdictTexts = ({ lostIt, losses }: MatchVerdict, unit: LossUnit, nameOf: (seat: Seat) => string): string[] => {
  const textOf = (loss: Average): string => inUnit(pairedText(loss, plainText), unit);
  return [
    lostIt ? t('review.verdict.turn', { number: lostIt.number, loss: textOf(lostIt.loss) }) : t('review.verdict.noTurn'),
    ...losses.map(({ seat, loss }) => {
      const player = nameOf(seat);
      return isAbove(loss) ? t('review.verdict.loss', { player, loss: textOf(loss) }) : t('review.verdict.noLoss', { player });
    }),
  ];
};
