import { POLICIES } from '@hexfall/shared/ai/policies';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { SERVER_CLIENTS } from '../match/hindrance.js';
import type { Match } from '../match/Match.js';
import { prepareAt } from './prepareAt.js';
import type { TableHost } from '../match/TableHost.js';
import type { Surroundings } from '../rooms/Reception.js';
import { guessPiles } from './guessPiles.js';

export interface BotSurroundings extends Surroundings {
  /** Adds a task to what is done at the table, one after the other. */
  readonly queue: (task: () => Promise<void>) => void;
  /** How long a computer player waits before it acts, in milliseconds. */
  readonly delayMs: number;
}

/** After a fault of the server, the next attempt comes this much later. */
const PATIENCE = 20;

/** Plays the seats of one table at which a computer player sits, or plays for somebody who is away. */
export class ComputerPlayers {
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(
    private readonly table: TableHost,
    private readonly around: BotSurroundings,
  ) {}

  /** Looks whether a computer player has something to do. To be called whenever something has changed. */
  attend(): void {
    this.#attendIn(this.around.delayMs);
  }

  /** Nothing is done any more, except what is being done. */
  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #attendIn(delayMs: number): void {
    if (this.#stopped || this.#timer || this.table.actingComputer === null) return;
    this.#timer = setTimeout(() => {
      this.around.queue(() => this.#act());
    }, delayMs);
  }

  /** Never throws: after a fault the table is as it was, and there is another attempt. */
  async #act(): Promise<void> {
    this.#timer = null;
    const seat = this.table.actingComputer;
    if (seat === null) return;
    try {
      const { match } = this.table;
      const done = await (match ? this.#play(match, seat) : this.#prepare(seat));
      if (!done.ok) throw new Error(`a computer player was refused: ${done.error.message}`);
    } catch (err) {
      this.around.faults.halt(this.table, err, SERVER_CLIENTS.computer, { seat });
      this.#attendIn((this.around.delayMs + 1) * PATIENCE);
    }
  }

  async #play(match: Match, seat: Seat): Promise<Result<unknown, Refusal>> {
    const intent = POLICIES.greedy(guessPiles(match.table, Math.random), seat, Math.random);
    const played = await this.#send(match, seat, intent);
    const isTooLong = !played.ok && played.error.code === 'too-long';
    return isTooLong ? this.#send(match, seat, { do: 'resign' }) : played;
  }

  async #send(match: Match, seat: Seat, intent: Intent): Promise<Result<unknown, Refusal>> {
    const played = await this.table.play({ n: match.seq + 1, client: SERVER_CLIENTS.computer, seat, intent });
    if (played.ok && played.value.reel) this.around.tell(played.value.reel);
    return played;
  }

  async #prepare(seat: Seat): Promise<Result<unknown, Refusal>> {
    const prepared = await this.table.prepare((setup) => prepareAt(setup, seat, Math.random));
    if (prepared.ok) this.around.show();
    return prepared;
  }
}
