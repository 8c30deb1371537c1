import { MemoryStore } from '../server/support/MemoryStore.js';
import { pageServer } from './support/pageServer.js';

const MEGABYTE = 1024 * 1024;

class FullStore extends MemoryStore {
  override size(): Promise<number> {
    return Promise.resolve(2 * MEGABYTE);
  }
}

describe('a server whose store is full', () => {
  const server = pageServer(async () => ({ isPublic: true, store: await FullStore.open(), maxStoreMb: 1 }));

  test.each([
    ['en', 'This server has no room left for that. Try again later.'],
    ['pl', 'Na tym serwerze nie ma już na to miejsca. Spróbuj ponownie później.'],
  ])('says so (%s) when a table is created and when a duel is searched for', async (language, hasText) => {
    const page = await server.open('/', { remembers: { name: 'Ala', language } });
    await page.click('[data-action="quick"]');
    await page.shown('.quick .problem', { hasText });
    await page.click('[data-action="friend"]');
    await page.shown('.doors .problem', { hasText });
    expect(page.path).toBe('/');
  });
});
