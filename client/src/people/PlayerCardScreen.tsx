import { useEffect, useState } from 'preact/hooks';
import type { Result } from '@hexfall/shared/model/result';
import type { ProfileView } from '@hexfall/shared/protocol/profiles';
import { keyFromAddress, ownProfile } from '../platform/ownProfile.js';
import { route } from '../platform/route.js';
import { Page } from '../shell/Page.js';
import { t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { Button } from '../ui/Button.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { CardForm } from './CardForm.js';
import { CardTransfer, EnterPhrase } from './CardTransfer.js';
import { refreshCard, removeCard, renewCard } from './playerCard.js';
import { RatingsPlate } from './RatingsPlate.js';
import { TakeOver } from './TakeOver.js';

interface CardDangerProps {
  readonly name: 'renew' | 'remove';
  readonly yes: string;
  readonly act: () => Promise<Result<null, string>>;
  readonly onDone: (message: string) => void;
}

const CardDanger = ({ name, yes, act, onDone }: CardDangerProps) => (
  <AskButton
    name={`${name}-card`}
    text={t(`profile.${name}.open`)}
    heading={t(`profile.${name}.heading`)}
    explain={t(`profile.${name}.text`)}
    yes={yes}
    act={act}
    onDone={() => onDone(t(`profile.${name}.done`))}
  />
);

/** A new secret for the card, or the end of it. */
const CardDangers = ({ onDone }: { readonly onDone: (message: string) => void }) => (
  <div class="row">
    <CardDanger name="renew" yes={t('profile.renew.open')} act={renewCard} onDone={onDone} />
    <CardDanger name="remove" yes={t('profile.remove.yes')} act={removeCard} onDone={onDone} />
  </div>
);

/** The card that other devices have made useless here. */
const Revoked = () => (
  <section class="plate" data-part="revoked" role="status">
    <h2>{t('profile.revoked.heading')}</h2>
    <p>{t('profile.revoked.text')}</p>
    <Button name="clear-card" kind="primary" text={t('profile.revoked.clear')} onClick={() => (ownProfile.value = null)} />
  </section>
);

const Counts = ({ view }: { readonly view: ProfileView | null }) => (
  <section class="plate card-counts">
    {view && <p class="quiet-text">{t('profile.counts', { tables: view.tables, people: view.people })}</p>}
    <div class="row">
      <Link to="/players" kind="button">
        <Glyph name="people" />
        <span>{t('profile.peopleLink')}</span>
      </Link>
      <Link to="/statistics" kind="button">
        {t('app.statistics')}
      </Link>
    </div>
  </section>
);

/** The player card of this browser: to make, to change, to take elsewhere, and to end. */
export const PlayerCardScreen = () => {
  const [offered, setOffered] = useState(keyFromAddress);
  const [view, setView] = useState<ProfileView | null>(null);
  const [message, setMessage] = useState('');
  const own = ownProfile.value;
  // A link that is opened on this page changes the address only.
  const here = route.value;
  useEffect(() => {
    const key = keyFromAddress();
    if (key !== null) setOffered(key);
  }, [here]);
  useEffect(() => {
    if (!own || (own.isRevoked && own.next === null) || offered !== null) return;
    void refreshCard().then((found) => setView(found.ok ? found.value : null));
  }, [own?.key, offered]);
  return (
    <Page kind="card">
      <h1>{t('profile.heading')}</h1>
      <p>{t('profile.about')}</p>
      <p class="card-told" role="status">
        {message}
      </p>
      {offered !== null ? (
        <TakeOver
          cardKey={offered}
          onEnd={(text) => {
            setOffered(null);
            setMessage(text);
          }}
        />
      ) : own?.isRevoked ? (
        <Revoked />
      ) : (
        <CardForm key={own?.key} onSaved={() => setMessage(t('profile.saved'))} />
      )}
      {offered === null && own && !own.isRevoked && (
        <>
          <Counts view={view} />
          {view?.ratings && <RatingsPlate ratings={view.ratings} />}
          <CardTransfer key={own.key} cardKey={own.key} />
          <CardDangers onDone={setMessage} />
        </>
      )}
      {offered === null && <EnterPhrase onKey={setOffered} />}
    </Page>
  );
};
