import type { UnitStatistics } from '@hexfall/shared/inspect/unitStatistics';
import { useTable } from '../../table/TableUi.js';
import { tileName } from '../../text/names.js';
import { t } from '../../text/translate.js';
import type { MatchReview } from './MatchReview.js';
import './ReviewPanel.css';

const Row = ({ tile, placed, dealt, saved, turns }: UnitStatistics) => (
  <tr>
    <th scope="row">
      {tileName(tile)}
      {placed > 1 && ` × ${placed}`}
    </th>
    <td>{dealt}</td>
    <td>{saved}</td>
    <td>{Math.round(turns / Math.max(1, placed))}</td>
  </tr>
);

interface Props {
  readonly review: MatchReview;
}

/** What the units of each player have done. */
export const UnitTables = ({ review }: Props) => {
  const { labels } = useTable();
  const units = review.units.value ?? [];
  const seats = [...new Set(units.map(({ seat }) => seat))];
  if (seats.length === 0) return null;
  return (
    <>
      <h3>{t('review.units')}</h3>
      {seats.map((seat) => (
        <details key={seat} class="review-units">
          <summary>{t('review.unitsOf', { player: labels.value.name(seat) })}</summary>
          <table class="review-table">
            <thead>
              <tr>
                <th scope="col">{t('review.unit')}</th>
                <th scope="col">{t('review.dealt')}</th>
                <th scope="col">{t('review.saved')}</th>
                <th scope="col">{t('review.alive')}</th>
              </tr>
            </thead>
            <tbody>
              {units
                .filter((unit) => unit.seat === seat)
                .map((unit) => (
                  <Row key={unit.tile} {...unit} />
                ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  );
};
