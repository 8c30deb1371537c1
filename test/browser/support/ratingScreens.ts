import type { ProfileView } from '@hexfall/shared/protocol/profiles';
import type { RatingList, RatingRow } from '@hexfall/shared/protocol/ratingList';
import type { OwnRating } from '@hexfall/shared/protocol/ratings';
import type { Screen } from './Screen.js';

const OWN: OwnRating = {
  ...{ mode: 'duel', value: 1571, margin: 214, games: 63, place: 3 },
  curve: [1605, 1540, 1498, 1520, 1571, 1602, 1588, 1560, 1571],
  latest: { code: 'AAAAAA', change: 11 },
};

const SEASON = 'Herbst 2026: Friedrichshainer Wertung';

const row = (place: number, name: string, more: Partial<RatingRow> = {}): RatingRow => ({
  ...{ place, name, crest: { shape: 'moon', color: 'teal' }, value: 1700 - 40 * place, margin: 210 + place, games: 128 - place },
  ...more,
});

const LIST: RatingList = {
  ...{ season: SEASON, mode: 'duel', own: OWN },
  rows: [row(1, 'Bolek'), row(2, 'Wilhelmina Konstantynopolitańczykowianeczka'), row(3, 'Ala', { own: true, value: 1571 }), row(3, 'Zoë')],
};

/** The list when the server answers like that. @param there what is shown then. */
const listed = (name: string, answer: { readonly status?: number; readonly json: object }, there: string): Screen => ({
  name,
  feigns: true,
  show: async (page, url) => {
    await page.goto(`${url}/nowhere`);
    await page.route(/\/api\/ratings(\?|$)/, (route) => route.fulfill(answer));
    await page.goto(`${url}/ratings`);
    await page.locator(there).first().waitFor();
  },
});

/** A player card that has been made, with ratings. @param made the screen of one without. */
const ratedCard = (made: Screen): Screen => ({
  name: 'player card: with ratings',
  feigns: true,
  show: async (page, url) => {
    await made.show(page, url);
    const view: ProfileView = {
      ...{ name: 'Ala', crest: { shape: 'moon', color: 'teal' }, tables: 3, people: 2 },
      ratings: { season: SEASON, modes: [OWN, { ...OWN, mode: 'team-score', place: null, games: 2, curve: [1460, 1532] }] },
    };
    await page.route(/\/api\/profile$/, (route) => route.fulfill({ json: view }));
    await page.reload();
    await page.locator('[data-part="ratings"] .rating-curve').first().waitFor();
  },
});

/** The ratings of a server with and without a season, and those of a player card. */
export const ratingScreens = (made: Screen): readonly Screen[] => [
  listed('ratings', { json: LIST }, '.rating-list'),
  listed('ratings: nobody has a place', { json: { ...LIST, rows: [], own: null } }, '.nothing'),
  listed('ratings: no season', { status: 404, json: { code: 'no-season', message: '' } }, '.nothing'),
  ratedCard(made),
];
