import type { Logger } from 'pino';
import type { MineRequest, MyTable } from '@hexfall/shared/protocol/http';
import { goingOf } from '../match/goingOf.js';
import { standingAt } from '../match/standingAt.js';
import { summaryOf } from '../match/summary.js';
import { TableHost, type HostServices } from '../match/TableHost.js';
import { hashSeatKey } from '../security/seatKey.js';
import { readTableCode } from '../security/tableCode.js';
import type { SavedMatch, Setup } from '../store/MatchStore.js';
import type { LiveTables } from './LiveTables.js';

/** What there is to see of a table at a glance. */
interface Glance {
  readonly setup: Setup;
  readonly shown: Omit<MyTable, 'mine'>;
  /** The store's for what was seen. */
  readonly stamp: string;
}

/** So many tables that sleep in the store are remembered; those looked at longest ago are forgotten. */
const REMEMBERED = 500;

const glanceAt = (table: TableHost, stamp: string): Glance => {
  const { code, setup, phase, match } = table;
  const winners = match?.table.outcome?.winners ?? null;
  const summary = summaryOf(code, { setup, phase, seq: match?.seq ?? 0 });
  return { setup, stamp, shown: { ...summary, ...goingOf(table), winners } };
};

/** Tells pages how their tables stand without bringing these to life: a match in the store is worked out once and remembered. */
export class Glances {
  readonly #asleep = new Map<string, Glance>();

  constructor(
    private readonly live: LiveTables,
    private readonly services: HostServices,
    private readonly log: Logger,
  ) {}

  /** The tables asked for that are there and where the keys open a seat, in the order they were asked for. */
  async mine({ tables }: MineRequest): Promise<readonly MyTable[]> {
    const found: MyTable[] = [];
    const stamps = await this.services.store.stamps(tables.flatMap(({ code }) => readTableCode(code) ?? []));
    // One after the other, so that others are served in between.
    for (const { code, keys } of tables) {
      const hashes = new Set(keys.map(hashSeatKey));
      const known = readTableCode(code);
      const stamp = known === null ? undefined : stamps.get(known);
      const glance = known === null || stamp === undefined ? null : await this.#at(known, stamp, hashes);
      const mine = glance ? standingAt(glance.setup, hashes).seats : [];
      if (glance && mine.length > 0) found.push({ ...glance.shown, mine });
    }
    return found;
  }

  async #at(code: string, stamp: string, hashes: ReadonlySet<string>): Promise<Glance | null> {
    const awake = this.live.get(code);
    if (awake) return glanceAt(awake.table, stamp);
    const known = this.#asleep.get(code);
    const glance = known?.stamp === stamp ? known : await this.#load(code, stamp, hashes);
    if (glance) this.#remember(code, glance);
    return glance;
  }

  /** Null also for a match that cannot be read: one of them must not hide the others. */
  async #load(code: string, stamp: string, hashes: ReadonlySet<string>): Promise<Glance | null> {
    try {
      const saved = await this.services.store.load(code);
      return saved && this.#look(code, saved, stamp, hashes);
    } catch (err) {
      this.log.warn({ match: code, err }, 'a match could not be looked at');
      return null;
    }
  }

  /** Nothing is worked out for somebody who holds no seat there. */
  #look(code: string, saved: SavedMatch, stamp: string, hashes: ReadonlySet<string>): Glance | null {
    return standingAt(saved.setup, hashes).seats.length === 0 ? null : glanceAt(new TableHost(code, saved, this.services), stamp);
  }

  #remember(code: string, glance: Glance): void {
    this.#asleep.delete(code);
    this.#asleep.set(code, glance);
    const [oldest] = this.#asleep.keys();
    if (this.#asleep.size > REMEMBERED && oldest !== undefined) this.#asleep.delete(oldest);
  }
}
