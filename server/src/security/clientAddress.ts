import type { IncomingMessage } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyaddr from 'proxy-addr';

/** Returns what connections are counted by: the address of the client, or its network (IPv6). */
export type AddressOf = (request: IncomingMessage) => string;

/** Returns the exact address of the client. @param proxies as for `clientAddress`. */
export const exactAddress = (proxies: readonly string[]): AddressOf => {
  const isTrusted = proxyaddr.compile([...proxies]);
  return (request) => proxyaddr(request, isTrusted);
};

/** @param proxies whose word about the address of a visitor is believed: addresses, ranges of them, or names of Express. */
export const clientAddress = (proxies: readonly string[]): AddressOf => {
  const addressOf = exactAddress(proxies);
  return (request) => ipKeyGenerator(addressOf(request));
};
