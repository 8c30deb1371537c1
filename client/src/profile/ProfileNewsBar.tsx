import { useState } from 'preact/hooks';
import type { InvitationView } from '@hexfall/shared/protocol/profiles';
import { CrestSign } from '../hud/CrestSign.js';
import { usePolled } from '../hud/usePolled.js';
import { declineInvitation, fetchNews } from '../net/profiles.js';
import { noteRevoked, profileKey } from '../store/ownProfile.js';
import { navigate, pathOfTable, route } from '../store/route.js';
import { t } from '../text/translate.js';
import './profileText.js';

const REFRESH_MS = 30_000;

const InvitationLine = ({ invitation, onDecline }: { readonly invitation: InvitationView; readonly onDecline: () => void }) => {
  const { from, code } = invitation;
  return (
    <li>
      <span class="news-text">
        <CrestSign crest={from.crest} isSilent />
        <span>{t('profile.invitation.text', { name: from.name })}</span>
      </span>
      <span class="news-keys">
        <button type="button" class="button primary small" data-action="join-invitation" onClick={() => navigate(pathOfTable(code))}>
          {t('profile.invitation.join')}
        </button>
        <button type="button" class="button small" data-action="decline-invitation" onClick={onDecline}>
          {t('profile.invitation.decline')}
        </button>
      </span>
    </li>
  );
};

/** Asks what is new for the player card of this browser, and shows invitations to tables where the page is not. */
export const ProfileNewsBar = () => {
  const [gone, setGone] = useState<readonly string[]>([]);
  const here = route.value;
  const place = here.page === 'table' ? 'table' : 'here';
  const key = profileKey.value;
  const ask = async (): Promise<readonly InvitationView[] | null> => {
    if (key === null) return [];
    const news = await fetchNews(key, { place });
    if (!news.ok && news.error?.code === 'unknown-profile') noteRevoked(key);
    return news.ok ? news.value.invitations : null;
  };
  const { latest } = usePolled(ask, REFRESH_MS, `${key ?? ''} ${place}`);
  const atTable = here.page === 'table' ? here.code : null;
  const shown = (latest ?? []).filter(({ id, code }) => !gone.includes(id) && code !== atTable);
  if (key === null) return null;
  return (
    <div class="profile-news" role="status" data-empty={shown.length === 0}>
      <ul>
        {shown.map((invitation) => (
          <InvitationLine
            key={invitation.id}
            invitation={invitation}
            onDecline={() => {
              setGone([...gone, invitation.id]);
              void declineInvitation(key, invitation.id);
            }}
          />
        ))}
      </ul>
    </div>
  );
};
