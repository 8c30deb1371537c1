import type { Hex } from '@hexfall/shared/hex/cells';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { makeTable, openGameForm } from './support/table.js';

const PHONE = { width: 360, height: 640 };
/** How long a press has to stay in place to be a long one, in milliseconds. */
const HOLD_MS = 450;
const CARD = '.tile-card';
const PINNED = `${CARD}[data-pinned="true"]`;

describe('the board explains itself', () => {
  const server = pageServer();

  /** Two windows at a table, and both HQs beside each other on the board; it is the first one's turn. */
  const duel = async (creation: { readonly forecast?: boolean } = {}): Promise<readonly [PageWindow, PageWindow]> => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'], windows: [{}, PHONE], creation });
    await carryOut(first, { do: 'place-hq', at: [0, 0], rot: 0 });
    await second.untilShown(1);
    await carryOut(second, { do: 'place-hq', at: [0, 1], rot: 0 });
    await Promise.all([first, second].map((page) => page.untilShown(2)));
    return [first, second];
  };

  const hoverOver = async (page: PageWindow, hex: Hex | null): Promise<void> => {
    page.board.gestures.onHover?.({ hex, direction: null });
    await page.settle();
  };

  /** Presses on an element and stays there for a while. */
  const hold = async (page: PageWindow, selector: string): Promise<void> => {
    const element = page.get(selector);
    const press = (type: string): boolean =>
      element.dispatchEvent(new page.window.PointerEvent(type, { bubbles: true, cancelable: true, button: 0, isPrimary: true }));
    press('pointerdown');
    await page.pass(HOLD_MS + 50);
    press('pointerup');
    element.click();
    await page.settle();
  };

  const linesOf = (page: PageWindow, kind: string): readonly (string | null)[] =>
    page.all(`${CARD} ${kind} li`).map(({ textContent }) => textContent);

  test('pointing at a unit tells in a sentence what it does now', async () => {
    const [page] = await duel();
    await hoverOver(page, [0, 0]);
    await page.shown(`${CARD} h2`, { hasText: 'HQ' });
    await page.shown(`${CARD} .tile-sentence`, {
      hasText: 'Strikes all neighbors for 1 and gives units of its side all around +1 initiative; toughness 20; acts at initiative 0.',
    });
    await page.eventually(() => expect(linesOf(page, '.now')).toEqual(['Does no harm to HQ of The Outpost: an HQ never harms an HQ']));
    expect(page.all(`${CARD} .rule-link`)).toEqual([]);
    await hoverOver(page, null);
    await page.gone(`${CARD} h2`);
  });

  test('a long press does the same on a phone, on the board and in a hand, and takes nothing', async () => {
    const [page, phone] = await duel();
    phone.board.gestures.onHold?.([0, 1]);
    await phone.shown(PINNED);
    await phone.shown(`${CARD} .tile-sentence`);
    await phone.click(`${CARD} .icon-button[aria-label="Close"]`);
    await phone.gone(PINNED);
    // Ala's open hand is too small to be hit on a phone: her panel opens it in large.
    await phone.click('.piles');
    await phone.click('[data-part="hand"] button');
    await phone.shown('.tiles-detail .tile-sentence');
    // The one whose turn it is holds a tile of the own hand: it is not taken by that.
    await hold(page, '.hand-tile');
    await page.shown(PINNED);
    expect(page.probe.selection).toBeNull();
  });

  test('U1 U2 the focus does the same, the key I leads into the card and Escape out of it; each fact with its rule is behind a button', async () => {
    const [page] = await duel();
    await page.focus('[data-hex="0,0"]');
    await page.shown(`${CARD} .now`);
    await page.shown(`${CARD}[data-pinned="false"]`);
    await page.press('i');
    await page.until(() => page.focused?.matches(PINNED));
    await page.click(`${CARD} [data-action="rules"]`);
    await page.shown(`${CARD} .tile-rules`);
    expect(linesOf(page, '.tile-rules').slice(0, 4)).toEqual([
      'Initiative 0 I1',
      'Strikes on all sides, strength 1 U1',
      'Does no harm to HQ of The Outpost: an HQ never harms an HQ U2',
      '20 of 20 toughness left U2',
    ]);
    expect(page.get(`${CARD} .rule-link[href="/rules#U2"]`).getAttribute('target')).toBe('_blank');
    await page.press('Escape');
    await page.gone(PINNED);
  });

  test('S2 the key R and the button of a pile tell what is still to come, and each tile what it does', async () => {
    const [page, phone] = await duel();
    const count = (): number =>
      page.all('[data-part="hidden"] [data-count]').reduce((sum, { dataset }) => sum + Number(dataset['count']), 0);
    await page.press('r');
    await page.shown('[data-part="hidden"]');
    await page.until(() => count() === page.probe.table!.players[0]!.pile);
    await page.focus('[data-part="hidden"] [data-tile^="borgo/"]');
    await page.shown('.tiles-detail h2');
    await page.click('.tiles-seats [data-seat="1"]');
    await page.shown('.tiles-seats [data-seat="1"][aria-pressed="true"]');
    await page.until(() => count() === 34);
    // The tile of the other player does not stay.
    await page.gone('.tiles-detail h2');
    await page.focus('[data-part="hidden"] [data-tile="outpost/runner"]');
    await page.shown('.tiles-detail h2', { hasText: 'Runner' });
    await page.click('.tiles-detail [data-action="rules"]');
    await page.eventually(() => expect(page.all('.tiles-detail .rule-link').length).toBeGreaterThan(1));
    await page.click('[data-action="army"]');
    await page.shown('.dialog-sheet .army-leaf');
    await page.press('Escape');
    await phone.click('.piles');
    await phone.shown('[data-part="discard"]');
  });

  test('S2 the tiles of an army are leafed through, first those by which players know it: by keys, buttons and swipes', async () => {
    const [page] = await duel();
    const leaf = (): string => page.text('.army-leaf h3');
    await page.press('r');
    await page.click('.tiles-seats [data-seat="1"]');
    await page.click('[data-action="army"]', { hasText: 'The Outpost' });
    await page.shown('.army-motto', { hasText: 'Never twice in the same place.' });
    expect(page.all('.army-tabs [role="tab"]')).toHaveLength(16);
    expect(page.focused?.getAttribute('aria-label')).toBe('Commando, 5');
    expect(leaf()).toBe('Commando × 5');
    await page.press('ArrowRight');
    expect(leaf()).toBe('HMG × 1');
    expect(page.focused?.getAttribute('aria-selected')).toBe('true');
    await page.press('End');
    expect(leaf()).toBe('Sniper × 1');
    await page.click('[data-action="next"]');
    expect(leaf()).toBe('Commando × 5');
    await page.click('[data-action="previous"]');
    expect(leaf()).toBe('Sniper × 1');
    await page.click('[role="tab"][data-tile="outpost/hq"]');
    expect(leaf()).toBe('HQ × 1');
    const swipe = async (from: number, to: number): Promise<void> => {
      const [down, up] = [from, to].map((clientX) => ({ bubbles: true, pointerType: 'touch', clientX, clientY: 300 }));
      page.get('.army-leaf').dispatchEvent(new page.window.PointerEvent('pointerdown', down));
      page.get('.army-leaf').dispatchEvent(new page.window.PointerEvent('pointerup', up));
      await page.settle();
    };
    await swipe(200, 80);
    expect(leaf()).toBe('Runner × 2');
    await swipe(80, 200);
    expect(leaf()).toBe('HQ × 1');
    await swipe(80, 100);
    expect(leaf()).toBe('HQ × 1');
  });

  test('a table without forecasts says so before the match, and shows nobody any', async () => {
    const [first, second] = await duel({ forecast: false });
    for (const page of [first, second]) {
      expect(page.all('.forecast, [data-action="forecast"]')).toHaveLength(0);
      await page.press('f');
      await page.shown('.notice', { hasText: 'No forecast' });
      expect(page.all('.forecast')).toHaveLength(0);
    }
    const lobby = await server.open('/');
    await makeTable(lobby, 'Ala');
    await openGameForm(lobby);
    await lobby.click('input[name="noForecast"]');
    await lobby.shown('.seat-list .chips li', { hasText: 'No forecast' });
  });

  test('the address of a rule leads to it, a search finds it by its number, and rules lead to each other', async () => {
    const page = await server.open('/rules#B4');
    await page.until(() => page.focused?.matches('#B4'));
    await page.click('#B4 a[href="#N4"]');
    await page.until(() => page.focused?.matches('#N4'));
    expect(page.path).toBe('/rules#N4');
    await page.fill('input[name="clause"]', 'd7');
    await page.eventually(() => expect(page.all('.clause')).toHaveLength(1));
    await page.press('Enter');
    await page.until(() => page.focused?.matches('#D7'));
    await page.eventually(() => expect(page.all('.clause').length).toBeGreaterThan(80));
  });

  test('the table of a finished match is there for those who look at it', async () => {
    const page = await server.openPrepared('over');
    await tableShown(page);
    await page.click('[data-action="look"]');
    await page.gone('.result');
    expect(page.all('.table .hex')).toHaveLength(19);
  });
});
