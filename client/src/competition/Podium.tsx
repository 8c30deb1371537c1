import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { entrantName } from './pageText.js';
import './Podium.css';

const SHORT_PODIUM = 3;

/** The first places of a competition that is over. */
export const Podium = ({ view }: { readonly view: CompetitionView }) => (
  <ol class="podium">
    {view.standings
      .filter(({ place }) => place <= SHORT_PODIUM)
      .map(({ entrant, place }) => (
        <li key={entrant} data-place={place}>
          <span class="podium-place">{place}</span>
          <bdi>{entrantName(view, entrant)}</bdi>
        </li>
      ))}
  </ol>
);
