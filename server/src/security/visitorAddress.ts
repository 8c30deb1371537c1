import type { IncomingMessage } from 'node:http';
import { ipKeyGenerator } from 'express-rate-limit';
import proxyaddr from 'proxy-addr';

/** Tells who asks: gives an address, or the network that one owner has (IPv6), to be counted by. */
export type AddressOf = (request: IncomingMessage) => string;

/** Tells the address itself of who asks. @param proxies as for `visitorAddress`. */
export const exactAddress = (proxies: readonly string[]): AddressOf => {
  const isTrusted = proxyaddr.compile([...proxies]);
  return (request) => proxyaddr(request, isTrusted);
};

/** @param proxies whose word about the address of a visitor is believed: addresses, ranges of them, or names of Express. */
export const visitorAddress = (proxies: readonly string[]): AddressOf => {
  const addressOf = exactAddress(proxies);
  return (request) => ipKeyGenerator(addressOf(request));
};
