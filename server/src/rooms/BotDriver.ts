import { POLICIES, type Policy } from '@hexfall/shared/ai/policies';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { draftForBot } from '../lobby/draftForBot.js';
import { SERVER_SENDERS } from '../match/intentGuards.js';
import type { Match } from '../match/Match.js';
import type { TableContext } from './TableContext.js';

/** After a fault, the next attempt comes after this many delays. */
const RETRY_FACTOR = 20;

/** Plays the seats of computer players at one table, and those a computer player stands in for. */
export class BotDriver {
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;

  constructor(
    private readonly context: TableContext,
    private readonly policy: Policy = POLICIES.greedy,
  ) {}

  /** Sets a timer if a computer player has to act. Call this after every change. */
  schedule(): void {
    this.#scheduleIn(this.context.services.botDelayMs);
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #scheduleIn(delayMs: number): void {
    if (this.#stopped || this.#timer || this.context.table.actingComputer === null) return;
    this.#timer = setTimeout(() => this.context.queue(() => this.#act()), delayMs);
  }

  /** Never throws: after a fault the table is unchanged, and there is another attempt. */
  async #act(): Promise<void> {
    this.#timer = null;
    const { table, services } = this.context;
    const seat = table.actingComputer;
    if (seat === null) return;
    try {
      const { match } = table;
      const done = await (match ? this.#play(match, seat) : this.#draft(seat));
      if (!done.ok) throw new Error(`a computer player was refused: ${done.error.message}`);
    } catch (err) {
      services.faults.halt(table, err, SERVER_SENDERS.computer, { seat });
      this.#scheduleIn((services.botDelayMs + 1) * RETRY_FACTOR);
    }
  }

  async #play(match: Match, seat: Seat): Promise<Result<unknown, Refusal>> {
    const intent = this.context.services.eventLoop.run('computer', () => this.policy(match.table, seat, Math.random));
    const played = await this.#send(match, seat, intent);
    const isTooLong = !played.ok && played.error.code === 'too-long';
    return isTooLong ? this.#send(match, seat, { do: 'resign' }) : played;
  }

  async #send(match: Match, seat: Seat, intent: Intent): Promise<Result<unknown, Refusal>> {
    const { table, broadcastEvents } = this.context;
    const played = await table.play({ n: match.seq + 1, client: SERVER_SENDERS.computer, seat, intent });
    if (played.ok && played.value.reel) broadcastEvents(played.value.reel);
    return played;
  }

  async #draft(seat: Seat): Promise<Result<unknown, Refusal>> {
    const { table, sync } = this.context;
    const drafted = await table.updateLobby((setup) => draftForBot(setup, seat, Math.random));
    if (drafted.ok) sync();
    return drafted;
  }
}
