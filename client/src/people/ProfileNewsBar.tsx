import { useEffect, useState } from 'preact/hooks';
import type { DeclinedView, InvitationView, ProfileNews } from '@hexfall/shared/protocol/profiles';
import { dismissInvitation, fetchNews } from '../net/profiles.js';
import { profileKey } from '../platform/ownProfile.js';
import { navigate, pathOfTable, route } from '../platform/route.js';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { CrestSign } from '../ui/CrestSign.js';
import { usePolled } from '../ui/hooks.js';
import { answerToCard, recordNews } from './playerCard.js';
import './ProfileNewsBar.css';

const REFRESH_MS = 30_000;

const InvitationLine = ({ invitation, onDecline }: { readonly invitation: InvitationView; readonly onDecline: () => void }) => {
  const { from, code } = invitation;
  return (
    <li>
      <span class="news-text">
        <CrestSign crest={from.crest} isSilent />
        <span>{t('profile.invitation.text', { name: from.name })}</span>
      </span>
      <span class="news-buttons">
        <Button
          name="join-invitation"
          kind="primary"
          size="small"
          text={t('profile.invitation.join')}
          onClick={() => navigate(pathOfTable(code))}
        />
        <Button name="decline-invitation" size="small" text={t('profile.invitation.decline')} onClick={onDecline} />
      </span>
    </li>
  );
};

const DeclinedLine = ({ declined, onClose }: { readonly declined: DeclinedView; readonly onClose: () => void }) => (
  <li data-part="declined">
    <span class="news-text">
      <CrestSign crest={declined.to.crest} isSilent />
      <span>{t('profile.invitation.declined', { name: declined.to.name })}</span>
    </span>
    <span class="news-buttons">
      <Button name="close-declined" size="small" text={t('app.close')} onClick={onClose} />
    </span>
  </li>
);

/** Keeps the player card subscribed to push messages, also when it has another key. */
const useCardPush = (key: string | null): void => {
  const isCalled = settings.callPush.value;
  const language = settings.language.value;
  useEffect(() => {
    if (isCalled && key !== null)
      void import('../notifications/pushSubscription.js').then(({ syncCard }) => syncCard()).catch(() => undefined);
  }, [isCalled, key, language]);
};

/** Polls news for the player card of this browser, and shows invitations to tables where the page is not, and declined ones. */
export const ProfileNewsBar = () => {
  const [gone, setGone] = useState<readonly string[]>([]);
  const here = route.value;
  const place = here.page === 'table' ? 'table' : 'here';
  const key = profileKey.value;
  useCardPush(key);
  const ask = async (): Promise<ProfileNews | null> => {
    if (key === null) return null;
    const news = await answerToCard(fetchNews(key, { place }));
    recordNews(key, news.ok ? news.value : null);
    return news.ok ? news.value : null;
  };
  const { latest } = usePolled(ask, REFRESH_MS, `${key ?? ''} ${place}`);
  const atTable = here.page === 'table' ? here.code : null;
  const isNew = ({ id }: { readonly id: string }): boolean => !gone.includes(id);
  const invitations = (latest?.invitations ?? []).filter(isNew).filter(({ code }) => code !== atTable);
  const declined = (latest?.declined ?? []).filter(isNew);
  if (key === null) return null;
  const dismiss = (id: string): void => {
    setGone([...gone, id]);
    void dismissInvitation(key, id);
  };
  return (
    <div class="profile-news" role="status" data-empty={invitations.length + declined.length === 0}>
      <ul>
        {invitations.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} onDecline={() => dismiss(invitation.id)} />
        ))}
        {declined.map((one) => (
          <DeclinedLine key={one.id} declined={one} onClose={() => dismiss(one.id)} />
        ))}
      </ul>
    </div>
  );
};
