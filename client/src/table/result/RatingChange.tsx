import { useEffect, useState } from 'preact/hooks';
import type { OwnRating } from '@hexfall/shared/protocol/ratings';
import { fetchProfile } from '../../net/profiles.js';
import { profileKey } from '../../platform/ownProfile.js';
import { ratingChangeText } from '../../text/ratingsText.js';
import { Link } from '../../ui/Link.js';

/** How a rated match has changed the rating of the page's player, as long as no other one has since; nothing without a player card. */
export const RatingChange = ({ code }: { readonly code: string }) => {
  const [rating, setRating] = useState<OwnRating | null>(null);
  const key = profileKey.value;
  useEffect(() => {
    if (key === null) return undefined;
    let isAwaited = true;
    void fetchProfile(key).then((found) => {
      if (isAwaited && found.ok) setRating(found.value.ratings?.modes.find(({ latest }) => latest.code === code) ?? null);
    });
    return () => {
      isAwaited = false;
      setRating(null);
    };
  }, [key, code]);
  return (
    rating && (
      <p data-part="rating">
        <Link to="/ratings">{ratingChangeText(rating)}</Link>
      </p>
    )
  );
};
