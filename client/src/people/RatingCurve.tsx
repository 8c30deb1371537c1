import { FIRST_RATING, ratingValue } from '@hexfall/shared/rating/rating';
import { t } from '../text/translate.js';
import './RatingCurve.css';

const WIDTH = 100;
const HEIGHT = 28;

/** The points of a curve, in the units of its picture. @param values two at least. */
export const curvePoints = (values: readonly number[]): readonly (readonly [x: number, y: number])[] => {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const unit = highest === lowest ? 0 : HEIGHT / (highest - lowest);
  return values.map((value, index) => [(index * WIDTH) / (values.length - 1), unit === 0 ? HEIGHT / 2 : (highest - value) * unit]);
};

/** The last values of a rating as a line, from the left; nothing without one. */
export const RatingCurve = ({ curve, games }: { readonly curve: readonly number[]; readonly games: number }) => {
  const [last] = curve.slice(-1);
  if (last === undefined) return null;
  // All begin with the same value.
  const values = games === curve.length ? [ratingValue(FIRST_RATING), ...curve] : curve;
  const [first = last] = values;
  const label = { matches: curve.length, first, last, lowest: Math.min(...values), highest: Math.max(...values) };
  return (
    <svg
      class="rating-curve"
      role="img"
      aria-label={t('ratings.curve', label)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <polyline points={curvePoints(values.length > 1 ? values : [last, last]).join(' ')} />
    </svg>
  );
};
