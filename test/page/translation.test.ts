import { writeNotice } from '../../server/src/store/moderation.js';
import { kyselyOver, openSqlite, sqliteStoreOver } from '../../server/src/store/openStore.js';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

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
