import type { RecordJson } from '@hexfall/shared/notation/json';
import { Page as Connection } from '../server/support/Page.js';
import { KEYBOARD, type PageHands, placeHq, POINTER } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const QUIET = { film: 'skip', motion: 'reduced', sound: false } as const;
const PHONE = { width: 390, height: 844 };

const takeDevice = async (page: PageWindow): Promise<void> => {
  await page.click('[data-action="take-device"]');
  await page.gone('.hand-over');
};

const placeNextHq = async (page: PageWindow, seq: number, hands?: PageHands): Promise<void> => {
  await placeHq(page, hands);
  await page.untilShown(seq);
};

/** Saves the game from the menu. */
const save = async (page: PageWindow, hands: PageHands = POINTER): Promise<string> => {
  await hands.press(page, '[data-action="menu"]');
  await hands.press(page, '[data-action="menu-share"]');
  await hands.press(page, '[data-action="save-game"]');
  const file = await page.until(() => page.traces.saved[0]);
  return file.content.text();
};

describe('a game saved to a file', () => {
  const server = pageServer();

  test('of several people at one device goes on in another browser, and others there learn that its draw is known', async () => {
    const page = await server.open('/', { ...PHONE, remembers: { ...QUIET, army: 'borgo' } });
    await page.click('[data-action="device"]');
    for (const [seat, name] of ['Ala', 'Bolek'].entries()) await page.fill(page.all('.local-seat input[name="name"]')[seat]!, name);
    await page.click('[data-action="begin"]');
    await tableShown(page);
    await takeDevice(page);
    await placeNextHq(page, 1);
    await takeDevice(page);
    const file = await save(page);
    const record = JSON.parse(file) as RecordJson;
    expect(record.saved?.seats).toEqual([{ name: 'Ala' }, { name: 'Bolek' }]);
    const left = page.probe.table;

    const second = await server.open('/games', { ...PHONE, remembers: QUIET });
    await second.click('a[href$="/replay"]');
    await second.upload('[data-action="record-file"]', { name: 'game.json', content: file });
    await second.shown('.saved-game');
    await second.click('[data-action="replay-saved"]');
    await second.shown('.match-replay');
    await second.click('[data-action="match-close"]');
    await second.click('[data-action="go-on-saved"]');
    await tableShown(second);
    await second.untilShown(1);
    expect(second.probe.table).toEqual(left);
    await takeDevice(second);
    await placeNextHq(second, 2);
    expect(second.probe.table?.turn.number).toBe(1);
    expect(second.path).not.toBe(page.path);

    const watcher = await server.open(second.path, { ...PHONE, remembers: QUIET });
    await watcher.shown('.notice', { hasText: 'saved to a file' });
  });

  test('against the computer goes on in another browser, by keys alone', async () => {
    const page = await server.open('/', { remembers: { ...QUIET, name: 'Ala', asks: [], confirm: false } });
    await KEYBOARD.press(page, '[data-action="computer"]');
    await page.shown('[data-action="begin"]');
    await KEYBOARD.press(page, '[data-action="begin"]');
    await tableShown(page);
    await page.untilActing();
    await placeNextHq(page, page.probe.seq + 1, KEYBOARD);
    await page.untilActing();
    const file = await save(page, KEYBOARD);
    const left = page.probe.table;

    const second = await server.open('/replay', { remembers: { ...QUIET, asks: [], confirm: false } });
    await second.upload('[data-action="record-file"]', { name: 'computer.json', content: file });
    await second.shown('.saved-game .tag');
    await KEYBOARD.press(second, '[data-action="go-on-saved"]');
    await tableShown(second);
    await second.untilActing();
    expect(second.probe.table).toEqual(left);
  });

  test('cannot be made by anyone where others play', async () => {
    const [ala, bolek] = await server.openTable({ armies: ['borgo', 'moloch'], windows: [{ ...PHONE, remembers: QUIET }] });
    const watcher = await server.open(ala.path, { ...PHONE, remembers: QUIET });
    await tableShown(watcher);
    for (const one of [ala, bolek, watcher]) {
      await one.click('[data-action="menu"]');
      await one.click('[data-action="menu-share"]');
      await one.shown('[data-page="share"]');
      expect(one.all('[data-action="save-game"]')).toHaveLength(0);
    }
    // Nor who asks the server without the button.
    const code = ala.path.slice(-6);
    const seats = ala.memory.read('seats') as Record<string, string[]>;
    const player = await Connection.join(server.url, code, seats[code]);
    expect(player.welcome?.seats).toEqual([0]);
    expect(await player.refusal('save', {})).toBe('others-play');
    expect(player.state.drawKnown).toBe(false);
    await player.leave();
  });
});
