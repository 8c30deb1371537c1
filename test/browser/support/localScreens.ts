import type { Page } from 'playwright-core';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { clickOn } from './clickOn.js';
import { skipFilm } from './film.js';
import { carryOut } from './hands.js';
import { codeOf } from './preparedTables.js';
import { address, after, remember, type Screen } from './Screen.js';
import { tableShown } from './table.js';

/** As in `client/src/table/result/VerdictScene.tsx`. */
const VERDICT_MS = 2000;

/** Games on this device as a browser keeps them, the one at `/local/games222` running, the other one finished. */
export const storeLocalGames = async (page: Page, url: string): Promise<void> => {
  await address('', '/', '.doors').show(page, url);
  const answer = await fetch(`${url}/api/matches/${codeOf('over')}/record`);
  const { fair: _, ...record } = (await answer.json()) as RecordJson;
  const saved = { seats: [{ name: 'Ala' }, { name: 'Bolek' }] };
  const at = Date.now() - 60_000;
  await remember(page, {
    'local.games222': { at, isOver: false, record: { ...record, intents: record.intents.slice(0, 30), saved } },
    'local.games333': { at, isOver: true, record: { ...record, saved } },
    'local.games444': {},
  });
};

/** One of the addresses of games on this device. */
const onDevice = (name: string, path: string, until: string): Screen => ({
  name,
  show: async (page, url) => {
    await storeLocalGames(page, url);
    await address('', path, until).show(page, url);
  },
});

const localTable: Screen = {
  name: 'table: game on this device',
  show: async (page, url) => {
    await onDevice('', '/local/games222', '.table .hex').show(page, url);
    await tableShown(page);
    if (await page.locator('.hand-over').count()) await page.locator('[data-action="take-device"]').click();
  },
};

/** A game against the computer where the server does not answer. */
const withoutServer: Screen = {
  name: 'start: a game on this device',
  show: async (page, url) => {
    await address('', '/', '.doors').show(page, url);
    await page.route('**/healthz', (route) => route.fulfill({ status: 404 }));
    await clickOn(page, '[data-action="computer"]');
    await page.locator('.place-away').waitFor();
    await page.unroute('**/healthz');
  },
};

/** The end of a match, with its last intent played by the window: who has won stands over the board for two seconds, here for good. */
const verdict: Screen = {
  name: 'table: the verdict',
  feigns: true,
  show: async (page, url) => {
    await address('', '/', '.doors').show(page, url);
    const answer = await fetch(`${url}/api/matches/${codeOf('fallen')}/record`);
    const { fair: _, ...record } = (await answer.json()) as RecordJson;
    const saved = { seats: [{ name: 'Ala' }, { name: 'Bolek', computer: 'recruit' }] };
    const game = { at: Date.now(), isOver: false, record: { ...record, intents: record.intents.slice(0, -1), saved } };
    await remember(page, { 'local.games555': game });
    await address('', '/local/games555', '.table .hex').show(page, url);
    await tableShown(page);
    await page.evaluate((verdictMs) => {
      const { setTimeout: wait } = window;
      window.setTimeout = ((task: () => void, ms?: number) => (ms === verdictMs ? 0 : wait(task, ms))) as typeof setTimeout;
    }, VERDICT_MS);
    const { player: _player, ...intent } = record.intents.at(-1)!;
    await carryOut(page, intent);
    await skipFilm(page);
    await page.locator('.verdict').waitFor();
  },
};

/** Everything that games on this device add to the page. */
export const LOCAL_SCREENS: readonly Screen[] = [
  withoutServer,
  onDevice('my games: on this device', '/games', '.my-game .board-image img'),
  onDevice('start: a game on this device goes on', '/', '.my-game .board-image img'),
  localTable,
  after('table: game on this device, menu', localTable, '[data-action="menu"]', 'dialog[open]'),
  onDevice('table: game on this device, result', '/local/games333', '.result'),
  verdict,
  onDevice('game on this device: damaged', '/local/games444', '[data-action="remove"]'),
];
