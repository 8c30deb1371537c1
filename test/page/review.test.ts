import type { RecordJson } from '@hexfall/shared/notation/json';
import { codeOf } from '../browser/support/preparedTables.js';
import { KEYBOARD } from './support/hands.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' };
const PHONE = { width: 390, height: 844 };

/** The number of the first turn of the list for which the computer would have played something else. */
const worseTurn = (page: PageWindow): string => page.get('.review-turns li[data-grave="true"] .review-turn').dataset['reviewTurn'] ?? '';

const momentIs = (page: PageWindow, wanted: string): Promise<unknown> => page.until(() => page.text('.moment').includes(wanted));

describe('the review of a match', () => {
  const server = pageServer();

  test.each([
    ['a desk', {}, true],
    ['a phone', PHONE, false],
  ])('opens from the result on %s, and a turn in it leads to its moment', async (_name, size, isBeside) => {
    const page = await server.openPrepared('resigned', { ...size, remembers: CALM });
    await page.click('.result .review-link');
    await page.shown('.review');
    await page.shown('.review-turns li[data-effort="full"][data-grave="true"]');
    const number = worseTurn(page);
    await page.click(`.review-turns [data-review-turn="${number}"]`);
    await momentIs(page, `Turn ${number} `);
    await momentIs(page, 'step 0 of');
    await page.shown('.turn-comparison');
    await page.until(() => page.probe.table?.turn.number === Number(number));
    // On a phone the board is what one wanted to see: the turn lies over the players.
    expect(page.all('.review')).toHaveLength(isBeside ? 1 : 0);
    expect(page.all('.plan-panel .turn-comparison')).toHaveLength(isBeside ? 0 : 1);
    expect(page.all('.compared-turn').map(({ dataset }) => [dataset['side'], dataset['shown']])).toEqual([
      ['played', 'false'],
      ['better', 'true'],
    ]);
    const planned = (): string => JSON.stringify(page.board.model?.planned);
    const [better, keys] = [planned(), page.all('.compared-button')];
    expect(keys.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/(You|.+) played \d+\u00a0%$/),
      expect.stringMatching(/^Better \d+\u00a0% \(\+\d+ ± \d+\)$/),
    ]);
    await page.click('[data-action="review-played"]');
    await page.shown('[data-action="review-played"][aria-pressed="true"]');
    await page.until(() => planned() !== better);
    await page.press('b');
    await page.shown('[data-action="review-better"][aria-pressed="true"]');
    expect(planned()).toBe(better);
    if (!isBeside) {
      await page.click('[data-action="review-turn-close"]');
      await page.gone('.turn-comparison');
      expect(page.board.model?.planned ?? null).toBeNull();
    }
    if (!isBeside) await page.click('[data-action="match-review"]');
    await page.shown('.review');
    await page.click('[data-action="review-close"], .dialog-review .dialog-head .icon-button');
    await page.gone('.review');
  });

  test('is used by keys, and counts what the units have done', async () => {
    const page = await server.openPrepared('resigned', { remembers: CALM, query: '?turn=1&step=0' });
    await KEYBOARD.press(page, '[data-action="match-review"]');
    await page.shown('.review');
    await page.until(() => page.focused?.closest('.review'));
    await page.shown('.review-progress[data-percent="100"]');
    expect(page.text('.review-verdict > p')).toMatch(
      /^(.+ lost it in turn \d+: the chance to win fell from \d+\s% to \d+\s%|Nobody gave the match away in a single turn)\. .+ gave away .+\. .+ gave away .+\.$/,
    );
    expect(page.text('.review-sure')).toMatch(/How sure is that\?.*: −?\d+ ± \d+/);
    expect(page.all('.review-tags').length).toBeGreaterThan(0);
    const row = `.review-turns [data-review-turn="${worseTurn(page)}"]`;
    await KEYBOARD.press(page, row);
    await page.shown('li .turn-comparison');
    await page.until(() => page.get(row).getAttribute('aria-current') === 'true');
    expect(page.get(row).getAttribute('aria-expanded')).toBe('true');
    expect(page.text('[data-side="better"]')).toMatch(/Chance to win: \d+\s%/);
    // What is walked to next is another moment: nothing is compared there.
    await page.press('.');
    await page.gone('.turn-comparison');
    await KEYBOARD.press(page, row);
    await KEYBOARD.press(page, '.review-units summary');
    await page.until(() => page.all('.review-units[open] tbody td').some(({ textContent }) => Number(textContent) > 0));
    expect(page.all('.review-players tbody tr')).toHaveLength(2);
  });

  test('opens at the worst turn when it is complete, until a turn has been chosen', async () => {
    const shown: string[] = [];
    const page = await server.openPrepared('resigned', {
      remembers: CALM,
      query: '?turn=1&step=0',
      prepare: ({ HTMLElement }) => {
        HTMLElement.prototype.scrollIntoView = function (): void {
          shown.push(this.textContent);
        };
      },
    });
    const reopen = async (): Promise<void> => {
      await page.click('[data-action="review-close"]');
      await page.gone('.review');
      await page.click('[data-action="match-review"]');
      await page.shown('.review-verdict');
    };
    await page.click('[data-action="match-review"]');
    await page.shown('.review-progress[data-percent="100"]');
    const worst: unknown = expect.stringMatching(/The turn that lost it|Worst turn/);
    expect(shown).toEqual([worst]);
    await reopen();
    expect(shown).toEqual([worst, worst]);
    await page.click('.review-turn');
    await page.shown('.turn-comparison');
    // What is compared below it must not push the turn chosen out of view.
    expect(shown).toHaveLength(3);
    expect(shown[2]).toContain(page.text('.review-turn-name').replaceAll(/\s+/g, ' '));
    await reopen();
    expect(shown.filter((text) => /The turn that lost it|Worst turn/.test(text))).toHaveLength(2);
  });

  test('a turn is played on from against the computer, as a game of this browser', async () => {
    const page = await server.openPrepared('resigned', { remembers: CALM, query: '?turn=1&step=0&review' });
    await page.shown('.review-turns li[data-effort]');
    await page.click('.review-turns li:nth-child(2) .review-turn');
    await page.shown('.turn-comparison');
    const { board, turn } = page.probe.table!;
    expect(turn.number).toBe(Number(page.get('.review-turn[aria-expanded="true"]').dataset['reviewTurn']));
    await page.click('[data-action="review-go-on"]');
    await page.click('dialog [data-action="go-on-play"]');
    await page.until(() => page.path.startsWith('/local/') && page.probe.table);
    expect([page.probe.table!.board, page.probe.table!.turn]).toEqual([board, turn]);
  });

  test('where luck is not sound it is not told, and the reason is', async () => {
    await server.openPrepared('resigned', { remembers: CALM });
    const answer = await fetch(`${server.url}/api/matches/${codeOf('resigned')}/record`);
    const { fair: _, ...record } = (await answer.json()) as RecordJson;
    const page = await server.open('/replay', { ...PHONE, remembers: CALM });
    const content = JSON.stringify({ ...record, options: { ...record.options, sameArmy: true } });
    await page.upload('[data-action="record-file"]', { name: 'other.json', content });
    await page.shown('.match-replay');
    await page.click('[data-action="match-review"]');
    await page.until(() =>
      /^Only the turns are reviewed: luck has only been measured without house rules/.test(page.text('.review-no-luck')),
    );
    await page.shown('.review-turns li[data-effort]');
    expect(page.all('.review-players')).toHaveLength(0);
  });

  test('there is none of a match that is being played', async () => {
    const page = await server.openPrepared('discard', { remembers: CALM, query: '?turn=1&step=0&review' });
    await page.shown('.match-replay');
    await page.pass(1_000);
    expect(page.all('.review, [data-action="match-review"]')).toHaveLength(0);
  });
});
