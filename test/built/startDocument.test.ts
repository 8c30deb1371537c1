import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { resolveInProject } from '../support/sources.js';

const BASE = '/games/hexfall';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ pages: resolveInProject('client/dist'), basePath: BASE });
});

afterAll(() => app.stop());

test.each([
  ['', true],
  ['sandbox', false],
  ['rules', false],
  ['learn', false],
  ['?offline', false],
])('the built document at "%s" has the start page in it before any script: %s', async (path, isStart) => {
  const document = await (await fetch(`${app.url}${BASE}/${path}`)).text();
  expect(document).toContain('<div id="app">');
  expect(document.includes('<div id="app"></div>')).toBe(!isStart);
});
