import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Language } from '@hexfall/shared/model/languages';
import { type Layout, nameOfLayout } from './layouts.js';
import { showLongest } from './longestTexts.js';
import { leave, remember, type Screen } from './Screen.js';
import { settled } from './settled.js';
import { complaints, openWindow } from './windows.js';

/** What the window remembers besides. */
const REMEMBERED = { language: 'en', motion: 'reduced', sound: false, name: 'Ala', filmSpeed: 0.5 } as const;

/** How small a layout is drawn that only its boxes are asked of: pixels take most of the time of a window without a graphics card. */
const SMALL = 0.1;

/** The pixel ratio of a window in which something is pressed. */
const COARSE = 0.5;

/** What is wrong with what a window shows, as sentences. */
export type Check = (page: Page) => Promise<readonly string[]>;

/** A window that takes the size, the pixel ratio and the language of many devices, one after another, and loads nothing again for that. */
export class LayoutWindow {
  readonly page: Page;
  readonly #session: CDPSession;
  #language: Language = REMEMBERED.language;
  #told = 0;
  #feigns = false;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  /** @param remembers what it remembers, by the names of `platform/settings.ts`. */
  static async open(browser: Browser, remembers: Readonly<Record<string, unknown>>): Promise<LayoutWindow> {
    const page = await openWindow(browser, { width: 1440, height: 900, remembers: { ...REMEMBERED, ...remembers }, prepare: showLongest });
    // Then boards are bare: to paint the ground of each size takes longer than to look at the screen.
    await page.emulateMedia({ contrast: 'more' });
    return new LayoutWindow(page, await page.context().newCDPSession(page));
  }

  /** Goes to a screen as on a device of that layout. */
  async show({ show, feigns = false }: Screen, url: string, layout: Layout): Promise<void> {
    this.#told = complaints(this.page).length;
    if (this.#feigns) await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    if (this.#feigns || this.page.url() === 'about:blank') await this.page.goto(`${url}/nowhere`);
    else await leave(this.page);
    this.#feigns = feigns;
    await this.hold(layout);
    await show(this.page, url);
  }

  /** Takes a layout in which things are to be pressed. */
  async hold(layout: Layout): Promise<void> {
    await this.#resize({ ...layout, ratio: COARSE }, 1);
    await this.#speak(layout.language);
    await settled(this.page);
  }

  /** What checks find wrong with what it shows in any of these layouts, and what has gone wrong in it since it went to the screen. */
  async faultsIn(layouts: readonly Layout[], ...checks: readonly Check[]): Promise<string[]> {
    const found: string[] = [];
    for (const layout of layouts) {
      await this.#resize(layout, SMALL);
      await this.#speak(layout.language);
      await settled(this.page);
      for (const check of checks) found.push(...(await check(this.page)).map((fault) => `${nameOfLayout(layout)}: ${fault}`));
    }
    const news = complaints(this.page).slice(this.#told);
    this.#told += news.length;
    // Chromium itself tells of pages and tables that there are none.
    return [...found, ...news.filter((text) => !text.includes('404'))];
  }

  /** What is wrong at each step of a walk from a screen on, which is taken in the first of these layouts. @param walk calls `look` at each step. */
  async faultsAlong(
    screen: Screen,
    url: string,
    walk: (page: Page, look: () => Promise<void>) => Promise<void>,
    layouts: readonly Layout[],
    check: Check,
  ): Promise<readonly string[]> {
    const found: string[] = [];
    const first = layouts[0]!;
    await this.show(screen, url, first);
    await walk(this.page, async () => {
      found.push(...(await this.faultsIn(layouts, check)));
      await this.hold(first);
    });
    return found;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  async #resize({ width, height, ratio }: Omit<Layout, 'language'>, scale: number): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: ratio, mobile: false, scale };
    await this.#session.send('Emulation.setDeviceMetricsOverride', metrics);
  }

  async #speak(language: Language): Promise<void> {
    if (language === this.#language) return;
    await remember(this.page, { language });
    await this.page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
    this.#language = language;
  }
}
