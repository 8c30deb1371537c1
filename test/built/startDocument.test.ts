import en from '@hexfall/shared/locales/en/core.json';
import pl from '@hexfall/shared/locales/pl/core.json';
import uk from '@hexfall/shared/locales/uk/core.json';
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
  expect(document).toContain('<div id="app" translate="no">');
  expect(document.includes('<div id="app" translate="no"></div>')).toBe(!isStart);
});

/** What the browser asks for, what the document is in, and some of its words. */
test.each([
  ['en-GB,en;q=0.9', 'en', en.app, en.newGame],
  ['pl-PL,pl;q=0.9,en;q=0.8', 'pl', pl.app, pl.newGame],
  ['sv,uk;q=0.7,de;q=0.5', 'uk', uk.app, uk.newGame],
  ['sv', 'en', en.app, en.newGame],
])('the built start page says what it is and where its doors lead, for %s in %s', async (wanted, language, { tagline }, { door }) => {
  const document = await (await fetch(`${app.url}${BASE}/`, { headers: { 'Accept-Language': wanted } })).text();
  expect(document).toContain(`<html lang="${language}">`);
  for (const text of [tagline, door.learn, door.friend, door.computer]) expect(document).toContain(`>${text}<`);
  expect(document).toContain(`href="${BASE}/learn"`);
  expect(document).not.toMatch(/"\.\/|<[^>]* (?:style|on\w+)=/);
});
