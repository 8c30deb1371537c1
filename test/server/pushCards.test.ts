import type { PeopleList } from '@hexfall/shared/protocol/profiles';
import type { Subscribed } from '@hexfall/shared/protocol/push';
import { REPEATED_MS } from '../../server/src/http/services/Profiles.js';
import { newKey, Page } from './support/Page.js';
import { AFTER_MS, app, browser, leave, mailbox, open, pass, start, store, time } from './support/pushApp.js';
import type { PushBrowser } from './support/PushBrowser.js';

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
