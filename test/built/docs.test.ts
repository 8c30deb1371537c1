import { readdirSync, readFileSync } from 'node:fs';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';

const BASE = '/games/hexfall';
const FOLDER = resolveInProject('client/dist/docs');

/** The addresses of all pages below `/docs/`. */
const PAGES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, ''));

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ pages: resolveInProject('client/dist'), basePath: BASE });
});

afterAll(() => app.stop());

const fetchPage = (path: string): Promise<Response> => fetch(`${app.url}${BASE}/docs/${path}`, { headers: { 'Accept-Encoding': 'br' } });

/** What an address has after `#` on a page. */
const idsOf = (html: string): readonly string[] => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

test('every document that is for readers has a page', () => {
  expect(PAGES).toEqual(expect.arrayContaining(['', 'rules', 'self-hosting', 'protocol', 'notation', 'engine', 'api/rules', 'changelog']));
});

test.each(PAGES)('the links of /docs/%s lead to pages and to places on them', async (path) => {
  const answer = await fetchPage(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const html = await answer.text();
  expect(html).not.toMatch(/<[^>]* (?:style|on\w+)=|<script(?! type="module" src=)/);
  const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link!).filter((link) => !/^(?:https?|mailto):/.test(link));
  const wrong: string[] = [];
  for (const link of new Set(links)) {
    const { pathname, hash } = new URL(link.replaceAll('&#38;', '&'), answer.url);
    const isHere = pathname === new URL(answer.url).pathname;
    const target = isHere ? html : await (await fetch(`${app.url}${pathname}`)).text();
    const isPage = pathname.startsWith(`${BASE}/docs/`);
    if (isPage && !target.includes('<main id="content"')) wrong.push(link);
    if (!isPage && pathname !== `${BASE}/` && !/\.(?:css|js|svg)$/.test(pathname)) wrong.push(link);
    if (hash !== '' && !idsOf(target).includes(decodeURIComponent(hash.slice(1)))) wrong.push(link);
  }
  expect(wrong).toEqual([]);
});

test('every clause of the rules has a place of its own', async () => {
  const ids = idsOf(await (await fetchPage('rules')).text());
  const clauses = [...readProjectFile('docs/rules.md').matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, clause]) => clause!);
  expect(clauses.length).toBeGreaterThan(100);
  expect(clauses.filter((clause) => !ids.includes(clause))).toEqual([]);
});

test('a page is sent compressed, and every visit asks whether it has changed', async () => {
  const { headers } = await fetchPage('protocol');
  expect([headers.get('content-encoding'), headers.get('cache-control')]).toEqual(['br', 'public, max-age=0']);
});

test('/docs leads to the first page, and what is no document to the page of the game', async () => {
  const first = await fetch(`${app.url}${BASE}/docs`, { redirect: 'manual' });
  expect([first.status, first.headers.get('location')]).toEqual([302, `${BASE}/docs/`]);
  expect(await (await fetchPage('nothing')).text()).toContain('<div id="app"');
});

test('an error links to what its code means', async () => {
  const answer = await fetch(`${app.url}${BASE}/api/nothing`);
  const [, address = ''] = /^<([^>]+)>; rel="help"$/.exec(answer.headers.get('link') ?? '') ?? [];
  const { pathname, hash } = new URL(address, app.url);
  const html = await (await fetch(`${app.url}${pathname}`)).text();
  expect(idsOf(html)).toContain(hash.slice(1));
  expect(html).toContain(((await answer.json()) as { code: string }).code);
});

test('browsers keep none of the documents for use without the server', () => {
  expect(readProjectFile('client/dist/sw.js')).not.toMatch(/docs\/|assets\/docs-/);
});

test('the search index has every section', () => {
  const entries = JSON.parse(readFileSync(`${FOLDER}/search.json`, 'utf8')) as readonly { readonly path: string; readonly text: string }[];
  expect(new Set(entries.map(({ path }) => path.split('#')[0]))).toEqual(new Set(PAGES.filter((path) => path !== '')));
  expect(entries.find(({ path }) => path === 'self-hosting#backup')?.text).toContain('hexfall admin backup');
});
