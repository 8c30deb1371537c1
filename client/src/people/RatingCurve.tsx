import { FIRST_RATING, ratingValue } from '@hexfall/shared/rating/rating';
import { t } from '../text/translate.js';
import { CURVE_SIZE, curvePoints } from './curvePoints.js';
import './RatingCurve.css';

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
      viewBox={`0 0 ${CURVE_SIZE.width} ${CURVE_SIZE.height}`}
      preserveAspectRatio="none"
    >
      <polyline points={curvePoints(values.length > 1 ? values : [last, last]).join(' ')} />
    </svg>
  );
};
