import type { AddressInfo } from 'node:net';
import { isFromHere, lanHosts } from '../../server/src/security/lanHosts.js';
import { startTestApp } from './support/testApp.js';

const address = (text: string, internal = false) => ({ address: text, internal });

const INTERFACES = {
  lo: [address('127.0.0.1', true), address('::1', true)],
  docker0: [address('172.17.0.1')],
  eth0: [address('203.0.113.7'), address('fe80::1'), address('169.254.3.4')],
  wlan0: [address('192.168.1.20')],
  tun0: [address('10.8.0.2')],
  none: undefined,
};

test.each<readonly [host: string | undefined, hosts: readonly string[]]>([
  [undefined, ['192.168.1.20', '10.8.0.2', '172.17.0.1', '203.0.113.7']],
  ['0.0.0.0', ['192.168.1.20', '10.8.0.2', '172.17.0.1', '203.0.113.7']],
  ['::', ['192.168.1.20', '10.8.0.2', '172.17.0.1', '203.0.113.7']],
  ['10.8.0.2', ['10.8.0.2']],
  ['127.0.0.1', []],
  ['localhost', []],
])('a server that listens on %s is reached at %j', (host, hosts) => {
  expect(lanHosts(host, INTERFACES)).toEqual(hosts);
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
