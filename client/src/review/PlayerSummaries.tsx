import { liveryProps } from '../hud/liveryProps.js';
import { useTable } from '../hud/TableUi.js';
import { t } from '../text/translate.js';
import type { MatchReview } from './MatchReview.js';
import { pairedText } from './reviewText.js';

/** What decisions and draws come to, player by player; nothing until everything is known. */
export const PlayerSummaries = ({ review }: { readonly review: MatchReview }) => {
  const { labels } = useTable();
  const players = review.players.value;
  if (players.length === 0) return null;
  return (
    <>
      <h3>{t('review.players')}</h3>
      <table class="review-table review-players">
        <thead>
          <tr>
            <th scope="col">{t('review.player')}</th>
            <th scope="col">{t('review.decisions')}</th>
            <th scope="col">{t('review.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map(({ seat, decisions, luck }) => (
            <tr key={seat}>
              <th scope="row" {...liveryProps(labels.value.livery(seat))}>
                {labels.value.name(seat)}
              </th>
              <td>{pairedText(decisions)}</td>
              <td>{pairedText(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
