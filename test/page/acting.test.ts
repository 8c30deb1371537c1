import type { Intent } from '@hexfall/shared/model/intent';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const REMEMBERS = { handOver: false, film: 'skip', motion: 'reduced', sound: false } as const;

const first = (page: PageWindow, kind: Intent['do']): Intent => page.probe.legal.find((intent) => intent.do === kind)!;

const rotOf = ({ probe: { ready } }: PageWindow): number | null => (ready?.do === 'place-hq' ? ready.rot : null);

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
    const page = await openDevice();
    expect(page.board.gestures.turns?.(null)).toBe(false);
    await page.focus('[data-hex="0,0"]');
    await page.press('Enter');
    expect(rotOf(page)).toBe(0);
    expect(page.board.gestures.turns?.(null)).toBe(true);
    page.board.gestures.onTwist?.(1);
    page.board.gestures.onTwist?.(1);
    expect(rotOf(page)).toBe(2);
    page.board.gestures.onTwist?.(-1);
    expect(rotOf(page)).toBe(1);
    await page.settle();
    expect(page.probe.seq).toBe(0);
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
        expect(button().title).toMatch(/nothing to take back yet \(T7\)/);
      });
    await isBarred();
    await page.press('u');
    await page.shown('.notice', { hasText: 'T7' });
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
