import { codeOf } from '../browser/support/preparedTables.js';
import { CALM, fallingHq } from './support/fallingHq.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const counted = ({ memory }: PageWindow): object => ({ games: memory.read('gamesPlayed'), hasWon: memory.read('hasWon') });

describe('the games that a browser has played', () => {
  const server = pageServer();
  const game = fallingHq(server);

  const win = async (rival: object, more: object = {}, remembers: object = {}): Promise<PageWindow> => {
    const page = await game.open(rival, more, remembers);
    await game.end(page);
    await resultAfterVerdict(page);
    return page;
  };

  test('count a game against the computer once, also after a reload', async () => {
    const page = await win({ name: 'Computer', computer: 'scout' });
    await page.eventually(() => expect(counted(page)).toEqual({ games: 1, hasWon: true }));
    await page.reload();
    await page.shown('.result');
    await page.eventually(() => expect(counted(page)).toEqual({ games: 1, hasWon: true }));
  });

  test('count a game of two people at one device, of which nobody knows who has won it', async () => {
    expect(counted(await win({ name: 'Ola' }, {}, { handOver: false }))).toEqual({ games: 1, hasWon: false });
  });

  test('count no game from a file', async () => {
    expect(counted(await win({ name: 'Computer', computer: 'scout' }, { isFromFile: true }))).toEqual({ games: 0, hasWon: false });
  });

  test('count a match at a seat of a table, and none that was only watched', async () => {
    const page = await server.openPrepared('over', { remembers: CALM });
    await page.eventually(() => expect(page.memory.read('gamesPlayed')).toBe(1));
    const watching = await server.open(`/t/${codeOf('over')}`, { remembers: CALM });
    await watching.shown('.result');
    await watching.settle();
    expect(counted(watching)).toEqual({ games: 0, hasWon: false });
  });

  test('count the coached game as one', async () => {
    const page = await server.open('/learn/game', { remembers: CALM });
    await tableShown(page);
    await page.click('[data-action="menu"]');
    await page.click('dialog [data-action="resign"]');
    await page.click('dialog [data-action="yes"]');
    await resultAfterVerdict(page);
    await page.eventually(() => expect(counted(page)).toEqual({ games: 1, hasWon: false }));
    await page.reload();
    await page.shown('.result');
    await page.eventually(() => expect(counted(page)).toEqual({ games: 1, hasWon: false }));
  });

  test('begin with those in the statistics of a browser that is not new', async () => {
    const all = { played: 9, won: 2, drawn: 0 };
    const statistics = { all, armies: {}, modes: {}, levels: {}, friends: [], streak: { now: 0, best: 0 }, counted: [] };
    const page = await win({ name: 'Computer', computer: 'scout' }, {}, { statistics });
    await page.eventually(() => expect(counted(page)).toEqual({ games: 10, hasWon: true }));
  });
});
