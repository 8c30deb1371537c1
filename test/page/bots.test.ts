import { Page as Connection } from '../server/support/Page.js';
import { Program } from '../server/support/Program.js';
import { pageServer, tableShown } from './support/pageServer.js';

describe('a bot', () => {
  const server = pageServer();

  test('is marked in the lobby and at the table, and the host may keep bots out', async () => {
    const maker = await Connection.createAs(server.url, { options: { mode: 'deathmatch' }, seats: 3 });
    const { key } = await maker.sit({ army: 'borgo', name: 'Ala' });
    const page = await server.open(`/t/${maker.code}`, { remembers: { seats: { [maker.code]: [key] } } });
    const [first, second] = [new Program(server.url, maker.code), new Program(server.url, maker.code)];
    await page.click('.game-form > summary');
    await page.shown('.host-settings');
    const allowed = (): boolean => page.all('input[name="programs"]:checked').length === 1;
    expect(allowed()).toBe(true);
    expect((await first.sit({ army: 'moloch', name: 'Snake' })).status).toBe(201);
    await page.shown('.seat', { hasText: 'Snake' });
    const tags = page.all('.seat').map((seat) => [...seat.querySelectorAll('.tag')].map(({ textContent }) => textContent));
    expect(tags.map((of) => of.includes('Bot'))).toEqual([false, true, false]);
    await page.click('input[name="programs"]');
    await maker.until(() => !maker.state.programs);
    expect(await second.sit({ army: 'outpost' })).toMatchObject({ status: 403, body: { code: 'no-bots' } });
    await page.click('input[name="programs"]');
    await maker.until(() => maker.state.programs);
    expect((await second.sit({ army: 'outpost', name: 'Knot' })).status).toBe(201);
    await tableShown(page);
    expect(page.all('.player-army').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Bot$/),
      expect.stringMatching(/Bot$/),
      'Borgo',
    ]);
    await maker.leave();
  });
});
