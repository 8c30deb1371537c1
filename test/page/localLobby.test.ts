import { ARMIES } from '@hexfall/shared/content/catalog';
import { type Mode, MODES } from '@hexfall/shared/model/options';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { PLAYERS } from '@hexfall/shared/rules/sides';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { keepFiles } from './support/requests.js';
import { openGameForm, resultAfterVerdict, tableCode, takeDevice } from './support/table.js';

const CALM = { name: 'Ala', sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] };
const LOCAL = /^\/local\/[a-z0-9]{8}$/;

type Door = 'computer' | 'device';

const DOORS: readonly Door[] = ['computer', 'device'];

describe('the lobby of a table at this device', () => {
  const server = pageServer();

  const visit = async (isOffline: boolean, remembers: object = {}): Promise<PageWindow> => {
    const page = await server.open('/', { remembers: { ...CALM, ...remembers }, prepare: keepFiles });
    if (isOffline) await page.cutNetwork(true, { isNoticed: true });
    return page;
  };

  const enter = async (page: PageWindow, door: Door): Promise<void> => {
    await page.goto('/');
    await page.click(`[data-action="${door}"]`);
    await page.shown('[data-action="begin"]');
  };

  const begin = (page: PageWindow): Promise<void> => page.click('[data-action="begin"]');

  const gameShown = async (page: PageWindow): Promise<void> => {
    await page.until(() => LOCAL.test(page.path));
    await tableShown(page);
  };

  /** Chooses a mode, and begins. */
  const beginMode = async (page: PageWindow, door: Door, mode: Mode): Promise<void> => {
    await enter(page, door);
    await openGameForm(page);
    await page.click(`.game-form input[name="mode"][value="${mode}"]`);
    expect(page.all('.local-seat')).toHaveLength(PLAYERS[mode].min);
    await begin(page);
  };

  const expectMode = async (page: PageWindow, door: Door, mode: Mode): Promise<void> => {
    const { table } = page.probe;
    expect([table?.options.mode, table?.players.length]).toEqual([mode, PLAYERS[mode].min]);
    expect(new Set(table?.players.map(({ army }) => army)).size).toBe(PLAYERS[mode].min);
    await page.until(() => page.all('.hand-over').length > 0 === (door === 'device'));
  };

  test.each(DOORS)('begins every mode from the door “%s” without a server', async (door) => {
    const page = await visit(true);
    for (const mode of MODES) {
      await beginMode(page, door, mode);
      await gameShown(page);
      await expectMode(page, door, mode);
    }
  });

  test.each(DOORS)('begins every mode from the door “%s” on the server', async (door) => {
    for (const mode of MODES) {
      const page = await visit(false);
      await beginMode(page, door, mode);
      await tableCode(page);
      await tableShown(page);
      await expectMode(page, door, mode);
      page.close();
    }
  });

  test.each([
    ['computer', true],
    ['computer', false],
    ['device', true],
    ['device', false],
  ] as const)('begins with Enter right behind the door “%s”, offline: %s', async (door, isOffline) => {
    const page = await visit(isOffline);
    await page.click(`[data-action="${door}"]`);
    await page.until(() => page.focused?.matches('[data-action="begin"]'));
    await page.press('Enter');
    await (isOffline ? gameShown(page) : tableCode(page).then(() => tableShown(page)));
  });

  const chooseArmy = async (page: PageWindow, act: 'ban' | 'pick', army: ArmyId): Promise<void> => {
    await page.shown(`.picking[data-act="${act}"]`);
    await page.click('.picking .army-choice', { hasText: ARMIES[army].name });
    await page.click(`[data-action="${act}"]`, { hasText: ARMIES[army].name });
  };

  test('bans and picks without a server, also by the computer', async () => {
    const page = await visit(true);
    await enter(page, 'computer');
    await page.click('.choice', { hasText: 'Tournament' });
    await page.gone('.local-seat .place-armies');
    await page.shown('.local-place', { hasText: 'No clock runs' });
    await openGameForm(page);
    await page.click('input[name="startingSeat"][value="first"]');
    await begin(page);
    await chooseArmy(page, 'ban', 'borgo');
    // The computer has banned one, too, and picks first: it does so at once.
    const banned = page.all('.picking .seat').map(({ textContent }) => textContent);
    expect(banned[0]).toContain('banned Borgo');
    expect(banned[1]).toMatch(/banned .*/);
    const free = page.all('.picking .army[data-taken="false"] input').map((input) => (input as HTMLInputElement).value as ArmyId);
    expect(free).toHaveLength(4);
    await chooseArmy(page, 'pick', free[0]!);
    await gameShown(page);
    const { table } = page.probe;
    expect(table?.players.map(({ army }) => army)).toEqual([free[0], expect.not.stringMatching(free[0]!)]);
    expect(table?.options.clock).toBe('none');
    expect(table?.options.takeBack).toBe(false);
  });

  /** Hires the first that is left until that many are hired (P1). */
  const hireUpTo = async (page: PageWindow, count: number): Promise<void> => {
    await page.shown('.draft');
    for (let hired = page.all('.draft [data-hired="true"]').length; hired < count; hired++) await page.click('[data-action="hire"]');
  };

  test('P1: hires without a server, and again before the next game', async () => {
    const page = await visit(true);
    await enter(page, 'device');
    await page.fill(page.all('.local-seat input[name="name"]')[1]!, 'Bolek');
    await openGameForm(page);
    await page.click('input[name="mercenaries"][value="2"]');
    await begin(page);
    await page.shown('.draft .seat[data-next="true"]', { hasText: 'Ala' });
    await hireUpTo(page, 1);
    await page.shown('.draft .seat[data-next="true"]', { hasText: 'Bolek' });
    await hireUpTo(page, 4);
    await gameShown(page);
    const first = page.path;
    await page.shown('.hand-over');
    await takeDevice(page);
    await page.click('[data-action="menu"]');
    await page.click('dialog [data-action="resign"]');
    await resultAfterVerdict(page);
    await page.click('.result [data-action="rematch"]');
    // Each has moved on by one, and hires anew.
    await page.shown('.draft .seat[data-next="true"]', { hasText: 'Bolek' });
    await hireUpTo(page, 4);
    await gameShown(page);
    expect(page.path).not.toBe(first);
  });

  test('a seat is for me, for somebody at this device, for the computer, or open: then the table is made on the server', async () => {
    const page = await visit(false, { guests: ['Bolek'] });
    await enter(page, 'device');
    const kinds = (): readonly string[] => [0, 1].map((seat) => page.value(`input[name="kind-${seat}"]:checked`));
    const names = (): readonly string[] =>
      page.all('.seat-text [aria-hidden="true"]:not(.seat-army)').map(({ textContent }) => textContent);
    expect([kinds(), names()]).toEqual([
      ['own', 'here'],
      ['Ala', 'Bolek'],
    ]);
    await page.click('input[name="kind-1"][value="own"]');
    expect([kinds(), names()]).toEqual([
      ['here', 'own'],
      ['Bolek', 'Ala'],
    ]);
    await page.click('input[name="kind-0"][value="computer"]');
    await page.click('.rung', { hasText: 'Soldier' });
    expect(kinds()).toEqual(['computer', 'own']);
    // Somebody has to play: the last person cannot become a computer player.
    await page.click('input[name="kind-1"][value="computer"]');
    await page.shown('.local-seat .problem', { hasText: /person/ });
    expect(kinds()).toEqual(['computer', 'own']);
    await page.click('input[name="kind-0"][value="open"]');
    await page.click('[data-action="begin"]', { hasText: 'Create the table' });
    await tableCode(page);
    await page.shown('.invite');
    expect(page.text('.seat:not(.free) .seat-text')).toContain('Ala');
    expect(page.all('.scene .seat')[0]?.className).toContain('free');
  });

  test('proposes two armies that are not hard at one device, until a match has been finished', async () => {
    const armiesOf = (page: PageWindow): readonly string[] => [0, 1].map((seat) => page.value(`input[name="army-${seat}"]:checked`));
    const page = await visit(true);
    await enter(page, 'device');
    expect(armiesOf(page)).toEqual(['borgo', 'moloch']);
    const later = await visit(true, { gamesPlayed: 1, army: 'doomsday' });
    await enter(later, 'device');
    expect(armiesOf(later)).toEqual(['doomsday', 'borgo']);
  });

  test('nobody is waited for on this device: an open seat is taken by a guest', async () => {
    const page = await visit(false);
    await enter(page, 'device');
    await page.click('input[name="kind-1"][value="open"]');
    await page.click('[name="on-device"]');
    expect(page.value('input[name="kind-1"]:checked')).toBe('here');
    expect(page.all('input[value="open"]')).toHaveLength(0);
    await begin(page);
    await gameShown(page);
  });

  test('fewer seats are left by those who sat down last', async () => {
    const page = await visit(true, { guests: ['Bolek', 'Celina', 'Darek'] });
    await enter(page, 'device');
    await page.click('.choice', { hasText: 'Teams on the large board' });
    expect(page.all('.local-seat')).toHaveLength(4);
    await page.click('.choice', { hasText: 'Duel, 15 minutes' });
    expect(page.all('.seat-text').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ala'),
      expect.stringContaining('Bolek'),
    ]);
  });
});
