import { Page } from './support/Page.js';
import { RestartableApp } from './support/RestartableApp.js';
import { comeBack, hireAll, playRandomly, seatEverybody } from './support/table.js';

const app = new RestartableApp();

const hiredAt = (page: Page): string[][] => Array.from(page.state.seats, ({ mercenaries }) => [...mercenaries]);

describe('P1: mercenaries are hired in turn order after the armies', () => {
  test('with refusals, and a restart in between', async () => {
    await app.start();
    const duel = await seatEverybody(app.url, { options: { mercenaries: 2 } }, ['borgo', 'moloch']);
    const [a, b] = duel.pages as [Page, Page];
    expect([a.state.phase, a.state.hiring, a.table]).toEqual(['draft', 0, null]);
    expect(await b.refusal('hire', { seat: 1, mercenary: 'gunner' })).toBe('not-your-turn');
    expect(await b.refusal('hire', { seat: 0, mercenary: 'gunner' })).toBe('not-your-seat');
    expect(await a.refusal('hire', { seat: 0, mercenary: 'mutant' })).toBe('no-mercenary');
    expect(await a.refusal('leaveSeat', { seat: 0 })).toBe('started');
    expect(await a.refusal('changeSeat', { seat: 0, army: 'outpost' })).toBe('started');
    expect(await a.refusal('intent', { client: a.client, seat: 0, intent: { do: 'end-turn' } })).toBe('not-started');
    expect(await a.get('hire', { seat: 0, mercenary: 'gunner' })).toMatchObject({ seat: 0 });
    expect(hiredAt(a)).toEqual([['mercenary/gunner'], []]);
    await b.until(() => b.state.hiring === 1);
    expect(await b.refusal('hire', { seat: 1, mercenary: 'gunner' })).toBe('no-mercenary');
    expect(await (await fetch(`${app.url}/api/matches/${duel.code}`)).json()).toMatchObject({ phase: 'draft' });

    await app.start();
    const again = await comeBack(app.url, duel);
    const [c, d] = again.pages as [Page, Page];
    expect([d.state.phase, d.state.hiring, hiredAt(d)]).toEqual(['draft', 1, [['mercenary/gunner'], []]]);
    await d.get('hire', { seat: 1, mercenary: 'shooter' });
    await c.until(() => c.state.hiring === 0);
    await c.get('hire', { seat: 0, mercenary: 'net-fighter' });
    await d.until(() => d.state.hiring === 1);
    await d.get('hire', { seat: 1, mercenary: 'shield-bearer' });
    await c.until(() => c.state.phase === 'playing');
    expect(c.state.hiring).toBe(-1);
    expect(c.table?.players.map(({ mercenaries }) => mercenaries)).toEqual([
      ['mercenary/gunner', 'mercenary/net-fighter'],
      ['mercenary/shooter', 'mercenary/shield-bearer'],
    ]);
    expect(await c.refusal('hire', { seat: 0, mercenary: 'gunner' })).toBe('no-draft');
    await playRandomly(again, 3, 20);
  });

  test('no one hires while a seat is free', async () => {
    await app.start();
    const page = await Page.create(app.url, { mercenaries: 1 });
    await page.sit({ army: 'borgo', name: 'Ann' });
    expect([page.state.phase, page.state.hiring]).toEqual(['lobby', -1]);
    expect(await page.refusal('hire', { seat: 0, mercenary: 'gunner' })).toBe('no-draft');
  });

  test('G5: team-mates do not hire one after the other', async () => {
    await app.start();
    const game = await seatEverybody(app.url, { options: { mode: 'team', mercenaries: 1 } }, ['borgo', 'moloch', 'outpost', 'doomsday']);
    expect(await hireAll(game)).toEqual([0, 2, 1, 3]);
  });
});
