import { randomFrom } from '@hexfall/shared/model/random';
import { carryOut } from './support/hands.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { expectRecordedEnd, playMatch } from './support/playMatch.js';
import { takeDevice } from './support/table.js';

const QUIET = { film: 'skip', motion: 'reduced', sound: false } as const;

const placeHq = async (page: PageWindow, seq: number): Promise<void> => {
  await carryOut(
    page,
    page.probe.legal.find((intent) => intent.do === 'place-hq')!,
  );
  await page.untilShown(seq);
};

describe('several people at one device', () => {
  const server = pageServer();

  /** A window in which several people sit down at one device: the first one with Borgo, the others with the armies the page proposes. */
  const sitDown = async (names: readonly string[], mode: string): Promise<PageWindow> => {
    const page = await server.open('/', { remembers: { ...QUIET, army: 'borgo' } });
    await page.click('[data-action="device"]');
    await page.click('.game-form > summary');
    await page.click(`.game-form input[name="mode"][value="${mode}"]`);
    for (const [seat, name] of names.entries()) await page.fill(page.all('.local-seat input[name="name"]')[seat]!, name);
    await page.click('[data-action="begin"]');
    await tableShown(page);
    await page.untilActing();
    return page;
  };

  test('three play a whole match, the page says whom to pass the device to, and the record keeps it', async () => {
    const names = ['Ala', 'Bolek', 'Celina'];
    const page = await sitDown(names, 'deathmatch');
    const said = new Set<string>();
    const before = async (): Promise<void> => {
      const text = await takeDevice(page);
      if (text !== null) said.add(text);
    };
    await playMatch({ players: [page], random: randomFrom(7), before });
    expect([...said]).toEqual(expect.arrayContaining(['Ala begins', ...names.map((name) => `Pass the device to ${name}`)]));
    await expectRecordedEnd(server.url, [page]);
    expect(page.text('.result h2')).not.toMatch(/^$|You (win|lose)/);
    // The guests are remembered for the next game, without the host.
    expect(page.memory.read('guests')).toEqual(['Bolek', 'Celina']);
  });

  test('the device is handed over by keyboard, the window is named after who plays, and it can be switched off and on', async () => {
    const page = await sitDown(['Ala', 'Bolek'], 'duel');
    await page.shown('.hand-over');
    await page.press('Enter');
    await page.gone('.hand-over');
    await placeHq(page, 1);
    await page.shown('.hand-over');
    await page.until(() => page.document.title.includes('Bolek’s turn'));
    await page.click('[name="skipHandOver"]');
    await takeDevice(page);
    await placeHq(page, 2);
    await page.shown('.todo', { hasText: 'Borgo' });
    expect(page.all('.hand-over')).toHaveLength(0);
    await page.click('.top-bar [data-action="settings"]');
    await page.shown('dialog[open] .settings-part');
    await page.click('dialog .choice', { hasText: 'whom to pass the device to' });
    await page.press('Escape');
    await carryOut(page, { do: 'end-turn' });
    await page.shown('.hand-over h2', { hasText: 'Bolek' });
  });

  test('somebody sits down beside whoever has created the table, with a name that is not the browser’s', async () => {
    const page = await server.open('/', { remembers: { ...QUIET, name: 'Ala' } });
    await page.click('[data-action="friend"]');
    await page.click('.beside > summary');
    await page.fill('.beside form input[name="name"]', 'Bolek');
    await page.click('.beside form button[type="submit"]');
    await tableShown(page);
    await page.eventually(() =>
      expect(page.all('.player-name strong').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Ala', 'Bolek'])),
    );
    expect(page.memory.read('name')).toBe('Ala');
    await page.shown('.hand-over');
    expect(await takeDevice(page)).toBe('Ala begins');
  });
});
