import type { Page } from 'playwright-core';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { noticeComes } from './support/notices.js';
import { openSettings } from './support/openSettings.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow, type WindowOptions } from './support/windows.js';

const MINUTE = 60_000;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** What the page has done with the device. */
interface Device {
  readonly started: number[];
  readonly oscillators: number;
  readonly shaken: number[][];
}

declare global {
  interface Window {
    device: { started: number[]; oscillators: number; shaken: number[][] };
  }
}

/** Notes which buffers are played, how many oscillators run, and how the device shakes, on a device with fingers. */
const watchDevice = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.device = { started: [], oscillators: 0, shaken: [] };
    const { start } = AudioBufferSourceNode.prototype;
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, ...when) {
      window.device.started.push(this.buffer?.duration ?? 0);
      start.apply(this, when);
    };
    const { start: startTone, stop: stopTone } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode) {
      window.device.oscillators += 1;
      startTone.call(this);
    };
    OscillatorNode.prototype.stop = function (this: OscillatorNode, when) {
      window.device.oscillators -= 1;
      stopTone.call(this, when);
    };
    navigator.vibrate = (pattern) => {
      window.device.shaken.push([pattern].flat() as number[]);
      return true;
    };
    const original = window.matchMedia.bind(window);
    window.matchMedia = (query) => original(query === '(pointer: coarse)' ? 'all' : query);
  });

const deviceOf = (page: Page): Promise<Device> => page.evaluate(() => window.device);
const keptAs = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(`hexfall.${name}`) ?? 'null') as unknown, key);

describeWith('chromium', 'what is heard and felt', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  const pages: Page[] = [];

  afterEach(async () => {
    for (const page of pages.splice(0)) {
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    }
  });

  const atTable = async (options: WindowOptions): Promise<Page> => {
    const page = await openWindow(env.browser, { ...options, remembers: { ...HELD_SEATS, film: 'skip', ...options.remembers } });
    pages.push(page);
    await watchDevice(page);
    await page.goto(`${env.url}/t/${codeOf('turn')}`);
    await tableShown(page);
    return page;
  };

  test(
    'volumes are kept, the ambience is off until it is wanted and rests while nobody looks, and M mutes all',
    async () => {
      const page = await atTable(DESK);
      await openSettings(page);
      expect(await page.locator('input[name="ambience"]').isChecked()).toBe(false);
      expect(await page.locator('input[name="ambience-volume"]').count()).toBe(0);
      expect((await deviceOf(page)).oscillators).toBe(0);
      await page.locator('input[name="volume"]').fill('0.3');
      await page.locator('input[name="game-volume"]').fill('0.55');
      await page.locator('.choice:has(input[name="ambience"])').click();
      await page.locator('input[name="ambience-volume"]').fill('0.2');
      await eventually(async () => expect((await deviceOf(page)).oscillators).toBeGreaterThan(4));
      await page.reload();
      await tableShown(page);
      await openSettings(page);
      expect(await page.locator('input[name="volume"]').inputValue()).toBe('0.3');
      expect(await page.locator('input[name="game-volume"]').inputValue()).toBe('0.55');
      expect(await page.locator('input[name="ambience-volume"]').inputValue()).toBe('0.2');
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });

      await eventually(async () => expect((await deviceOf(page)).oscillators).toBeGreaterThan(4));
      const hide = (isHidden: boolean): Promise<void> =>
        page.evaluate((hidden) => {
          Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, isHidden);
      await hide(true);
      await eventually(async () => expect((await deviceOf(page)).oscillators).toBe(0));
      await hide(false);
      await eventually(async () => expect((await deviceOf(page)).oscillators).toBeGreaterThan(4));

      await Promise.all([noticeComes(page, /Sound is off\./), page.keyboard.press('m')]);
      await eventually(async () => expect((await deviceOf(page)).oscillators).toBe(0));
      expect(await keptAs(page, 'sound')).toBe(false);
      await Promise.all([noticeComes(page, /Sound is on\./), page.keyboard.press('m')]);
      expect(await keptAs(page, 'sound')).toBe(true);
    },
    3 * MINUTE,
  );

  test(
    'a refused action is heard and felt; nothing shakes where movement is avoided, unless it is wanted',
    async () => {
      const page = await atTable({ ...PHONE, reducedMotion: 'no-preference' });
      const refuse = async (on: Page): Promise<void> => {
        await on.keyboard.press('m');
        await on.keyboard.press('m');
        const before = (await deviceOf(on)).started.length;
        await eventually(async () => {
          await on.keyboard.press('u');
          await on.locator('.notice[data-bad="true"]').waitFor({ timeout: 2000 });
          expect((await deviceOf(on)).started.length).toBeGreaterThan(before);
        });
      };
      await refuse(page);
      expect((await deviceOf(page)).shaken).toContainEqual([25, 40, 25]);

      const calm = await atTable({ ...PHONE, reducedMotion: 'reduce' });
      await refuse(calm);
      expect((await deviceOf(calm)).shaken).toEqual([]);
      await openSettings(calm);
      expect(await calm.locator('input[name="vibration"]').isChecked()).toBe(false);
      await calm.locator('.choice:has(input[name="vibration"])').click();
      await calm.keyboard.press('Escape');
      await refuse(calm);
      expect((await deviceOf(calm)).shaken).toContainEqual([25, 40, 25]);
    },
    3 * MINUTE,
  );
});
