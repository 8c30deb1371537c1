import type { Page } from 'playwright-core';
import type { Moment } from '@hexfall/shared/model/moment';
import type { GameState } from '@hexfall/shared/model/state';
import { parseRecord } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { step } from '@hexfall/shared/rules/step';
import { Page as Connection } from '../server/support/Page.js';
import { openTable } from '../server/support/table.js';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { settled } from './support/settled.js';
import { smallTargets } from './support/targets.js';
import { testEnvironment } from './support/testEnvironment.js';
import { TestWindows } from './support/TestWindows.js';
import { complaints, openWindow, type WindowOptions } from './support/windows.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced', language: 'en' };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, hasTouch: true };
const SIZES = [DESK, PHONE, { width: 360, height: 640 }, { width: 667, height: 375 }] as const;

const press = (page: Page, action: string): Promise<void> => page.locator(`[data-action="${action}"]`).first().click();

const momentIs = (page: Page, wanted: RegExp): Promise<unknown> =>
  page.waitForFunction(([source]) => new RegExp(source).test(document.querySelector('.moment')?.textContent ?? ''), [
    wanted.source,
  ] as const);

const says = (page: Page, text: string): Promise<void> => page.locator('.study-leader', { hasText: text }).waitFor();

const drawings = (page: Page): Promise<string[]> => page.locator('[data-part="drawings"] li').allTextContents();

const drawn = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelectorAll('[data-part="drawings"] li').length === wanted, count);

/** The middle of a hex, once the board has made room for the tools. */
const middleOf = async (page: Page, hex: string): Promise<readonly [number, number]> => {
  await page.locator('.study-tools').waitFor();
  await settled(page);
  const box = (await page.locator(`[data-hex="${hex}"]`).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Draws a finger from a hex to another. */
const swipe = async (page: Page, from: string, to: string): Promise<void> => {
  const [[x, y], [u, v]] = [await middleOf(page, from), await middleOf(page, to)];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (const part of [0.25, 0.5, 0.75, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x + (u - x) * part, y: y + (v - y) * part }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
};

/** Presses on a hex and lets go on another. */
const drag = async (page: Page, from: string, to: string): Promise<void> => {
  const [[x, y], [u, v]] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + u) / 2, (y + v) / 2, { steps: 3 });
  await page.mouse.move(u, v, { steps: 3 });
  await page.mouse.up();
};

const named = ({ turn, step: place }: Moment): RegExp => new RegExp(`^Turn ${turn} .* step ${place} of`);

/** What lies outside the window, or below what is there. */
const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['.study', '.study-row', '.board-host', '.study-tools', '.match-replay', '.match-replay-controls'].filter((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box || box.height === 0) return false;
      return box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
    }),
  );

describeWith('chromium', 'reviewing together', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  const windows = new TestWindows();

  const open = async (size: WindowOptions, remembers: object, search: string): Promise<Page> => {
    const page = await openWindow(env.browser, { ...size, remembers: { ...CALM, ...remembers } });
    windows.add(page);
    await page.goto(`${env.url}/t/${codeOf('over')}${search}`);
    await page.locator('.match-replay').waitFor();
    return page;
  };

  /** The moments before and after the intent that begins the first battle. */
  const firstBattle = async (): Promise<readonly [Moment, Moment]> => {
    const read = parseRecord(await (await fetch(`${env.url}/api/matches/${codeOf('over')}/record`)).json());
    if (!read.ok) throw new Error(read.error.message);
    const created = createMatch(read.value.setup);
    if (!created.ok) throw new Error(created.error.message);
    let [state, moment]: [GameState, Moment] = [created.value, { turn: 0, step: 0 }];
    for (const { player, intent } of read.value.intents) {
      const played = step(state, player, intent);
      if (!played.ok) throw new Error(played.error.message);
      const { table } = played.value.state;
      const turn = table.turn.phase === 'setup' ? 0 : table.turn.number;
      const next = turn === moment.turn ? { turn, step: moment.step + 1 } : { turn, step: 0 };
      if (played.value.events.some(({ type }) => type === 'battle-started')) return [moment, next];
      [state, moment] = [played.value.state, next];
    }
    throw new Error('the match has no battle');
  };

  /** Ala, who has played the match and leads, and Zoe, who watches and has come by the link. */
  const together = async (search = '?turn=4&step=0', zoes: object = {}): Promise<readonly [Page, Page]> => {
    const ala = await open(DESK, { ...HELD_SEATS, name: 'Ala' }, search);
    await press(ala, 'match-together');
    await says(ala, 'You lead');
    await ala.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: env.url });
    await press(ala, 'copy-moment');
    await ala.locator('[data-action="copy-moment"]', { hasText: 'Copied' }).waitFor();
    const link = await ala.evaluate(() => navigator.clipboard.readText());
    const zoe = await open(PHONE, { name: 'Zoe', ...zoes }, new URL(link).search);
    await says(zoe, 'You follow Ala');
    return [ala, zoe];
  };

  // The next test begins with nobody in the lead.
  afterEach(async () => {
    const keys = HELD_SEATS.seats[codeOf('over')]!;
    await openTable(env.url, codeOf('over'));
    const page = await Connection.join(env.url, codeOf('over'), keys);
    await page.get('study', { act: { do: 'attend', client: page.client, follows: false } });
    await page.get('study', { act: { do: 'lead', moment: { turn: 0, step: 0 } } });
    await page.get('study', { act: { do: 'yield', to: null } });
    await page.leave();
  });

  test('one leads, the other follows, looks around and comes back', async () => {
    const [ala, zoe] = await together();
    await momentIs(zoe, /^Turn 4 .* step 0 of/);
    await press(ala, 'match-forward');
    await momentIs(zoe, /^Turn 4 .* step 1 of/);
    await press(ala, 'match-turn-forward');
    await momentIs(zoe, /^Turn 5 .* step 0 of/);
    // Zoe goes elsewhere, and stays there.
    await press(zoe, 'match-turn-back');
    await zoe.locator('[data-action="study-back"]', { hasText: 'Back to Ala' }).waitFor();
    await press(ala, 'match-turn-forward');
    await momentIs(ala, /^Turn 6 /);
    await momentIs(zoe, /^Turn 4 /);
    await press(zoe, 'study-back');
    await momentIs(zoe, /^Turn 6 /);
    await press(ala, 'match-forward');
    await momentIs(zoe, /^Turn 6 .* step 1 of/);
    await press(zoe, 'study-look');
    await press(ala, 'match-forward');
    await momentIs(ala, /^Turn 6 .* step 2 of/);
    await momentIs(zoe, /^Turn 6 .* step 1 of/);
  });

  test('who is here can be seen; the lead is handed over, and given up', async () => {
    const [ala, zoe] = await together();
    await press(ala, 'study-people');
    await ala.locator('.attendee', { hasText: 'Zoe' }).locator('[data-action="hand-over"]').click();
    await says(zoe, 'You lead');
    await ala.keyboard.press('Escape');
    await says(ala, 'You follow Zoe');
    await zoe.locator('[data-action="match-back"]').tap();
    await momentIs(ala, /^Turn 3 /);
    await press(zoe, 'study-people');
    await eventually(async () => expect(await zoe.locator('.attendee').allInnerTexts()).toHaveLength(2));
    expect(await violations(zoe)).toEqual([]);
    // A player takes the lead from a spectator, and gives it up.
    await press(ala, 'study-people');
    await press(ala, 'take-lead');
    await press(ala, 'yield');
    await ala.keyboard.press('Escape');
    await says(zoe, 'Nobody leads');
    await zoe.keyboard.press('Escape');
    await ala.locator('[data-action="study-lead"]').click();
    await says(zoe, 'You follow Ala');
    await ala.goto(env.url);
    await zoe.locator('.study-people', { hasText: '1' }).waitFor();
  });

  test('who follows sees a battle begin as the leader does; both do all that by keys', async () => {
    const [before, after] = await firstBattle();
    const [ala, zoe] = await together(`?turn=${before.turn}&step=${before.step}`, { film: 'step' });
    await momentIs(zoe, named(before));
    expect(await zoe.locator('.replay-bar').count()).toBe(0);
    await ala.keyboard.press('.');
    await zoe.locator('.replay-bar').waitFor();
    await momentIs(zoe, named(after));
    await zoe.keyboard.press('Escape');
    await zoe.locator('.replay-bar').waitFor({ state: 'detached' });
    await says(zoe, 'You follow Ala');
    await ala.keyboard.press('PageUp');
    await momentIs(zoe, named({ turn: before.turn, step: 0 }));
    // Elsewhere and back, and the lead: by keys alone.
    await zoe.keyboard.press('PageUp');
    await zoe.locator('[data-action="study-back"]').press('Enter');
    await momentIs(zoe, named({ turn: before.turn, step: 0 }));
    await ala.locator('[data-action="study-people"]').press('Enter');
    await ala.locator('.attendee', { hasText: 'Zoe' }).locator('[data-action="hand-over"]').press('Enter');
    await ala.keyboard.press('Escape');
    await says(zoe, 'You lead');
    await zoe.keyboard.press('.');
    await momentIs(ala, named({ turn: before.turn, step: 1 }));
  });

  test('what one draws the other sees, until the leader goes on', async () => {
    const [ala, zoe] = await together();
    expect(await zoe.locator('[data-action="study-draw"]').count()).toBe(0);
    await press(ala, 'study-draw');
    await drag(ala, '-2,0', '0,1');
    await drawn(zoe, 1);
    expect(await drawings(zoe)).toEqual(['Arrow from A1 to C4, yellow']);
    // By keys: a tool, then two hexes.
    await press(ala, 'color-blue');
    await press(ala, 'draw-arrow');
    await drawn(ala, 1);
    await ala.locator('[data-hex="0,0"]').focus();
    await ala.keyboard.press('Enter');
    await ala.locator('[data-part="drawing-news"]', { hasText: 'An arrow begins at C3' }).waitFor();
    await ala.keyboard.press('ArrowUp');
    await ala.keyboard.press('Enter');
    await drawn(zoe, 2);
    await press(ala, 'draw-mark');
    await ala.locator('[data-hex="1,1"]').focus();
    await ala.keyboard.press('Enter');
    await Promise.all([drawn(ala, 3), drawn(zoe, 3)]);
    expect(await drawings(zoe)).toEqual(['Arrow from A1 to C4, yellow', 'Arrow from C3 to C2, blue', 'Mark on D4, blue']);
    await ala.keyboard.press('Enter');
    await Promise.all([drawn(ala, 2), drawn(zoe, 2)]);
    await press(ala, 'draw-erase');
    await ala.locator('[data-hex="0,1"]').focus();
    await ala.keyboard.press('Enter');
    await drawn(zoe, 1);
    // With leave, the spectator draws, too.
    await press(ala, 'study-people');
    await ala.locator('[name="everyone-draws"]').check();
    await ala.keyboard.press('Escape');
    await zoe.locator('[data-action="study-draw"]').tap();
    await swipe(zoe, '0,0', '1,-1');
    await drawn(ala, 2);
    await press(zoe, 'match-forward');
    await drawn(zoe, 0);
    await press(zoe, 'study-back');
    await drawn(zoe, 2);
    await press(ala, 'match-forward');
    await Promise.all([drawn(ala, 0), drawn(zoe, 0)]);
  });

  test('leader, moment and drawings outlive the server', async () => {
    const [ala, zoe] = await together();
    await press(ala, 'match-turn-forward');
    await momentIs(zoe, /^Turn 5 /);
    await press(ala, 'study-draw');
    await drag(ala, '-2,0', '0,1');
    await drawn(zoe, 1);
    // The last second may be lost, on a busy machine some more.
    await ala.waitForTimeout(5000);
    await env.server.kill();
    await env.server.start();
    await Promise.all([ala, zoe].map((page) => page.locator('.connection-banner[data-shown="false"]').waitFor({ state: 'attached' })));
    await zoe.reload();
    await says(zoe, 'You follow Ala');
    await momentIs(zoe, /^Turn 5 /);
    await drawn(zoe, 1);
    await press(ala, 'match-turn-forward');
    await momentIs(zoe, /^Turn 6 /);
    // A connection that is lost is no fault of the page.
    for (const page of [ala, zoe])
      expect(complaints(page).filter((text) => !/WebSocket|ERR_CONNECTION|Failed to load/.test(text))).toEqual([]);
    await Promise.all([ala, zoe].map((page) => page.context().close()));
    windows.forget();
  });

  test('both talk beside the board', async () => {
    const [ala, zoe] = await together();
    await zoe.locator('.chat-button').click();
    await zoe.locator('dialog [name="line"]').fill('Look at A1');
    await zoe.keyboard.press('Enter');
    await ala.locator('.chat-panel .chat-lines', { hasText: 'Look at A1' }).waitFor();
  });

  test.each(SIZES)('fits at $width × $height, for everyone', async (size) => {
    const page = await open(size, { ...HELD_SEATS, name: 'Ala', language: 'pl' }, '?turn=1&step=0');
    await press(page, 'match-together');
    await says(page, 'Prowadzisz');
    await settled(page);
    expect([await outside(page), await violations(page)]).toEqual([[], []]);
    await press(page, 'study-draw');
    await page.locator('.study-tools').waitFor();
    await settled(page);
    expect([await outside(page), await violations(page)]).toEqual([[], []]);
    if (size.width < 500)
      expect((await smallTargets(page)).filter((target) => target.includes('study') || target.includes('draw'))).toEqual([]);
  });
});
