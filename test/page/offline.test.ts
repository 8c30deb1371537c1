import en from '@hexfall/shared/locales/en/core.json';
import pl from '@hexfall/shared/locales/pl/core.json';
import { violations } from './support/axe.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { keepFiles } from './support/requests.js';

/** Of the start page, in milliseconds: a page asks again for a server that is away. */
const ASKS_AGAIN = 5_000;

describe('the start page without a server', () => {
  const server = pageServer({ isPublic: true });

  const visit = async (language = 'en'): Promise<PageWindow> => {
    const page = await server.open('/', { remembers: { language, sound: false, motion: 'reduced' }, prepare: keepFiles });
    await page.shown('[data-action="quick"]:not([disabled])');
    return page;
  };

  test('says that there is no network, in the language of the page', async () => {
    const page = await visit('pl');
    await page.cutNetwork(true, { isNoticed: true });
    await page.shown('[role="status"] .offline-line', { hasText: pl.offline.works });
    expect(await violations(page)).toEqual([]);
  });

  test('offers everything where the server runs on a machine without a network, until that is away', async () => {
    const page = await visit();
    Object.defineProperty(page.window.navigator, 'onLine', { value: false, configurable: true });
    const noticed = async (): Promise<void> => {
      page.window.dispatchEvent(new page.window.Event('offline'));
      await page.settle();
    };
    await noticed();
    expect(page.traces.requests).toContain('/healthz');
    expect(page.all('.offline-line')).toHaveLength(0);
    await page.shown('[data-action="quick"]:not([disabled])');
    await page.cutNetwork();
    await noticed();
    await page.shown('.offline-line');
  });

  test('says that the server is away, although there is a network, until it is back', async () => {
    const page = await visit();
    const isSaid = async (): Promise<void> => {
      await page.passUntil(() => expect(page.text('[role="status"] .offline-line')).toContain(en.offline.serverAway));
      await page.shown('[data-action="friend"][disabled]');
      await page.shown('.doors .needs-server', { hasText: en.offline.playsHere });
      await page.shown('[data-action="computer"]:not([disabled])');
    };
    await page.cutNetwork();
    await isSaid();
    // So it is for those who come while the server is away.
    await page.reload();
    await isSaid();
    await page.cutNetwork(false);
    await page.pass(ASKS_AGAIN);
    await page.gone('.offline-line');
    await page.shown('[data-action="friend"]:not([disabled])');
  });
});

describe('installing the page', () => {
  const server = pageServer();

  const openSettings = async (language: string, standalone?: boolean): Promise<PageWindow> => {
    const prepare = ({ navigator }: Window): void => void Object.assign(navigator, standalone === undefined ? {} : { standalone });
    const page = await server.open('/', { remembers: { language, sound: false, motion: 'reduced' }, prepare });
    await page.click('.page-nav [data-action="settings"]');
    await page.shown('dialog .settings-part');
    return page;
  };

  test.each([
    [false, 1],
    [true, 0],
  ] as const)('is for the user of an iPhone to do, which is said (on the home screen: %s)', async (standalone, count) => {
    const page = await openSettings('en', standalone);
    expect(page.all('dialog [data-part="install-by-hand"]').map(({ textContent }) => textContent)).toEqual(
      Array(count).fill(en.offline.installByHand),
    );
    expect(page.all('[data-action="install"]')).toHaveLength(0);
  });

  test.each([
    ['en', en.offline],
    ['pl', pl.offline],
  ] as const)('is offered in the settings where the browser offers it, once (%s)', async (language, { install }) => {
    const page = await openSettings(language);
    expect(page.all('[data-action="install"]')).toHaveLength(0);
    let asked = 0;
    const prompt = (): Promise<void> => Promise.resolve(void (asked += 1));
    const offer = Object.assign(new page.window.Event('beforeinstallprompt', { cancelable: true }), { prompt });
    page.window.dispatchEvent(offer);
    // The browser shows nothing of its own accord.
    expect(offer.defaultPrevented).toBe(true);
    await page.shown('dialog [data-action="install"]', { hasText: install });
    await page.click('dialog [data-action="install"]');
    await page.gone('[data-action="install"]');
    expect(asked).toBe(1);
  });
});
