import type { Logger } from 'pino';
import type { ListedTable } from '@hexfall/shared/protocol/http';
import type { RedisLink } from './RedisLink.js';

/** How full a duel is. */
export interface OpenDuel {
  readonly taken: number;
  readonly seats: number;
}

/** A table with a free seat, and who is there. */
export interface OpenNotice {
  readonly code: string;
  readonly connected: number;
  readonly spectators: number;
  /** Null if it is no duel. */
  readonly duel: OpenDuel | null;
}

/** What one process tells the others of its tables. */
export interface Notice {
  readonly open: readonly OpenNotice[];
  /** Those to watch, the most watched first. */
  readonly running: readonly ListedTable[];
}

/** Between two notices. */
const INTERVAL_MS = 1000;

const KEY = 'hexfall:tables';

/** Where each process says what of its tables everybody may see. Bounded: what a list shows of one process is all there is of it. */
export class NoticeBoard {
  #timer: NodeJS.Timeout | undefined;
  #last = '';

  constructor(
    private readonly link: RedisLink,
    private readonly id: string,
    private readonly log: Logger,
  ) {}

  /** Posts what the function gives, again and again. */
  start(notice: () => Notice): void {
    this.#timer = setInterval(() => void this.#post(notice), INTERVAL_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    if (this.link.isUp) await this.link.presence.hdel(KEY, this.id);
  }

  /** Posts it at the next moment even if nothing has changed: Redis may have forgotten. */
  renew(): void {
    this.#last = '';
  }

  /** What the others have posted, those of `ids`; nothing while Redis is away. */
  async read(ids: readonly string[]): Promise<readonly Notice[]> {
    if (!this.link.isUp) return [];
    const posted = await this.link.presence.hgetall(KEY);
    const gone = Object.keys(posted).filter((id) => !ids.includes(id));
    for (const id of gone) void this.link.presence.hdel(KEY, id).catch(() => undefined);
    return ids.filter((id) => id !== this.id).flatMap((id) => (posted[id] === undefined ? [] : [JSON.parse(posted[id]) as Notice]));
  }

  async #post(notice: () => Notice): Promise<void> {
    if (!this.link.isUp) return;
    try {
      const text = JSON.stringify(notice());
      if (text === this.#last) return;
      await this.link.presence.hset(KEY, this.id, text);
      this.#last = text;
    } catch (err) {
      this.log.warn({ err }, 'the tables of this process could not be told to the others');
    }
  }
}
