import type { RecordJson } from '@hexfall/shared/notation/json';
import { codeOf } from '../browser/support/preparedTables.js';
import { Page as Connection } from '../server/support/Page.js';
import { playRandomly, startDuel } from '../server/support/table.js';
import { violations } from './support/axe.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { sitDown } from './support/table.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const FILE_FIELD = '[data-action="record-file"]';

/** Drops a file on an element, or a folder (null), which no page can read. */
const drop = async (page: PageWindow, selector: string, text: string | null): Promise<void> => {
  const file = new page.window.File([text ?? ''], 'match.json', { type: 'application/json' });
  if (text === null) Object.defineProperty(file, 'text', { value: () => Promise.reject(new DOMException('a folder', 'NotReadableError')) });
  const place = await page.shown(selector);
  for (const type of ['dragover', 'drop']) {
    const event = new page.window.Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { files: [file], types: ['Files'], getData: () => '' } });
    place.dispatchEvent(event);
    expect([type, event.defaultPrevented]).toEqual([type, true]);
  }
  await page.settle();
};

const proofIs = (page: PageWindow, hasText: RegExp): Promise<unknown> => page.shown('.record-proof', { hasText });

const momentIs = (page: PageWindow, hasText: RegExp): Promise<unknown> => page.shown('.moment', { hasText });

describe('a match file', () => {
  const server = pageServer();
  /** Of a match that was set up in advance, and has no fair draw. */
  let unproven: RecordJson;
  /** Of one that was drawn by server and pages together. */
  let proven: string;

  const recordOf = (code: string): Promise<Response> => fetch(`${server.url}/api/matches/${code}/record`);

  beforeAll(async () => {
    await server.prepare('over');
    unproven = (await (await recordOf(codeOf('over'))).json()) as RecordJson;
    const duel = await startDuel(server.url);
    await playRandomly(duel, 3, 8);
    await duel.pages[0].play(0, { do: 'resign' });
    await duel.pages[1].until(() => duel.pages[1].state.phase === 'over');
    proven = await (await recordOf(duel.code)).text();
    await Promise.all(duel.pages.map((page) => page.leave()));
  });

  test('says what has come of its verification for as long as it is open, and once to screen readers', async () => {
    const page = await server.open('/replay', { ...DESK, remembers: CALM });
    await page.upload(FILE_FIELD, { name: 'fair.json', content: proven });
    await page.shown('.match-replay');
    await proofIs(page, /^Verified: the draw was fair, and every action is legal \(checked: 9\)\.$/);
    await page.shown('[role="status"][data-spoken="proof"]', { hasText: /^Verified/ });
    await page.press('End');
    await page.until(() => page.probe.table?.outcome);
    // Notices go away; this does not.
    await page.pass(60_000);
    await page.gone('.notice');
    await proofIs(page, /^Verified/);
    // Another file takes its place, wherever it is dropped.
    await drop(page, '.log', JSON.stringify(unproven));
    await proofIs(page, new RegExp(`checked: ${unproven.intents.length}\\)\\. The draw is not proven to be fair\\. The file does not say`));
    await momentIs(page, /^Set-up .* step 0 of/);
    await drop(
      page,
      '.board-host',
      proven.replace(/"secret":"(.)/, (_, first) => `"secret":"${first === '_' ? '-' : '_'}`),
    );
    await proofIs(page, /not proven to be fair\. The secret in the file is not the one/);
    // One that cannot be opened leaves the match where it is.
    await drop(page, '.board-host', null);
    await page.shown('.notice', { hasText: 'The browser cannot read this file.' });
    await proofIs(page, /The secret in the file/);
  });

  test('has the names of players who have all agreed in their settings, and shows them', async () => {
    const maker = await Connection.createAs(server.url, {});
    await maker.sit({ army: 'borgo', name: 'Ann', named: true });
    const page = await server.open(`/t/${maker.code}`, { ...DESK, remembers: CALM });
    await page.shown('.seat');
    await page.click('[data-action="settings"]');
    await page.check('input[name="named"]');
    await page.press('Escape');
    await sitDown(page, 'Bob', 'moloch');
    await maker.until(() => maker.state.phase === 'playing');
    await maker.play(0, { do: 'resign' });
    const record = await (await recordOf(maker.code)).text();
    expect((JSON.parse(record) as RecordJson).names).toEqual(['Ann', 'Bob']);
    const reader = await server.open('/replay', { ...DESK, remembers: CALM });
    await reader.paste(record);
    await reader.shown('.match-replay');
    expect(reader.all('.player-name').map((name) => name.textContent)).toEqual([
      expect.stringContaining('Ann'),
      expect.stringContaining('Bob'),
    ]);
    await maker.leave();
  });

  test('is dropped or pasted on a phone, and a bad one is refused with a reason', async () => {
    const page = await server.open('/replay', { ...PHONE, remembers: CALM });
    const problemIs = (hasText: string): Promise<unknown> => page.shown('.problem', { hasText });
    await drop(page, 'h1', '{"format":"hexfall"}');
    await problemIs('This is not the record of a match. This is written for another version. (at /format)');
    const illegal = unproven.intents.map((intent, index) => (index === 30 ? { ...intent, player: 1 - intent.player } : intent));
    await drop(page, '.page', JSON.stringify({ ...unproven, intents: illegal }));
    await problemIs(`The rules do not allow this match. Action 31 of ${illegal.length}: It is not your turn.`);
    await drop(page, 'h1', null);
    await problemIs('The browser cannot read this file.');
    await page.paste(JSON.stringify(unproven));
    await page.shown('.match-replay');
    await proofIs(page, /not proven/);
    await page.press('PageDown');
    await momentIs(page, /^Turn 1 .* step 0 of/);
    // A saved game says it beside what can be done with it.
    const saved = { seats: [{ name: 'Ala' }, { name: 'Computer', computer: 'veteran' }] };
    await page.paste(JSON.stringify({ ...unproven, intents: unproven.intents.slice(0, 30), saved }));
    await page.shown('.saved-game');
    await proofIs(page, /checked: 30\)/);
    await page.focus('[data-action="replay-saved"]');
    await page.press('Enter');
    await page.shown('.match-replay');
    await proofIs(page, /checked: 30\)/);
  });

  test.each([DESK, PHONE])('is opened in the sandbox by keys, or its last position ($width × $height)', async (size) => {
    const page = await server.open('/sandbox', { ...size, remembers: CALM });
    const pressOn = async (action: string): Promise<void> => {
      await page.focus(`[data-action="${action}"]`);
      await page.press('Enter');
    };
    const choose = async (action: string): Promise<void> => {
      await pressOn('pass');
      await page.upload('[data-action="open-file"]', { name: 'match.json', content: JSON.stringify(unproven) });
      await page.shown(`[data-action="${action}"]`);
      expect(await violations(page)).toEqual([]);
      await pressOn(action);
    };
    await page.shown('.sandbox .hex');
    await choose('open-last');
    await page.until(() => page.probe.table!.board.filter((unit) => unit !== null).length > 2);
    await choose('open-replay');
    await page.shown('.match-replay');
    await proofIs(page, /not proven/);
    await page.press('End');
    await page.until(() => page.probe.table?.outcome);
    await page.back();
    await page.shown('.sandbox .hex');
    await page.click('[data-action="pass"]');
    await page.fill('textarea[name="position"]', '{"intents":[]}');
    await page.click('[data-action="open"]');
    await page.shown('.problem', { hasText: /^This is not the record of a match\. Something is missing here\./ });
  });
});
