import type { Regulations } from '@hexfall/shared/competition/regulations';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { withBothStores } from './support/bothStores.js';
import { CompetitionScene } from './support/CompetitionScene.js';
import { HOUR_MS } from './support/seatGiving.js';

/* Competitions that no process has served for a while: that time does not count. */

afterEach(() => jest.restoreAllMocks());

/** What every store does. */
const leavesOutages = (open: () => Promise<MatchRepository>): void => {
  let store: MatchRepository;

  beforeAll(async () => {
    store = await open();
  });

  afterAll(() => store.close());

  /** A competition whose first round is announced. */
  const announced = async (entrants: number, regulations: Partial<Regulations>): Promise<CompetitionScene> => {
    const scene = new CompetitionScene(store);
    await scene.make(entrants, regulations);
    expect(await scene.act({ do: 'announce', round: 1 })).toBe('ok');
    return scene;
  };

  test('time in which no process serves does not count for the check-in, the limit and the pause, as the log says', async () => {
    let scene = await announced(2, { checkIn: 120, limit: 600, pause: 180, rounds: 2 });
    /** Everybody is away for a time, and another process comes. Gives the last act, and when something is due. */
    const away = async (ms: number) => {
      scene.time.pass(ms);
      scene = scene.elsewhere();
      const { log, due } = await scene.look();
      return { last: log.at(-1), due };
    };
    const since = scene.time.now();
    await scene.pass(30_000);
    const { last, due } = await away(8 * HOUR_MS);
    expect(last).toMatchObject({ at: scene.time.now(), by: 'time', act: { do: 'resume', gap: 8 * HOUR_MS } });
    expect(due).toBe(since + 8 * HOUR_MS + 120_000);
    for (const entrant of [0, 1]) await scene.checkIn(entrant, 1);
    const started = scene.time.now();
    expect((await away(HOUR_MS)).due).toBe(started + HOUR_MS + 600_000);
    expect((await away(HOUR_MS)).due).toBe(started + 2 * HOUR_MS + 600_000);
    await scene.pass(600_000);
    const { rounds } = await scene.look();
    expect(rounds[0]!.stopped).toBe(scene.time.now());
    expect((await away(60_000)).due).toBe(scene.time.now() + 180_000);
    const shorter = await away(59_999);
    expect([shorter.last?.act.do, shorter.due]).toEqual(['resume', scene.time.now() + 180_000 - 59_999]);
    expect((await scene.view()).log.filter(({ act }) => act.do === 'resume')).toHaveLength(4);
  });

  test('who comes first after such a time, of several, stores it, also with an act', async () => {
    const scene = await announced(4, { checkIn: 120 });
    const [one, two] = [scene.elsewhere(), scene.elsewhere()];
    scene.time.pass(HOUR_MS);
    await Promise.all([one, two, scene].map((process) => process.competitions.look()));
    const resumes = async (): Promise<number> => (await scene.view()).log.filter(({ act }) => act.do === 'resume').length;
    expect(await resumes()).toBe(1);
    scene.time.pass(HOUR_MS);
    expect(await two.act({ do: 'leave', entrant: 0 })).toBe('ok');
    expect((await scene.view()).log.slice(-2).map(({ act }) => act.do)).toEqual(['resume', 'leave']);
    expect([scene, one, two].flatMap(({ log }) => log.lines().filter(({ level }) => level > 40))).toEqual([]);
  });

  test('a process that serves is told apart from one that was asleep, and waiting for people from being away', async () => {
    const scene = await announced(2, { checkIn: 120, limit: 7200, rounds: 2, pause: null });
    const resumes = async (): Promise<number> => (await scene.look()).log.filter(({ act }) => act.do === 'resume').length;
    for (const entrant of [0, 1]) await scene.checkIn(entrant, 1);
    for (let time = 0; time < 6; time++) {
      scene.time.pass(50_000);
      expect(await resumes()).toBe(0);
    }
    scene.time.pass(HOUR_MS);
    expect(await resumes()).toBe(1);
    await scene.endRound();
    await scene.look();
    scene.time.pass(HOUR_MS);
    expect(await resumes()).toBe(1);
    await scene.act({ do: 'announce', round: 2 });
    expect(await resumes()).toBe(1);
  });
};

withBothStores('outages of a server', leavesOutages);
