import { codeOf, holding } from '../browser/support/preparedTables.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const CALM = { film: 'skip', motion: 'reduced', sound: false };

describe('the focus on a page without a board', () => {
  const server = pageServer();

  test('goes to what comes before when a pressed button goes away', async () => {
    const page = await server.open('/puzzles', { remembers: CALM });
    await page.shown('.puzzle-wall li');
    const valuesOf = (name: string): readonly string[] =>
      page.all(`select[name="${name}"] option`).flatMap((option) => option.getAttribute('value') || []);
    const [armies, goals] = [valuesOf('wall-army'), valuesOf('wall-goal')];
    const isEmpty = (): boolean => page.all('[data-action="wall-reset"]').length > 0;
    for (const army of armies) {
      for (const goal of isEmpty() ? [] : goals) {
        if (isEmpty()) break;
        await page.select('select[name="wall-army"]', army);
        await page.select('select[name="wall-goal"]', goal);
      }
    }
    await page.focus('[data-action="wall-reset"]');
    await page.press('Enter');
    await page.gone('[data-action="wall-reset"]');
    await page.until(() => page.focused !== page.document.body);
    expect(page.focused?.closest('.puzzle-section')?.classList.contains('section-easy')).toBe(true);
  });

  test('goes to the content when nothing is left before it', async () => {
    const page = await server.open('/statistics', { remembers: CALM });
    const added = await page.shown('#main');
    const key = page.document.createElement('button');
    added.prepend(key);
    key.focus();
    key.remove();
    await page.until(() => page.focused?.id === 'main');
  });
});

describe('the keys of a table', () => {
  const server = pageServer();

  const opened = async (table: string, remembers: object = {}): Promise<PageWindow> => {
    const page = await server.openPrepared(table, { remembers: { ...CALM, ...remembers } });
    await tableShown(page);
    return page;
  };

  test('Enter presses the button that has the focus, and confirms nothing else', async () => {
    const page = await opened('turn');
    const placing = await page.until(() => page.probe.legal.find((intent) => intent.do === 'place'));
    await page.press(String(page.hand.findIndex((tile) => tile.endsWith(`/${placing.tile}`)) + 1));
    await page.point(placing.at);
    await page.until(() => page.probe.ready);
    await page.focus('[data-action="menu"]');
    await page.press('Enter');
    await page.shown('dialog [data-action="menu-help"]');
    expect(page.probe.ready).not.toBeNull();
    await page.press('Escape');
    await page.gone('dialog[open]');
    await page.focus('.hex[tabindex="0"]');
    const { seq } = page.probe;
    page.document.body.dispatchEvent(new page.window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await page.untilShown(seq + 1);
  });

  test('a digit and Enter start the battle that the line asks about', async () => {
    const page = await opened('battle');
    await page.press(String(page.hand.findIndex((tile) => tile.endsWith('/battle')) + 1));
    await page.until(() => page.focused?.getAttribute('data-action') === 'confirm');
    const { seq } = page.probe;
    await page.press('Enter');
    await page.untilShown(seq + 1);
    expect(page.text('.log')).toContain('Battle');
  });

  test.each(['turn', 'battle', 'team', 'terrain', 'crowd', 'discard'])(
    'no digit gives the focus to what throws a tile away, unless that is what is asked (%s)',
    async (table) => {
      const page = await opened(table);
      for (const place of page.hand.keys()) {
        await page.press(String(place + 1));
        await page.until(() => page.all('.actions .action').length > 0);
        await Promise.resolve();
        const focused = page.focused?.closest<HTMLElement>('.action');
        expect(focused?.matches('.primary') ?? true).toBe(true);
        await page.press('Escape');
      }
    },
  );

  test('a digit leads to the board, where arrows and Enter go on; so does an arrow alone', async () => {
    const page = await opened('team');
    const hex = (): string | null | undefined => page.focused?.getAttribute('data-hex');
    const placing = await page.until(() => page.probe.legal.find((intent) => intent.do === 'place'));
    expect(hex() ?? null).toBeNull();
    await page.press(String(page.hand.findIndex((tile) => tile.endsWith(`/${placing.tile}`)) + 1));
    await page.until(() => page.focused?.getAttribute('data-lit') === 'true');
    const first = hex();
    await page.press('Enter');
    await page.until(() => page.probe.ready?.do === 'place' && page.probe.ready.at.join(',') === first);
    await page.press('ArrowUp');
    await page.press('ArrowRight');
    expect(hex()).not.toBe(first);
    await page.reload();
    await tableShown(page);
    expect(hex() ?? null).toBeNull();
    await page.press('ArrowLeft');
    expect(hex()).toBe('0,0');
  });

  test('the first answer to a question has the focus', async () => {
    const page = await opened('question');
    await page.shown('.answer');
    await page.until(() => page.focused === page.all('.answer')[0]);
  });

  test('the focus goes to the board when what had it is gone', async () => {
    const page = await opened('discard');
    const { seq } = page.probe;
    await page.focus(page.all('.hand-tile').at(-1)!);
    await page.press('Delete');
    await page.untilShown(seq + 1);
    await page.until(() => page.focused?.matches('.hex[tabindex="0"]'));
  });

  test('the focus goes to the board when a key has answered a question that had the focus by itself', async () => {
    const page = await opened('question');
    const answer = await page.shown('.answer');
    // As browsers do where no key was pressed before.
    const { matches } = page.window.Element.prototype;
    const matchesHere = function (this: Element, selectors: string): boolean {
      return selectors !== ':focus-visible' && matches.call(this, selectors);
    };
    for (const one of page.all('.answer')) Reflect.set(one, 'matches', matchesHere);
    page.document.body.focus();
    answer.blur();
    answer.focus();
    await page.press('1');
    await page.until(() => !answer.isConnected);
    await page.until(() => page.focused?.matches('.hex, .answer'));
  });

  test.each([
    ['a hex', 'turn', '.hex[tabindex="0"]', { key: 'ArrowLeft', altKey: true }],
    ['the log', 'turn', '.log', { key: 'ArrowUp', metaKey: true }],
    ['a film', 'turn', '[data-action="replay-place"]', { key: 'PageDown', ctrlKey: true }],
    ['a match that is walked through', 'over', '[data-action="timeline"]', { key: 'PageUp', ctrlKey: true }],
  ] as const)('leave the keys of the browser to it, on %s', async (where, table, selector, pressed) => {
    const query = table === 'over' ? '?turn=1&step=0' : '';
    const page = await server.openPrepared(table, { width: 1440, height: 900, query, remembers: { ...CALM, film: 'play' } });
    await tableShown(page);
    if (where === 'a film') await page.click('[data-action="replay"]');
    const place = await page.shown(selector);
    await page.focus(place);
    const event = new page.window.KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true });
    place.dispatchEvent(event);
    expect([event.defaultPrevented, page.focused === place]).toEqual([false, true]);
  });

  test('do nothing while something is written, behind a dialog that has lost the focus, and a second time while held down', async () => {
    const page = await opened('turn', { sound: true });
    const pressM = (target: EventTarget, repeat = false): boolean | undefined => {
      target.dispatchEvent(new page.window.KeyboardEvent('keydown', { key: 'm', repeat, bubbles: true, cancelable: true }));
      return page.memory.read('sound') as boolean | undefined;
    };
    const { body } = page.document;
    expect([pressM(body), pressM(body, true), pressM(body)]).toEqual([false, false, true]);
    expect(pressM(body.appendChild(page.document.createElement('textarea')))).toBe(true);
    await page.click('[data-action="menu"]');
    await page.shown('dialog[open] [data-action="menu-help"]');
    expect(pressM(body)).toBe(true);
    await page.press('Escape');
    await page.gone('dialog[open]');
    expect(pressM(body)).toBe(false);
  });

  test('do nothing any more once the table was left', async () => {
    await server.prepare('turn');
    const page = await server.open('/', { remembers: { ...CALM, ...holding([codeOf('turn')]) } });
    await page.click('.my-game a');
    await tableShown(page);
    await page.press('m');
    expect(page.memory.read('sound')).toBe(true);
    await page.back();
    await page.shown('.doors');
    await page.press('m');
    expect(page.memory.read('sound')).toBe(true);
  });
});
