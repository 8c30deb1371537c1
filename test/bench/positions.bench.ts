import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POLICIES } from '@hexfall/shared/ai/policies';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { RecordedIntent } from '@hexfall/shared/notation/intent';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { DealWatch } from '../../server/src/match/DealWatch.js';
import { Match } from '../../server/src/match/Match.js';
import { TableSession } from '../../server/src/match/TableSession.js';
import { SYSTEM_SCHEDULER } from '../../server/src/runtime/scheduling.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import { TableLog } from '../../server/src/table/TableLog.js';
import { EMPTY_TABLE } from '../server/support/table.js';
import { SECONDS } from './measure.js';

/*
 * What the positions at the beginnings of turns cost: the processor time per intent of matches that are played at the same time, with and without them in turn, the bytes
 * that they take, and how long it takes to open a match that runs from its position and from its first intent.
 */

/** How many matches are played at the same time. */
const MATCHES = 50;

/** Each is played to that intent. */
const INTENTS = 60;

interface Game {
  readonly setup: Setup;
  readonly intents: readonly RecordedIntent[];
}

const gameOf = (name: string, mode: Options['mode'], armies: readonly ArmyId[], seed: number): Game | null => {
  const options: Options = { ...DEFAULT_OPTIONS, mode };
  const seats = armies.map((army) => ({ name: army, army, keyHash: army, mercenaries: [] }));
  const random = randomFrom(seed);
  const match = Match.resume({ options, armies, seed: `${name} ${seed}` }, []);
  const intents: RecordedIntent[] = [];
  while (intents.length < INTENTS) {
    const player = actingSeat(match.table);
    if (player === null) return null;
    const intent = POLICIES.random(match.table, player, random);
    const played = match.play(player, intent);
    if (!played.ok) throw new Error(played.error.message);
    match.commit(played.value);
    intents.push({ player, intent });
  }
  return match.over ? null : { setup: { ...EMPTY_TABLE, options, seats, creator: armies[0]!, seed: `${name} ${seed}` }, intents };
};

const gamesOf = (name: string, mode: Options['mode'], armies: readonly ArmyId[]): readonly Game[] => {
  const games: Game[] = [];
  for (let seed = 1; games.length < MATCHES; seed++) {
    const game = gameOf(name, mode, armies, seed);
    if (game) games.push(game);
  }
  return games;
};

const folder = mkdtempSync(join(tmpdir(), 'hexfall-bench-'));
const store = await openSqliteStore(folder);
const services = {
  store,
  step,
  tableLog: new TableLog(() => undefined),
  isHalted: () => false,
  deals: new DealWatch(store.deals),
  time: SYSTEM_SCHEDULER,
  since: () => 0,
};
let tables = 0;

const positionAfter = Match.prototype.positionAfter;

/** Of all threads, in microseconds: other programs do not change it much. */
const cpuSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return user + system;
};

/** Plays all matches at the same time. Returns the microseconds of processor time per intent, and the codes. */
const playAll = async (
  games: readonly Game[],
  keepsPositions: boolean,
): Promise<{ readonly each: number; readonly codes: readonly string[] }> => {
  Match.prototype.positionAfter = keepsPositions ? positionAfter : () => null;
  const sessions = await Promise.all(
    games.map(async ({ setup }) => {
      const code = `P${++tables}`;
      await store.create(code, setup);
      return new TableSession(code, { setup, log: [] }, services);
    }),
  );
  const start = process.cpuUsage();
  await Promise.all(
    sessions.map(async (session, table) => {
      for (const [index, { player, intent }] of games[table]!.intents.entries()) {
        const played = await session.play({ n: index + 1, client: 'page-bench', seat: player, intent });
        if (!played.ok) throw new Error(played.error.message);
      }
    }),
  );
  return { each: cpuSince(start) / (games.length * INTENTS), codes: sessions.map(({ code }) => code) };
};

const measure = async (name: string, mode: Options['mode'], armies: readonly ArmyId[]): Promise<void> => {
  const games = gamesOf(name, mode, armies);
  const [without, withPositions]: [number[], number[]] = [[], []];
  const codes: string[] = [];
  const start = performance.now();
  do {
    without.push((await playAll(games, false)).each);
    const played = await playAll(games, true);
    withPositions.push(played.each);
    codes.splice(0, codes.length, ...played.codes);
  } while (performance.now() - start < 8 * SECONDS * 1000);
  const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1]!;
  const [before, after] = [median(without), median(withPositions)];
  console.log(`  ${name}: ${before.toFixed(0)} µs per intent without, ${after.toFixed(0)} µs with (× ${(after / before).toFixed(3)})`);
  const saved = await Promise.all(codes.map(async (code) => (await store.load(code))!));
  const bytes = saved.reduce((sum, { positions }) => sum + (positions?.[0]?.content.length ?? 0), 0) / saved.length;
  const opened = (keeps: boolean): number => {
    const begin = performance.now();
    for (const { positions, ...rest } of saved) new TableSession('P', keeps && positions ? { ...rest, positions } : rest, services);
    return (performance.now() - begin) / saved.length;
  };
  const times = Array.from({ length: 9 }, () => [opened(false), opened(true)] as const);
  const [played, fromPosition] = [median(times.map(([one]) => one)), median(times.map(([, one]) => one))];
  console.log(
    `  ${name}: ${(bytes / 1024).toFixed(1)} kB; opened in ${fromPosition.toFixed(2)} ms, played again in ${played.toFixed(2)} ms`,
  );
};

await measure('duel', 'duel', ['borgo', 'moloch']);
await measure('team', 'team', ['borgo', 'moloch', 'outpost', 'hegemony']);
await store.close();
rmSync(folder, { recursive: true });
