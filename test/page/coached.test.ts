import type { Intent } from '@hexfall/shared/model/intent';
import { SOLUTIONS } from '../client/learn/lesson/solutions.js';
import { carryOut, KEYBOARD, type PageHands, POINTER } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' };
/** With the whole lesson done but its last step. */
const AT_END = { lesson: { at: 'end', done: Object.keys(SOLUTIONS).filter((id) => id !== 'end') } };
const SPEAKS = '.coach-says[data-speaks="true"]';
/** Computer players take their time, in milliseconds. */
const PACE_MS = 1000;

/** Carries out the first legal intent of a kind. */
const act = async (page: PageWindow, kind: Intent['do'], hands?: PageHands): Promise<void> => {
  const { seq, legal } = page.probe;
  const intent = legal.find((one) => one.do === kind);
  if (!intent) throw new Error(`no ${kind} is legal`);
  await carryOut(page, intent, hands);
  await page.untilShown(seq + 1);
};

/** Lets the computer play until it is the learner's turn with that number. */
const learnersTurn = async (page: PageWindow, number: number): Promise<void> => {
  const isThere = (): boolean => {
    const { table, legal, idle } = page.probe;
    return idle && legal.length > 0 && table?.turn.player === 0 && table.turn.phase === 'turn' && table.turn.number === number;
  };
  for (let steps = 0; steps < 40 && !isThere(); steps++) {
    const { seq } = page.probe;
    await page.pass(PACE_MS);
    await page.until(() => isThere() || page.probe.seq > seq || page.probe.table?.turn.player === 0);
  }
  await page.until(isThere);
};

/** Discards if that has to be, and ends the turn. */
const passTurn = async (page: PageWindow, hands?: PageHands): Promise<void> => {
  if (page.probe.table?.turn.mustDiscard) await act(page, 'discard', hands);
  await act(page, 'end-turn', hands);
};

const textOf = (page: PageWindow): string => page.text('.coach-text');
const press = (page: PageWindow, action: string, hands = POINTER): Promise<void> => hands.press(page, `[data-action="${action}"]`);
const armyOf = ({ probe: { table, me } }: PageWindow) => table?.players[me ?? 0]?.army;

describe('the coached game', () => {
  const server = pageServer();

  test('follows the lesson, is played against the computer, goes on after a reload, and can be resigned and begun again', async () => {
    const page = await server.open('/learn', { remembers: { ...CALM, ...AT_END } });
    await tableShown(page);
    for (const intent of SOLUTIONS['end']?.intents ?? []) {
      const { seq } = page.probe;
      await carryOut(page, intent);
      await page.untilShown(seq + 1);
    }
    await press(page, 'coached-game');
    await page.shown(`.coached ${SPEAKS}`);
    await tableShown(page);
    expect(armyOf(page)).toBe('borgo');
    expect(textOf(page)).toContain('Place your HQ');

    await act(page, 'place-hq');
    await learnersTurn(page, 1);
    expect(page.probe.table?.board.flatMap((unit) => (unit ? [unit.owner] : [])).sort()).toEqual([0, 1]);
    await passTurn(page);
    // The computer takes its turn by itself.
    await learnersTurn(page, 3);
    await page.shown(SPEAKS);
    const message = textOf(page);
    const { table } = page.probe;

    await page.reload();
    await tableShown(page);
    await learnersTurn(page, 3);
    expect(page.probe.table).toEqual(table);
    await page.until(() => textOf(page) === message);
    await press(page, 'got-it');
    await page.gone(SPEAKS);
    await press(page, 'ask-coach');
    await page.shown(SPEAKS);
    await passTurn(page);
    await learnersTurn(page, 5);

    await press(page, 'menu');
    await page.click('dialog [data-action="resign"]');
    await page.click('dialog [data-action="yes"]');
    await resultAfterVerdict(page);
    // What is over cannot be given up.
    await press(page, 'menu');
    await page.shown('dialog [data-action="new-game"]');
    expect(page.all('dialog [data-action="resign"]')).toHaveLength(0);
    await page.press('Escape');
    await press(page, 'play-again');
    await page.gone('.result');
    await page.until(() => armyOf(page) === 'moloch');
    await page.goto('/');
    await page.click('.coached-link');
    await page.shown(`.coached ${SPEAKS}`);
  });

  test('has the tiles marked that the coach speaks of, until that was read', async () => {
    const page = await server.open('/learn/game', { remembers: CALM });
    await tableShown(page);
    await act(page, 'place-hq');
    await learnersTurn(page, 1);
    const named = (): number => page.all('.hand-tile[data-named="true"]').length;
    for (let times = 0; times < 10 && named() === 0; times++) await press(page, 'ask-coach');
    expect(named()).toBeGreaterThan(0);
    await press(page, 'got-it');
    await page.gone(SPEAKS);
    expect(named()).toBe(0);
  });

  test.each(['en', 'pl'])('is played by keys alone, in %s', async (language) => {
    const page = await server.open('/learn/game', { remembers: { ...CALM, language } });
    await tableShown(page);
    await page.shown(SPEAKS);
    await press(page, 'got-it', KEYBOARD);
    await page.gone(SPEAKS);
    await act(page, 'place-hq', KEYBOARD);
    for (const turn of [1, 3]) {
      await learnersTurn(page, turn);
      const heard = new Set<string>();
      for (let times = 0; times < 6; times++) {
        await press(page, 'ask-coach', KEYBOARD);
        await page.shown(SPEAKS);
        heard.add(textOf(page));
      }
      // When everything has been told the coach begins again.
      expect(heard).not.toContain('');
      await passTurn(page, KEYBOARD);
    }
    await learnersTurn(page, 5);
  });
});
