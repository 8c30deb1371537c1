import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pino } from 'pino';
import { nextPairings } from '@hexfall/shared/competition/pairings';
import { step } from '@hexfall/shared/rules/step';
import { Competitions } from '../../server/src/competition/Competitions.js';
import { CompetitionWalls } from '../../server/src/competition/CompetitionWalls.js';
import { ReadableTables } from '../../server/src/match/readableTables.js';
import { UNLIMITED_REPLAYS } from '../../server/src/runtime/Replays.js';
import { SYSTEM_SCHEDULER } from '../../server/src/runtime/scheduling.js';
import { TableLog } from '../../server/src/table/TableLog.js';
import { MemoryStore } from '../server/support/MemoryStore.js';
import { StoredGame } from '../server/support/StoredGame.js';
import { print, SECONDS } from './measure.js';

const BOARDS = 100;

/** Each board has so many intents before, and one every two seconds after that. */
const PLAYED = 40;

const compressed = promisify(gzip);

const store = await MemoryStore.open();
const log = pino({ level: 'silent' });
let now = 0;
const competitions = new Competitions({
  ...{ store, step, log, time: SYSTEM_SCHEDULER, tableLog: new TableLog(() => undefined) },
  quota: { hasRoom: () => Promise.resolve(true) },
  allowsName: () => true,
  callEntrants: () => undefined,
  lookAtDeals: () => Promise.resolve(),
  pairRound: ({ state, outcomes }) => Promise.resolve(nextPairings(state, outcomes)),
});
const walls = new CompetitionWalls({
  ...{ competitions, store, step, log },
  readable: new ReadableTables(store),
  time: { steady: () => now, after: () => () => undefined },
});

const made = await competitions.create(
  { name: 'Hall', regulations: { checkIn: 0, limit: 7200 }, options: {}, listed: false },
  'the hash of a key',
);
if (!made.ok) throw new Error(made.error.message);
const code = made.value;
for (let entrant = 0; entrant < 2 * BOARDS; entrant++) await competitions.enter(code, `key ${entrant}`, { name: `Player ${entrant}` });
await competitions.act(code, 'the hash of a key', { do: 'announce', round: 1 });
const { matches } = (await store.competitions.load(code))!;
const games: StoredGame[] = [];
for (const [seed, match] of matches.entries()) games.push(await StoredGame.at(store, match.code!, seed));
for (const game of games) await game.play(PLAYED);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const { user, system } = process.cpuUsage();
  await work();
  const after = process.cpuUsage();
  return (after.user - user + after.system - system) / 1000;
};

/** What a wall is told, as it is sent; the version after that. */
const tell = async (after: string | null): Promise<string | null> => {
  const view = await walls.changes(code, after, UNLIMITED_REPLAYS);
  if (!view || view === 'same') return after;
  await compressed(JSON.stringify(view));
  return view.version;
};

let version: string | null = null;
const opening = await timed(async () => (version = await tell(null)));
print(`the boards of ${BOARDS} matches, asked for first`, opening, ' ms');

/** The milliseconds of processor time that a number of walls take in a second, in which every other board changes; each asks every two seconds. */
const perSecond = async (count: number): Promise<number> => {
  const rounds = Math.max(1, Math.round(SECONDS * 2));
  let spent = 0;
  let before = version;
  for (let second = 0; second < rounds; second++) {
    for (const [index, game] of games.entries()) if (index % 2 === second % 2) await game.play(1);
    now += 1000;
    const asking = count === 1 ? 1 - (second % 2) : count / 2;
    spent += await timed(() => Promise.all(Array.from({ length: asking }, () => tell(before))));
    if (second % 2 === 1) before = (await walls.changes(code, before, UNLIMITED_REPLAYS)) === 'same' ? before : await tell(before);
  }
  version = before;
  return spent / rounds;
};

for (const count of [1, 10]) print(`${count} of them in a second, with 50 intents (50 at most)`, await perSecond(count), ' ms');
