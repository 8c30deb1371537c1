import { peopleOf } from '@hexfall/shared/lobby/seats';
import type { Seat } from '@hexfall/shared/model/seat';
import { SERVER_SENDERS } from '../match/intentGuards.js';
import type { Chat } from './Chat.js';
import type { TableContext } from './TableContext.js';

/** For so long a player of an arena waits at the table for the other one, in milliseconds. */
const COMES_MS = 60_000;

/** After a fault, the next attempt comes this much later. */
const RETRY_MS = 5000;

interface Wait {
  /** Whose holder is waited for. */
  readonly seat: Seat;
  readonly cancel: () => void;
}

/** In an arena, who has not placed the HQ and does not come within a minute loses the match to the one who is there, who can be paired again. */
export class NoShowEnforcer {
  #wait: Wait | null = null;
  #stopped = false;

  constructor(
    private readonly context: TableContext<'time' | 'faults'>,
    private readonly chat: Pick<Chat, 'announce'>,
  ) {}

  /** Begins to wait for a player, or ends that. Call this after every change. */
  schedule(): void {
    const seat = this.#missing;
    if (seat === (this.#wait?.seat ?? null)) return;
    this.#wait?.cancel();
    this.#wait = seat === null ? null : this.#waitFor(seat, COMES_MS);
  }

  stop(): void {
    this.#stopped = true;
    this.#wait?.cancel();
    this.#wait = null;
  }

  #waitFor(seat: Seat, ms: number): Wait {
    const cancel = this.context.services.time.after(ms, () => this.context.queue(() => this.#act(wait)));
    const wait = { seat, cancel };
    return wait;
  }

  /** The seat of who is missing while the other one is there; null if nobody is. */
  get #missing(): Seat | null {
    const { setup, match } = this.context.table;
    if (this.#stopped || !setup.competition?.isArena || !match || match.table.outcome || setup.status.paused) return null;
    const [people, held] = [peopleOf(setup), this.context.heldSeats()];
    if (!people.some((seat) => held.has(seat))) return null;
    const hasPlaced = (seat: Seat): boolean => match.table.board.some((cell) => cell?.owner === seat);
    return people.find((seat) => !held.has(seat) && !hasPlaced(seat)) ?? null;
  }

  /** Never throws: after a fault the table is unchanged, and there is another attempt. */
  async #act(wait: Wait): Promise<void> {
    if (this.#wait !== wait) return;
    const { table, services } = this.context;
    try {
      await this.#enforce(wait.seat);
    } catch (err) {
      services.faults.halt(table, err, SERVER_SENDERS.table, null);
      if (!this.#stopped) this.#wait = this.#waitFor(wait.seat, RETRY_MS);
    }
  }

  async #enforce(seat: Seat): Promise<void> {
    const { table, broadcastEvents } = this.context;
    const n = (table.match?.seq ?? 0) + 1;
    const done = await table.play({ n, client: SERVER_SENDERS.table, seat, intent: { do: 'resign' } });
    if (!done.ok) throw new Error(`the resignation was refused: ${done.error.message}`);
    if (done.value.playedIntent) broadcastEvents(done.value.playedIntent);
    await this.chat.announce('not-come', table.setup.seats[seat]?.name ?? '');
  }
}
