import { pino } from 'pino';
import { readRetryAfter } from '../../server/src/notify/Deliveries.js';
import { newVapidKeys, type PushResult, PushSender } from '../../server/src/notify/PushSender.js';
import { isPushEndpoint } from '../../server/src/security/networks.js';
import { PATIENCE_MS } from '../support/eventually.js';
import { FakeTime } from './support/FakeTime.js';
import { Mailbox } from './support/Mailbox.js';
import { PushBrowser, senderOf } from './support/PushBrowser.js';

let mailbox: Mailbox;
let time: FakeTime;
let results: PushResult[];
let gone: string[];

beforeEach(async () => {
  mailbox = await Mailbox.open();
  time = new FakeTime();
  results = [];
  gone = [];
});

afterEach(() => mailbox.close());

const newSender = (isPrivateAllowed = true, contact: string | null = null): PushSender =>
  new PushSender({
    keys: newVapidKeys(),
    contact,
    isPrivateAllowed,
    time,
    log: pino({ level: 'silent' }),
    count: (result) => results.push(result),
    onGone: (endpoint) => gone.push(endpoint),
  });

const browser = (): PushBrowser => new PushBrowser(`http://127.0.0.1:${mailbox.port}/bob`);

const at = ({ subscription }: PushBrowser, origin = '') => ({ ...subscription, language: 'en', origin, called: null });

const message = (kind: 'turn' | 'clock') => ({ kind, code: 'ABCDEF', language: 'en' }) as const;

const soon = (topic = 'hexfall-ABCDEF') => ({ topic, until: time.now() + 3_600_000, urgency: 'normal' }) as const;

const until = async (isDone: () => boolean): Promise<void> => {
  for (const end = performance.now() + PATIENCE_MS; !isDone(); await new Promise((resolve) => setImmediate(resolve)))
    if (performance.now() > end) throw new Error(`after ${JSON.stringify(results)} ${time.pending} are pending`);
};

describe('a message', () => {
  test('takes the place of an earlier one of its topic that waits for another attempt', async () => {
    const sender = newSender();
    const bob = browser();
    mailbox.answers.push({ status: 503 });
    sender.send(at(bob), message('turn'), soon());
    await until(() => time.pending === 1);
    sender.send(at(bob), message('clock'), soon());
    expect(results).toEqual(['replaced']);
    await until(() => results.includes('sent'));
    time.pass(3_600_000);
    expect(mailbox.letters.map((letter) => bob.read(letter).kind)).toEqual(['turn', 'clock']);
    expect(results).toEqual(['replaced', 'sent']);
    expect(time.pending).toBe(0);
  });

  test('is not tried again after a later one of its topic, also if it was underway when that was sent', async () => {
    const sender = newSender();
    const bob = browser();
    mailbox.hold();
    mailbox.answers.push({ status: 503 });
    sender.send(at(bob), message('turn'), soon());
    await mailbox.until(1);
    sender.send(at(bob), message('clock'), soon());
    await mailbox.until(2);
    mailbox.answerLast();
    await until(() => results.length === 1);
    expect(results).toEqual(['sent']);
    mailbox.answerLast();
    await until(() => results.length + time.pending === 2);
    expect([results, time.pending]).toEqual([['sent', 'replaced'], 0]);
  });

  test('is not tried again when it would be of no use any more', async () => {
    const sender = newSender();
    mailbox.answers.push({ status: 429, 'retry-after': '7200' });
    sender.send(at(browser()), message('turn'), soon());
    await until(() => results.length === 1);
    expect([results, time.pending]).toEqual([['failed'], 0]);
  });

  test('does not wait in memory for hours, however long it would be of use', async () => {
    const sender = newSender();
    for (const [pause, pending] of [
      ['3601', 0],
      ['3600', 1],
    ] as const) {
      mailbox.answers.push({ status: 429, 'retry-after': pause });
      sender.send(at(browser()), message('turn'), { ...soon(), until: time.now() + 7 * 24 * 3_600_000 });
      await until(() => results.length + time.pending === 1);
      expect([results.splice(0), time.pending]).toEqual([pending === 0 ? ['failed'] : [], pending]);
    }
  });

  test('to a subscription of another key, or too large, is not tried again, and the subscription stays', async () => {
    const sender = newSender();
    for (const status of [400, 403, 413]) {
      mailbox.answers.push({ status });
      sender.send(at(browser()), message('turn'), soon());
      await until(() => results.length === 1);
      expect([results.splice(0), gone, time.pending]).toEqual([['failed'], [], 0]);
    }
  });

  test('is dropped while too many are underway, and when the server stops', async () => {
    const sender = newSender();
    mailbox.answers.push(...Array.from({ length: 500 }, () => ({ status: 503 })));
    for (let n = 0; n < 501; n += 1) sender.send(at(browser()), message('turn'), soon(`hexfall-${n}`));
    expect(results).toEqual(['dropped']);
    await until(() => time.pending === 500);
    sender.stop();
    expect([results.length, new Set(results), time.pending]).toEqual([501, new Set(['dropped']), 0]);
  });

  test('names the page as contact if the operator has set none', async () => {
    for (const [contact, origin, expected] of [
      [null, 'https://hexfall.example', 'https://hexfall.example'],
      ['mailto:ann@hexfall.example', 'https://hexfall.example', 'mailto:ann@hexfall.example'],
      [null, 'http://localhost:2567', 'mailto:operator@example.org'],
    ] as const) {
      newSender(true, contact).send(at(browser(), origin), message('turn'), soon());
      await until(() => results.length === 1);
      expect(senderOf(mailbox.letters.at(-1)!)).toMatchObject({ isGenuine: true, claims: { sub: expected } });
      results.splice(0);
    }
  });

  test('reaches nothing inside, whatever is stored', async () => {
    const sender = newSender(false);
    sender.send(at(browser()), message('turn'), soon());
    await until(() => results.length === 1);
    expect([mailbox.letters, results, gone.length]).toEqual([[], ['gone'], 1]);
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/QAbc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com:443/QAbc', true],
  ['https://web.push.apple.com:80/QAbc', false],
  ['https://0x7f.1/', false],
  ['https://[fd00::1]/', false],
  ['https://hexfall.internal./x', false],
])('%s: %s', (endpoint, isAllowed) => {
  expect(isPushEndpoint(endpoint)).toBe(isAllowed);
});

test.each([
  [undefined, 0],
  ['120', 120_000],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['later', 0],
])('Retry-After %s', (header, ms) => {
  expect(readRetryAfter(header, Date.UTC(2026, 0, 1))).toBe(ms);
});
