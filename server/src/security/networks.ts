import { BlockList, isIP, isIPv4 } from 'node:net';

const LONGEST: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/** Whether a text is an address, or a range of addresses like `10.0.0.0/8`. */
export const isAddressRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = LONGEST[isIP(address)] ?? 0;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= longest);
  return longest > 0 && isRange && rest.length === 0;
};

/** IPv4 networks that are not public: loopback, private, provider and reserved ones. */
const RESERVED = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** The only public range of IPv6 … */
const GLOBAL_6 = ['2000::', 3] as const;

/** … but for these, which lead to IPv4 or nowhere. */
const RESERVED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [net, bits] of RESERVED) reserved.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of RESERVED_6) reserved.addSubnet(net, bits, 'ipv6');

const global6 = new BlockList();
global6.addSubnet(...GLOBAL_6, 'ipv6');

/** Whether an IP address is one of the internet, not of this machine or a network around it. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address) ? !reserved.check(address, 'ipv4') : global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6');

/** Names that lead nowhere outside of a network of one's own. */
const INNER = /(?:^|\.)(?:localhost|local|internal|lan|home|corp|intranet|test|invalid|onion|home\.arpa)\.?$/i;

/**
 * Returns whether messages may be sent to the endpoint of a subscription: by HTTPS, at its default port, to a host with a name that can be
 * public. The address of the name is checked with each message.
 * @param isPrivateAllowed for tests: allows any HTTP address.
 */
export const isPushEndpoint = (endpoint: string, isPrivateAllowed = false): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (isPrivateAllowed) return protocol === 'https:' || protocol === 'http:';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.') && !INNER.test(hostname);
  return protocol === 'https:' && port === '' && isName;
};
