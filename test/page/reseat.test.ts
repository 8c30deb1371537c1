import { FakeTime } from '../server/support/FakeTime.js';
import { Page } from '../server/support/Page.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

const OFFER = '[data-action="reseat"]';
/** How long a player has to be away without a clock, and how long a request has to be open then. */
const AWAY_MS = 60 * 60_000;
const FULL_MS = AWAY_MS;
const REQUEST = '.proposal[data-kind="reseat"]';

describe('a seat whose browser has lost its key', () => {
  const time = new FakeTime();
  const server = pageServer({ room: { time } });

  /** Waits until the second player counts as away. */
  const hasLeft = async (first: PageWindow): Promise<void> => {
    const witness = await Page.join(server.url, first.path.split('/').at(-1) ?? '');
    await witness.until(() => [...witness.state.seats][1]?.connected === 0);
    await witness.leave();
    time.pass(AWAY_MS);
  };

  /** The second player goes away; the link is opened in another browser, where the others are asked. */
  const asked = async (first: PageWindow, second: PageWindow): Promise<PageWindow> => {
    await second.goto('/credits');
    const back = await server.open(first.path);
    await tableShown(back);
    await hasLeft(first);
    await back.click(OFFER, { hasText: 'Are you Bolek? Ask the others' });
    await back.shown('.lost-seats', { hasText: 'The others know that you want the seat of Bolek.' });
    await first.shown(REQUEST, { hasText: '“I am Bolek, my browser has lost the seat.”' });
    return back;
  };

  test('is given to another one when the opponent agrees, and the old page is told', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'] });
    const { path } = first;
    const back = await asked(first, second);
    await first.click(`${REQUEST} [data-action="agree"]`);
    await first.gone(REQUEST);
    time.pass(FULL_MS);
    await back.until(() => back.probe.me === 1);
    await back.gone('.lost-seats');
    await first.gone(REQUEST);
    await first.shown('.chat-lines p', { hasText: /Bolek\s*plays in another browser now: the others agreed\./ });
    // The key is kept: the seat is there after a reload.
    await back.goto('/credits');
    await back.goto(path);
    await tableShown(back);
    await back.until(() => back.probe.me === 1);
    await second.goto(path);
    await second.shown('[data-part="replaced"]', { hasText: 'Another browser plays your seat now' });
    await second.until(() => second.probe.me === null);
    // The player had never lost it.
    await second.click('[data-action="reclaim"]');
    await second.until(() => second.probe.me === 1);
    await second.gone('[data-part="replaced"]');
    await back.shown('[data-part="replaced"]');
    expect(back.all('[data-action="reclaim"]')).toHaveLength(0);
    await first.shown('.chat-lines p', { hasText: /has taken the seat back/ });
  });

  test('stays where it is when the opponent declines, or the player comes back', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'] });
    const { path } = first;
    const back = await asked(first, second);
    await first.click(`${REQUEST} [data-action="decline"]`);
    await back.shown('.lost-seats', { hasText: 'The seat was not given to you' });
    await back.click(OFFER);
    await back.shown('.lost-seats', { hasText: 'Ask again later.' });
    await second.goto(path);
    await tableShown(second);
    await second.until(() => second.probe.me === 1);
    await back.gone(OFFER);
  });

  test('can be asked for in the lobby', async () => {
    const [first, second] = await server.openTable({ armies: ['borgo', 'outpost'], creation: { options: { mode: 'deathmatch' } } });
    await second.goto('/credits');
    const back = await server.open(first.path);
    await hasLeft(first);
    await back.click(OFFER, { hasText: 'Are you Bolek?' });
    await first.click(`${REQUEST} [data-action="agree"]`);
    await first.gone(REQUEST);
    time.pass(FULL_MS);
    await back.shown('.seat-list .tag', { hasText: 'you' });
  });
});
