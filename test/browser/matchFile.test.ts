import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { playRandomly, startDuel } from '../server/support/table.js';
import { temporaryFolder } from '../server/support/testApp.js';
import { describeWith } from '../support/programs.js';
import { violations } from './support/axe.js';
import { eventually } from './support/eventually.js';
import { momentIs, press } from './support/matchReplay.js';
import { noticeComes } from './support/notices.js';
import { codeOf, HELD_SEATS, prepareTables } from './support/preparedTables.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const CALM = { ...HELD_SEATS, sound: false, film: 'skip', motion: 'reduced', language: 'en' };
const DESK = { width: 1440, height: 900, remembers: CALM };
const PHONE = { width: 390, height: 844, deviceScaleFactor: 3, remembers: CALM };

/** Drops a file, or a folder, which no page can read, on an element. */
const dropNow = (page: Page, selector: string, text: string | null): Promise<void> =>
  page.locator(selector).evaluate((place, content) => {
    const dataTransfer = new DataTransfer();
    const file = new File([content ?? ''], 'match.json', { type: 'application/json' });
    if (content === null)
      Object.defineProperty(file, 'text', { value: () => Promise.reject(new DOMException('a folder', 'NotReadableError')) });
    dataTransfer.items.add(file);
    const kept = { files: [file], types: ['Files'], getData: () => '' };
    for (const type of ['dragover', 'drop']) {
      const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
      Object.defineProperty(event, 'dataTransfer', { value: kept });
      place.dispatchEvent(event);
      if (!event.defaultPrevented) throw new Error(`the page does not take what is dropped on it: ${type}`);
    }
  }, text);

/** The same as soon as the page takes it: what it shows may be there before. */
const drop = (page: Page, selector: string, text: string | null): Promise<void> => eventually(() => dropNow(page, selector, text));

describeWith('chromium', 'a match file', (executable) => {
  const env = testEnvironment(executable, prepareTables);
  const folder = temporaryFolder();
  let page: Page;
  /** Of a match that was set up in advance, and has no fair draw. */
  let unproven: RecordJson;
  /** Of one that was drawn by server and pages together. */
  let proven: string;

  const fileOf = (name: string, text: string): string => {
    const path = join(folder.path, name);
    writeFileSync(path, text);
    return path;
  };

  beforeAll(async () => {
    unproven = (await (await fetch(`${env.url}/api/matches/${codeOf('over')}/record`)).json()) as RecordJson;
    const duel = await startDuel(env.url);
    await playRandomly(duel, 3, 8);
    await duel.pages[0].play(0, { do: 'resign' });
    await duel.pages[1].until(() => duel.pages[1].state.phase === 'over');
    proven = await (await fetch(`${env.url}/api/matches/${duel.code}/record`)).text();
    await Promise.all(duel.pages.map((one) => one.leave()));
  });

  afterAll(() => folder.remove());

  afterEach(async () => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  });

  const proofIs = (wanted: RegExp): Promise<void> => page.locator('.record-proof:visible', { hasText: wanted }).waitFor();

  test('says what has come of its verification for as long as it is open, and once to screen readers', async () => {
    page = await openWindow(env.browser, DESK);
    await page.goto(`${env.url}/replay`);
    await page.locator('[data-action="record-file"]').setInputFiles(fileOf('fair.json', proven));
    await page.locator('.match-replay').waitFor();
    await proofIs(/^Verified: the draw was fair, and every intent is legal \(checked: 9\)\.$/);
    await eventually(async () => expect(await page.locator('[role="status"][data-spoken="proof"]').innerText()).toMatch(/^Verified/));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('End');
    await page.waitForFunction(() => window.hexfall!.table?.outcome);
    // Notices go away; this does not.
    await page.locator('.notice').waitFor({ state: 'detached' });
    await proofIs(/^Verified/);
    // Another file takes its place, wherever it is dropped.
    await drop(page, '.log', JSON.stringify(unproven));
    await proofIs(new RegExp(`checked: ${unproven.intents.length}\\)\\. The draw is not proven to be fair\\. The file does not say`));
    await momentIs(page, /^Set-up .* step 0 of/);
    await drop(page, '.board-host', proven.replace(/"secret":"./, '"secret":"_'));
    await proofIs(/not proven to be fair\. The secret in the file is not the one/);
    // One that cannot be opened leaves the match where it is.
    await Promise.all([noticeComes(page, /The browser cannot read this file\./), drop(page, '.board-host', null)]);
    await proofIs(/The secret in the file/);
  });

  test('is chosen, dropped or pasted by keys, on a phone, and a bad one is refused with a reason', async () => {
    page = await openWindow(env.browser, PHONE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: env.url });
    await page.goto(`${env.url}/replay`);
    const problem = page.locator('.problem');
    await drop(page, 'h1', '{"format":"hexfall"}');
    await problem.getByText('This is not the record of a match. This is written for another version. (at /format)').waitFor();
    const illegal = unproven.intents.map((intent, index) => (index === 30 ? { ...intent, player: 1 - intent.player } : intent));
    await drop(page, 'footer, .page', JSON.stringify({ ...unproven, intents: illegal }));
    await problem.getByText(`The rules do not allow this match. Intent 31 of ${illegal.length}: It is not your turn.`).waitFor();
    await drop(page, 'h1', null);
    await problem.getByText('The browser cannot read this file.').waitFor();
    await page.evaluate((text) => navigator.clipboard.writeText(text), JSON.stringify(unproven));
    await page.keyboard.press('Control+V');
    await page.locator('.match-replay').waitFor();
    await proofIs(/not proven/);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('PageDown');
    await momentIs(page, /^Turn 1 .* step 0 of/);
    // A saved game says it beside what can be done with it.
    const saved = { seats: [{ name: 'Ala' }, { name: 'Computer', computer: 'veteran' }] };
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      JSON.stringify({ ...unproven, intents: unproven.intents.slice(0, 30), saved }),
    );
    await page.keyboard.press('Control+V');
    await page.locator('.saved-game').waitFor();
    await proofIs(/checked: 30\)/);
    await page.locator('[data-action="replay-saved"]').focus();
    await page.keyboard.press('Enter');
    await proofIs(/checked: 30\)/);
  });

  test.each([DESK, PHONE])('is opened in the sandbox by keys, or its last position ($width × $height)', async (size) => {
    page = await openWindow(env.browser, size);
    const file = fileOf('match.json', JSON.stringify(unproven));
    // Listened for from the beginning: a listener that comes with the key may come too late for it.
    page.on('filechooser', (chooser) => void chooser.setFiles(file));
    await page.goto(`${env.url}/sandbox`);
    const choose = async (action: string): Promise<void> => {
      await page.locator('[data-action="pass"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-action="open-file"]').focus();
      await page.keyboard.press('Space');
      await page.locator(`[data-action="${action}"]`).focus();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Enter');
    };
    await choose('open-last');
    await page.waitForFunction(() => window.hexfall!.table!.board.filter((unit) => unit !== null).length > 2);
    await choose('open-replay');
    await page.locator('.match-replay').waitFor();
    await proofIs(/not proven/);
    await page.keyboard.press('End');
    await page.waitForFunction(() => window.hexfall!.table?.outcome);
    await page.goBack();
    await page.locator('.sandbox .hex').first().waitFor();
    await press(page, 'pass');
    await page.locator('textarea[name="position"]').fill('{"intents":[]}');
    await press(page, 'open');
    await page.locator('.problem', { hasText: /^This is not the record of a match\. Something is missing here\./ }).waitFor();
  });
});
