import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { randomFrom } from '@hexfall/shared/ai/random';
import { MAPS, mapOf } from '@hexfall/shared/content/maps';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { PositionJson } from '@hexfall/shared/notation/json';
import { describeWith } from '../support/programs.js';
import { HASTY } from './support/choose.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { positionOf, recordedPosition } from './support/finalPosition.js';
import { playToEnd } from './support/game.js';
import { probe, seqOf } from './support/probe.js';
import { clickHex, openPosition } from './support/sandbox.js';
import { skipAhead } from './support/skipAhead.js';
import { testEnvironment } from './support/testEnvironment.js';
import { createTable, joinTable, tableShown } from './support/table.js';
import { complaints } from './support/windows.js';

const MINUTE = 60_000;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;
const NAMES = ['Ala', 'Bolek', 'Celina', 'Darek'] as const;
const ARMIES: readonly ArmyId[] = ['borgo', 'outpost', 'moloch', 'hegemony'];
const REMEMBERS = { film: 'skip', motion: 'reduced', sound: false } as const;
/** The HQs and four turns of each player. */
const FIRST_INTENTS = 28;

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

const spokenAt = (page: Page, hex: string): Promise<string | null> => page.locator(`[data-hex="${hex}"]`).getAttribute('aria-label');

describeWith('chromium', 'terrain', (executable) => {
  const env = testEnvironment(executable);

  test(
    'O11: a team match of four on a map, to the end',
    async () => {
      const [own, ...others] = ARMIES;
      const wish = { mode: 'team', seats: 4, map: 'ruined-city' } as const;
      const creator = await createTable(env.browser, env.url, own!, NAMES[0], { ...SIZES[0], remembers: REMEMBERS }, wish);
      await eventually(async () => expect(await creator.locator('main').innerText()).toContain('Ruined City'));
      const pages = [creator];
      for (const [place, army] of others.entries())
        pages.push(await joinTable(env.browser, creator.url(), army, NAMES[place + 1]!, { ...SIZES[place + 1]!, remembers: REMEMBERS }));
      await Promise.all(pages.map(tableShown));
      expect(mapOf((await probe(creator)).table!.options)?.id).toBe('ruined-city');
      expect(await creator.locator('.hex').count()).toBe(37);
      const map = MAPS.find(({ id }) => id === 'ruined-city');
      for (const { type, hexes } of map?.terrain ?? [])
        for (const hex of hexes) expect((await spokenAt(creator, hex.join()))?.toLowerCase()).toContain(type);
      const random = randomFrom(13);
      await playToEnd({ players: pages, random, temper: HASTY, until: async () => (await seqOf(creator)) >= FIRST_INTENTS });
      await skipAhead(pages, creator.url(), random);
      await playToEnd({ players: pages, random, temper: HASTY });
      const { position, outcome } = await recordedPosition(env.url, creator.url().slice(-6));
      for (const page of pages) {
        const { table } = await probe(page);
        expect(positionOf(table!)).toEqual(position);
        expect(table?.outcome).toMatchObject(outcome as object);
        expect(complaints(page)).toEqual([]);
        await page.context().close();
      }
    },
    10 * MINUTE,
  );

  test.each([SIZES[0], SIZES[1]])(
    'R3, L18: a prize is put on a unit and a turret is turned ($width×$height)',
    async (size) => {
      const link = `${env.url}/sandbox#p=${deflateRawSync(JSON.stringify(BASE)).toString('base64url')}`;
      const page = await openPosition(env.browser, link, { ...size, remembers: REMEMBERS });
      await page.locator('[data-action="play"]').click();
      await clickOn(page, '[data-action="prizes"]');
      await clickOn(page, '[data-action="attach-mobility"]');
      await clickHex(page, [0, 0]);
      const confirm = page.locator('[data-action="confirm"]');
      if ((await confirm.count()) > 0) await confirm.click();
      await eventually(async () => expect(await spokenAt(page, '0,0')).toContain('carries Mobility'));
      expect(await spokenAt(page, '1,0')).toContain('turret facing north');
      await clickHex(page, [1, 0]);
      // It stands as it is first offered: turned by one; and then by one more.
      await clickOn(page, '[data-action="turn-right"]');
      await clickOn(page, '[data-action="confirm"]');
      await eventually(async () => expect(await spokenAt(page, '1,0')).toContain('turret facing south-east'));
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
    3 * MINUTE,
  );
});
