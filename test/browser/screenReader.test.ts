// layout: roles and names are those of Chromium's accessibility tree, which leaves out what is not laid out.
import '../client/store/support/browserGlobals.js';
import type { Locator, Page } from 'playwright-core';
import en from '@hexfall/shared/locales/en/core.json';
import type { Language } from '@hexfall/shared/model/languages';
import { parseRecord } from '@hexfall/shared/notation/record';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { boardOf } from '@hexfall/shared/rules/landscape';
import { settings } from '../../client/src/platform/settings.js';
import { beginHistory, continueHistory } from '../../client/src/store/history.js';
import { logText } from '../../client/src/text/logText.js';
import { playerLabels } from '../../client/src/text/playerLabels.js';
import { loadLanguage } from '../../client/src/text/translate.js';
import { eventually } from '../support/eventually.js';
import { describeWith } from '../support/programs.js';
import { stepOn, tableOf } from '../support/states.js';
import { codeOf, HELD_SEATS, PLAYERS, preparing } from './support/preparedTables.js';
import { seqOf, untilShown } from './support/probe.js';
import { testEnvironment } from './support/testEnvironment.js';
import { complaints, openWindow } from './support/windows.js';

declare global {
  interface Window {
    readonly spoken?: readonly string[];
  }
}

/** Notes from now on, on every page of a window, what a log adds while it is live: what a screen reader would say. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    Object.defineProperty(window, 'spoken', { value: spoken });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (!(target instanceof Element) || target.closest('[role="log"][aria-live="polite"]') === null) continue;
        if (target.closest('[aria-hidden="true"]')) continue;
        for (const node of addedNodes) {
          const isLine = !(node instanceof Element) || node.matches('p');
          const lines = isLine ? [node] : [...node.querySelectorAll('p')].filter((line) => !line.closest('[aria-hidden="true"]'));
          for (const line of lines) spoken.push(line.textContent ?? '');
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
};

/** What has been said since the page was loaded. */
const spokenOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.spoken ?? []);

/**
 * What the log has to say about a finished match, worked out from the server's record.
 * @param names of the players, by seat.
 * @param from the number of the first intent that counts.
 */
const toldBy = async (
  url: string,
  code: string,
  { names, language, from }: { readonly names: readonly string[]; readonly language: Language; readonly from: number },
): Promise<readonly string[]> => {
  const answer = await fetch(`${url}/api/matches/${code}/record`);
  const record = parseRecord(await answer.json());
  if (!record.ok) throw new Error(record.error.message);
  const { setup, intents } = record.value;
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  let table = tableOf(created.value);
  let history = beginHistory(table, []);
  intents.forEach(({ player, intent }, index) => {
    const done = stepOn(table, player, intent);
    if (!done.ok) throw new Error(done.error.message);
    table = done.value.table;
    history = continueHistory(history, { seq: index + 1, player, intent, events: done.value.events }) ?? history;
  });
  await loadLanguage(language);
  settings.language.value = language;
  const cast = playerLabels(
    table.players,
    names.map((name) => ({ name })),
  );
  return history.entries
    .filter(({ seq }) => seq >= from)
    .flatMap(({ lines }) => lines.map((line) => logText(cast, line, boardOf(table))))
    .filter((text) => text !== '');
};

const MINUTE = 60_000;
const OWN_INTENTS = 8;

/** A text with anything in its blanks. */
const like = (text: string): RegExp => new RegExp(`^${text.replace(/[.?*+^$()|[\]]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+')}$`);

/** What somebody who hears the page finds on it: nothing but roles and names. */
const earsOf = (page: Page) => {
  const { table, words } = en;
  const named = (name: RegExp, within: Page | Locator = page): Locator => within.getByRole('button', { name });
  const { action, hand, todo, confirm } = table;
  const board = page.getByRole('grid', { name: table.board });
  const desk = page.getByRole('region', { name: table.desk });
  const mustDiscard = Object.entries<string>(todo).flatMap(([key, text]) =>
    key.startsWith('must-discard') ? [text.replace('{{count}}', '\\d')] : [],
  );
  const verbs = [action.place, action.move, action.turn, action.push, action.castle, action.fire, action.battle, action.confirm];
  return {
    board,
    lit: board.getByRole('gridcell').getByRole('button', { name: new RegExp(`${words.hex.lit}$`) }),
    confirm: desk.getByRole('button', { name: new RegExp(`^(${verbs.join('|')})$`) }),
    answers: desk.getByRole('group', { name: /\?$/ }).getByRole('button'),
    usable: named(like(hand.select), desk),
    chosen: named(like(hand.selected), desk),
    toDiscard: named(like(hand.discard), desk),
    discard: named(like(action.discardTile), desk),
    endTurn: named(like(action['end-turn']), desk),
    sure: page.getByRole('dialog', { name: confirm['end-turn'] }).getByRole('button', { name: action['end-turn'] }),
    mustDiscard: page.getByRole('status').filter({ hasText: new RegExp(mustDiscard.join('|')) }),
    over: page.getByRole('dialog', { name: table.result.show }),
  };
};

type Ears = ReturnType<typeof earsOf>;

/** The next thing somebody would do who only hears the page; false if there is nothing to do at the moment. */
const goOn = async (ears: Ears): Promise<boolean> => {
  const has = async (what: Locator): Promise<boolean> => (await what.count()) > 0;
  const press = async (what: Locator): Promise<true> => {
    await what.first().press('Enter');
    return true;
  };
  if (await has(ears.sure)) return press(ears.sure);
  if (await has(ears.answers)) return press(ears.answers);
  if (await has(ears.confirm)) return press(ears.confirm);
  if (await has(ears.chosen)) return press((await has(ears.lit)) ? ears.lit : ears.discard);
  if (await has(ears.usable)) return press(ears.usable);
  if (await has(ears.mustDiscard)) return press(ears.toDiscard);
  return (await has(ears.endTurn)) && press(ears.endTurn);
};

/** Whether the server has answered what was done: the line says so only after a while. */
const isAnswered = (page: Page): Promise<boolean> => page.evaluate(() => window.hexfall!.unanswered === 0);

const nextFrame = (page: Page): Promise<unknown> => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Gives up; the page may still be moving the focus after the last intent, and the match may just have ended. */
const resign = async (page: Page): Promise<void> => {
  const { table } = en;
  const give = page.getByRole('dialog').getByRole('button', { name: table.action.resign });
  const over = page.getByRole('dialog', { name: table.result.show });
  await eventually(async () => {
    if ((await give.count()) + (await over.count()) === 0) await page.getByRole('button', { name: table.panel.menu }).press('Enter');
    expect((await give.count()) + (await over.count())).toBeGreaterThan(0);
  });
  if ((await over.count()) > 0) return;
  await give.press('Enter');
  await page.getByRole('button', { name: table.confirm.resignYes }).press('Enter');
};

/** The nodes of a role in the accessibility tree of Chromium, by name, in the order of the document. */
const namesIn = async (page: Page, role: string): Promise<readonly string[]> => {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => String(name?.value ?? ''));
};

describeWith('chromium', 'by roles and names alone', (executable) => {
  const env = testEnvironment(executable, preparing('battle'));

  test(
    'every hex says what stands there, a battle and some turns are played, and the log says everything that happens',
    async () => {
      const code = codeOf('battle');
      const page = await openWindow(env.browser, {
        width: 1200,
        height: 800,
        remembers: { ...HELD_SEATS, language: 'en', film: 'skip', motion: 'reduced', sound: false },
      });
      await listen(page);
      await page.goto(`${env.url}/t/${code}`);
      const ears = earsOf(page);
      await ears.board.waitFor();
      await page.getByRole('log').getByText(en.event['turn-started'].split('{{')[0]!).first().waitFor();
      expect(await spokenOn(page)).toEqual([]);
      await eventually(async () => {
        expect(await namesIn(page, 'grid')).toEqual([en.table.board]);
        expect(await namesIn(page, 'row')).toHaveLength(5);
        expect(await namesIn(page, 'gridcell')).toHaveLength(19);
        const hexes = (await namesIn(page, 'button')).filter((name) => /^[A-E][1-5], /.test(name));
        expect(hexes).toHaveLength(19);
        expect(hexes.filter((name) => !/, (empty|.+ of (Borgo|The Outpost); facing .+)/.test(name))).toEqual([]);
        expect(hexes.join(' ')).toMatch(/(strikes|shoots) (north|south)(-east|-west)? 1/);
      });
      const begun = await seqOf(page);
      const isOver = async (): Promise<boolean> => (await ears.over.count()) > 0;
      for (let seq = begun; seq < begun + OWN_INTENTS && !(await isOver()); seq = await seqOf(page))
        if (!(await isAnswered(page)) || !(await goOn(ears))) await nextFrame(page);
      if (!(await isOver())) {
        await resign(page);
        await ears.over.waitFor();
      }
      await untilShown(page, begun);
      const told = await toldBy(env.url, code, { names: PLAYERS, language: 'en', from: begun + 1 });
      expect(told.length).toBeGreaterThan(OWN_INTENTS);
      await eventually(async () => expect(await spokenOn(page)).toEqual(told));
      expect(complaints(page)).toEqual([]);
      await page.context().close();
    },
    6 * MINUTE,
  );
});
