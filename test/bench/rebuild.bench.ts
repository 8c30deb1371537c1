import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POLICIES } from '@hexfall/shared/ai/policies';
import type { SavedSeat, Setup } from '@hexfall/shared/lobby/setup';
import { DEFAULT_OPTIONS, type Options } from '@hexfall/shared/model/options';
import { randomFrom } from '@hexfall/shared/model/random';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { DealWatch } from '../../server/src/match/DealWatch.js';
import { Match } from '../../server/src/match/Match.js';
import { TableSession } from '../../server/src/match/TableSession.js';
import { SYSTEM_SCHEDULER } from '../../server/src/runtime/scheduling.js';
import { openSqliteStore } from '../../server/src/store/openStore.js';
import type { LogEntry } from '../../server/src/table/savedMatch.js';
import { TableLog } from '../../server/src/table/TableLog.js';
import { EMPTY_TABLE } from '../server/support/table.js';
import { SECONDS } from './measure.js';

/*
 * How long it takes to return to a match that no process has in memory: reading it and replaying its log.
 */

const INTENTS = 150;

/** Four players, since a duel is over sooner. */
const ARMIES: readonly ArmyId[] = ['borgo', 'moloch', 'outpost', 'hegemony'];
const OPTIONS: Options = { ...DEFAULT_OPTIONS, mode: 'team' };

const seats: readonly SavedSeat[] = ARMIES.map((army) => ({ name: army, army, keyHash: army, mercenaries: [] }));
const setup: Setup = {
  ...EMPTY_TABLE,
  options: OPTIONS,
  seats,
  creator: 'borgo',
  seed: 'bench',
};

/** The beginning of a random match, or null if it is over too soon. */
const logOf = (seed: number): readonly LogEntry[] | null => {
  const random = randomFrom(seed);
  const match = Match.resume({ options: OPTIONS, armies: ARMIES, seed: 'bench' }, []);
  const log: LogEntry[] = [];
  for (let n = 1; n <= INTENTS; n++) {
    const player = actingSeat(match.table);
    if (player === null) return null;
    const intent = POLICIES.random(match.table, player, random);
    const played = match.play(player, intent);
    if (!played.ok) throw new Error(played.error.message);
    match.commit(played.value);
    log.push({ seq: n, player, intent, client: 'page-bench', n, clock: null });
  }
  return log;
};

const longLog = (): readonly LogEntry[] => {
  for (let seed = 1; seed < 100; seed++) {
    const log = logOf(seed);
    if (log) return log;
  }
  throw new Error(`no match lasts ${INTENTS} intents`);
};

const folder = mkdtempSync(join(tmpdir(), 'hexfall-bench-'));
const store = await openSqliteStore(folder);
await store.create('BENCH', setup);
await Promise.all(longLog().map((entry) => store.append('BENCH', entry, false)));

const times = { read: 0, rebuilt: 0, runs: 0 };
const start = performance.now();
while (performance.now() - start < SECONDS * 1000) {
  const before = performance.now();
  const saved = await store.load('BENCH');
  const read = performance.now();
  if (!saved) throw new Error('the match is gone');
  const { match } = new TableSession('BENCH', saved, {
    store,
    step,
    tableLog: new TableLog(() => undefined),
    isHalted: () => false,
    deals: new DealWatch(store.deals),
    time: SYSTEM_SCHEDULER,
    since: () => 0,
  });
  if (match?.seq !== INTENTS) throw new Error('the match is not whole');
  times.read += read - before;
  times.rebuilt += performance.now() - read;
  times.runs += 1;
}
const [read, rebuilt] = [times.read, times.rebuilt].map((sum) => (sum / times.runs).toFixed(2));
console.log(`  a match of ${INTENTS} intents: read in ${read} ms, played again in ${rebuilt} ms`);
await store.close();
rmSync(folder, { recursive: true });
