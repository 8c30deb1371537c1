import { FakeTime } from '../server/support/FakeTime.js';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { makeTable, openGameForm, resultAfterVerdict } from './support/table.js';

const PHONE = { width: 360, height: 640 };
const AWAY_MS = 8_000;
const SECOND = 1_000;

const HQ = { do: 'place-hq', at: [0, 0], rot: 0 } as const;

const fromMenu = async (page: PageWindow, action: string): Promise<void> => {
  await page.click('.top-bar [aria-label="Table menu"]');
  await page.click(`dialog [data-action="${action}"]`);
};

const proposal = (kind: string, action = ''): string => `.proposal[data-kind="${kind}"]${action && ` [data-action="${action}"]`}`;

describe('people at a table', () => {
  const time = new FakeTime();
  const server = pageServer({ room: { awayMs: AWAY_MS, time } });

  const duel = async (): Promise<readonly [PageWindow, PageWindow]> => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'] });
    return [first, second];
  };

  test('agree on a draw, and go on to a rematch that takes whoever watches along', async () => {
    const [first, second] = await duel();
    const watcher = await server.open(first.path, PHONE);
    await tableShown(watcher);
    await fromMenu(first, 'propose-draw');
    await first.shown(proposal('draw', 'withdraw'));
    await second.shown(proposal('draw'), { hasText: 'Ala offers a draw.' });
    expect(watcher.all(proposal('draw'))).toHaveLength(0);
    await second.click(proposal('draw', 'agree'));
    const all = [first, second, watcher];
    for (const page of all) {
      await resultAfterVerdict(page);
      expect(page.text('.result')).toContain('The players have agreed to a draw.');
    }
    const before = first.path;
    await first.fill('.chat-panel input[name="line"]', 'good game, thanks!');
    await first.press('Enter');
    await second.shown('.chat-lines p', { hasText: 'good game, thanks!' });
    await watcher.click('.result [data-action="unread-line"]', { hasText: /^Ala good game, thanks!$/ });
    await watcher.shown('dialog .chat-lines p', { hasText: 'good game, thanks!' });
    await watcher.press('Escape');
    await watcher.gone('.result [data-action="unread-line"]');
    // Beside the board it is in the chat.
    await second.gone('[data-action="unread-line"]');
    expect(watcher.all('[data-action="good-game"]')).toHaveLength(0);
    await second.click('.result [data-action="good-game"]');
    await first.shown('.chat-lines p[data-seated]', { hasText: /Bolek\s*Good game!/ });
    await second.shown('.result [data-action="good-game"]:disabled');
    await watcher.shown('.result [data-action="unread-line"]', { hasText: 'Bolek Good game!' });
    await second.click('.result [data-action="rematch"]');
    await second.shown('.result [data-action="withdraw"]');
    await first.shown('.result [data-action="decline"]');
    // One place to agree is enough.
    for (const page of all) expect(page.all('.proposal')).toHaveLength(0);
    await first.click('.result [data-action="rematch"]', { hasText: 'Agree' });
    for (const page of all) await page.until(() => page.path !== before);
    expect(new Set(all.map(({ path }) => path)).size).toBe(1);
    await tableShown(second);
    for (const page of [first, second]) await page.shown('.chat-lines p[data-seated]', { hasText: /Ala\s*good game, thanks!/ });
    await second.until(() => second.probe.me === 0);
    await carryOut(second, HQ);
    for (const page of all) await page.untilShown(1);
    await first.eventually(() => expect(first.all('.player .series-score')).toHaveLength(2));
    expect(first.text('.player .series-score [aria-hidden]')).toBe('0 : 0');
    expect(first.text('.player .series-score .spoken')).toBe('Series: Bolek 0 : 0 Ala, draws: 1');
    await first.click('.top-bar [aria-label="Table menu"]');
    await first.shown('dialog .series-line', { hasText: 'Series: Bolek 0 : 0 Ala, draws: 1' });
    await first.press('Escape');
    // What was read is not new; the last line was not.
    await watcher.shown('.chat-button .unread', { hasText: /^1$/ });
    await fromMenu(first, 'propose-draw');
    await second.click(proposal('draw', 'agree'));
    await resultAfterVerdict(first);
    await first.shown('.result .series-line', { hasText: 'Series: Bolek 0 : 0 Ala, draws: 2' });
    // Whoever comes back to the old table is shown the way.
    await watcher.goto(before);
    await watcher.shown('.result a', { hasText: 'To the rematch' });
    expect(watcher.path).toBe(before);
  });

  test('pause the match and go on', async () => {
    const [first, second] = await duel();
    await fromMenu(second, 'propose-pause');
    await first.click(proposal('pause', 'agree'));
    await first.shown(proposal('paused'));
    await first.shown('.todo', { hasText: 'The match is paused.' });
    await first.until(() => first.probe.legal.length === 0);
    await first.click(proposal('paused', 'resume'));
    await second.shown(proposal('resume', 'decline'));
    // One proposal to go on is enough.
    expect(second.all(proposal('paused', 'resume'))).toHaveLength(0);
    await second.click(proposal('resume', 'decline'));
    // Also where it was proposed, and not to the one who has declined.
    await first.shown('.notice', { hasText: 'Bolek declined the proposal.' });
    expect(second.all('.notice')).toHaveLength(0);
    // The notice is read out, and the chat keeps it: no third time.
    const told = { hasText: 'declined the proposal.' };
    expect([first.all('.notice', told).length, first.all('.chat-lines p', told).length, first.all('[role="status"]', told).length]).toEqual(
      [1, 1, 0],
    );
    await second.click(proposal('paused', 'resume'));
    await first.click(proposal('resume', 'agree'));
    await second.gone(proposal('paused'));
    await carryOut(first, HQ);
    await second.untilShown(1);
  });

  test('let a computer play for somebody who has left, until that person comes back', async () => {
    const [first, second] = await duel();
    const { path } = first;
    await first.goto('/credits');
    await second.shown('.player', { hasText: 'offline' });
    await second.eventually(() => expect(second.text('.todo')).toMatch(/^\s*Ala is offline\. In 0:0\d you can propose/));
    // The time is not counted down to those who hear the page.
    expect(second.text('.todo .spoken')).toBe('Ala is offline. If it lasts, you can propose that a computer plays for this seat.');
    time.pass(AWAY_MS);
    await second.pass(AWAY_MS);
    await second.shown('.todo', { hasText: /^Ala is offline\. You can propose/ });
    await fromMenu(second, 'propose-substitute');
    await second.untilShown(1);
    await first.goto(path);
    await first.click(proposal('return', 'return'));
    await first.gone(proposal('return'));
    const at = second.probe.legal.flatMap((one) => (one.do === 'place-hq' ? [one.at] : []))[0]!;
    await carryOut(second, { do: 'place-hq', at, rot: 0 });
    await first.untilShown(2);
    await first.until(() => first.probe.legal.length > 0);
  });

  test('O10: choose a clock, see it, and lose a turn by it', async () => {
    const maker = await server.open('/');
    await makeTable(maker, 'Ala');
    await openGameForm(maker);
    await maker.click('input[name="clock"][value="turn:60"]');
    expect(maker.text('.choice:has(input[value="turn:60"])')).toBe('1 min a turn');

    const creation = { options: { clock: 'turn:15' } } as const;
    const pages = await server.openTable({ armies: ['borgo', 'outpost'], creation });
    const second = pages[1];
    await second.shown('.clock[data-runs="true"]');
    expect(second.all('.clock')).toHaveLength(2);
    await second.pass(8 * SECOND);
    await second.shown('.clock[data-low="true"]');
    // Both HQs, and then a turn that nobody plays.
    for (const seq of [1, 2, 3]) {
      time.pass(20 * SECOND);
      await second.untilShown(seq);
    }
    expect(second.probe.table?.turn.number).toBeGreaterThan(1);
  });
});
