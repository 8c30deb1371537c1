import type { CompetitionList, ListedCompetition } from '@hexfall/shared/protocol/competitions';
import type { OwnCompetition } from '../../../client/src/platform/competitionKeys.js';
import { clickOn } from './clickOn.js';
import { address, after, type Screen } from './Screen.js';

const LISTED: readonly ListedCompetition[] = [
  { code: 'CMPAAA', name: 'Saturday, 28 November', phase: 'open', round: 0, entrants: 5 },
  { code: 'CMPBBB', name: 'Friedrichshainer Vereinsmeisterschaft 2026, offene Gruppe B', phase: 'running', round: 2, entrants: 16 },
  { code: 'CMPCCC', name: 'Cup', phase: 'running', round: 1, entrants: 8 },
  { code: 'CMPDDD', name: 'Thursday Swiss', phase: 'closed', round: 4, entrants: 1 },
  { code: 'CMPEEE', name: 'Spring League', phase: 'running', round: 3, entrants: 12 },
  { code: 'CMPFFF', name: 'My club evening', phase: 'closed', round: 4, entrants: 8 },
];

/** A competition as a browser keeps it. */
const own = (name: string): OwnCompetition => ({ key: 'key-of-a-competition-A', name, isOver: false });

const OWN = { CMPEEE: own('Spring League'), CMPFFF: own('My club evening'), CMPGGG: own('A competition that was deleted') };

/** The list when the server answers like that; null for no answer that the page understands. @param there what is shown then. */
const listed = (name: string, answer: CompetitionList | null, there: string, kept: object = {}): Screen => ({
  name,
  feigns: true,
  show: async (page, url) => {
    await page.goto(`${url}/nowhere`);
    await page.route(/\/api\/competitions(\?|$)/, (route) =>
      route.fulfill(answer ? { json: answer } : { body: 'no answer of the server' }),
    );
    await page.evaluate((stored) => localStorage.setItem('hexfall.competitions', JSON.stringify(stored)), kept);
    await page.goto(`${url}/competitions`);
    await page.locator(there).first().waitFor();
  },
});

const form = address('competitions: a new one', '/competitions/new', '.new-competition');

/** A new competition of another kind, with everything unfolded. */
const unfolded: Screen = {
  name: 'competitions: a new one, everything unfolded',
  show: async (page, url) => {
    await form.show(page, url);
    await clickOn(page, '.choice:has([value="league"])');
    await clickOn(page, '.competition-game > summary');
    await page.locator('.options-form').waitFor();
    await clickOn(page, '.competition-more > summary');
    await page.locator('[name="begins"]').waitFor();
  },
};

/** The competitions of a server, and a new one. */
export const COMPETITION_LIST_SCREENS: readonly Screen[] = [
  listed('competitions', { competitions: LISTED }, '[data-part="own"] [data-phase="gone"]', OWN),
  listed('competitions: none', { competitions: [] }, '.nothing'),
  listed('competitions: the server does not answer', null, '.page-competitions [role="alert"]:not(:empty)'),
  form,
  unfolded,
  after('competitions: a new team match', form, '.choice:has([value="teams"])', '.choice:has([value="teams"]:checked)'),
  after('competitions: a new cup', form, '.choice:has([value="cup"])', '.choice:has([value="cup"]:checked)'),
];
