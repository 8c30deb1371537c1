import type { RecordJson } from '@hexfall/shared/notation/json';
import { clickOn } from './clickOn.js';
import { COMPETITION_LIST_SCREENS } from './competitionListScreens.js';
import { COMPETITION_SCREENS, COMPETITION_TABS } from './competitionScreens.js';
import { carryOut } from './hands.js';
import { LOCAL_SCREENS } from './localScreens.js';
import { startWithNews, withNotice } from './newsScreens.js';
import { operatorDesk, operatorToken } from './operatorScreen.js';
import { coachFaults, computerFaults, inWindow, lessonFaults, startFaults } from './ownFaults.js';
import { codeOf } from './preparedTables.js';
import { ratingScreens } from './ratingScreens.js';
import { address, after, checked, remember, type Screen, turn, waiting } from './Screen.js';
import { newTable, quickMatch, start } from './startScreens.js';
import { tableShown } from './table.js';
import { legalOf, REPLAY_SCREENS, TABLE_SCREENS } from './tableScreens.js';

/** At one device, when it is to be passed on. */
const passing = (form: Screen): Screen => ({
  name: 'several people at one device: pass it on',
  show: async (page, url) => {
    await form.show(page, url);
    await clickOn(page, '[data-action="begin"]');
    await tableShown(page);
    if ((await page.locator('.hand-over').count()) > 0) return;
    const place = (await legalOf(page)).find((intent) => intent.do === 'place-hq');
    if (!place) throw new Error('no HQ can be placed');
    await carryOut(page, place);
    await page.locator('.hand-over').waitFor();
  },
});

const matchFile = address('match file', '/replay', '.record-drop textarea');

/** A match file that was saved while the match ran. */
const savedGame: Screen = {
  name: 'match file: a saved game',
  show: async (page, url) => {
    await matchFile.show(page, url);
    const answer = await fetch(`${url}/api/matches/${codeOf('over')}/record`);
    const { fair: _, ...record } = (await answer.json()) as RecordJson;
    const saved = { seats: [{ name: 'Ala' }, { name: 'Computer', computer: 'veteran' }] };
    await page.locator('.record-drop textarea').fill(JSON.stringify({ ...record, intents: record.intents.slice(0, 30), saved }));
    await page.locator('.saved-game').waitFor();
  },
};

/** A position of the sandbox of which a puzzle is made. */
const making: Screen = {
  name: 'puzzle: make one',
  show: async (page, url) => {
    await address('', '/sandbox', '.sandbox .hex').show(page, url);
    await clickOn(page, '[data-action="make-puzzle"]');
    await page.locator('.make-board .hex').first().waitFor();
    await clickOn(page, 'input[name="goal-kill"]');
  },
};

/** The puzzle of the day, which comes when its place is in sight. */
const startDay: Screen = {
  name: 'start: the puzzle of the day',
  show: async (page, url) => {
    await start.show(page, url);
    await page.locator('.start-day').scrollIntoViewIfNeeded();
    await page.locator('.day-link').waitFor();
  },
};

const wall = address('puzzles', '/puzzles', '.puzzle-wall canvas');

/** The best moves that win. */
const bestMoves: Screen = {
  name: 'puzzles: best moves',
  show: async (page, url) => {
    await wall.show(page, url);
    if ((await page.locator('.section-win[open]').count()) === 0) await clickOn(page, '.section-win > summary');
    await page.locator('[data-puzzle="win-1"]').waitFor();
  },
};

/** The puzzles when some have been solved, with and without help, and the solution of one was seen. */
const wallWithStars: Screen = {
  name: 'puzzles: some solved',
  show: async (page, url) => {
    await wall.show(page, url);
    await page.evaluate(() => {
      const time = 58_000;
      const puzzles = {
        'easy-1': { time, seen: false, stars: 3 },
        'easy-2': { time, seen: false, stars: 2 },
        'easy-3': { time, seen: false, stars: 1 },
        'easy-4': { time, seen: false },
        'easy-5': { time: null, seen: true },
      };
      localStorage.setItem('hexfall.puzzles', JSON.stringify({ puzzles, days: [] }));
    });
    await page.reload();
    await clickOn(page, '.section-easy [data-action="wall-all"]');
    await page.locator('.wall-stars').first().waitFor();
  },
};

/** The steps of a solution, of which one is shown. */
const solution: Screen = {
  name: 'puzzle: the solution',
  show: async (page, url) => {
    await address('', '/puzzles/very-hard-76', '.puzzle .hex').show(page, url);
    await clickOn(page, '[data-action="solution"]');
    const yes = page.locator('dialog [data-action="yes"]');
    await yes.or(page.locator('.solution-step').first()).waitFor();
    // It is asked only once.
    if (await yes.isVisible()) await yes.click();
    await page.locator('.solution-step[aria-current]').waitFor();
  },
};

/** A player card that has been made, with the people and what can be done with it. */
const ownCard: Screen = {
  name: 'player card: made',
  show: async (page, url) => {
    await address('', '/card', '.card-form').show(page, url);
    await page.locator('input[name="name"]').fill('Ala');
    await page.locator('[data-action="save-card"]').click();
    // What is said of it moves everything below.
    await page.locator('.card-told:not(:empty)').waitFor();
    await page.locator('[data-part="transfer"]').waitFor();
  },
};

const FEW = { played: 3, won: 2, drawn: 0 };
const MANY = { played: 128, won: 71, drawn: 9 };

/** What a browser has counted after some weeks. */
const STATISTICS = {
  all: MANY,
  armies: { borgo: MANY, doomsday: FEW, neojungle: FEW },
  modes: { duel: MANY, 'deathmatch-score': FEW, 'one-vs-two': FEW },
  levels: { recruit: MANY, veteran: FEW },
  friends: [
    { name: 'Bolek', ...MANY },
    { name: 'Wilhelmina Konstantynopolitańczykowianeczka', ...FEW },
  ],
  streak: { now: 2, best: 11 },
  counted: [],
};

/** Levels and armies to choose from, for somebody who has won some games. */
const computer: Screen = {
  name: 'start: a game against the computer',
  show: async (page, url) => {
    await start.show(page, url);
    await remember(page, { statistics: STATISTICS });
    await clickOn(page, '[data-action="computer"]');
    await page.locator('.ladder').waitFor();
  },
};

const countedAfter = (name: string, { show }: Screen): Screen => ({
  name,
  show: async (page, url) => {
    await show(page, url);
    await remember(page, { statistics: STATISTICS });
    await address('', '/statistics', '.tallies').show(page, url);
  },
});

const counted = countedAfter('statistics', address('', '/', '.doors'));

/** Most of it has been counted by the browser, as the card has just been made. */
const countedByCard = countedAfter('', ownCard);

/** A new screen is one more line. */
export const SCREENS: readonly Screen[] = [
  checked(start, startFaults),
  startDay,
  quickMatch,
  newTable,
  checked(computer, computerFaults),
  after('start: options', newTable, '.game-form > summary', '.options-form'),
  after(
    'start: a custom clock',
    after('', newTable, '.game-form > summary', '.options-form'),
    '.choice:has([name="clock"][value="custom"])',
    '.custom-clock',
  ),
  passing(newTable),
  after('start: settings', start, '.page-nav .icon-button', 'dialog[open] .settings-part'),
  address('my games', '/games', '.my-games'),
  ...LOCAL_SCREENS,
  address('player card', '/card', '.card-form'),
  ownCard,
  after('player card: on another device', ownCard, '[data-part="transfer"] summary', '[data-part="transfer"] .copy-field'),
  address('people', '/players', 'main h1'),
  ...ratingScreens(ownCard),
  ...COMPETITION_LIST_SCREENS,
  ...COMPETITION_SCREENS,
  counted,
  after('statistics: of a player card, to be forgotten', countedByCard, '[data-action="forget-statistics"]', '.dialog-ask'),
  ...startWithNews(start, ownCard),
  checked(address('lesson', '/learn', '.coach'), lessonFaults),
  checked(address('coached game', '/learn/game', '.coach-says[data-speaks="true"]'), coachFaults),
  wall,
  bestMoves,
  wallWithStars,
  address('puzzles by theme', '/puzzles/course', '.puzzle-links'),
  address('puzzle', '/puzzles/easy-1', '.puzzle .hex'),
  after('puzzle: a hint', address('', '/puzzles/easy-1', '.puzzle .hex'), '[data-action="hint"]', '.hand-tile[data-named="true"]'),
  after('puzzle: share', address('', '/puzzles/easy-1', '.puzzle .hex'), '[data-action="share"]', 'dialog[open]'),
  solution,
  making,
  address('sandbox', '/sandbox', '.sandbox .hex'),
  after(
    'sandbox: terrain',
    after('', address('', '/sandbox', '.sandbox .hex'), '[data-action="switch-palette"]', '[data-tool]'),
    '[data-tool="base"]',
    '[data-feature]',
  ),
  after('sandbox: armies and players', address('', '/sandbox', '.sandbox .hex'), '[data-action="setup"]', 'dialog[open] .seat-players'),
  after('sandbox: the best turn', address('', '/sandbox', '.sandbox .hex'), '[data-action="best-turn"]', '.plan-panel'),
  ...REPLAY_SCREENS,
  matchFile,
  savedGame,
  address('rules', '/rules', '.tile-points'),
  address('credits', '/credits', '.page-text .plate'),
  operatorToken,
  operatorDesk,
  address('no such page', '/nowhere', 'main'),
  address('no such table', '/t/ZZZZZZ', 'main h1'),
  checked(waiting('lobby', 'lobby', '.seat-list'), inWindow('.lobby-bar')),
  checked(waiting('lobby: a duel', 'lobbyDuel', '.signature-tiles li'), inWindow('.lobby-bar')),
  waiting('lobby: teams', 'lobbyTeams', '.signature-tiles li'),
  after('lobby: maps', waiting('', 'lobbyTeams', '.seat-list'), '.folded-maps > summary', '.map-card'),
  waiting('lobby: invited', 'invited', '.seat-form .place-armies'),
  after(
    'lobby: army sheet',
    after(
      '',
      waiting('', 'invited', '.seat-form .place-armies'),
      '.seat-form .place-army:has([value="moloch"])',
      '.seat-form [data-action="army-sheet"]',
    ),
    '.seat-form [data-action="army-sheet"]',
    'dialog[open] .army-tabs',
  ),
  waiting('banning and picking', 'picking', '.picking'),
  waiting('hiring', 'draft', '.draft'),
  checked(waiting('the next match of a series', 'nextMatch', '.signature-tiles li'), inWindow('.lobby-bar')),
  ...TABLE_SCREENS,
];

/** Those that are elsewhere where there is little room. */
export const LARGE_SCREENS: readonly Screen[] = [after('table: settings', turn, '[data-action="settings"]', 'dialog[open] .settings-part')];

/** Those that can be told only where there is no room beside the board. */
export const SMALL_SCREENS: readonly Screen[] = [
  ...COMPETITION_TABS,
  after('table: log', turn, '.log-button', 'dialog[open]'),
  after('table: chat', turn, '.chat-button', 'dialog[open]'),
  withNotice({ ...turn, name: 'table: a message of the operator' }, '[data-action="message"]'),
];
