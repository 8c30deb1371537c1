import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import {
  FILM_PAGE,
  type Answers,
  type IntentRequest,
  type MatchPhase,
  type Reel,
  type Refusal,
  type Standing,
} from '@hexfall/shared/protocol/messages';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { ClockView } from '@hexfall/shared/protocol/clock';
import type { MatchStore, Origin, SavedMatch, SavedTable, Setup } from '../store/MatchStore.js';
import { isLost, StoreFailure } from '../store/watchStore.js';
import { beginMatch } from './beginMatch.js';
import { fullSeats, isPerson, matchSetupOf } from './beginning.js';
import { lead } from './course.js';
import { gather, isReady } from './gather.js';
import { checkHindrance, isFromServer, SERVER_CLIENTS } from './hindrance.js';
import { hiringSeat } from './hiring.js';
import { Match, type Step } from './Match.js';
import { choosing } from './mustering.js';
import { phaseOf } from './phase.js';
import { Receipts } from './Receipts.js';
import { refuse } from './refuse.js';
import type { Seated } from './seating.js';
import { standingAt } from './standingAt.js';
import { TableClock } from './TableClock.js';
import type { Time } from './Time.js';

/** Many times the length of a real match; after that only giving up is possible. */
const MAX_INTENTS = 5000;

export interface HostServices {
  readonly store: MatchStore;
  readonly step: Step;
  /** Whether a fault has halted the match with that code. */
  readonly isHalted: (code: string) => boolean;
  readonly time: Time;
  /** When the server started, in its time. */
  readonly since: number;
}

/**
 * One table from its creation to its end. Every change is in the store before it is in memory. After a change that throws
 * the table is as it was, and takes no other one until it has been read from the store again: the change may be there.
 * The caller lets one finish before it asks for the next.
 */
export class TableHost {
  #setup: Setup;
  #match: Match | null;
  #receipts: Receipts;
  #clock: TableClock | null;
  /** By seat, the last intent that the clock has played for it. */
  readonly #timeOuts = new Map<Seat, number>();
  #isSure = true;
  #isLost = false;

  /** @param epoch that of this process as the owner of the match; null for looking at it only. */
  constructor(
    readonly code: string,
    { setup, log }: Pick<SavedMatch, 'setup' | 'log'>,
    private readonly services: HostServices,
    readonly epoch: number | null = null,
  ) {
    const start = matchSetupOf(setup);
    this.#setup = setup;
    this.#match = start && Match.resume(start, log, services.step);
    this.#receipts = new Receipts(log);
    this.#clock = this.#match && TableClock.resume(setup, log, services.time.now(), services.since);
  }

  get setup(): Setup {
    return this.#setup;
  }

  get match(): Match | null {
    return this.#match;
  }

  get phase(): MatchPhase {
    return phaseOf(this.#setup, this.#match?.over ?? false);
  }

  /** Whether the table is as the store has it; false after a change of which nobody knows what became. */
  get isSure(): boolean {
    return this.#isSure;
  }

  /** Whether another process has the match now: nothing can be changed here any more, and nobody be told anything. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Whose turn it is to play or, before the match, to ban or pick an army or to hire (P1); null when nobody has to do anything. */
  get acting(): Seat | null {
    return this.#match ? actingSeat(this.#match.table) : (choosing(this.#setup)?.seat ?? hiringSeat(this.#setup));
  }

  /** Whether a computer player plays for that seat, which is a person's. */
  isStandIn(seat: Seat): boolean {
    return this.#setup.course.standIns.includes(seat);
  }

  /** The seat of a computer player, or one that a computer player plays for, if it has something to do. */
  get actingComputer(): Seat | null {
    const { acting } = this;
    if (acting === null || this.#isStopped) return null;
    return this.#setup.seats[acting]?.keyHash === null || this.isStandIn(acting) ? acting : null;
  }

  /** O10: whose clock runs; nobody's without one, and never a computer player's. */
  get running(): Seat | null {
    const { acting } = this;
    if (!this.#clock || acting === null || this.#isStopped || this.isStandIn(acting)) return null;
    return isPerson(this.#setup.seats[acting]) ? acting : null;
  }

  /** O10: what the clocks show; null without. */
  get clock(): ClockView | null {
    return this.#clock && this.#clock.view(this.running);
  }

  /** O10: when somebody's time is up; null if no clock runs. */
  get deadline(): { readonly seat: Seat; readonly at: number; readonly strikes: number; readonly isByCalendar: boolean } | null {
    const { running } = this;
    if (!this.#clock || running === null) return null;
    const { isByCalendar } = this.#clock;
    return { seat: running, at: this.#clock.deadline(running), strikes: this.#clock.strikes(running), isByCalendar };
  }

  /** What somebody may do here whose keys have these hashes. */
  standingOf(hashes: ReadonlySet<string>): Standing {
    return standingAt(this.#setup, hashes);
  }

  /** Makes the table what the store has; gives what had happened after all. Rejected if the store cannot be read. */
  async reread(): Promise<readonly Reel[]> {
    const saved = await this.services.store.load(this.code);
    if (!saved) throw new Error(`table ${this.code} is not in the store`);
    const known = this.#match?.seq ?? 0;
    const fresh = new TableHost(this.code, saved, this.services, this.epoch);
    this.#setup = fresh.#setup;
    this.#match = fresh.#match;
    this.#receipts = fresh.#receipts;
    this.#clock = fresh.#clock;
    for (const { seq, player, client } of saved.log.slice(known)) if (client === SERVER_CLIENTS.clock) this.#timeOuts.set(player, seq);
    this.#isSure = true;
    return this.#match?.film(known + 1, MAX_INTENTS) ?? [];
  }

  /** Changes the set-up as the function says. When nothing is missing any more, the match starts. */
  async prepare(change: (setup: Setup) => Result<Setup, Refusal>): Promise<Result<null, Refusal>> {
    const changed = change(this.#setup);
    return changed.ok ? this.#adopt(changed.value) : changed;
  }

  /** Lets somebody sit down as the function says; gives the seat, which may be another one when it is drawn by lot who begins. */
  async seat(put: (setup: Setup) => Result<Seated, Refusal>): Promise<Result<{ readonly seat: Seat }, Refusal>> {
    const seated = put(this.#setup);
    if (!seated.ok) return seated;
    const { setup, seat } = seated.value;
    const adopted = await this.#adopt(setup);
    return adopted.ok ? ok({ seat: this.#setup.seats.indexOf(setup.seats[seat] ?? null) }) : adopted;
  }

  /** Ends the match as a draw that everybody has agreed to. */
  agreeDraw(seat: Seat): ReturnType<TableHost['play']> {
    return this.play({ n: (this.#match?.seq ?? 0) + 1, client: SERVER_CLIENTS.table, seat, intent: { do: 'agree-draw' } });
  }

  /** Notes where the rematch of a match that is over is played. `create` makes that table, and has the store keep the note with it or nothing. */
  async lead(create: (noteOf: (next: string) => Origin) => Promise<SavedTable>): Promise<void> {
    await this.#keep(async () => {
      const next = await create((code) => ({ code: this.code, setup: lead(this.#setup, code), epoch: this.epoch }));
      this.#setup = lead(this.#setup, next.code);
    });
  }

  /** Changes what is no part of the match, at any time. */
  async amend(change: (setup: Setup) => Setup): Promise<void> {
    await this.#save(change(this.#setup));
  }

  /** Plays an intent. `reel` is what happened, or null if it had been accepted before. */
  async play(request: IntentRequest): Promise<Result<Answers['intent'] & { readonly reel: Reel | null }, Refusal>> {
    const { seat, intent, client, n, after } = request;
    const match = this.#match;
    if (!match) return refuse('not-started', 'The match has not started yet.');
    const known = this.#receipts.find(request);
    if (known === 'used') return refuse('number-used', `Number ${n} belongs to another intent or comes too late.`);
    if (known !== 'new') return ok({ client, seq: known.seq, reel: null });
    if (this.services.isHalted(this.code)) return refuse('halted', 'A fault of the server has halted this match.');
    const hindrance = checkHindrance(this.#setup, request);
    if (!hindrance.ok) return hindrance;
    if (this.#isLate(request)) return refuse('time-up', 'The time was up before that arrived.', 'O10');
    if (after !== undefined && after !== match.seq) return refuse('stale', 'The match has gone on in the meantime.');
    if (match.seq >= MAX_INTENTS && intent.do !== 'resign' && intent.do !== 'agree-draw')
      return refuse('too-long', 'The match has become too long to go on.');
    const played = match.play(seat, intent);
    if (!played.ok) return played;
    const move = { before: match.table, after: played.value.table, intent, client };
    const clock = this.#clock?.after(move, this.running, this.services.time.now()) ?? null;
    const entry = { seq: match.seq + 1, player: seat, intent, client, n, clock };
    await this.#keep(() => this.services.store.append(this.code, entry, played.value.table.outcome !== null, this.epoch));
    match.commit(played.value);
    this.#receipts.add(entry);
    if (clock) this.#clock?.set(clock);
    if (client === SERVER_CLIENTS.clock) this.#timeOuts.set(seat, entry.seq);
    return ok({ client, seq: entry.seq, reel: played.value.reel });
  }

  /** A page of what happened, and where the next one begins. */
  film(from: number): Result<Answers['film'], Refusal> {
    const match = this.#match;
    if (!match) return ok({ reels: [], next: null });
    const next = from + FILM_PAGE;
    return ok({ reels: match.film(from, FILM_PAGE), next: next <= match.seq ? next : null });
  }

  /** Keeps what the clocks show for the time when nobody is there. By the calendar they go on by themselves. */
  async park(): Promise<void> {
    if (this.deadline?.isByCalendar === false) await this.#save(this.#setup);
  }

  /** Whether nothing is to be played, by agreement or by a fault. */
  get #isStopped(): boolean {
    return this.#setup.course.paused || this.services.isHalted(this.code);
  }

  #isLate(request: IntentRequest): boolean {
    if (isFromServer(request)) return false;
    const { seat, after } = request;
    const { deadline } = this;
    const isUp = deadline?.seat === seat && deadline.at <= this.services.time.now();
    return isUp || (after !== undefined && after < (this.#timeOuts.get(seat) ?? 0));
  }

  async #adopt(setup: Setup): Promise<Result<null, Refusal>> {
    if (setup === this.#setup) return ok(null);
    if (this.phase === 'over') return refuse('game-over', 'The match is over.');
    const settled = fullSeats(setup) && !fullSeats(this.#setup) ? gather(setup) : setup;
    return isReady(settled) && !this.#match ? this.#begin(settled) : this.#save(settled);
  }

  async #begin(setup: Setup): Promise<Result<null, Refusal>> {
    const begun = beginMatch(setup, this.services.time.now(), this.services.step);
    if (!begun.ok) return begun;
    await this.#save(begun.value.setup);
    this.#match = begun.value.match;
    this.#clock = begun.value.clock;
    return ok(null);
  }

  async #save(setup: Setup): Promise<Result<null, never>> {
    const clock = this.#clock?.read(this.running, this.services.time.now()) ?? setup.course.clock;
    const saved = { ...setup, course: { ...setup.course, clock } };
    await this.#keep(() => this.services.store.saveSetup(this.code, saved, this.epoch));
    this.#setup = saved;
    if (clock) this.#clock?.set(clock);
    return ok(null);
  }

  /** Lets the store do something, if the table is as the store has it. */
  async #keep(task: () => Promise<void>): Promise<void> {
    if (!this.#isSure) throw new StoreFailure('reread', new Error(`table ${this.code} has not been read again`));
    this.#isSure = false;
    try {
      await task();
    } catch (err) {
      this.#isLost = isLost(err);
      throw err;
    }
    this.#isSure = true;
  }
}
