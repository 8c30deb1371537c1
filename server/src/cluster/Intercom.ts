import { matchMaker, requestFromIPC, subscribeIPC } from '@colyseus/core';
import type { RedisLink } from './RedisLink.js';

/** What one process answers to another. */
export interface Answers {
  /** Whether it has the table's room and is to keep it; the room is listed for everybody then. */
  readonly list: (code: string) => Promise<boolean>;
  /** The code of a duel where a seat is free; see `QuickMatch`. */
  readonly quick: () => Promise<string>;
}

/** A process answers within this time, or not at all. */
const PATIENCE_MS = 1500;

const channelOf = (process: string): string => `hexfall:${process}`;

/** Sees to it that a room of this process is listed: what Redis knows of it may be missing, or another process's. Gives whether there is one. */
export const listRoom = async (code: string): Promise<boolean> => {
  const room = matchMaker.getLocalRoomById(code) as ReturnType<typeof matchMaker.getLocalRoomById> | undefined;
  if (!room) return false;
  const listing = (await matchMaker.driver.findByIds([code])).get(code);
  if (listing?.processId !== matchMaker.processId) await room.setMetadata({});
  return true;
};

/** Lets the processes of one site ask each other, by the framework's own calls. */
export class Intercom {
  constructor(private readonly link: RedisLink) {}

  /** Answers what others ask this process. */
  async answer(process: string, answers: Answers): Promise<void> {
    await subscribeIPC(this.link.presence, channelOf(process), (method, [code]) =>
      method === 'list' ? answers.list(String(code)) : answers.quick(),
    );
  }

  /** Whether whoever joins by the code comes to the room that this process has. It is asked each time: it may be about to stop. */
  async serves(process: string, code: string): Promise<boolean> {
    if ((await this.link.hears(process)) !== true) return false;
    return (await this.#ask<boolean>(process, 'list', [code])) === true;
  }

  /** The code of a duel that another process has found; null if it does not answer. */
  quick(process: string): Promise<string | null> {
    return this.#ask<string>(process, 'quick', ['']);
  }

  async #ask<T>(process: string, method: keyof Answers, args: readonly string[]): Promise<T | null> {
    try {
      return await requestFromIPC<T>(this.link.presence, channelOf(process), method, [...args], PATIENCE_MS);
    } catch {
      return null;
    }
  }
}
