import { Client } from 'colyseus.js';
import { pino } from 'pino';
import { MATCH_ROOM, PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { openStore } from '../../server/src/store/openStore.js';
import { describeWithAll } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { isSlow } from '../support/slow.js';
import { ProcessSite } from './support/ProcessSite.js';
import { SpreadMatches } from './support/SpreadMatches.js';

/*
 * Matches are played by people whose pages come to different processes, while processes, Redis and PostgreSQL end and begin
 * again. HEXFALL_SLOW=1 npm test -- test/scale plays the long version.
 */

interface Plan {
  /** How many are played at the same time. */
  readonly matches: number;
  /** How often each process is killed. */
  readonly rounds: number;
  /** Whether a process hangs until it is taken for dead, which takes its time. */
  readonly stalls: boolean;
  readonly seed: number;
}

const SHORT: Plan = { matches: 10, rounds: 1, stalls: false, seed: 1 };
const LONG: Plan = { matches: 50, rounds: 3, stalls: true, seed: 2 };

const PROCESSES = 3;

/** At least so many matches are played, however slow the machine is. */
const LEAST = 50;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

let site: ProcessSite | null = null;
let matches: SpreadMatches | null = null;

beforeAll(() => {
  // The library logs every broken connection.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  await matches?.leave();
  await site?.remove();
  await ServerProcess.killAll();
  [matches, site] = [null, null];
});

afterAll(() => {
  jest.restoreAllMocks();
});

/** What has been waited for, by what had happened before, in milliseconds. */
type Delays = Map<string, number[]>;

const killEach = async (played: SpreadMatches, at: ProcessSite, delays: Delays): Promise<void> => {
  for (let place = 0; place < PROCESSES; place++) {
    expect(await at.end(place, 'SIGKILL')).toBe('SIGKILL');
    delays.set('kill -9', [...(delays.get('kill -9') ?? []), await played.goOn()]);
    await at.launch(place);
    await played.goOn();
  }
};

const stopEach = async (played: SpreadMatches, at: ProcessSite, delays: Delays): Promise<void> => {
  for (let place = 0; place < PROCESSES; place++) {
    await at.stop(place);
    delays.set('SIGTERM', [...(delays.get('SIGTERM') ?? []), await played.goOn()]);
    await at.launch(place);
  }
};

/** A process that was taken for dead comes back and finds that others have its matches. */
const stall = async (played: SpreadMatches, at: ProcessSite, delays: Delays): Promise<void> => {
  at.signal(1, 'SIGSTOP');
  await pause(17_000);
  at.signal(1, 'SIGCONT');
  delays.set('a process that hung for 17 s', [await played.goOn()]);
};

/** Fulfilled, with the milliseconds that it took, when every process opens the latest tables again. */
const openEverywhere = async (played: SpreadMatches, at: ProcessSite): Promise<number> => {
  const since = performance.now();
  const codes = played.all.slice(-6).map(({ code }) => code);
  const isOpen = async (code: string, place: number): Promise<boolean> =>
    (await fetch(`${at.urlOf(place)}/api/matches/${code}/open`, { method: 'POST' })).ok;
  for (;;) {
    const opened = await Promise.all(codes.flatMap((code) => at.ports.map((_, index) => isOpen(code, index))));
    const elapsed = performance.now() - since;
    if (opened.every(Boolean)) return elapsed;
    if (elapsed > 60_000) throw new Error(`nobody can come to tables\n${at.said}`);
    await pause(100);
  }
};

const loseRedis = async (played: SpreadMatches, at: ProcessSite, delays: Delays): Promise<void> => {
  await at.redis.stop();
  delays.set('without Redis', [await played.goOn()]);
  const refused = await fetch(`${at.urlOf(0)}/api/quick`, { method: 'POST' });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ code: 'site-split', message: expect.stringContaining('try again in a few seconds') as unknown });
  await expect(new Client(at.urlOf(1)).create(MATCH_ROOM, { protocol: PROTOCOL_VERSION })).rejects.toMatchObject({ code: 503 });
  await at.redis.resume();
  delays.set('Redis is back', [await played.goOn()]);
  delays.set('everybody can come again', [await openEverywhere(played, at)]);
};

const restartPostgres = async (played: SpreadMatches, at: ProcessSite, delays: Delays): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    await at.postgres.stop(signal);
    await pause(1500);
    await at.postgres.resume();
    delays.set(`PostgreSQL is back (${signal})`, [await played.goOn()]);
  }
};

/** Each entry was written by the one owner of its epoch, and no epoch wrote after the next had begun. */
const checkOwners = async ({ postgres, databaseUrl }: ProcessSite): Promise<number> => {
  const unowned = await postgres.query(
    'select match, seq, epoch from intent where not exists (select 1 from witness where witness.match = intent.match and witness.epoch = intent.epoch)',
    databaseUrl,
  );
  expect(unowned).toEqual([]);
  const late = await postgres.query(
    `select * from (select match, seq, epoch, lag(epoch) over (partition by match order by seq) as before from intent) as steps where epoch < before`,
    databaseUrl,
  );
  expect(late).toEqual([]);
  const [moves] = await postgres.query(
    `select count(*) as moves from (select owner, lag(owner) over (partition by match order by epoch) as before from witness) as owners
     where before is not null and owner <> before`,
    databaseUrl,
  );
  return Number(moves?.['moves']);
};

const plans: readonly (readonly [string, Plan, number])[] = [
  ['', SHORT, 480_000],
  ...(isSlow ? ([['slow: ', LONG, 1_800_000]] as const) : []),
];

describeWithAll(['redis', 'postgresql'], 'several processes', (redis, postgresql) => {
  describe.each(plans)('%swhatever ends and begins again', (_, plan, timeout) => {
    test(
      'every match goes on, no intent is lost or doubled, and no match is owned twice',
      async () => {
        const at = (site = await ProcessSite.start({ redis, postgresql }, PROCESSES));
        const played = (matches = await SpreadMatches.begin(at, plan.matches, plan.seed));
        const delays: Delays = new Map();
        for (let round = 0; round < plan.rounds; round++) await killEach(played, at, delays);
        await loseRedis(played, at, delays);
        await restartPostgres(played, at, delays);
        if (plan.stalls) await stall(played, at, delays);
        await stopEach(played, at, delays);
        while (played.all.length < LEAST) await played.goOn();
        await played.end();
        const store = await openStore({ databaseUrl: at.databaseUrl, dataDir: '' }, pino({ level: 'silent' }));
        const { acknowledged, kept } = await played.compareWith(store);
        await store.close();
        const moves = await checkOwners(at);
        const count = (value: number): string => value.toLocaleString('en-US');
        const seconds = [...delays].map(([after, ms]) => `${after} ${(Math.max(...ms) / 1000).toFixed(1)} s`);
        console.info(
          `${played.all.length} matches, ${count(acknowledged)} intents acknowledged (${count(kept)} kept), ` +
            `lost 0, doubled 0, owned twice 0, moved to another process ${count(moves)}; all gone on at most after: ${seconds.join(', ')}`,
        );
        expect(moves).toBeGreaterThan(0);
        expect(kept).toBeGreaterThanOrEqual(acknowledged);
      },
      timeout,
    );
  });
});
