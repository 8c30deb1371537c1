import { randomInt } from 'node:crypto';
import { PlanFollower } from '@hexfall/shared/ai/PlanFollower';
import { draftForBot } from '@hexfall/shared/lobby/draftForBot';
import { levelOf } from '@hexfall/shared/lobby/seats';
import type { Intent } from '@hexfall/shared/model/intent';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { SERVER_SENDERS } from '../match/intentGuards.js';
import type { Match } from '../match/Match.js';
import type { TableContext } from './TableContext.js';

/** After a fault, or when too many turns are being planned, the next attempt waits for this many delays. */
const RETRY_FACTOR = 20;

const SEEDS = 2 ** 32;

/** A turn that is being planned: for which seat, after how many intents of which match. */
interface Thought {
  readonly match: Match;
  readonly seat: Seat;
  readonly seq: number;
  readonly controller: AbortController;
}

/** Plays the seats of computer players at one table, and those a computer player stands in for. */
export class BotDriver {
  #timer: NodeJS.Timeout | null = null;
  #thought: Thought | null = null;
  /** An intent waits in the queue of the table. */
  #isQueued = false;
  #stopped = false;
  /** Of the seat whose turn it is: a turn is planned when the one before it is over. */
  readonly #course = new PlanFollower();

  constructor(private readonly context: TableContext<'turns' | 'botDelayMs' | 'faults'>) {}

  /** Sets a timer if a computer player must act, and drops the plan for a changed table. Call this after every change. */
  schedule(): void {
    if (this.#thought && !this.#isCurrent(this.#thought)) this.#cancel();
    this.#scheduleIn(this.context.services.botDelayMs);
  }

  stop(): void {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#cancel();
  }

  #scheduleIn(delayMs: number): void {
    const { table } = this.context;
    if (this.#stopped || this.#timer || this.#thought || this.#isQueued || table.actingComputer === null) return;
    this.#timer = setTimeout(() => this.#act(), delayMs);
  }

  #isCurrent({ match, seat, seq }: Pick<Thought, 'match' | 'seat' | 'seq'>): boolean {
    const { table } = this.context;
    return table.match === match && match.seq === seq && table.actingComputer === seat;
  }

  #cancel(): void {
    this.#thought?.controller.abort();
    this.#thought = null;
  }

  /** Turns are planned beside the queue of the table, so that people need not wait for them. */
  #act(): void {
    this.#timer = null;
    const { match, actingComputer: seat } = this.context.table;
    if (seat === null) return;
    if (!match) return this.#enqueue(seat, () => this.#draft(seat));
    const next = this.#course.next(match.table, seat);
    if (next) this.#enqueuePlay({ match, seat, seq: match.seq }, next);
    else void this.#plan(match, seat);
  }

  async #plan(match: Match, seat: Seat): Promise<void> {
    const { services, table, broadcast } = this.context;
    const thought = { match, seat, seq: match.seq, controller: new AbortController() };
    this.#thought = thought;
    const request = { table: match.table, seat, level: levelOf(table.setup, seat), seed: randomInt(SEEDS) };
    try {
      const planned = await services.turns.plan(request, thought.controller.signal);
      if (this.#thought !== thought || planned === 'canceled') return;
      this.#thought = null;
      if (planned === 'busy') return this.#scheduleIn((services.botDelayMs + 1) * RETRY_FACTOR);
      if (planned.aim) broadcast('computerAim', { seat, aim: planned.aim });
      this.#enqueuePlay(thought, this.#course.follow(match.table, seat, planned.intents));
    } catch (err) {
      if (this.#thought === thought) this.#thought = null;
      this.#fail(seat, err);
    }
  }

  #enqueuePlay(plannedFor: Pick<Thought, 'match' | 'seat' | 'seq'>, intent: Intent): void {
    const { match, seat } = plannedFor;
    this.#enqueue(seat, async () => {
      if (this.#isCurrent(plannedFor)) return this.#play(match, seat, intent);
      this.schedule();
      return ok(null);
    });
  }

  /** Queues the action of a computer player. After a fault the table is unchanged, and it tries again. */
  #enqueue(seat: Seat, task: () => Promise<Result<unknown, Refusal>>): void {
    this.#isQueued = true;
    this.context.queue(async () => {
      this.#isQueued = false;
      try {
        const done = await task();
        if (!done.ok) throw new Error(`a computer player was refused: ${done.error.message}`);
      } catch (err) {
        this.#fail(seat, err);
      }
    });
  }

  #fail(seat: Seat, err: unknown): void {
    const { table, services } = this.context;
    services.faults.halt(table, err, SERVER_SENDERS.computer, { seat });
    this.#scheduleIn((services.botDelayMs + 1) * RETRY_FACTOR);
  }

  async #play(match: Match, seat: Seat, intent: Intent): Promise<Result<unknown, Refusal>> {
    const played = await this.#send(match, seat, intent);
    const isTooLong = !played.ok && played.error.code === 'too-long';
    return isTooLong ? this.#send(match, seat, { do: 'resign' }) : played;
  }

  async #send(match: Match, seat: Seat, intent: Intent): Promise<Result<unknown, Refusal>> {
    const { table, broadcastEvents } = this.context;
    const played = await table.play({ n: match.seq + 1, client: SERVER_SENDERS.computer, seat, intent });
    if (played.ok && played.value.playedIntent) broadcastEvents(played.value.playedIntent);
    return played;
  }

  async #draft(seat: Seat): Promise<Result<unknown, Refusal>> {
    const { table, sync } = this.context;
    if (table.match || table.actingComputer !== seat) {
      this.schedule();
      return ok(null);
    }
    const drafted = await table.updateLobby((setup) => draftForBot(setup, seat, Math.random));
    if (drafted.ok) sync();
    return drafted;
  }
}
