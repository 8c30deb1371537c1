import type { AddressInfo } from 'node:net';
import { isFromHere, lanHosts, type Networks, readNetworks, readyHost } from '../../server/src/security/lanHosts.js';
import { startTestApp } from './support/testApp.js';

const address = (text: string, internal = false) => ({ address: text, internal });

const networks = (interfaces: Networks['interfaces'], routed: string | null = null, isContainer = false): Networks => ({
  interfaces,
  routed,
  isContainer,
});

const INTERFACES = {
  lo: [address('127.0.0.1', true), address('::1', true)],
  docker0: [address('172.17.0.1')],
  eth0: [address('203.0.113.7'), address('fe80::1'), address('169.254.3.4')],
  wlan0: [address('192.168.1.20')],
  tun0: [address('10.8.0.2')],
  none: undefined,
};

const ALL = ['192.168.1.20', '203.0.113.7', '10.8.0.2', '172.17.0.1'];

test.each<readonly [host: string | undefined, hosts: readonly string[]]>([
  [undefined, ALL],
  ['0.0.0.0', ALL],
  ['::', ALL],
  ['10.8.0.2', ['10.8.0.2']],
  ['127.0.0.1', []],
  ['localhost', []],
])('a server that listens on %s is reached at %j', (host, hosts) => {
  expect(lanHosts(host, networks(INTERFACES))).toEqual(hosts);
});

test.each<readonly [what: string, first: string, virtual: string, own: Networks['interfaces']]>([
  ['VirtualBox beside Wi-Fi', '192.168.1.23', 'vboxnet0', { wlan0: [address('192.168.1.23')] }],
  ['VirtualBox on Windows', '192.168.1.23', 'VirtualBox Host-Only Network', { 'Wi-Fi': [address('192.168.1.23')] }],
  ['VMware beside an office network', '10.0.0.23', 'vmnet8', { eth0: [address('10.0.0.23')] }],
  ['Docker on the host', '172.20.4.7', 'br-1a2b', { docker0: [address('172.17.0.1')], eth0: [address('172.20.4.7')] }],
  ['a VPN', '10.0.0.23', 'wg0', { eth0: [address('10.0.0.23')] }],
  ['a VPN on macOS', '10.0.0.23', 'utun4', { en0: [address('10.0.0.23')] }],
  ['WSL', '172.20.4.7', 'vEthernet (WSL)', { Ethernet: [address('172.20.4.7')] }],
])('%s: the first address is %s, also where the default route is that of a VPN', (_what, first, virtual, own) => {
  const interfaces = { [virtual]: [address('192.168.56.1')], ...own };
  for (const routed of [null, first, '192.168.56.1']) expect(lanHosts(undefined, networks(interfaces, routed))[0]).toBe(first);
});

test('of several networks, that of the default route comes first', () => {
  const interfaces = { eth0: [address('192.168.1.20')], eth1: [address('10.0.0.23')] };
  expect(lanHosts(undefined, networks(interfaces, '10.0.0.23'))).toEqual(['10.0.0.23', '192.168.1.20']);
});

test('nobody reaches the addresses in a container', () => {
  expect(lanHosts(undefined, networks({ eth0: [address('172.18.0.2')] }, '172.18.0.2', true))).toEqual([]);
});

test('the networks of this machine can be read, and its route leads from one of its own addresses', async () => {
  const { interfaces, routed } = await readNetworks();
  const own = Object.values(interfaces).flatMap((found = []) => found.map(({ address: one }) => one));
  expect(routed === null || own.includes(routed)).toBe(true);
});

test.each([
  [undefined, 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['127.0.0.1', 'localhost'],
  ['192.168.1.20', '192.168.1.20'],
  ['2001:db8::1', '[2001:db8::1]'],
])('a browser here reaches a server that listens on %s at %s', (host, ready) => {
  expect(readyHost(host)).toBe(ready);
});

const from = (remoteAddress: string | undefined, headers = {}): boolean =>
  isFromHere({ socket: { remoteAddress } as AddressInfo & { remoteAddress: string }, headers } as never);

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s is this machine, unless a proxy says that it asks for somebody', (remote) => {
  expect(from(remote)).toBe(true);
  expect(from(remote, { 'x-forwarded-for': '192.168.1.30' })).toBe(false);
  expect(from(remote, { forwarded: 'for=192.168.1.30' })).toBe(false);
});

test.each(['192.168.1.30', '::ffff:192.168.1.30', '2001:db8::1', undefined])('%s is not', (remote) => {
  expect(from(remote)).toBe(false);
});

test('only a browser on this machine is told where other devices reach the server', async () => {
  const app = await startTestApp({ lanHosts: ['192.168.1.20'] });
  const about = async (headers = {}): Promise<unknown> => (await fetch(`${app.url}/api/version`, { headers })).json();
  expect(await about()).toMatchObject({ hosts: ['192.168.1.20'] });
  expect(await about({ 'x-forwarded-for': '203.0.113.9' })).not.toHaveProperty('hosts');
  await app.stop();
});
