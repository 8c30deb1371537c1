import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { puzzlesOf } from '../puzzle/collectionFiles.js';
import { describeWith } from '../support/programs.js';
import { clickOn } from './support/clickOn.js';
import { carryOut } from './support/hands.js';
import { probe, seqOf, untilShown } from './support/probe.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
/** Battles are played, as slowly as they can be: a film that has come to its end goes away. */
const PHONE = {
  width: 390,
  height: 844,
  deviceScaleFactor: 3,
  remembers: { sound: false, film: 'play', filmSpeed: 0.5, motion: 'reduced' },
};

/** The first easy puzzle that one placement solves, without a question in the battle. */
const EASY = puzzlesOf('easy').find(
  ({ solution, use }) => use === 1 && solution?.intents.length === 1 && solution.intents[0]?.do === 'place',
)!;

const click = (page: Page, action: string): Promise<void> => clickOn(page, `[data-action="${action}"]`);

/** Waits until a battle is played as a film, and leaves it. */
const seeFilm = async (page: Page): Promise<void> => {
  await page.locator('.replay-bar').waitFor();
  await click(page, 'replay-skip');
  await page.locator('.replay-bar').waitFor({ state: 'detached' });
};

const standIs = (page: Page, stand: 'open' | 'astray' | 'done'): Promise<void> =>
  page.locator(`.puzzle-panel[data-stand="${stand}"]`).waitFor();

describeWith('chromium', 'battles of puzzles as films', (executable) => {
  const env = testEnvironment(executable);

  test(
    'on a phone, why a try is wrong is seen, seen again and saved; then the solution',
    async () => {
      const page = await openWindow(env.browser, PHONE);
      await page.goto(`${env.url}/puzzles/${EASY.id}`);
      await tableShown(page);
      const { legal } = await probe(page);
      const wrong = legal.find((intent) => intent.do === 'place' && !checkSolution(EASY, { intents: [intent], choices: [] }).solved)!;
      const seq = await seqOf(page);
      await carryOut(page, wrong);
      await untilShown(page, seq + 1);
      await click(page, 'battle');
      await seeFilm(page);
      await standIs(page, 'astray');
      await click(page, 'replay');
      await seeFilm(page);
      await standIs(page, 'astray');

      await click(page, 'share');
      const [film] = await Promise.all([page.waitForEvent('download'), clickOn(page, 'dialog [data-action="picture-film"]')]);
      expect(film.suggestedFilename()).toMatch(/^hexfall-battle-\d+\.svg$/);
      const svg = readFileSync(await film.path(), 'utf8');
      expect(svg).toMatch(/^<svg [^]*<animate [^]*<\/svg>$/);
      const [picture] = await Promise.all([page.waitForEvent('download'), clickOn(page, 'dialog [data-action="picture-png"]')]);
      expect(
        readFileSync(await picture.path())
          .subarray(1, 4)
          .toString(),
      ).toBe('PNG');
      await page.keyboard.press('Escape');

      await click(page, 'try-again');
      await standIs(page, 'open');
      await click(page, 'solution');
      await clickOn(page, 'dialog [data-action="yes"]');
      await seeFilm(page);
      await standIs(page, 'done');
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
    3 * MINUTE,
  );
});
