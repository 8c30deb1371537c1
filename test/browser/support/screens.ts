import type { Page } from 'playwright-core';
import { cellOf, hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import type { RecordJson } from '@hexfall/shared/notation/json';
import { beginStopped } from './beginStopped.js';
import { clickOn } from './clickOn.js';
import { pauseFilm } from './film.js';
import { carryOut } from './hands.js';
import { LOCAL_SCREENS } from './localScreens.js';
import { startWithNews, withNotice } from './newsScreens.js';
import { codeOf } from './preparedTables.js';
import { address, after, table, waiting, type Screen } from './Screen.js';
import { settled } from './settled.js';
import { atOneDevice, newTable, quickMatch, start, withArmy } from './startScreens.js';
import { tableShown } from './table.js';

const legalOf = (page: Page): Promise<readonly Intent[]> => page.evaluate(() => window.hexfall!.legal);

/** Whatever film runs is stopped in the middle, so that the screen stands still. */
const stopFilm = async (page: Page): Promise<void> => {
  await pauseFilm(page);
  await page.locator('[data-action="replay-place"]').press('PageDown');
};

/** With a tile of the hand over a hex, turned and not yet confirmed. */
const aiming = (match: Screen): Screen => ({
  name: 'table: a tile is being placed',
  show: async (page, url) => {
    await match.show(page, url);
    const place = (await legalOf(page)).find((intent) => intent.do === 'place');
    if (place?.do !== 'place') throw new Error('nothing can be placed');
    await clickOn(page, '.hand-tile[data-usable="true"]');
    await clickOn(page, `[data-hex="${place.at.join(',')}"]`, '.board-host');
    await page.locator('[data-action="confirm"]').waitFor();
  },
});

/** In the middle of a battle that the window begins, or sees again. */
const filming = (match: Screen): Screen => ({
  name: 'table: a battle',
  show: async (page, url) => {
    await match.show(page, url);
    const isNew = (await legalOf(page)).some((intent) => intent.do === 'battle');
    if (isNew) await beginStopped(page, () => carryOut(page, { do: 'battle' }));
    else if ((await page.locator('.replay-bar').count()) === 0) await clickOn(page, '[data-action="replay"]');
    await stopFilm(page);
  },
});

/** Goes through a film from its beginning, picture by picture, to the first one in which something like that happens. */
const stepToFact = (page: Page, kind: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const press = (action: string): void => document.querySelector<HTMLElement>(`[data-action="${action}"]`)!.click();
    press('replay-rewind');
    for (let step = 0; step < 60; step++) {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (document.querySelector(`.facts [data-now="true"] .fact[data-fact="${wanted}"]`)) return;
      press('replay-step');
    }
    throw new Error(`nothing of that kind happens in this battle: ${wanted}`);
  }, kind);

/** A battle stopped where something has been destroyed, and asked why. */
const askingWhy = (film: Screen): Screen => ({
  name: 'table: why a unit is destroyed',
  show: async (page, url) => {
    await film.show(page, url);
    await stepToFact(page, 'destroyed');
    const destroyed = page.locator('.facts [data-now="true"] .fact[data-fact="destroyed"]').first();
    const list = page.locator('[data-action="replay-list"]');
    if (await list.isVisible()) await list.click();
    await destroyed.click();
    await page.locator('.causes').waitFor();
  },
});

/** With the card of one of the units on the board. */
const reading = (match: Screen): Screen => ({
  name: 'table: the card of a unit',
  show: async (page, url) => {
    await match.show(page, url);
    const cell = await page.evaluate(() => window.hexfall!.table!.board.findLastIndex((unit) => unit !== null));
    await page.locator(`[data-hex="${hexText(hexOf(cell))}"]`).focus();
    await page.keyboard.press('i');
    await page.locator('.tile-card').waitFor();
  },
});

/** With what a battle would bring, which some windows show of their own accord. */
const foretelling = (match: Screen): Screen => ({
  name: 'table: what a battle would bring',
  show: async (page, url) => {
    await match.show(page, url);
    const isOn = await page.locator('[data-action="forecast"]').getAttribute('aria-pressed');
    if (isOn !== 'true') await clickOn(page, '[data-action="forecast"]');
    await page.locator('.forecast').waitFor();
  },
});

/** At one device, when it is to be passed on. */
const passing = (form: Screen): Screen => ({
  name: 'several people at one device: pass it on',
  show: async (page, url) => {
    await form.show(page, url);
    await clickOn(page, 'dialog [data-action="begin"]');
    await tableShown(page);
    if ((await page.locator('.hand-over').count()) > 0) return;
    const place = (await legalOf(page)).find((intent) => intent.do === 'place-hq');
    if (!place) throw new Error('no HQ can be placed');
    await carryOut(page, place);
    await page.locator('.hand-over').waitFor();
  },
});

/** With the card of a hex of terrain. */
const readingGround = (match: Screen): Screen => ({
  name: 'table: the card of a hex of terrain',
  show: async (page, url) => {
    await match.show(page, url);
    const free = await page.evaluate(() => {
      const { terrain, board } = window.hexfall!.table!;
      return { terrain, taken: board.map((unit) => unit !== null) };
    });
    const hex = free.terrain.flatMap(({ hexes }) => hexes).find((at) => !free.taken[cellOf(at)]);
    if (!hex) throw new Error('there is no free hex of terrain');
    await page.locator(`[data-hex="${hexText(hex)}"]`).focus();
    await page.keyboard.press('i');
    await page.locator('.tile-card').waitFor();
  },
});

const turn = table('table: my turn', 'turn');

/** With all that the result consists of: its keys move while it fills. */
const withResult = (match: Screen): Screen => ({
  name: 'table: result',
  show: async (page, url) => {
    await match.show(page, url);
    await page.locator('.result-story').waitFor();
    await settled(page);
  },
});

const over = withResult(table('over', 'over'));
const onTerrain = table('table: terrain', 'terrain');
const beforeBattle = table('before a battle', 'battle');
const battle = filming(beforeBattle);
const matchReplay = address('table: replay of the match', `/t/${codeOf('over')}?turn=4&step=0`, '.match-replay');
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
    await clickOn(page, '[data-action="pass"]');
    await clickOn(page, 'dialog .make-puzzle');
    await page.locator('.make-board .hex').first().waitFor();
    await clickOn(page, 'input[name="goal-kill"]');
  },
};

const together = address('table: review together', `/t/${codeOf('over')}?turn=1&step=0&together`, '.attendee-count[data-count="1"]');

/** With the tools for drawing and a mark on the board. */
const drawing = (screen: Screen): Screen => ({
  name: 'table: drawing together',
  show: async (page, url) => {
    await screen.show(page, url);
    const lead = page.locator('[data-action="study-lead"]');
    const draw = page.locator('[data-action="study-draw"]');
    await lead.or(draw).first().waitFor();
    if (await lead.isVisible()) await lead.click();
    await draw.click();
    await clickOn(page, '[data-action="draw-mark"]');
    await page.locator('[data-hex="0,0"]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-part="drawings"] li').first().waitFor({ state: 'attached' });
  },
});

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

/** A new screen is one more line. */
export const SCREENS: readonly Screen[] = [
  start,
  quickMatch,
  newTable,
  after('start: a game against the computer', start, '[data-action="computer"]', '.dialog-computer'),
  after('start: options', newTable, '.options summary', '.options-form'),
  after(
    'start: a custom clock',
    after('', newTable, '.options summary', '.options-form'),
    '.choice:has([name="clock"][value="custom"])',
    '.custom-clock',
  ),
  after('start: army sheet', withArmy, '.army[data-chosen="true"] .button.quiet', 'dialog[open] .sheet'),
  atOneDevice,
  passing(atOneDevice),
  after('start: settings', start, '.page-nav .icon-button', 'dialog[open] .settings-part'),
  address('my games', '/games', '.my-games'),
  ...LOCAL_SCREENS,
  address('player card', '/card', '.card-form'),
  ownCard,
  after('player card: on another device', ownCard, '[data-part="transfer"] summary', '[data-part="transfer"] .copy-field'),
  address('people', '/players', 'main h1'),
  ...startWithNews(start, ownCard),
  address('lesson', '/learn', '.coach'),
  address('coached game', '/learn/game', '.coach-says[data-speaks="true"]'),
  address('puzzles', '/puzzles', '.puzzle-links'),
  address('puzzles by theme', '/puzzles/course', '.puzzle-links'),
  address('puzzle', '/puzzles/easy-1', '.puzzle .hex'),
  after('puzzle: a hint', address('', '/puzzles/easy-1', '.puzzle .hex'), '[data-action="hint"]', '.hand-tile[data-named="true"]'),
  after('puzzle: share', address('', '/puzzles/easy-1', '.puzzle .hex'), '[data-action="share"]', 'dialog[open]'),
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
  matchReplay,
  after('table: go on from a moment', matchReplay, '[data-action="go-on"]', 'dialog[open] .seat-players'),
  matchFile,
  savedGame,
  address('rules', '/rules', '.tile-points'),
  address('credits', '/credits', '.page-text .plate'),
  address('no such page', '/nowhere', 'main'),
  address('no such table', '/t/ZZZZZZ', 'main h1'),
  waiting('lobby', 'lobby', '.seat-list'),
  waiting('lobby: invited', 'invited', 'form .armies'),
  waiting('banning and picking', 'picking', '.picking'),
  waiting('hiring', 'draft', '.draft'),
  table('table: set-up', 'setup'),
  turn,
  table('table: a tile to discard', 'discard'),
  aiming(turn),
  table('table: a question', 'question'),
  after('table: a hint', turn, '[data-action="hint"]', '.plan-panel'),
  reading(turn),
  foretelling(beforeBattle),
  battle,
  askingWhy(battle),
  over,
  after('table: looked at after the match', over, '[data-action="look"]', '[data-action="result"]'),
  together,
  drawing(together),
  after('table: who reviews together', together, '[data-action="study-people"]', 'dialog[open] .attendee'),
  address('table: review of the match', `/t/${codeOf('over')}?turn=1&step=0&review`, '.review-turn'),
  table('table: two teams', 'team'),
  table('table: a full board', 'crowd'),
  onTerrain,
  readingGround(onTerrain),
  after('table: menu', turn, '[data-action="menu"]', 'dialog[open]'),
  after('table: keys', after('', turn, '[data-action="menu"]', 'dialog[open]'), '[data-action="keys"]', '.dialog-keys'),
  after('table: tiles', turn, '.piles', 'dialog[open]'),
  after('table: sure to end the turn?', turn, '[data-action="end-turn"]', 'dialog[open]'),
];

/** Those that are elsewhere where there is little room. */
export const LARGE_SCREENS: readonly Screen[] = [after('table: settings', turn, '[data-action="settings"]', 'dialog[open] .settings-part')];

/** Those that can be told only where there is no room beside the board. */
export const SMALL_SCREENS: readonly Screen[] = [
  after('table: log', turn, '.log-button', 'dialog[open]'),
  after('table: chat', turn, '.chat-button', 'dialog[open]'),
  withNotice({ ...turn, name: 'table: a message of the operator' }, '[data-action="message"]'),
];
