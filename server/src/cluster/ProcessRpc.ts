import { matchMaker, requestFromIPC, subscribeIPC } from '@colyseus/core';
import type { ProcessReport } from '@hexfall/shared/protocol/operator';
import type { RedisConnection } from './RedisConnection.js';

/** The calls a process answers. */
export interface RpcHandlers {
  /** Whether it has the table's room and keeps it; the room is listed in Redis then. */
  readonly list: (code: string) => Promise<boolean>;
  /** Returns the code of a duel with a free seat; see `QuickMatch`. */
  readonly quick: () => Promise<string>;
  /** Disconnects the clients of a table, which has been deleted. */
  readonly evict: (code: string) => Promise<void>;
  /** Returns the hashes of the keys whose holders are connected at a table here. */
  readonly connected: (code: string) => Promise<readonly string[]>;
  /** Reads bans and notice, which have changed. */
  readonly moderate: () => Promise<void>;
  /** Returns how the process is, for the operator. */
  readonly status: () => Promise<ProcessReport>;
  /** Answers a program at a table whose room it has: see `ProgramTables`. Takes and returns JSON. */
  readonly program: (call: string) => Promise<string>;
}

/** A call without an answer fails after this time. */
const PATIENCE_MS = 1500;

/** The same for calls of programs, which may wait for the store and for news. */
const PROGRAM_PATIENCE_MS = 6000;

const channelOf = (process: string): string => `hexfall:${process}`;

/** Ensures that a room of this process is listed in Redis, where its entry may be missing or another process'. Returns whether it exists. */
export const listRoom = async (code: string): Promise<boolean> => {
  const room = matchMaker.getLocalRoomById(code) as ReturnType<typeof matchMaker.getLocalRoomById> | undefined;
  if (!room) return false;
  const listing = (await matchMaker.driver.findByIds([code])).get(code);
  if (listing?.processId !== matchMaker.processId) await room.setMetadata({});
  return true;
};

/** Calls between the processes of a cluster, over the framework's own RPC. */
export class ProcessRpc {
  constructor(private readonly redis: RedisConnection) {}

  /** Starts to answer the calls of other processes. */
  async handle(process: string, handlers: RpcHandlers): Promise<void> {
    await subscribeIPC(this.redis.presence, channelOf(process), (method, [code]): Promise<unknown> =>
      handlers[method as keyof RpcHandlers](String(code)),
    );
  }

  /** Returns whether clients that join by the code reach the room of that process. Asks each time, because the process may be shutting down. */
  async serves(process: string, code: string): Promise<boolean> {
    if ((await this.redis.isSubscribed(process)) !== true) return false;
    return (await this.#call(process, 'list', [code])) === true;
  }

  /** Returns the code of a duel found by another process; null if it does not answer. */
  async quick(process: string): Promise<string | null> {
    const code = await this.#call(process, 'quick', ['']);
    return typeof code === 'string' ? code : null;
  }

  /** Returns the answer of the process that has a table's room to a call of a program; null if it does not answer in time. */
  async program(process: string, call: string): Promise<string | null> {
    const answer = await this.#call(process, 'program', [call], PROGRAM_PATIENCE_MS);
    return typeof answer === 'string' ? answer : null;
  }

  /** Sends several processes the same request at once. Returns their answers, null for each without one. */
  askAll(processes: readonly string[], method: 'evict' | 'connected' | 'moderate' | 'status', code = ''): Promise<readonly unknown[]> {
    return Promise.all(processes.map((process) => this.#call(process, method, [code])));
  }

  async #call(process: string, method: keyof RpcHandlers, args: readonly string[], patienceMs = PATIENCE_MS): Promise<unknown> {
    try {
      return await requestFromIPC<unknown>(this.redis.presence, channelOf(process), method, [...args], patienceMs);
    } catch {
      return null;
    }
  }
}
