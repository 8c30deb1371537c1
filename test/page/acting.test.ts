import { tileOf } from '@hexfall/shared/content/catalog';
import type { Intent } from '@hexfall/shared/model/intent';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const REMEMBERS = { handOver: false, film: 'skip', motion: 'reduced', sound: false } as const;

const first = (page: PageWindow, kind: Intent['do']): Intent => page.probe.legal.find((intent) => intent.do === kind)!;

const rotOf = ({ probe: { ready } }: PageWindow): number | null => (ready?.do === 'place' || ready?.do === 'place-hq' ? ready.rot : null);

describe('acting at the table', () => {
  const server = pageServer();

  const openDevice = async (): Promise<PageWindow> => {
    const page = await server.openDevice({ armies: ['borgo', 'outpost'] }, { remembers: REMEMBERS });
    await page.untilActing();
    return page;
  };

  const placeHqs = async (page: PageWindow): Promise<void> => {
    for (const seq of [1, 2]) {
      await page.untilActing();
      await carryOut(page, first(page, 'place-hq'));
      await page.untilShown(seq);
    }
    await page.untilActing();
  };

  test('two fingers turn the tile that is being placed, and put nothing anywhere', async () => {
    const page = await server.openPrepared('turn', { remembers: REMEMBERS });
    await page.untilActing();
    const { table } = page.probe;
    expect(page.board.gestures.turns?.(null)).toBe(false);
    const place = page.probe.legal.find((intent) => intent.do === 'place' && intent.rot === 1);
    if (place?.do !== 'place') throw new Error('nothing can be placed that can be turned');
    const tile = table!.players[0]!.hand.find((key) => tileOf(key).notation === place.tile)!;
    await page.click(`.hand [data-tile="${tile}"]`);
    await page.focus(`[data-hex="${place.at.join()}"]`);
    await page.press('Enter');
    expect(rotOf(page)).toBe(0);
    const { seq } = page.probe;
    expect(page.board.gestures.turns?.(null)).toBe(true);
    page.board.gestures.onTwist?.(1);
    page.board.gestures.onTwist?.(1);
    expect(rotOf(page)).toBe(2);
    page.board.gestures.onTwist?.(-1);
    expect(rotOf(page)).toBe(1);
    await page.settle();
    expect(page.probe.seq).toBe(seq);
  });

  test('two fingers do not turn an HQ, which is the same in all rotations', async () => {
    const page = await openDevice();
    await page.focus('[data-hex="0,0"]');
    await page.press('Enter');
    expect(page.probe.ready?.do).toBe('place-hq');
    expect(page.board.gestures.turns?.(null)).toBe(false);
  });

  test('what is being placed stays so when somebody comes to watch', async () => {
    const page = await openDevice();
    await page.focus('[data-hex="0,0"]');
    await page.press('Enter');
    expect(rotOf(page)).toBe(0);
    await tableShown(await server.open(page.path));
    await page.shown('.watchers');
    expect(rotOf(page)).toBe(0);
  });

  test('whether to resign stays asked while somebody else acts', async () => {
    const pages = await server.openTable({ armies: ['borgo', 'outpost'], windows: [{ remembers: REMEMBERS }] });
    const [ala, bolek] = pages;
    await bolek.click('[data-action="menu"]');
    await bolek.click('dialog [data-action="resign"]');
    await bolek.shown('.dialog-ask');
    await ala.untilActing();
    await carryOut(ala, first(ala, 'place-hq'));
    await bolek.untilShown(1);
    await bolek.click('.dialog-ask [data-action="yes"]');
    for (const page of pages) await resultAfterVerdict(page);
  });

  test('T7: what has been done is taken back by a key or a button, which says why when it cannot be', async () => {
    const page = await openDevice();
    await placeHqs(page);
    const button = (): HTMLElement => page.get('[data-action="take-back"]');
    const isBarred = (): Promise<void> =>
      page.eventually(() => {
        expect(button().getAttribute('aria-disabled')).toBe('true');
        expect(button().title).toMatch(/nothing to take back yet\./);
      });
    await isBarred();
    await page.press('u');
    await page.shown('.notice', { hasText: 'nothing to take back yet' });
    const { hand } = page;
    await carryOut(page, first(page, 'discard'));
    await page.untilShown(3);
    await page.eventually(() => expect(button().getAttribute('aria-disabled')).toBe('false'));
    await page.press('Control+z');
    await page.untilShown(4);
    expect(page.hand).toEqual(hand);
    await isBarred();
  });

  test('the end of a turn with something left to do is asked about once, until the settings want it again', async () => {
    const page = await openDevice();
    await placeHqs(page);
    // The first tile may be one that cannot be used yet: then nothing is asked.
    const somethingLeft = (): boolean => page.probe.legal.some(({ do: kind }) => kind !== 'end-turn' && kind !== 'discard');
    for (let turns = 0; !somethingLeft() && turns < 4; turns++) {
      const { seq, legal } = page.probe;
      await carryOut(page, legal.find((intent) => intent.do === 'end-turn') ?? first(page, 'discard'));
      await page.untilShown(seq + 1);
      await page.untilActing();
    }
    const { seq } = page.probe;
    await page.click('[data-action="end-turn"]');
    await page.click('.dialog-ask [data-action="no"]');
    await page.gone('.dialog-ask');
    expect(page.probe.seq).toBe(seq);
    await page.click('[data-action="end-turn"]');
    await page.check('.dialog-ask [name="never-ask"]');
    await page.click('.dialog-ask [data-action="yes"]');
    await page.untilShown(seq + 1);
    expect(page.memory.read('asks')).not.toContain('end-turn');
    await page.click('.top-bar [data-action="settings"]');
    const setting = (await page.shown('[name="ask-end-turn"]')) as HTMLInputElement;
    expect(setting.checked).toBe(false);
    await page.check(setting);
    await page.press('Escape');
    await page.eventually(() => expect(page.memory.read('asks')).toContain('end-turn'));
  });
});

const CALM = { film: 'skip', motion: 'reduced', sound: false };
const ASKS = ['end-turn', 'redraw', 'resign'];
const NEVER = 'dialog input[name="never-ask"]';

describe('before the end of a turn in which something is left to do', () => {
  const server = pageServer();

  const opened = async (table: string, asks: readonly string[]): Promise<PageWindow> => {
    const page = await server.openPrepared(table, { remembers: { ...CALM, asks } });
    await tableShown(page);
    return page;
  };

  test('the page asks, and asks no more once that was wished along with a yes', async () => {
    const page = await opened('turn', ASKS);
    const { seq } = page.probe;
    await page.press('n');
    await page.shown('dialog[open] p', { hasText: /You could still use: .*Claws/ });
    await page.shown('dialog[open] p', { hasText: 'What you hold stays in your hand.' });
    await page.check(NEVER);
    await page.click('dialog [data-action="no"]');
    await page.gone('dialog[open]');
    expect(page.memory.read('asks')).toEqual(ASKS);
    await page.press('n');
    await page.check(NEVER);
    await page.click('dialog [data-action="yes"]');
    await page.untilShown(seq + 1);
    expect(page.memory.read('asks')).toEqual(['redraw', 'resign']);
  });

  test('the page does not ask who wants to be asked about other things only', async () => {
    const page = await opened('battle', ['redraw', 'resign']);
    const { seq } = page.probe;
    await page.press('n');
    expect(page.all('dialog[open]')).toHaveLength(0);
    await page.untilShown(seq + 1);
  });
});

const BUTTON = '.actions [data-action="discard"]';

describe('T1: discarding one of the tiles', () => {
  const server = pageServer();

  const opened = async (): Promise<PageWindow> => {
    const page = await server.openPrepared('discard', { remembers: { film: 'skip', motion: 'reduced', sound: false } });
    await tableShown(page);
    return page;
  };

  test('shows every tile as one that can be chosen, and says so', async () => {
    const page = await opened();
    const tiles = page.all('.hand-tile');
    expect(tiles).toHaveLength(3);
    for (const tile of tiles) {
      expect(tile.dataset['usable']).toBe('true');
      expect(tile.getAttribute('aria-label')).toMatch(/: choose to discard it$/);
      expect(tile.querySelector('.discard-sign')).not.toBeNull();
    }
    expect(page.text('.todo')).toBe('You hold 3 tiles. Choose one to discard.');
    expect((page.get(BUTTON) as HTMLButtonElement).disabled).toBe(false);
  });

  test('is nothing a tile shows while no tile has to be discarded', async () => {
    const page = await server.openPrepared('turn');
    await tableShown(page);
    expect(page.probe.legal.some((intent) => intent.do === 'discard')).toBe(true);
    expect(page.all('.hand-tile').length).toBeGreaterThan(1);
    expect(page.all('.discard-sign, [data-discards="true"]')).toHaveLength(0);
  });

  test('the button says what is missing while no tile is chosen', async () => {
    const page = await opened();
    await page.click(BUTTON);
    await page.shown('.notice', { hasText: 'Choose the tile to discard first' });
    expect(page.hand).toHaveLength(3);
  });

  test.each<[string, (page: PageWindow) => Promise<void>]>([
    ['dragged to the button', (page) => page.drag('.hand-tile', BUTTON)],
    ['tapped and confirmed', async (page) => (await page.click('.hand-tile'), page.click(BUTTON))],
    ['taken by its number and confirmed with Enter', async (page) => (await page.press('1'), page.press('Enter'))],
    ['given up with Delete where it has the focus', async (page) => (await page.focus('.hand-tile'), page.press('Delete'))],
  ])('a tile is discarded when it is %s', async (_, gesture) => {
    const page = await opened();
    const [hand, { seq }] = [page.hand, page.probe];
    await gesture(page);
    await page.untilShown(seq + 1);
    expect(page.hand).toEqual(hand.slice(1));
    await page.press('u');
    await page.untilShown(seq + 2);
    expect(page.hand).toEqual(hand);
  });
});
