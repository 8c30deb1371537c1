import review from '@hexfall/shared/locales/en/review.json';
import type { Seat } from '@hexfall/shared/model/seat';
import { isCostly } from '@hexfall/shared/review/highlights';
import type { TurnReview } from '@hexfall/shared/review/reviewTurn';
import { type Average, isAbove } from '@hexfall/shared/review/statistics';
import { addTexts, shownLanguage, t } from '../../text/translate.js';
import type { MatchVerdict } from './MatchReview.js';

addTexts({ review });

/** A number with one decimal, in the language of the page. */
const numberText = (value: number, signDisplay: 'auto' | 'exceptZero'): string =>
  new Intl.NumberFormat(shownLanguage.value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay })
    .format(value)
    .replace('-', '−');

/** The luck of draws, in HQ toughness, with its interval. */
export const luckText = ({ mean, interval }: Average): string => {
  const value = numberText(mean, 'exceptZero');
  return t('review.in.hq', { value: interval < Infinity ? `${value} ± ${numberText(interval, 'auto')}` : `≈ ${value}` });
};

/** In percent; what is not 0 is not said to be, nor what is not certain to be certain. */
const percentOf = (chance: number): number =>
  chance <= 0 || chance >= 1 ? Math.round(100 * chance) : Math.min(99, Math.max(1, Math.round(100 * chance)));

/** Half of an interval of chances in percent: an interval is rather too wide than too narrow. */
const intervalOf = ({ interval }: Average): number => Math.ceil(100 * interval);

/** A chance to win. */
export const chanceText = (chance: number): string => t('review.in.chance', { value: percentOf(chance) });

/** The same text for eyes and for ears. */
export interface Wording {
  readonly shown: string;
  readonly spoken: string;
}

const alike = (text: string): Wording => ({ shown: text, spoken: text });

/** What the chance to win would have been, and what it is after a turn. */
const changeText = ({ effort, played, loss }: TurnReview): Wording => {
  const values = { from: chanceText(played + loss.mean), to: chanceText(played), interval: intervalOf(loss) };
  return effort === 'quick'
    ? { shown: t('review.change.quick', values), spoken: t('review.change.quickSpoken', values) }
    : { shown: t('review.change.shown', values), spoken: t('review.change.spoken', values) };
};

/** What a turn has cost, in words. */
export const turnLossText = (turn: TurnReview): Wording => {
  const { effort, isSame, played } = turn;
  if (!isSame && isCostly(turn)) return changeText(turn);
  const shown = t(isSame ? 'review.same' : effort === 'quick' ? 'review.looking' : 'review.noBetter');
  return effort === 'quick' ? alike(shown) : { shown, spoken: t('review.chanceSpoken', { what: shown, chance: chanceText(played) }) };
};

/** By how much a better turn is better. */
export const gainText = ({ played, loss }: TurnReview): string => {
  const best = played + loss.mean;
  return t('review.compare.gain', { chance: chanceText(best), gain: percentOf(best) - percentOf(played), interval: intervalOf(loss) });
};

/** The verdict in sentences: the turn that lost the match, if one did, and what each player gave away. */
export const verdictTexts = ({ lostIt, losses }: MatchVerdict, nameOf: (seat: Seat) => string): Wording[] => {
  const turnTexts = (turn: TurnReview): Wording => {
    const { shown, spoken } = changeText(turn);
    const of = (change: string): string => t('review.verdict.turn', { number: turn.number, change });
    return { shown: of(shown), spoken: of(spoken) };
  };
  return [
    lostIt ? turnTexts(lostIt) : alike(t('review.verdict.noTurn')),
    ...losses.map(({ seat, loss }) => {
      const player = nameOf(seat);
      const values = { player, loss: Math.round(100 * loss.mean), interval: intervalOf(loss) };
      return alike(isAbove(loss) ? t('review.verdict.loss', values) : t('review.verdict.noLoss', { player }));
    }),
  ];
};
