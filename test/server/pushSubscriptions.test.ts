import type { PeopleList } from '@hexfall/shared/protocol/profiles';
import type { Subscribed } from '@hexfall/shared/protocol/push';
import { REPEATED_MS } from '../../server/src/http/services/Profiles.js';
import { newKey, Page } from './support/Page.js';
import {
  AFTER_MS,
  annPlays,
  app,
  ask,
  bobAway,
  browser,
  counted,
  duel,
  leave,
  mailbox,
  open,
  pass,
  start,
  store,
  stored,
  subscribe,
  time,
  turnOfEvents,
  untilCounted,
} from './support/pushApp.js';
import type { PushBrowser } from './support/PushBrowser.js';

describe('a subscription', () => {
  test('belongs to the seat whose key is sent, and to no other', async () => {
    await start();
    const { code, keys } = await duel();
    expect(await subscribe(browser(), code, `${keys[0].slice(0, -1)}${keys[0].endsWith('A') ? 'Q' : 'A'}`)).toEqual([]);
    expect(await subscribe(browser(), 'AAAAAA', keys[0])).toEqual([]);
    expect(await subscribe(browser(), code, keys[0])).toEqual([code]);
    expect([(await stored(code, keys[0])).length, (await stored(code, keys[1])).length]).toEqual([1, 0]);
  });

  test.each([
    'http://push.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://10.0.0.8/x',
    'https://localhost/x',
    'https://push.localhost/x',
    'https://printer.local/x',
    'https://intranet/x',
    'https://push.example:8443/x',
    'https://ann:pass@push.example/x',
    'ftp://push.example/x',
    'nonsense',
  ])('is refused at %s', async (endpoint) => {
    await start({ isPrivateAllowed: false });
    const { code, keys } = await duel();
    const { keys: secrets } = browser().subscription;
    const answer = await ask('', {
      tables: [{ code, keys: [keys[0]] }],
      subscription: { endpoint, keys: secrets },
      language: 'en',
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'push-endpoint']);
    const renewed = await ask('/renew', {
      endpoint: 'https://push.example/x',
      subscription: { endpoint, keys: secrets },
    });
    expect(renewed.status).toBe(422);
  });

  test('must have the form of one', async () => {
    await start();
    const { code, keys } = await duel();
    const { endpoint, keys: secrets } = browser().subscription;
    const good = {
      tables: [{ code, keys: [keys[0]] }],
      subscription: { endpoint, keys: secrets },
      language: 'en',
    };
    const bad = [
      {
        ...good,
        subscription: {
          endpoint: `${endpoint}/${'x'.repeat(600)}`,
          keys: secrets,
        },
      },
      {
        ...good,
        subscription: { endpoint, keys: { ...secrets, auth: 'short' } },
      },
      {
        ...good,
        subscription: {
          endpoint,
          keys: { ...secrets, p256dh: `A${secrets.p256dh.slice(1)}` },
        },
      },
      { ...good, language: '<b>' },
      { ...good, more: 1 },
      {},
    ];
    for (const body of bad) expect((await ask('', body)).status).toBe(400);
    expect((await ask('', good)).status).toBe(200);
  });

  test('of a ninth browser takes the place of the oldest', async () => {
    await start();
    const { code, keys } = await duel();
    for (let n = 0; n < 9; n += 1) {
      await subscribe(browser(`b${n}`), code, keys[0]);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const endpoints = (await stored(code, keys[0])).map(({ endpoint }) => endpoint.split('/').at(-1));
    expect(endpoints).toEqual(['b8', 'b7', 'b6', 'b5', 'b4', 'b3', 'b2', 'b1']);
  });

  test('that the push service does not know any more is deleted', async () => {
    await start();
    const bob = browser();
    const started = await bobAway(bob);
    mailbox.answers.push({ status: 410 });
    await annPlays(started);
    time.pass(AFTER_MS);
    await untilCounted('gone');
    while ((await stored(started.code, started.keys[1])).length > 0) await turnOfEvents();
    expect(mailbox.letters).toHaveLength(1);
  });

  test('whose key is none is deleted, too', async () => {
    await start();
    const started = await duel();
    const { endpoint, keys } = browser().subscription;
    const subscription = {
      endpoint,
      keys: { ...keys, p256dh: `B${'A'.repeat(86)}` },
    };
    await ask('', {
      tables: [{ code: started.code, keys: [started.keys[1]] }],
      subscription,
      language: 'en',
    });
    await leave(started.pages);
    await annPlays(started);
    time.pass(AFTER_MS);
    await untilCounted('gone');
    expect(mailbox.letters).toEqual([]);
  });

  test('can be replaced by the browser, and ended at all tables', async () => {
    await start();
    const first = await duel();
    const second = await duel();
    const [old, now] = [browser('old'), browser('now')];
    await subscribe(old, first.code, first.keys[1]);
    await subscribe(old, second.code, second.keys[1]);
    expect(
      (
        await ask('/renew', {
          endpoint: old.endpoint,
          subscription: now.subscription,
        })
      ).status,
    ).toBe(200);
    for (const { code, keys } of [first, second]) expect(await stored(code, keys[1])).toMatchObject([now.subscription]);
    await ask('/forget', { endpoint: old.endpoint });
    expect(await stored(first.code, first.keys[1])).toHaveLength(1);
    await ask('/forget', { endpoint: now.endpoint });
    for (const { code, keys } of [first, second]) expect(await stored(code, keys[1])).toEqual([]);
  });
});

describe('a message that cannot be sent', () => {
  test('is tried again when the push service asks for it, and the match goes on', async () => {
    await start();
    const bob = browser();
    const started = await bobAway(bob);
    mailbox.answers.push({ status: 503 }, { status: 429, 'retry-after': '120' });
    await annPlays(started);
    time.pass(AFTER_MS);
    for (const [count, wait] of [
      [1, 10_000],
      [2, 120_000],
    ] as const) {
      await mailbox.until(count);
      const before = time.pending;
      while (time.pending === before) await turnOfEvents();
      time.pass(wait - 1);
      await started.pages[0].get('history', { from: 1 });
      expect(mailbox.letters).toHaveLength(count);
      time.pass(1);
    }
    await untilCounted('sent');
    expect(mailbox.letters.map((letter) => bob.read(letter).kind)).toEqual(['turn', 'turn', 'turn']);
    expect(started.pages[0].state.seq).toBe(1);
  });

  test('is given up after some attempts', async () => {
    await start();
    const started = await bobAway(browser());
    mailbox.answers.push(...Array.from({ length: 9 }, () => ({ status: 500 })));
    await annPlays(started);
    time.pass(AFTER_MS);
    for (const count of [1, 2, 3, 4]) {
      await mailbox.until(count);
      const before = time.pending;
      while (time.pending === before && (await counted('failed')) === 0) await turnOfEvents();
      time.pass(300_000);
    }
    await untilCounted('failed');
    expect(mailbox.letters).toHaveLength(4);
  });
});

describe('the keys of the server', () => {
  const keyOf = async (): Promise<unknown> => ((await (await fetch(`${app.url}/api/push`)).json()) as { key: unknown }).key;

  test('stay over a restart', async () => {
    await start();
    const before = await keyOf();
    await app.stop();
    await start();
    expect(await keyOf()).toBe(before);
    expect(before).toMatch(/^B[\w-]{86}$/);
  });
});

describe('player cards', () => {
  describe('a player card', () => {
    const send = (method: string, path: string, key: string, body?: object): Promise<Response> =>
      fetch(`${app.url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        ...(body && { body: JSON.stringify(body) }),
      });

    /** Subscribes a browser that has no keys of seats; returns whether it is called for the card. */
    const subscribeCard = async (key: string, { subscription }: PushBrowser): Promise<boolean> => {
      const answer = await send('POST', '/push', key, { tables: [], subscription, language: 'pl' });
      return ((await answer.json()) as Subscribed).profile;
    };

    /** Ann and Bob have cards and have begun a duel. */
    const duelOfCards = async () => {
      const [ann, bob] = [newKey(), newKey()];
      for (const [key, name] of [
        [ann, 'Ann'],
        [bob, 'Bob'],
      ] as const)
        expect((await send('POST', '/profiles', key, { key, name, crest: { shape: 'bolt', color: 'blue' } })).ok).toBe(true);
      const a = await Page.create(app.url, { clock: 'days:3' });
      const b = await Page.join(app.url, a.code);
      open.push(a, b);
      await a.sit({ army: 'borgo', name: 'Ann', profile: ann });
      await b.sit({ army: 'moloch', name: 'Bob', profile: bob });
      await a.until(() => a.state.phase === 'playing');
      return { ann, bob, pages: [a, b] as const, code: a.code };
    };

    test('calls its browsers at its tables, although they have no key of the seat, and once for a turn', async () => {
      await start();
      const { bob, pages, code } = await duelOfCards();
      const [phone, laptop] = [browser('phone'), browser('laptop')];
      expect(await subscribeCard(bob, phone)).toBe(true);
      expect(await subscribeCard(newKey(), laptop)).toBe(false);
      await leave(pages);
      await pages[0].get('intent', { client: pages[0].client, seat: 0, intent: { do: 'place-hq', at: [0, 0], rot: 0 } });
      time.pass(AFTER_MS);
      await mailbox.until(1);
      expect(phone.read(mailbox.letters[0]!)).toEqual({ kind: 'turn', code, language: 'pl' });
      expect(await subscribeCard(bob, laptop)).toBe(true);
      await pass(4 * AFTER_MS, pages[0]);
      expect(mailbox.letters).toHaveLength(1);
    });

    test('calls its browsers for an invitation, without a match of late, until it is renewed', async () => {
      await start();
      const { ann, bob, pages } = await duelOfCards();
      const away = browser();
      expect(await subscribeCard(bob, away)).toBe(true);
      await pages[1].get('intent', { client: pages[1].client, seat: 1, intent: { do: 'resign' } });
      await leave(pages);
      // What is called at the seat of that match has ended long ago.
      await store.prune('endedSubscriptions', Date.now() + 1000);
      const met = async (): Promise<string | undefined> =>
        ((await (await send('GET', '/profile/people', ann)).json()) as PeopleList).people[0]?.id;
      let to = await met();
      while (to === undefined) to = await met();
      const invite = async (): Promise<string> =>
        ((await (await send('POST', '/profile/invitations', ann, { to, key: newKey() })).json()) as { readonly code: string }).code;
      const code = await invite();
      await mailbox.until(1);
      expect(away.read(mailbox.letters[0]!)).toEqual({ kind: 'invitation', code, language: 'pl' });
      expect(mailbox.letters[0]?.headers).toMatchObject({ topic: `hexfall-${code}`, urgency: 'normal' });
      const renewed = newKey();
      expect((await send('POST', '/profile/renew', bob, { key: renewed })).ok).toBe(true);
      expect(await subscribeCard(bob, away)).toBe(false);
      // Nobody is called again soon for an invitation that is repeated.
      time.pass(REPEATED_MS + 1);
      await invite();
      expect(await subscribeCard(renewed, away)).toBe(true);
      time.pass(REPEATED_MS + 1);
      const last = await invite();
      await mailbox.until(2);
      expect(away.read(mailbox.letters[1]!)).toMatchObject({ code: last });
    });
  });
});
