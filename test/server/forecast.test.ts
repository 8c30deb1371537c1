import { openSqliteStore } from '../../server/src/store/openStore.js';
import { Page, Pages } from './support/Page.js';
import { comeBack, openTable, seatEverybody } from './support/table.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

const folder = temporaryFolder();
const pages = new Pages();
let app: TestApp;

const start = async (): Promise<void> => {
  app = await startTestApp({ store: await openSqliteStore(folder.path) });
};

beforeEach(start);

afterEach(async () => {
  await pages.close();
  await app.stop();
});

afterAll(() => {
  folder.remove();
});

describe('whether a table shows forecasts', () => {
  test('is sent to everyone, and is on by default', async () => {
    const plain = await pages.add(Page.createAs(app.url, {}));
    expect(plain.state.forecast).toBe(true);
    const without = await pages.add(Page.createAs(app.url, { forecast: false }));
    expect((await pages.add(Page.join(app.url, without.code))).state.forecast).toBe(false);
  });

  test('is kept with the table', async () => {
    const game = await seatEverybody(app.url, { forecast: false }, ['borgo', 'moloch']);
    await Promise.all(game.pages.map((page) => page.leave()));
    await app.stop();
    await start();
    const { pages: back } = await comeBack(app.url, game);
    expect(back.map((page) => page.state.forecast)).toEqual([false, false]);
    await Promise.all(back.map((page) => page.leave()));
  });

  test('holds for the rematch, too', async () => {
    const page = await pages.add(Page.createAs(app.url, { forecast: false }));
    await page.sit({ army: 'borgo', name: 'Ann' });
    await page.get('addBot', {});
    await page.play(0, { do: 'resign' });
    await page.until(() => page.state.phase === 'over');
    await page.get('propose', { seat: 0, kind: 'rematch' });
    await page.until(() => page.state.rematchCode !== '');
    await openTable(app.url, page.state.rematchCode);
    expect((await pages.add(Page.join(app.url, page.state.rematchCode))).state.forecast).toBe(false);
  });
});
