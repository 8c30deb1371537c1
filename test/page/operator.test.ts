import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorAccess } from '../../server/src/admin/OperatorAccess.js';
import { writeNotice } from '../../server/src/store/moderation.js';
import { kyselyOver, openSqlite, openSqliteStore, sqliteStoreOver } from '../../server/src/store/openStore.js';
import { call, done } from '../admin/support.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { makeCard } from './support/cards.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const TOKEN = 'the-token-of-the-operator';

const FORM = 'form.operator-token';

const enter = async (page: PageWindow, token: string): Promise<void> => {
  await page.shown(FORM);
  await page.fill(`${FORM} input`, token);
  await page.click('[data-action="enter"]');
};

describe('the page of the operator', () => {
  const folder = temporaryFolder();
  const location = { dataDir: folder.path, databaseUrl: undefined };
  let isDamaged = false;
  const server = pageServer(async () => ({
    store: await openSqliteStore(folder.path),
    // In this process: there is no build.
    operator: operatorAccess(TOKEN, location, async (file) => {
      const { code, err } = await call({ DATA_DIR: folder.path }, 'backup', file);
      return { code: isDamaged ? 2 : code, said: err };
    }),
  }));

  afterAll(() => folder.remove());

  const signedIn = async (): Promise<PageWindow> => {
    const page = await server.open('/admin');
    await enter(page, TOKEN);
    await page.shown('[data-part="load"]');
    return page;
  };

  test('asks for the token, which no address has, and keeps it until the tab is closed', async () => {
    const page = await server.open('/admin');
    await enter(page, 'not-the-token-of-it');
    await page.shown(`${FORM} .problem`, { hasText: 'not the token' });
    await enter(page, TOKEN);
    await page.shown('[data-part="load"]', { hasText: 'Version 0.0.0-test' });
    await page.reload();
    await page.shown('[data-part="load"]');
    expect(page.traces.requests.filter((path) => path.includes(TOKEN))).toEqual([]);
    expect(page.path).toBe('/admin');
    await page.click('[data-action="forget"]');
    await page.shown(FORM);
    await page.reload();
    await page.shown(FORM);
    const other = await server.open('/admin');
    await other.shown(FORM);
  });

  test('shows the tables in memory, and deletes one', async () => {
    const [ala] = await server.openTable({ armies: ['borgo', 'moloch'] });
    const code = ala.path.slice(-6);
    const page = await signedIn();
    const row = await page.shown('.operator-tables tbody tr', { hasText: code });
    expect(row.textContent).toContain('DuelBeing playedAla, Bolek2');
    await page.click(row.querySelector<HTMLElement>('[data-action="delete"]')!);
    await page.click('dialog[open] [data-action="yes"]');
    await page.gone('.operator-tables tbody tr');
    await page.shown('[data-part="tables"]', { hasText: 'No table is in memory' });
    expect((await fetch(`${server.url}/api/matches/${code}`)).status).toBe(404);
  });

  test('tells what is refused', async () => {
    await fetch(`${server.url}/api/nothing`);
    const page = await signedIn();
    await page.shown('[data-part="refusals"] li', { hasText: 'unknown-route' });
  });

  test('sets the notice that all pages show, and removes it', async () => {
    const page = await signedIn();
    await page.fill('textarea[name="notice"]', 'Back at 20:00.');
    await page.click('[data-action="set-notice"]');
    await page.shown('[data-part="notice"] .operator-now', { hasText: 'Back at 20:00.' });
    const reader = await server.open('/credits');
    await reader.shown('.day-message', { hasText: 'Back at 20:00.' });
    await page.click('[data-action="clear-notice"]');
    await page.shown('[data-part="notice"] .operator-now', { hasText: 'No notice' });
    await page.click('[data-action="set-notice"]');
    await page.shown('[data-part="notice"] .problem', { hasText: '1 to 300 characters' });
  });

  test('bans an address and lifts the ban, and says what cannot be banned', async () => {
    const page = await signedIn();
    const ban = async (network: string): Promise<void> => {
      await page.fill('input[name="network"]', network);
      await page.click('[data-action="ban"]');
    };
    await page.fill('input[name="reason"]', 'spam');
    await ban('203.0.113.0/24');
    await page.shown('[data-part="bans"] li', { hasText: '203.0.113.0/24' });
    expect(page.text('[data-part="bans"] li')).toContain('spam');
    const from = (address: string): Promise<Response> => fetch(`${server.url}/api/version`, { headers: { 'x-forwarded-for': address } });
    expect((await from('203.0.113.9')).status).toBe(403);
    await page.click('[data-action="lift-ban"]');
    await page.gone('[data-part="bans"] li');
    expect((await from('203.0.113.9')).status).toBe(200);
    await ban('nonsense');
    await page.shown('[data-part="bans"] .problem', { hasText: 'no address' });
    await ban('127.0.0.1');
    await page.shown('[data-part="bans"] .problem', { hasText: 'your own address' });
  });

  test('saves a backup that can be restored', async () => {
    const [ala] = await server.openTable({ armies: ['borgo', 'moloch'] });
    const page = await signedIn();
    await page.click('[data-action="backup"]');
    const saved = await page.until(() => page.traces.saved[0]);
    expect(saved.name).toMatch(/^hexfall-\d{4}-\d\d-\d\d\.gz$/);
    await page.shown('[data-part="backup"] [role="status"]', { hasText: 'saved' });
    const restored = temporaryFolder();
    const file = join(restored.path, 'backup.gz');
    writeFileSync(file, Buffer.from(await saved.content.arrayBuffer()));
    await done({ DATA_DIR: restored.path }, 'restore', file);
    expect(await done({ DATA_DIR: restored.path }, 'list')).toContain(ala.path.slice(-6));
    restored.remove();
  });

  test('saves what could be read of a damaged store, and says so', async () => {
    isDamaged = true;
    const page = await signedIn();
    await page.click('[data-action="backup"]');
    await page.shown('[data-part="backup"] [role="alert"]', { hasText: 'A part of the store is damaged' });
    expect(page.traces.saved).toHaveLength(1);
    isDamaged = false;
  });
});

describe('where the operator has set no token', () => {
  const server = pageServer();

  test('the page says so', async () => {
    const page = await server.open('/admin');
    await enter(page, TOKEN);
    await page.shown(`${FORM} .problem`, { hasText: 'ADMIN_TOKEN is not set' });
  });
});

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
