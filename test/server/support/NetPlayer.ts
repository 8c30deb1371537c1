import { POLICIES } from '@hexfall/shared/ai/policies';
import type { Intent } from '@hexfall/shared/model/intent';
import type { RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { readTable, type TableView } from '@hexfall/shared/protocol/tableView';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { colyseusTransport } from '../../../client/src/net/colyseusTransport.js';
import type { Connection } from '../../../client/src/net/connection.js';
import { type Beginning, Session } from '../../../client/src/net/session.js';
import { IGNORED_NEWS } from '../../client/store/support/FakeTransport.js';
import { newKey } from './Page.js';

/** Between two intents, in milliseconds. */
const THINK_MS = 40;

/** Refusals that a page meets when its picture of the table is a little old. */
const PASSING: readonly string[] = ['stale', 'not-your-turn'];

/** What is refused because the server or its store could not do it at that moment. */
export const TROUBLE: readonly string[] = ['failed', 'unanswered', 'unreachable'];

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface Acknowledged {
  readonly seq: number;
  readonly player: Seat;
  readonly intent: Intent;
}

/** Plays at random by the page's own network code, over any connection. */
export class NetPlayer {
  readonly acknowledged: Acknowledged[] = [];
  readonly session: Session;
  /** How often the page came back to the table. */
  returns = 0;
  #keys: readonly string[] = [];
  #seats: readonly Seat[] = [];
  #state: TableView | null = null;
  #connection: Connection['phase'] = 'opening';

  constructor(
    url: string,
    beginning: Beginning,
    private readonly random: RandomSource,
    /** Refusals, besides those that every page meets, after which the player tries again. */
    private readonly tolerated: readonly string[] = [],
  ) {
    this.session = new Session(colyseusTransport(url, { headers: () => ({}), profile: () => null }), beginning, () => this.#keys, {
      connection: (connection) => {
        this.#connection = connection.phase;
        if (connection.phase === 'live' && connection.again) this.returns += 1;
      },
      state: (state) => (this.#state = state),
      news: {
        ...IGNORED_NEWS,
        welcome: ({ seats }) => (this.#seats = seats),
        access: ({ seats }) => (this.#seats = seats),
      },
      unanswered: () => undefined,
    });
    this.session.begin();
  }

  get table(): Table | null {
    return this.#state && readTable(this.#state);
  }

  get seq(): number {
    return this.#state?.seq ?? 0;
  }

  get isOver(): boolean {
    return this.#state?.phase === 'over';
  }

  /** The state of the player, for the message of a timeout. */
  get plight(): string {
    const { table } = this;
    const turn = table && !table.outcome ? `turn of ${String(actingSeat(table))}` : 'nobody to act';
    const known = `seats ${this.#seats.join()}, at ${this.seq}, acknowledged up to ${this.acknowledged.at(-1)?.seq ?? 0}`;
    return `${this.session.code ?? '?'}: ${this.#connection}, ${known}, ${this.#state?.phase ?? 'no state'}, ${turn}`;
  }

  /** The table's code, as soon as there is one; rejected if there will be none. */
  async code(): Promise<string> {
    while (this.session.code === null || this.#state === null) {
      if (this.#connection === 'closed') throw new Error('the page was not let in');
      await pause(5);
    }
    return this.session.code;
  }

  async sit(army: ArmyId): Promise<void> {
    const key = newKey();
    this.#keys = [key];
    for (;;) {
      const answer = await this.session.request('sit', { key, army, name: `Net ${army}` });
      if (answer.ok) return;
      if (!this.tolerated.includes(answer.error.code)) throw new Error(`sit: ${answer.error.message}`);
      await pause(100);
    }
  }

  /** Plays until the match is over, or is to end. */
  async play(isEnded = (): boolean => false): Promise<void> {
    while (!this.isOver && !isEnded()) {
      await pause(THINK_MS * this.random());
      await this.#go();
    }
  }

  async #go(): Promise<void> {
    const { table, seq } = this;
    const seat = table && !table.outcome ? actingSeat(table) : null;
    if (!table || seat === null || !this.#seats.includes(seat) || this.acknowledged.some((known) => known.seq > seq)) return;
    const intent = POLICIES.random(table, seat, this.random);
    const { client } = this.session;
    const answer = await this.session.request('intent', { client, seat, intent, after: seq });
    if (answer.ok) this.acknowledged.push({ seq: answer.value.seq, player: seat, intent });
    else if (this.tolerated.includes(answer.error.code)) await pause(200);
    else if (!PASSING.includes(answer.error.code)) throw new Error(`${this.plight}: ${JSON.stringify(intent)} ${answer.error.code}`);
  }
}
