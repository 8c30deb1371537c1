import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/** Redis counts as unreachable after this time without a connection or an answer. */
const PATIENCE_MS = 3000;

/** The longest pause between attempts to reconnect. */
const RETRY_MS = 500;

/** The framework's channel of a process. */
const channelOf = (process: string): string => `p:${process}`;

/**
 * The framework's presence and driver, over one Redis. While Redis is unreachable, commands wait and run when it returns, so the
 * framework's data there stays consistent. Check `isConnected` first to get an answer at once.
 */
export class RedisConnection {
  readonly presence: RedisPresence;
  readonly driver: RedisDriver;
  #onReconnect: () => void = () => undefined;

  private constructor(private readonly redis: Redis) {
    this.presence = new RedisPresence(redis);
    this.driver = new RedisDriver(redis.duplicate({ lazyConnect: false }).on('error', () => undefined));
  }

  /** Rejects if Redis cannot be reached, with a message that leaves out the address, which may contain a password. */
  static async open(url: string, log: Logger): Promise<RedisConnection> {
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
    const connection = new RedisConnection(redis);
    let isAway = false;
    redis.on('reconnecting', () => {
      if (!isAway) log.warn('lost the connection to Redis: tables cannot be joined until it is back');
      isAway = true;
    });
    redis.on('ready', () => {
      isAway = false;
      log.info('Redis is back');
      connection.#onReconnect();
    });
    return connection;
  }

  /** Whether Redis answers. */
  get isConnected(): boolean {
    return this.redis.status === 'ready';
  }

  /** Sets the listener for reconnections: Redis may have lost its data. */
  onReconnect(listener: () => void): void {
    this.#onReconnect = listener;
  }

  /** Fulfilled when the connections are closed. */
  async close(): Promise<void> {
    this.presence.shutdown();
    await this.driver.shutdown();
  }

  /** Runs a command; it waits while Redis is unreachable. */
  command([name = '', ...words]: readonly string[]): Promise<unknown> {
    return this.redis.call(name, ...words);
  }

  /** Whether a process is subscribed to its channel; null while Redis is unreachable. The subscription ends with the process. */
  async isSubscribed(process: string): Promise<boolean | null> {
    if (!this.isConnected) return null;
    const [, listeners] = await this.redis.pubsub('NUMSUB', channelOf(process));
    return Number(listeners) > 0;
  }
}
