import type { FakeTime } from './FakeTime.js';
import { newKey, Page } from './Page.js';
import { startDuel } from './table.js';

export const isAway = (page: Page, seat: number): boolean => [...page.state.seats][seat]?.connected === 0;

/** How long a player has to be away without a clock, and how long a request has to be open then. */
export const HOUR_MS = 60 * 60 * 1000;

/** What happens at tables of a server when a player has lost the key of a seat. */
export const seatGiving = (app: { readonly url: string }, time: FakeTime) => {
  /** The page of a seat goes away for long without its key; somebody opens the link elsewhere. */
  const lose = async (pages: readonly Page[], seat: number): Promise<Page> => {
    const witness = pages.find((_, other) => other !== seat);
    if (!witness) throw new Error('nobody is left');
    await pages[seat]?.leave();
    await witness.until(() => isAway(witness, seat));
    time.pass(HOUR_MS);
    return Page.join(app.url, witness.code);
  };

  /** Asks the others for a seat. */
  const askFor = async (page: Page, request: { readonly seat: number; readonly key: string }): Promise<{ readonly proposal: number }> => {
    const { proposal } = await page.get('reseat', request);
    if (proposal === null) throw new Error('the seat was taken back');
    return { proposal };
  };

  /** A duel whose second seat the first player has given to somebody else, with the key that opened it before. */
  const givenAway = async () => {
    const { pages, keys, code } = await startDuel(app.url);
    const [a] = pages;
    const thief = await lose(pages, 1);
    const { proposal } = await askFor(thief, { seat: 1, key: newKey() });
    await a.get('answer', { seat: 0, proposal, agree: true });
    time.pass(HOUR_MS);
    await thief.until(() => thief.standing?.seats.includes(1) ?? false);
    return { a, thief, code, former: keys[1] };
  };

  return { lose, askFor, givenAway };
};
