import { hashSeatKey } from '../../server/src/security/credentials.js';
import { MemoryStore } from '../server/support/MemoryStore.js';
import { Page } from '../server/support/Page.js';
import { rateDuels } from '../server/support/rateDuels.js';
import { playRandomly } from '../server/support/table.js';
import { cardHolders } from './support/cards.js';
import { CALM } from './support/fallingHq.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

describe('the ratings of a season', () => {
  let store: MemoryStore;
  const server = pageServer(async () => {
    store = await MemoryStore.open();
    return { store, ratingSeason: 'Spring' };
  });
  const { profile, duel, open, ask } = cardHolders(server);

  const rowsOf = (page: PageWindow): readonly (string | null)[] =>
    page.all('.rating-list tbody tr').map(({ textContent }) => textContent.replace('Emblem: lightning, blue', ' '));

  test('are a list by mode, in which the own row is marked', async () => {
    const [ann, bob] = [await profile('Ann'), await profile('Bob')];
    const guest = await server.open('/ratings');
    await guest.shown('.nothing', { hasText: 'Nobody has a place yet.' });
    expect(guest.text('main')).toContain('Season: Spring');
    await guest.shown('main p a[href="/card"]');
    const idOf = async (key: string) => (await store.profiles.prove(hashSeatKey(key), 0))!.id;
    await rateDuels(store, [await idOf(ann), await idOf(bob)], 'Spring');
    const page = await open(bob, 'Bob', '/ratings', CALM);
    await page.shown('.rating-list');
    expect(rowsOf(page)).toEqual([expect.stringMatching(/^1 Ann\d{4} ± [23]\d\d45$/), expect.stringMatching(/^2 Bob\d{4} ± [23]\d\d45$/)]);
    expect(page.all('[aria-current="true"] bdi').map(({ textContent }) => textContent)).toEqual(['Bob']);
    expect(page.text('[data-part="own"]')).toContain('Place 2');
    await page.select('select[name="mode"]', 'team');
    await page.shown('.nothing');
    expect([rowsOf(page), page.text('[data-part="own"]')]).toEqual([[], 'You have not played a rated match in this mode yet.']);
  });

  test('change by a rated match, which its result says; the own figure and its curve are on the player card', async () => {
    const [ann, bob] = [await profile('Ann'), await profile('Bob')];
    const { a, b, code } = await duel(ann, bob, { listed: true });
    const windows = [await open(ann, 'Ann', `/t/${code}`, CALM), await open(bob, 'Bob', `/t/${code}`, CALM)] as const;
    for (const page of windows) await tableShown(page);
    await playRandomly({ pages: [a, b] }, 3, 12);
    await b.play(1, { do: 'resign' });
    for (const page of windows) await resultAfterVerdict(page);
    await windows[0].shown('.result [data-part="rating"]', { hasText: 'Rating 1605 (+105)' });
    await windows[1].shown('.result [data-part="rating"]', { hasText: 'Rating 1395 (−105)' });
    const [page] = windows;
    await page.goto('/card');
    await page.shown('[data-part="ratings"] [data-mode="duel"]');
    expect(page.text('.rating-figure')).toBe('1605 ± 645');
    expect(page.text('.own-rating')).toContain('Not in the list yet');
    expect(page.get('.rating-curve').getAttribute('aria-label')).toBe(
      'Rating after each of the last 1 matches: 1500 at first, 1605 now, from 1500 to 1605',
    );
    await page.click('[data-part="ratings"] a[href="/ratings"]');
    await page.shown('[data-part="own"] .rating-figure', { hasText: '1605 ± 645' });
  });

  test('are not told of a match that is not rated', async () => {
    const [ann, bob] = [await profile('Ann'), await profile('Bob')];
    const { a, b, code } = await duel(ann, bob);
    const page = await open(ann, 'Ann', `/t/${code}`, CALM);
    await tableShown(page);
    await playRandomly({ pages: [a, b] }, 3, 12);
    await b.play(1, { do: 'resign' });
    await resultAfterVerdict(page);
    await page.answered();
    expect(page.all('[data-part="rating"]')).toEqual([]);
  });

  test('are announced before a match, as long as everybody there has a card', async () => {
    const key = await profile('Ann');
    const host = await Page.createAs(server.url, { listed: true });
    await host.sit({ army: 'borgo', name: 'Ann', profile: key });
    const page = await open(key, 'Ann', `/t/${host.code}`, CALM);
    await page.shown('[data-part="rated"]', { hasText: 'This match is rated (season: Spring) if everyone has a player card.' });
    await host.get('setTable', { listed: false });
    await page.gone('[data-part="rated"]');
    await host.leave();
  });

  test('go with the statistics, which is said before', async () => {
    const [ann, bob] = [await profile('Ann'), await profile('Bob')];
    const { a, b } = await duel(ann, bob, { listed: true });
    await playRandomly({ pages: [a, b] }, 3, 12);
    await b.play(1, { do: 'resign' });
    await a.until(() => a.state.phase === 'over');
    const page = await open(ann, 'Ann', '/statistics', CALM);
    await page.click('[data-action="forget-statistics"]');
    await page.shown('dialog', { hasText: 'and its ratings' });
    await page.click('dialog [data-action="yes"]');
    await page.gone('dialog');
    await page.goto('/card');
    await page.shown('[data-part="ratings"]');
    expect(page.all('.own-rating')).toEqual([]);
    expect(await (await ask('GET', '/api/profile', { key: bob })).json()).toMatchObject({ ratings: { modes: [{ value: 1395 }] } });
  });
});

describe('without a season', () => {
  const server = pageServer();
  const { profile, open } = cardHolders(server);

  test('the page shows nothing of ratings', async () => {
    const key = await profile('Ann');
    const page = await open(key, 'Ann', '/ratings', CALM);
    await page.shown('.nothing', { hasText: 'This server does not rate matches.' });
    await page.goto('/card');
    await page.shown('.card-counts .quiet-text');
    expect(page.all('[data-part="ratings"]')).toEqual([]);
    const host = await Page.createAs(server.url, { listed: true });
    await host.sit({ army: 'borgo', name: 'Ann', profile: key });
    await page.goto(`/t/${host.code}`);
    await page.shown('.lobby-bar');
    await page.answered();
    expect(page.all('[data-part="rated"]')).toEqual([]);
    await host.leave();
  });
});
