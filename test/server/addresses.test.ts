import type { IncomingMessage } from 'node:http';
import { clientAddress, exactAddress } from '../../server/src/security/addresses.js';

const PROXY = '10.0.0.7';

const requestOf = (forwarded: string | undefined, from = PROXY): IncomingMessage =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: from },
  }) as unknown as IncomingMessage;

describe('who is behind a proxy', () => {
  const addressOf = exactAddress(['10.0.0.0/8']);

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:49152', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:db8::1]:443"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    // Whoever asks may have written the first ones.
    ['198.51.100.1, 203.0.113.7:1', '203.0.113.7'],
    ['203.0.113.7:1, 10.0.0.8:2', '203.0.113.7'],
    ['nonsense, 203.0.113.7', '203.0.113.7'],
  ])('is found in X-Forwarded-For: %s', (forwarded, address) => {
    expect(addressOf(requestOf(forwarded))).toBe(address);
  });

  test.each(['unknown', '', '_hidden', '203.0.113.999', '203.0.113.7:', 'localhost:80', '203.0.113.7, unknown', '203.0.113.7:x'])(
    'is the proxy, for what is no address: "%s"',
    (forwarded) => {
      expect(addressOf(requestOf(forwarded))).toBe(PROXY);
    },
  );

  test('is nobody else for a client that is no proxy', () => {
    expect(addressOf(requestOf('203.0.113.7', '198.51.100.1'))).toBe('198.51.100.1');
    expect(addressOf(requestOf(undefined))).toBe(PROXY);
  });

  test('counts as one network, whatever port is written', () => {
    const counted = clientAddress(['10.0.0.0/8']);
    expect(counted(requestOf('[2001:db8::1]:1'))).toBe(counted(requestOf('2001:db8::2')));
    expect(counted(requestOf('203.0.113.7:1'))).toBe(counted(requestOf('203.0.113.7:2')));
  });
});
