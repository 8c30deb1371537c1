import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { beginByItself, openGameForm, shownCode, sitDown, tableCode } from './support/table.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' };
const PHONE = { width: 390, height: 844 };

describe('the front door', () => {
  const server = pageServer();

  const open = (path: string, remembers: Readonly<Record<string, unknown>> = {}): Promise<PageWindow> =>
    server.open(path, { ...PHONE, remembers: { ...CALM, ...remembers } });

  /** A table that somebody has made with one click, and its code. */
  const made = async (remembers: Readonly<Record<string, unknown>>): Promise<readonly [PageWindow, string]> => {
    const page = await open('/', remembers);
    await page.click('[data-action="friend"]');
    return [page, await tableCode(page)];
  };

  /** Waits until the seats of a table, or what is played there, are described like this. */
  const settingsAre = (page: PageWindow, wanted: string | RegExp): Promise<unknown> =>
    page.shown('.seat-list, .table-settings > summary', { hasText: wanted });

  test('the field for a code takes a whole link, and says when there is no code in what was typed', async () => {
    const page = await server.open('/');
    await page.fill('.join input', 'hello everybody');
    expect(page.text('#join-hint')).toBe('That is not a table code. It has 6 letters and digits.');
    expect((page.get('.join button') as HTMLButtonElement).disabled).toBe(true);
    await page.fill('.join input', 'Come to https://example.org/t/ABC234.');
    expect(page.text('#join-hint')).toBe('');
    await page.click('.join button');
    expect(page.path).toBe('/t/ABC234');
  });

  test('one click makes a table; its name, army, mode and options are settled there, and everybody who comes sees them', async () => {
    const [host, code] = await made({ army: 'borgo' });
    await host.shown('.own-seat');
    await host.fill('.own-name input[name="name"]', 'Ann');
    await host.press('Enter');
    // The answer shows the seat as the server knows it.
    await settingsAre(host, /Ann ?(commands )?Borgo/);
    await host.click('.own-seat input[name="army"][value="moloch"]');
    await settingsAre(host, /Ann ?(commands )?Moloch/);
    const guest = await open(host.path);
    await guest.shown('.seat-list');
    expect(guest.all('.table-settings')).toHaveLength(0);
    await guest.shown('.invitation', { hasText: 'Ann invites you to a duel of Neuroshima Hex' });
    expect(guest.get('.invitation a').getAttribute('href')).toBe(`/learn?table=${code}`);
    // Armies that the table assigns come back with the choice.
    await host.click('.choice', { hasText: 'Tournament' });
    await guest.eventually(() => expect(guest.text('.seat-list')).not.toContain('Moloch'));
    await host.focus('input[name="preset"][value="tournament"]');
    await host.press('ArrowUp');
    await settingsAre(guest, 'Larger board');
    await host.click('.choice', { hasText: 'Duel, 15 minutes' });
    await settingsAre(guest, /Ann ?(commands )?Moloch.*15 min/);
    await host.click('.choice', { hasText: 'Three days a turn' });
    await settingsAre(guest, '3 days a turn');
    await host.click('.choice', { hasText: 'Teams on the large board' });
    await settingsAre(guest, /Teams.*Larger board/);
    expect(guest.all('.seat')).toHaveLength(4);
    await host.click('.game-form > summary');
    await host.click('.game-form input[name="mode"][value="duel"]');
    await settingsAre(guest, /Duel · 19 hexes/);
    // What is no preset is none.
    await host.click('input[name="sameArmy"]');
    await settingsAre(guest, 'Two players may command the same army');
    await host.eventually(() => expect(host.all('input[name="preset"]:checked')).toHaveLength(0));
    await sitDown(guest, 'Ben', 'hegemony');
    // What the host has not settled yet is waited for, and can still be settled.
    await guest.shown('.lobby-bar .waiting', { hasText: 'Waiting for Ann' });
    await host.until(() => host.document.title.includes('Everyone is here'));
    await host.fill('.own-name input[name="name"]', 'Anna');
    await host.click('[data-action="ready"]', { hasText: 'Start the match' });
    await Promise.all([host, guest].map(tableShown));
    await guest.shown('.player-name strong', { hasText: /^Anna$/ });
    const { table } = guest.probe;
    expect(table?.players.map(({ army }) => army)).toEqual(['moloch', 'hegemony']);
    expect(table?.options.sameArmy).toBe(true);
  });

  test('O10 a clock of one’s own: the guest reads it, a wrong number says why, and the match runs by it', async () => {
    const [host] = await made({ name: 'Ann', army: 'borgo' });
    await host.click('.game-form > summary');
    await host.click('input[name="clock"][value="custom"]');
    const guest = await open(host.path);
    await guest.shown('.invitation', { hasText: '15 min + 10 sec a turn' });
    const time = (await host.shown('input[name="clock-time"]')) as HTMLInputElement;
    await host.fill(time, '12');
    await host.press('Tab');
    await host.fill('input[name="clock-more"]', '5');
    await host.press('Enter');
    // The next choice comes before the answer to this one, and adds to it.
    await host.click('input[name="takeBack"]');
    await settingsAre(guest, 'No take-backs');
    for (const place of ['.invitation', '.seat-list']) await guest.shown(place, { hasText: '12 min + 5 sec a turn' });
    await host.fill(time, '9999');
    await host.press('Tab');
    expect(host.text('#clock-time-problem')).toContain('from 1 to 600');
    expect(time.getAttribute('aria-invalid')).toBe('true');
    expect(host.text('.custom-clock-text')).toContain('stays as it is: 12 min + 5 sec a turn');
    await host.answered();
    expect(guest.text('.seat-list')).toContain('12 min + 5 sec a turn');
    await host.select('select[name="clock-unit"]', 'hour');
    await settingsAre(guest, '10 hours + 5 sec a turn');
    await host.click('input[name="clock-kind"][value="turn"]');
    await host.select('select[name="clock-unit"]', 'day');
    await host.fill(time, '2');
    await host.press('Enter');
    await settingsAre(guest, '2 days a turn');
    // A clause opens beside the form, which stays as it is.
    const clause = host.get('.option-about[data-option="clock"] .rule-link');
    expect([clause.getAttribute('href'), clause.getAttribute('target'), clause.getAttribute('rel')]).toEqual([
      '/rules#O10',
      '_blank',
      'noopener',
    ]);
    expect(time.value).toBe('2');
    await beginByItself(host);
    await sitDown(guest, 'Ben', 'moloch');
    // The host was ready before: nothing else is asked.
    await tableShown(guest);
    expect(guest.probe.table?.options.clock).toBe('days:2');
    await host.shown('.clock', { hasText: /1 d|2 d/ });
    const spectator = await open(host.path);
    await tableShown(spectator);
    await spectator.click('[data-action="menu"]');
    await spectator.click('[data-action="menu-help"]');
    await spectator.shown('dialog .chips', { hasText: '2 days a turn' });
  });

  test('a table set up without the server is not made with a clock that is none', async () => {
    const page = await open('/', { name: 'Ann', army: 'borgo' });
    await page.click('[data-action="device"]');
    await openGameForm(page);
    await page.click('input[name="clock"][value="custom"]');
    const time = await page.shown('input[name="clock-time"]');
    await page.fill(time, '0');
    await page.press('Tab');
    expect(page.text('#clock-time-problem')).toContain('from 1 to 600');
    await settingsAre(page, '15 min + 10 sec a turn');
    await page.fill(time, '3');
    await page.press('Tab');
    await settingsAre(page, '3 min + 10 sec a turn');
    expect([shownCode(page), page.traces.connections]).toEqual([null, []]);
    await page.click('input[name="kind-1"][value="open"]');
    await page.click('[data-action="begin"]', { hasText: 'Create the table' });
    await tableCode(page);
    await page.shown('.send-link');
    await settingsAre(page, '3 min + 10 sec a turn');
  });
});
