import { chromium, type Browser, type ConsoleMessage, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Takes certificates that nobody vouches for. Allowing them for a window only makes Chromium begin its requests again, and under load
 * it gave up a stylesheet (ERR_TOO_MANY_RETRIES).
 */
export const TRUSTING = ['--ignore-certificate-errors'] as const;

export const startBrowser = (executablePath: string, flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...flags] });

/** The pixel ratio of windows that nobody looks at: a machine without a graphics card draws a quarter of the pixels. */
const COARSE = 0.5;

/** Keeps WebGL from painting anything: without a graphics card that takes most of the time of a window. */
const paintNothing = (): void => {
  const methods = ['clear', 'drawArrays', 'drawArraysInstanced', 'drawElements', 'drawElementsInstanced', 'texImage2D', 'texSubImage2D'];
  for (const method of methods) Object.defineProperty(WebGL2RenderingContext.prototype, method, { value: () => undefined });
};

/** Whether it tells of a picture that the server puts off because the machine is busy: their thread gives way to everything else. */
const isPutOff = (message: ConsoleMessage): boolean =>
  /status of 503/.test(message.text()) && /\/(?:board\.svg|picture\.png)(?:\?|$)/.test(message.location().url);

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  /** What this browser remembers, by the names of `store/settings.ts`. */
  readonly remembers?: Readonly<Record<string, unknown>>;
  /** What the device says of its user: a language such as `pl-PL`, and whether movement is to be avoided. */
  readonly locale?: string;
  /** Device pixels for each CSS pixel: 1 on most desktops, 2 or 3 on phones and tablets; `COARSE` if left out. */
  readonly deviceScaleFactor?: number;
  readonly reducedMotion?: 'reduce' | 'no-preference';
  /** Whether there are fingers; tapping needs it. */
  readonly hasTouch?: boolean;
  /** Whether the page may register its service worker; blocked if left out. */
  readonly serviceWorkers?: 'allow' | 'block';
  /** Whether the board is painted, for tests that look at it. Everything else of the page is the same without. */
  readonly paints?: boolean;
  /** What is done with the window before it opens anything. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A window with a memory of its own, as on another computer. What goes wrong in the page is thrown at the end of a test by `complaints`. */
export const openWindow = async (
  browser: Browser,
  { width, height, remembers = {}, paints = false, prepare, ...device }: WindowOptions,
): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: COARSE,
    serviceWorkers: 'block',
    ...device,
  });
  if (!paints) await context.addInitScript(paintNothing);
  const stored = Object.entries(remembers).map(([key, value]) => [`hexfall.${key}`, JSON.stringify(value)] as const);
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  await prepare?.(page);
  const found: string[] = [];
  COMPLAINTS.set(page, found);
  page.on('pageerror', (error) => found.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isPutOff(message)) found.push(message.text());
  });
  return page;
};

const COMPLAINTS = new WeakMap<Page, string[]>();

/** Errors of a page and of its console so far. */
export const complaints = (page: Page): readonly string[] => COMPLAINTS.get(page) ?? [];
