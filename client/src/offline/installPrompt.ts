import { signal } from '@preact/signals';

/** What Chromium sends when it would install the page; it is in no standard. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

const offered = signal<InstallEvent | null>(null);

/** Whether the page can be installed from a button of its own. */
export const canInstall = (): boolean => offered.value !== null;

/** Of Safari on iPhones and iPads only: whether the page was opened from the home screen; null elsewhere. */
export const isOnHomeScreen = (): boolean | null =>
  'standalone' in navigator && typeof navigator.standalone === 'boolean' ? navigator.standalone : null;

/** Whether only the user can install the page, from a menu of the browser. */
export const isInstalledByHand = (): boolean => isOnHomeScreen() === false;

/** Lets the browser ask whether to install the page. It asks once for each offer. */
export const install = async (): Promise<void> => {
  const event = offered.peek();
  offered.value = null;
  await event?.prompt();
};

addEventListener('beforeinstallprompt', (event) => {
  // The browser shows nothing of its own accord.
  event.preventDefault();
  if (isInstallEvent(event)) offered.value = event;
});
addEventListener('appinstalled', () => (offered.value = null));
