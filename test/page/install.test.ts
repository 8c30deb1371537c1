import en from '@hexfall/shared/locales/en/core.json';
import pl from '@hexfall/shared/locales/pl/core.json';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

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
