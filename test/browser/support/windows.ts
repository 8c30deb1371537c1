import { chromium, type Browser, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const startBrowser = (executablePath: string): Promise<Browser> => chromium.launch({ executablePath, headless: true, args: FLAGS });

export interface WindowOptions {
  readonly width: number;
  readonly height: number;
  /** What this browser remembers, by the names of `store/settings.ts`. */
  readonly remembers?: Readonly<Record<string, unknown>>;
  /** Whether it takes a certificate that nobody vouches for. */
  readonly trusting?: boolean;
  /** What the device says of its user: a language such as `pl-PL`, and whether movement is to be avoided. */
  readonly locale?: string;
  readonly reducedMotion?: 'reduce' | 'no-preference';
}

/** A window with a memory of its own, as on another computer. What goes wrong in the page is thrown at the end of a test by `complaints`. */
export const openWindow = async (
  browser: Browser,
  { width, height, remembers = {}, trusting = false, ...device }: WindowOptions,
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height }, ignoreHTTPSErrors: trusting, ...device });
  const stored = Object.entries(remembers).map(([key, value]) => [`hexfall.${key}`, JSON.stringify(value)] as const);
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  const found: string[] = [];
  COMPLAINTS.set(page, found);
  page.on('pageerror', (error) => found.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return page;
};

const COMPLAINTS = new WeakMap<Page, string[]>();

/** Errors of a page and of its console so far. */
export const complaints = (page: Page): readonly string[] => COMPLAINTS.get(page) ?? [];
