import { type Game, seatEverybody, startDuel } from '../server/support/table.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const PHONE = { width: 360, height: 640 };
const REMEMBERS = { film: 'skip', motion: 'reduced', sound: false } as const;
/** How long a callout is shown, in milliseconds. */
const CALLOUT_MS = 6000;

/** The lines beside the board, or in the window that shows them on a phone. */
const lines = (page: PageWindow, within = '.chat-panel'): readonly string[] =>
  page.all(`${within} .chat-lines p[data-seated]`).map(({ textContent }) => textContent);
const pingIs = (page: PageWindow, text: string): Promise<unknown> => page.until(() => page.text('[data-spoken="ping"]') === text);

describe('talking without the other side', () => {
  const server = pageServer();
  const games: Game[] = [];

  afterEach(async () => {
    for (const { pages } of games.splice(0)) await Promise.all(pages.map((page) => page.leave()));
  });

  /** A window with one of the seats, or that watches. */
  const enter = async (game: Game, seat: number | null, more: object = {}, remembers: object = {}): Promise<PageWindow> => {
    const seats = seat === null ? {} : { [game.code]: [game.keys[seat]!] };
    const page = await server.open(`/t/${game.code}`, {
      ...more,
      remembers: { ...REMEMBERS, seats, name: `Player ${seat ?? 9}`, ...remembers },
    });
    await tableShown(page);
    return page;
  };

  test('team-mates write to each other and point out hexes; enemies and spectators see nothing of it', async () => {
    const game = await seatEverybody(server.url, { options: { mode: 'team' } }, ['borgo', 'moloch', 'outpost', 'hegemony']);
    games.push(game);
    const a = await enter(game, 0);
    const b = await enter(game, 1, PHONE);
    const enemy = await enter(game, 2);
    const spectator = await enter(game, null);
    await a.shown('.chat-fold[aria-expanded="true"]');
    await a.click('.chat-channels .choice', { hasText: 'Team' });
    await a.fill('input[name="line"]', 'to C4!');
    await a.press('Enter');
    await a.eventually(() => expect(lines(a)).toEqual([expect.stringContaining('to C4!')]));
    await a.click('.chat-channels .choice', { hasText: 'All' });
    await a.fill('input[name="line"]', 'good luck');
    await a.press('Enter');

    // With the keyboard cursor, then with the button on the screen.
    await a.press('Escape');
    await a.focus('.hex[data-hex="0,0"]');
    await a.press('g');
    await pingIs(b, 'Player 0 points at C3');
    await pingIs(a, 'You point at C3');
    expect(b.text('.callout')).toBe('C3');
    expect(b.board.model?.marks).toContainEqual({ at: [0, 0], kind: 'ping' });
    await b.click('[data-action="ping"]');
    await b.shown('[data-action="ping"][aria-pressed="true"]');
    await b.point([0, -2]);
    await pingIs(a, 'Player 1 points at C1');
    await b.shown('[data-action="ping"][aria-pressed="false"]');

    await b.click('.chat-button');
    await b.eventually(() => expect(lines(b, 'dialog')).toHaveLength(2));
    expect(lines(b, 'dialog')[0]).toMatch(/Player 0\s*team\s*to C4!/i);
    expect(spectator.all('.chat-channels, [data-action="ping"]')).toHaveLength(0);
    for (const other of [enemy, spectator]) {
      await other.eventually(() => expect(lines(other)).toEqual([expect.stringContaining('good luck')]));
      expect(other.all('.callout')).toHaveLength(0);
      expect(other.document.documentElement.outerHTML).not.toMatch(/to C4!|points at/);
      await other.reload();
      await tableShown(other);
      await other.eventually(() => expect(lines(other)).toEqual([expect.stringContaining('good luck')]));
    }
  });

  test('after the match the field is for all again', async () => {
    const game = await seatEverybody(server.url, { options: { mode: 'team' } }, ['borgo', 'moloch', 'outpost', 'hegemony']);
    games.push(game);
    const [a, enemy] = [await enter(game, 0), await enter(game, 2)];
    await a.shown('.chat-fold[aria-expanded="true"]');
    await a.click('.chat-channels .choice', { hasText: 'Team' });
    await a.until(() => a.all('input[value="team"]:checked').length === 1);
    await game.pages[0]!.play(0, { do: 'resign' });
    await game.pages[1]!.play(1, { do: 'resign' });
    await resultAfterVerdict(a);
    await a.until(() => a.all('input[value="all"]:checked').length === 1);
    await a.fill('input[name="line"]', 'gg');
    await a.press('Enter');
    await enemy.eventually(() => expect(lines(enemy)).toEqual([expect.stringContaining('gg')]));
  });

  test('on a phone an emote is said with two taps, shown at the panel in the language of the reader, and can be turned off', async () => {
    const game = await startDuel(server.url);
    games.push(game);
    const phone = await enter(game, 0, PHONE);
    const other = await enter(game, 1, {}, { language: 'pl' });
    await phone.click('.chat-button');
    await phone.click('[data-emote="nice"]');
    await phone.gone('dialog');
    await other.shown('.player .callout', { hasText: 'Dobre zagranie!' });
    await phone.shown('.player .callout', { hasText: 'Well played!' });
    await other.eventually(() => expect(lines(other)).toEqual([expect.stringMatching(/Ann\s*Dobre zagranie!/)]));
    await other.shown('.spoken', { hasText: 'Ann: Dobre zagranie!' });
    // A new emote takes the place of the one before.
    await phone.click('.chat-button');
    await phone.click('[data-emote="luck"]');
    await other.until(() => other.all('.player .callout', { hasText: 'Dobre zagranie!' }).length === 0);
    expect(other.all('.player .callout')).toHaveLength(1);
    await other.pass(CALLOUT_MS);
    await other.gone('.callout');

    await other.click('.chat-manners summary');
    await other.click('input[name="emotes"]');
    await other.eventually(() => expect(lines(other)).toEqual([]));
    await phone.click('.chat-button');
    await phone.click('[data-emote="wow"]');
    await phone.shown('.callout', { hasText: 'Wow!' });
    expect(other.all('.callout')).toHaveLength(0);
    expect(lines(other)).toEqual([]);
  });
});
