import { setTimeout as pause } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { MATCH_ROOM } from '@hexfall/shared/protocol/messages';
import type { ClusterMembership } from '../cluster/ClusterMembership.js';
import type { MatchLeases } from '../cluster/MatchLeases.js';
import type { ProcessRpc } from '../cluster/ProcessRpc.js';
import type { Step } from '../match/PlayedIntents.js';
import { toPresentRules } from '../match/presentRules.js';
import { isReplayable, OtherRulesVersion, requireReplayable } from '../match/storedMatch.js';
import { type ReplayBudget, type Spend, UNLIMITED_REPLAYS } from '../runtime/Replays.js';
import { LimitedQueue } from '../runtime/scheduling.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import { isLeaseLost } from '../store/StoreFailure.js';
import { RestoredRoomOptions } from './roomOptions.js';

/** Whether a table can be joined now, does not exist, is moving from one process to another, or has moved to the server at an address. */
export type ActivationResult = 'open' | 'unknown' | 'moving' | { readonly moved: string };

export interface ActivatorServices {
  readonly store: MatchRepository;
  readonly leases: MatchLeases;
  readonly membership: Pick<ClusterMembership, 'rejoin'>;
  /** Null if there are no other processes. */
  readonly rpc: ProcessRpc | null;
  readonly step: Step;
  /** Whether this process is shutting down. */
  readonly isStopping: () => boolean;
}

/** Why a table is opened. */
interface Activation {
  readonly isAwaited: boolean;
  readonly replays: ReplayBudget;
}

/** How long to wait for a table that is moving between processes; pages wait longer than this. */
const PATIENCE_MS = 6000;

const RETRY_MS = 200;

/** After a failed activation, the match is not woken up by itself for this long. */
const REST_MS = 60 * 60 * 1000;

/** How many matches without intents are opened at once: meanwhile the intents of other tables wait for what these read and write. */
const MOST_BEGINNING = 8;

/** Activates stored tables: creates a room for a table that no process has. */
export class TableActivator {
  readonly #opening = new Map<string, Promise<ActivationResult>>();
  readonly #beginning = new LimitedQueue(MOST_BEGINNING);
  readonly #unplayed: ReplayBudget = { run: (task) => this.#beginning.add(() => task(() => Promise.resolve())) };

  constructor(private readonly services: ActivatorServices) {}

  /**
   * Ensures that the table has a room, here or in another process. Concurrent calls create one room.
   * @param isAwaited whether somebody is about to join.
   * @param replays the budget that replaying the match counts against.
   */
  activate(code: string, isAwaited: boolean, replays: ReplayBudget = UNLIMITED_REPLAYS): Promise<ActivationResult> {
    const running = this.#opening.get(code);
    if (running) return running;
    const opening = this.#activate(code, { isAwaited, replays }).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return opening;
  }

  async #activate(code: string, activation: Activation): Promise<ActivationResult> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const opening = await this.#attempt(code, activation);
      if (opening !== 'moving' || performance.now() > deadline || this.services.isStopping()) return opening;
      await pause(RETRY_MS);
    }
  }

  async #attempt(code: string, activation: Activation): Promise<ActivationResult> {
    if (this.services.isStopping()) return 'moving';
    if (this.#isHere(code)) return 'open';
    // Refused before the table is claimed: nothing is written for it.
    const replays = await this.#budgetFor(code, activation);
    return replays.run((spend) => this.#claim(code, activation.isAwaited, spend));
  }

  /** Nothing is played again of a match that has just begun: the tables of a round are opened at once, many of them by one address. */
  async #budgetFor(code: string, { replays }: Activation): Promise<ReplayBudget> {
    return (await this.services.store.isUnplayed(code)) ? this.#unplayed : replays;
  }

  async #claim(code: string, isAwaited: boolean, spend: Spend): Promise<ActivationResult> {
    const { leases, rpc, membership } = this.services;
    try {
      const claim = await leases.acquire(code);
      if (!claim) return 'unknown';
      if ('moved' in claim) return { moved: claim.moved };
      if ('epoch' in claim) return await this.#createRoom(code, claim.epoch, isAwaited, spend);
      if (rpc) return (await rpc.serves(claim.owner, code)) ? 'open' : 'moving';
    } catch (err) {
      if (!isLeaseLost(err)) throw err;
    }
    // In a cluster, the heartbeat finds out by itself that this process was evicted.
    if (!rpc) await membership.rejoin();
    return 'moving';
  }

  async #createRoom(code: string, epoch: number, isAwaited: boolean, spend: Spend): Promise<ActivationResult> {
    const { store } = this.services;
    try {
      const stored = await store.load(code);
      if (!stored) return 'unknown';
      if (!isReplayable(stored)) throw new OtherRulesVersion(stored.rules);
      await spend(stored.log.length);
      const present = toPresentRules(stored, this.services.step);
      if (present) await store.adoptRules(code, present.adopted, epoch);
      const saved = present?.saved ?? stored;
      requireReplayable(saved);
      await matchMaker.createRoom(MATCH_ROOM, { resume: new RestoredRoomOptions(code, saved, epoch, isAwaited) });
      return 'open';
    } catch (err) {
      await store.release(code, epoch, Date.now() + REST_MS);
      throw err;
    }
  }

  #isHere(code: string): boolean {
    return (matchMaker.getLocalRoomById(code) as unknown) !== undefined;
  }
}
