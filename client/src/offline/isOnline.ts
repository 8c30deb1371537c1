import { signal } from '@preact/signals';

/** Whether the browser has a network; whether the server is reached over it, only a request tells. */
export const isOnline = signal(navigator.onLine);

const update = (): void => void (isOnline.value = navigator.onLine);

addEventListener('online', update);
addEventListener('offline', update);

/** Whether the service worker has taken over this page: the files of all parts are in the browser then. */
export const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
