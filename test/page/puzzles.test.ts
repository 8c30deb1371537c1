import { notationId } from '@hexfall/shared/content/catalog';
import type { Intent } from '@hexfall/shared/model/intent';
import { parsePuzzle, type PuzzleJson } from '@hexfall/shared/notation/puzzle';
import { checkSolution } from '@hexfall/shared/puzzle/checkSolution';
import { AIMS, type Section } from '@hexfall/shared/puzzle/puzzleName';
import { dayAt, puzzleOfDay, sectionOfDay, startOfDay } from '../../client/src/puzzles/puzzleFiles.js';
import { puzzleLines } from '../puzzle/puzzleOf.js';
import { carryOut, KEYBOARD, type PageHands, POINTER } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' };

type Solved = PuzzleJson & Required<Pick<PuzzleJson, 'solution'>>;

const puzzlesOf = (section: Section): readonly Solved[] => puzzleLines(section).map((line) => JSON.parse(line) as Solved);

/** The first easy puzzle that one placement solves, without a question in the battle. */
const EASY = puzzlesOf('easy').find(
  ({ solution, use }) => use === 1 && solution.intents.length === 1 && solution.intents[0]?.do === 'place',
)!;

const isSolving = (json: PuzzleJson, intent: Intent): boolean => {
  const parsed = parsePuzzle(json);
  return parsed.ok && checkSolution(parsed.value, { intents: [intent], choices: [] }).solved;
};

const unitNames = ({ probe: { table } }: PageWindow): string[] =>
  (table?.board ?? []).flatMap((unit) => (unit?.owner === 0 ? [notationId(unit.tile)] : []));

const press = (page: PageWindow, action: string, hands: PageHands = POINTER): Promise<void> =>
  hands.press(page, `[data-action="${action}"]`);

const put = async (page: PageWindow, intent: Intent, hands?: PageHands): Promise<void> => {
  const { seq } = page.probe;
  await carryOut(page, intent, hands);
  await page.untilShown(seq + 1);
};

/** Answers what is asked in a battle until it is over. */
const fight = async (page: PageWindow, hands?: PageHands): Promise<void> => {
  await press(page, 'battle', hands);
  for (;;) {
    const found = await page.until(() => page.all('[data-key], .puzzle-panel:not([data-stand="open"])')[0]);
    if (found.dataset['key'] === undefined) return;
    await page.click(found);
    await page.until(() => !found.isConnected);
  }
};

const lineIs = (page: PageWindow, wanted: RegExp): Promise<void> =>
  page.eventually(() => expect(page.text('.puzzle-line')).toMatch(wanted));

const standIs = (page: PageWindow, stand: string): Promise<HTMLElement> => page.shown(`.puzzle-panel[data-stand="${stand}"]`);

const solve = async (page: PageWindow, { solution }: Solved, hands?: PageHands): Promise<void> => {
  for (const intent of solution.intents) await put(page, intent, hands);
  await fight(page, hands);
  await standIs(page, 'done');
};

const streakIs = (page: PageWindow, text: string): Promise<void> =>
  page.eventually(() => expect(page.text('.puzzle-streak strong')).toBe(text));

describe('puzzles', () => {
  const server = pageServer();

  const enter = async (path: string, remembers: object = {}): Promise<PageWindow> =>
    server.open(path, { remembers: { ...CALM, ...remembers } });

  test('an easy puzzle: a wrong try says why not, a hint helps, and solving it is remembered', async () => {
    const page = await enter('/');
    await page.click('.puzzles-link');
    await page.click(`[data-puzzle="${EASY.id}"] a`);
    await tableShown(page);
    const number = EASY.id.split('-').at(-1)!;
    await page.until(() => page.document.title === `Easy ${number} · Hexfall`);
    // Before anything is done there is nothing to take back.
    expect((page.get('[data-action="undo"], [data-action="take-back"]') as HTMLButtonElement).disabled).toBe(true);
    const wrong = page.probe.legal.find((intent) => intent.do === 'place' && !isSolving(EASY, intent))!;
    await put(page, wrong);
    await fight(page);
    await lineIs(page, /^Not solved\. Goals missed: 1 of 1\. Closest so far: enemy HQ left with [1-9]\.$/);
    await page.shown('.puzzle-goals [data-state="missed"]');
    // No line stays empty.
    await page.gone('.desk .todo');
    await press(page, 'try-again');
    await standIs(page, 'open');
    // The key that ends a turn says what there is to do instead.
    const noticeSays = (text: string): Promise<void> => page.eventually(() => expect(page.text('.notice')).toContain(text));
    await page.press('n');
    await noticeSays('Ready: start the battle');
    await page.press('u');
    await page.until(() => page.probe.table?.players[0]?.hand.length === EASY.position.players[0]!.hand!.length);

    await page.press('n');
    await noticeSays('1 tile has to be used before the battle.');

    // It has one tile: the first hint says the hex, too.
    await press(page, 'hint');
    await page.shown('.hand-tile[data-named="true"]');
    await lineIs(page, /^Hint: use [A-Z][a-z]+, and begin on [A-G]\d\.$/);
    await page.gone('[data-action="hint"]');

    // Neither the hint nor how close a try has come is forgotten when the page is loaded again.
    await page.reload();
    await tableShown(page);
    await lineIs(page, /^Hint: use [A-Z][a-z]+, and begin on [A-G]\d\.$/);
    await page.gone('[data-action="hint"]');
    const worst = page.probe.legal.find((intent) => intent.do === 'place' && !isSolving(EASY, intent))!;
    await put(page, worst);
    await fight(page);
    await lineIs(page, /Closest so far: enemy HQ left with [1-9]\.$/);
    await press(page, 'start-over');

    await solve(page, EASY);
    await lineIs(page, /^★☆☆1 of 3 stars\. Solved in \d+:\d\d with 1 hint, 2 failed tries\.$/);
    // The hit that solved it is shown in the place of the hand, and said.
    await page.shown('.solved-scene .solved-striker');
    await page.shown('.solved-scene .solved-target');
    expect(page.text('.desk .todo')).toMatch(/^.+ hits .*HQ.*: \d+ wounds? \(.+\)\.$/);
    expect(page.all('.desk .hand')).toHaveLength(0);
    expect(page.get('[data-action="next-puzzle"]').className).toContain('primary');
    // Once it is solved, its steps can be seen without being asked.
    await press(page, 'solution');
    await page.shown('.solution-step[data-step="1"][aria-current="step"]');
    expect(page.all('dialog')).toHaveLength(0);
    await press(page, 'share');
    const shared = (): string[] => page.all('dialog input').map((field) => (field as HTMLInputElement).value);
    await page.eventually(() =>
      expect(shared()).toContainEqual(expect.stringMatching(/” ★☆☆: solved in \d+:\d\d with 1 hint, 2 failed tries\. http/)),
    );
    await page.reload();
    await tableShown(page);
    await page.click('.top-bar a.icon-button');
    await page.shown(`[data-puzzle="${EASY.id}"][data-state="solved"]`);
  });

  test('best moves are chosen by their aim, each with a sentence that says what is asked', async () => {
    const page = await enter('/puzzles');
    await page.shown(`[data-puzzle="${EASY.id}"]`);
    for (const aim of AIMS) {
      await page.click(`.section-${aim} > summary`);
      const ids = puzzlesOf(aim).map(({ id }) => id);
      await page.click(`.section-${aim} [data-action="wall-all"]`);
      const shown = (): unknown[] => page.all(`.section-${aim} .puzzle-wall li`).map(({ dataset }) => dataset['puzzle']);
      await page.eventually(() => expect(shown()).toEqual(ids));
      expect(page.text(`.section-${aim} .fold-content > p`)).toMatch(/ exactly one turn .+ The easiest come first\.$/);
    }
    const [first] = puzzlesOf('final');
    await page.click(`[data-puzzle="${first!.id}"] a`);
    await tableShown(page);
    await solve(page, first!);
    expect(page.text('.puzzle-panel h1')).toBe('Final battle 1');
    await page.click('.top-bar a.icon-button');
    await page.shown(`[data-puzzle="${first!.id}"][data-state="solved"]`);
  });

  test('the start page has the puzzle of the day, and says that it is solved; at midnight UTC the next one comes', async () => {
    const today = dayAt(Date.now());
    const daily = puzzleOfDay(today, puzzlesOf(sectionOfDay(today)))!;
    const page = await enter('/', {
      puzzles: { puzzles: { [daily.id]: { time: 5000, seen: false, stars: 3 } }, days: [today - 1, today] },
    });
    const link = await page.shown('.day-link');
    expect(link.getAttribute('href')).toBe(`/puzzles/${daily.id}`);
    expect(page.text('.day-state')).toBe('★★★Solved in 0:052 days in a row');
    await page.shown('.day-picture svg');
    // The time of the page began a little earlier than this moment.
    await page.passAsleep(startOfDay(today + 1).getTime() - Date.now() + 60_000);
    const next = puzzleOfDay(today + 1, puzzlesOf(sectionOfDay(today + 1)))!;
    await page.shown(`.day-link[href="/puzzles/${next.id}"]`);
    expect(page.text('.day-state')).toBe('2 days in a row');
  });

  test('the puzzle of the day counts for a streak that survives a reload', async () => {
    const today = dayAt(Date.now());
    const page = await enter('/puzzles', { puzzles: { puzzles: {}, days: [today - 2, today - 1] } });
    await streakIs(page, '2 days in a row');
    await page.click('.daily-link');
    await tableShown(page);
    const daily = puzzleOfDay(today, puzzlesOf(sectionOfDay(today)))!;
    expect(page.path).toBe(`/puzzles/${daily.id}`);
    for (const intent of daily.solution.intents) await put(page, intent);
    await press(page, 'battle');
    for (const key of daily.solution.choices) await page.click(`[data-key="${key}"]`);
    await standIs(page, 'done');
    await page.goto('/puzzles');
    await streakIs(page, '3 days in a row');
    await page.reload();
    await streakIs(page, '3 days in a row');
  });

  test('the puzzle of the day does not count when its solution was seen before', async () => {
    const today = dayAt(Date.now());
    const page = await enter('/puzzles', { puzzles: { puzzles: {}, days: [today - 2, today - 1] } });
    await page.click('.daily-link');
    await tableShown(page);
    const daily = puzzleOfDay(today, puzzlesOf(sectionOfDay(today)))!;
    await press(page, 'solution');
    await page.click('dialog [data-action="yes"]');
    await press(page, 'solution-play');
    await page.pass(30_000);
    await standIs(page, 'done');
    await press(page, 'start-over');
    for (const intent of daily.solution.intents) await put(page, intent);
    await press(page, 'battle');
    for (const key of daily.solution.choices) await page.click(`[data-key="${key}"]`);
    await page.shown('.puzzle-line', { hasText: 'the solution was seen before' });
    await page.goto('/puzzles');
    await streakIs(page, '2 days in a row');
  });

  test('a link holds a puzzle of one’s own without its solution, which stays in its tab', async () => {
    const page = await enter('/puzzles');
    const own = { ...EASY, id: 'mine', title: { en: 'Mine' } };
    await page.upload('[data-action="puzzle-file"]', { name: 'mine.json', content: JSON.stringify(own) });
    await page.until(() => page.path.startsWith('/puzzles#p='));
    await tableShown(page);
    await page.reload();
    await tableShown(page);
    await page.until(() => page.text('#puzzle-title') === 'Mine');
    await page.shown('[data-action="solution"]');
    const shown = page.probe.table;
    await press(page, 'share');
    await page.until(() => page.value('dialog input').includes('#p='));
    const link = page.value('dialog input');
    const other = await enter(link.slice(server.url.length));
    await tableShown(other);
    expect(other.probe.table).toEqual(shown);
    expect(other.all('[data-action="hint"]')).toHaveLength(0);
    await solve(other, EASY);
  });

  test('a solution can be walked through and watched, and the puzzle does not count then', async () => {
    const page = await enter(`/puzzles/${EASY.id}`);
    await tableShown(page);
    const before = unitNames(page).length;
    await press(page, 'solution');
    await page.click('dialog [data-action="yes"]');
    // The first step stays until the next one is wanted, and can be taken back.
    await page.shown('.solution-step[data-step="1"][aria-current="step"]');
    await page.pass(10_000);
    await page.eventually(() => expect(unitNames(page)).toHaveLength(before + 1));
    expect(page.text('[data-spoken="solution"]')).toMatch(/^Step 1 of 2: .+/);
    await press(page, 'step-back');
    await page.eventually(() => expect(unitNames(page)).toHaveLength(before));
    await press(page, 'step-forward');
    await press(page, 'step-forward');
    await standIs(page, 'done');
    await page.shown('.solution-step[data-step="2"][aria-current="step"]');
    await page.click('.solution-step[data-step="1"]');
    await standIs(page, 'open');
    await press(page, 'solution-play');
    await page.pass(10_000);
    await standIs(page, 'done');
    await press(page, 'start-over');
    await solve(page, EASY);
    await page.shown('.puzzle-line', { hasText: 'the solution was seen before' });
    await page.goto('/puzzles');
    await page.shown(`[data-puzzle="${EASY.id}"][data-state="seen"]`);
  });

  test.each(['en', 'pl'])('a puzzle is solved by keys alone, in %s', async (language) => {
    const page = await enter(`/puzzles/${EASY.id}`, { language });
    await tableShown(page);
    await press(page, 'hint', KEYBOARD);
    await solve(page, EASY, KEYBOARD);
  });

  test('a puzzle is made of a position of the sandbox, checked, and solved by its link', async () => {
    const page = await enter('/sandbox');
    await press(page, 'pass');
    await page.click('dialog textarea');
    await page.paste(JSON.stringify(EASY.position));
    await page.click('dialog [data-action="open"]');
    await page.gone('dialog');
    await press(page, 'make-puzzle');
    await page.shown('.make-check .problem', { hasText: 'Choose at least one goal.' });
    await page.shown('[data-action="check"]:disabled');

    // No goal that every turn reaches is a puzzle.
    await page.check('input[name="goal-more-points"]');
    await page.check('input[name="at-most"]');
    await press(page, 'check');
    await page.shown('.make-verdict');
    expect(page.text('.make-verdict')).toMatch(/^\d+ solutions: a puzzle has only one\.$/);
    // The result is one of what was checked.
    await page.check('input[name="at-most"]', false);
    await page.gone('.make-verdict');
    await page.check('input[name="goal-more-points"]', false);

    for (const goal of EASY.goals) {
      await page.check(`input[name="goal-${goal.goal}"]`);
      if (goal.goal === 'damage') for (let wounds = 1; wounds < goal.wounds; wounds++) await press(page, 'damage-more');
      if (goal.goal === 'kill') for (const hex of goal.hexes) await page.point(hex);
    }
    for (let count = EASY.position.players[0]!.hand!.length; count > EASY.use; count--) await press(page, 'use-less');
    await press(page, 'check');
    await page.shown('.make-result[data-sound="true"]');
    await page.click('[data-solution="0"]');
    const [placed] = EASY.solution.intents;
    if (placed?.do !== 'place') throw new Error('no placement solves it');
    await page.eventually(() => expect(unitNames(page)).toContain(placed.tile));
    await page.click('.make-result a.primary');
    await tableShown(page);
    expect(page.all('[data-action="hint"]')).toHaveLength(0);
    await solve(page, EASY);
  });

  test('the course goes on from puzzle to puzzle of a theme', async () => {
    const page = await enter('/puzzles');
    await page.click('.course-link');
    await page.shown('[data-theme] [data-puzzle]');
    const part = page.all('[data-theme]').find((one) => one.querySelectorAll('[data-puzzle]').length > 1)!;
    const { theme } = part.dataset;
    const ids = [...part.querySelectorAll<HTMLElement>('[data-puzzle]')].map(({ dataset }) => dataset['puzzle']!);
    await page.click(`[data-theme="${theme}"] .row a.button`);
    await tableShown(page);
    expect(page.path).toBe(`/puzzles/${ids[0]}?course=${theme}`);
    const level = /^(.*)-\d+$/.exec(ids[0]!)![1] as Section;
    await solve(
      page,
      puzzlesOf(level).find(({ id }) => id === ids[0])!,
    );
    await press(page, 'next-puzzle');
    await page.until(() => page.path === `/puzzles/${ids[1]}?course=${theme}`);
    await tableShown(page);
    await page.click('.top-bar a.icon-button');
    await page.shown(`[data-theme="${theme}"] [data-puzzle="${ids[0]}"][data-state="solved"]`);
  });

  test('an address without a puzzle says so', async () => {
    const page = await enter('/puzzles/easy-999');
    await page.shown('main', { hasText: 'There is no such puzzle.' });
    await page.goto('/puzzles#p=broken');
    await page.shown('main', { hasText: 'The link is damaged' });
  });
});
