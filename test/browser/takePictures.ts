import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { ARMIES } from '@hexfall/shared/content/catalog';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { findProgram, installHint } from '../support/programs.js';
import { HELD_SEATS, prepareTables } from './support/preparedTables.js';
import type { Screen } from './support/Screen.js';
import { SCREENS } from './support/screens.js';
import { startServer } from './support/server.js';
import { openWindow, startBrowser } from './support/windows.js';

/** A picture (PNG) as a JPEG, made as wide as it will be shown. The browser scales it as finely as it can. */
const smallPicture = async (browser: Browser, picture: Buffer, width: number): Promise<Buffer> => {
  const context = await browser.newContext({ viewport: { width, height: 100 } });
  const page = await context.newPage();
  await page.setContent(
    `<body style="margin:0"><img style="display:block;width:${width}px" src="data:image/png;base64,${picture.toString('base64')}">`,
  );
  await page.evaluate(() => document.images[0]?.decode());
  const small = await page.locator('img').screenshot({ type: 'jpeg', quality: 82 });
  await context.close();
  return small;
};

/*
 * Run by `npm run screens`: takes the pictures of docs/screens.md, the tiles and the picture of the README, and writes docs/screens.md.
 * With a folder: takes every screen in every size, or in those named after it, and writes a page there that shows them; nothing of it
 * belongs into the repository.
 */

const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));
const [asked, ...sizes] = process.argv.slice(2);
const folder = asked ?? join(DOCS, 'images/screens');

/** The screens docs/screens.md shows, by their names in `support/screens.ts`. */
const SHOWN: readonly string[] = [
  'start',
  'start: at one device',
  'start: a game against the computer',
  'lesson',
  'coached game',
  'puzzle',
  'sandbox',
  'lobby',
  'table: a tile is being placed',
  'table: what a battle would bring',
  'table: a battle',
  'table: result',
  'table: review of the match',
  'table: two teams',
];
const unknown = SHOWN.filter((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown.length > 0) throw new Error(`no screens: ${unknown.join(', ')}`);
const screens = asked === undefined ? SCREENS.filter(({ name }) => SHOWN.includes(name)) : SCREENS;

const SIZES = {
  desk: { width: 1440, height: 900, ratio: 1, language: 'en', shownAs: 480 },
  tablet: { width: 768, height: 1024, ratio: 2, language: 'pl', shownAs: 300 },
  phone: { width: 360, height: 640, ratio: 3, language: 'pl', shownAs: 360 },
  /** A desk of 1280 × 1024 with everything enlarged to 400 %. */
  zoomed: { width: 320, height: 256, ratio: 1, language: 'en', shownAs: 320 },
  narrow: { width: 320, height: 640, ratio: 1, language: 'en', shownAs: 320 },
  low: { width: 640, height: 400, ratio: 1, language: 'en', shownAs: 640 },
  side: { width: 844, height: 390, ratio: 1, language: 'en', shownAs: 844 },
} as const;
type Size = keyof typeof SIZES;
const ALL = Object.keys(SIZES) as Size[];
const unknownSizes = sizes.filter((name) => !ALL.some((size) => size === name));
if (unknownSizes.length > 0) throw new Error(`no sizes: ${unknownSizes.join(', ')}; there are ${ALL.join(', ')}`);
const NAMES: readonly Size[] = asked === undefined ? ['desk', 'phone'] : ALL.filter((size) => sizes.length === 0 || sizes.includes(size));

/** The picture at the top of the README. */
const BOARD = { name: 'table: a battle', file: join(DOCS, 'images/board.jpg'), shownAs: 960 };

const slug = (name: string): string => name.replace(/[^a-z]+/g, '-').replace(/-$/, '');

const sheetOf = (name: string): string => `tiles-${name}.jpg`;

const fileOf = (name: string, size: Size): string => `${slug(name)}-${size}.jpg`;

/** The tiles of the armies, and what the ground is made of: taken of one element each, in a window in which all of it fits. */
const SHEETS = { width: 1000, height: 2600, ratio: 1.5, shownAs: 800 } as const;
const TERRAIN = 'terrain';
const SHEETS_SHOWN: readonly (readonly [name: string, alt: string])[] = [
  ...ARMY_IDS.map((army) => [army, `the tiles of ${ARMIES[army].name}`] as const),
  [TERRAIN, 'terrain, turrets and prizes'],
];

/** Lets what comes in on the screen arrive, and the board be drawn. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
};

const takeAll = async (browser: Browser, url: string, size: Size): Promise<void> => {
  const { width, height, ratio, language, shownAs } = SIZES[size];
  const remembers = { ...HELD_SEATS, language, motion: 'reduced', sound: false, name: 'Ala', filmSpeed: 0.5 };
  const page = await openWindow(browser, { width, height, deviceScaleFactor: ratio, remembers, paints: true });
  // The loader of this script names functions by a function of its own, which pages do not have.
  await page.addInitScript('globalThis.__name = (it) => it');
  for (const { name, show } of screens) {
    // Each one is loaded anew, with what the server says.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(`${url}/nowhere`);
    await show(page, url);
    await settle(page);
    const picture = await page.screenshot();
    writeFileSync(join(folder, fileOf(name, size)), await smallPicture(browser, picture, shownAs));
    if (asked === undefined && size === 'desk' && name === BOARD.name)
      writeFileSync(BOARD.file, await smallPicture(browser, picture, BOARD.shownAs));
    console.log(`${name}, ${size}`);
  }
  await page.context().close();
};

const takeSheets = async (browser: Browser, url: string): Promise<void> => {
  const { width, height, ratio, shownAs } = SHEETS;
  const page = await openWindow(browser, {
    width,
    height,
    deviceScaleFactor: ratio,
    remembers: { language: 'en', motion: 'reduced' },
    paints: true,
  });
  const take = async (name: string, selector: string): Promise<void> => {
    await settle(page);
    writeFileSync(join(folder, sheetOf(name)), await smallPicture(browser, await page.locator(selector).screenshot(), shownAs));
    console.log(`tiles: ${name}`);
  };
  for (const army of ARMY_IDS) {
    await page.goto(url);
    await page.locator('[data-action="friend"]').click();
    // The proposed army is taken.
    if (army === 'borgo') await page.locator('.own-seat .place-army:has(input[value="moloch"])').click();
    await page.locator('.beside > summary').click();
    await page.locator(`.beside .place-army:has(input[value="${army}"])`).click();
    await page.locator('.beside [data-action="army-sheet"]').click();
    await page.locator('dialog[open]').evaluate((dialog) => (dialog.style.maxHeight = 'none'));
    await take(army, 'dialog[open] .army-sheet');
  }
  await page.setViewportSize({ width: 1600, height: 1200 });
  await page.goto(`${url}/sandbox`);
  await page.locator('[data-action="switch-palette"]').click();
  await take(TERRAIN, '.palette');
  await page.context().close();
};

/** Where the page finds the pictures. */
const PICTURES = asked === undefined ? 'images/screens/' : '';

const picture = (name: string, size: Size): string =>
  `<img src="${PICTURES}${fileOf(name, size)}" alt="${name}, on a ${size}" height="300" />`;

const section = ({ name }: Screen): string =>
  `## ${name[0]!.toUpperCase()}${name.slice(1)}\n\n${NAMES.map((size) => picture(name, size)).join(' ')}\n`;

const INTRODUCTION =
  asked === undefined
    ? `Some screens of the page, on a desk (1440 × 900, in English) and a phone (360 × 640, pixel ratio 3, in Polish).
\`npm run screens\` retakes the pictures and writes this page; \`npm run screens -- FOLDER\` takes all screens of \`test/browser/support/screens.ts\` into a folder, also on a tablet and in four small windows, or in the sizes named after it.`
    : `Every screen of the page. ${NAMES.map((size) => `${size}: ${SIZES[size].width} × ${SIZES[size].height}, pixel ratio ${SIZES[size].ratio}`).join('; ')}.`;

const PAGE = `# Screens

${INTRODUCTION}

${screens.map(section).join('\n')}
## Tiles

The tiles of every army as its sheet shows them, and what the sandbox offers to build the ground from.

${SHEETS_SHOWN.map(([name, alt]) => `<img src="${PICTURES}${sheetOf(name)}" alt="${alt}" width="400" />`).join('\n')}
`;

/** Ends with the reason in one line if there is no Chromium. */
const chromium = (): string => {
  try {
    const found = findProgram('chromium');
    if (found !== null) return found;
    console.error(`Pictures are taken with Chromium, which is missing: ${installHint('chromium')}.`);
  } catch (error) {
    console.error((error as Error).message);
  }
  process.exit(1);
};

const executable = chromium();
mkdirSync(folder, { recursive: true });
const browser = await startBrowser(executable);

/** Takes pictures of a server of their own, which is stopped whatever happens. */
const onServer = async (prepare: Parameters<typeof startServer>[0], take: (url: string) => Promise<void>): Promise<void> => {
  const server = await startServer(prepare);
  try {
    await take(server.url);
  } finally {
    await server.stop();
  }
};

try {
  for (const size of NAMES) await onServer(prepareTables, (url) => takeAll(browser, url, size));
  await onServer(undefined, (url) => takeSheets(browser, url));
} finally {
  await browser.close();
}
writeFileSync(asked === undefined ? join(DOCS, 'screens.md') : join(folder, 'screens.md'), PAGE);
