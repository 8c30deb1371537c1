import type { TurnReview } from '@hexfall/shared/review/reviewTurn';

const percent = (value: number, most: number): string => `${(100 * Math.min(most, Math.max(0, value))) / most}%`;

interface Props {
  readonly review: TurnReview | null;
  /** The loss that fills the bar. */
  readonly most: number;
}

/** What a turn has cost as a bar, with its interval as a line across its end. The text beside it says the same. */
export const LossBar = ({ review, most }: Props) => {
  if (!review || review.isSame) return <span class="loss-bar" aria-hidden="true" />;
  const { mean, interval } = review.loss;
  const [from, to] = [percent(mean - interval, most), percent(mean + interval, most)];
  return (
    <span class="loss-bar" aria-hidden="true">
      <span class="loss-mean" style={`width:${percent(mean, most)}`} />
      {review.effort === 'full' && <span class="loss-interval" style={`left:${from};right:calc(100% - ${to})`} />}
    </span>
  );
};
