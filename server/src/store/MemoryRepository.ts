import { isDeepStrictEqual } from 'node:util';
import { LINES_KEPT, type ChatLine } from '@hexfall/shared/protocol/chat';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import { NO_MODERATION, type Moderation } from './moderation.js';
import type { Expiry } from './expire.js';
import {
  FIRST_EPOCH,
  type LogEntry,
  type MatchRepository,
  type RematchLink,
  type SavedMatch,
  type SavedTable,
  type Setup,
} from './MatchRepository.js';
import { MemoryLeaseStore } from './MemoryLeaseStore.js';
import { MemoryPushStore } from './MemoryPushStore.js';
import { occupancyOf } from './occupancy.js';
import type { SavedStudy } from './studies.js';

interface StoredMatch extends SavedMatch {
  /** When the set-up was last saved, in milliseconds. */
  readonly changed: number;
  readonly lines: readonly ChatLine[];
  readonly study?: SavedStudy;
}

/** Stores matches in memory, for tests. */
export class MemoryRepository extends MemoryLeaseStore implements MatchRepository {
  /** Profiles need a database. */
  readonly profiles = null;
  readonly #matches = new Map<string, StoredMatch>();
  readonly push = new MemoryPushStore((code) => {
    const match = this.#matches.get(code);
    if (!match) return null;
    return { holders: match.setup.seats.map((seat) => seat?.keyHash ?? null), endedAt: match.finished ? match.changed : null };
  });

  constructor() {
    super(
      (code) => this.#matches.has(code),
      (code) => this.#matches.get(code)?.finished === false,
    );
  }

  async create(code: string, setup: Setup, origin?: RematchLink, owner: string | null = null): Promise<boolean> {
    if (this.#matches.has(code)) return false;
    if (origin) await this.saveSetup(origin.code, origin.setup, origin.epoch);
    this.begin(code, owner, owner === null ? 0 : FIRST_EPOCH);
    this.#matches.set(code, { rules: RULES_VERSION, setup, log: [], finished: false, changed: Date.now(), lines: [] });
    return true;
  }

  async add(code: string, setup: Setup, log: readonly LogEntry[]): Promise<boolean> {
    if (!(await this.create(code, setup))) return false;
    for (const entry of log) await this.append(code, entry, false);
    return true;
  }

  saveSetup(code: string, setup: Setup, epoch: number | null = null): Promise<void> {
    return this.#change(code, (match) => {
      this.check(code, epoch);
      return { ...match, setup, changed: Date.now() };
    });
  }

  append(code: string, entry: LogEntry, last: boolean, epoch: number | null = null): Promise<void> {
    return this.#change(code, (match) => {
      const known = match.log[entry.seq - 1];
      if (known && isDeepStrictEqual(known, entry)) return match;
      this.check(code, epoch);
      if (entry.seq !== match.log.length + 1) throw new Error(`intent ${entry.seq} of match ${code} does not follow the log`);
      return { ...match, log: [...match.log, entry], finished: last, changed: last ? Date.now() : match.changed };
    });
  }

  load(code: string): Promise<SavedMatch | null> {
    const match = this.#matches.get(code);
    return Promise.resolve(match ? { rules: match.rules, setup: match.setup, log: match.log, finished: match.finished } : null);
  }

  addLine(code: string, line: ChatLine): Promise<void> {
    return this.#change(code, (match) => {
      if (match.lines.some(({ n, team }) => n === line.n && team === line.team)) return match;
      const kept = match.lines.filter(({ n, team }) => team !== line.team || n > line.n - LINES_KEPT);
      return { ...match, lines: [...kept, line] };
    });
  }

  lines(code: string): Promise<readonly ChatLine[]> {
    return Promise.resolve(this.#matches.get(code)?.lines ?? []);
  }

  saveStudy(code: string, study: SavedStudy, epoch: number | null = null): Promise<void> {
    return this.#change(code, (match) => {
      this.check(code, epoch);
      return { ...match, study };
    });
  }

  study(code: string): Promise<SavedStudy | null> {
    return Promise.resolve(this.#matches.get(code)?.study ?? null);
  }

  exists(code: string): Promise<boolean> {
    return Promise.resolve(this.#matches.has(code));
  }

  openTables(since: number, limit: number): Promise<readonly SavedTable[]> {
    const open = [...this.#matches].filter(([, { setup, changed }]) => {
      const { people, free } = occupancyOf(setup);
      return setup.listed && people > 0 && free > 0 && changed >= since;
    });
    const latest = open.sort(([, a], [, b]) => b.changed - a.changed).slice(0, limit);
    return Promise.resolve(latest.map(([code, { setup }]) => ({ code, setup })));
  }

  prune(before: number): Promise<number> {
    const stale = [...this.#matches].filter(([code, { setup, changed }]) => {
      const { people, free } = occupancyOf(setup);
      return people === 0 && free > 0 && changed < before && !this.isOwned(code);
    });
    for (const [code] of stale) this.#matches.delete(code);
    return Promise.resolve(stale.length);
  }

  stamps(codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = codes.flatMap((code) => {
      const match = this.#matches.get(code);
      return match ? [[code, `${match.changed} ${match.log.length}`] as const] : [];
    });
    return Promise.resolve(new Map(known));
  }

  expire({ finishedBefore, waitingBefore }: Expiry): Promise<number> {
    const stale = [...this.#matches].filter(([code, { setup, log, finished, changed }]) => {
      if (this.isOwned(code)) return false;
      if (finished) return finishedBefore !== null && changed < finishedBefore;
      return waitingBefore !== null && changed < waitingBefore && log.length === 0 && occupancyOf(setup).free > 0;
    });
    for (const [code] of stale) this.#matches.delete(code);
    return Promise.resolve(stale.length);
  }

  moderation(): Promise<Moderation> {
    return Promise.resolve(NO_MODERATION);
  }

  ping(): Promise<void> {
    return Promise.resolve();
  }

  size(): Promise<number> {
    return Promise.resolve(0);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #change(code: string, change: (match: StoredMatch) => StoredMatch): Promise<void> {
    return new Promise((resolve) => {
      const match = this.#matches.get(code);
      if (!match) throw new Error(`no match ${code}`);
      this.#matches.set(code, change(match));
      resolve();
    });
  }
}
