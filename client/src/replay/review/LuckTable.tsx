import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import { liveryProps } from '../../ui/Emblem.js';
import { useTable } from '../../table/TableUi.js';
import { armyName } from '../../text/names.js';
import { listOf, t } from '../../text/translate.js';
import type { MatchReview } from './MatchReview.js';
import { pairedText } from './reviewText.js';
import './ReviewPanel.css';

/** How lucky the draws of each player were, when everything is known; where that is not sound, why. */
export const LuckTable = ({ review }: { readonly review: MatchReview }) => {
  const { labels } = useTable();
  if (review.whyNoLuck)
    return <p class="quiet-text review-no-luck">{t(`review.noLuck.${review.whyNoLuck}`, { armies: listOf(BASE_ARMIES.map(armyName)) })}</p>;
  const lucks = review.lucks.value;
  if (lucks.length === 0) return null;
  return (
    <>
      <h3>{t('review.luck')}</h3>
      <table class="review-table review-players">
        <thead class="spoken">
          <tr>
            <th scope="col">{t('review.player')}</th>
            <th scope="col">{t('review.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {lucks.map(({ seat, luck }) => (
            <tr key={seat}>
              <th scope="row" {...liveryProps(labels.value.livery(seat))}>
                {labels.value.name(seat)}
              </th>
              <td>{pairedText(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
