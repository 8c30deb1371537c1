import { useState } from 'preact/hooks';
import type { RatingList, RatingRow } from '@hexfall/shared/protocol/ratingList';
import { RATED_MODES, type RatedMode } from '@hexfall/shared/rating/rating';
import { addressOf } from '../net/address.js';
import { fetchRatings } from '../net/profiles.js';
import { profileKey } from '../platform/ownProfile.js';
import { Nothing } from '../shell/EmptyState.js';
import { Page } from '../shell/Page.js';
import { ratingText } from '../text/ratingsText.js';
import { t } from '../text/translate.js';
import { CrestSign } from '../ui/CrestSign.js';
import { ProblemText, Select } from '../ui/fields.js';
import { usePolled } from '../ui/hooks.js';
import { loadingLine } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { OwnRatingLine } from './RatingsPlate.js';
import './Ratings.css';

const REFRESH_MS = 60_000;

const Row = ({ row: { place, name, crest, games, own, ...figure } }: { readonly row: RatingRow }) => (
  <tr {...(own && { 'data-own': true, 'aria-current': 'true' })}>
    <td>{place}</td>
    <th scope="row">
      <span class="rating-player">
        <CrestSign crest={crest} />
        <bdi>{name}</bdi>
      </span>
    </th>
    <td class="rating-value">{ratingText(figure)}</td>
    <td>{games}</td>
  </tr>
);

/** The best of the season, by place. */
const RatingTable = ({ rows }: { readonly rows: readonly RatingRow[] }) => (
  <table class="plate rating-list">
    <thead>
      <tr>
        {(['place', 'player', 'rating', 'games'] as const).map((column) => (
          <th key={column} scope="col">
            {t(`ratings.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        <Row key={index} row={row} />
      ))}
    </tbody>
  </table>
);

/** What the list does not say of the user, who has a player card: the rating as it is, or that there is none yet. */
const Own = ({ own }: { readonly own: RatingList['own'] }) => (
  <section class="plate" data-part="own">
    {own ? <OwnRatingLine rating={own} heading={t('ratings.own')} level="h2" /> : <p>{t('ratings.ownNone')}</p>}
  </section>
);

/** The list of a season, and the user's own rating. */
const Season = ({ list: { season, rows, own }, hasCard }: { readonly list: RatingList; readonly hasCard: boolean }) => (
  <>
    <p>{t('ratings.season', { season })}</p>
    {rows.length === 0 ? <Nothing name="flag" text={t('ratings.none')} /> : <RatingTable rows={rows} />}
    {hasCard ? (
      <Own own={own} />
    ) : (
      <p>
        <Link to="/card">{t('ratings.noCard')}</Link>
      </p>
    )}
  </>
);

/** The ratings of the season by mode, on a server that rates matches. */
export const RatingsScreen = () => {
  const [mode, setMode] = useState<RatedMode>(RATED_MODES[0]);
  const key = profileKey.value;
  const { latest, failed } = usePolled<RatingList | 'off'>(
    async () => {
      const answer = await fetchRatings(key, mode);
      if (answer.ok) return answer.value;
      return answer.error?.code === 'no-season' ? 'off' : null;
    },
    REFRESH_MS,
    `${mode} ${key ?? ''}`,
  );
  return (
    <Page kind="ratings">
      <h1>{t('ratings.heading')}</h1>
      {latest === 'off' ? (
        <Nothing name="flag" text={t('ratings.off')} />
      ) : (
        <>
          <p class="quiet-text">
            {t('ratings.about')}{' '}
            <a class="link" href={addressOf('/docs/ratings')} hreflang="en">
              {t('ratings.method')}
            </a>
          </p>
          <Select
            name="mode"
            label={t('ratings.mode')}
            values={RATED_MODES}
            value={mode}
            textOf={(one) => t(`app.mode.${one}`)}
            onChange={setMode}
          />
          {failed && <ProblemText text={t('app.refusal.unreachable')} />}
          {latest === null && !failed && loadingLine(false)}
          {latest?.mode === mode && <Season list={latest} hasCard={key !== null} />}
        </>
      )}
    </Page>
  );
};
