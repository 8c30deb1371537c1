import type { Page } from 'playwright-core';
import type { Hex } from '@hexfall/shared/hex/cells';
import { describeWith } from '../support/programs.js';
import { eventually } from './support/eventually.js';
import { keepShown, pressLong } from './support/patience.js';
import { battleOnCommandLine, clickHex, fightOut, openPosition, openSandbox, passedOn, putTile, takeTool } from './support/sandbox.js';
import { settled } from './support/settled.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 640 };
const MINUTE = 60_000;

const unitAt = async (page: Page, [q, r]: Hex) => (await passedOn(page)).position.units.find(({ at }) => at[0] === q && at[1] === r);

/** Visible keys that are too small for a finger. */
const smallKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.sandbox button:not(.hex), .sandbox a')].flatMap((key) => {
      const { width, height } = key.getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5) ? [`${key.outerHTML.slice(0, 80)} ${width}×${height}`] : [];
    }),
  );

describeWith('chromium', 'the sandbox', (executable) => {
  const env = testEnvironment(executable);
  const pages: Page[] = [];

  afterEach(async () => {
    for (const page of pages.splice(0)) {
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    }
  });

  const opened = async (page: Promise<Page>): Promise<Page> => {
    pages.push(await page);
    return page;
  };

  test(
    'copies the link to a position at one press',
    async () => {
      const page = await opened(openSandbox(env.browser, env.url, { ...DESK, prepare: keepShown }));
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await putTile(page, 0, 'outpost/runner', [0, 0]);
      await page.locator('[data-action="copy-link"]').click();
      await page.locator('.notice', { hasText: 'Link copied' }).waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const { position } = await passedOn(page);
      const second = await opened(openPosition(env.browser, link, DESK));
      expect((await passedOn(second)).position).toEqual(position);
    },
    3 * MINUTE,
  );

  test.each([DESK, PHONE])(
    'fights a position built by clicks as the command line does, and its link leads to it ($width×$height)',
    async (size) => {
      const page = await opened(openSandbox(env.browser, env.url, size));
      await putTile(page, 0, 'outpost/runner', [0, 0]);
      await putTile(page, 0, 'outpost/medic', [-1, 0]);
      await putTile(page, 1, 'moloch/blocker', [0, -1]);
      await page.locator('[data-action="wound-more"]').click();
      await putTile(page, 1, 'moloch/clown', [0, 1]);
      await page.locator('[data-action="turn-right"]').click();
      await page.locator('[data-seat="1"] [data-action="life-less"]').click();
      await page.locator('[data-action="let-go"]').click();
      const { link, position } = await passedOn(page);
      expect(position.units).toHaveLength(6);
      expect(position.units).toContainEqual({ army: 'moloch', tile: 'blocker', at: [0, -1], rot: 0, wounds: 1 });
      expect(position.units).toContainEqual({ army: 'moloch', tile: 'clown', at: [0, 1], rot: 1 });
      expect(position.players[1]?.hq).toBe(19);

      const answers = await fightOut(page);
      expect(answers.length).toBeGreaterThan(0);
      await page.locator('.desk [data-action="keep"]').click();
      const fought = battleOnCommandLine(position, answers);
      expect(fought.done).toBe(true);
      expect((await passedOn(page)).position).toEqual(fought.position);

      const second = await opened(openPosition(env.browser, link, size));
      expect((await passedOn(second)).position).toEqual(position);
    },
    4 * MINUTE,
  );

  test(
    'goes back to the position from before the battle, and step by step to the beginning',
    async () => {
      const page = await opened(openSandbox(env.browser, env.url, DESK));
      const beginning = (await passedOn(page)).position;
      await putTile(page, 0, 'outpost/runner', [0, 0]);
      await putTile(page, 1, 'moloch/hunter-killer', [0, -1]);
      await page.locator('[data-action="let-go"]').click();
      const { position } = await passedOn(page);
      await fightOut(page);
      await page.locator('.desk [data-action="back"]').click();
      expect((await passedOn(page)).position).toEqual(position);
      for (let steps = 0; steps < 2; steps++) await page.locator('[data-action="undo"]').click();
      expect((await passedOn(page)).position).toEqual(beginning);
      await page.locator('[data-action="redo"]').click();
      expect((await passedOn(page)).position.units).toHaveLength(3);
    },
    3 * MINUTE,
  );

  test(
    'is worked by keys alone',
    async () => {
      const page = await opened(openSandbox(env.browser, env.url, DESK));
      await page.locator('[data-tile="outpost/runner"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('.hex[tabindex="0"]').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('e');
      expect(await unitAt(page, [0, 1])).toEqual({ army: 'outpost', tile: 'runner', at: [0, 1], rot: 1 });
      await page.locator('[data-hex="0,1"]').focus();
      await page.keyboard.press('Delete');
      expect(await unitAt(page, [0, 1])).toBeUndefined();
      await page.keyboard.press('Control+z');
      expect(await unitAt(page, [0, 1])).toBeDefined();
      await page.keyboard.press('Control+y');
      expect(await unitAt(page, [0, 1])).toBeUndefined();
    },
    3 * MINUTE,
  );

  test(
    'turns a unit that is dragged to an edge of its hex, and moves one that is dragged beyond',
    async () => {
      const page = await opened(openSandbox(env.browser, env.url, { ...DESK, prepare: pressLong }));
      await putTile(page, 0, 'outpost/runner', [0, 0]);
      await settled(page);
      const box = await page.locator('[data-hex="0,0"]').boundingBox();
      if (!box) throw new Error('no hex in the middle');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const drag = async (dx: number, dy: number): Promise<void> => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + dx, y + dy, { steps: 6 });
        await page.mouse.up();
      };
      await drag(0, box.height * 0.4);
      expect((await unitAt(page, [0, 0]))?.rot).toBe(3);
      await drag(0, box.height);
      expect(await unitAt(page, [0, 1])).toMatchObject({ tile: 'runner', rot: 3 });
    },
    3 * MINUTE,
  );

  test.each([DESK, PHONE])(
    'L1: paints terrain with a turret and prizes on it, by keys too, and fights on it ($width×$height)',
    async (size) => {
      const page = await opened(openSandbox(env.browser, env.url, size));
      await page.locator('[data-action="switch-palette"]').click();
      await eventually(async () => expect(await page.locator('.hex').count()).toBe(37));
      await takeTool(page, 'bunker');
      await page.locator('[data-feature="fortress"]').click();
      await clickHex(page, [0, 0]);
      await clickHex(page, [0, 1]);
      await takeTool(page, 'machine-gun');
      await clickHex(page, [0, 0]);
      await page.locator('[data-action="turn-right"]').click();
      await takeTool(page, 'warehouse');
      await clickHex(page, [3, 0]);
      await takeTool(page, 'accelerator');
      await clickHex(page, [3, 0]);
      await page.locator('[data-action="lock-more"]').click();
      await settled(page);
      expect(await smallKeys(page)).toEqual([]);
      await page.locator('[data-tool="water"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('.hex[tabindex="0"]').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+z');
      await page.locator('[data-action="let-go"]').click();
      await page.locator('[data-action="switch-palette"]').click();
      await eventually(async () => expect(await page.locator('.hex').count()).toBe(20));
      await putTile(page, 0, 'outpost/runner', [0, 1]);
      const { position } = await passedOn(page);
      expect(position.terrain).toEqual([
        { type: 'bunker', features: ['fortress'], hexes: [[0, 0], [0, 1]] }, // prettier-ignore
        {
          type: 'warehouse',
          features: [],
          hexes: [[3, 0]],
          prizes: [{ at: [3, 0], opens: 3, wounds: 0, markers: ['accelerator'] }],
        },
      ]);
      expect(position.turrets).toEqual([{ at: [0, 0], rot: 1, initiative: [2], ranged: { 0: 1 }, spares: [] }]);
      expect(position.units).toContainEqual({ army: 'outpost', tile: 'runner', at: [0, 1], rot: 1 });
      await page.locator('[data-action="let-go"]').click();
      await fightOut(page);
    },
    3 * MINUTE,
  );

  test(
    'says what is wrong with a pasted text, and opens one that is right as a step to be undone',
    async () => {
      const page = await opened(openSandbox(env.browser, env.url, DESK));
      const { position } = await passedOn(page);
      const paste = async (text: string): Promise<void> => {
        if ((await page.locator('dialog').count()) === 0) await page.locator('[data-action="pass"]').click();
        await page.locator('textarea[name="position"]').fill(text);
        await page.locator('[data-action="open"]').click();
      };
      await paste('{ "format": 1');
      await page.locator('.problem', { hasText: 'neither a link to a position nor JSON' }).waitFor();
      await paste(JSON.stringify({ ...position, players: [{ army: 'outpost' }, { army: 'nobody' }] }));
      await page.locator('.problem', { hasText: '/players/1/army' }).waitFor();
      await paste(
        JSON.stringify({
          ...position,
          players: [
            { army: 'outpost', hq: 3 },
            { army: 'moloch', hq: 20 },
          ],
        }),
      );
      await page.locator('dialog').waitFor({ state: 'detached' });
      await eventually(async () => expect(await page.locator('[data-seat="0"] output').textContent()).toBe('3'));
      await page.locator('[data-action="undo"]').click();
      expect((await passedOn(page)).position).toEqual(position);
    },
    3 * MINUTE,
  );

  test(
    'says that a link is damaged',
    async () => {
      const page = await opened(openWindow(env.browser, { ...DESK, prepare: keepShown }));
      await page.goto(`${env.url}/sandbox#p=broken`);
      await page.locator('.notice', { hasText: 'damaged' }).waitFor();
    },
    3 * MINUTE,
  );

  test(
    'lets a position be played on with the tiles that are left',
    async () => {
      const page = await opened(openSandbox(env.browser, env.url, DESK));
      await page.locator('[data-action="play"]').click();
      await eventually(async () => expect(await page.locator('.hand-tile').count()).toBe(3));
      await page.locator('.hand-tile').first().click();
      await page.locator('[data-action="discard"]').click();
      await page.locator('[data-action="end-turn"]').click();
      await page.locator('.todo-army', { hasText: 'Moloch' }).waitFor();
      await page.locator('.top-bar [data-action="back"]').click();
      await page.locator('.palette').waitFor();
    },
    3 * MINUTE,
  );

  test(
    'has four armies on the large board within a small phone, with keys for fingers',
    async () => {
      const page = await opened(openSandbox(env.browser, env.url, PHONE));
      await page.locator('[data-action="setup"]').click();
      await page.locator('.choice:has(input[value="team"])').click();
      await page.locator('.choice:has(input[value="expanded"])').click();
      await page.locator('dialog [data-action="done"]').click();
      await eventually(async () => expect(await page.locator('.hex').count()).toBe(37));
      await putTile(page, 3, 'hegemony/ganger', [3, 0]);
      await clickHex(page, [3, 0]);
      await settled(page);
      expect(await smallKeys(page)).toEqual([]);
      const size = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
      expect(size).toEqual([PHONE.width, PHONE.height]);
    },
    3 * MINUTE,
  );
});
