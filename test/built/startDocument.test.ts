import { app as en } from '../../client/src/text/en/app.js';
import { newGame as enNew } from '../../client/src/text/en/newGame.js';
import { app as pl } from '../../client/src/text/pl/app.js';
import { newGame as plNew } from '../../client/src/text/pl/newGame.js';
import { app as uk } from '../../client/src/text/uk/app.js';
import { newGame as ukNew } from '../../client/src/text/uk/newGame.js';
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

/** What the browser asks for, what the document is in, and some of its words. */
test.each([
  ['en-GB,en;q=0.9', 'en', en, enNew],
  ['pl-PL,pl;q=0.9,en;q=0.8', 'pl', pl, plNew],
  ['sv,uk;q=0.7,de;q=0.5', 'uk', uk, ukNew],
  ['sv', 'en', en, enNew],
])('the built start page says what it is and where its doors lead, for %s in %s', async (wanted, language, { tagline }, { door }) => {
  const document = await (await fetch(`${app.url}${BASE}/`, { headers: { 'Accept-Language': wanted } })).text();
  expect(document).toContain(`<html lang="${language}">`);
  for (const text of [tagline, door.learn, door.friend, door.computer]) expect(document).toContain(`>${text}<`);
  expect(document).toContain(`href="${BASE}/learn"`);
  expect(document).not.toMatch(/"\.\/|<[^>]* (?:style|on\w+)=/);
});
