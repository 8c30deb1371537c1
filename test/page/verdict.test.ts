import { CALM, fallingHq } from './support/fallingHq.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { takeDevice } from './support/table.js';

const FALL = 'Net Fighter: the last wound on the HQ of Bolek';

describe('the verdict', () => {
  const server = pageServer();
  const game = fallingHq(server);

  /** A game on this device, one intent before its end. */
  const beforeTheEnd = async (bolek: object, remembers: object = {}): Promise<PageWindow> => {
    const page = await game.open({ name: 'Bolek', ...bolek }, {}, remembers);
    await takeDevice(page);
    return page;
  };

  /** The same, at its end. */
  const atTheEnd = async (bolek: object): Promise<PageWindow> => {
    const page = await beforeTheEnd(bolek);
    await game.end(page);
    await page.shown('.verdict');
    return page;
  };

  test('stands over the board for two seconds, says once who has won and by what, and leaves the result', async () => {
    const page = await atTheEnd({ computer: 'recruit' });
    expect(page.text('.verdict-word')).toBe('You win');
    expect(page.text('.verdict-why')).toBe(FALL);
    expect(page.all('.verdict-tiles .tile-picture')).toHaveLength(2);
    await page.eventually(() => expect(page.text('.verdict [role="status"]')).toBe(`You win. ${FALL}`));
    expect(page.get('.verdict > div').getAttribute('aria-hidden')).toBe('true');
    // The winners' units are lit, and where the HQ stood is crossed out.
    const own = page.probe.table!.board.filter((unit) => unit?.owner === 0).length;
    expect(page.all('.verdict-lit')).toHaveLength(own);
    expect(page.all('.verdict-ruin')).toHaveLength(1);
    await page.pass(1_000);
    expect(page.all('.result')).toHaveLength(0);
    await page.pass(1_000);
    await page.shown('.result');
    expect(page.all('.verdict')).toHaveLength(0);
    // A match that is over when the page comes is no news.
    await page.goto('/local/fall2222');
    await page.shown('.result');
    expect(page.all('.verdict')).toHaveLength(0);
  });

  test.each(['Escape', 'Enter', 'x', 'a click'])('ends at once by %s, which does nothing else', async (what) => {
    const page = await atTheEnd({ computer: 'recruit' });
    if (what === 'a click') await page.click('.verdict');
    else await page.press(what);
    await page.shown('.result');
    expect(page.all('.verdict')).toHaveLength(0);
    expect(page.all('dialog[open]')).toHaveLength(0);
    expect(page.focused?.className).toContain('result');
  });

  test('names who has won where several play at one device', async () => {
    const page = await atTheEnd({});
    expect(page.text('.verdict-word')).toBe('Ala wins');
    expect(page.text('.verdict-why')).toBe(FALL);
  });

  test('is the fact alone where nothing fell, from where each one sits; what is typed into the chat leaves it where it is', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'], windows: [{ remembers: { ...CALM, name: '' } }] });
    const watcher = await server.open(first.path, { remembers: CALM });
    await tableShown(watcher);
    await first.focus('.chat-panel input[name="line"]');
    await second.click('.top-bar [data-action="menu"]');
    await second.click('dialog [data-action="resign"]');
    for (const page of [first, second, watcher]) await page.shown('.verdict');
    expect([first, second, watcher].map((page) => page.text('.verdict-word'))).toEqual(['You win', 'You lose', 'Ala wins']);
    for (const page of [first, second, watcher]) {
      expect(page.text('.verdict-why')).toBe('The losing side has resigned.');
      expect(page.all('.verdict-tiles, .verdict-ruin')).toHaveLength(0);
    }
    await first.type('well played');
    expect(first.value('.chat-panel input[name="line"]')).toBe('well played');
    await first.press('Enter');
    await second.shown('.chat-lines p', { hasText: 'well played' });
    expect(first.all('.verdict')).toHaveLength(1);
    await first.pass(2_000);
    await first.shown('.result');
    // Who was writing goes on writing.
    expect(first.focused?.getAttribute('name')).toBe('line');
    await first.reload();
    await first.shown('.result');
    expect(first.all('.verdict')).toHaveLength(0);
  });

  test('comes after the film of the last battle', async () => {
    const page = await beforeTheEnd({ computer: 'recruit' }, { film: 'play', motion: 'full' });
    await game.end(page);
    await page.shown('.replay-bar');
    expect(page.all('.verdict')).toHaveLength(0);
    await page.press('Escape');
    await page.shown('.verdict');
    expect(page.all('.replay-bar')).toHaveLength(0);
  });
});
