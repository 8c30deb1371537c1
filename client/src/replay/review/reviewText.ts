import review from '@hexfall/shared/locales/en/review.json';
import type { Seat } from '@hexfall/shared/model/seat';
import { isCostly } from '@hexfall/shared/review/highlights';
import type { TurnReview } from '@hexfall/shared/review/reviewTurn';
import { type Average, isAbove } from '@hexfall/shared/review/statistics';
import { addTexts, shownLanguage, t } from '../../text/translate.js';
import type { MatchVerdict } from './MatchReview.js';

addTexts({ review });

/** A number in the language of the page. */
const numberText = (value: number, signDisplay: 'auto' | 'exceptZero' | 'negative', digits = 1): string =>
  new Intl.NumberFormat(shownLanguage.value, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay })
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
interface Wording {
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

/** What a match comes down to, in words. */
interface VerdictTexts {
  /** Who lost the match in one turn, if anybody did, and what each player gave away. */
  readonly sentences: readonly [turn: string, ...losses: string[]];
  /** The numbers behind them, with their intervals; empty if the sentences have none. */
  readonly numbers: readonly string[];
}

/** The verdict in plain sentences, and how sure its numbers are. */
export const verdictTexts = ({ lostIt, losses }: MatchVerdict, nameOf: (seat: Seat) => string): VerdictTexts => {
  const turnText = ({ seat, number, played, loss }: TurnReview): string =>
    t('review.verdict.turn', { player: nameOf(seat), number, from: chanceText(played + loss.mean), to: chanceText(played) });
  const given = losses.map(({ seat, loss }) => ({ player: nameOf(seat), loss, count: Math.round(100 * loss.mean) }));
  return {
    sentences: [
      lostIt ? turnText(lostIt) : t('review.verdict.noTurn'),
      ...given.map(({ player, loss, count }) =>
        isAbove(loss) ? t('review.verdict.loss', { player, count }) : t('review.verdict.noLoss', { player }),
      ),
    ],
    numbers: [
      ...(lostIt ? [t('review.verdict.turnSure', { number: lostIt.number, change: changeText(lostIt).shown })] : []),
      ...given.flatMap(({ player, loss, count }) =>
        loss.interval < Infinity
          ? t('review.verdict.lossSure', { player, loss: numberText(count, 'negative', 0), interval: intervalOf(loss) })
          : [],
      ),
    ],
  };
};
