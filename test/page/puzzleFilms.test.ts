import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { puzzlesOf } from '../puzzle/puzzleOf.js';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const REMEMBERS = { sound: false, film: 'play', filmSpeed: 0.5, motion: 'reduced' };

/** The first easy puzzle that one placement solves, without a question in the battle. */
const EASY = puzzlesOf('easy').find(
  ({ solution, use }) => use === 1 && solution?.intents.length === 1 && solution.intents[0]?.do === 'place',
)!;

const click = (page: PageWindow, action: string): Promise<void> => page.click(`[data-action="${action}"]`);

/** Waits until a battle is played as a film, and leaves it. */
const seeFilm = async (page: PageWindow): Promise<void> => {
  await page.shown('.replay-bar');
  await click(page, 'replay-skip');
  await page.gone('.replay-bar');
};

const standIs = (page: PageWindow, stand: 'open' | 'astray' | 'done'): Promise<HTMLElement> =>
  page.shown(`.puzzle-panel[data-stand="${stand}"]`);

describe('battles of puzzles as films', () => {
  const server = pageServer();

  test('why a try is wrong is seen, seen again and saved; then the solution', async () => {
    const page = await server.open(`/puzzles/${EASY.id}`, { width: 390, height: 844, remembers: REMEMBERS });
    await tableShown(page);
    const { legal, seq } = page.probe;
    const wrong = legal.find((intent) => intent.do === 'place' && !checkSolution(EASY, { intents: [intent], choices: [] }).solved)!;
    await carryOut(page, wrong);
    await page.untilShown(seq + 1);
    await click(page, 'battle');
    await seeFilm(page);
    await standIs(page, 'astray');
    await click(page, 'replay');
    await seeFilm(page);
    await standIs(page, 'astray');

    await click(page, 'share');
    await page.click('dialog [data-action="picture-film"]');
    const film = await page.until(() => page.traces.saved[0]);
    expect(film.name).toMatch(/^hexfall-battle-\d+\.svg$/);
    expect(await film.content.text()).toMatch(/^<svg [^]*<animate [^]*<\/svg>$/);
    await page.press('Escape');

    await click(page, 'try-again');
    await standIs(page, 'open');
    await click(page, 'solution');
    await page.click('dialog [data-action="yes"]');
    await click(page, 'solution-play');
    await page.pass(2_000);
    await seeFilm(page);
    await standIs(page, 'done');
  });
});
