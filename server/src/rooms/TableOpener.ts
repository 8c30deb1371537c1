import { setTimeout as pause } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { MATCH_ROOM } from '@hexfall/shared/protocol/messages';
import type { Holds } from '../cluster/Holds.js';
import type { Intercom } from '../cluster/Intercom.js';
import type { Roster } from '../cluster/Roster.js';
import type { MatchStore } from '../store/MatchStore.js';
import { isLost } from '../store/watchStore.js';
import { Resume } from './Resume.js';

/** What became of the wish to come to a table: it can be joined, there is none, or it is on its way from one process to another. */
export type Opening = 'open' | 'unknown' | 'moving';

export interface OpenerServices {
  readonly store: MatchStore;
  readonly holds: Holds;
  readonly roster: Pick<Roster, 'comeBack'>;
  /** Null if there are no other processes. */
  readonly intercom: Intercom | null;
  /** Whether this process is not to begin anything any more. */
  readonly isStopping: () => boolean;
}

/** So long a table is waited for that another process is about to have or to give back: pages are more patient than that. */
const PATIENCE_MS = 6000;

const RETRY_MS = 200;

/** After a match could not be brought to life, nobody but who asks for it tries again for so long. */
const REST_MS = 60 * 60 * 1000;

/** Brings tables to life that no process has at the moment. */
export class TableOpener {
  readonly #opening = new Map<string, Promise<Opening>>();

  constructor(private readonly services: OpenerServices) {}

  /** Sees to it that the table has a live room, here or in another process. Two calls at once make one room. */
  open(code: string): Promise<Opening> {
    const running = this.#opening.get(code);
    if (running) return running;
    const opening = this.#open(code).finally(() => this.#opening.delete(code));
    this.#opening.set(code, opening);
    return opening;
  }

  async #open(code: string): Promise<Opening> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      const opening = await this.#attempt(code);
      if (opening !== 'moving' || performance.now() > deadline || this.services.isStopping()) return opening;
      await pause(RETRY_MS);
    }
  }

  async #attempt(code: string): Promise<Opening> {
    const { holds, intercom, roster, isStopping } = this.services;
    if (isStopping()) return 'moving';
    if (this.#isHere(code)) return 'open';
    try {
      const claim = await holds.take(code);
      if (!claim) return 'unknown';
      if ('epoch' in claim) return await this.#begin(code, claim.epoch);
      if (intercom) return (await intercom.serves(claim.owner, code)) ? 'open' : 'moving';
    } catch (err) {
      if (!isLost(err)) throw err;
    }
    // With other processes, the roster knows by itself when this one has been dismissed.
    if (!intercom) await roster.comeBack();
    return 'moving';
  }

  async #begin(code: string, epoch: number): Promise<Opening> {
    const { store } = this.services;
    try {
      const saved = await store.load(code);
      if (!saved) return 'unknown';
      await matchMaker.createRoom(MATCH_ROOM, { resume: new Resume(code, saved, epoch) });
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
