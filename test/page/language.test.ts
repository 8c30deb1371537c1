import cs from '@hexfall/shared/locales/cs/core.json';
import en from '@hexfall/shared/locales/en/core.json';
import pl from '@hexfall/shared/locales/pl/core.json';
import { writeNotice } from '../../server/src/store/moderation.js';
import { kyselyOver, openSqlite, sqliteStoreOver } from '../../server/src/store/openStore.js';
import { BrowserMemory } from './support/BrowserMemory.js';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

describe('the page', () => {
  const server = pageServer();

  /** The start page in a browser that has never been there. */
  const openIn = (language: string): Promise<PageWindow> => server.open('/', { languages: [language], memory: new BrowserMemory() });

  /** Waits until the page has that heading or link and says that it is in that language. */
  const isIn = (page: PageWindow, language: string, name: string): Promise<unknown> =>
    page.until(() => {
      expect([...page.allByRole('heading', name), ...page.allByRole('link', name)]).not.toHaveLength(0);
      expect(page.document.documentElement.lang).toBe(language);
      return true;
    });

  test.each([
    ['pl-PL', 'pl', pl],
    ['en-GB', 'en', en],
    ['cs', 'cs', cs],
    ['sv-SE', 'en', en],
  ])('is in the language of a browser set to %s', async (wanted, language, texts) => {
    await isIn(await openIn(wanted), language, texts.app.menu.rules);
  });

  test('is in another language when that is chosen, now and the next time', async () => {
    const page = await openIn('pl-PL');
    await page.click(await page.byRole('button', pl.app.menu.settings));
    await page.shown('select[name="language"]');
    await page.select('select[name="language"]', 'English');
    await isIn(page, 'en', en.app.menu.settings);
    await page.reload();
    await isIn(page, 'en', en.app.menu.rules);
  });
});

/** Translates the page as browsers do: every text that may be translated is replaced by an element. */
const translate = ({ document, window }: PageWindow): void => {
  const walker = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const kept = text.parentElement?.closest('[translate]')?.getAttribute('translate') === 'no';
    if (kept || text.data.trim() === '') continue;
    const element = document.createElement('span');
    element.textContent = `‹${text.data}›`;
    text.replaceWith(element);
  }
};

describe('a page that its browser translates', () => {
  const server = pageServer(async () => {
    const database = await openSqlite(':memory:');
    const store = await sqliteStoreOver(database);
    await writeNotice(kyselyOver(database), 'The server is started again at 20:00.');
    return { store };
  });

  test('goes on saying what is true', async () => {
    const page = await server.openPrepared('turn');
    await tableShown(page);
    translate(page);
    const before = page.text('.desk');
    const { seq, legal } = page.probe;
    await carryOut(page, legal[0]!);
    await page.untilShown(seq + 1);
    await page.answered();
    const after = page.text('.desk');
    expect(after).not.toBe(before);
    await page.reload();
    await tableShown(page);
    await page.eventually(() => expect(page.text('.desk')).toBe(after));
  });

  test('is translated where others have written, and where it has no other language', async () => {
    const page = await server.open('/rules');
    await page.shown('.rules-sections .clause');
    await page.shown('.day-message');
    translate(page);
    expect(page.text('.rules-sections .clause span')).toMatch(/^‹/);
    expect(page.text('.rules-intro')).toMatch(/^‹/);
    expect(page.text('.day-message p')).toContain('‹The server is started again at 20:00.›');
    expect(page.text('.rules-heading')).not.toContain('‹');
    const [first] = await server.openTable({ armies: ['borgo', 'outpost'] });
    await first.click('[data-action="message"]');
    await first.shown('.day-message-text');
    translate(first);
    expect(first.text('.day-message-text')).toMatch(/^‹/);
    await first.press('Escape');
    await first.fill('.chat-panel input[name="line"]', 'Witaj');
    await first.press('Enter');
    await first.shown('.chat-lines p', { hasText: 'Witaj' });
    translate(first);
    expect(first.text('.chat-lines p', { hasText: 'Witaj' })).toContain('‹Witaj›');
  });
});
