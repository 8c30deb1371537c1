import type { Crest } from '@hexfall/shared/protocol/profiles';
import { Pages } from '../../server/support/Page.js';
import { CREST, profileRequests } from '../../server/support/profileRequests.js';
import type { PageServer } from './pageServer.js';
import type { PageWindow } from './PageWindow.js';

/** What a browser remembers in which somebody has made a player card. @param key of the profile. */
const holdingCard = (key: string, name: string, crest: Crest = CREST): Readonly<Record<string, unknown>> => ({
  name,
  profile: { key, next: null, crest, isRevoked: false },
});

/** Makes a player card by its form. */
export const makeCard = async (page: PageWindow, name: string, shape: Crest['shape']): Promise<void> => {
  await page.goto('/card');
  await page.shown('.card-form');
  await page.fill('input[name="name"]', name);
  await page.click(`.crest-option input[value="${shape}"]`);
  await page.click('[data-action="save-card"]');
  await page.shown('[data-part="transfer"]');
};

/** People with player cards, for the tests of the `describe` that calls this: what they ask the server for, and their windows. */
export const cardHolders = (server: PageServer) => {
  const pages = new Pages();
  afterEach(() => pages.close());
  const requests = profileRequests(() => ({ url: server.url, pages }));
  /** A window with the card of a profile. @param more what its browser remembers besides. */
  const open = (key: string, name: string, path = '/', more: object = {}): Promise<PageWindow> =>
    server.open(path, { remembers: { ...holdingCard(key, name), ...more } });
  return {
    ...requests,
    open,
    /** Ann and Bob, who have played a duel, with a window each. */
    windows: async (path = '/') => {
      const met = await requests.met();
      await pages.close();
      return { ...met, annsWindow: await open(met.ann, 'Ann', path), bobsWindow: await open(met.bob, 'Bob', path) };
    },
  };
};
