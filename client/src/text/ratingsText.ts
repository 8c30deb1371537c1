import ratings from '@hexfall/shared/locales/en/ratings.json';
import type { OwnRating, RatingView } from '@hexfall/shared/protocol/ratings';
import { addTexts, t } from './translate.js';

addTexts({ ratings });

/** A rating and by how much it may be wrong: "1605 ± 645". */
export const ratingText = ({ value, margin }: Pick<RatingView, 'value' | 'margin'>): string => `${value} ± ${margin}`;

/** A rating and how the last match has changed it: "Rating 1605 (+105)". */
export const ratingChangeText = ({ value, latest: { change } }: Pick<OwnRating, 'value' | 'latest'>): string =>
  t('ratings.change', { value, change: change < 0 ? `−${-change}` : `+${change}` });
