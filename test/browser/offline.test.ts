import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import type { PuzzleJson } from '@hexfall/shared/notation/puzzle';
import { guide as enGuide } from '../../client/src/text/en/guide.js';
import { offline as offlineTexts } from '../../client/src/text/en/offline.js';
import { guide as frGuide } from '../../client/src/text/fr/guide.js';
import { app as ukApp } from '../../client/src/text/uk/app.js';
import { guide as ukGuide } from '../../client/src/text/uk/guide.js';
import { sandbox as uk } from '../../client/src/text/uk/sandbox.js';
import { SOLUTIONS } from '../client/lesson/solutions.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { resolveInProject } from '../support/sources.js';
import { violations } from './support/axe.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { BUILT, kept, keptAddresses, keptTexts, realComplaints } from './support/keptPage.js';
import { pageFaults } from './support/pageFaults.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { resize } from './support/resize.js';
import { tableShown } from './support/table.js';
import { smallTargets } from './support/targets.js';
import { openWindow, startBrowser } from './support/windows.js';

const MINUTES = 60_000;
const DESK = { width: 1440, height: 900, serviceWorkers: 'allow' } as const;
const SIZES = [
  [1440, 900],
  [667, 375],
  [390, 844],
  [360, 640],
] as const;
const CALM = { sound: false, film: 'skip', motion: 'reduced', language: 'en' };
/** A puzzle that one placement solves. */
const EASY = readFileSync(resolveInProject('shared/puzzles/easy.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as PuzzleJson)
  .find(({ use, solution }) => use === 1 && solution?.intents.length === 1 && solution.intents[0]?.do === 'place')!;

/** With the whole lesson done but its last step. */
const AT_END = { lesson: { at: 'end', done: Object.keys(SOLUTIONS).filter((id) => id !== 'end') } };

describeWith('chromium', 'the page without a network', (executable) => {
  let browser: Browser;
  let app: TestApp;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser(executable);
  }, 3 * MINUTES);

  afterEach(async () => {
    expect(realComplaints(page)).toEqual([]);
    await page.context().close();
    await app.stop();
  });

  afterAll(async () => {
    await browser.close();
  });

  /** Opens the start page of a server of its own, waits until its files are kept, and returns its address. */
  const visit = async (basePath: string, remembers: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    app = await startTestApp({ pages: BUILT, basePath, isPublic: true });
    page = await openWindow(browser, { ...DESK, remembers: { ...CALM, ...remembers } });
    const url = app.url + basePath;
    await page.goto(`${url}/`);
    await page.locator('[data-action="quick"]').waitFor();
    await kept(page);
    return url;
  };

  test.each(['', '/games/hexfall'])(
    'offers below "%s" what needs no server, and says so',
    async (basePath) => {
      const url = await visit(basePath);
      await eventually(async () => expect(await page.locator('.offline-line, .needs-server').count()).toBe(0));
      await page.context().setOffline(true);
      await page.locator('[role="status"] .offline-line').waitFor();
      expect(await page.locator('.offline-line a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
        ['/learn', '/learn/game', '/puzzles', '/sandbox', '/rules'].map((path) => basePath + path),
      );
      await eventually(async () => expect(await page.locator('.needs-server').count()).toBe(3));
      await clickOn(page, '.new-table-fold > summary');
      await page.locator('.new-table .needs-server').waitFor();
      for (const [action, isDisabled] of Object.entries({ friend: true, quick: true, computer: false, alone: false, 'hot-seat': false }))
        await page.locator(`[data-action="${action}"]:${isDisabled ? 'disabled' : 'enabled'}`).waitFor();
      await page.locator('.new-table [type="submit"]:disabled').waitFor();

      await clickOn(page, '.offline-line a[href$="/rules"]');
      await page.locator('.tile-points').first().waitFor();
      await page.reload();
      await page.locator('.tile-points').first().waitFor();
      await page.goto(`${url}/sandbox`);
      await page.locator('.sandbox .hex').first().waitFor();
      await page.goto(`${url}/puzzles/very-hard-1`);
      await page.locator('.puzzle-panel, .hex').first().waitFor();
      await page.goto(`${url}/`);
      await page.locator('.offline-line').waitFor();

      await page.context().setOffline(false);
      await page.locator('.offline-line').waitFor({ state: 'detached' });
      // As soon as the server has said again that it is public.
      await page.locator('[data-action="quick"]:enabled').waitFor();
    },
    3 * MINUTES,
  );

  test(
    'teaches, plays a coached game against the computer, solves a puzzle, and opens the record of a match',
    async () => {
      const url = await visit('', AT_END);
      await page.context().setOffline(true);
      await page.goto(`${url}/learn`);
      await tableShown(page);
      const placed = SOLUTIONS['end']!.intents[0]!;
      const before = await seqOf(page);
      await carryOut(page, placed);
      await untilShown(page, before + 1);

      await page.goto(`${url}/learn/game`);
      await tableShown(page);
      const ownTurn = async (least: number): Promise<void> => {
        const isThere = (seq: number): boolean => window.hexfall!.idle && window.hexfall!.legal.length > 0 && window.hexfall!.seq >= seq;
        await page.waitForFunction(isThere, least, { timeout: MINUTES });
      };
      await ownTurn(0);
      const start = await seqOf(page);
      const place = (await probe(page)).legal.find((intent) => intent.do === 'place-hq');
      await carryOut(page, place!);
      // The computer has placed its HQ, too.
      await ownTurn(start + 2);

      await page.goto(`${url}/puzzles/${EASY.id}`);
      await tableShown(page);
      const seq = await seqOf(page);
      await carryOut(page, EASY.solution!.intents[0]!);
      await untilShown(page, seq + 1);
      await clickOn(page, '[data-action="battle"]');
      await page.locator('.puzzle-panel[data-stand="done"]').waitFor();

      await page.goto(`${url}/replay`);
      await page.locator('[data-action="record-file"]').setInputFiles(resolveInProject('test/upgrade/fairRecord.rules2.json'));
      await page.locator('.match-replay').waitFor();
      await page.keyboard.press('End');
      await page.waitForFunction(() => window.hexfall!.table?.outcome);
    },
    3 * MINUTES,
  );

  test(
    'says so to everyone, on every screen, in Polish',
    async () => {
      await visit('', { language: 'pl' });
      await page.context().setOffline(true);
      await page.reload();
      await page.locator('.offline-line', { hasText: 'Nie masz połączenia z siecią. Bez niego działają partie z komputerem' }).waitFor();
      expect(await violations(page)).toEqual([]);
      for (const [width, height] of SIZES) {
        await resize(page, width, height);
        expect(await pageFaults(page)).toEqual([]);
        if (width < height) expect(await smallTargets(page)).toEqual([]);
      }
    },
    3 * MINUTES,
  );

  test(
    'in the language that it was in, all parts of it, and of the letters of another language nothing',
    async () => {
      const url = await visit('/games/hexfall', { language: 'uk' });
      await eventually(async () => expect((await keptTexts(page)).length).toBeGreaterThan(10));
      expect((await keptTexts(page)).filter((address) => !/\/text-uk-|-cyrillic-/.test(address))).toEqual([]);
      await page.context().setOffline(true);
      await page.goto(`${url}/sandbox`);
      await page.locator('.sandbox .hex').first().waitFor();
      await page.locator('.sandbox-desk', { hasText: uk.edit.fight }).waitFor();
      await page.goto(`${url}/rules`);
      await page.getByRole('heading', { name: ukGuide.heading, exact: true }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('uk');
      // A language that the page has never been in is not there: the page stays in the one it is in.
      await page.getByRole('button', { name: ukApp.menu.settings }).click();
      await page.locator('select[name="language"]').selectOption('fr');
      await page.waitForTimeout(300);
      await page.getByRole('heading', { name: ukGuide.heading, exact: true, includeHidden: true }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('uk');
      await page.reload();
      await page.getByRole('heading', { name: enGuide.heading, exact: true }).waitFor();
      await page.context().setOffline(false);
      await page.reload();
      await page.getByRole('heading', { name: frGuide.heading, exact: true }).waitFor();
      await eventually(async () => expect((await keptTexts(page)).some((address) => address.includes('/text-fr-main-'))).toBe(true));
    },
    3 * MINUTES,
  );

  test('offers everything where the server runs on a machine without a network', async () => {
    await visit('');
    const asked = page.waitForRequest('**/healthz');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
      dispatchEvent(new Event('offline'));
    });
    await (await (await asked).response())?.finished();
    // A server that has been slow to answer is asked again.
    await eventually(async () => {
      expect(await page.locator('[data-action="quick"]').isEnabled()).toBe(true);
      expect(await page.locator('.offline-line').count()).toBe(0);
    });
    await app.stop();
    await page.evaluate(() => void dispatchEvent(new Event('offline')));
    await page.locator('.offline-line').waitFor();
    app = await startTestApp();
  });

  test('says on the start page that the server is away, although there is a network, until it is back', async () => {
    const url = await visit('');
    await app.stop();
    await page.locator('[role="status"] .offline-line', { hasText: offlineTexts.serverAway }).waitFor();
    await page.locator('[data-action="friend"]:disabled').waitFor();
    await page.locator('.doors .needs-server', { hasText: offlineTexts.playsHere }).waitFor();
    await page.locator('[data-action="computer"]:enabled').waitFor();
    // So it is for those who come while the server is away.
    await page.goto(`${url}/`);
    await page.locator('.offline-line', { hasText: offlineTexts.serverAway }).waitFor();
    app = await startTestApp({ pages: BUILT, isPublic: true, port: app.port });
    await page.locator('.offline-line').waitFor({ state: 'detached' });
    await page.locator('[data-action="friend"]:enabled').waitFor();
  });

  test('keeps files of the page only, and asks for its files after it has loaded', async () => {
    app = await startTestApp({ pages: BUILT });
    page = await openWindow(browser, { ...DESK, remembers: CALM });
    const happened: string[] = [];
    page.on('load', () => happened.push('loaded'));
    page.context().on('serviceworker', () => happened.push('worker'));
    await page.goto(`${app.url}/`);
    await kept(page);
    expect(happened).toEqual(['loaded', 'worker']);
    await page.locator('[data-action="friend"]').click();
    await page.locator('.seat-list').waitFor();
    const addresses = (await keptAddresses(page)).map((address) => address.slice(app.url.length));
    expect(addresses.length).toBeGreaterThan(50);
    const strange = addresses.filter(
      (address) => !/^\/(?:assets\/[\w.-]+$|(?:favicon(?:-call)?\.svg|battle\.svg|notices\.txt|\?offline=)(?:[?&]|$))/.test(address),
    );
    expect(strange).toEqual([]);
    await page.context().setOffline(true);
    const answered = await page.evaluate(() =>
      fetch('/api/tables')
        .then(({ status }) => status)
        .catch(() => 'nothing'),
    );
    expect(answered).toBe('nothing');
  });

  const elsewhere: readonly (readonly [string, RequestListener | null])[] = [
    ['cannot be reached', null],
    ['is not reached by its proxy', (_request, response) => void response.writeHead(502).end('Bad gateway')],
    ['does not answer', () => undefined],
  ];

  test.each(elsewhere)('opens where the server %s', async (_, answer) => {
    const url = await visit('');
    await app.stop();
    const other = answer && createServer(answer).listen(app.port, '127.0.0.1');
    try {
      await page.goto(`${url}/rules`);
      await page.locator('.tile-points').first().waitFor();
    } finally {
      other?.closeAllConnections();
      other?.close();
    }
    app = await startTestApp();
  });
});
