import { randomBytes } from 'node:crypto';
import { POLICIES } from '@hexfall/shared/ai/policies';
import type { PublicState, Seat } from '@hexfall/shared/model/state';
import { DEFAULT_OPTIONS } from '@hexfall/shared/model/options';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/version';
import { createMatch } from '@hexfall/shared/rules/createMatch';
import { fold } from '@hexfall/shared/rules/evolve';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { TableSocket, type SocketListener } from './TableSocket.js';

const ARMIES: readonly ArmyId[] = ['borgo', 'moloch'];

const CLIENT = 'load-bot';

/** Between two intents of one match, in milliseconds. */
const BEAT_MS = 1000;

/** What happens in all matches, to be counted. */
export interface Tally {
  /** Milliseconds from sending an intent to the arrival of the change at the other player. */
  latencies: number[];
  intents: number;
  /** Beats at which the intent before was not answered yet. */
  late: number;
  troubles: string[];
}

export const newTally = (): Tally => ({ latencies: [], intents: 0, late: 0, troubles: [] });

/** The state before the first intent. What is drawn the events will say. */
const firstState = (): PublicState => {
  const created = createMatch({ options: DEFAULT_OPTIONS, armies: ARMIES, persons: [0, 1], mercenaries: [[], []], seed: '' });
  if (!created.ok) throw new Error(created.error.message);
  const { table, previous } = created.value;
  return { table, previous };
};

/** One match of two bots with a connection each, that play an intent per second. Its table follows from the events of one of them. */
export class LoadMatch {
  readonly #sockets: TableSocket[] = [];
  #state = firstState();
  #sent: { readonly at: number; readonly seat: Seat; seen: boolean; told: boolean } | null = null;
  #timer: NodeJS.Timeout | undefined;
  #seated = 0;
  #ended = false;

  private constructor(
    private readonly tally: () => Tally,
    private readonly over: () => void,
  ) {}

  /** Sits down at a new table, by one address for each seat, and begins at some moment of the next second. `over` is called when the match has ended. */
  static async begin(urls: readonly string[], tally: () => Tally, over: () => void): Promise<LoadMatch> {
    const match = new LoadMatch(tally, over);
    for (const [seat, army] of ARMIES.entries()) {
      const first = match.#sockets[0];
      const path = first ? `joinById/${first.code}` : 'create/match';
      const socket = await TableSocket.open(urls[seat % urls.length]!, path, { protocol: PROTOCOL_VERSION }, match.#listener(seat));
      match.#sockets.push(socket);
      const seated = match.#untilSeated(seat + 1);
      socket.send('sit', { key: randomBytes(16).toString('base64url'), army, name: `Bot ${seat}` });
      await seated;
    }
    match.#timer = setTimeout(() => match.#startBeating(), Math.random() * BEAT_MS);
    return match;
  }

  end(): void {
    this.#ended = true;
    clearInterval(this.#timer);
    clearTimeout(this.#timer);
    for (const socket of this.#sockets) socket.close();
  }

  #startBeating(): void {
    if (this.#ended) return;
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
    this.#beat();
  }

  #beat(): void {
    if (this.#sent) {
      this.tally().late += 1;
      return;
    }
    const seat = actingSeat(this.#state.table);
    if (seat === null) {
      this.end();
      return this.over();
    }
    const intent = POLICIES.random(this.#state.table, seat, Math.random);
    this.#sent = { at: performance.now(), seat, seen: false, told: false };
    this.#sockets[seat]?.send('intent', { client: CLIENT, seat, intent });
  }

  #listener(seat: Seat): SocketListener {
    return {
      patch: () => {
        const sent = this.#sent;
        if (!sent || sent.seen || sent.seat === seat) return;
        sent.seen = true;
        this.tally().latencies.push(performance.now() - sent.at);
        this.#finish();
      },
      // Both sit down, one follows the events.
      wants: (type) => type === 'refused' || (seat === 0 && type === 'events') || (this.#seated < ARMIES.length && type === 'ack'),
      message: (type, payload) => {
        if (type === 'ack') this.#seat();
        else if (type === 'events') this.#follow(payload as PlayedIntent);
        else this.#fail(`refused: ${JSON.stringify(payload)}`);
      },
      closed: () => this.#fail('a connection was closed'),
    };
  }

  #follow({ events }: PlayedIntent): void {
    this.#state = fold(this.#state, events);
    if (this.#sent) this.#sent.told = true;
    this.#finish();
  }

  #finish(): void {
    if (!this.#sent?.seen || !this.#sent.told) return;
    this.#sent = null;
    this.tally().intents += 1;
  }

  #fail(trouble: string): void {
    if (this.#ended) return;
    this.tally().troubles.push(trouble);
    this.end();
    this.over();
  }

  #onSeated: () => void = () => undefined;

  #seat(): void {
    this.#seated += 1;
    this.#onSeated();
  }

  #untilSeated(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.#onSeated = () => {
        if (this.#seated >= count) resolve();
      };
    });
  }
}
