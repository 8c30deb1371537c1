import { FakeTime } from '../server/support/FakeTime.js';
import { Page as Connection } from '../server/support/Page.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { submitSeat } from './support/table.js';

const AWAY_MS = 8_000;

describe('a table that waits', () => {
  const time = new FakeTime();
  const server = pageServer({ room: { time, awayMs: AWAY_MS } });

  test('begins without a player who is not ready only after that player has been away for long', async () => {
    const maker = await Connection.createAs(server.url, {});
    const { key } = await maker.sit({ army: 'borgo', name: 'Ala' });
    const other = await Connection.join(server.url, maker.code);
    await other.sit({ army: 'outpost', name: 'Bolek', waitsForReady: true });
    const page = await server.open(`/t/${maker.code}`, { remembers: { seats: { [maker.code]: [key] } } });
    await maker.leave();
    await page.shown('.seat', { hasText: 'Bolek' });
    await other.leave();
    await page.shown('.seat .away');
    expect(page.all('[data-action="ready"]')).toHaveLength(0);
    time.pass(AWAY_MS);
    await page.click('[data-action="ready"]');
    await page.shown('.table .hex');
  });

  describe('in one bar', () => {
    /** A table for a friend, who has sat down: neither has said to be ready again. */
    const withFriend = async (): Promise<{ readonly host: PageWindow; readonly guest: PageWindow }> => {
      const host = await server.open('/', { remembers: { name: 'Ala' } });
      await host.click('[data-action="friend"]');
      await host.shown('.invite');
      const guest = await server.open(host.path, { remembers: { name: 'Bolek' } });
      await submitSeat(guest);
      await guest.shown('.lobby-bar', { hasText: 'Waiting for Ala' });
      await host.shown('.lobby-bar', { hasText: 'Everyone is here' });
      return { host, guest };
    };
    const barOf = (page: PageWindow): string => page.text('.lobby-bar [role="status"]');
    const notesOf = (page: PageWindow): readonly string[] => page.all('.chat-lines [data-note]').map(({ textContent }) => textContent);
    const keysOf = (page: PageWindow): readonly string[] => page.all('[data-action="ready"]').map(({ textContent }) => textContent);

    test('says what the host has changed and what is waited for, with the one button, until both are ready', async () => {
      const { host, guest } = await withFriend();
      expect([keysOf(host), keysOf(guest)]).toEqual([['Start the match'], []]);
      await host.click('.choice', { hasText: 'Duel, 15 minutes' });
      await guest.eventually(() => expect(barOf(guest)).toBe('Ala changed the game: 15 min + 10 sec a turn. Ready?'));
      expect(keysOf(guest)).toEqual(['I am ready']);
      await host.eventually(() => expect(keysOf(host)).toEqual(['I am ready']));
      for (const page of [host, guest]) expect(notesOf(page)).toEqual(['Ala changed the game: 15 min + 10 sec a turn.']);
      await guest.click('[data-action="ready"]');
      await guest.eventually(() => expect(barOf(guest)).toBe('Waiting for Ala, who is not ready yet.'));
      await host.click('.lobby-bar [data-action="ready"]', { hasText: 'Start the match' });
      await Promise.all([host, guest].map(tableShown));
      expect(notesOf(guest)).toEqual(['Ala changed the game: 15 min + 10 sec a turn.']);
    });

    test('says what the host takes away, and who sits elsewhere; a host who is ready stays it', async () => {
      const { host, guest } = await withFriend();
      await host.click('.choice', { hasText: 'Duel, 15 minutes' });
      await host.eventually(() => expect(keysOf(host)).toEqual(['I am ready']));
      await host.click('[data-action="ready"]');
      await host.eventually(() => expect(barOf(host)).toBe('Waiting for Bolek, who is not ready yet.'));
      await host.click('input[name="preset"][value="duel"]');
      await guest.eventually(() => expect(barOf(guest)).toContain('Ala changed the game: no clock. Ready?'));
      await host.click('[data-action="swap"]');
      await guest.eventually(() => expect(barOf(guest)).toBe('Ala has changed who sits where. Ready?'));
      await host.eventually(() => expect(barOf(host)).toBe('Waiting for Bolek, who is not ready yet.'));
      expect(notesOf(guest)).toHaveLength(3);
      await guest.click('[data-action="ready"]');
      await Promise.all([host, guest].map(tableShown));
    });

    test('says it to those who only watch, and shows the seat to those who have sat down', async () => {
      const host = await server.open('/', { remembers: { name: 'Ala' } });
      await host.click('[data-action="friend"]');
      await host.shown('.invite');
      const shown: string[] = [];
      const guest = await server.open(host.path, {
        remembers: { name: 'Bolek' },
        prepare: ({ HTMLElement }) => {
          HTMLElement.prototype.scrollIntoView = function (): void {
            shown.push(this.className);
          };
        },
      });
      await guest.shown('form [type="submit"]');
      expect(guest.all('.lobby-bar')).toHaveLength(0);
      await host.click('.choice', { hasText: 'Duel, 15 minutes' });
      await guest.eventually(() => expect(guest.text('[data-spoken="change"]')).toBe('Ala changed the game: 15 min + 10 sec a turn.'));
      expect(shown).toEqual([]);
      await submitSeat(guest);
      await guest.shown('.lobby-bar');
      await guest.eventually(() => expect(shown).toEqual([expect.stringContaining('seat-list')]));
      // Who sits down has agreed to what is played then.
      expect(barOf(guest)).toBe('Waiting for Ala, who is not ready yet.');
    });
  });

  describe('for two friends in their first minutes', () => {
    /** A table that a browser without a past has made, and its friend at the link. */
    const strangers = async (languages = ['en', 'en']): Promise<readonly [host: PageWindow, guest: PageWindow]> => {
      const host = await server.open('/', { remembers: { language: languages[0], motion: 'reduced', film: 'skip', sound: false } });
      await host.click('[data-action="friend"]');
      await host.shown('.send-link');
      const guest = await server.open(host.path, {
        remembers: { language: languages[1], motion: 'reduced', film: 'skip', sound: false },
      });
      await guest.shown('.seat-form');
      return [host, guest];
    };

    test('proposes armies that are not hard: the guest sits down by one click, and the host who has sent the link is not asked again', async () => {
      const [host, guest] = await strangers();
      expect(host.text('.seat:not(.free) .seat-army')).toBe('Borgo');
      expect(host.text('.lobby-bar [role="status"]')).toBe('Send the link to your friend. You start when everyone is here.');
      await host.click('[data-action="copy-link"]');
      expect(host.traces.copied).toEqual([server.url + host.path]);
      expect(host.text('[data-action="copy-link"]')).toBe('Copied');
      await host.eventually(() =>
        expect(host.text('.lobby-bar [role="status"]')).toBe('Send the link to your friend. The match starts when everyone is here.'),
      );
      expect(guest.text('.seat-form [type="submit"]')).toBe('Sit down with Moloch');
      await guest.click('.seat-form [type="submit"]');
      await Promise.all([host, guest].map(tableShown));
      expect(host.probe.table?.players.map(({ army }) => army)).toEqual(['borgo', 'moloch']);
    });

    test('shows the guest the name of the host as it is typed, and a friend before', async () => {
      const [host, guest] = await strangers();
      expect(guest.text('.invitation strong')).toBe('Your friend invites you to a duel of Neuroshima Hex');
      expect(guest.all('.seat-list > .quiet-text')).toEqual([]);
      await host.focus('.lobby-bar input[name="name"]');
      await host.type('Alice');
      await host.pass(400);
      await host.answered();
      expect(host.text('.seat:not(.free) .seat-text [aria-hidden]')).toBe('Player');
      await host.pass(200);
      await guest.eventually(() => expect(guest.text('.invitation strong')).toBe('Alice invites you to a duel of Neuroshima Hex'));
      // The field stays where it is being typed in.
      expect(host.focused).toBe(host.get('.lobby-bar input[name="name"]'));
    });

    test('knows a host without a name in every language', async () => {
      const [, guest] = await strangers(['de', 'pl']);
      expect(guest.text('.invitation strong')).toBe('Znajomy zaprasza cię na pojedynek w Neuroshima Hex');
    });

    test('waits for a host who settles something after the link was sent, is still typing, or plays by a clock', async () => {
      const [host] = await strangers();
      const saysStart = (): Promise<void> => host.eventually(() => expect(host.text('.lobby-bar [role="status"]')).toContain('You start'));
      const saysMatch = (): Promise<void> => host.eventually(() => expect(host.text('.lobby-bar [role="status"]')).toContain('The match'));
      await host.click('[data-action="copy-link"]');
      await saysMatch();
      await host.focus('.lobby-bar input[name="name"]');
      await host.type('Al');
      await saysStart();
      await host.pass(600);
      await saysMatch();
      await host.click('.own-seat input[name="army"][value="hegemony"]');
      await saysStart();
      await host.click('input[name="preset"][value="timed"]');
      await host.answered();
      await host.click('[data-action="copy-link"]');
      await host.answered();
      await saysStart();
    });
  });

  describe('shows its seats face to face', () => {
    const linesOf = (page: PageWindow, selector: string): readonly string[] => page.all(selector).map(({ textContent }) => textContent);

    test('with teams and whom one would sit with, also where one chooses a seat', async () => {
      const maker = await Connection.createAs(server.url, { options: { mode: 'team' }, seats: 4 });
      await maker.sit({ army: 'borgo', name: 'Ann' });
      const mate = await Connection.join(server.url, maker.code);
      await mate.sit({ army: 'outpost', name: 'Bob' });
      const enemy = await Connection.join(server.url, maker.code);
      await enemy.sit({ army: 'moloch', name: 'Dot', seat: 3 });
      const page = await server.open(`/t/${maker.code}`);
      await page.shown('.seat.free');
      expect(linesOf(page, '.seat-side > h3')).toEqual(['Team 1', 'Team 2']);
      expect(linesOf(page, '.seat-side:first-child .seat-text > .spoken')).toEqual(['Ann commands Borgo', 'Bob commands The Outpost']);
      expect(linesOf(page, '.seat-company')).toEqual(['With Dot · Against Ann and Bob']);
      await page.shown('.signature-tiles');
      await page.eventually(() =>
        expect(linesOf(page, '.seat-side:last-child .signature-tiles li')).toEqual(['Juggernaut', 'The Clown', 'Gauss Cannon']),
      );
      await enemy.get('leaveSeat', { seat: 3 });
      await page.eventually(() =>
        expect(linesOf(page, '.choice:has(input[name="seat"])')).toEqual(['Seat 3 · Against Ann and Bob', 'Seat 4 · Against Ann and Bob']),
      );
    });

    test('and a free seat holds the link to send and the computer, the own one name and army', async () => {
      const host = await server.open('/', { remembers: { name: 'Ala' } });
      await host.click('[data-action="friend"]');
      await host.shown('.seat.free .invite [data-part="invite"]');
      expect(linesOf(host, '.seat.free [data-action]')).toEqual(['Add a computer and start']);
      expect(host.all('.seat:not(.free) .own-seat input[name="army"]')).toHaveLength(7);
      expect(host.all('.scene-middle .map-picture')).toHaveLength(1);
    });
  });

  describe('is set up by cards', () => {
    const notesOf = (page: PageWindow, name: string): Readonly<Record<string, string>> =>
      Object.fromEntries(
        page
          .all(`.choice:has(input[name="${name}"])`)
          .map((card) => [card.querySelector('input')?.value ?? '', card.querySelector('.choice-note')?.textContent ?? '']),
      );

    test('which say what a map or a mode takes away before it is chosen, and news that say it afterwards', async () => {
      const host = await server.open('/', { remembers: { name: 'Ala' } });
      await host.click('[data-action="friend"]');
      const team = await host.shown('.choice:has(input[value="team"])');
      expect(team.textContent).toBe(
        'Teams on the large boardTeams · 4 players · No clockTwo against two on 37 hexes, allies side by side.',
      );
      await host.click(team);
      await host.eventually(() => expect(host.text('.folded-maps > summary')).toBe('Map None · 37 hexes'));
      await host.click('.folded-maps > summary');
      await host.shown('.map-size');
      expect(host.all('.map-size h3').map(({ textContent }) => textContent)).toEqual(['19 hexes', '37 hexes']);
      const notes = notesOf(host, 'map');
      expect(notes).toMatchObject({ expanded: '', 'ruined-city': '' });
      for (const smaller of ['main', 'citadel', 'outskirts'])
        expect(notes[smaller]).toBe('19 hexes: the larger board goes. No longer “Teams on the large board”');
      expect(host.all('.map-card .map-picture').length).toBe(Object.keys(notes).length);
      await host.click('.choice:has(input[value="ruined-city"])');
      await host.eventually(() => expect(host.all('input[name="preset"]:checked')).toHaveLength(1));
      await host.eventually(() => expect(notesOf(host, 'preset')).toMatchObject({ team: '', duel: 'Goes: Ruined City (37 hexes)' }));
      await host.click('.choice:has(input[value="citadel"])');
      await host.eventually(() => expect(host.all('input[name="preset"]:checked')).toHaveLength(0));
      await host.eventually(() => expect(host.text('.chat-lines')).toContain('Ala changed the game: The Citadel (19 hexes).'));
    });

    test('and the modes say how many players come with them, and which preset any change ends', async () => {
      const host = await server.open('/', { remembers: { name: 'Ala' } });
      await host.click('[data-action="friend"]');
      await host.click('.game-form > summary');
      await host.shown('.preset-ends', { hasText: 'Whatever you change here, it is no longer “Duel”.' });
      await host.shown('.option-group');
      expect(notesOf(host, 'mode')).toEqual({
        duel: '',
        deathmatch: '3 players',
        'deathmatch-score': '3 players',
        'one-vs-two': '3 players',
        team: '4 players',
        'team-score': '4 players',
      });
    });
  });

  test('names the seat that another one is swapped with', async () => {
    const page = await server.openPrepared('lobby');
    await page.shown('.seat');
    expect(page.all('[data-action="swap"]').map(({ textContent }) => textContent)).toEqual(['Swap with seat 2']);
  });

  test('gives the focus to the name of somebody beside where it is missing', async () => {
    const page = await server.open('/', { remembers: { name: 'Ala' } });
    await page.click('[data-action="friend"]');
    await page.click('.beside > summary');
    await page.click('.beside button[type="submit"]');
    await page.shown('.beside .problem', { hasText: 'Enter a name first.' });
    expect(page.focused).toBe(page.get('.beside input[name="name"]'));
  });

  test('shows its link marked where nothing can be copied', async () => {
    const page = await server.openPrepared('lobby', {
      prepare: (window) => {
        Object.defineProperty(window.navigator, 'clipboard', { value: undefined, configurable: true });
        Object.assign(window.document, { execCommand: () => false });
      },
    });
    await page.click('[data-action="copy-link"]');
    const field = (await page.shown('.lobby-bar .send-link input')) as HTMLInputElement;
    expect(page.text('[data-action="copy-link"]')).not.toBe('Copied');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  });
});

describe('the link to a table on a page that only this computer can open', () => {
  const server = pageServer({ lanHosts: ['192.168.1.20', '10.8.0.2'] });

  test('leads other devices in the network to it, and so does that of the own seat', async () => {
    const [page] = await server.openTable({ armies: ['borgo'] });
    const link = `http://192.168.1.20:${new URL(server.url).port}${page.path}`;
    await page.eventually(() => expect(page.value('[data-part="invite"] input')).toBe(link));
    expect(page.text('[data-part="invite"]')).toContain('only this computer can open 127.0.0.1');
    expect(page.value('[data-part="device"] input').startsWith(`${link}#`)).toBe(true);
  });

  test('has another address of the computer where the user chooses one, and so does the link to the own seat', async () => {
    const [page] = await server.openTable({ armies: ['borgo'] });
    await page.shown('select[name="lan-host"]');
    // Several links need it; an answer that came later would undo the choice.
    expect(page.traces.requests.filter((path) => path === '/api/version')).toHaveLength(1);
    await page.select('select[name="lan-host"]', '10.8.0.2');
    const link = `http://10.8.0.2:${new URL(server.url).port}${page.path}`;
    await page.eventually(() => expect(page.value('[data-part="invite"] input')).toBe(link));
    expect(page.value('[data-part="device"] input').startsWith(`${link}#`)).toBe(true);
  });

  test('says so where the server does not know another address', async () => {
    const intercept = ({ url }: Request): Response | null => (new URL(url).pathname === '/api/version' ? new Response('{}') : null);
    const [page] = await server.openTable({ armies: ['borgo'], windows: [{ intercept }] });
    await page.answered();
    expect(page.text('[data-part="invite"]')).toContain('This link works on this computer only.');
    expect(page.value('[data-part="invite"] input')).toBe(server.url + page.path);
  });
});
