import { signal } from '@preact/signals';
import { addressOf } from '../net/address.js';
import { settings } from '../platform/settings.js';
import type { Note } from './workerNotifications.js';

/** `missing`: this browser has none, or not on pages without TLS. */
export type Permission = NotificationPermission | 'missing';

const now = (): Permission => ('Notification' in globalThis && globalThis.isSecureContext ? Notification.permission : 'missing');

/** Whether the browser lets this page notify its user. */
export const permission = signal<Permission>(now());

/** Asks the user; only to be called from a click. Returns whether it is allowed now. */
export const askPermission = async (): Promise<boolean> => {
  if (permission.peek() === 'missing') return false;
  await Notification.requestPermission();
  permission.value = now();
  return permission.peek() === 'granted';
};

const notifyByWorker = (note: Note, onShown: () => void): (() => void) => {
  const icon = addressOf('/icons/icon-192.png');
  import('./workerNotifications.js')
    .then(({ showByWorker }) => showByWorker({ ...note, icon }))
    .then((isShown) => isShown && onShown())
    .catch(() => undefined);
  return () =>
    void import('./workerNotifications.js').then(({ removeNotifications }) => removeNotifications(note.tag)).catch(() => undefined);
};

/**
 * Notifies the user if that is allowed and the page is hidden. Returns a function that removes the notification.
 * @param onShown called after the service worker has shown it: with push messages on it shows all of them, one per table.
 */
export const notify = (note: Note, onShown: () => void): (() => void) => {
  if (now() !== 'granted' || document.visibilityState === 'visible') return () => undefined;
  if (settings.callPush.peek()) return notifyByWorker(note, onShown);
  const { title, body, tag } = note;
  try {
    const shown = new Notification(title, { body, tag, icon: addressOf('/favicon-call.svg') });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    return notifyByWorker(note, onShown); // browsers on phones have the name, but allow it to service workers only
  }
};
