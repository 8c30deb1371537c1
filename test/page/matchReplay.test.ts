import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { startDuel } from '../server/support/table.js';
import { carryOut } from './support/hands.js';
import type { WindowOptions } from './support/LoadedPage.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { takeDevice } from './support/table.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced' };
const PHONE = { width: 390, height: 844 };

const press = (page: PageWindow, action: string): Promise<void> => page.click(`[data-action="${action}"]`);

/** The moment shown, in words. */
const moment = (page: PageWindow): string => page.text('.moment');

const momentIs = (page: PageWindow, wanted: RegExp): Promise<void> => page.eventually(() => expect(moment(page)).toMatch(wanted));

/** Waits until the whole match has come: it has ended, and can be reviewed. */
const known = (page: PageWindow): Promise<unknown> => page.shown('.match-replay [data-action="match-review"]');

const isOver = (page: PageWindow): Promise<unknown> => page.until(() => page.probe.table?.outcome);

describe('the replay of a match', () => {
  const server = pageServer();

  const show = async (query: string, { remembers, ...more }: WindowOptions = {}): Promise<PageWindow> => {
    const page = await server.openPrepared('over', { ...more, remembers: { ...CALM, ...remembers }, query });
    await known(page);
    return page;
  };

  test.each([{}, PHONE])('opens from the result and is walked through by buttons (%j)', async (size) => {
    const page = await server.openPrepared('over', { ...size, remembers: CALM });
    await page.click('.result .replay-link');
    await known(page);
    await momentIs(page, /step 0 of/);
    expect(page.probe.table?.turn.phase).toBe('setup');
    await press(page, 'match-forward');
    await momentIs(page, /step 1 of/);
    await press(page, 'match-turn-forward');
    await momentIs(page, /^Turn 1 .* step 0 of/);
    const first = page.probe.table;
    await press(page, 'match-turn-forward');
    await momentIs(page, /^Turn 2 /);
    await press(page, 'match-turn-back');
    await momentIs(page, /^Turn 1 .* step 0 of/);
    expect(page.probe.table).toEqual(first);
    await page.pass(1_000);
    expect(page.window.location.search).toBe('?turn=1&step=0');
    await press(page, 'match-close');
    await page.gone('.match-replay');
    expect(page.window.location.search).toBe('');
  });

  test('opens at a moment by its link, goes on by keys, and by itself at the speed chosen', async () => {
    const page = await show('?turn=5&step=1');
    await momentIs(page, /^Turn 5 .* step 1 of/);
    const [here, lines] = [moment(page), page.all('.log p').length];
    await page.press('.');
    await momentIs(page, /step 2 of|^Turn 6 /);
    await page.press(',');
    await page.eventually(() => {
      expect(moment(page)).toBe(here);
      expect(page.all('.log p')).toHaveLength(lines);
    });
    await page.press('End');
    await isOver(page);
    await page.press('Home');
    await momentIs(page, /^Set-up .* step 0 of/);
    await page.press('PageDown');
    await momentIs(page, /^Turn 1 .* step 0 of/);
    const before = page.text('[data-action="match-speed"]');
    await press(page, 'match-speed');
    await page.until(() => page.text('[data-action="match-speed"]') !== before);
    await press(page, 'match-play');
    await page.pass(3_000);
    await momentIs(page, /^Turn 1 .* step [1-9]|^Turn [2-9]/);
    await press(page, 'match-pause');
    await page.shown('[data-action="match-play"]');
    const there = moment(page);
    await page.pass(10_000);
    expect(moment(page)).toBe(there);
  });

  test('keys that belong to what has the focus do nothing else', async () => {
    const page = await show('?turn=5&step=1');
    await momentIs(page, /^Turn 5 .* step 1 of/);
    const here = moment(page);
    const focusedHex = (): string | undefined => (page.focused as HTMLElement).dataset['hex'];
    await page.focus('[data-hex="0,0"]');
    for (const key of ['PageUp', 'End', 'PageDown', 'Home']) {
      const from = focusedHex();
      await page.press(key);
      expect(focusedHex()).not.toBe(from);
    }
    // At the edge there is no hex to go to, and the key still is the board's.
    for (let steps = 0; steps < 5; steps++) await page.press('PageUp');
    expect(moment(page)).toBe(here);
    // Letters and signs are nobody's but the replay's: on the board, the log, a button and the line.
    for (const place of ['[data-hex="0,0"]', '.log', '[data-action="match-close"]', '[data-action="timeline"]']) {
      await page.focus(place);
      await page.press('.');
      await momentIs(page, /^Turn 5 .* step 2 of|^Turn 6 .* step 0 of/);
      await page.press(',');
      await page.until(() => moment(page) === here);
      await page.press('k');
      await page.shown('[data-action="match-pause"]');
      await page.press('k');
      await page.shown('[data-action="match-play"]');
      await page.until(() => moment(page) === here);
    }
    // The line has keys of its own.
    await page.focus('[data-action="timeline"]');
    await page.press('PageDown');
    await momentIs(page, /^Turn 6 .* step 0 of/);
  });

  test('shows a battle in place, which K stops, and one that is skipped at one press', async () => {
    const page = await show('?turn=9999', { remembers: { film: 'play', filmSpeed: 0.5 } });
    await page.press('End');
    await isOver(page);
    await page.press(',');
    await page.press('.');
    await page.shown('.replay-bar');
    await page.shown('[data-action="replay-pause"]');
    await page.press('k');
    await page.shown('[data-action="replay-play"]');
    const place = page.value('.replay-place');
    await page.press('ArrowRight');
    await page.until(() => page.value('.replay-place') !== place);
    await page.press('.');
    await page.gone('.replay-bar');
    expect(page.probe.table?.outcome).not.toBeNull();
    // The setting to skip battles holds for stepping on, not for what is asked for.
    page.memory.setItem('hexfall.film', '"skip"');
    await page.reload();
    await page.shown('.match-replay');
    await isOver(page);
    await page.press(',');
    await page.press('.');
    await isOver(page);
    expect(page.all('.replay-bar')).toHaveLength(0);
    await press(page, 'match-battle');
    await page.shown('.replay-bar');
    await press(page, 'replay-skip');
    await page.gone('.replay-bar');
    // A spectator of a finished match has all of it, too.
    const spectator = await show('?turn=4&step=0', { remembers: { seats: {} } });
    await momentIs(spectator, /^Turn 4 .* step 0 of/);
    expect(spectator.all('.live-turn')).toHaveLength(0);
    await spectator.shown('[data-action="match-review"]');
  });

  test('copies the link to a moment, also without a clipboard, and shows it where nothing can be copied', async () => {
    const without = (window: Window & typeof globalThis): void => {
      Object.defineProperty(window.navigator, 'clipboard', { value: undefined, configurable: true });
    };
    const page = await show('?turn=5&step=1');
    const link = server.url + page.path;
    await momentIs(page, /^Turn 5 .* step 1 of/);
    await press(page, 'copy-moment');
    await page.shown('[data-action="copy-moment"]', { hasText: 'Copied' });
    expect(page.traces.copied).toEqual([link]);

    const old = await show('?turn=5&step=1', { prepare: without });
    await momentIs(old, /^Turn 5 .* step 1 of/);
    let asked = '';
    const command = (name: string): boolean => {
      asked = name;
      return true;
    };
    Object.assign(old.document, { execCommand: command });
    await press(old, 'copy-moment');
    await old.shown('[data-action="copy-moment"]', { hasText: 'Copied' });
    expect(asked).toBe('copy');

    const bare = await show('?turn=5&step=1', { prepare: without });
    Object.assign(bare.document, { execCommand: () => false });
    await momentIs(bare, /^Turn 5 .* step 1 of/);
    await press(bare, 'copy-moment');
    await bare.shown('dialog input');
    await bare.eventually(() => {
      const field = bare.get('dialog input') as HTMLInputElement;
      expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(link);
    });
  });

  test('of a running match goes as far as it has come, and says whose turn it is now, to players and spectators', async () => {
    const duel = await startDuel(server.url, { ...DEFAULT_OPTIONS, clock: 'game:600+5' });
    const [first, second] = duel.pages;
    await first.play(0, { do: 'place-hq', at: [0, 0], rot: 0 });
    const remembers = { ...CALM, seats: { [duel.code]: [duel.keys[0]] } };
    const page = await server.open(`/t/${duel.code}?turn=0&step=0`, { ...PHONE, remembers });
    await page.shown('.live-turn', { hasText: 'Waiting for Bob: placing the HQ.' });
    await second.play(1, { do: 'place-hq', at: [2, 0], rot: 0 });
    await page.shown('.live-turn', { hasText: 'Your turn' });
    expect(page.text('.live-turn [role="timer"]')).toMatch(/(10|9):\d\d$/);
    await page.press('End');
    await momentIs(page, /^Turn 1 /);
    await press(page, 'to-table');
    await page.shown('.hand');
    const spectator = await server.open(`/t/${duel.code}?turn=0&step=1`, { remembers: CALM });
    await spectator.shown('.live-turn', { hasText: 'Waiting for Ann: playing the turn.' });
    await momentIs(spectator, /^Set-up .* step 1 of 2/);
    expect(spectator.all('[data-action="match-review"]')).toHaveLength(0);
    // A game from here is played in a window of its own: the match is not left.
    const opened: string[] = [];
    Object.assign(spectator.window, { open: (address: string) => opened.push(address) });
    await press(spectator, 'go-on');
    await spectator.click('[data-action="go-on-play"]');
    expect(opened).toEqual([expect.stringMatching(/\/local\/[a-z0-9]{8}$/)]);
    expect(spectator.path).toContain(duel.code);
    await spectator.press('Escape');
    await spectator.gone('dialog[open]');
    await spectator.cutNetwork();
    await spectator.shown('.connection-banner[data-shown="true"]');
    await spectator.cutNetwork(false);
    await spectator.pass(5_000);
    await spectator.shown('.connection-banner[data-shown="false"]');
    await Promise.all(duel.pages.map((one) => one.leave()));
  });

  test('goes on in the place of whoever is on turn, for those who have watched', async () => {
    const page = await show('?turn=4&step=0', { remembers: { seats: {} } });
    for (const turn of [4, 5]) {
      await momentIs(page, new RegExp(`^Turn ${turn} .* step 0 of`));
      const { player } = page.probe.table!.turn;
      await press(page, 'go-on');
      await page.shown('dialog [name="player-0"]');
      expect([0, 1].filter((seat) => page.value(`dialog [name="player-${seat}"]`) === 'here')).toEqual([player]);
      await page.press('Escape');
      await page.gone('dialog[open]');
      await press(page, 'match-turn-forward');
    }
  });

  test('goes on from a moment against a computer player, and at one device, as a game of this browser', async () => {
    const playedBy = async (other: string): Promise<{ readonly game: PageWindow; readonly table: Table; readonly acting: Seat }> => {
      const game = await show('?turn=4&step=0', PHONE);
      await momentIs(game, /^Turn 4 .* step 0 of/);
      const table = game.probe.table!;
      const acting = table.turn.player;
      await press(game, 'go-on');
      await game.shown(`dialog[open] [name="player-${acting}"]`);
      await game.select(`dialog [name="player-${acting}"]`, 'here');
      await game.select(`dialog [name="player-${1 - acting}"]`, other);
      await game.click('[data-action="go-on-play"]');
      await game.until(() => /^\/local\/[a-z0-9]{8}$/.test(game.path));
      await game.until(() => game.window.hexfall?.legal.length);
      return { game, table, acting };
    };
    const endTurn = async (game: PageWindow): Promise<void> => {
      const { table: started, legal } = game.probe;
      const discard = legal.find((intent) => intent.do === 'discard');
      if (started!.turn.mustDiscard && discard) await carryOut(game, discard);
      await carryOut(game, { do: 'end-turn' });
    };
    const { game, table, acting } = await playedBy('recruit');
    const started = game.probe.table!;
    expect([started.board, started.players[acting]!.hand]).toEqual([table.board, table.players[acting]!.hand]);
    // The computer player takes its turn, and it is ours again.
    await endTurn(game);
    await game.passUntil(() => {
      const { number, player } = game.probe.table!.turn;
      expect([number > started.turn.number + 1, player]).toEqual([true, acting]);
    });
    await game.click('[data-action="menu"]');
    await game.click('[data-action="menu-help"]');
    await game.shown('.local-about', { hasText: 'begun in the middle of another match and counts nowhere' });
    // Both are played here: the other one is next.
    const { game: shared } = await playedBy('here');
    await takeDevice(shared);
    await endTurn(shared);
    await shared.until(() => shared.probe.table!.turn.player === 1 - acting);
  });
});
