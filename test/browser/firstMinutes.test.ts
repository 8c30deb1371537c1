// journey: two friends with new browsers come from the start page to their first tiles, and their clicks are counted.
import type { Page } from 'playwright-core';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { untilActing } from './support/hands.js';
import { probe } from './support/probe.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What it may take at most up to the click that says what becomes of the first tile. */
const MOST_CLICKS = { host: 6, guest: 5 };

/** Somebody who clicks, and never scrolls. */
class Visitor {
  clicks = 0;

  constructor(readonly page: Page) {}

  async click(selector: string, receiver?: string): Promise<void> {
    const before = await this.page.evaluate(() => scrollY);
    await clickOn(this.page, selector, receiver);
    expect(await this.page.evaluate(() => scrollY).catch(() => before)).toBe(before);
    this.clicks += 1;
  }

  async placeHq(hex: string): Promise<void> {
    await untilActing(this.page);
    await this.click(`.hex[data-hex="${hex}"]`, '.board-host');
    await this.click('[data-action="confirm"]');
  }

  /** Takes the first tile that was drawn, and sets it on a hex, or discards an instant. */
  async useTile(): Promise<void> {
    await untilActing(this.page);
    await this.click('.hand [data-tile]');
    const { legal } = await probe(this.page);
    const place = legal.find((intent) => intent.do === 'place');
    if (place?.do === 'place') await this.click(`.hex[data-hex="${place.at.join()}"]`, '.board-host');
    else await this.click('[data-action="discard"]');
  }
}

describeWith('chromium', 'the first minutes of two friends', (executable) => {
  const env = testEnvironment(executable);

  test.each([
    ['a desk', DESK, 'a phone', PHONE],
    ['a phone', PHONE, 'a desk', DESK],
  ] as const)(
    'lead from the start page to the first tiles in a few clicks: a host at %s, a guest at %s',
    async (_host, hosts, _guest, guests) => {
      const host = new Visitor(await openWindow(env.browser, hosts));
      await host.page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(env.url).origin });
      await host.page.goto(env.url);
      await host.click('[data-action="friend"]');
      await host.page.locator('.send-link').waitFor();
      await host.click('[data-action="copy-link"]');
      const link = await host.page.evaluate(() => navigator.clipboard.readText());
      expect(link).toBe(host.page.url());

      const guest = new Visitor(await openWindow(env.browser, guests));
      await guest.page.goto(link);
      expect(await guest.page.locator('.invitation').innerText()).toContain('Your friend invites you to a duel of Neuroshima Hex');
      await guest.click('.seat-form [type="submit"]');
      await Promise.all([host, guest].map(({ page }) => tableShown(page)));
      const armies = (await probe(host.page)).table!.players.map(({ army }) => army);
      expect(armies).toEqual(['borgo', 'moloch'] satisfies ArmyId[]);

      const { turn } = (await probe(host.page)).table!;
      const inOrder = turn.player === 0 ? [host, guest] : [guest, host];
      await inOrder[0]!.placeHq('0,2');
      await inOrder[1]!.placeHq('0,-2');
      await inOrder[0]!.useTile();
      expect(inOrder[0]!.clicks).toBeLessThanOrEqual(inOrder[0] === host ? MOST_CLICKS.host : MOST_CLICKS.guest);
      // The other one has two clicks ahead after the turn.
      expect({ host: host.clicks, guest: guest.clicks }).toEqual(turn.player === 0 ? { host: 6, guest: 3 } : { host: 4, guest: 5 });
      for (const { page } of [host, guest]) {
        expect(complaints(page)).toEqual([]);
        await page.context().close();
      }
    },
  );
});
