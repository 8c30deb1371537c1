import '../text/ratingsText.js';
import type { MatchStore } from '../store/MatchStore.js';
import { freeSeats } from '../store/seating.js';
import { t } from '../text/translate.js';

/** Says that the match of a table is rated, as far as one can say before everybody has sat down. */
export const RatedLine = ({ store }: { readonly store: MatchStore }) => {
  const season = store.arrangement.value?.season ?? '';
  if (season === '') return null;
  const isFull = freeSeats(store.seats.value).length === 0;
  return (
    <p class="quiet-text" data-part="rated">
      {t(isFull ? 'ratings.lobbyFull' : 'ratings.lobby', { season })}
    </p>
  );
};
