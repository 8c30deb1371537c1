import { describe, expect, test } from '@jest/globals';
import { postJson } from '../../server/src/webhooks/postJson.js';
import { isPublicAddress } from '../../server/src/webhooks/publicAddress.js';
import { allowedBy, readWebhookHost } from '../../server/src/webhooks/webhookHosts.js';
import { Mailbox } from './support/Mailbox.js';

describe('addresses', () => {
  test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '192.168.1.1', '224.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fd00::1', 'ff02::1', '64:ff9b::a00:1'],
    ...['2002:a00:1::', '2001:db8::1', '2001:0:1::1'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('hosts that may be called', () => {
  const hosts = ['hooks.example', 'house.lan:8080', '[::1]:9000', 'plain.example:80'].map((entry) => readWebhookHost(entry)!);

  test.each([
    ['https://hooks.example/x', true],
    ['https://HOOKS.example:443/x', true],
    ['http://hooks.example/x', false],
    ['https://hooks.example:8443/x', false],
    ['https://sub.hooks.example/', false],
    ['https://hooks.example.evil.example/', false],
    ['https://hooks.example@evil.example/', false],
    ['https://ann:pass@hooks.example/', false],
    ['http://house.lan:8080/', true],
    ['https://house.lan:8080/', true],
    ['http://house.lan/', false],
    ['http://[::1]:9000/', true],
    ['http://plain.example/', true],
    ['javascript:alert(1)', false],
    ['hooks.example', false],
  ])('%s: %s', (address, isAllowed) => {
    expect(allowedBy(address, hosts) !== null).toBe(isAllowed);
  });

  test.each(['', 'https://hooks.example', 'hooks.example/x', 'a b', 'hooks.example:0', 'hooks.example:70000', '*.example', 'ann@host'])(
    '"%s" is none',
    (entry) => {
      expect(readWebhookHost(entry)).toBeNull();
    },
  );
});

describe('a call', () => {
  const call = (url: string, isPrivateAllowed: boolean): Promise<number> =>
    postJson({ url: new URL(url), body: {}, isPrivateAllowed, signal: AbortSignal.timeout(5000) });

  test('does not reach this machine by its name or address, unless it may', async () => {
    const mailbox = await Mailbox.open();
    for (const host of ['localhost', '127.0.0.1', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
      await expect(call(`http://${host}:${mailbox.port}/`, false)).rejects.toThrow('private network');
    }
    expect(mailbox.letters).toEqual([]);
    expect(await call(`http://127.0.0.1:${mailbox.port}/`, true)).toBe(200);
    await mailbox.close();
  });
});
