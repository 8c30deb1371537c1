import { useEffect } from 'preact/hooks';
import { playCall } from '../sound/player.js';
import type { MatchStore } from '../store/match.js';
import { settings } from '../store/settings.js';
import { t } from '../text/translate.js';
import { callOf } from './callOf.js';
import { notify } from './notifications.js';
import { nameWindow } from './windowSign.js';

const SOUNDS = { turn: 'turn', question: 'question', proposal: 'question' } as const;

/** Calls the player of this page when something waits: by a sound, a sign on the window and a notification, as the settings say. */
export const useCall = (store: MatchStore): void => {
  const call = callOf(store);
  const code = store.code.value ?? '';
  const text = call && t(`call.kind.${call.kind}`);
  const sign = settings.callSign.value ? text : null;
  const name = `${code} · ${t('app.title')}`;
  useEffect(() => nameWindow(name, sign), [name, sign]);
  useEffect(() => () => nameWindow(t('app.title'), null), []);
  useEffect(() => {
    if (!call) return;
    if (settings.callSound.peek()) playCall(SOUNDS[call.kind]);
    if (!settings.callNotify.peek()) return;
    const remove = notify({ title: t('app.title'), body: `${text} (${code})`, tag: code });
    document.addEventListener('visibilitychange', remove, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', remove);
      remove();
    };
  }, [call?.id]);
};
