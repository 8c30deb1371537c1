import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { follows, said, told } from './support/competitionPage.js';
import type { WindowOptions } from './support/LoadedPage.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] } as const;

/** A phone, in CSS pixels. */
const PHONE = { width: 390, height: 844 } as const;

/** Longer than a board is announced before it opens by itself, in milliseconds. */
const OPENING_MS = 3_000;

const OTHERS = ['Ben', 'Cid', 'Dan', 'Eva', 'Fay', 'Gus'];

/** The names in the table, from the first place, with their points. */
const standings = (page: PageWindow): string[] =>
  page.all('.standings tbody tr').map((row) => `${row.querySelector('th bdi')!.textContent} ${row.querySelectorAll('td')[1]!.textContent}`);

describe('the page of a competition', () => {
  const server = pageServer();
  const pathOf = ({ code }: CompetitionByHttp): string => `/c/${code}`;

  const open = (competition: CompetitionByHttp, key: string | null, options: WindowOptions = {}): Promise<PageWindow> => {
    const own = key === null ? {} : { competitions: { [competition.code]: { key, name: 'Club evening', isOver: false } } };
    return server.open(pathOf(competition), { ...options, remembers: { ...CALM, ...own, ...options.remembers } });
  };

  const openOrganizer = (competition: CompetitionByHttp, options?: WindowOptions): Promise<PageWindow> =>
    open(competition, competition.organizer, options);

  /** Somebody enters by the page, with one click. */
  const enter = async (competition: CompetitionByHttp, name: string): Promise<PageWindow> => {
    const page = await open(competition, null, { remembers: { name } });
    await page.shown('.own-plate');
    expect(page.value('.enter-form [name="name"]')).toBe(name);
    await page.click('[data-action="enter-competition"]');
    await told(page, '.own-words h2', 'You are in');
    return page;
  };

  /** Resigns at the table that a window shows, and goes back to the competition. */
  const resign = async (page: PageWindow): Promise<void> => {
    await page.click('.top-bar [aria-label="Table menu"]');
    await page.click('dialog [data-action="resign"]');
    await resultAfterVerdict(page);
  };

  /** The number of an entrant by name. */
  const entrantOf = async (competition: CompetitionByHttp, name: string): Promise<number> =>
    (await competition.view()).entrants.findIndex((entrant) => entrant.name === name);

  const opponentOf = async (competition: CompetitionByHttp, entrant: number): Promise<number> => {
    const pairings = (await competition.view()).rounds.at(-1)!.pairings;
    return pairings.find(({ entrants }) => entrants.includes(entrant))!.entrants.find((one) => one !== entrant)!;
  };

  test('a Swiss of eight, from the link to the podium', async () => {
    const competition = await CompetitionByHttp.make(server.url, { regulations: { pause: null, checkIn: 600 }, names: OTHERS });
    const organizer = await openOrganizer(competition);
    const ala = await enter(competition, 'Ala');
    const ola = await enter(competition, 'Ola');
    const [alaNumber, olaNumber] = [await entrantOf(competition, 'Ala'), await entrantOf(competition, 'Ola')];
    await told(organizer, '.own-words h2', '8 are in');
    expect(organizer.all('.entrants li').map(({ textContent }) => textContent)).toEqual([...OTHERS, 'Ala', 'Ola']);
    await organizer.click('[data-action="announce"]', { hasText: 'Begin round 1' });
    for (let round = 1; round <= 4; round++) {
      if (round > 1) {
        await told(organizer, '[data-action="announce"]', `Announce round ${round}`);
        await organizer.click('[data-action="announce"]');
      }
      await competition.until(({ rounds }) => rounds.length === round);
      await told(organizer, '.own-words h2', '8 are not here yet');
      // From the link to the board it takes two clicks: entering was the first.
      for (const page of [ala, ola]) {
        await told(page, '.own-words h2', `Round ${round}, board`);
        await page.click('[data-action="check-in"]');
        await told(page, '.own-words h2', 'You are checked in');
      }
      await competition.checkIn([0, 1, 2, 3, 4, 5]);
      for (const page of [ala, ola]) await told(page, '.table .hex');
      for (const page of [ala, ola]) await tableShown(page);
      if ((await opponentOf(competition, alaNumber)) === olaNumber) await resign(ola);
      else {
        await competition.resign(await opponentOf(competition, alaNumber));
        await resign(ola);
      }
      const boards = await Promise.all([alaNumber, olaNumber].map((entrant) => competition.boardOf(entrant)));
      await competition.endBoards(boards);
      await competition.until(({ rounds, phase }) => phase === 'closed' || rounds.at(-1)!.pairings.every(({ result }) => result!.isOver));
      for (const page of [ala, ola]) await page.goto(pathOf(competition));
      if (round < 4) {
        await told(ala, '.own-words h2', 'You have won');
        expect(said(ala)).toContain(`The organizer announces round ${round + 1}.`);
        await told(ola, '.own-words h2', 'You have lost');
        expect(ala.all('.standings tbody tr')).toHaveLength(8);
      }
    }
    for (const page of [organizer, ala, ola]) await told(page, '.own-words h2', 'The competition is over');
    expect(ala.text('.podium [data-place="1"] bdi')).toBe('Ala');
    expect(said(ala)).toContain('Your place: 1.');
    expect(said(ola)).toContain('Your place: 8.');
    expect(standings(organizer)).toHaveLength(8);
    expect(standings(organizer)[0]).toBe('Ala 12');
    expect(ala.all('.own-path li').map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4].map((round): unknown => expect.stringMatching(new RegExp(`^Round ${round}won against \\w+20\u00a0:\u00a00$`))),
    );
    await ala.shown('[data-action="again"]');
    await ala.shown(`a[href="/api/competitions/${competition.code}/table.csv"]`);
  });

  test('round 1 begins when two are in; a refusal is said in the language of the page', async () => {
    const competition = await CompetitionByHttp.make(server.url, { regulations: { checkIn: 0 }, names: ['Ben'] });
    const organizer = await openOrganizer(competition, { remembers: { language: 'de' } });
    const begin = await organizer.shown('[data-action="announce"]');
    expect(begin.getAttribute('aria-disabled')).toBe('true');
    expect(begin.getAttribute('title')).toBe('Es braucht zwei Teilnehmer.');
    await organizer.click('[data-action="announce"]');
    await organizer.answered();
    // Nothing was asked for that the server refuses.
    expect(organizer.text('.problem')).toBe('');
    expect((await competition.view()).phase).toBe('open');
    const late = await open(competition, null, { remembers: { name: 'Cid', language: 'de' } });
    await late.shown('.enter-form');
    await competition.act({ do: 'close' });
    await late.click('[data-action="enter-competition"]');
    await late.shown('.problem', { hasText: 'Dieser Wettbewerb ist beendet.' });
    await told(late, '.own-words h2', 'Die Turnierleitung hat den Wettbewerb beendet');
    expect(late.memory.read('competitions')).toEqual({});
  });

  test('who does not come has lost and is back with a click; the opponent has the points at once', async () => {
    const competition = await CompetitionByHttp.make(server.url, { regulations: { pause: null, checkIn: 600 }, names: OTHERS.slice(0, 3) });
    const ala = await enter(competition, 'Ala');
    const organizer = await openOrganizer(competition);
    const alaNumber = await entrantOf(competition, 'Ala');
    await competition.announce(1);
    const opponent = await opponentOf(competition, alaNumber);
    const other = await open(competition, competition.keys[opponent]!);
    await told(organizer, '.own-words', 'Ala');
    await organizer.click('[data-action="begin"]');
    await organizer.shown('.dialog-ask', { hasText: 'Who is not here has lost this round: Ala.' });
    await organizer.click('.dialog-ask [data-action="yes"]');
    await told(ala, '.own-words h2', 'You were not here');
    expect(said(ala)).toContain('Round 1 counts as lost.');
    await told(other, '.own-words h2', 'Ala did not come');
    expect(said(other)).toContain('It counts as a win: 3 points.');
    await told(other, '.pairing-state', 'Ala did not come');
    await ala.click('[data-action="resume"]');
    await told(ala, '.own-words h2', 'You play from the next round on');
  });

  test('late entry: from the next round on, until entries are closed', async () => {
    const competition = await CompetitionByHttp.make(server.url, {
      regulations: { pause: null, checkIn: 0, lateUntil: 2 },
      names: OTHERS.slice(0, 4),
    });
    await competition.announce(1);
    const late = await open(competition, null, { remembers: { name: 'Ala' } });
    await told(late, '.own-words h2', 'You can still enter');
    expect(said(late)).toContain('You play from round 2 on, with 0 points for 1 round.');
    await late.click('[data-action="enter-competition"]');
    await told(late, '.own-words h2', 'You play from the next round on');
    await competition.endBoards();
    await competition.announce(2);
    await told(late, '.own-words h2', /bye|Board/);
    const tooLate = await open(competition, null, { remembers: { name: 'Ola' } });
    await told(tooLate, '.own-words h2', 'Entries are closed');
    expect(tooLate.all('.enter-form')).toHaveLength(0);
  });

  test('the organizer corrects a result, which the log tells with its note', async () => {
    const competition = await CompetitionByHttp.make(server.url, {
      regulations: { pause: null, checkIn: 0, rounds: 2 },
      names: ['Ben', 'Cid'],
    });
    await competition.announce(1);
    await competition.endBoards();
    const organizer = await openOrganizer(competition);
    await organizer.shown('.standings');
    expect(standings(organizer)).toEqual(['Ben 3', 'Cid 0']);
    await organizer.click('.organizer-fold > summary');
    await organizer.click('[data-action="correct"]');
    const [first] = (await competition.view()).rounds[0]!.pairings[0]!.entrants;
    await organizer.select('dialog [name="winner"]', 'Cid');
    for (const side of [0, 1]) await organizer.fill(`dialog [name="hq-${side}"]`, (side === 0) === (first === 1) ? '14' : '9');
    await organizer.fill('dialog [name="note"]', 'they were swapped');
    await organizer.click('dialog [data-action="yes"]');
    await organizer.gone('dialog');
    await follows(organizer, () => expect(standings(organizer)).toEqual(['Cid 3', 'Ben 0']));
    await organizer.click('.log-fold > summary');
    await organizer.shown('.act-log li');
    const entry = organizer.text('.act-log li').replaceAll('\u00a0', ' ');
    expect(entry).toContain('Round 1, board 1');
    expect(entry).toContain(`corrected to ${first === 1 ? '14 : 9' : '9 : 14'}`);
    expect(entry).toContain('they were swapped');
    expect(organizer.text('.act-log li .tag')).toBe('organizer');
  });

  test('the organizer gives more time, changes the regulations, removes somebody and ends the competition', async () => {
    const competition = await CompetitionByHttp.make(server.url, {
      regulations: { pause: null, checkIn: 600, limit: 1200 },
      names: OTHERS.slice(0, 4),
    });
    const organizer = await openOrganizer(competition);
    await organizer.shown('.organizer-fold');
    await competition.act({ do: 'announce', round: 1 });
    await organizer.click('.organizer-fold > summary');
    await told(organizer, '[data-action="more-check-in"]');
    await organizer.click('[data-action="more-check-in"]');
    await competition.until(({ regulations }) => regulations.checkIn === 720);
    await competition.checkIn([0, 1, 2, 3]);
    await told(organizer, '[data-action="more-time"]');
    await organizer.click('[data-action="more-time"]');
    await competition.until(({ regulations }) => regulations.limit === 1800);
    await told(organizer, '[data-action="stop"]');
    await organizer.click('[data-action="regulations"]');
    await organizer.shown('dialog [name="limit"]');
    // What is played cannot be changed during a round.
    expect(organizer.all('dialog [name="format"], dialog [name="bout"], dialog [name="begins"]')).toHaveLength(0);
    await organizer.select('dialog [name="limit"]', '3600');
    await organizer.select('dialog [name="pause"]', '300');
    await organizer.click('dialog [data-action="yes"]');
    const changed = await competition.until(({ regulations }) => regulations.limit === 3600);
    expect(changed.regulations).toMatchObject({ pause: 300, checkIn: 720, lateUntil: 1 });
    await organizer.gone('dialog');
    await organizer.click('[data-action="remove"]');
    await organizer.select('dialog [name="entrant"]', 'Cid');
    await organizer.click('dialog [data-action="yes"]');
    await competition.until(({ entrants }) => entrants[1]!.status === 'left');
    await organizer.gone('dialog');
    await organizer.click('[data-action="stop"]');
    await organizer.click('.dialog-ask [data-action="yes"]');
    await competition.until(({ rounds }) => rounds[0]!.stopped !== null);
    await organizer.gone('dialog');
    await organizer.click('.organizer-fold [data-action="close"]');
    await organizer.fill('dialog [name="note"]', 'rain');
    await organizer.click('dialog [data-action="yes"]');
    await told(organizer, '.own-words h2', 'The organizer has ended the competition');
    expect(said(organizer)).toContain('After 1 round.');
    expect(said(organizer)).toContain('“rain”');
    await organizer.click('.log-fold > summary');
    await organizer.shown('.act-log li');
    const log = organizer.all('.act-log li').map(({ textContent }) => textContent);
    expect(log.find((line) => line.includes('1 hour'))).toContain('Regulations changed: 1 hour a round and 5 min between rounds');
    expect(log.filter((line) => line.includes('Cid was removed'))).toHaveLength(1);
  });

  test('the board opens by itself only for who has checked in here, sees the page and does not want to stay', async () => {
    const competition = await CompetitionByHttp.make(server.url, { regulations: { pause: null, checkIn: 600 }, names: OTHERS.slice(0, 4) });
    await competition.act({ do: 'announce', round: 1 });
    const [stays, hides, elsewhere] = await Promise.all([0, 1, 2].map((entrant) => open(competition, competition.keys[entrant]!)));
    for (const page of [stays!, hides!]) await page.click('[data-action="check-in"]');
    await elsewhere!.shown('[data-action="check-in"]');
    await hides!.hide();
    await competition.checkIn([2, 3]);
    await told(stays!, '.own-words h2', 'Your board opens');
    await stays!.click('[data-action="stay"]');
    await stays!.pass(OPENING_MS);
    await told(elsewhere!, '[data-action="to-board"]');
    await elsewhere!.pass(OPENING_MS);
    await told(hides!, '[data-action="to-board"]');
    await hides!.hide(false);
    await hides!.pass(OPENING_MS);
    for (const page of [stays!, hides!, elsewhere!]) expect(page.path).toBe(pathOf(competition));
    expect(stays!.text('.own-words h2')).toContain('you play');
    await stays!.click('[data-action="to-board"]');
    await tableShown(stays!);
  });

  test('goes by keyboard, on a phone by tabs; what begins is announced', async () => {
    const competition = await CompetitionByHttp.make(server.url, { regulations: { pause: null, checkIn: 600 }, names: OTHERS.slice(0, 4) });
    const page = await open(competition, competition.keys[0]!, PHONE);
    await page.shown('.own-plate');
    const status = '.page-competition .spoken[role="status"]';
    expect(page.text(status)).toBe('');
    await competition.act({ do: 'announce', round: 1 });
    await told(page, status, 'Round 1 has been announced.');
    await page.focus('[data-action="check-in"]');
    await page.press('Enter');
    await told(page, '.own-words h2', 'You are checked in');
    await page.focus('[data-tab="pairings"]');
    await page.press('ArrowRight');
    expect(page.focused?.getAttribute('data-tab')).toBe('standings');
    await page.shown('[role="tabpanel"] .standings');
    await page.press('End');
    await page.shown('[role="tabpanel"] .act-log');
    await page.press('ArrowRight');
    await page.shown('[role="tabpanel"] .pairings');
    expect(page.all('[role="tab"][tabindex="0"]')).toHaveLength(1);
    await competition.checkIn([1, 2, 3]);
    await told(page, status, 'Your board opens.');
  });

  test('says that there is none, and since when the server does not answer, with what is known', async () => {
    const missing = await server.open('/c/ZZZZZZ');
    await missing.shown('h1');
    await told(missing, 'main', 'There is no competition with this code.');
    const competition = await CompetitionByHttp.make(server.url, { names: OTHERS });
    const page = await open(competition, null);
    await page.shown('.entrants');
    await page.cutNetwork();
    await competition.act({ do: 'leave', entrant: 0 });
    await told(page, '[data-part="unreachable"]', /has not answered since \d+:\d\d/);
    expect(page.all('.entrants li')).toHaveLength(6);
    await page.cutNetwork(false);
    await follows(page, () => expect(page.all('[data-part="unreachable"]')).toHaveLength(0));
    await follows(page, () => expect(page.all('.entrants li')).toHaveLength(5));
  });

  test('goes on at another device by a private link, which hides its key at once', async () => {
    const competition = await CompetitionByHttp.make(server.url, { names: ['Ben', 'Cid'] });
    /** The private link, from the dialog that shares the public one. */
    const linkOf = async (page: PageWindow): Promise<string> => {
      await page.click('[data-action="share"]');
      await page.shown('dialog');
      expect(page.value('dialog input')).not.toContain('#');
      await page.click('dialog details.fold.device-link:not([data-part]) > summary');
      await page.shown('dialog .fold-content input');
      const { pathname, hash } = new URL(page.value('dialog .fold-content input'));
      expect(hash).toMatch(/^#key=[\w-]{22}$/);
      return pathname + hash;
    };
    const ben = await linkOf(await open(competition, competition.keys[0]!));
    const other = await server.open(ben, { remembers: CALM });
    await told(other, '.own-words h2', 'You are in');
    expect(other.path).toBe(pathOf(competition));
    expect(other.memory.read('competitions')).toEqual({
      [competition.code]: { key: competition.keys[0], name: 'Club evening', isOver: false },
    });
    // It organizes by the same way.
    const organizing = await server.open(await linkOf(await openOrganizer(competition)), { remembers: CALM });
    await organizing.shown('[data-action="announce"]');
    const guest = await open(competition, null);
    await guest.click('[data-action="share"]');
    await guest.shown('dialog');
    expect(guest.all('dialog .fold-content, dialog details:not([data-part])')).toHaveLength(0);
  });

  test.each(['yes', 'no'])('asks whether a place gives way to that of a private link: %s', async (answer) => {
    const competition = await CompetitionByHttp.make(server.url, { names: ['Ben', 'Cid'] });
    const [ben, cid] = competition.keys;
    const own = { competitions: { [competition.code]: { key: cid, name: 'Club evening', isOver: false } } };
    const page = await server.open(`${pathOf(competition)}#key=${ben}`, { remembers: { ...CALM, ...own } });
    await page.shown('.dialog-ask', { hasText: 'it loses its own' });
    expect(page.memory.read('competitions')).toEqual(own.competitions);
    await page.click(`.dialog-ask [data-action="${answer}"]`);
    await page.gone('dialog');
    const key = answer === 'yes' ? ben : cid;
    expect(page.memory.read('competitions')).toEqual({ [competition.code]: { key, name: 'Club evening', isOver: false } });
    await follows(page, () => expect(page.text('.entrants [data-own]')).toBe(answer === 'yes' ? 'Ben' : 'Cid'));
    await page.click('.own-plate [data-action="leave"]');
    await competition.until(({ entrants }) => entrants[answer === 'yes' ? 0 : 1]!.status === 'left');
  });

  test('who enters may pause for a round, and leave', async () => {
    const competition = await CompetitionByHttp.make(server.url, { regulations: { pause: null, checkIn: 0 }, names: OTHERS.slice(0, 3) });
    const ala = await enter(competition, 'Ala');
    await ala.click('[data-action="pause"]');
    await told(ala, '.own-words h2', 'You pause');
    await ala.click('[data-action="resume"]');
    await told(ala, '.own-words h2', 'You are in');
    await ala.click('[data-action="leave"]');
    await told(ala, '.own-words h2', 'You have left');
    await ala.click('[data-action="enter-again"]');
    await told(ala, '.own-words h2', 'You are in');
    await competition.announce(1);
    await told(ala, '[data-action="to-board"]');
    await ala.click('[data-action="leave"]');
    await ala.click('.dialog-ask [data-action="yes"]');
    await competition.until(({ entrants }) => entrants[3]!.status === 'left');
    // The match that runs is still there.
    await told(ala, '[data-action="to-board"]');
  });
});
