import { Page as Connection } from '../server/support/Page.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { tableCode } from './support/table.js';

const QUICK = '[data-action="quick"]';

describe('the quick match on a private server', () => {
  const server = pageServer();
  const connections: Connection[] = [];

  afterEach(async () => {
    for (const connection of connections.splice(0)) await connection.leave();
  });

  /** Somebody at a public table of a duel. */
  const sitting = async (): Promise<{ readonly connection: Connection; readonly key: string }> => {
    const connection = await Connection.createAs(server.url, { listed: true });
    connections.push(connection);
    const { key } = await connection.sit({ army: 'borgo', name: 'Ala' });
    return { connection, key };
  };

  /** Opens the start page, and waits until the server has listed its tables. */
  const visit = async (remembers: Readonly<Record<string, unknown>> = {}): Promise<PageWindow> => {
    const page = await server.open('/', { remembers });
    await page.answered();
    return page;
  };

  test('is offered while somebody waits', async () => {
    const page = await visit();
    expect(page.all(QUICK)).toHaveLength(0);
    const { connection } = await sitting();
    await page.passUntil(() => page.get(QUICK));
    expect(page.text('.quick p')).toBe('Somebody is waiting for a duel.');
    await connection.leave();
    await page.passUntil(() => expect(page.all(QUICK)).toHaveLength(0));
  });

  test.each([
    ['focus', (page: PageWindow) => page.focus(QUICK)],
    ['pointer', (page: PageWindow) => page.hover(QUICK)],
  ])('does not go under the %s, and leads to who waits', async (_what, touch) => {
    const { connection } = await sitting();
    const page = await visit();
    await touch(page);
    await connection.leave();
    await page.passUntil(() => expect(page.text('.quick p')).toBe('Play the next person who wants a duel.'));
    expect(page.get(QUICK)).toHaveProperty('disabled', false);
    const { connection: next } = await sitting();
    await page.focus(QUICK);
    await page.press('Enter');
    expect(await tableCode(page)).toBe(next.code);
  });

  test('is not offered to the one who waits', async () => {
    const { connection, key } = await sitting();
    const page = await visit({ seats: { [connection.code]: [key] } });
    await page.shown('.open-table');
    expect(page.all(QUICK)).toHaveLength(0);
  });
});
