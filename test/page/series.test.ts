import { randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import { FakeTime } from '../server/support/FakeTime.js';
import { HASTY } from '../support/choose.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { playMatch, skipAhead } from './support/playMatch.js';
import { keepFiles } from './support/requests.js';
import { beginByItself, makeTable, openGameForm, resultAfterVerdict, sitDown, takeDevice } from './support/table.js';

/** As `playMatch` needs it. */
const PLAYED = { name: 'Ala', sound: false, film: 'skip', motion: 'reduced' };
const CALM = { ...PLAYED, confirm: false, asks: [] };
const NAMES = ['Ala', 'Bolek'];
const AWAY_MS = 8_000;
const NEXT = '.result-actions a.primary';

/** As it is written: no line ends within a result. */
const told = (text: string): string => text.replaceAll('\u00a0', ' ');

const resign = async (page: PageWindow): Promise<void> => {
  await page.click('.top-bar [aria-label="Table menu"]');
  await page.click('dialog [data-action="resign"]');
};

/** The score beside each name, as it is seen and as it is heard, in the order of seats. */
const scores = (page: PageWindow, part: '[aria-hidden]' | '.spoken'): string[] =>
  page.all(`.player .series-score ${part}`).map(({ textContent }) => told(textContent));

/** Plays a match, its middle while the windows are elsewhere. */
const playToTheEnd = async (url: string, players: readonly PageWindow[], random: RandomSource): Promise<void> => {
  await skipAhead(url, players, random);
  await playMatch({ players, random, temper: HASTY });
};

const line = (page: PageWindow): string => told(page.text('.result .series-line'));

describe('a return match on a server', () => {
  const time = new FakeTime();
  const server = pageServer({ room: { awayMs: AWAY_MS, time } });

  const begin = async (seriesKind: 'return' | 'best-of-three' = 'return'): Promise<readonly [PageWindow, PageWindow]> => {
    const [first, second] = await server.openTable({
      armies: ['borgo', 'outpost'],
      creation: { seriesKind },
      windows: [{ remembers: CALM }],
    });
    return [first, second];
  };

  /** Presses the one button of the result in each window, and waits until the next match has begun in all of them. */
  const goOn = async (...pages: readonly PageWindow[]): Promise<void> => {
    const before = pages[0]!.path;
    for (const page of pages) {
      await page.shown(NEXT, { hasText: 'Next match' });
      expect(page.path).toBe(before);
      expect(page.all('.result-actions .primary')).toHaveLength(1);
      await page.click(NEXT);
    }
    for (const page of pages) await tableShown(page);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(1);
    expect(pages[0]!.path).not.toBe(before);
  };

  test('is chosen in the lobby, played to the end, and tells each player who has won it and why', async () => {
    const random = randomFrom(1);
    const host = await server.open('/', { remembers: PLAYED });
    await makeTable(host, 'Ala', 'borgo');
    await openGameForm(host);
    await host.click('input[name="seriesKind"][value="return"]');
    await host.shown('[data-option="series.return"]', { hasText: 'each side begins one of them' });
    await host.shown('.chips li', { hasText: 'Return match' });
    await beginByItself(host);
    const guest = await server.open(host.path, { remembers: PLAYED });
    await guest.shown('.invitation', { hasText: 'Return match' });
    await sitDown(guest, 'Bolek', 'moloch');
    for (const page of [host, guest]) await tableShown(page);
    await playToTheEnd(server.url, [host, guest], random);
    for (const page of [host, guest]) await resultAfterVerdict(page);
    // The draw piles are the server’s: nobody knows who wins.
    const { players, outcome } = host.probe.table!;
    const leader = outcome!.winners[0] ?? null;
    const by = leader === null ? 0 : players[leader]!.hq - players[1 - leader]!.hq;
    const leadFor = (seat: number): string =>
      leader === null
        ? 'level so far'
        : leader === seat
          ? `you lead by ${by} HQ points`
          : `${NAMES[leader]} in the lead by ${by} HQ points`;
    const points = (text: string): string => text.replace(/\b1 HQ points/, '1 HQ point');
    [host, guest].forEach((page, seat) => expect(line(page)).toBe(points(`Match 1 of 2 · ${leadFor(seat)}`)));
    await goOn(host, guest);
    expect([host.probe.me, guest.probe.me]).toEqual([1, 0]);
    expect(host.probe.table!.players.map(({ army }) => army)).toEqual(['moloch', 'borgo']);
    const both = leader === null ? ['0 : 0 · 0', '0 : 0 · 0'] : [`0 : 1 · −${by}`, `1 : 0 · +${by}`];
    await host.eventually(() => expect(scores(host, '[aria-hidden]').sort()).toEqual(both));
    expect(scores(host, '.spoken')[0]).toMatch(/^Match 2 of 2 · /);
    await playToTheEnd(server.url, [host, guest], random);
    for (const page of [host, guest]) await resultAfterVerdict(page);
    expect(line(host)).toMatch(/^Match 2 of 2 · .*(series|level)/);
    // After the end of a series it is played again, by agreement.
    await host.shown('.result [data-action="rematch"]', { hasText: 'Rematch' });
    expect(host.all(NEXT)).toHaveLength(0);
  });

  test('begins its second match when both have come, and ends by HQ points with one win each', async () => {
    const [first, second] = await begin();
    await resign(second);
    for (const page of [first, second]) await resultAfterVerdict(page);
    expect(line(first)).toBe('Match 1 of 2 · you lead by 20 HQ points');
    await first.click(NEXT);
    await first.shown('.lobby-bar', { hasText: 'Waiting for Bolek' });
    await first.shown('.series-line', { hasText: 'Match 2 of 2' });
    // Nothing about the table can be changed now, and nobody is asked twice.
    expect(first.all('.table-settings, [data-action="stand"], [data-action="kick"], [data-action="swap"], [data-action="ready"]')).toEqual(
      [],
    );
    expect(first.all('.tag').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['not ready']));
    await second.click(NEXT);
    for (const page of [first, second]) await tableShown(page);
    await resign(first);
    for (const page of [first, second]) await resultAfterVerdict(page);
    expect(line(second)).toBe('Match 2 of 2 · the series is level, nobody has won it');
  });

  test('does not wait for a player who is away', async () => {
    const [first, second] = await begin();
    await resign(second);
    await resultAfterVerdict(first);
    second.close();
    await first.click(NEXT);
    await first.shown('.lobby-bar', { hasText: 'Waiting for Bolek' });
    time.pass(AWAY_MS);
    await first.click('.lobby-bar [data-action="ready"]', { hasText: 'Start without waiting' });
    await tableShown(first);
  });

  test('takes spectators along who press the button, and shows the way at the old table after a reload', async () => {
    const [first, second] = await begin();
    const watcher = await server.open(first.path, { remembers: CALM });
    await tableShown(watcher);
    await resign(second);
    for (const page of [first, second, watcher]) await resultAfterVerdict(page);
    expect(line(watcher)).toBe('Match 1 of 2 · Ala in the lead by 20 HQ points');
    const before = first.path;
    await goOn(first, second, watcher);
    expect([first.probe.me, second.probe.me, watcher.probe.me]).toEqual([1, 0, null]);
    await second.goto(before);
    await second.shown(NEXT, { hasText: 'Next match' });
    expect(second.path).toBe(before);
  });

  test('as best of three ends with the second win', async () => {
    const [first, second] = await begin('best-of-three');
    await resign(second);
    for (const page of [first, second]) await resultAfterVerdict(page);
    expect([line(first), line(second)]).toEqual(['Match 1 of 3 · you lead 1 : 0', 'Match 1 of 3 · Ala in the lead, 1 : 0']);
    await goOn(first, second);
    await resign(second);
    for (const page of [first, second]) await resultAfterVerdict(page);
    expect([line(first), line(second)]).toEqual([
      'Match 2 of 3 · you have won the series, 2 : 0',
      'Match 2 of 3 · series won by Ala, 2 : 0',
    ]);
    await first.shown('.result [data-action="rematch"]', { hasText: 'Rematch' });
  });
});

describe('a return match on a device without a server', () => {
  const server = pageServer();

  test('goes on with the same armies and decides between both players', async () => {
    const page = await server.open('/', { remembers: CALM, prepare: keepFiles });
    await page.cutNetwork(true, { isNoticed: true });
    await page.click('[data-action="device"]');
    await page.shown('[data-action="begin"]');
    await page.fill(page.all('.local-seat input[name="name"]')[1]!, 'Bolek');
    await openGameForm(page);
    await page.click('input[name="seriesKind"][value="return"]');
    await page.click('[data-action="begin"]');
    await tableShown(page);
    const first = page.path;
    const armies = page.probe.table!.players.map(({ army }) => army);
    await takeDevice(page);
    await resign(page);
    await resultAfterVerdict(page);
    expect(line(page)).toBe('Match 1 of 2 · Bolek in the lead by 20 HQ points');
    await page.click('.result [data-action="rematch"]', { hasText: 'Next match' });
    await page.until(() => page.path !== first);
    await tableShown(page);
    expect(page.probe.table!.players.map(({ army }) => army)).toEqual([...armies].reverse());
    await page.eventually(() => expect(scores(page, '[aria-hidden]')).toEqual(['0 : 1 · −20', '1 : 0 · +20']));
    await takeDevice(page);
    await resign(page);
    await resultAfterVerdict(page);
    expect(line(page)).toBe('Match 2 of 2 · the series is level, nobody has won it');
    await page.shown('.result [data-action="rematch"]', { hasText: 'Rematch' });
  });

  test('is only for two sides whose HQs can fall', async () => {
    const page = await server.open('/', { remembers: CALM, prepare: keepFiles });
    await page.click('[data-action="computer"]');
    await openGameForm(page);
    await page.click('input[name="seriesKind"][value="best-of-three"]');
    await page.click('.game-form input[name="mode"][value="deathmatch"]');
    expect(page.all('input[name="seriesKind"]')).toHaveLength(0);
    await page.click('.game-form input[name="mode"][value="team"]');
    expect(page.value('input[name="seriesKind"]:checked')).toBe('single');
  });
});
