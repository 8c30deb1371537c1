import type { Page } from 'playwright-core';
import type { Intent } from '@hexfall/shared/model/intent';
import { type HandledWindow, type Hands, keyboardHands, useHands } from '../../support/hands.js';
import { clickOn } from './clickOn.js';
import { tabTo } from './focus.js';
import { seqOf } from './probe.js';

/** A window of a browser. */
class BrowserWindow implements HandledWindow {
  constructor(readonly page: Page) {}

  held() {
    return this.page.evaluate(() => {
      const { table, me, selection } = window.hexfall!;
      const source = selection?.source;
      return { hand: table?.players[me ?? 0]?.hand ?? [], taken: source?.kind === 'tile' ? source.tile : null };
    });
  }

  ready() {
    return this.page.evaluate(() => window.hexfall!.ready);
  }

  table() {
    return this.page.evaluate(() => window.hexfall!.table!);
  }

  seq() {
    return seqOf(this.page);
  }

  focusedHex() {
    return this.page.evaluate(() => document.activeElement?.getAttribute('data-hex') ?? null);
  }

  async has(selector: string) {
    return (await this.page.locator(selector).count()) > 0;
  }

  untilAsked(question: string, seq: number) {
    return this.page.waitForFunction(([wanted, before]) => document.querySelector(wanted) !== null || window.hexfall!.seq > before, [
      question,
      seq,
    ] as const);
  }

  untilActing() {
    return untilActing(this.page);
  }

  press(key: string) {
    return this.page.keyboard.press(key);
  }
}

/** Waits until the player of a page may do something: the other pages of a table may show it before this one does. */
export const untilActing = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (window.hexfall?.legal.length ?? 0) > 0);
};

const POINTER: Hands<BrowserWindow> = {
  press: ({ page }, selector) => clickOn(page, selector),
  point: ({ page }, hex) => clickOn(page, `[data-hex="${hex.join(',')}"]`, '.board-host'),
  take: ({ page }, key) => clickOn(page, `.hand [data-tile="${key}"]`),
};

const KEYBOARD: Hands<BrowserWindow> = keyboardHands(({ page }, selector) => tabTo(page, selector));

/** Does what an intent says, in a window where that is possible. */
export type CarryOut = (page: Page, intent: Intent) => Promise<void>;

/** Does what an intent says by clicking on tiles, hexes and buttons. */
export const carryOut: CarryOut = (page, intent) => useHands(new BrowserWindow(page), intent, POINTER);

/** Does what an intent says with nothing but keys. */
export const carryOutByKeys: CarryOut = (page, intent) => useHands(new BrowserWindow(page), intent, KEYBOARD);
