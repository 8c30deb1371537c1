import type { Page } from 'playwright-core';
import { cellOf, hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { clickOn } from './clickOn.js';
import { beginStopped, pauseFilm } from './film.js';
import { carryOut } from './hands.js';
import { cardFaults, heldFaults, inWindow, menuFaults, nameFaults, resultFaults, roomFaults } from './ownFaults.js';
import { planned, planning } from './planScreens.js';
import { codeOf } from './preparedTables.js';
import { address, after, checked, type Screen, table, turn } from './Screen.js';
import { settled } from './settled.js';

export const legalOf = (page: Page): Promise<readonly Intent[]> => page.evaluate(() => window.hexfall!.legal);

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

const duelFaults = async (page: Page): Promise<readonly string[]> => [...(await roomFaults(page)), ...(await heldFaults(page))];

/** With everything in the result: its buttons move while it fills. */
const withResult = (match: Screen, name = 'table: result'): Screen => ({
  name,
  show: async (page, url) => {
    await match.show(page, url);
    await page.locator('.result-story').waitFor();
    await settled(page);
  },
});

const menu = checked(after('table: menu', turn, '[data-action="menu"]', 'dialog[open]'), menuFaults);
const share = after('table: menu, share and save', menu, '[data-action="menu-share"]', '[data-page="share"]');
const help = after('table: menu, help', menu, '[data-action="menu-help"]', '[data-page="help"]');
const over = withResult(table('over', 'over'));
const lookedAt = after('table: looked at after the match', over, '[data-action="look"]', '[data-action="result"]');
const onTerrain = table('table: terrain', 'terrain');
const beforeBattle = table('before a battle', 'battle');
const battle = filming(beforeBattle);
const REPLAY = ['.match-replay', '.board-host', '.match-replay-controls'];

const matchReplay = checked(
  address('table: replay of the match', `/t/${codeOf('over')}?turn=4&step=0`, '.match-replay'),
  inWindow(...REPLAY, '.moment', '.curve-legend'),
);

/** A match that is walked through. */
export const REPLAY_SCREENS: readonly Screen[] = [
  matchReplay,
  after('table: go on from a moment', matchReplay, '[data-action="go-on"]', 'dialog[open] .seat-players'),
];
const reviewed = address('table: review of the match', `/t/${codeOf('over')}?turn=1&step=0&review`, '.review-turn');
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

/** A match that is being played, and its result. */
export const TABLE_SCREENS: readonly Screen[] = [
  table('table: set-up', 'setup'),
  checked(turn, roomFaults),
  checked(table('table: the other player has kept a tile', 'held'), duelFaults),
  table('table: a tile to discard', 'discard'),
  aiming(turn),
  planned,
  planning,
  table('table: a question', 'question'),
  after('table: a hint', turn, '[data-action="hint"]', '.plan-panel'),
  checked(reading(turn), cardFaults),
  foretelling(beforeBattle),
  battle,
  askingWhy(battle),
  checked(over, resultFaults),
  lookedAt,
  checked(withResult(table('over', 'returnFirst'), 'table: result of the first of two matches'), resultFaults),
  checked(withResult(table('over', 'returnSecond'), 'table: result of a return match'), resultFaults),
  checked(withResult(table('over', 'boutOver'), 'table: result of a match of a competition'), resultFaults),
  checked(table('table: of a competition', 'boutTurn'), roomFaults),
  checked(table('table: the second of two matches', 'returnTurn'), async (page) => [
    ...(await duelFaults(page)),
    ...(await nameFaults(page)),
  ]),
  checked(together, inWindow(...REPLAY, '.study')),
  checked(drawing(together), inWindow('.board-host', '.study', '.study-tools')),
  after('table: who reviews together', together, '[data-action="study-people"]', 'dialog[open] .attendee'),
  reviewed,
  after('table: review of a turn', reviewed, '.review-turns li:nth-child(2)[data-effort] .review-turn', '[data-action="review-better"]'),
  checked(table('table: two teams', 'team'), roomFaults),
  checked(table('table: a full board', 'crowd'), roomFaults),
  onTerrain,
  checked(readingGround(onTerrain), cardFaults),
  menu,
  share,
  after('table: menu, HTML for other pages', share, '.embed-fold summary', '[data-part="embed"]'),
  help,
  after('table: keys', help, '[data-action="keys"]', '.dialog-keys'),
  checked(after('table: menu after the match', lookedAt, '[data-action="menu"]', 'dialog[open]'), menuFaults),
  after('table: tiles', turn, '.piles', 'dialog[open]'),
  after('table: sure to end the turn?', turn, '[data-action="end-turn"]', 'dialog[open]'),
];
