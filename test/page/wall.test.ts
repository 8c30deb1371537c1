import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { eventually } from '../support/eventually.js';
import type { WindowOptions } from './support/LoadedPage.js';
import { pageServer } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';

/** How long boards are shown before the next ones, and from one question to the next, in milliseconds. */
const [PAGE_MS, ASK_MS] = [20_000, 2_000];

const PHONE = { width: 390, height: 844 } as const;

const namesOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `Player ${index}`);

/** The numbers of the boards that are shown. */
const shown = (page: PageWindow): number[] => page.all('.boards-card').map(({ dataset }) => Number(dataset['board']));

/** Waits until something holds on a page, which asks every two seconds. */
const follows = (page: PageWindow, expectations: () => void): Promise<void> =>
  eventually(async () => {
    await page.pass(ASK_MS);
    await page.answered();
    expectations();
  });

describe('the wall of a competition', () => {
  const server = pageServer();

  const make = (entrants: number, regulations: object = {}): Promise<CompetitionByHttp> =>
    CompetitionByHttp.make(server.url, { regulations: { checkIn: 0, pause: null, ...regulations }, names: namesOf(entrants) });

  const open = (competition: CompetitionByHttp, options?: WindowOptions): Promise<PageWindow> =>
    server.open(`/c/${competition.code}/wall`, options);

  const openBoards = async (competition: CompetitionByHttp, options?: WindowOptions): Promise<PageWindow> => {
    const page = await open(competition, options);
    await page.shown('.boards-card');
    return page;
  };

  test('before round 1: how to enter, and who is in', async () => {
    const competition = await make(2);
    const start = await server.open(`/c/${competition.code}`);
    await start.click('a.button', { hasText: 'Wall' });
    await start.shown('.boards-qr .qr');
    expect(start.text('.boards-qr')).toContain(`/c/${competition.code}`);
    expect(start.all('.boards-names li').map(({ textContent }) => textContent)).toEqual(['Player 0', 'Player 1']);
    expect(start.text('.boards-phase')).toBe('open, 2 entrants');
    await competition.enter('Zoë');
    await follows(start, () => expect(start.all('.boards-names li')).toHaveLength(3));
    await start.click('.boards-head a');
    await start.shown('.own-plate');
  });

  test('each board has its players and HQs, in words, too, and leads to its table', async () => {
    const competition = await make(4);
    await competition.act({ do: 'announce', round: 1 });
    const page = await openBoards(competition);
    expect(shown(page)).toEqual([1, 2]);
    const { rounds, entrants } = await competition.view();
    const { result, entrants: pair } = rounds[0]!.pairings[0]!;
    const [one, two] = pair.map((entrant) => entrants[entrant!]!.name);
    expect(page.text('.boards-card .spoken')).toBe(`${one} – ${two}, being played. Board 1; ${one}, HQ 20; ${two}, HQ 20`);
    expect(page.all('.boards-card .board-thumbnail')).toHaveLength(2);
    await page.pass(ASK_MS);
    await page.answered();
    expect(page.all('[data-latest]')).toEqual([]);
    await competition.play(1, 6);
    await follows(page, () => expect(page.all('[data-latest]').map(({ dataset }) => dataset['board'])).toEqual(['2']));
    expect(page.text('.boards-card[data-latest] .spoken')).toMatch(/, turn \d+\. Board 2; /);
    await page.click('.boards-card a');
    expect(page.window.location.pathname).toBe(`/t/${result!.boards[0]!.tables[0]}`);
  });

  test('a result is that of the competition, also after a correction', async () => {
    const competition = await make(4);
    await competition.act({ do: 'announce', round: 1 });
    const page = await openBoards(competition);
    const { rounds, entrants } = await competition.view();
    const [loser, winner] = rounds[0]!.pairings[0]!.entrants;
    await competition.resign(loser);
    const hqs = (): (string | null)[] => [...page.get('.boards-card').querySelectorAll('b')].map(({ textContent }) => textContent);
    await follows(page, () => expect(page.text('.boards-card .spoken')).toContain(', over. Board 1'));
    expect(hqs()).toEqual(['0', '20']);
    expect(page.text('.boards-card [data-won] bdi')).toBe(entrants[winner!]!.name);
    await competition.act({ do: 'correct', round: 1, pairing: 0, board: 0, match: 0, outcome: { end: 'played', winner: 0, hq: [9, 4] } });
    await follows(page, () => expect(hqs()).toEqual(['9', '4']));
    expect(page.get('.boards-side').dataset['won']).toBe('true');
  });

  test('more than twelve boards take turns, by keys and dots, too; those that are not shown are read aloud', async () => {
    const competition = await make(28);
    await competition.act({ do: 'announce', round: 1 });
    const page = await openBoards(competition);
    const first = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(shown(page)).toEqual(first);
    expect(page.all('.boards-list > li')).toHaveLength(14);
    expect(page.all('.boards-list > .spoken').map(({ textContent }) => /Board \d+/.exec(textContent)?.[0])).toEqual([
      'Board 13',
      'Board 14',
    ]);
    await page.pass(PAGE_MS);
    expect(shown(page)).toEqual([13, 14]);
    expect(page.get('.boards-dot[aria-current="page"]').getAttribute('aria-label')).toBe('Boards 13 to 14');
    await page.press('ArrowRight');
    expect(shown(page)).toEqual(first);
    await page.click('.boards-dot[aria-label="Boards 13 to 14"]');
    expect(shown(page)).toEqual([13, 14]);
    await page.click('[data-action="turning"]');
    await page.pass(2 * PAGE_MS);
    expect(shown(page)).toEqual([13, 14]);
    await page.click('[data-action="previous"]');
    expect(shown(page)).toEqual(first);
  });

  test('who avoids movement turns the pages alone, and a phone has one', async () => {
    const competition = await make(26);
    await competition.act({ do: 'announce', round: 1 });
    const still = await openBoards(competition, { reducedMotion: true });
    expect(still.has('[data-action="turning"]')).toBe(false);
    await still.pass(2 * PAGE_MS);
    expect(shown(still)).toHaveLength(12);
    await still.click('[data-action="next"]');
    expect(shown(still)).toEqual([13]);
    const phone = await openBoards(competition, PHONE);
    expect([shown(phone).length, phone.has('.boards-pages')]).toEqual([13, false]);
  });

  test('a round that gathers says who is here, and the next one comes by itself', async () => {
    const competition = await make(2, { checkIn: 600, rounds: 2 });
    await competition.act({ do: 'announce', round: 1 });
    const page = await openBoards(competition);
    expect(page.text('.boards-card .spoken')).toMatch(/^Player \d – Player \d, not begun\. Board 1$/);
    await competition.checkIn([0]);
    await follows(page, () => expect(page.all('.boards-side .glyph')).toHaveLength(1));
    await competition.checkIn([1]);
    await follows(page, () => expect(page.get('.boards-card').dataset['phase']).toBe('playing'));
  });

  test('the podium at the end', async () => {
    const competition = await make(2, { rounds: 1 });
    await competition.act({ do: 'announce', round: 1 });
    const page = await openBoards(competition);
    await competition.endBoards();
    await follows(page, () => expect(page.text('.podium [data-place="1"] bdi')).toBe('Player 0'));
    expect(page.text('.boards-phase')).toBe('over');
  });
});
