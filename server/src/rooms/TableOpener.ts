import { matchMaker } from '@colyseus/core';
import { MATCH_ROOM } from '@hexfall/shared/protocol/messages';
import type { MatchStore } from '../store/MatchStore.js';
import { Resume } from './Resume.js';

/** Brings tables to life that no room holds at the moment. */
export class TableOpener {
  readonly #opening = new Map<string, Promise<boolean>>();

  constructor(private readonly store: MatchStore) {}

  /** Sees to it that the table has a live room; false if there is no such table. Two calls at once make one room. */
  open(code: string): Promise<boolean> {
    const running = this.#opening.get(code);
    if (running) return running;
    const opening = this.#open(code).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return opening;
  }

  /** Whether a room holds the table, or is about to. */
  isInUse(code: string): boolean {
    return this.#opening.has(code) || this.#live(code);
  }

  async #open(code: string): Promise<boolean> {
    if (this.#live(code)) return true;
    const saved = await this.store.load(code);
    if (!saved) return false;
    if (!this.#live(code)) await matchMaker.createRoom(MATCH_ROOM, { resume: new Resume(code, saved) });
    return true;
  }

  #live(code: string): boolean {
    return (matchMaker.getLocalRoomById(code) as unknown) !== undefined;
  }
}
