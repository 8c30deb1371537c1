import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { notationId } from '@hexfall/shared/content/catalog';
import { parsePuzzle, type PuzzleJson } from '@hexfall/shared/notation/puzzle';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import type { Intent } from '@hexfall/shared/model/intent';
import { dayAt, gradeOfDay, puzzleOfDay } from '../../client/src/puzzles/dailyPuzzle.js';
import type { Grade } from '@hexfall/shared/puzzle/grade';
import { describeWith } from '../support/programs.js';
import { resolveInProject } from '../support/sources.js';
import { clickOn } from './support/clickOn.js';
import { eventually } from './support/eventually.js';
import { carryOut } from './support/hands.js';
import { carryOutByKeys, pressByKeys } from './support/keysOnly.js';
import { probe, seqOf, untilShown, type Seen } from './support/probe.js';
import { tableShown } from './support/table.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

const MINUTE = 60_000;
const CALM = { sound: false, film: 'skip', motion: 'reduced' };
const DESK = { width: 1440, height: 900, remembers: CALM };

type Solved = PuzzleJson & Required<Pick<PuzzleJson, 'solution'>>;

const puzzlesOf = (level: Grade): Solved[] =>
  readFileSync(resolveInProject(`shared/puzzles/${level}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Solved);

/** The first easy puzzle that one placement solves, without a question in the battle. */
const EASY = puzzlesOf('easy').find(
  ({ solution, use }) => use === 1 && solution.intents.length === 1 && solution.intents[0]?.do === 'place',
)!;

const isSolving = (json: PuzzleJson, intent: Intent): boolean => {
  const parsed = parsePuzzle(json);
  return parsed.ok && checkSolution(parsed.value, { intents: [intent], choices: [] }).solved;
};

const unitNames = ({ table }: Pick<Seen, 'table'>): string[] =>
  (table?.board ?? []).flatMap((unit) => (unit?.owner === 0 ? [notationId(unit.tile)] : []));

type Hands = (page: Page, intent: Intent) => Promise<void>;
type Presses = (page: Page, action: string) => Promise<void>;
const click: Presses = (page, action) => clickOn(page, `[data-action="${action}"]`);

const put = async (page: Page, intent: Intent, hands: Hands = carryOut): Promise<void> => {
  const seq = await seqOf(page);
  await hands(page, intent);
  await untilShown(page, seq + 1);
};

/** Answers what is asked in a battle until it is over. */
const fight = async (page: Page, presses: Presses = click): Promise<void> => {
  await presses(page, 'battle');
  const asked = async (): Promise<boolean> => {
    const found = await page.waitForFunction(() => {
      if (document.querySelector('[data-key]')) return 'question';
      return document.querySelector('.puzzle-panel:not([data-stand="open"])') && 'over';
    });
    return (await found.jsonValue()) === 'question';
  };
  for (let times = 0; await asked(); times++) {
    if (times === 20) throw new Error('the battle asks on and on');
    await clickOn(page, '[data-key]');
  }
};

/** Waits until the panel says that. */
const lineIs = (page: Page, wanted: RegExp): Promise<void> =>
  eventually(async () => expect(await page.locator('.puzzle-line').innerText()).toMatch(wanted));

const solve = async (page: Page, { solution }: Solved, hands: Hands = carryOut, presses: Presses = click): Promise<void> => {
  for (const intent of solution.intents) await put(page, intent, hands);
  await fight(page, presses);
  await page.locator('.puzzle-panel[data-stand="done"]').waitFor();
};

describeWith('chromium', 'puzzles', (executable) => {
  const env = testEnvironment(executable);

  const enter = async (path: string, options = DESK): Promise<Page> => {
    const page = await openWindow(env.browser, options);
    await page.goto(env.url + path);
    return page;
  };

  const leave = async (page: Page): Promise<void> => {
    expect(complaints(page)).toEqual([]);
    await page.context().close();
  };

  test(
    'an easy puzzle: a wrong try says why not, a hint helps, and solving it is remembered',
    async () => {
      const page = await enter('/');
      await clickOn(page, '.puzzles-link');
      await clickOn(page, `[data-puzzle="${EASY.id}"] a`);
      await tableShown(page);
      const number = EASY.id.split('-').at(-1)!;
      await eventually(async () => expect(await page.title()).toBe(`Easy ${number} · Hexfall`));
      const { legal } = await probe(page);
      const wrong = legal.find((intent) => intent.do === 'place' && !isSolving(EASY, intent))!;
      await put(page, wrong);
      await fight(page);
      await lineIs(page, /^Not solved\. Goals missed: \d of \d\.$/);
      await page.locator('.puzzle-goals [data-state="missed"]').first().waitFor();
      await click(page, 'try-again');
      await page.locator('.puzzle-panel[data-stand="open"]').waitFor();
      await page.keyboard.press('u');
      await eventually(async () => expect((await probe(page)).hand).toHaveLength(EASY.position.players[0]!.hand!.length));

      await click(page, 'hint');
      await page.locator('.hand-tile[data-named="true"]').first().waitFor();
      await click(page, 'hint');
      await lineIs(page, /^Hint: begin on [A-G]\d\.$/);
      await page.locator('[data-action="hint"]').waitFor({ state: 'detached' });

      await solve(page, EASY);
      await lineIs(page, /^Solved in \d+:\d\d\.$/);
      await page.reload();
      await tableShown(page);
      await clickOn(page, '.top-bar a.icon-button');
      await page.locator(`[data-puzzle="${EASY.id}"][data-state="solved"]`).waitFor();
      await leave(page);
    },
    2 * MINUTE,
  );

  test(
    'the puzzle of the day counts for a streak that survives a reload',
    async () => {
      const today = dayAt(Date.now());
      const days = { puzzles: {}, days: [today - 2, today - 1] };
      const page = await enter('/puzzles', { ...DESK, remembers: { ...CALM, puzzles: days } as typeof CALM });
      await eventually(async () => expect(await page.locator('.puzzle-streak strong').innerText()).toBe('2 days in a row'));
      await clickOn(page, '.daily-link');
      await tableShown(page);
      const daily = puzzleOfDay(today, puzzlesOf(gradeOfDay(today)))!;
      expect(new URL(page.url()).pathname).toBe(`/puzzles/${daily.id}`);
      for (const intent of daily.solution.intents) await put(page, intent);
      await click(page, 'battle');
      for (const key of daily.solution.choices) await clickOn(page, `[data-key="${key}"]`);
      await page.locator('.puzzle-panel[data-stand="done"]').waitFor();
      await page.goto(`${env.url}/puzzles`);
      await eventually(async () => expect(await page.locator('.puzzle-streak strong').innerText()).toBe('3 days in a row'));
      await page.reload();
      await eventually(async () => expect(await page.locator('.puzzle-streak strong').innerText()).toBe('3 days in a row'));
      await leave(page);
    },
    2 * MINUTE,
  );

  test(
    'a link holds a puzzle of one’s own without its solution, which stays in its tab; that of the project’s can be watched, and does not count',
    async () => {
      const page = await enter('/puzzles');
      const own = { ...EASY, id: 'mine', title: { en: 'Mine' } };
      await page.locator('[data-action="puzzle-file"]').setInputFiles({
        name: 'mine.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(own)),
      });
      await page.waitForURL(/\/puzzles#p=/);
      await tableShown(page);
      await page.reload();
      await tableShown(page);
      await eventually(async () => expect(await page.locator('#puzzle-title').innerText()).toBe('Mine'));
      await page.locator('[data-action="solution"]').waitFor();
      const shown = (await probe(page)).table;
      await click(page, 'share');
      const field = page.locator('dialog input').first();
      await eventually(async () => expect(await field.inputValue()).toContain('#p='));
      const link = await field.inputValue();
      await page.keyboard.press('Escape');
      const other = await enter(link.slice(env.url.length));
      await tableShown(other);
      expect((await probe(other)).table).toEqual(shown);
      expect(await other.locator('[data-action="hint"]').count()).toBe(0);
      await solve(other, EASY);
      await leave(other);

      await page.goto(`${env.url}/puzzles/${EASY.id}`);
      await tableShown(page);
      await click(page, 'solution');
      await clickOn(page, 'dialog [data-action="yes"]');
      await page.locator('.puzzle-panel[data-stand="done"]').waitFor();
      await click(page, 'start-over');
      await solve(page, EASY);
      await page.locator('.puzzle-line', { hasText: 'the solution was seen before' }).waitFor();
      await page.goto(`${env.url}/puzzles`);
      await page.locator(`[data-puzzle="${EASY.id}"][data-state="seen"]`).waitFor();
      await leave(page);
    },
    2 * MINUTE,
  );

  test.each([
    ['en', 360, 640],
    ['pl', 390, 844],
    ['pl', 667, 375],
  ])(
    'a puzzle is solved by keys alone in %s on %i × %i',
    async (language, width, height) => {
      const page = await enter(`/puzzles/${EASY.id}`, { width, height, remembers: { ...CALM, language } as typeof CALM });
      await tableShown(page);
      await pressByKeys(page, 'hint');
      await solve(page, EASY, carryOutByKeys, pressByKeys);
      await leave(page);
    },
    2 * MINUTE,
  );

  test(
    'a puzzle is made of a position of the sandbox, checked, and solved by its link',
    async () => {
      const page = await enter('/sandbox');
      await clickOn(page, '[data-action="pass"]');
      await page.locator('dialog textarea').fill(JSON.stringify(EASY.position));
      await clickOn(page, 'dialog [data-action="open"]');
      await page.locator('dialog').waitFor({ state: 'detached' });
      await clickOn(page, '[data-action="pass"]');
      await clickOn(page, 'dialog .make-puzzle');
      await page.locator('.make-check .problem', { hasText: 'Choose at least one goal.' }).waitFor();
      await page.locator('[data-action="check"]:disabled').waitFor();

      // No goal that every turn reaches is a puzzle.
      await page.locator('input[name="goal-more-points"]').check();
      await page.locator('input[name="at-most"]').check();
      await click(page, 'check');
      await page.locator('.make-verdict').waitFor({ timeout: 2 * MINUTE });
      expect(await page.locator('.make-verdict').innerText()).toMatch(/^\d+ solutions: a puzzle has only one\.$/);
      await page.locator('input[name="goal-more-points"]').uncheck();
      await page.locator('.make-verdict').waitFor({ state: 'detached' });
      await page.locator('input[name="at-most"]').uncheck();

      for (const goal of EASY.goals) {
        await page.locator(`input[name="goal-${goal.goal}"]`).check();
        if (goal.goal === 'damage') for (let wounds = 1; wounds < goal.wounds; wounds++) await click(page, 'damage-more');
        if (goal.goal === 'kill') for (const hex of goal.hexes) await clickOn(page, `[data-hex="${hex.join(',')}"]`, '.board-host');
      }
      for (let count = EASY.position.players[0]!.hand!.length; count > EASY.use; count--) await click(page, 'use-less');
      await click(page, 'check');
      await page.locator('.make-result[data-sound="true"]').waitFor({ timeout: 2 * MINUTE });
      await clickOn(page, '[data-solution="0"]');
      const [placed] = EASY.solution.intents;
      if (placed?.do !== 'place') throw new Error('no placement solves it');
      await eventually(async () => expect(unitNames(await probe(page))).toContain(placed.tile));
      await clickOn(page, '.make-result a.primary');
      await tableShown(page);
      expect(await page.locator('[data-action="hint"]').count()).toBe(0);
      await solve(page, EASY);
      await leave(page);
    },
    6 * MINUTE,
  );

  test(
    'the course goes on from puzzle to puzzle of a theme',
    async () => {
      const page = await enter('/puzzles');
      await clickOn(page, '.course-link');
      const part = page.locator('[data-theme]').filter({ has: page.locator('[data-puzzle] ~ [data-puzzle]') });
      const theme = (await part.first().getAttribute('data-theme'))!;
      const ids = await page
        .locator(`[data-theme="${theme}"] [data-puzzle]`)
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-puzzle')!));
      await clickOn(page, `[data-theme="${theme}"] .row a.button`);
      await tableShown(page);
      expect(page.url()).toBe(`${env.url}/puzzles/${ids[0]}?course=${theme}`);
      const level = /^(.*)-\d+$/.exec(ids[0]!)![1] as Grade;
      await solve(
        page,
        puzzlesOf(level).find(({ id }) => id === ids[0])!,
      );
      await click(page, 'next-puzzle');
      await page.waitForURL(`${env.url}/puzzles/${ids[1]}?course=${theme}`);
      await tableShown(page);
      await clickOn(page, '.top-bar a.icon-button');
      await page.locator(`[data-theme="${theme}"] [data-puzzle="${ids[0]}"][data-state="solved"]`).waitFor();
      await leave(page);
    },
    2 * MINUTE,
  );

  test('an address without a puzzle says so', async () => {
    const page = await enter('/puzzles/easy-999');
    await page.getByText('There is no such puzzle.').waitFor();
    await page.goto(`${env.url}/puzzles#p=broken`);
    await page.getByText('The link is damaged').waitFor();
    await leave(page);
  });
});
