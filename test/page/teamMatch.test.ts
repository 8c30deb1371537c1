import { commitmentTo } from '@hexfall/shared/fair/fairSeed';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { violations } from './support/axe.js';
import { follows, said, told } from './support/competitionPage.js';
import type { WindowOptions } from './support/LoadedPage.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] } as const;

const PHONE = { width: 390, height: 844 } as const;

const TIMES = { pause: null, checkIn: 600 } as const;

/** The boards of the pairings that are shown, each as it can be read. */
const boards = (page: PageWindow): string[] =>
  page.all('.team-board').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim());

const nameOf = ({ entrants }: CompetitionView, entrant: number | null): string => entrants[entrant ?? -1]?.name ?? '';

describe('a match of teams', () => {
  const server = pageServer();
  const pathOf = ({ code }: CompetitionByHttp): string => `/c/${code}`;

  const open = (competition: CompetitionByHttp, key: string | null, options: WindowOptions = {}): Promise<PageWindow> => {
    const own = key === null ? {} : { competitions: { [competition.code]: { key, name: 'Club evening', isOver: false } } };
    return server.open(pathOf(competition), { ...options, remembers: { ...CALM, ...own, ...options.remembers } });
  };

  /** Founds a team by the page. */
  const found = async (competition: CompetitionByHttp, name: string, team: string, options: WindowOptions = {}): Promise<PageWindow> => {
    const page = await open(competition, null, { ...options, remembers: { name } });
    await page.shown('.enter-form');
    expect(said(page)).toContain('Found a team');
    await page.fill('.enter-form [name="team"]', team);
    await page.click('[data-action="found-team"]');
    await told(page, '.own-team h3', `Your team: ${team}`);
    return page;
  };

  /** The private part of the link that a captain sees. */
  const invitationOf = (page: PageWindow): string => new URL(page.value('.team-invitation input')).hash;

  /** Joins a team by the link of its captain, with one click. */
  const join = async (competition: CompetitionByHttp, captain: PageWindow, name: string): Promise<PageWindow> => {
    const page = await server.open(pathOf(competition) + invitationOf(captain), { remembers: { ...CALM, name } });
    await page.shown('[data-action="join-team"]');
    return page;
  };

  const resign = async (page: PageWindow): Promise<void> => {
    await told(page, '.table .hex');
    await tableShown(page);
    await page.click('.top-bar [aria-label="Table menu"]');
    await page.click('dialog [data-action="resign"]');
    await resultAfterVerdict(page);
  };

  /** Checks in by the page. */
  const checkIn = async (page: PageWindow): Promise<void> => {
    await told(page, '[data-action="check-in"]');
    await page.click('[data-action="check-in"]');
    await told(page, '.own-words h2', 'You are checked in');
  };

  /** Two teams that have entered: captains and one more person at pages, the last one over HTTP. */
  const gathered = async (regulations: Partial<CompetitionView['regulations']>) => {
    const competition = await CompetitionByHttp.make(server.url, {
      regulations: { ...TIMES, boards: 2, format: 'round-robin', ...regulations },
    });
    const organizer = await open(competition, competition.organizer);
    const ala = await found(competition, 'Ala', 'Hussars');
    const ola = await found(competition, 'Ola', 'Wolves', PHONE);
    expect(said(ala)).toContain('1 more person is needed');
    const ben = await join(competition, ala, 'Ben');
    expect(said(ben)).toContain('You are invited to Hussars');
    expect(ben.path).toBe(pathOf(competition));
    expect(ben.text('[data-action="join-team"]')).toBe('Join Hussars');
    await ben.click('[data-action="join-team"]');
    await told(ben, '.own-team h3', 'Your team: Hussars');
    expect(ben.all('.team-invitation')).toHaveLength(0);
    await competition.join(invitationOf(ola).split('.')[1]!, 'Kai');
    await told(organizer, '.own-words h2', '2 are in');
    expect(organizer.text('.phase-line')).toBe('open, 2 teams');
    await follows(organizer, () =>
      expect(organizer.all('.entrants li').map(({ textContent }) => textContent)).toEqual([
        'HussarsAla (captain), Ben',
        'WolvesOla (captain), Kai',
      ]),
    );
    return { competition, organizer, ala, ben, ola };
  };

  test('with single matches, from founding the teams to the podium', async () => {
    const { competition, organizer, ala, ben, ola } = await gathered({ bout: 'single' });
    await organizer.click('[data-action="announce"]', { hasText: 'Begin round 1' });
    await told(organizer, '.own-words h2', '4 are not here yet');
    expect(said(organizer)).toContain('Ala (Hussars)');
    // Ben plays on the first board. Only his team knows that.
    await told(ala, '.line-up-form');
    await ala.select('[name="board-1"]', 'Ben (not here yet)');
    expect(ala.value('[name="board-2"]')).toBe('0');
    await ala.click('[data-action="hand-in"]');
    await told(ala, '.line-up-state', 'Handed in');
    await told(ben, '.line-up-list', /Board 1\s*Ben\s*Board 2\s*Ala/);
    await told(ola, '.pairing-state', 'line-up in: Hussars');
    expect(ola.all('.team-board')).toHaveLength(0);
    await ola.focus('[data-action="hand-in"]');
    await ola.press('Enter');
    await told(ola, '.team-board');
    const view = await competition.view();
    const isFirst = nameOf(view, view.rounds[0]!.pairings[0]!.entrants[0]) === 'Hussars';
    expect(boards(ola)).toEqual(
      isFirst ? ['Board 1Ben–Ola', 'Board 2Ala–Kai'].map(withOwn('Ola')) : ['Board 1Ola–Ben', 'Board 2Kai–Ala'].map(withOwn('Ola')),
    );
    await told(ben, '.own-words', 'You play on board 1. You play Ola.');
    await checkIn(ala);
    expect(said(ala)).toContain('Not here yet: ');
    await told(organizer, '.own-words h2', '3 are not here yet');
    await checkIn(ben);
    await checkIn(ola);
    await competition.checkIn([1]);
    await resign(ben);
    await ben.goto(pathOf(competition));
    await told(ben, '.own-words h2', 'You have lost to Ola');
    expect(said(ben)).toContain(isFirst ? 'Hussars 0 : 2 Wolves' : 'Wolves 2 : 0 Hussars');
    await told(organizer, '.team-score', isFirst ? '0 : 2' : '2 : 0');
    expect(organizer.text('.pairing-state').replaceAll('\u00a0', ' ')).toBe('HQ +20 for Wolves');
    await told(ala, '.table .hex');
    await tableShown(ala);
    await competition.resign(1, 1);
    await resultAfterVerdict(ala);
    await ala.goto(pathOf(competition));
    for (const page of [organizer, ala, ben, ola]) await told(page, '.podium');
    expect(ala.all('.standings thead abbr').map(({ textContent }) => textContent)).toContain('BP');
    expect(ala.text('.own-path').replaceAll('\u00a0', ' ')).toContain('drew with Wolves2 : 2board 2 against Kai20 : 0');
  });

  /** Marks the board of a person as it is marked on the own page. */
  const withOwn =
    (name: string) =>
    (board: string): string =>
      board.includes(name) ? `${board}your board` : board;

  test('with a deal: sealed until both tables are over, and drawn with what the pages have added', async () => {
    const { competition, organizer, ala, ben, ola } = await gathered({ bout: 'duplicate' });
    await organizer.click('[data-action="announce"]', { hasText: 'Begin round 1' });
    await competition.until(({ rounds }) => rounds.length === 1);
    const { commitment } = (await competition.view()).rounds[0]!.pairings[0]!.deals[0]!;
    for (const page of [ala, ben, ola]) await checkIn(page);
    const drawn = [ala, ben, ola].map((page) => (page.memory.read('draws') as Record<string, unknown>)[`${competition.code} 1`]);
    expect(drawn).toEqual(drawn.map((): unknown => ({ commitment, contributions: [expect.stringMatching(/^[\w-]{22}$/)] })));
    await competition.checkIn([1]);
    await told(organizer, '.team-board .pairing-state', 'sealed until both tables are over');
    expect(organizer.all('.team-board .pairing-links a')).toHaveLength(0);
    await resign(ben);
    const before = boards(organizer);
    await ben.goto(pathOf(competition));
    await told(ben, '.own-words', 'The result is shown when both tables of this deal are over.');
    await told(ben, '.team-score', '0 : 0');
    expect(boards(organizer)).toEqual(before);
    await resign(ala);
    const { rounds } = await competition.until(({ phase }) => phase === 'closed');
    const [deal] = rounds[0]!.pairings[0]!.deals;
    expect(commitmentTo(deal!.secret!)).toBe(commitment);
    for (const page of [organizer, ola]) await told(page, '.podium [data-place="1"]', 'Wolves');
    await ola.goto(pathOf(competition));
    await told(ola, '[data-tab="pairings"]');
    // Both results are there at once, with the ways to both tables.
    await follows(organizer, () => expect(organizer.all('.team-board .pairing-links a')).toHaveLength(2));
    expect(organizer.text('.team-score')).toMatch(/^(2 : 0|0 : 2)$/);
    const note = (ala.memory.read('draws') as Record<string, { readonly contributions: readonly string[] }>)[`${competition.code} 1`]!;
    const tables = rounds[0]!.pairings[0]!.result!.boards.flatMap((board) => board.tables);
    const records = await Promise.all(
      tables.map(
        async (code) => (await (await fetch(`${server.url}/api/matches/${code}/record`)).json()) as { fair: { contributions: string[] } },
      ),
    );
    for (const { fair } of records) expect(fair.contributions).toContain(note.contributions[0]);
  });

  test('a captain invites anew, removes somebody and hands over; a joined person goes by the own will', async () => {
    const competition = await CompetitionByHttp.make(server.url, { regulations: { ...TIMES, boards: 2 } });
    const ala = await found(competition, 'Ala', 'Hussars');
    const old = invitationOf(ala);
    await ala.click('[data-action="renew-invitation"]');
    await ala.click('.dialog-ask [data-action="yes"]');
    await ala.gone('dialog');
    await follows(ala, () => expect(invitationOf(ala)).not.toBe(old));
    const late = await server.open(pathOf(competition) + old, { remembers: { ...CALM, name: 'Cid' } });
    await late.click('[data-action="join-team"]');
    await late.shown('.problem', { hasText: 'This invitation is no longer valid.' });
    await late.shown('[data-action="found-team"]');
    const [ben, cid] = [await join(competition, ala, 'Ben'), await join(competition, ala, 'Cid')];
    for (const page of [ben, cid]) {
      await page.click('[data-action="join-team"]');
      await told(page, '.own-team');
    }
    await told(ala, '.team-persons li', 'Cid');
    expect(await violations(ala)).toEqual([]);
    await ala.click('[aria-label="Remove: Ben"]');
    await ala.click('.dialog-ask [data-action="yes"]');
    await told(ben, '[data-action="found-team"]');
    await follows(ala, () => expect(ala.all('.team-persons li')).toHaveLength(2));
    await ala.click('[aria-label="Make captain: Cid"]');
    await ala.click('.dialog-ask [data-action="yes"]');
    await told(cid, '.team-invitation', 'This browser does not have the invitation');
    await ala.gone('.team-invitation, [data-action="leave"]');
    await cid.click('[data-action="renew-invitation"]');
    await told(cid, '.team-invitation input');
    await ala.click('[data-action="remove-person"]');
    await ala.click('.dialog-ask [data-action="yes"]');
    await told(ala, '[data-action="found-team"]');
    await follows(cid, () => expect(cid.all('.team-persons li')).toHaveLength(1));
  });

  test('the board of who does not come is lost, and its opponent is told so', async () => {
    const competition = await CompetitionByHttp.make(server.url, { regulations: { ...TIMES, boards: 2, format: 'round-robin' } });
    await competition.found('Hussars', ['Ala', 'Ben', 'Cid']);
    await competition.found('Wolves', ['Ola', 'Kai']);
    await competition.act({ do: 'announce', round: 1 });
    for (const [entrant, persons] of [
      [0, [0, 1]],
      [1, [0]],
    ] as const)
      for (const person of persons) await competition.checkInPerson(entrant, person);
    const organizer = await open(competition, competition.organizer);
    await told(organizer, '.own-words', 'Kai (Wolves)');
    await organizer.click('[data-action="begin"]');
    await organizer.shown('.dialog-ask', { hasText: 'Who is not here has lost the own board: Kai (Wolves).' });
    await organizer.click('.dialog-ask [data-action="yes"]');
    const [ben, kai, cid] = await Promise.all(
      (
        [
          [0, 1],
          [1, 1],
          [0, 2],
        ] as const
      ).map(([entrant, person]) => open(competition, competition.keyOf(entrant, person))),
    );
    await told(ben!, '.own-words h2', 'Kai did not come');
    expect(said(ben!)).toContain('It brings your team 2 board points.');
    await told(kai!, '.own-words h2', 'You were not here');
    expect(said(kai!)).toContain('Your board counts as lost.');
    await told(cid!, '.own-words h2', 'You do not play in this round');
    expect(boards(ben!).find((board) => board.includes('Kai'))).toContain('Kai did not come');
    expect(ben!.all('.team-board[data-own]')).toHaveLength(1);
    await organizer.click('.log-fold > summary');
    await organizer.shown('.act-log li');
    expect(organizer.text('.act-log li')).toContain('Round 1 has begun · not here: Kai');
    await organizer.click('.organizer-fold > summary');
    await organizer.click('[data-action="correct"]');
    await organizer.select('dialog [name="board"]', '1');
    await organizer.select('dialog [name="end"]', 'void');
    await organizer.click('dialog [data-action="yes"]');
    await organizer.gone('dialog');
    await told(ben!, '.own-words h2', 'You have drawn with Kai');
  });

  test('is made by its preset; bouts that do not fit are not offered', async () => {
    const page = await server.open('/competitions/new', { remembers: CALM });
    await page.click('[name="competition-preset"][value="teams"]');
    expect(page.value('[name="boards"]')).toBe('2');
    const bouts = (): readonly string[] => page.all('[name="bout"] option').map((option) => (option as HTMLOptionElement).value);
    expect(bouts()).toContain('duplicate');
    await page.select('[name="bout"]', 'duplicate');
    await page.select('[name="boards"]', '4');
    expect(page.value('[name="bout"]')).toBe('duplicate');
    await page.select('[name="boards"]', '3');
    expect(page.value('[name="bout"]')).toBe('single');
    expect(bouts()).not.toContain('duplicate');
    expect(page.text('.lobby-bar-text')).toContain('4 teams: 3 rounds');
    await page.click('[data-action="create-competition"]');
    await told(page, '.own-plate');
    await told(page, '.competition-head', 'teams of 3');
  });
});
