import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyaddr from 'proxy-addr';
import { isPublicAddress } from './networks.js';

/** Returns what connections are counted by: the address of the client, or its network (IPv6). */
export type AddressOf = (request: IncomingMessage) => string;

/** An address in `X-Forwarded-For` as some proxies write it: with a port, in brackets, in quotes, with a zone. */
const FORWARDED = /^"?\[?([\da-f.:]+?)(?:%[^\]]*)?(?:\](?::\d+)?|(?<=^"?[\d.]+):\d+)?"?$/i;

/**
 * Returns the addresses in `X-Forwarded-For` that lead to this server without a gap. Nothing is known of an invalid address and of what
 * comes before it.
 */
const forwardedBy = (header: string): readonly string[] => {
  const addresses = header.split(',').map((part) => FORWARDED.exec(part.trim())?.[1] ?? '');
  return addresses.slice(addresses.findLastIndex((address) => isIP(address) === 0) + 1);
};

/** Returns the exact address of the client: the last one that is no proxy. @param proxies as for `clientAddress`. */
export const exactAddress = (proxies: readonly string[]): AddressOf => {
  const isTrusted = proxyaddr.compile([...proxies]);
  return ({ headers, socket }) => {
    const hops = [...forwardedBy([headers['x-forwarded-for'] ?? []].flat().join(',')), socket.remoteAddress ?? ''];
    return hops.findLast((address, index) => !isTrusted(address, index)) ?? hops[0] ?? '';
  };
};

/** Whether a request comes through a proxy of this network that is not trusted. @param proxies as for `clientAddress`. */
export const isFromUnknownProxy = (proxies: readonly string[]): ((request: IncomingMessage) => boolean) => {
  const isTrusted = proxyaddr.compile([...proxies]);
  return ({ headers, socket: { remoteAddress = '' } }) =>
    headers['x-forwarded-for'] !== undefined &&
    !isTrusted(remoteAddress, 0) &&
    !isPublicAddress(remoteAddress.replace(/^::ffff:(?=[\d.]+$)/i, ''));
};

/** @param proxies whose statements about a visitor's address are trusted: addresses, ranges of them, or names of Express. */
export const clientAddress = (proxies: readonly string[]): AddressOf => {
  const addressOf = exactAddress(proxies);
  return (request) => ipKeyGenerator(addressOf(request));
};

/** @param halls networks whose people share an address, as `HALLS` has them. @param proxies as for `clientAddress`. */
export const hallCheck = (halls: readonly string[], proxies: readonly string[]): ((request: IncomingMessage) => boolean) => {
  const isIn = proxyaddr.compile([...halls]);
  const addressOf = exactAddress(proxies);
  return (request) => isIn(addressOf(request), 0);
};

/** A name or an address, and perhaps a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** This machine by itself: a proxy on it that changes `Host`, and a browser on it. No page of another site has such an address. */
const isLoopback = (name: string): boolean => name === 'localhost' || name === '[::1]' || /^127(\.\d+){3}$/.test(name);

export interface KnownHostSettings {
  readonly hosts: readonly string[];
  readonly origins: readonly string[];
  readonly publicAddress?: string | undefined;
}

/** Whether a `Host` is a name of this server. */
export type HostCheck = (host: string | undefined) => boolean;

/** Returns a check for the names of this server: any name, if neither `HOSTS` nor `ORIGINS` is set. */
export const hostCheck = ({ hosts, origins, publicAddress }: KnownHostSettings): HostCheck => {
  if (hosts.length + origins.length === 0) return () => true;
  const addresses = [...origins, ...[...hosts, ...(publicAddress === undefined ? [] : [publicAddress])].map((host) => `http://${host}`)];
  const known = new Set(addresses.map((address) => new URL(address).hostname));
  return (host) => {
    const name = HOST.exec(host ?? '')?.[1]?.toLowerCase();
    return name !== undefined && (known.has(name) || isLoopback(name));
  };
};

/**
 * Whether a request comes from a page of this server. Browsers send the origin of the page in `Origin`, which no page can change.
 * A request without it does not come from a browser, so no other site's page can be behind it.
 * @param others origins that are this server's, too, as `https://hexfall.example`.
 */
export const isOwnOrigin = ({ origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>, others: readonly string[]): boolean => {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();
};
