import { isDeepStrictEqual } from 'node:util';
import { pino } from 'pino';
import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import { randomFrom } from '@hexfall/shared/model/random';
import { openAdminStore } from '../../server/src/admin/openAdminStore.js';
import { Match } from '../../server/src/match/Match.js';
import type { MatchRepository } from '../../server/src/store/MatchRepository.js';
import { openStore } from '../../server/src/store/openStore.js';
import type { SavedMatch } from '../../server/src/table/savedMatch.js';
import { makeOlder } from '../support/olderRules.js';
import { describeWith } from '../support/programs.js';
import { ServerProcess } from '../support/ServerProcess.js';
import { isSlow } from '../support/slow.js';
import { CrashBot, type Whereabouts } from './support/CrashBot.js';
import { PostgresCluster } from './support/PostgresCluster.js';
import { acting, comeBack, playRandomly, startDuel } from './support/table.js';
import { temporaryFolder } from './support/testApp.js';

describe('crash', () => {
  /*
   * Matches are played over real connections while the server is killed again and again. HEXFALL_SLOW=1 plays the long version:
   * HEXFALL_SLOW=1 npm test -- test/server/crash
   */

  interface Plan {
    readonly matches: number;
    readonly kills: number;
    readonly seed: number;
  }

  const SHORT: Plan = { matches: 8, kills: 4, seed: 1 };
  const LONG: Plan = { matches: 60, kills: 30, seed: 2 };

  /** How long everyone plays between one crash and the next, in milliseconds. */
  const PEACE_MS = { least: 200, most: 1700 };

  /** No one waits longer than that for a match to go on; a busy machine needs some of it. */
  const ROUND_MS = 90_000;

  interface Scene {
    /** What the server is started with. */
    readonly env: Readonly<Record<string, string>>;
    /** What crashes besides the server, in turn with it. */
    readonly crashDatabase?: () => Promise<void>;
  }

  /** Waits until nothing is left to wait for. */
  const until = async (left: () => readonly string[]): Promise<void> => {
    const deadline = Date.now() + ROUND_MS;
    while (left().length > 0) {
      if (Date.now() > deadline) throw new Error(`waited in vain for\n${left().join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };

  const openFor = ({ env }: Scene): Promise<MatchRepository> =>
    openStore({ databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? '' }, pino({ level: 'silent' }));

  /** The server that starts next plays by later rules than the matches have been played by: it brings them to its own while they go on. */
  const upgrade = async (env: Scene['env']): Promise<void> => {
    const admin = await openAdminStore({ databaseUrl: env['DATABASE_URL'], dataDir: env['DATA_DIR'] ?? '' });
    if (!admin.ok) throw new Error(admin.error);
    await makeOlder(admin.value.db);
    await admin.value.close();
  };

  /** The number of the intent with which the latest turn of a stored match began, and the position then. */
  const latestTurn = ({ setup, log }: SavedMatch): { readonly seq: number; readonly position: unknown } => {
    const match = Match.resume(matchSetupOf(setup)!, []);
    let latest: { readonly seq: number; readonly position: unknown } = { seq: 0, position: null };
    for (const { seq, player, intent } of log) {
      const played = match.play(player, intent);
      if (!played.ok) throw new Error(played.error.message);
      const content = match.positionAfter(played.value);
      match.commit(played.value);
      if (content !== null) latest = { seq, position: positionIn(content) };
    }
    return latest;
  };

  const positionIn = (content: string): unknown => (JSON.parse(content) as { readonly position: unknown }).position;

  /** Whether a match that runs has the position of its latest turn. */
  const hasPosition = (saved: SavedMatch): boolean => {
    const last = saved.positions?.at(-1);
    return saved.finished || isDeepStrictEqual(last && { seq: last.seq, position: positionIn(last.content) }, latestTurn(saved));
  };

  /** Lets bots play while everything crashes; gives every match they have played, after a last, orderly end of the server. */
  const playThroughCrashes = async ({ matches, kills, seed }: Plan, { env, crashDatabase }: Scene): Promise<readonly CrashBot[]> => {
    const random = randomFrom(seed);
    const server: Whereabouts = { url: null };
    const bots: CrashBot[] = [];
    const done = new AbortController();
    let running = ServerProcess.run('built', env);
    server.url = await running.ready();

    /** One match after the other at one place, until the end. */
    const keepPlaying = async (place: number): Promise<void> => {
      while (!done.signal.aborted) {
        const bot = server.url === null ? null : await CrashBot.begin(server, randomFrom(seed * 1000 + bots.length + place));
        if (!bot) await new Promise((resolve) => setTimeout(resolve, 50));
        else {
          bots.push(bot);
          await bot.play(() => done.signal.aborted);
        }
      }
    };
    let failure: unknown = null;
    const players = Promise.all(Array.from({ length: matches }, (_, index) => keepPlaying(index))).catch((error: unknown) => {
      failure = error;
    });

    /** Every match goes on: each gets one more intent acknowledged. */
    const goOn = async (): Promise<void> => {
      const before = new Map(bots.map((bot) => [bot, bot.acknowledged.length]));
      const isGoingOn = (bot: CrashBot): boolean => bot.isOver || bot.acknowledged.length > (before.get(bot) ?? 0);
      await until(() => {
        if (failure !== null) return [];
        const missing = bots.length < matches ? [`${matches - bots.length} matches to begin`] : [];
        return [...missing, ...bots.filter((bot) => !isGoingOn(bot)).map(({ state }) => state)];
      });
    };
    const killServer = async (): Promise<void> => {
      server.url = null;
      expect(await running.end('SIGKILL')).toBe('SIGKILL');
      await upgrade(env);
      running = ServerProcess.run('built', env);
      server.url = await running.ready();
    };
    await goOn();
    for (let kill = 1; kill <= kills && failure === null; kill++) {
      await new Promise((resolve) => setTimeout(resolve, PEACE_MS.least + random() * (PEACE_MS.most - PEACE_MS.least)));
      await killServer();
      await goOn();
      if (kill % 3 === 0) await crashDatabase?.();
      await goOn();
    }
    done.abort();
    await players;
    if (failure !== null) throw failure as Error;
    await running.stop();
    return bots;
  };

  const checkEverything = async (plan: Plan, scene: Scene): Promise<void> => {
    const bots = await playThroughCrashes(plan, scene);
    const store = await openFor(scene);
    let [acknowledged, lost, doubled, wrong, positions] = [0, 0, 0, 0, 0];
    for (const bot of bots) {
      const saved = await store.load(bot.code);
      const log = saved?.log ?? [];
      positions += Number(saved !== null && log.length > 0 && !hasPosition(saved));
      const kept = log.map(({ seq, player, intent, client, n }) => JSON.stringify({ seq, player, intent, client, n }));
      const told = bot.acknowledged.map((entry) => JSON.stringify(entry));
      const names = new Set(log.map(({ player, client, n }) => `${player} ${client} ${n}`));
      acknowledged += told.length;
      lost += told.filter((entry) => !kept.includes(entry)).length;
      doubled += log.length - names.size;
      wrong += Number(kept.join() !== told.join());
    }
    await store.close();
    const figures = `${bots.length} matches, ${plan.kills} kills: ${acknowledged.toLocaleString('en-US')} intents acknowledged`;
    console.info(`${figures}, lost ${lost}, doubled ${doubled}`);
    expect({ lost, doubled, wrong, positions }).toEqual({ lost: 0, doubled: 0, wrong: 0, positions: 0 });
    expect(bots.length).toBeGreaterThanOrEqual(plan.matches);
  };

  const plans: readonly (readonly [string, Plan, number])[] = [
    ['', SHORT, 300_000],
    ...(isSlow ? ([['slow: ', LONG, 1_200_000]] as const) : []),
  ];

  beforeAll(() => {
    // The library logs every broken connection.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterAll(() => {
    jest.restoreAllMocks();
  });

  afterEach(() => ServerProcess.killAll());

  describe.each(plans)(
    '%safter kill -9 at any moment nothing acknowledged is lost or doubled, and every match goes on',
    (_, plan, timeout) => {
      test(
        'with SQLite',
        async () => {
          const folder = temporaryFolder();
          await checkEverything(plan, { env: { DATA_DIR: folder.path } });
          folder.remove();
        },
        timeout,
      );

      describeWith('postgresql', 'with PostgreSQL', (executable) => {
        test(
          'which crashes, too',
          async () => {
            const cluster = await PostgresCluster.start(executable);
            const crashDatabase = async (): Promise<void> => {
              await cluster.stop('SIGQUIT');
              await cluster.resume();
            };
            try {
              await checkEverything(plan, { env: { DATABASE_URL: await cluster.newDatabase() }, crashDatabase });
            } finally {
              await cluster.remove();
            }
          },
          timeout,
        );
      });
    },
  );
});

describe('crash clock', () => {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

  const DOWN_MS = 1500;

  beforeAll(() => {
    // The library logs every broken connection.
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  afterEach(() => ServerProcess.killAll());

  afterAll(() => {
    jest.restoreAllMocks();
  });

  test.each([
    ['game:120+5', 'is not charged'],
    ['turn:60', 'is not charged'],
    ['days:2', 'is charged: days go by the calendar'],
  ] as const)('O10: after kill -9 with %s running, the time while the server was down %s', async (clock, _) => {
    const folder = temporaryFolder();
    const env = { DATA_DIR: folder.path };
    const first = ServerProcess.run('built', env);
    const duel = await startDuel(await first.ready(), { clock });
    await playRandomly(duel, 61, 6);
    const before = duel.pages[0].clock;
    expect(before.running).toBe(acting(duel.pages[0]));
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    await pause(DOWN_MS);

    const again = Date.now();
    const second = ServerProcess.run('built', env);
    const back = await comeBack(await second.ready(), duel);
    const after = back.pages[0]!.clock;
    expect(after).toMatchObject({ left: before.left, running: before.running });
    if (clock === 'days:2') expect(after.at).toBe(before.at);
    else expect(after.at).toBeGreaterThanOrEqual(again);
    await playRandomly(back, 62, 4);
    expect(back.pages[0]!.state.seq).toBe(10);
    await Promise.all(back.pages.map((page) => page.leave()));
    await second.end('SIGTERM');
    folder.remove();
  });
});
