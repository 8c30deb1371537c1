import { matchSetupOf } from '@hexfall/shared/lobby/matchSetup';
import { randomFrom } from '@hexfall/shared/model/random';
import { Match } from '../../server/src/match/Match.js';
import { isSlow } from '../support/slow.js';
import { MemoryStore } from './support/MemoryStore.js';
import { NetPlayer } from './support/NetPlayer.js';
import { startTestApp, type TestApp } from './support/testApp.js';
import { giveTrouble, TroubledProxy } from './support/TroubledProxy.js';

/*
 * Whole matches are played by the page's own code for the network, each player behind a bad line.
 * HEXFALL_SLOW=1 npm test -- test/server/network plays more of them.
 */

interface Plan {
  readonly matches: number;
  readonly seed: number;
  readonly timeout: number;
}

const PLANS: readonly (readonly [string, Plan])[] = [
  ['', { matches: 3, seed: 4, timeout: 480_000 }],
  ...(isSlow ? ([['slow: ', { matches: 30, seed: 5, timeout: 600_000 }]] as const) : []),
];

let store: MemoryStore;
let app: TestApp;
const proxies: TroubledProxy[] = [];
const players: NetPlayer[] = [];

beforeAll(() => {
  // The library logs every broken connection.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

beforeEach(async () => {
  store = await MemoryStore.open();
  app = await startTestApp({ store });
});

afterEach(async () => {
  for (const player of players.splice(0)) player.session.leave();
  await Promise.all(proxies.splice(0).map((proxy) => proxy.stop()));
  await app.stop();
});

afterAll(() => {
  jest.restoreAllMocks();
});

const newProxy = async (): Promise<TroubledProxy> => {
  const proxy = await TroubledProxy.start(() => app.port);
  proxies.push(proxy);
  return proxy;
};

/** One match, each of its two players and a spectator behind a line of their own that gives trouble until the match is over. */
const playThroughTrouble = async (seed: number): Promise<{ readonly intents: number; readonly returns: number }> => {
  const lines = await Promise.all([newProxy(), newProxy(), newProxy()]);
  const join = (place: number, beginning: ConstructorParameters<typeof NetPlayer>[1]): NetPlayer => {
    const player = new NetPlayer(lines[place]!.url, beginning, randomFrom(seed * 10 + place));
    players.push(player);
    return player;
  };
  const first = join(0, { creation: {} });
  const code = await first.code();
  const second = join(1, { code });
  const watcher = join(2, { code });
  const all = [first, second, watcher];
  let ended = false;
  const trouble = lines.map((line, index) => giveTrouble(line, randomFrom(seed * 100 + index), () => ended));
  await first.sit('borgo');
  await second.sit('moloch');
  await Promise.all(all.map((player) => player.play()));
  ended = true;
  await Promise.all(trouble);

  const saved = await store.load(code);
  const setup = saved && matchSetupOf(saved.setup);
  if (!setup) throw new Error(`match ${code} has not started`);
  const kept = saved.log.map(({ seq, player, intent }) => ({ seq, player, intent }));
  const told = [first, second].flatMap(({ acknowledged }) => acknowledged).toSorted((a, b) => a.seq - b.seq);
  expect(told).toEqual(kept);
  const { table } = Match.resume(setup, saved.log);
  for (const player of all) expect(player.table).toEqual(table);
  return { intents: kept.length, returns: all.reduce((sum, { returns }) => sum + returns, 0) };
};

test.each(PLANS)(
  '%swhole matches over lines that break, stall and crawl: everybody ends in the server’s state, nothing is lost or done twice',
  async (_, { matches, seed, timeout }) => {
    const timer = setTimeout(() => console.error(players.map(({ plight }) => plight).join('\n')), timeout - 2000);
    const played = await Promise.all(Array.from({ length: matches }, (_match, index) => playThroughTrouble(seed * 100 + index)));
    clearTimeout(timer);
    const sum = (of: 'intents' | 'returns'): number => played.reduce((total, one) => total + one[of], 0);
    console.info(`${matches} matches, ${sum('returns')} reconnections: ${sum('intents')} intents acknowledged, lost 0, doubled 0`);
    expect(sum('returns')).toBeGreaterThan(matches);
  },
  PLANS.reduce((longest, [, { timeout }]) => Math.max(longest, timeout), 0),
);
