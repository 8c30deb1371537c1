import type { Logger } from 'pino';
import { matchMaker } from '@colyseus/core';
import type { MatchStore } from '../store/MatchStore.js';
import { Holds } from './Holds.js';
import { Intercom, listRoom } from './Intercom.js';
import { NoticeBoard, type Notice } from './NoticeBoard.js';
import type { RedisLink } from './RedisLink.js';
import { Roster } from './Roster.js';

export interface SiteOptions {
  readonly store: MatchStore;
  /** Null if this is the only process. */
  readonly link: RedisLink | null;
  readonly log: Logger;
  readonly onDismissed: () => void;
  /** Whether this process is about to give its tables to others. */
  readonly isStopping: () => boolean;
}

/** Everything about this process being one of several, or the only one, that serve the same people. */
export class Site {
  /** Null if there are no other processes. */
  readonly intercom: Intercom | null;
  readonly roster: Roster;
  readonly holds: Holds;
  readonly #board: NoticeBoard | null;
  readonly #link: RedisLink | null;
  readonly #isStopping: () => boolean;

  /** To be called when the framework has begun: it gives the process its name. */
  constructor({ store, link, log, onDismissed, isStopping }: SiteOptions) {
    const id = matchMaker.processId;
    this.#link = link;
    this.#isStopping = isStopping;
    this.intercom = link && new Intercom(link);
    this.#board = link && new NoticeBoard(link, id, log);
    this.roster = new Roster({ id, store, link, log, onDismissed });
    this.holds = new Holds(id, store);
    link?.onBack(() => this.#renew(log));
  }

  /** Whether people can come to tables: not while the processes cannot reach each other. */
  get isOpen(): boolean {
    return this.#link?.isUp ?? true;
  }

  /** What the other processes tell of their tables. */
  readonly others = (): Promise<readonly Notice[]> => this.#board?.read(this.roster.ids) ?? Promise.resolve([]);

  /** Tells the others of this process' tables, and answers them. */
  async open(notice: () => Notice, quick: () => Promise<string>): Promise<void> {
    this.#board?.start(notice);
    const list = async (code: string): Promise<boolean> => !this.#isStopping() && (await listRoom(code));
    await this.intercom?.answer(this.holds.owner, { list, quick });
  }

  /** Finds a duel by the one process that does it for all, or by `own`. */
  async quick(own: () => Promise<string>): Promise<string> {
    const [first] = this.roster.ids;
    if (!this.intercom || first === undefined || first === this.holds.owner) return own();
    return (await this.intercom.quick(first)) ?? own();
  }

  /** No other process is told anything any more. */
  async close(): Promise<void> {
    await this.#board?.stop();
  }

  /** Redis may have been started again and know nothing: whoever has a room says so. */
  #renew(log: Logger): void {
    this.#board?.renew();
    matchMaker.restoreMissingRoomCaches().catch((err: unknown) => log.warn({ err }, 'rooms could not be listed again'));
  }
}
