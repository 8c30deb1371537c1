import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Page } from './support/Page.js';
import { startTestApp, temporaryFolder, type TestApp } from './support/testApp.js';

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
