import type { RecordJson } from '@hexfall/shared/notation/json';
import { Page as Connection } from '../server/support/Page.js';
import { carryOut, KEYBOARD } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { spokenAt } from './support/sandbox.js';
import { submitSeat } from './support/table.js';

describe('a seat at a table', () => {
  const server = pageServer();

  test('can be played by keyboard alone, and every hex says what stands there', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'] });
    await KEYBOARD.point(first, [-1, 0]);
    await first.press('e');
    await first.press('Enter');
    await second.untilShown(1);
    expect(spokenAt(second, '-1,0')).toMatch(/^B2, HQ of Borgo; facing north; initiative 0; 20 toughness left; strikes all sides 1/);
    await KEYBOARD.point(second, [2, -1]);
    await second.press('Enter');
    await first.untilShown(2);
    expect(first.probe.table?.turn.number).toBe(1);
    const { hand } = first;
    await first.press('1');
    await first.press('Delete');
    await first.untilShown(3);
    expect(first.hand).toHaveLength(hand.length - 1);
    await first.focus('[data-action="take-back"]');
    await first.press('Enter');
    await first.untilShown(4);
    expect(first.hand).toEqual(hand);
    const asks = first.probe.legal.some(({ do: kind }) => kind !== 'end-turn' && kind !== 'discard');
    await first.focus('[data-action="end-turn"]');
    await first.press('Enter');
    // With something left to do the page asks, and the focus is on the yes.
    if (asks) {
      await first.shown('dialog [data-action="yes"]');
      expect(first.focused).toBe(first.get('dialog [data-action="yes"]'));
      await first.press('Enter');
    }
    await second.untilShown(5);
    await second.until(() => second.probe.legal.length > 0);
  });

  test('T5: reads from the keyboard what stands where the HQ cannot', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'] });
    await carryOut(first, { do: 'place-hq', at: [0, 0], rot: 0 });
    await second.untilShown(1);
    await KEYBOARD.point(second, [0, 0]);
    await second.shown('.tile-card[data-pinned="true"]', { hasText: 'HQ' });
  });

  test('can be taken to another device by its link, which hides the key at once', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'] });
    await first.click('.top-bar [aria-label="Table menu"]');
    await first.click('[data-action="menu-share"]');
    await first.click('[data-part="device"] > summary');
    const link = new URL(first.value('[data-part="device"] input'));
    expect(link.hash).toMatch(/^#seat=/);
    const other = await server.open(link.pathname + link.hash);
    await tableShown(other);
    expect(other.path).toBe(second.path);
    await carryOut(other, { do: 'place-hq', at: [0, 0], rot: 3 });
    await first.untilShown(1);
  });

  /** Switches off that records may have the name. */
  const switchOff = async (page: PageWindow): Promise<void> => {
    await page.click('header [data-action="settings"]');
    await page.check('dialog input[name="named"]', false);
    await page.press('Escape');
  };

  test.each<[when: string, withhold: (page: PageWindow) => Promise<void>, names: readonly string[] | undefined]>([
    ['until its user switches that off at the table', switchOff, undefined],
    [
      'until the table is opened again after its user has switched that off',
      async (page) => {
        const { path } = page;
        await page.goto('/');
        await switchOff(page);
        await page.goto(path);
        await tableShown(page);
      },
      undefined,
    ],
    ['as long as its user says so', (page) => page.reload(), ['Bolek', 'Ala']],
  ])('lets the record have the names %s', async (_when, withhold, names) => {
    const bolek = await Connection.create(server.url);
    await bolek.sit({ army: 'moloch', name: 'Bolek', named: true });
    const page = await server.open(`/t/${bolek.code}`, { remembers: { name: 'Ala', named: true } });
    await submitSeat(page);
    await tableShown(page);
    await withhold(page);
    await page.until(() => page.probe.me !== null);
    await page.answered();
    await bolek.play(0, { do: 'resign' });
    const record = await fetch(`${server.url}/api/matches/${bolek.code}/record`);
    expect(((await record.json()) as RecordJson).names).toEqual(names);
    await bolek.leave();
  });
});
