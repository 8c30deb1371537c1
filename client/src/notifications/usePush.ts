import { useEffect } from 'preact/hooks';
import { settings } from '../platform/settings.js';
import type { MatchStore } from '../store/MatchStore.js';

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
