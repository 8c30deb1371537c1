import type { PushKind } from '@hexfall/shared/protocol/push';

/*
 * Notifications that the service worker shows for a page: they have one place with push messages, and phones know no others.
 */

const worker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration()) ? navigator.serviceWorker.ready : null;
};

/** What a notification says. */
export interface Note {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag takes the place of an earlier one. */
  readonly tag: string;
  /** Why, if not for a table. */
  readonly kind?: PushKind;
}

/** Shows a notification about a table or a competition, whose code is the tag. Fulfilled with whether it is shown. */
export const showByWorker = async ({ title, body, tag, icon, kind }: Note & { readonly icon: string }): Promise<boolean> => {
  const registration = await worker();
  await registration?.showNotification(title, { body, tag, icon, data: { code: tag, kind } });
  return registration !== null;
};

/** Takes away what is shown about a table. */
export const removeNotifications = async (tag: string): Promise<void> => {
  const registration = await worker();
  for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
};

const OF_TURNS: readonly PushKind[] = ['turn', 'clock'];

/** Removes messages about turns and clocks at tables where the turn is over, because another device has played it. */
export const removeTurns = async (codes: readonly string[]): Promise<void> => {
  const registration = await worker();
  for (const shown of (await registration?.getNotifications()) ?? []) {
    const data: unknown = shown.data;
    const kind: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : null;
    if (codes.includes(shown.tag) && OF_TURNS.some((one) => one === kind)) shown.close();
  }
};
