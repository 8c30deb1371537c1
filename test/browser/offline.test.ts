// worker: what the page can do without a network is what its service worker has kept.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import en from '@hexfall/shared/locales/en/core.json';
import enGuide from '@hexfall/shared/locales/en/guide.json';
import frGuide from '@hexfall/shared/locales/fr/guide.json';
import ukCore from '@hexfall/shared/locales/uk/core.json';
import ukGuide from '@hexfall/shared/locales/uk/guide.json';
import uk from '@hexfall/shared/locales/uk/sandbox.json';
import type { PuzzleJson } from '@hexfall/shared/notation/puzzle';
import { SOLUTIONS } from '../client/learn/lesson/solutions.js';
import { startTestApp, type TestApp } from '../server/support/testApp.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { resolveInProject } from '../support/sources.js';
import { clickOn } from './support/clickOn.js';
import { carryOut } from './support/hands.js';
import { BUILT, kept, keptAddresses, keptTexts, realComplaints } from './support/keptPage.js';
import { pageFaults } from './support/pageFaults.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { resize } from './support/settled.js';
import { tableShown } from './support/table.js';
import { smallTargets } from './support/targets.js';
import { openWindow, startBrowser } from './support/windows.js';

const MINUTES = 60_000;
const BASE = '/games/hexfall';
const DESK = { width: 1440, height: 900, serviceWorkers: 'allow' } as const;
const PHONE = { width: 360, height: 640 };
const LANDSCAPE = { width: 667, height: 375 };
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

  beforeAll(async () => {
    browser = await startBrowser(executable);
  }, 3 * MINUTES);

  afterAll(() => browser.close());

  /** Opens the start page, does something as soon as there is a window, and waits until its files are kept. */
  const visit = async (url: string, remembers: Readonly<Record<string, unknown>>, begin?: (page: Page) => void): Promise<Page> => {
    const page = await openWindow(browser, { ...DESK, remembers: { ...CALM, ...remembers } });
    begin?.(page);
    await page.goto(url);
    await page.locator('[data-action="quick"]').waitFor();
    await kept(page);
    return page;
  };

  describe('below a path', () => {
    const url = () => `${app.url}${BASE}`;

    beforeAll(async () => {
      app = await startTestApp({ pages: BUILT, basePath: BASE, isPublic: true });
    });

    afterAll(() => app.stop());

    test(
      'offers what needs no server, and says so',
      async () => {
        const page = await visit(`${url()}/`, {});
        await eventually(async () => expect(await page.locator('.offline-line, .needs-server').count()).toBe(0));
        await page.context().setOffline(true);
        await page.locator('[role="status"] .offline-line').waitFor();
        expect(await page.locator('.offline-line a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
          ['/learn', '/learn/game', '/puzzles', '/sandbox', '/rules'].map((path) => BASE + path),
        );
        await eventually(async () => expect(await page.locator('.needs-server').count()).toBe(3));
        for (const { width, height } of [PHONE, LANDSCAPE, DESK]) {
          await resize(page, width, height);
          expect(await pageFaults(page)).toEqual([]);
          if (width < height) expect(await smallTargets(page)).toEqual([]);
        }
        for (const [action, isDisabled] of Object.entries({ friend: true, quick: true, computer: false, device: false }))
          await page.locator(`[data-action="${action}"]:${isDisabled ? 'disabled' : 'enabled'}`).waitFor();

        await clickOn(page, '.offline-line a[href$="/rules"]');
        await page.locator('.tile-points').first().waitFor();
        await page.reload();
        await page.locator('.tile-points').first().waitFor();
        await page.goto(`${url()}/sandbox`);
        await page.locator('.sandbox .hex').first().waitFor();
        await page.goto(`${url()}/puzzles/very-hard-1`);
        await page.locator('.puzzle-panel, .hex').first().waitFor();
        await page.goto(`${url()}/`);
        await page.locator('.offline-line').waitFor();

        await page.context().setOffline(false);
        await page.locator('.offline-line').waitFor({ state: 'detached' });
        // As soon as the server has said again that it is public.
        await page.locator('[data-action="quick"]:enabled').waitFor();
        expect(realComplaints(page)).toEqual([]);
        await page.context().close();
      },
      3 * MINUTES,
    );

    test(
      'is in the language that it was in, all parts of it, and has of the letters of another language nothing',
      async () => {
        const page = await visit(`${url()}/`, { language: 'uk' });
        await eventually(async () => expect((await keptTexts(page)).length).toBeGreaterThan(10));
        expect((await keptTexts(page)).filter((address) => !/\/text-uk-|-cyrillic-/.test(address))).toEqual([]);
        await page.context().setOffline(true);
        await page.goto(`${url()}/sandbox`);
        await page.locator('.sandbox .hex').first().waitFor();
        await page.getByRole('group', { name: uk.edit.actions }).waitFor();
        await page.goto(`${url()}/rules`);
        await page.getByRole('heading', { name: ukGuide.heading, exact: true }).waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('uk');
        // A language that the page has never been in is not there: the page stays in the one it is in.
        await page.getByRole('button', { name: ukCore.app.menu.settings }).click();
        const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/text-fr-'));
        await page.locator('select[name="language"]').selectOption('fr');
        await failed;
        await page.getByRole('heading', { name: ukGuide.heading, exact: true, includeHidden: true }).waitFor();
        expect(await page.locator('html').getAttribute('lang')).toBe('uk');
        await page.reload();
        await page.getByRole('heading', { name: enGuide.heading, exact: true }).waitFor();
        await page.context().setOffline(false);
        await page.reload();
        await page.getByRole('heading', { name: frGuide.heading, exact: true }).waitFor();
        await eventually(async () => expect((await keptTexts(page)).some((address) => address.includes('/text-fr-main-'))).toBe(true));
        expect(realComplaints(page)).toEqual([]);
        await page.context().close();
      },
      3 * MINUTES,
    );
  });

  /** One window for all of these: they only read what is kept. */
  describe('at a host name of its own', () => {
    const happened: string[] = [];
    let page: Page;

    beforeAll(async () => {
      app = await startTestApp({ pages: BUILT, isPublic: true });
      page = await visit(`${app.url}/`, AT_END, (window) => {
        window.on('load', () => happened.push('loaded'));
        window.context().on('serviceworker', () => happened.push('worker'));
      });
    }, 3 * MINUTES);

    afterAll(async () => {
      expect(realComplaints(page)).toEqual([]);
      await page.context().close();
      await app.stop();
    });

    test('keeps files of the page only, and asks for its files after it has loaded', async () => {
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
      await page.context().setOffline(false);
    });

    test(
      'teaches, plays against the computer, solves a puzzle, and opens the record of a match',
      async () => {
        await page.context().setOffline(true);
        await page.goto(`${app.url}/learn`);
        await tableShown(page);
        const placed = SOLUTIONS['end']!.intents[0]!;
        const before = await seqOf(page);
        await carryOut(page, placed);
        await untilShown(page, before + 1);

        await page.goto(`${app.url}/learn/game`);
        await tableShown(page);

        await page.goto(`${app.url}/`);
        await clickOn(page, '[data-action="computer"]');
        await page.locator('.place-away').waitFor();
        await clickOn(page, '[data-action="begin"]');
        await page.waitForURL(/\/local\/[a-z0-9]{8}$/);
        await tableShown(page);
        // The computer player has its turn in a worker, whose file is kept, too.
        await carryOut(
          page,
          (await probe(page)).legal.find((intent) => intent.do === 'place-hq')!,
        );
        await untilShown(page, 2);
        await page.goto(`${app.url}/`);
        const image = page.locator('.my-game .board-image img');
        await eventually(async () => expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(100));

        await page.goto(`${app.url}/puzzles/${EASY.id}`);
        await tableShown(page);
        const seq = await seqOf(page);
        await carryOut(page, EASY.solution!.intents[0]!);
        await untilShown(page, seq + 1);
        await clickOn(page, '[data-action="battle"]');
        await page.locator('.puzzle-panel[data-stand="done"]').waitFor();

        await page.goto(`${app.url}/replay`);
        await page.locator('[data-action="record-file"]').setInputFiles(resolveInProject('test/upgrade/baselines/1.0.0/record.json'));
        await page.locator('.match-replay').waitFor();
        await page.keyboard.press('End');
        await page.waitForFunction(() => window.hexfall!.table?.outcome);
        await page.context().setOffline(false);
      },
      3 * MINUTES,
    );

    const elsewhere: readonly (readonly [string, RequestListener | null, isAway: boolean])[] = [
      ['cannot be reached, and says so', null, true],
      ['is not reached by its proxy, and says so', (_request, response) => void response.writeHead(502).end('Bad gateway'), true],
      ['does not answer', () => undefined, false],
    ];

    test.each(elsewhere)('opens where the server %s', async (_, answer, isAway) => {
      const { port, url } = app;
      await app.stop();
      const other = answer && createServer(answer).listen(port, '127.0.0.1');
      try {
        if (isAway) {
          await page.goto(`${url}/`);
          await page.locator('.offline-line', { hasText: en.offline.serverAway }).waitFor();
        }
        await page.goto(`${url}/rules`);
        await page.locator('.tile-points').first().waitFor();
      } finally {
        other?.closeAllConnections();
        other?.close();
      }
      app = await startTestApp({ pages: BUILT, isPublic: true, port });
    });
  });
});
