import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** A Redis that is not reached, or says nothing, for so long is away. */
const PATIENCE_MS = 3000;

/** After each attempt to come back, at most so long until the next. */
const RETRY_MS = 500;

/** What the framework knows a process by. */
const channelOf = (process: string): string => `p:${process}`;

/**
 * The framework's ways between processes, over one Redis. While Redis is away, what has been asked for waits and is done when it
 * is back: nothing that the framework keeps there is left half done. Who wants an answer at once looks at `isUp` first.
 */
export class RedisLink {
  readonly presence: RedisPresence;
  readonly driver: RedisDriver;
  #onBack: () => void = () => undefined;

  private constructor(private readonly redis: Redis) {
    this.presence = new RedisPresence(redis);
    // Both hang up when the server stops.
    this.driver = new RedisDriver(redis.duplicate({ lazyConnect: false }).on('error', () => undefined));
  }

  /** Rejected with a sentence, without the address, which may have a password in it, if there is no Redis. */
  static async open(url: string, log: Logger): Promise<RedisLink> {
    const redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      maxRetriesPerRequest: null,
      retryStrategy: (attempt) => Math.min(attempt * 50, RETRY_MS),
    });
    try {
      await redis.connect();
    } catch (cause) {
      redis.disconnect();
      throw new Error(`the Redis of REDIS_URL cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
    const link = new RedisLink(redis);
    let isAway = false;
    redis.on('reconnecting', () => {
      if (!isAway) log.warn('the connection to Redis broke: nobody can come to a table until it is back');
      isAway = true;
    });
    redis.on('ready', () => {
      isAway = false;
      log.info('Redis is back');
      link.#onBack();
    });
    return link;
  }

  /** Whether Redis answers. */
  get isUp(): boolean {
    return this.redis.status === 'ready';
  }

  /** Calls the function whenever Redis is back after it was away: it may have forgotten everything. */
  onBack(listener: () => void): void {
    this.#onBack = listener;
  }

  /** Whether a process hears what is said to it; null if nobody can say. A process that has ended does not, from that moment on. */
  async hears(process: string): Promise<boolean | null> {
    if (!this.isUp) return null;
    const [, listeners] = await this.redis.pubsub('NUMSUB', channelOf(process));
    return Number(listeners) > 0;
  }
}
