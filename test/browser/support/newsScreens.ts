import type { NoticeInfo } from '@hexfall/shared/protocol/http';
import type { ProfileNews } from '@hexfall/shared/protocol/profiles';
import type { Screen } from './Screen.js';

const CREST = { shape: 'claw', color: 'teal' } as const;

export const PEOPLE: ProfileNews = {
  invitations: [],
  declined: [],
  present: [
    { id: 'here', name: 'Wojciech Brzęczyszczyk', crest: CREST, place: 'here' },
    { id: 'table', name: 'Bob', crest: CREST, place: 'table' },
  ],
  lately: [{ id: 'away', name: 'Ann', crest: CREST, place: 'away' }],
};

const INVITATIONS: ProfileNews = {
  ...PEOPLE,
  invitations: [{ id: 'invitation', from: { name: 'Wojciech Brzęczyszczyk', crest: CREST }, code: 'ABCDEF', at: 0 }],
  declined: [{ id: 'declined', to: { name: 'Bob', crest: CREST }, code: 'ABCDEF' }],
};

const NOTICE: NoticeInfo = { notice: { text: 'The server is started again at 20:00. Your matches go on where they are.', since: 1 } };

/** Another screen while the operator has something to say. @param there what tells of it. */
export const withNotice = ({ name, show }: Screen, there: string): Screen => ({
  name,
  feigns: true,
  show: async (page, url) => {
    await page.route('**/api/notice', (route) => route.fulfill({ json: NOTICE }));
    // The page asks for it when it is loaded.
    await page.goto(`${url}/nowhere`);
    await show(page, url);
    await page.locator(there).waitFor();
  },
});

/**
 * What the server says to somebody with a player card, on the start page.
 * @param start the start page.
 * @param ownCard makes a player card.
 */
export const startWithNews = (start: Screen, ownCard: Screen): readonly Screen[] => {
  const withNews = (name: string, news: ProfileNews, shown: string): Screen => ({
    name,
    feigns: true,
    show: async (page, url) => {
      await page.route('**/api/profile/news', (route) => route.fulfill({ json: news }));
      await ownCard.show(page, url);
      // The page asks for news when it is loaded.
      await page.goto(url);
      await start.show(page, url);
      await page.locator(shown).first().waitFor();
    },
  });
  return [
    withNews('start: people', PEOPLE, '[data-part="start-people"] li'),
    // The bar with invitations is between the notice and the page.
    withNotice(withNews('start: invitations', INVITATIONS, '.profile-news li'), '.day-message'),
  ];
};
