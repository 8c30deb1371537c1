import { BlockList, isIPv4 } from 'node:net';

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
