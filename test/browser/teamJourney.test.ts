// journey: four people in windows of their own gather at a table, play in two teams, are away for a while and see the end.
import type { Page } from 'playwright-core';
import { randomFrom } from '@hexfall/shared/model/random';
import { HASTY } from '../support/choose.js';
import { describeWith } from '../support/programs.js';
import { positionOf, recordedEnd } from '../support/recordedEnd.js';
import { playToEnd, skipAhead } from './support/game.js';
import { probe, seqOf } from './support/probe.js';
import { createTable, joinTable, tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints } from './support/windows.js';

const MINUTE = 60_000;
const REMEMBERS = { film: 'skip', motion: 'reduced', sound: false } as const;

/** In the order in which they sit down. */
const PEOPLE = [
  { name: 'Ala', army: 'borgo', width: 844, height: 390 },
  { name: 'Bolek', army: 'outpost', width: 360, height: 640 },
  { name: 'Celina', army: 'doomsday', width: 1120, height: 700 },
  { name: 'Darek', army: 'hegemony', width: 390, height: 844 },
] as const;

/** How many intents the windows play at the beginning: six of each army, which are the HQs and the turns of one and of two tiles. */
const FIRST_INTENTS = 6 * PEOPLE.length;

describeWith('chromium', 'a match of two teams', (executable) => {
  const env = testEnvironment(executable);

  test(
    'for points on the expanded board is played through visible controls, and all see the end that the record tells',
    async () => {
      const pages: Page[] = [];
      for (const { name, army, ...size } of PEOPLE) {
        const options = { ...size, remembers: REMEMBERS };
        const wish = { mode: 'team-score', seats: PEOPLE.length, options: { board: true } } as const;
        pages.push(
          pages[0]
            ? await joinTable(env.browser, pages[0].url(), army, name, options)
            : await createTable(env.browser, env.url, army, name, options, wish),
        );
      }
      await Promise.all(pages.map(tableShown));
      const [first] = pages as [Page];
      const company = { players: pages, random: randomFrom(3), temper: HASTY };
      await playToEnd({ ...company, until: async () => (await seqOf(first)) >= FIRST_INTENTS });
      await skipAhead(pages, first.url(), company.random);
      await playToEnd(company);
      const { position, outcome } = await recordedEnd(env.url, first.url().slice(-6));
      for (const page of pages) {
        const { table } = await probe(page);
        expect(positionOf(table!)).toEqual(position);
        expect(table?.outcome).toMatchObject(outcome);
        await page.locator('.result').waitFor();
        expect(complaints(page)).toEqual([]);
        await page.context().close();
      }
    },
    10 * MINUTE,
  );
});
