import type { Seat } from '@hexfall/shared/model/seat';
import { CompetitionByHttp } from '../support/CompetitionByHttp.js';
import { FakeTime } from './support/FakeTime.js';
import { Page } from './support/Page.js';
import { openTable } from './support/table.js';
import { startTestApp, type TestApp } from './support/testApp.js';

/* Who does not come to a match of an arena. */

const SECOND = 1000;

describe('a match of an arena', () => {
  let time: FakeTime;
  let app: TestApp;

  beforeEach(async () => {
    time = new FakeTime();
    app = await startTestApp({ room: { time } });
  });

  afterEach(() => app.stop());

  /** Two who are paired in a competition: it, and the code of their table. */
  const paired = async (regulations: object): Promise<{ readonly competition: CompetitionByHttp; readonly code: string }> => {
    const competition = await CompetitionByHttp.make(app.url, { regulations, names: ['Ann', 'Ben'] });
    await competition.act({ do: 'announce', round: 1 });
    await competition.checkIn([0, 1]);
    time.pass(6 * SECOND);
    const { rounds } = await competition.until((view) => view.rounds[0]?.pairings[0]?.result?.boards[0]?.tables[0] !== undefined);
    const code = rounds[0]!.pairings[0]!.result!.boards[0]!.tables[0]!;
    await openTable(app.url, code);
    return { competition, code };
  };

  const ARENA = { format: 'arena', duration: 1800, limit: 600 } as const;

  /** Goes to the table with the key of an entrant. */
  const come = (competition: CompetitionByHttp, code: string, entrant: number): Promise<Page> =>
    Page.join(app.url, code, [competition.keys[entrant]!]);

  /** Waits until the server has done what was due at the table; gives who has won there, null while it is played. */
  const winnerAt = async (page: Page): Promise<readonly Seat[] | null> => {
    await page.get('say', { text: 'Are you there?' });
    return page.table!.outcome?.winners ?? null;
  };

  const seatOf = (page: Page): Seat => page.welcome!.seats[0]!;

  test.each([0, 1])('is lost by who is not there for a minute, whoever begins (%i)', async (here) => {
    const { competition, code } = await paired(ARENA);
    const page = await come(competition, code, here);
    time.pass(59 * SECOND);
    expect(await winnerAt(page)).toBeNull();
    time.pass(SECOND);
    expect(await winnerAt(page)).toEqual([seatOf(page)]);
    expect(page.lines.find(({ notice }) => notice === 'not-come')).toMatchObject({ name: here === 0 ? 'Ben' : 'Ann' });
    const { standings } = await competition.until((view) => view.rounds[0]!.pairings[0]!.result!.isOver);
    expect(standings.map(({ entrant, points }) => [entrant, points])).toEqual([
      [here, 3],
      [1 - here, 0],
    ]);
    await page.leave();
  });

  test('is played by who comes in time', async () => {
    const { competition, code } = await paired(ARENA);
    const ann = await come(competition, code, 0);
    time.pass(50 * SECOND);
    const ben = await come(competition, code, 1);
    time.pass(20 * SECOND);
    expect(await winnerAt(ann)).toBeNull();
    // The minute begins again with the end of the connection.
    await ben.leave();
    await ann.until(() => [...ann.state.seats][1 - seatOf(ann)]!.connected === 0);
    time.pass(59 * SECOND);
    expect(await winnerAt(ann)).toBeNull();
    time.pass(SECOND);
    expect(await winnerAt(ann)).toEqual([seatOf(ann)]);
    await ann.leave();
  });

  test('is not lost as long as nobody is there, and then a minute later', async () => {
    const { competition, code } = await paired(ARENA);
    const watching = await Page.join(app.url, code);
    time.pass(120 * SECOND);
    expect(await watching.refusal('study', { act: { do: 'depart' } })).toBe('not-now');
    const ben = await come(competition, code, 1);
    time.pass(59 * SECOND);
    expect(await winnerAt(ben)).toBeNull();
    time.pass(SECOND);
    expect(await winnerAt(ben)).toEqual([seatOf(ben)]);
    await Promise.all([watching, ben].map((page) => page.leave()));
  });

  test('is left to its clock when the HQ of who is away stands', async () => {
    const { competition, code } = await paired(ARENA);
    const pages = await Promise.all([0, 1].map((entrant) => come(competition, code, entrant)));
    const first = pages.find((page) => seatOf(page) === page.table!.turn.player)!;
    const other = pages.find((page) => page !== first)!;
    await first.play(seatOf(first), { do: 'place-hq', at: [0, 0], rot: 0 });
    await first.leave();
    await other.until(() => [...other.state.seats][1 - seatOf(other)]!.connected === 0);
    time.pass(120 * SECOND);
    expect(await winnerAt(other)).toBeNull();
    await other.leave();
  });

  test('is the only one: in a round the clock decides', async () => {
    const { competition, code } = await paired({ format: 'swiss', rounds: 1, checkIn: 60 });
    const page = await come(competition, code, 0);
    time.pass(120 * SECOND);
    expect(await winnerAt(page)).toBeNull();
    await page.leave();
  });
});
