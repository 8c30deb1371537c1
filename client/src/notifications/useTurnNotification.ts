import { useEffect } from 'preact/hooks';
import { playCall } from '../sound/player.js';
import type { MatchStore } from '../store/MatchStore.js';
import { settings } from '../platform/settings.js';
import { t } from '../text/translate.js';
import { pendingCall, type PendingCall } from './pendingCall.js';
import { notify } from './browserNotifications.js';
import { vibrate } from './vibrate.js';
import { addressOf } from '../net/address.js';

const ICON = '/favicon.svg';
const ICON_CALLING = '/favicon-call.svg';

/** Names the window, with a sign before the name and another icon if its player is called. */
const setTitleBadge = (name: string, call: string | null): void => {
  document.title = call === null ? name : `● ${call} — ${name}`;
  document.querySelector('link[rel="icon"]')?.setAttribute('href', addressOf(call === null ? ICON : ICON_CALLING));
};

/** The reason for a notification; where several people share the page, also the player. */
const textOf = (store: MatchStore, { kind }: PendingCall): string => {
  const player = store.seats.value[store.me.value ?? -1]?.name;
  return store.isShared.value && player !== undefined && kind !== 'proposal' && kind !== 'start'
    ? t(`hotSeat.notification.${kind}`, { player })
    : t(`notification.kind.${kind}`);
};

const SOUNDS = { start: 'turn', turn: 'turn', question: 'question', proposal: 'question' } as const;

/** Calls the player of this page when something waits: by a sound, a sign on the window and a notification, as the settings say. */
export const useTurnNotification = (store: MatchStore): void => {
  const call = pendingCall(store);
  const code = store.code.value ?? '';
  const text = call && textOf(store, call);
  const sign = settings.callSign.value ? text : null;
  const name = `${code} · ${t('app.title')}`;
  useEffect(() => setTitleBadge(name, sign), [name, sign]);
  useEffect(() => () => setTitleBadge(t('app.title'), null), []);
  useEffect(() => {
    if (!call) return;
    if (settings.callSound.peek()) playCall(SOUNDS[call.kind]);
    vibrate('turn');
    const isCalled = settings.callNotify.peek() || settings.callPush.peek();
    if (!isCalled) return;
    const tellServer = (): void => void store.request('visibility', { visible: false, notified: true });
    const remove = notify({ title: t('app.title'), body: `${text} (${code})`, tag: code }, () => settings.callPush.peek() && tellServer());
    document.addEventListener('visibilitychange', remove, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', remove);
      remove();
    };
  }, [call?.id]);
};
