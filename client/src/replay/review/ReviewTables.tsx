import { BASE_ARMIES } from '@hexfall/shared/content/catalog';
import type { UnitStatistics } from '@hexfall/shared/inspect/unitStatistics';
import { useTable } from '../../table/TableUi.js';
import { armyName, tileName } from '../../text/names.js';
import { listOf, t } from '../../text/translate.js';
import { liveryProps } from '../../ui/Emblem.js';
import type { MatchReview } from './MatchReview.js';
import { luckText } from './reviewText.js';
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
            <th scope="col">{t('app.player')}</th>
            <th scope="col">{t('review.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {lucks.map(({ seat, luck }) => (
            <tr key={seat}>
              <th scope="row" {...liveryProps(labels.value.livery(seat))}>
                {labels.value.name(seat)}
              </th>
              <td>{luckText(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

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
                <th scope="col">{t('review.turns')}</th>
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
