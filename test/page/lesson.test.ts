import type { Intent } from '@hexfall/shared/model/intent';
import { SOLUTIONS } from '../client/learn/lesson/solutions.js';
import { carryOut, KEYBOARD, type PageHands, POINTER } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const IDS = Object.keys(SOLUTIONS);
const REMEMBERS = { sound: false, film: 'skip' };

const press = (page: PageWindow, action: string, hands: PageHands = POINTER): Promise<void> =>
  hands.press(page, `[data-action="${action}"]`);

/** Carries out one intent and waits until it, and the film that came of it, has been shown. */
const act = async (page: PageWindow, intent: Intent, hands?: PageHands): Promise<void> => {
  const { seq } = page.probe;
  await carryOut(page, intent, hands);
  await page.untilShown(seq + 1);
};

const solve = async (page: PageWindow, id: string, hands?: PageHands): Promise<void> => {
  for (const intent of SOLUTIONS[id]?.intents ?? []) await act(page, intent, hands);
  await page.shown('.coach[data-stand="done"]');
};

describe('the lesson', () => {
  const server = pageServer();

  const enter = async (remembers: object = {}): Promise<PageWindow> => {
    const page = await server.open('/', { remembers: { ...REMEMBERS, ...remembers } });
    await page.click('.learn-link');
    await tableShown(page);
    return page;
  };

  test('is played with the pointer from the link on the first page to a game against the computer', async () => {
    const page = await enter();
    for (const id of IDS) {
      await solve(page, id);
      if (id !== 'end') await press(page, 'next');
    }
    expect(page.probe.table?.outcome).toMatchObject({ winners: [0], reason: 'hq-destroyed' });
    await press(page, 'computer');
    await page.until(() => /^\/t\/[A-Z0-9]{6}$/.test(page.path));
    await tableShown(page);
    expect(page.probe.table?.players[page.probe.me ?? 1]?.army).toBe('moloch');
  });

  test('is played with the keyboard alone', async () => {
    const page = await server.open('/', { remembers: REMEMBERS });
    await KEYBOARD.press(page, '.learn-link');
    await tableShown(page);
    for (const id of IDS) {
      await solve(page, id, KEYBOARD);
      if (id !== 'end') await press(page, 'next', KEYBOARD);
    }
    await page.shown('.farewell');
    expect(page.get('[data-action="computer"]').tabIndex).toBe(0);
    await KEYBOARD.press(page, '.course-link');
    await page.until(() => page.path === '/puzzles/course');
    await page.shown('[data-theme]');
  });

  test('has moved the focus to the next step before the next key arrives', async () => {
    const page = await enter();
    await solve(page, 'placing', KEYBOARD);
    page.get('[data-action="next"]').click();
    // Rendering waits for a microtask; a frame, or a key, comes after all of them.
    for (let rendered = 0; rendered < 20; rendered++) await Promise.resolve();
    expect(page.focused?.id).toBe('coach-title');
  });

  test('takes the second click of a double one for none: it was meant for the button before', async () => {
    const page = await enter();
    await solve(page, 'placing');
    const click = async (detail: number): Promise<void> => {
      page.get('[data-action="next"]').dispatchEvent(new page.window.MouseEvent('click', { bubbles: true, detail }));
      await page.settle();
    };
    await click(2);
    await page.shown('.coach[data-stand="done"]');
    await click(1);
    await page.shown('.coach[data-stand="open"]');
  });

  test.each(['en', 'pl'])(
    'has a word for what goes astray, in %s, and leads back to the table that one was invited to',
    async (language) => {
      const page = await server.open('/learn?table=ABCDEF', { remembers: { ...REMEMBERS, language } });
      await tableShown(page);
      const line = (): string => page.text('.coach-line');
      for (const id of IDS) {
        const { intents, wrong } = SOLUTIONS[id]!;
        for (const [task, intent] of intents.entries()) {
          const asked = line();
          await press(page, 'hint');
          await page.until(() => line() !== asked);
          for (const slip of wrong.filter(({ task: place, word }) => place === task && word !== 'lesson.notNow')) {
            await act(page, slip.intent);
            await page.shown('.coach[data-stand="astray"]');
            await press(page, 'again');
            await page.until(() => line() === asked);
          }
          await act(page, intent);
        }
        await page.shown('.coach[data-stand="done"]');
        if (id !== 'end') await press(page, 'next');
      }
      await press(page, 'return');
      await page.until(() => page.path === '/t/ABCDEF');
    },
  );

  test.each([
    ['placing', 'moloch', 'Take the tile: tap it, or press 1.'],
    ['mobility', 'borgo', 'Choose the unit with marked corners on the board.'],
    ['keeping', 'moloch', 'Use your tiles, or end your turn.'],
    ['swapping', 'moloch', 'Or swap all: they are all instants.'],
  ])('says in step %s, in the colors of %s, how to begin: %s', async (id, army, guide) => {
    const page = await enter({ lesson: { at: id, done: [] } });
    expect(page.get('.coach').dataset['livery']).toBe(army);
    expect(page.get('.coach .emblem').dataset['livery']).toBe(army);
    expect(page.text('.todo')).toContain(guide);
  });

  test('shows a battle as a film, and says what it was about when it is over', async () => {
    const page = await enter({ film: 'play', filmSpeed: 0.5 });
    await press(page, 'steps');
    await page.click('[data-step="battle"]');
    await carryOut(page, { do: 'battle' });
    await page.shown('.replay-bar');
    const watching = page.text('.coach-line');
    await press(page, 'replay-skip');
    await page.shown('.coach[data-stand="done"]');
    expect(page.text('.coach-line')).not.toBe(watching);
  });

  test('remembers how far one has got, and any step can be skipped, chosen and played once more', async () => {
    const page = await enter();
    await solve(page, 'placing');
    await press(page, 'repeat');
    await page.shown('.coach[data-stand="open"]');
    await press(page, 'skip-step');
    await press(page, 'skip-step');
    const title = page.text('.coach h1');
    await page.reload();
    await tableShown(page);
    await page.until(() => page.text('.coach h1') === title);
    await press(page, 'steps');
    await page.eventually(() => {
      expect(page.all('[data-step]')).toHaveLength(IDS.length);
      expect(page.all('[data-step]', { hasText: '(done)' })).toHaveLength(1);
    });
    await page.click('[data-step="medic"]');
    await solve(page, 'medic');
    await page.goto('/rules');
    await page.click('.learn-link');
    await page.shown('.coach');
  });
});
