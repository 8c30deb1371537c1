import { FakeTime } from '../server/support/FakeTime.js';
import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { violations } from './support/axe.js';
import { follows, told } from './support/competitionPage.js';
import { pageServer, tableShown } from './support/pageServer.js';
import type { PageWindow } from './support/PageWindow.js';
import { resultAfterVerdict } from './support/table.js';

const CALM = { sound: false, film: 'skip', motion: 'reduced', confirm: false, asks: [] } as const;

describe('an arena', () => {
  const time = new FakeTime();
  const server = pageServer({ room: { time } });

  const open = (competition: CompetitionByHttp, key: string | null, name = 'Ala'): Promise<PageWindow> =>
    server.open(`/c/${competition.code}`, {
      remembers: {
        ...CALM,
        name,
        ...(key !== null && { competitions: { [competition.code]: { key, name: 'Club evening', isOver: false } } }),
      },
    });

  const enter = async (competition: CompetitionByHttp, name: string): Promise<PageWindow> => {
    const page = await open(competition, null, name);
    await page.click('[data-action="enter-competition"]');
    return page;
  };

  const standings = (page: PageWindow): string[] =>
    page
      .all('.standings tbody tr')
      .map((row) => `${row.querySelector('th bdi')!.textContent}: ${row.querySelector('.match-points')!.textContent}`);

  const resign = async (page: PageWindow): Promise<void> => {
    await page.click('.top-bar [aria-label="Table menu"]');
    await page.click('dialog [data-action="resign"]');
    await resultAfterVerdict(page);
  };

  test('is made by a preset, and begun with one click', async () => {
    const organizer = await server.open('/competitions/new', { remembers: { ...CALM, name: 'Ala' } });
    await organizer.click('[name="competition-preset"][value="arena"]');
    expect(organizer.value('[name="duration"]')).toBe('5400');
    for (const name of ['checkIn', 'pause', 'bout', 'boards', 'finals']) expect(organizer.all(`[name="${name}"]`)).toHaveLength(0);
    await organizer.click('[data-action="create-competition"]');
    await told(organizer, '.competition-head', 'Arena');
    expect(await violations(organizer)).toEqual([]);
  });

  test('from the link over two matches to the podium', async () => {
    const regulations = { format: 'arena', duration: 1800, limit: 600 } as const;
    const competition = await CompetitionByHttp.make(server.url, { regulations, names: ['Ben'] });
    const organizer = await open(competition, competition.organizer);
    const ala = await enter(competition, 'Ala');
    await told(ala, '.own-words', 'it says when the arena begins');
    await told(organizer, '.own-words h2', '2 are in');
    await organizer.click('[data-action="announce"]', { hasText: 'Begin the arena' });
    await told(organizer, '.own-words h2', 'The arena runs');
    const wall = await server.open(`/c/${competition.code}/wall`, { remembers: CALM });
    await told(wall, '.boards-qr');
    // Who comes later enters all the same.
    const ola = await enter(competition, 'Ola');
    for (const page of [ala, ola]) await told(page, '[data-action="wait"]', 'Next opponent');
    await ala.click('[data-action="wait"]');
    await told(ala, '.own-words h2', 'Looking for an opponent');
    await told(organizer, '[data-part="waiting"]', 'Waiting: Ala');
    expect(await violations(ala)).toEqual([]);
    await ala.click('[data-action="stop-waiting"]');
    await told(ala, '[data-action="wait"]');
    await ala.click('[data-action="wait"]');
    await told(ala, '.own-words h2', 'Looking for an opponent');
    time.pass(6_000);
    await ola.click('[data-action="wait"]');
    // Both boards open by themselves.
    for (const page of [ala, ola]) await told(page, '.table .hex');
    for (const page of [ala, ola]) await tableShown(page);
    expect(ala.text('.competition-place-board')).toBe('match 1');
    await resign(ola);
    for (const page of [ala, ola]) await page.goto(`/c/${competition.code}`);
    await told(ala, '.own-words h2', 'You have won against Ola');
    await told(ola, '.own-words h2', 'You have lost to Ala');
    await follows(ala, () => expect(standings(ala)).toEqual(['Ala: 3', 'Ben: ', 'Ola: 0']));
    // The next opponent is another one.
    await ala.click('[data-action="wait"]');
    await told(ala, '.own-words h2', 'Looking for an opponent');
    time.pass(6_000);
    await competition.checkIn([0]);
    await told(ala, '.own-words h2', /Ben|Your board opens/);
    await follows(organizer, () =>
      expect(organizer.all('.pairing-board').map(({ textContent }) => textContent)).toEqual(['Board 2', 'Board 1']),
    );
    await follows(wall, () => expect(wall.all('.boards-card')).toHaveLength(2));
    expect(wall.text('.boards-phase')).toBe('The arena runs');
    await follows(organizer, () => expect(standings(organizer)).toEqual(['Ala: 3 ·', 'Ben: ·', 'Ola: 0']));
    await organizer.click('.organizer-fold > summary');
    await organizer.click('[data-action="end-pairings"]');
    await organizer.click('.dialog-ask [data-action="yes"]');
    await told(organizer, '.own-words h2', 'The last matches');
    await told(ola, '.own-words', 'Nobody is paired any more.');
    await competition.resign(0);
    await told(organizer, '.own-words h2', 'The competition is over');
    expect(organizer.text('.podium [data-place="1"] bdi')).toBe('Ala');
    expect(await violations(organizer)).toEqual([]);
  });

  test('who comes to a match alone has won it after a minute, and goes back to be paired again', async () => {
    const regulations = { format: 'arena', duration: 1800, limit: 600 } as const;
    const competition = await CompetitionByHttp.make(server.url, { regulations, names: ['Ben'] });
    const ala = await enter(competition, 'Ala');
    await told(ala, '.own-words', 'it says when the arena begins');
    await competition.act({ do: 'announce', round: 1 });
    await told(ala, '[data-action="wait"]');
    time.pass(6_000);
    await competition.checkIn([0]);
    await ala.click('[data-action="wait"]');
    await told(ala, '.table .hex');
    await tableShown(ala);
    time.pass(60_000);
    await ala.shown('.chat-lines [data-notice="not-come"]', { hasText: 'Ben has not come to the match within a minute and has lost it.' });
    await resultAfterVerdict(ala);
    await ala.click('.competition-place');
    await told(ala, '.own-words h2', 'You have won against Ben');
    await told(ala, '[data-action="wait"]');
  });
});
