import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { ReadableTables } from '../../server/src/match/readableTables.js';
import { ByteCache } from '../../server/src/pictures/PictureCache.js';
import { TablePreviews } from '../../server/src/pictures/TablePreviews.js';
import { Page } from './support/Page.js';
import { EMPTY_TABLE, NO_DEALS } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const TABLE = { rules: RULES_VERSION, setup: EMPTY_TABLE, finished: false };

const previewsOf = () => {
  const store = {
    stamps: (codes: readonly string[]) => Promise.resolve(new Map(codes.map((code) => [code, '1']))),
    loadTable: jest.fn(() => Promise.resolve(TABLE)),
  };
  const tables = new ReadableTables({ ...store, load: () => Promise.resolve(null), deals: NO_DEALS });
  return { previews: new TablePreviews(tables, store), store };
};

/** How many of that many tables have a preview of their own. */
const shown = async (previews: TablePreviews, count: number): Promise<number> => {
  const asked = await Promise.all(Array.from({ length: count }, (_, i) => previews.of(`CODE${i}`, 'en')));
  return asked.filter((preview) => preview !== null).length;
};

describe('link previews of tables', () => {
  test('are made at a bounded rate: beyond it, links have the general one', async () => {
    const { previews, store } = previewsOf();
    const count = await shown(previews, 1000);
    expect(count).toBeGreaterThanOrEqual(100);
    expect(count).toBeLessThan(1000);
    expect(store.loadTable).toHaveBeenCalledTimes(count);
  });

  test('are made once until the table changes, without its log', async () => {
    const { previews, store } = previewsOf();
    const first = await previews.of('ABCDEF', 'en');
    expect(await previews.of('ABCDEF', 'en')).toEqual(first);
    expect(store.loadTable).toHaveBeenCalledTimes(1);
  });
});

test('the cache keeps no more bytes than it may, and drops what was used longest ago', () => {
  const cache = new ByteCache<{ byteLength: number }>(10);
  cache.set('a', { byteLength: 4 });
  cache.set('b', { byteLength: 4 });
  cache.get('a');
  cache.set('c', { byteLength: 4 });
  expect([cache.get('a'), cache.get('b'), cache.get('c')].map((kept) => kept !== undefined)).toEqual([true, false, true]);
  cache.set('d', { byteLength: 11 });
  expect([cache.get('d'), cache.bytes]).toEqual([undefined, 8]);
  cache.set('a', { byteLength: 1 });
  expect(cache.bytes).toBe(5);
});

describe('slow pictures', () => {
  /** A thread that finishes no picture. */
  const folder = temporaryFolder();
  const WORKER = join(folder.path, 'slow.mjs');
  writeFileSync(WORKER, 'export const renderDrawing = () => new Promise(() => undefined);\nexport const drawBoard = renderDrawing;\n');

  describe('a picture that takes too long', () => {
    let app: TestApp;

    beforeEach(async () => (app = await startTestApp({ pictureWorker: WORKER, pictureLimitMs: 200 })));
    afterEach(() => app.stop());
    afterAll(() => folder.remove());

    test('is refused as by a busy server, with a time to ask again', async () => {
      const { code } = await Page.create(app.url);
      for (const path of ['picture.png', `tables/${code}/picture.png`, `tables/${code}/board.svg`]) {
        const response = await fetch(`${app.url}/api/${path}`);
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
        expect(await response.json()).toMatchObject({ code: 'overloaded' });
      }
    });

    test('is logged once', async () => {
      for (let i = 0; i < 2; i++) await fetch(`${app.url}/api/picture.png`);
      expect(app.log().split('a picture takes too long')).toHaveLength(2);
      expect(app.log()).not.toContain('pictures cannot be made');
    });
  });
});
