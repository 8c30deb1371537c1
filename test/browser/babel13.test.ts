import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import type { PositionJson } from '@hexfall/shared/notation/json';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { battleOnCommandLine, clickHex, fightOut, openPosition, passedOn } from './support/sandbox.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints } from './support/windows.js';

const MINUTE = 60_000;
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844, deviceScaleFactor: 3 },
];

/** A battle with a question of each kind: whom the Sharpshooter hits, where the rocket flies and who gets the marker. */
const BATTLE: PositionJson = {
  format: 1,
  options: { mode: 'duel' },
  players: [
    { army: 'new-york', hand: ['mine'], pile: 5 },
    { army: 'neojungle', pile: 5 },
  ],
  turn: { player: 0 },
  foundations: [{ army: 'neojungle', tile: 'roots', at: [1, 0] }],
  units: [
    { army: 'new-york', tile: 'hq', at: [-2, 0], rot: 0 },
    { army: 'new-york', tile: 'sharpshooter', at: [-1, 2], rot: 1 },
    { army: 'new-york', tile: 'rocket-launcher', at: [-1, 1], rot: 0 },
    { army: 'new-york', tile: 'pusher', at: [-1, -1], rot: 0, venom: ['neojungle'] },
    { army: 'neojungle', tile: 'crusher', at: [0, 1], rot: 3 },
    { army: 'neojungle', tile: 'swarm', at: [1, 0], rot: 0 },
    { army: 'neojungle', tile: 'hq', at: [2, -1], rot: 0 },
    { army: 'neojungle', tile: 'slicer', at: [0, -1], rot: 5 },
  ],
};

const linkTo = (url: string, position: PositionJson): string =>
  `${url}/sandbox#p=${deflateRawSync(JSON.stringify(position)).toString('base64url')}`;

const spokenAt = (page: Page, hex: string): Promise<string | null> => page.locator(`[data-hex="${hex}"]`).getAttribute('aria-label');

describeWith('chromium', 'New York and Neojungle', (executable) => {
  const env = testEnvironment(executable);
  const pages: Page[] = [];

  afterEach(async () => {
    for (const page of pages.splice(0)) {
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    }
  });

  const opened = async (size: (typeof SIZES)[number]): Promise<Page> => {
    const page = await openPosition(env.browser, linkTo(env.url, BATTLE), size);
    pages.push(page);
    return page;
  };

  test.each(SIZES)(
    'are fought with on the page as on the command line ($width×$height)',
    async (size) => {
      const page = await opened(size);
      const { position } = await passedOn(page);
      expect(position).toMatchObject({ foundations: BATTLE.foundations });
      const answers = await fightOut(page);
      expect(answers).toEqual(expect.arrayContaining([expect.stringMatching(/^1 0,1|^1 1,0/), expect.stringMatching(/^-?\d,-?\d\/\d$/)]));
      await page.locator('.desk [data-action="keep"]').click();
      const fought = battleOnCommandLine(position, answers);
      expect(fought.done).toBe(true);
      expect((await passedOn(page)).position).toEqual(fought.position);
    },
    4 * MINUTE,
  );

  test(
    'lay a Mine, push by themselves, and pick a target on the board',
    async () => {
      const page = await opened(SIZES[0]!);
      await page.locator('[data-action="play"]').click();
      await clickOn(page, '.hand [data-tile="new-york/mine"]');
      await clickHex(page, [1, -2]);
      await clickOn(page, '[data-action="confirm"]');
      await eventually(async () => expect(await spokenAt(page, '1,-2')).toContain('Mine'));
      await clickHex(page, [-1, -1]);
      const ability = page.locator('[data-ability="push"]');
      if ((await ability.count()) > 0) await ability.click();
      await clickHex(page, [0, -1]);
      await clickOn(page, '[data-action="confirm"]');
      // Its owner is asked for one of two hexes; the Mine is one of them, and destroys it.
      await page.locator('.answer').first().waitFor();
      await clickOn(page, '[data-key="1,-2"]');
      await eventually(async () => {
        expect(await spokenAt(page, '1,-2')).not.toContain('Mine');
        expect(await spokenAt(page, '0,-1')).not.toContain('Slicer');
      });
    },
    4 * MINUTE,
  );
});
