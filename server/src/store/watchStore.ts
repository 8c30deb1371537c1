import type { MatchStore } from './MatchStore.js';
import { LostHold } from './Registry.js';

/** A store that could not do what it was asked for. Its match is as it was, and the same may work later. */
export class StoreFailure extends Error {
  constructor(
    readonly operation: string,
    cause: unknown,
  ) {
    super(`the store could not ${operation}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Whether that says that another process owns the match now. */
export const isLost = (err: unknown): boolean => err instanceof LostHold || (err instanceof StoreFailure && err.cause instanceof LostHold);

/** Told of everything a store has done: what, in how many seconds, and whether it worked. */
export type StoreWatcher = (operation: string, seconds: number, worked: boolean) => void;

/** The same store, whose every call is watched and fails with a `StoreFailure`. */
export const watchStore = (store: MatchStore, watch: StoreWatcher): MatchStore =>
  new Proxy(store, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function' || typeof name !== 'string') return member;
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
