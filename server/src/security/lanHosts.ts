import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** Networks of homes and offices before others: that is where phones are. */
const RANKS: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\.(?:1[6-9]|2\d|3[01])\./];

const rankOf = (address: string): number => {
  const rank = RANKS.findIndex((range) => range.test(address));
  return rank < 0 ? RANKS.length : rank;
};

const EVERYWHERE = ['0.0.0.0', '::'];

const isLoopback = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

/**
 * Returns the IPv4 addresses by which other devices reach this machine, the likeliest first.
 * @param host what the server listens on; everything if left out.
 */
export const lanHosts = (
  host?: string,
  interfaces: NodeJS.Dict<readonly Pick<NetworkInterfaceInfo, 'address' | 'internal'>[]> = networkInterfaces(),
): readonly string[] => {
  const own = Object.values(interfaces)
    .flatMap((found) => found ?? [])
    .flatMap(({ address, internal }) => (internal || !isIPv4(address) || address.startsWith('169.254.') ? [] : [address]))
    .sort((a, b) => rankOf(a) - rankOf(b));
  return host === undefined || EVERYWHERE.includes(host) ? own : own.filter((address) => address === host);
};

/** Whether a request comes from a browser on this machine, and through no proxy that says so. */
export const isFromHere = ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
