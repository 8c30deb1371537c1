import type { Mode } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { HASTY } from '../support/choose.js';
import { KEYBOARD } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { expectRecordedEnd, playMatch, skipAhead } from './support/playMatch.js';
import { beginByItself, makeTable, openGameForm } from './support/table.js';

const NAMES = ['Ala', 'Bolek', 'Celina', 'Darek'] as const;
const PHONE = { width: 360, height: 640 };
const REMEMBERS = { film: 'skip', motion: 'reduced', sound: false } as const;

interface Game {
  readonly title: string;
  readonly mode: Mode;
  readonly seats: number;
  /** Options by the names of their controls; `true` for a box that is ticked. */
  readonly options?: Readonly<Record<string, string | true>>;
  /** O11: the id of a map. */
  readonly map?: string;
  /** By seat. */
  readonly armies: readonly ArmyId[];
  /** O5: the creator commands the second seat, too. */
  readonly second?: true;
  readonly mercenaries?: 1 | 2;
}

/** How many intents of each army windows play at the beginning: the HQs, and a first turn. */
const FIRST_INTENTS = 3;

/** Every mode, every option and every number of people once, in as few games as that takes. */
const GAMES: readonly Game[] = [
  {
    title: 'deathmatch of four on the expanded board, a mercenary each',
    mode: 'deathmatch',
    seats: 4,
    options: { board: true, mercenaries: '1' },
    armies: ['hegemony', 'doomsday', 'borgo', 'outpost'],
    mercenaries: 1,
  },
  {
    title: 'deathmatch for points, with a bomber',
    mode: 'deathmatch-score',
    seats: 3,
    options: { bomber: 'neutral' },
    armies: ['doomsday', 'moloch', 'hegemony'],
  },
  { title: 'one against two', mode: 'one-vs-two', seats: 3, armies: ['outpost', 'hegemony', 'borgo'] },
  {
    title: 'team match for points on the expanded board',
    mode: 'team-score',
    seats: 4,
    options: { board: true },
    armies: ['borgo', 'outpost', 'doomsday', 'hegemony'],
  },
  {
    title: 'O11: team match on a map, of three people, one with two armies, and Moloch in a team',
    mode: 'team',
    seats: 4,
    map: 'ruined-city',
    options: { teamHq: true },
    armies: ['moloch', 'borgo', 'hegemony', 'outpost'],
    second: true,
  },
  {
    title: 'duel with two mercenaries each, a second bomber, reinforcements and the alternative start',
    mode: 'duel',
    seats: 2,
    options: { reinforcement: true, start: 'alternative', mercenaries: '2', bomber: 'two' },
    armies: ['new-york', 'neojungle'],
    mercenaries: 2,
  },
];

/** Ticks a box, or chooses one of several, by its name. */
const tick = (page: PageWindow, name: string, value: string | true): Promise<void> =>
  page.click(`input[name="${name}"]${value === true ? '' : `[value="${value}"]`}`);

const chooseArmy = (page: PageWindow, army: ArmyId, within = 'form'): Promise<void> =>
  page.click(`${within} input[name="army"][value="${army}"]`);

const sitDown = async (page: PageWindow, name: string, army: ArmyId): Promise<void> => {
  await page.fill('input[name="name"]', name);
  await chooseArmy(page, army);
  await page.click('form button[type="submit"].large');
};

describe('one window for each player, through the controls of the page to the end', () => {
  const server = pageServer();

  /** Windows in which everybody has sat down and the board is shown. */
  const gather = async ({ mode, seats, options = {}, map, armies, second, mercenaries }: Game): Promise<readonly PageWindow[]> => {
    const [own, ...others] = armies;
    const creator = await server.open('/', { remembers: REMEMBERS });
    await makeTable(creator, NAMES[0], own);
    await openGameForm(creator);
    await tick(creator, 'mode', mode);
    await creator.answered();
    if (creator.all('input[name="seats"]').length > 0) await tick(creator, 'seats', String(seats));
    if (map) await creator.click('.folded-maps > summary');
    if (map) await tick(creator, 'map', map);
    for (const [name, value] of Object.entries(options)) await tick(creator, name, value);
    await beginByItself(creator);
    await creator.shown('.invite');
    const pages = [creator];
    if (second) {
      await creator.click('[data-action="also"]');
      await chooseArmy(creator, others.shift()!, 'dialog');
      await creator.click('dialog button[type="submit"]');
      await creator.gone('dialog');
    }
    for (const [index, army] of others.entries()) {
      const page = await server.open(creator.path, { ...(index % 2 === 0 && PHONE), remembers: REMEMBERS });
      await sitDown(page, NAMES[index + 1]!, army);
      pages.push(page);
    }
    for (let hired = 0; hired < (mercenaries ?? 0) * armies.length; hired++) {
      const isHired = (page: PageWindow): boolean =>
        page.all('.table').length > 0 || page.all('.draft [data-hired="true"]').length === hired;
      await creator.until(() => pages.every(isHired));
      // Everybody hires in turn, always the first that is left (P1).
      const next = await creator.until(() => pages.find((page) => page.all('[data-action="hire"]').length > 0));
      await next.click('[data-action="hire"]');
    }
    await Promise.all(pages.map(tableShown));
    return pages;
  };

  test.each(GAMES)('$title: all see the end that the record tells', async (game) => {
    const players = await gather(game);
    const random = randomFrom(GAMES.indexOf(game));
    await playMatch({ players, random, temper: HASTY, limit: FIRST_INTENTS * game.armies.length });
    await skipAhead(server.url, players, random);
    await playMatch({ players, random, temper: HASTY });
    await expectRecordedEnd(server.url, players);
  });

  test('a duel by keys alone', async () => {
    const players = await server.openTable({ armies: ['moloch', 'hegemony'], windows: [{ remembers: REMEMBERS }] });
    const random = randomFrom(3);
    await playMatch({ players, random, hands: KEYBOARD, limit: 6 * FIRST_INTENTS });
    await skipAhead(server.url, players, random);
    await playMatch({ players, random, hands: KEYBOARD });
    await expectRecordedEnd(server.url, players);
    for (const page of players) {
      // The result has taken the focus: the next step presses one of its buttons.
      await page.until(() => page.focused?.className.includes('result'));
    }
    await KEYBOARD.press(players[0], '[data-action="look"]');
    await players[0].gone('.result');
  });
});
