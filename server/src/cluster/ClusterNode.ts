import { matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { MatchRepository } from '../store/MatchRepository.js';
import { ClusterMembership } from './ClusterMembership.js';
import { MatchLeases } from './MatchLeases.js';
import { listRoom, ProcessRpc, type RpcHandlers } from './ProcessRpc.js';
import type { RedisConnection } from './RedisConnection.js';
import { SharedCount } from './SharedCount.js';
import { type NodeListing, TableDirectory } from './TableDirectory.js';

export interface ClusterNodeOptions {
  readonly store: MatchRepository;
  /** Null if this is the only process. */
  readonly redis: RedisConnection | null;
  readonly log: Logger;
  readonly onEvicted: () => void;
  /** Whether this process is shutting down. */
  readonly isStopping: () => boolean;
}

/** This process as a member of a cluster, or as the only process. */
export class ClusterNode {
  /** Null if there are no other processes. */
  readonly rpc: ProcessRpc | null;
  readonly membership: ClusterMembership;
  readonly leases: MatchLeases;
  readonly #directory: TableDirectory | null;
  readonly #redis: RedisConnection | null;
  readonly #isStopping: () => boolean;

  /** Call this after the framework has started, which assigns the process id. */
  constructor({ store, redis, log, onEvicted, isStopping }: ClusterNodeOptions) {
    const id = matchMaker.processId;
    this.#redis = redis;
    this.#isStopping = isStopping;
    this.rpc = redis && new ProcessRpc(redis);
    this.#directory = redis && new TableDirectory(redis, id, log);
    this.membership = new ClusterMembership({ id, store, redis, log, onEvicted });
    this.leases = new MatchLeases(id, store);
    redis?.onReconnect(() => this.#renew(log));
  }

  /** Whether tables can be joined: not while the processes cannot reach each other. */
  get isOpen(): boolean {
    return this.#redis?.isConnected ?? true;
  }

  /** The listings of the other processes. */
  readonly otherListings = (): Promise<readonly NodeListing[]> => this.#directory?.read(this.membership.ids) ?? Promise.resolve([]);

  /** Starts to publish this process' tables and to answer the others. */
  async open(notice: () => NodeListing, handlers: Omit<RpcHandlers, 'list'>): Promise<void> {
    this.#directory?.start(notice);
    const list = async (code: string): Promise<boolean> => !this.#isStopping() && (await listRoom(code));
    await this.rpc?.handle(this.leases.owner, { list, ...handlers });
  }

  /** Where the requests of a kind are counted for all processes; undefined if this is the only one. */
  countOf(kind: string): SharedCount | undefined {
    return this.#redis ? new SharedCount(this.#redis, kind) : undefined;
  }

  /** Sends all other processes the same request. Returns their answers, null for each without one in time. */
  async askOthers(method: 'evict' | 'connected' | 'moderate' | 'status', code?: string): Promise<readonly unknown[]> {
    const others = this.membership.ids.filter((id) => id !== this.leases.owner);
    return (await this.rpc?.askAll(others, method, code)) ?? [];
  }

  /** Returns the answer of the process that has a table's room to a call of a program; null if there is none, or it does not answer. */
  async askOwner(code: string, call: string): Promise<string | null> {
    if (!this.rpc) return null;
    const owner = (await matchMaker.driver.findByIds([code])).get(code)?.processId;
    return owner === undefined || owner === this.leases.owner ? null : this.rpc.program(owner, call);
  }

  /** Finds a duel: asks the one process that does it for all, or calls `own`. */
  async quick(own: () => Promise<string>): Promise<string> {
    const [first] = this.membership.ids;
    if (!this.rpc || first === undefined || first === this.leases.owner) return own();
    return (await this.rpc.quick(first)) ?? own();
  }

  /** Stops publishing. */
  async close(): Promise<void> {
    await this.#directory?.stop();
  }

  /** Redis may have lost its data: each process lists its rooms again. */
  #renew(log: Logger): void {
    this.#directory?.republish();
    matchMaker.restoreMissingRoomCaches().catch((err: unknown) => log.warn({ err }, 'rooms could not be listed again'));
  }
}
