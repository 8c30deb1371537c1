import { signal } from '@preact/signals';
import { addressOf } from '../net/address.js';

/** `missing`: this browser has none, or not on pages without TLS. */
export type Permission = NotificationPermission | 'missing';

const now = (): Permission => ('Notification' in globalThis && globalThis.isSecureContext ? Notification.permission : 'missing');

/** Whether the browser lets this page notify its user. */
export const permission = signal<Permission>(now());

/** Asks the user; only to be called when the user has pressed a key for it. Gives whether it is allowed now. */
export const askPermission = async (): Promise<boolean> => {
  if (permission.peek() === 'missing') return false;
  await Notification.requestPermission();
  permission.value = now();
  return permission.peek() === 'granted';
};

export interface Note {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag takes the place of an earlier one. */
  readonly tag: string;
}

/** Notifies the user, if that is allowed and the page is not in sight. Gives what takes the notification away. */
export const notify = ({ title, body, tag }: Note): (() => void) => {
  if (now() !== 'granted' || document.visibilityState === 'visible') return () => undefined;
  try {
    const note = new Notification(title, { body, tag, icon: addressOf('/favicon-call.svg') });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  } catch {
    return () => undefined; // browsers on phones have the name, but allow it to service workers only
  }
};
