import type { OwnRating, OwnRatings } from '@hexfall/shared/protocol/ratings';
import { ratingText } from '../text/ratingsText.js';
import { t } from '../text/translate.js';
import { Link } from '../ui/Link.js';
import { RatingCurve } from './RatingCurve.js';
import './Ratings.css';

interface OwnRatingProps {
  readonly rating: OwnRating;
  readonly heading: string;
  readonly level?: 'h2' | 'h3';
}

/** The rating of the user in a mode: its place, or that it has none yet, and its curve. */
export const OwnRatingLine = ({ rating, heading, level: Heading = 'h3' }: OwnRatingProps) => {
  const { place, curve, games } = rating;
  return (
    <div class="own-rating" data-mode={rating.mode}>
      <Heading>{heading}</Heading>
      <strong class="rating-figure">{ratingText(rating)}</strong>
      <RatingCurve curve={curve} games={games} />
      <p class="quiet-text">{place === null ? t('ratings.waits') : t('ratings.ownPlace', { place })}</p>
    </div>
  );
};

/** The ratings of the user in the season, by mode, and the way to the list. */
export const RatingsPlate = ({ ratings: { season, modes } }: { readonly ratings: OwnRatings }) => (
  <section class="plate own-ratings" data-part="ratings">
    <h2>{t('ratings.heading')}</h2>
    <p class="quiet-text">{t('ratings.season', { season })}</p>
    {modes.map((rating) => (
      <OwnRatingLine key={rating.mode} rating={rating} heading={t(`app.mode.${rating.mode}`)} />
    ))}
    <p>
      <Link to="/ratings" kind="button">
        {t('ratings.toList')}
      </Link>
    </p>
  </section>
);
