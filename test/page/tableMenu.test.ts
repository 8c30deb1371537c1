import type { Table } from '@hexfall/shared/model/state';
import { parsePosition } from '@hexfall/shared/notation/parsePosition';
import { FakeTime } from '../server/support/FakeTime.js';
import { violations } from './support/axe.js';
import { KEYBOARD } from './support/hands.js';
import { NAMES, pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict, takeDevice } from './support/table.js';

const CALM = { film: 'skip', motion: 'reduced', sound: false, name: 'Ala' } as const;
const QUIET = { remembers: CALM };
const AWAY_MS = 8_000;
/** What a menu may offer at once. */
const MOST_CONTROLS = 12;
const CONTROLS = 'dialog[open] :is(button, a, input, select, textarea, summary)';
const MENU = '[data-action="menu"]';

const controlsOf = (page: PageWindow): readonly string[] =>
  page.all(CONTROLS).map((one) => one.dataset['action'] ?? one.textContent.replace(/\s+/g, ' ').trim());

const openMenu = async (page: PageWindow): Promise<void> => {
  await page.click(MENU);
  await page.shown('[data-page="first"]');
};

/** Whether a control is in the menu, or one step into it. */
const isWithinReach = async (page: PageWindow, selector: string): Promise<boolean> => {
  for (const way of [null, 'menu-help', 'menu-share']) {
    if (way !== null) await page.click(`dialog [data-action="${way}"]`);
    await page.answered();
    if (page.all(`dialog[open] ${selector}`).length > 0) return true;
    if (way !== null) await page.press('Escape');
  }
  return false;
};

describe('the menu of a table', () => {
  const time = new FakeTime();
  const server = pageServer({ room: { awayMs: AWAY_MS, time } });

  const local = async (): Promise<PageWindow> => {
    const page = await server.open('/', QUIET);
    await page.click('[data-action="computer"]');
    await page.click('[name="on-device"]');
    await page.click('[data-action="begin"]');
    await page.until(() => page.path.startsWith('/local/'));
    await tableShown(page);
    return page;
  };

  const hotSeat = async (): Promise<PageWindow> => {
    const page = await server.openDevice({ armies: ['borgo', 'outpost'] }, QUIET);
    await takeDevice(page);
    return page;
  };

  const watched = async (): Promise<PageWindow> => {
    const [first] = await server.openTable({ armies: ['borgo', 'outpost'], windows: [QUIET] });
    const watcher = await server.open(first.path, QUIET);
    await tableShown(watcher);
    return watcher;
  };

  /** A match of four in which all others are away. */
  const deserted = async (): Promise<PageWindow> => {
    const [page, ...others] = await server.openTable({
      armies: ['borgo', 'outpost', 'moloch', 'hegemony'],
      creation: { options: { mode: 'team' } },
      windows: [QUIET],
    });
    for (const other of others) await other.goto('/credits');
    await page.eventually(() => expect(page.all('.presence[data-online="false"]')).toHaveLength(3));
    time.pass(AWAY_MS);
    await page.pass(AWAY_MS);
    return page;
  };

  const after = async (begin: () => Promise<PageWindow>): Promise<PageWindow> => {
    const page = await begin();
    await openMenu(page);
    await page.click('dialog [data-action="resign"]');
    await page.click('dialog [data-action="yes"]');
    await resultAfterVerdict(page);
    return page;
  };

  const PLACES: Readonly<Record<string, () => Promise<PageWindow>>> = {
    'in a match': () => server.openPrepared('turn', QUIET),
    'before the first turn': () => server.openPrepared('setup', QUIET),
    'after a match': () => server.openPrepared('over', QUIET),
    'of spectators': watched,
    'at one device': hotSeat,
    'after a match at one device': () => after(hotSeat),
    'of a game on this device': local,
    'after a game on this device': () => after(local),
    'where all others are away': deserted,
  };

  test.each(Object.keys(PLACES))(`offers no more than ${MOST_CONTROLS} things %s, among them the way out`, async (place) => {
    const page = await PLACES[place]!();
    await openMenu(page);
    const controls = controlsOf(page);
    expect(controls.slice(MOST_CONTROLS)).toEqual([]);
    expect(controls).toEqual(expect.arrayContaining(['menu-help', 'settings', 'menu-share']));
    expect(page.all('dialog .leave-row')).toHaveLength(1);
    expect(await violations(page)).toEqual([]);
  });

  test.each([
    ['in a match', ['[data-action="tiles"]', '.replay-link', '[data-action="save-game"]', '[data-action="propose-draw"]']],
    [
      'in a match',
      ['[href="/rules"]', '[data-action="keys"]', '.played', '[data-part="invite"]', '[data-part="qr"]', '[data-part="device"]'],
    ],
    [
      'in a match',
      ['[data-action="picture-png"]', '[data-action="picture-svg"]', '[data-action="picture-film"]', '[data-action="sandbox"]'],
    ],
    ['after a match', ['[data-action="rematch"]', '.replay-link', '.review-link', '.study-link', 'a[download]', '[data-action="tiles"]']],
    ['of spectators', ['[data-part="invite"]', '[data-part="commitment"]', '.played', '[data-action="tiles"]']],
    ['of a game on this device', ['[data-action="save-game"]', '[data-action="sandbox"]', '[data-part="local"]', '[data-action="resign"]']],
    ['after a game on this device', ['[data-action="rematch"]', '.replay-link', '.review-link', '[data-action="save-game"]']],
  ])('%s has within one step: %j', async (place, selectors) => {
    const page = await PLACES[place]!();
    const missing: string[] = [];
    for (const selector of selectors) {
      await openMenu(page);
      if (!(await isWithinReach(page, selector))) missing.push(selector);
      await page.click('dialog [aria-label="Close"]');
    }
    expect(missing).toEqual([]);
  });

  test('has what ends the match last among what is about it, and asks first', async () => {
    const page = await server.openPrepared('turn', QUIET);
    await openMenu(page);
    // The key stands beside the name, where there are keys.
    const tiles = page.get('dialog [data-action="tiles"]');
    expect([tiles.getAttribute('aria-label'), tiles.querySelector('kbd')?.textContent]).toEqual(['Tiles left', 'R']);
    expect(page.all('.menu-group button').at(-1)?.dataset['action']).toBe('resign');
    await page.click('dialog [data-action="resign"]');
    await page.shown('.dialog-ask');
    await page.click('.dialog-ask [data-action="no"]');
    expect(page.probe.table?.outcome).toBeNull();
  });

  /** The HTML that the menu offers for the position that is shown. */
  const offered = async (page: PageWindow): Promise<string> => {
    await openMenu(page);
    await page.click('dialog [data-action="menu-share"]');
    await page.click('.embed-fold summary');
    await page.shown('[data-part="embed"]');
    return page.value('[data-part="embed"] input');
  };

  const HTML =
    /^<script type="module" src="http:\/\/[^"]+\/embed\/hexfall-board\.js"><\/script> <hexfall-board position='([^']+)'><\/hexfall-board>$/;

  const tableIn = (html: string): Table => {
    const read = parsePosition(JSON.parse(HTML.exec(html)?.[1] ?? 'null') as unknown);
    if (!read.ok) throw new Error(read.error.message);
    expect(read.value.piles.filter((pile) => pile !== null)).toEqual([]);
    return read.value.table;
  };

  test('offers the HTML of the position, without the order of the draw piles', async () => {
    const page = await server.openPrepared('turn', QUIET);
    const html = await offered(page);
    const { board, players } = tableIn(html);
    expect(board).toEqual(page.probe.table!.board);
    expect(players.map(({ hand, pile }) => ({ hand, pile }))).toEqual(page.probe.table!.players.map(({ hand, pile }) => ({ hand, pile })));
    expect(await violations(page)).toEqual([]);
    const copied: string[] = [];
    Object.assign(page.window.navigator.clipboard, { writeText: (text: string) => Promise.resolve(copied.push(text)) });
    await page.click('[data-part="embed"] button');
    await page.shown('[data-part="embed"] button', { hasText: 'Copied' });
    expect(copied).toEqual([html]);
  });

  test('offers the HTML of a moment of a replay', async () => {
    const page = await server.openPrepared('over', { ...QUIET, query: '?turn=5&step=1' });
    await page.shown('.moment', { hasText: 'Turn 5' });
    const { turn, board } = tableIn(await offered(page));
    expect([turn.number, board]).toEqual([5, page.probe.table!.board]);
  });

  test('goes a step back by Escape and its button, and gives the focus back', async () => {
    const page = await server.openPrepared('turn', QUIET);
    await KEYBOARD.press(page, MENU);
    await KEYBOARD.press(page, 'dialog [data-action="menu-share"]');
    await page.shown('[data-page="share"]');
    expect(page.get('dialog[open]').getAttribute('aria-label')).toBe('Share and save');
    expect(page.focused).toBe(page.get('dialog [data-action="back"]'));
    await page.press('Escape');
    await page.shown('[data-page="first"]');
    expect(page.focused).toBe(page.get('dialog [data-action="menu-share"]'));
    await KEYBOARD.press(page, 'dialog [data-action="menu-help"]');
    await KEYBOARD.press(page, 'dialog [data-action="back"]');
    expect(page.focused).toBe(page.get('dialog [data-action="menu-help"]'));
    await page.press('Escape');
    await page.gone('dialog[open]');
    expect(page.focused).toBe(page.get(MENU));
    // The cross closes it from every page.
    await page.click(MENU);
    await page.click('dialog [data-action="menu-help"]');
    await page.click('dialog [aria-label="Close"]');
    await page.gone('dialog[open]');
    await openMenu(page);
  });

  test('closes where the browser closes it without asking the page', async () => {
    const page = await server.openPrepared('turn', QUIET);
    await openMenu(page);
    (page.get('dialog[open]') as HTMLDialogElement).close();
    await page.gone('dialog');
    await openMenu(page);
  });

  test('leads to the start page, and says that the seat is kept', async () => {
    const page = await server.openPrepared('turn', QUIET);
    const { path } = page;
    await openMenu(page);
    expect(page.text('.leave-row')).toBe('Leave To the start page. Your seat is kept.');
    await page.click('.leave-row');
    await page.shown('.doors');
    await page.shown(`.my-game a[href$="${path}"]`);
    await page.goto(path);
    await tableShown(page);
    expect(page.probe.me).not.toBeNull();
    const watcher = await watched();
    await openMenu(watcher);
    expect(watcher.text('.leave-row')).toBe('Leave To the start page');
    const game = await local();
    await openMenu(game);
    expect(game.text('.leave-row')).toBe('Leave To the start page. The game stays on this device.');
  });

  test('asks for whom a computer is to play where several are away', async () => {
    const page = await deserted();
    await openMenu(page);
    await page.click('dialog [data-action="menu-substitute"]');
    expect(page.all('dialog [data-action="propose-substitute"]')).toHaveLength(3);
    await page.click('dialog [data-action="propose-substitute"]', { hasText: NAMES[2]! });
    await page.gone('dialog[open]');
  });
});
