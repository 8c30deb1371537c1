import { randomBytes } from 'node:crypto';
import { POLICIES } from '@hexfall/shared/ai/policies';
import type { Intent } from '@hexfall/shared/model/intent';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { PublicState } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import { type PlayedIntent, PROTOCOL_VERSION, type Refused } from '@hexfall/shared/protocol/messages';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { fold } from '@hexfall/shared/rules/evolve';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { randomGapMs } from './figures.js';
import { Overloaded, type SocketListener, TableSocket } from './TableSocket.js';

const ARMIES: readonly ArmyId[] = ['borgo', 'moloch'];

const CLIENT = 'load-bot';

/** Arrivals that a match keeps while one of its intents is not answered. */
const MOST_DUE = 50;

/** What happens in all matches, to be counted. */
export interface Tally {
  /** Milliseconds from when an intent was due to the arrival of the change at the other player; of refused ones from the last attempt. */
  latencies: number[];
  intents: number;
  /** Attempts that were refused because the server was overloaded. */
  refused: number;
  /** Intents that were due while so many others of their match were, too, that they were not sent at all. */
  dropped: number;
  troubles: string[];
}

export const newTally = (): Tally => ({ latencies: [], intents: 0, refused: 0, dropped: 0, troubles: [] });

/** What all matches share. */
export interface Pace {
  /** Intents per second and match, on the average; zero for none. */
  rate: number;
  tally: Tally;
}

interface Sent {
  readonly seat: Seat;
  readonly intent: Intent;
  readonly at: number;
  readonly seen: boolean;
  readonly told: boolean;
}

/** The state before the first intent. What is drawn the events will say. */
const firstState = (): PublicState => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ARMIES, persons: [0, 1], mercenaries: [[], []], seed: '' });
  if (!created.ok) throw new Error(created.error.message);
  const { table, previous } = created.value;
  return { table, previous };
};

/**
 * One match of two bots with a connection each. Its intents are due at random times, whether or not those before have been answered (an
 * open loop), and are sent one after the other. Its table follows from the events of one connection.
 */
export class LoadMatch {
  readonly #sockets: TableSocket[] = [];
  #state = firstState();
  #sent: Sent | null = null;
  /** When the intents were due that have not been sent yet. */
  readonly #due: number[] = [];
  #played = 0;
  #timer: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #seated = 0;
  #ended = false;
  #sitting: { readonly resolve: () => void; readonly reject: (error: Error) => void; readonly count: number } | null = null;

  private constructor(
    private readonly pace: Pace,
    private readonly most: number,
    private readonly over: () => void,
  ) {}

  /**
   * Sits down at a new table, by one address for each seat, and begins. `over` is called when the match has ended.
   * @param most after this many intents, a player resigns.
   */
  static async begin(urls: readonly string[], pace: Pace, most: number, over: () => void): Promise<LoadMatch> {
    const match = new LoadMatch(pace, most, over);
    try {
      for (const [seat, army] of ARMIES.entries()) await match.#sitDown(urls[seat % urls.length]!, seat, army);
    } catch (error) {
      match.end();
      throw error;
    }
    match.#schedule();
    return match;
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    for (const socket of this.#sockets) socket.close();
  }

  /** Takes a new pace, and forgets what was due at the old one. */
  reschedule(): void {
    clearTimeout(this.#timer);
    this.#due.length = 0;
    this.#schedule();
  }

  async #sitDown(url: string, seat: Seat, army: ArmyId): Promise<void> {
    const first = this.#sockets[0];
    const path = first ? `joinById/${first.code}` : 'create/match';
    const socket = await TableSocket.open(url, path, { protocol: PROTOCOL_VERSION }, this.#listener(seat));
    this.#sockets.push(socket);
    const seated = new Promise<void>((resolve, reject) => (this.#sitting = { resolve, reject, count: seat + 1 }));
    socket.send('sit', { key: randomBytes(16).toString('base64url'), army, name: `Bot ${seat}` });
    await seated;
    this.#sitting = null;
  }

  #schedule(): void {
    if (this.#ended || this.pace.rate === 0) return;
    this.#timer = setTimeout(() => {
      this.#due.push(performance.now());
      if (this.#due.length > MOST_DUE) this.pace.tally.dropped += this.#due.splice(0, 1).length;
      this.#next();
      this.#schedule();
    }, randomGapMs(this.pace.rate));
  }

  /** Sends the intent that has been due for the longest time, if the one before has been answered. */
  #next(): void {
    if (this.#sent || this.#ended) return;
    const at = this.#due.shift();
    if (at === undefined) return;
    const seat = actingSeat(this.#state.table);
    if (seat === null) {
      this.end();
      return this.over();
    }
    this.#send({ at, seat, intent: this.#choose(seat), seen: false, told: false });
  }

  #choose(seat: Seat): Intent {
    return this.#played++ < this.most ? POLICIES.random(this.#state.table, seat, Math.random) : { do: 'resign' };
  }

  #send(sent: Sent): void {
    this.#sent = sent;
    this.#sockets[sent.seat]?.send('intent', { client: CLIENT, seat: sent.seat, intent: sent.intent });
  }

  #listener(seat: Seat): SocketListener {
    return {
      patch: () => {
        const sent = this.#sent;
        if (!sent || sent.seen || sent.seat === seat) return;
        this.#sent = { ...sent, seen: true };
        this.pace.tally.latencies.push(performance.now() - sent.at);
        this.#finish();
      },
      // Both sit down, one follows the events.
      wants: (type) => type === 'refused' || (seat === 0 && type === 'events') || (this.#seated < ARMIES.length && type === 'ack'),
      message: (type, payload) => {
        if (type === 'ack') this.#seat();
        else if (type === 'events') this.#follow(payload as PlayedIntent);
        else this.#refused(payload as Refused);
      },
      closed: () => this.#fail(new Error('a connection was closed')),
    };
  }

  /** As a page does: the same again, at the time the server names, spread a little. */
  #refused({ error }: Refused): void {
    if (error.code !== 'overloaded') return this.#fail(new Error(`refused: ${JSON.stringify(error)}`));
    const retryAfterMs = error.retryAfterMs ?? 0;
    if (this.#sitting) return this.#fail(new Overloaded(retryAfterMs));
    this.pace.tally.refused += 1;
    const sent = this.#sent;
    if (sent) this.#retry = setTimeout(() => this.#send({ ...sent, at: performance.now() }), retryAfterMs * (1 + Math.random()));
  }

  #follow({ events }: PlayedIntent): void {
    this.#state = fold(this.#state, events);
    if (this.#sent) this.#sent = { ...this.#sent, told: true };
    this.#finish();
  }

  #finish(): void {
    if (!this.#sent?.seen || !this.#sent.told) return;
    this.#sent = null;
    this.pace.tally.intents += 1;
    this.#next();
  }

  #seat(): void {
    this.#seated += 1;
    if (this.#sitting && this.#seated >= this.#sitting.count) this.#sitting.resolve();
  }

  #fail(trouble: Error): void {
    if (this.#ended) return;
    if (this.#sitting) return this.#sitting.reject(trouble);
    this.pace.tally.troubles.push(trouble.message);
    this.end();
    this.over();
  }
}
