import { useState } from 'preact/hooks';
import competitionClaim from '@hexfall/shared/locales/en/competitionClaim.json';
import type { ClaimView, CompetitionView } from '@hexfall/shared/protocol/competitions';
import { doneOrWhyNot } from '../text/competitionText.js';
import { addTexts, t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { Button } from '../ui/Button.js';
import { Form, Select } from '../ui/fields.js';
import { Fold } from '../ui/Fold.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { personText } from './pageText.js';
import './Claims.css';

addTexts({ competitionClaim });

interface Props {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
}

/** A place with a name to choose it by. */
interface NamedPlace {
  readonly id: string;
  readonly name: string;
  readonly entrant: number;
  readonly person: number;
}

/** The places that somebody can have lost, by name. */
const placesIn = (view: CompetitionView): readonly NamedPlace[] =>
  view.entrants
    .flatMap(({ status, team }, entrant): readonly NamedPlace[] => {
      if (status === 'left') return [];
      const persons = team?.persons.map(({ person }) => person) ?? [0];
      return persons.map((person) => ({ id: `${entrant}.${person}`, name: personText(view, { entrant, person }), entrant, person }));
    })
    .sort((one, two) => one.name.localeCompare(two.name));

/** Chooses the own name, and asks the organizer for its place. */
const ClaimForm = ({ feed, view }: Props) => {
  const places = placesIn(view);
  const [id, choose] = useState('');
  // Who is chosen can leave meanwhile.
  const chosen = places.find((place) => place.id === id) ?? places[0];
  return (
    <Form class="claim-form" onSubmit={() => chosen && feed.claim(chosen)}>
      <p>{t('competitionClaim.about')}</p>
      <Select
        label={t('competitionClaim.place')}
        name="place"
        values={places.map((place) => place.id)}
        value={chosen?.id ?? ''}
        textOf={(one) => places.find((place) => place.id === one)?.name ?? ''}
        onChange={choose}
      />
      <Button submits name="claim" text={t('competitionClaim.ask')} disabled={feed.isBusy.value || !chosen} />
    </Form>
  );
};

/** For somebody without a place, who may have lost one. */
export const ClaimFold = ({ feed, view }: Props) => {
  const { claim } = view.you;
  return (
    <div class="claim-part">
      <p class="claim-declined" role="status">
        {claim?.isDeclined === true && t('competitionClaim.declined', { name: personText(view, claim) })}
      </p>
      <Fold kind="claim-fold" title={t('competitionClaim.heading')}>
        {() => <ClaimForm feed={feed} view={view} />}
      </Fold>
    </div>
  );
};

/** Somebody asks for a place: the organizer gives it, or does not. */
const ClaimNotice = ({ feed, view, claim }: Props & { readonly claim: ClaimView }) => {
  const name = personText(view, claim);
  return (
    <li class="claim-notice" data-claim={claim.id}>
      <p>
        {t('competitionClaim.asks', { name })} <span class="tag">{t('competitionClaim.request', { number: claim.id })}</span>
      </p>
      <div class="row">
        <AskButton
          name="give-place"
          text={t('competitionClaim.give')}
          disabled={feed.isBusy.value}
          heading={t('competitionClaim.giveHeading', { name })}
          explain={t('competitionClaim.giveText')}
          yes={t('competitionClaim.give')}
          act={() => doneOrWhyNot(feed.answerClaim(claim.id, true))}
        />
        <Button
          name="decline-place"
          text={t('competitionClaim.decline')}
          disabled={feed.isBusy.value}
          onClick={() => void feed.answerClaim(claim.id, false)}
        />
      </div>
    </li>
  );
};

/** Who asks the organizer for a place. */
export const ClaimNotices = ({ feed, view }: Props) => (
  <ul>
    {view.you.claims.map((claim) => (
      <ClaimNotice key={claim.id} feed={feed} view={view} claim={claim} />
    ))}
  </ul>
);
