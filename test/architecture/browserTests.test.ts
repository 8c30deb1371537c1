import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readProjectFile, resolveInProject } from '../support/sources.js';

/*
 * A test in a browser costs ten times as much as one of the page in a DOM without a browser. Its file says in the first line what only a
 * browser can tell:
 * layout: where things lie, and how large they are · canvas: what is painted · worker: service workers and what they receive ·
 * network: connections that break · bytes: what is sent and kept · journey: a whole match in windows as they are.
 */
const REASON = /^\/\/ (?:layout|canvas|worker|network|bytes|journey): [^\n]{20,}\.\n/;

/** What a test is not to wait for: it is given the time that it needs (`page.clock`), or looks for what it waits for (`eventually`). */
const WAITS = /waitForTimeout|setTimeout\(\w+, [\d_]+\)/;

const FILES = readdirSync(resolveInProject('test/browser'))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => name.slice(0, -'.test.ts'.length));

const textOf = (name: string): string => readProjectFile(`test/browser/${name}.test.ts`);

test('every test in a browser says in its first line why it needs one', () => {
  expect(FILES.filter((name) => !REASON.test(textOf(name)))).toEqual([]);
});

test('no test in a browser waits for a clock', () => {
  expect(FILES.filter((name) => WAITS.test(textOf(name)))).toEqual([]);
});

test.each([
  ['// layout: nothing is laid out without a browser.\nimport', true],
  ['// it needs a browser, as everybody knows.\n', false],
  ['// layout: short.\n', false],
  ["import type { Page } from 'playwright-core';\n", false],
])('%j gives a reason: %s', (text, isReason) => {
  expect(REASON.test(text)).toBe(isReason);
});

test('pictures are not taken with a Chromium that is not there, which is said in one line', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'test/browser/takePictures.ts', '/nowhere/pictures'],
    { cwd: resolveInProject('.'), encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '', CHROMIUM: '/nowhere/chromium' } },
  );
  expect([status, stdout, stderr]).toEqual([1, '', 'CHROMIUM names no program: /nowhere/chromium\n']);
});
