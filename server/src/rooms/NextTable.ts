import { randomInt } from 'node:crypto';
import { matchScoreOf } from '@hexfall/shared/inspect/matchScore';
import { refuse } from '@hexfall/shared/lobby/refusals';
import { nextMatchOf, waitingForAll } from '@hexfall/shared/lobby/rematch';
import type { Setup } from '@hexfall/shared/lobby/setup';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { createTable } from '../match/createTable.js';
import { owedMatch } from '../match/proposalRules.js';
import { newSecret } from '../security/credentials.js';
import { isLeaseLost } from '../store/StoreFailure.js';
import { STORE_FULL } from '../store/StoreQuota.js';
import type { Chat } from './Chat.js';
import type { TableContext } from './TableContext.js';

/** How soon a table that could not be stored is tried again. */
const RETRY_MS = 10_000;

/**
 * Makes the table on which the players of a finished match go on: of a rematch, and of the next match of a series. That one needs no proposal:
 * it is made when a match of a series is over, or when such a table is loaded without one.
 */
export class NextTable {
  #isQueued = false;
  /** Before that time a failed attempt is not repeated. */
  #retryFrom = 0;

  constructor(
    private readonly context: TableContext<'store' | 'tableLog' | 'quota' | 'push' | 'time' | 'faults'>,
    private readonly chat: Pick<Chat, 'carryTo'>,
  ) {}

  /** Makes the table of the next match of a series if it is due. Call this after every change. */
  schedule(): void {
    const { table, services, queue } = this.context;
    if (this.#isQueued || owedMatch(table) === null || services.time.now() < this.#retryFrom) return;
    this.#isQueued = true;
    queue(() => this.#makeOwed());
  }

  /** Stores a complete table, and this one with the link to it, before any client learns of it. The chat goes along. */
  async make(complete: Setup): Promise<Result<null, Refusal>> {
    const { table, services } = this.context;
    if (!(await services.quota.hasRoom())) return refuse('store-full', STORE_FULL);
    await table.linkRematch((noteOf) => createTable(complete, services, noteOf));
    const { rematchCode } = table.setup.status;
    if (rematchCode === null) return ok(null);
    services.push.copy(table.code, rematchCode);
    await this.chat.carryTo(rematchCode);
    return ok(null);
  }

  /** The match begins when everybody has come: until then no clock runs. If its table cannot be stored, a later change of this one tries again. */
  async #makeOwed(): Promise<void> {
    const { table, services, sync } = this.context;
    this.#isQueued = false;
    const [next, match] = [owedMatch(table), table.match];
    if (next === null || match === null || !table.isInSync) return;
    const setup = nextMatchOf(table.setup, matchScoreOf(match.table), next, { secret: newSecret(), draw: randomInt });
    this.#retryFrom = services.time.now() + RETRY_MS;
    try {
      const made = await this.make(waitingForAll(setup));
      if (made.ok) sync();
    } catch (err) {
      if (!isLeaseLost(err)) services.faults.report(table, err, 'next', null);
    }
  }
}
