import { useEffect } from 'preact/hooks';
import { isPairing } from '@hexfall/shared/competition/competition';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { notify } from '../notifications/browserNotifications.js';
import { setTitleBadge } from '../notifications/useTurnNotification.js';
import { vibrate } from '../notifications/vibrate.js';
import { settings } from '../platform/settings.js';
import { playCall } from '../sound/player.js';
import { t } from '../text/translate.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { ownPairing } from './ownPairing.js';
import { isOwnHere } from './ownTeam.js';

/** The number of the round that the user of this page has to check in for; null if there is none. */
export const roundToCheckIn = (view: CompetitionView): number | null => {
  const { rounds, phase, regulations } = view;
  const isAsked = phase === 'running' && regulations.checkIn > 0 && rounds.at(-1)?.begun === null && ownPairing(view) !== null;
  return isAsked && !isOwnHere(view) ? rounds.length : null;
};

/** What the user of this page is called to: to check in, or to the board of an arena that is ready. */
const callOf = (view: CompetitionView): { readonly key: string; readonly text: string } | null => {
  const round = roundToCheckIn(view);
  if (round !== null) return { key: String(round), text: t('competition.call', { round }) };
  const table = isPairing(view) ? (ownPairing(view)?.table ?? null) : null;
  return table === null ? null : { key: table, text: t('competitionPage.own.opens') };
};

/**
 * Names the window after the competition, and calls the entrant of this page when a round is announced, and to each match of an arena: by a sound, a sign on the window and a
 * notification, as the settings say. Keeps the entrant subscribed to push messages, and removes those about what the page shows.
 */
export const useRoundCall = (feed: CompetitionFeed): void => {
  const view = feed.view.value;
  const call = view && callOf(view);
  const text = call?.text ?? null;
  const sign = settings.callSign.value ? text : null;
  const name = `${view?.name ?? feed.code} · ${t('app.title')}`;
  useEffect(() => setTitleBadge(name, sign), [name, sign]);
  useEffect(() => () => setTitleBadge(t('app.title'), null), []);
  useEffect(() => {
    if (call === null) return;
    if (settings.callSound.peek()) playCall('turn');
    vibrate('turn');
    if (!settings.callNotify.peek() && !settings.callPush.peek()) return;
    const note = { title: t('app.title'), body: `${text} (${view?.name ?? feed.code})`, tag: feed.code, kind: 'round' } as const;
    const remove = notify(note, () => undefined);
    document.addEventListener('visibilitychange', remove, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', remove);
      remove();
    };
  }, [call?.key]);
  const isCalled = settings.callPush.value && view !== null && view.you.entrant !== null && view.phase !== 'closed';
  const language = settings.language.value;
  useEffect(() => {
    if (isCalled) void import('../notifications/pushSubscription.js').then(({ syncCard }) => syncCard()).catch(() => undefined);
  }, [isCalled, language]);
  useEffect(() => {
    if (!settings.callPush.value) return;
    const remove = (): void => {
      if (document.visibilityState === 'visible')
        void import('../notifications/workerNotifications.js')
          .then(({ removeNotifications }) => removeNotifications(feed.code))
          .catch(() => undefined);
    };
    remove();
    document.addEventListener('visibilitychange', remove);
    return () => document.removeEventListener('visibilitychange', remove);
  }, [feed, settings.callPush.value]);
};
