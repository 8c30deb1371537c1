import { writeNotice } from '../../server/src/store/moderation.js';
import { kyselyOver, openSqlite, sqliteStoreOver } from '../../server/src/store/openStore.js';
import { makeCard } from './support/cards.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const TEXT = 'The server is started again at 20:00. Your matches go on where they are.';
const KEY = '[data-action="message"]';
/** Whether the operator's message is above a page: the style sheet shows it nowhere else. */
const isAbovePage = (page: PageWindow): boolean => page.all('.day-message-place ~ .page').length > 0;

describe('the message of the operator', () => {
  const server = pageServer(async () => {
    const database = await openSqlite(':memory:');
    const store = await sqliteStoreOver(database);
    await writeNotice(kyselyOver(database), TEXT);
    return { store };
  });

  test('is read on every page until it is put away', async () => {
    // With a player card the bar with its news is between the message and the page.
    const page = await server.open('/card');
    await makeCard(page, 'Ala', 'claw');
    await page.goto('/');
    await page.shown('.profile-news');
    await page.shown('.day-message', { hasText: TEXT });
    expect(isAbovePage(page)).toBe(true);
    expect(page.text('.day-message-place')).toBe(`From the host: ${TEXT}`);
    await page.click('[data-action="friend"]');
    await page.shown('.invite');
    await page.shown('.day-message', { hasText: TEXT });
    expect(isAbovePage(page)).toBe(true);
    await page.click('.day-message button');
    await page.gone('.day-message');
    await page.reload();
    await page.shown('.invite');
    await page.answered();
    expect(page.all('.day-message')).toHaveLength(0);
  });

  test.each(['turn', '/learn', '/sandbox'])(
    'at the table of %s it is a button that covers nothing, and is gone once it has been read',
    async (path) => {
      const page = await (path === 'turn' ? server.openPrepared(path) : server.open(path));
      await page.click(KEY);
      expect(isAbovePage(page)).toBe(false);
      await page.shown('dialog[open]', { hasText: TEXT });
      await page.press('Escape');
      await page.gone(KEY);
      await page.reload();
      await page.shown('.hex');
      await page.answered();
      expect(page.all(KEY)).toHaveLength(0);
    },
  );
});
