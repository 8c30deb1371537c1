import { setImmediate as ourTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { accessFor } from '@hexfall/shared/lobby/seats';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { MyTable, MyTables } from '@hexfall/shared/protocol/http';
import type { MineRequest } from '@hexfall/shared/protocol/httpRequests';
import type { SeatAccess } from '@hexfall/shared/protocol/messages';
import { standings } from '@hexfall/shared/rules/sides';
import { toPresentRules } from '../../match/presentRules.js';
import { ReadableTable } from '../../match/readableTables.js';
import { isReplayable, replayMatch } from '../../match/storedMatch.js';
import { summaryOf, turnInfoOf } from '../../match/summary.js';
import { type SessionServices, TableSession } from '../../match/TableSession.js';
import type { ActiveTables } from '../../rooms/ActiveTables.js';
import { type ReplayBudget, type Spend, UNLIMITED_REPLAYS } from '../../runtime/Replays.js';
import { hashSeatKey, readTableCode } from '../../security/credentials.js';
import type { HeldSeat } from '../../store/ProfileStore.js';
import type { SavedMatch } from '../../table/savedMatch.js';

/** The facts of a table at one moment, as everybody there may know them. */
interface TableSnapshot {
  readonly setup: Setup;
  readonly shown: Omit<MyTable, 'mine' | 'given'>;
  /** The version of the stored match it was taken from. */
  readonly stamp: string;
}

/** How many snapshots of stored tables are cached; the least recently used are dropped. */
const REMEMBERED = 500;

const NO_ACCESS: Pick<SeatAccess, 'seats' | 'reclaimable'> = { seats: [] };

const snapshotOf = (table: TableSession, stamp: string): TableSnapshot => {
  const { code, setup, phase, match } = table;
  // Only who has access to the table is shown them.
  const facts = ReadableTable.of({ setup, phase, seq: match?.seq ?? 0 }, false, true);
  if (!facts) throw new Error('the holder of a seat may not read the table');
  const winners = match?.table.outcome?.winners ?? null;
  const summary = summaryOf(code, facts);
  const stands = { winners, standings: match && standings(match.table), since: table.actingSince, next: setup.status.rematchCode };
  return { setup, stamp, shown: { ...summary, ...turnInfoOf(table), ...stands } };
};

/** Lists the tables where a page has seats, without activating them: each stored match is replayed once and cached. */
export class MyTablesQuery {
  readonly #cache = new Map<string, TableSnapshot>();

  constructor(
    private readonly active: ActiveTables,
    private readonly services: SessionServices,
    private readonly log: Logger,
  ) {}

  /**
   * Returns the requested tables that exist and where the keys open a seat, in the order of the request; then those where a profile has a
   * seat. Rejects with `BudgetSpent`; matches replayed until then are cached for the next try.
   */
  async run({ tables }: MineRequest, held: readonly HeldSeat[] = [], replays: ReplayBudget = UNLIMITED_REPLAYS): Promise<MyTables> {
    const found: MyTable[] = [];
    const gone: string[] = [];
    const asked = tables.map(({ code, keys }) => ({ code, hashes: new Set(keys.map(hashSeatKey)) }));
    for (const { code, keyHash } of held) {
      const same = asked.find((table) => table.code === code);
      if (same) same.hashes.add(keyHash);
      else asked.push({ code, hashes: new Set([keyHash]) });
    }
    const stamps = await this.services.store.stamps(asked.flatMap(({ code }) => readTableCode(code) ?? []));
    // One after the other: the budget lets other requests be served in between.
    for (const { code, hashes } of asked) {
      const known = readTableCode(code);
      const stamp = known === null ? undefined : stamps.get(known);
      if (stamp === undefined) gone.push(code);
      const snapshot = known === null || stamp === undefined ? null : await this.#at(known, stamp, hashes, replays);
      const { seats: mine, reclaimable: given } = snapshot ? accessFor(snapshot.setup, hashes) : NO_ACCESS;
      if (snapshot && (mine.length > 0 || given)) found.push({ ...snapshot.shown, mine, ...(given && { given }) });
    }
    return { tables: found, gone, now: this.services.time.now() };
  }

  async #at(code: string, stamp: string, hashes: ReadonlySet<string>, replays: ReplayBudget): Promise<TableSnapshot | null> {
    const awake = this.active.get(code);
    if (awake) return snapshotOf(awake.table, stamp);
    const known = this.#cache.get(code);
    const snapshot = known?.stamp === stamp ? known : await replays.run((spend) => this.#load(code, stamp, hashes, spend));
    if (snapshot) this.#remember(code, snapshot);
    return snapshot;
  }

  /** Also returns null for a match that the current rules cannot replay: one of them must not hide the others. */
  async #load(code: string, stamp: string, hashes: ReadonlySet<string>, spend: Spend): Promise<TableSnapshot | null> {
    try {
      const saved = await this.services.store.load(code);
      if (!saved || !isReplayable(saved)) return null;
      await spend(saved.log.length);
      return await this.#look(code, saved, stamp, hashes);
    } catch (err) {
      this.log.warn({ match: code, err }, 'a match could not be read');
      return null;
    }
  }

  /** Replays nothing for a client without a seat there. */
  async #look(code: string, saved: SavedMatch, stamp: string, hashes: ReadonlySet<string>): Promise<TableSnapshot | null> {
    const { seats, reclaimable } = accessFor(saved.setup, hashes);
    if (seats.length === 0 && !reclaimable) return null;
    const { step } = this.services;
    const present = toPresentRules(saved, step)?.saved ?? saved;
    const match = await replayMatch(present, ourTurn, step);
    return snapshotOf(new TableSession(code, present, this.services, null, match), stamp);
  }

  #remember(code: string, snapshot: TableSnapshot): void {
    this.#cache.delete(code);
    this.#cache.set(code, snapshot);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > REMEMBERED && oldest !== undefined) this.#cache.delete(oldest);
  }
}
