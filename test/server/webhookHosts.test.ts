import { LANGUAGES } from '@hexfall/shared/model/languages';
import type { WebhookCall } from '@hexfall/shared/protocol/webhook';
import { post } from '../../server/src/notify/post.js';
import { allowedBy, readWebhookHost } from '../../server/src/notify/webhookHosts.js';
import { webhookBody } from '../../server/src/notify/WebhookSender.js';
import { isPublicAddress } from '../../server/src/security/networks.js';
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
  const call = async (url: string, isPrivateAllowed: boolean): Promise<number> =>
    (await post({ url: new URL(url), body: '{}', headers: {}, isPrivateAllowed, signal: AbortSignal.timeout(60_000) })).status;

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

describe('what is sent', () => {
  const call: WebhookCall = {
    event: 'your-turn',
    code: 'ABCDEF',
    seat: 1,
    name: '<!here> Bob & @everyone',
    link: 'https://hexfall.example/t/ABCDEF',
  };
  const bodyAt = (url: string, language?: string): unknown => JSON.parse(webhookBody(new URL(url), call, language));
  const sentence = 'it is your turn at table ABCDEF: https://hexfall.example/t/ABCDEF';

  test('to Discord mentions nobody', () => {
    const body = { content: `${call.name}, ${sentence}`, allowed_mentions: { parse: [] } };
    for (const host of ['discord.com', 'discordapp.com', 'ptb.discord.com'])
      expect(bodyAt(`https://${host}/api/webhooks/1/x`)).toEqual(body);
  });

  test('to Slack contains no sign that it reads, also at the address that Discord has for its form', () => {
    const body = { text: `&lt;!here&gt; Bob &amp; @everyone, ${sentence}` };
    expect(bodyAt('https://hooks.slack.com/services/T0/B0/x')).toEqual(body);
    expect(bodyAt('https://discord.com/api/webhooks/1/x/slack')).toEqual(body);
  });

  test('to people is a sentence in the language of the page that set the webhook, in English if that is not known', () => {
    const saidIn = (language?: string): unknown => bodyAt('https://hooks.slack.com/services/T0/B0/x', language);
    expect(saidIn('de')).toEqual({
      text: '&lt;!here&gt; Bob &amp; @everyone, du bist am Zug an Tisch ABCDEF: https://hexfall.example/t/ABCDEF',
    });
    for (const language of LANGUAGES.filter((one) => one !== 'en')) expect(saidIn(language)).not.toEqual(saidIn('en'));
    expect(saidIn('xx')).toEqual(saidIn());
  });

  test('to other services is the call itself', () => {
    for (const url of ['https://hooks.example/x', 'https://discord.com.evil.example/x']) expect(bodyAt(url)).toEqual(call);
  });
});
