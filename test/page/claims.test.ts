import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { violations } from './support/axe.js';
import { follows, said, told } from './support/competitionPage.js';
import type { WindowOptions } from './support/LoadedPage.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

/* Who has lost browser and link has the place in a competition back by the page, with one click of the organizer and one to confirm it. */

const CALM = { sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] } as const;

describe('a place in a competition that somebody has lost', () => {
  const server = pageServer();
  const pathOf = ({ code }: CompetitionByHttp): string => `/c/${code}`;

  const open = (competition: CompetitionByHttp, key: string | null, options: WindowOptions = {}): Promise<PageWindow> => {
    const own = key === null ? {} : { competitions: { [competition.code]: { key, name: 'Club evening', isOver: false } } };
    return server.open(pathOf(competition), { ...options, remembers: { ...CALM, ...own, ...options.remembers } });
  };

  const running = async (regulations: object = {}): Promise<CompetitionByHttp> => {
    const names = ['Dan', 'Cid', 'Ben', 'Ala'];
    const competition = await CompetitionByHttp.make(server.url, { regulations: { pause: null, checkIn: 0, ...regulations }, names });
    await competition.act({ do: 'announce', round: 1 });
    return competition;
  };

  /** Says that a name was the own one. */
  const claim = async (page: PageWindow, name: string): Promise<void> => {
    await page.click('.claim-fold > summary');
    await page.select('.claim-form [name="place"]', name);
    await page.click('[data-action="claim"]', { hasText: 'That was me' });
  };

  test('the organizer gives it back: the new browser goes on with it, and the old one reads why it cannot', async () => {
    const competition = await running();
    const organizer = await open(competition, competition.organizer);
    const former = await open(competition, competition.keys[1]!);
    await told(former, '[data-action="to-board"]');
    const page = await open(competition, null);
    await page.click('.claim-fold > summary');
    const places = page.all('.claim-form option').map(({ textContent }) => textContent);
    expect(places).toEqual(['Ala', 'Ben', 'Cid', 'Dan']);
    await page.select('.claim-form [name="place"]', 'Cid');
    await page.click('[data-action="claim"]', { hasText: 'That was me' });
    await told(page, '.own-words h2', 'The organizer is asked');
    expect(said(page)).toContain('You ask for the place of Cid.');
    expect(said(page)).toContain('the number 1.');
    expect(page.all('.claim-fold, .enter-form')).toHaveLength(0);
    expect(await violations(page)).toEqual([]);

    await told(organizer, '.claim-notice', /the place of Cid is theirs.*Request 1/);
    expect(await violations(organizer)).toEqual([]);
    await organizer.click('[data-action="give-place"]');
    await organizer.shown('.dialog-ask', { hasText: 'Give the place of Cid to another browser?' });
    await organizer.click('.dialog-ask [data-action="yes"]');
    await organizer.gone('dialog');
    await follows(organizer, () => expect(organizer.all('.claim-notice')).toHaveLength(0));

    await told(former, '.own-words h2', 'Your place was given to another browser');
    expect(said(former)).toContain('It was the place of Cid.');
    await former.click('.log-fold > summary');
    expect(former.text('.act-log li')).toContain('The place of Cid was given to another browser');
    expect(former.text('.act-log li .tag')).toBe('organizer');
    await told(page, '[data-action="to-board"]');
    await page.click('[data-action="to-board"]');
    await tableShown(page);
    await page.click('.top-bar [aria-label="Table menu"]');
    await page.shown('dialog [data-action="resign"]');
    // The browser that had it remembers its key, and comes to the table as a spectator.
    const [table] = (await competition.view()).rounds[0]!.pairings.flatMap(({ entrants, result }) =>
      entrants.includes(1) ? result!.boards[0]!.tables : [],
    );
    await former.goto(`/t/${table!}`);
    await told(former, '[data-part="replaced"]', 'the organizer of the competition');
  });

  test('the organizer declines, and it can be asked for again; who is here keeps it', async () => {
    const competition = await running({ checkIn: 600 });
    const organizer = await open(competition, competition.organizer);
    const page = await open(competition, null);
    await competition.checkIn([3]);
    await claim(page, 'Ala');
    await page.shown('.problem', { hasText: 'The person who has this place is here at the moment.' });
    expect(page.memory.read('competitions')).toEqual({});
    await page.select('.claim-form [name="place"]', 'Ben');
    await page.click('[data-action="claim"]');
    await told(page, '.own-words h2', 'The organizer is asked');
    // A page that is loaded again still asks.
    await page.goto(pathOf(competition));
    await told(page, '.own-words h2', 'The organizer is asked');
    await told(organizer, '.claim-notice', 'Ben');
    await organizer.click('[data-action="decline-place"]');
    await told(page, '.claim-declined', 'The organizer has not given you the place of Ben.');
    expect(await violations(page)).toEqual([]);
    await claim(page, 'Ben');
    await told(organizer, '.claim-notice', 'Request 3');
    // The one who has it comes back meanwhile.
    await competition.checkIn([2]);
    await organizer.click('[data-action="give-place"]');
    await organizer.click('.dialog-ask [data-action="yes"]');
    await organizer.shown('.dialog-ask .problem', { hasText: 'The person who has this place is here at the moment.' });
  });

  test('before round 1, for who has a place and after the end nobody is asked for one', async () => {
    const competition = await CompetitionByHttp.make(server.url, { regulations: { pause: null, checkIn: 600 }, names: ['Ben', 'Cid'] });
    const [guest, entrant] = await Promise.all([open(competition, null), open(competition, competition.keys[0]!)]);
    await guest.shown('.own-plate');
    expect(guest.all('.claim-fold')).toHaveLength(0);
    await competition.act({ do: 'announce', round: 1 });
    await told(guest, '.claim-fold');
    await told(entrant, '[data-action="check-in"]');
    expect(entrant.all('.claim-fold')).toHaveLength(0);
    await competition.answer(await competition.claim('A'.repeat(22), 0), true);
    await told(entrant, '.own-words h2', 'Your place was given to another browser');
    await competition.act({ do: 'close' });
    await told(guest, '.own-words h2', 'The organizer has ended the competition');
    expect(guest.all('.claim-fold')).toHaveLength(0);
    await told(entrant, '.own-words', 'Your place was given to another browser. It was the place of Ben.');
  });

  test('a person of a team is named with it, in the language of the page', async () => {
    const competition = await CompetitionByHttp.make(server.url, {
      regulations: { pause: null, checkIn: 600, boards: 2, format: 'round-robin' },
    });
    await competition.found('Hussars', ['Ala', 'Ben']);
    await competition.found('Wolves', ['Ola', 'Kai']);
    await competition.act({ do: 'announce', round: 1 });
    const organizer = await open(competition, competition.organizer, { remembers: { language: 'de' } });
    const page = await open(competition, null, { remembers: { language: 'de' } });
    await page.click('.claim-fold > summary');
    await page.select('.claim-form [name="place"]', 'Kai (Wolves)');
    await page.click('[data-action="claim"]');
    await told(page, '.own-words h2', 'Die Turnierleitung ist gefragt');
    await told(organizer, '.claim-notice', 'Jemand sagt, der Platz von Kai (Wolves) sei der eigene.');
    await organizer.click('[data-action="give-place"]');
    await organizer.click('.dialog-ask [data-action="yes"]');
    await told(page, '.own-plate', 'Dein Team: Wolves');
    await told(page, '[data-action="check-in"]');
    await organizer.click('.log-fold > summary');
    await told(organizer, '.act-log li', 'Der Platz von Kai (Wolves) ging an einen anderen Browser');
  });
});
