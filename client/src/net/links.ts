import { signal } from '@preact/signals';
import { addressOf } from './address.js';
import { fetchVersion } from './api.js';

/** Names by which a computer calls itself, and no other one. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether only this computer can open the address that the page has. */
export const isOnlyHere = (): boolean => LOOPBACK.test(location.hostname);

/** The network addresses of this computer, the likeliest first, if only this computer can open the page's address. */
export const networkHosts = signal<readonly string[]>([]);

/** That of them which links have; null before it is known. */
export const lanHost = signal<string | null>(null);

const askForHosts = async (): Promise<void> => {
  const version = await fetchVersion().catch(() => null);
  networkHosts.value = version?.hosts ?? [];
  lanHost.value = networkHosts.value[0] ?? null;
};

let asking: Promise<void> | null = null;

/** Asks the server by which name other devices reach it, if that is needed; once for all links of a page: what the user chooses then stays. */
export const findLanHost = async (): Promise<void> => {
  if (!isOnlyHere() || lanHost.peek() !== null) return;
  asking ??= askForHosts().finally(() => (asking = null));
  await asking;
};

/** Returns the address of a path for links to share: one that other devices can open, if possible. */
export const linkTo = (path: string): string => {
  const { protocol, port, origin } = location;
  const host = lanHost.value;
  return (host === null ? origin : `${protocol}//${host}${port === '' ? '' : `:${port}`}`) + addressOf(path);
};
