import { mapOf, MAPS } from '@hexfall/shared/content/maps';
import type { PositionJson } from '@hexfall/shared/notation/json';
import { Page as Connection } from '../server/support/Page.js';
import { pageServer } from './support/pageServer.js';
import { openSandbox, spokenAt } from './support/sandbox.js';

/** A turret with a unit at its panel, and prizes to be put on it. */
const BASE: PositionJson = {
  format: 1,
  options: { mode: 'duel' },
  players: [
    { army: 'outpost', hand: ['runner'], prizes: ['accelerator', 'mobility'], pile: 5 },
    { army: 'moloch', pile: 5 },
  ],
  turn: { player: 0 },
  terrain: [
    {
      type: 'base',
      features: [],
      hexes: [
        [0, 0],
        [1, 0],
      ],
      panel: [[0, 0]],
    },
  ],
  turrets: [{ at: [1, 0], rot: 0, initiative: [2], ranged: { 0: 1 }, spares: [] }],
  units: [
    { army: 'outpost', tile: 'hq', at: [-2, 0], rot: 0 },
    { army: 'outpost', tile: 'scout', at: [0, 0], rot: 0 },
    { army: 'moloch', tile: 'hq', at: [2, 0], rot: 0 },
  ],
};

const PHONE = { width: 360, height: 640 };

describe('terrain', () => {
  const server = pageServer();

  test('O11: a map is named in the lobby, and every hex of it says what lies there', async () => {
    const map = MAPS.find(({ id }) => id === 'ruined-city')!;
    const { board, terrain, turrets } = map;
    const creation = { options: { mode: 'team', board, terrain, turrets } } as const;
    const maker = await Connection.createAs(server.url, creation);
    const lobby = await server.open(`/t/${maker.code}`);
    await lobby.shown('main', { hasText: 'Ruined City' });
    await maker.leave();
    const pages = await server.openTable({ armies: ['borgo', 'outpost', 'moloch', 'hegemony'], creation });
    for (const page of pages) {
      expect(mapOf(page.probe.table!.options)?.id).toBe('ruined-city');
      expect(page.all('.hex')).toHaveLength(37);
      for (const { type, hexes } of terrain) for (const hex of hexes) expect(spokenAt(page, hex.join()).toLowerCase()).toContain(type);
    }
  });

  test.each([{}, PHONE])('R3, L18: a prize is put on a unit and a turret is turned (%j)', async (size) => {
    const page = await openSandbox(server, BASE, size);
    await page.click('[data-action="play"]');
    await page.click('[data-action="prizes"]');
    await page.click('[data-action="attach-mobility"]');
    await page.point([0, 0]);
    const [confirm] = page.all('[data-action="confirm"]');
    if (confirm) await page.click(confirm);
    await page.until(() => spokenAt(page, '0,0').includes('carries Mobility'));
    expect(spokenAt(page, '1,0')).toContain('turret facing north');
    await page.point([1, 0]);
    // It stands as it is first offered: turned by one; and then by one more.
    await page.click('[data-action="turn-right"]');
    await page.click('[data-action="confirm"]');
    await page.until(() => spokenAt(page, '1,0').includes('turret facing south-east'));
  });
});
