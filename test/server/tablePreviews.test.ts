import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { TablePreviews } from '../../server/src/pictures/TablePreviews.js';
import { EMPTY_TABLE } from './support/emptyTable.js';

const TABLE = { rules: RULES_VERSION, setup: EMPTY_TABLE, finished: false };

const previewsOf = () => {
  const store = {
    stamps: (codes: readonly string[]) => Promise.resolve(new Map(codes.map((code) => [code, '1']))),
    loadTable: jest.fn(() => Promise.resolve(TABLE)),
  };
  return { previews: new TablePreviews(store), store };
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
