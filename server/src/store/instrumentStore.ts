import type { MatchRepository } from './MatchRepository.js';
import { StoreFailure } from './StoreFailure.js';

/** An operation of the store: a method of it. */
export type StoreOperation = {
  [K in keyof MatchRepository]: MatchRepository[K] extends (...sent: never) => unknown ? K : never;
}[keyof MatchRepository];

const OPERATIONS: Readonly<Record<StoreOperation, true>> = {
  create: true,
  add: true,
  saveSetup: true,
  append: true,
  adoptRules: true,
  load: true,
  loadTable: true,
  intentsAfter: true,
  stamps: true,
  addLine: true,
  lines: true,
  saveStudy: true,
  study: true,
  exists: true,
  isUnplayed: true,
  openTables: true,
  prune: true,
  countPruned: true,
  newestTime: true,
  moderation: true,
  ping: true,
  size: true,
  checkpoint: true,
  close: true,
  join: true,
  heartbeat: true,
  evict: true,
  releaseOrphans: true,
  leave: true,
  claim: true,
  owned: true,
  release: true,
  due: true,
};

const isOperation = (name: string | symbol): name is StoreOperation => Object.hasOwn(OPERATIONS, name);

export const STORE_OPERATIONS: readonly StoreOperation[] = Object.keys(OPERATIONS).filter(isOperation);

/** Observes every operation of a store: its name, its duration in seconds, and whether it worked. */
export type StoreObserver = (operation: StoreOperation, seconds: number, worked: boolean) => void;

/** Returns the store with every call observed, and every error wrapped in a `StoreFailure`. */
export const instrumentStore = (store: MatchRepository, watch: StoreObserver): MatchRepository =>
  new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function' || !isOperation(name)) return member;
      return async (...sent: unknown[]): Promise<unknown> => {
        const since = performance.now();
        const done = (worked: boolean): void => watch(name, (performance.now() - since) / 1000, worked);
        try {
          const result: unknown = await Reflect.apply(member, target, sent);
          done(true);
          return result;
        } catch (err) {
          done(false);
          throw new StoreFailure(name, err);
        }
      };
    },
  });
