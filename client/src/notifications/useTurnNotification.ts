import { useEffect } from 'preact/hooks';
import { addressOf } from '../net/address.js';
import { settings } from '../platform/settings.js';
import { playCall } from '../sound/player.js';
import { proposalsOf } from '../store/agreements.js';
import type { MatchStore } from '../store/MatchStore.js';
import { awaitedSeats } from '../store/seating.js';
import { t } from '../text/translate.js';
import { notify } from './browserNotifications.js';
import { vibrate } from './vibrate.js';

/** Why the player of a page is called. */
export const CALLS = ['start', 'turn', 'question', 'proposal'] as const;

interface PendingCall {
  readonly kind: (typeof CALLS)[number];
  /** Another one for every turn, question and proposal, so that each is called for once. */
  readonly id: string;
}

/** Returns what waits for the player of this page, or null. Rendering subscribes to the signals it reads. */
export const pendingCall = (store: MatchStore): PendingCall | null => {
  const mine = store.mine.value;
  const { paused, proposals } = store.agreements.value;
  const arrangement = store.arrangement.value;
  if (awaitedSeats(store.seats.value).some((seat) => mine.includes(seat))) return { kind: 'start', id: 'start' };
  const chooser = arrangement?.choosing ?? arrangement?.hiring ?? null;
  if (chooser !== null && mine.includes(chooser)) return { kind: 'turn', id: `choose ${chooser} ${arrangement?.banning ?? false}` };
  const [table, me] = [store.playback.shown.value, store.me.value];
  const acts = me !== null && me === store.acting.value && mine.includes(me) && !paused && !store.seats.value[me]?.substitute;
  if (table && acts && !store.playback.busy.value) {
    const { number, slot, phase } = table.turn;
    if (table.decision) return { kind: 'question', id: `${JSON.stringify(table.decision)} ${number} ${slot}` };
    return { kind: 'turn', id: `${phase} ${number} ${slot} ${me}` };
  }
  const [proposal] = proposalsOf(proposals, mine).incoming;
  return proposal ? { kind: 'proposal', id: `proposal ${proposal.id}` } : null;
};

/** Keeps the seats of a table subscribed to push messages, reports to the server whether the page is visible, and removes messages about what it shows. */
export const usePush = (store: MatchStore, code: string): void => {
  const isOn = settings.callPush.value && store.mine.value.length > 0;
  const isConnected = store.connection.value.phase === 'live';
  const language = settings.language.value;
  useEffect(() => {
    if (isOn) void import('./pushSubscription.js').then(({ syncPush }) => syncPush(code)).catch(() => undefined);
  }, [isOn, code, language]);
  useEffect(() => {
    if (!isOn || !isConnected) return;
    const tell = (): void => {
      const visible = document.visibilityState === 'visible';
      void store.request('visibility', { visible });
      if (visible)
        void import('./workerNotifications.js').then(({ removeNotifications }) => removeNotifications(code)).catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [isOn, isConnected, code]);
};

const ICON = '/favicon.svg';
const ICON_CALLING = '/favicon-call.svg';

/** Names the window, with a sign before the name and another icon if its player is called. */
export const setTitleBadge = (name: string, call: string | null): void => {
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
