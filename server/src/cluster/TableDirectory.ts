import type { Logger } from 'pino';
import { z } from 'zod';
import { SERIES_KINDS } from '@hexfall/shared/model/series';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import type { ListedTable } from '@hexfall/shared/protocol/http';
import { ARMY_SELECTIONS, PHASES, STARTING_SEATS } from '@hexfall/shared/protocol/lobby';
import { OptionsSchema } from '@hexfall/shared/protocol/requests';
import type { RedisConnection } from './RedisConnection.js';

/** The occupancy of a duel. */
export interface DuelOccupancy {
  readonly taken: number;
  readonly seats: number;
}

/** A table with a free seat, and its connections. */
export interface OpenTable {
  readonly code: string;
  readonly connected: number;
  readonly spectators: number;
  /** Null if it is not a duel. */
  readonly duel: DuelOccupancy | null;
}

/** The tables of one process, as published to the others. */
export interface NodeListing {
  readonly open: readonly OpenTable[];
  /** Tables to watch, those with the most connections first. */
  readonly running: readonly ListedTable[];
}

const count = z.int().min(0);

const ListedTableSchema = z.object({
  code: z.string(),
  phase: z.enum(PHASES),
  options: OptionsSchema,
  startingSeat: z.enum(STARTING_SEATS),
  armySelection: z.enum(ARMY_SELECTIONS),
  forecast: z.boolean(),
  // Another process may be of an earlier version.
  seriesKind: z.enum(SERIES_KINDS).default('single'),
  seats: z.array(
    z
      .object({
        name: z.string(),
        army: z.enum(ARMY_IDS).nullable(),
        computer: z.boolean(),
        program: z.literal(true).exactOptional(),
      })
      .nullable(),
  ),
  seq: count,
  acting: z.int().nullable(),
  turn: count,
  connected: count,
  spectators: count,
});

const NodeListingSchema: z.ZodType<NodeListing> = z.object({
  open: z.array(
    z.object({ code: z.string(), connected: count, spectators: count, duel: z.object({ taken: count, seats: count }).nullable() }),
  ),
  running: z.array(ListedTableSchema),
});

/** Parses what another process has published; null if it is of another version, or damaged. */
export const parseListing = (text: string): NodeListing | null => {
  try {
    const { success, data } = NodeListingSchema.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
};

/** The interval between publications. */
const INTERVAL_MS = 1000;

const HASH = 'hexfall:tables';

/** The public tables of all processes, in Redis. Bounded: each process publishes only what a list shows. */
export class TableDirectory {
  #timer: NodeJS.Timeout | undefined;
  #last = '';

  constructor(
    private readonly redis: RedisConnection,
    private readonly id: string,
    private readonly log: Logger,
  ) {}

  /** Publishes the listing periodically. */
  start(listing: () => NodeListing): void {
    this.#timer = setInterval(() => void this.#publish(listing), INTERVAL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    if (this.redis.isConnected) await this.redis.presence.hdel(HASH, this.id);
  }

  /** Publishes with the next run even if nothing has changed: Redis may have lost its data. */
  republish(): void {
    this.#last = '';
  }

  /** Returns the listings of the other processes among `ids`; none while Redis is unreachable. */
  async read(ids: readonly string[]): Promise<readonly NodeListing[]> {
    if (!this.redis.isConnected) return [];
    const published = await this.redis.presence.hgetall(HASH);
    const gone = Object.keys(published).filter((id) => !ids.includes(id));
    for (const id of gone) void this.redis.presence.hdel(HASH, id).catch(() => undefined);
    return ids.filter((id) => id !== this.id).flatMap((id) => parseListing(published[id] ?? 'null') ?? []);
  }

  async #publish(listing: () => NodeListing): Promise<void> {
    if (!this.redis.isConnected) return;
    try {
      const text = JSON.stringify(listing());
      if (text === this.#last) return;
      await this.redis.presence.hset(HASH, this.id, text);
      this.#last = text;
    } catch (err) {
      this.log.warn({ err }, 'could not publish the tables of this process');
    }
  }
}
