import { randomInt } from 'node:crypto';
import { refuse } from '@hexfall/shared/lobby/refusals';
import type { Seated } from '@hexfall/shared/lobby/seating';
import { accessFor, isPerson } from '@hexfall/shared/lobby/seats';
import type { Setup, TurnStart } from '@hexfall/shared/lobby/setup';
import { endLobby, isComplete, phaseOf } from '@hexfall/shared/lobby/tableSetup';
import { readClock } from '@hexfall/shared/model/clock';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { MatchPhase } from '@hexfall/shared/protocol/lobby';
import { type Answers, HISTORY_PAGE, type PlayedIntent, type Refusal, type SeatAccess } from '@hexfall/shared/protocol/messages';
import type { Requests } from '@hexfall/shared/protocol/requests';
import type { ClockView } from '@hexfall/shared/protocol/tableView';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { RULES_VERSION } from '@hexfall/shared/rules/version';
import type { Scheduler } from '../runtime/scheduling.js';
import type { MatchRepository } from '../store/MatchRepository.js';
import { isLeaseLost, StoreFailure } from '../store/StoreFailure.js';
import type { LogEntry, MatchEnd, RematchLink, SavedMatch, SavedTable } from '../table/savedMatch.js';
import type { TableLog } from '../table/TableLog.js';
import type { DealWatch } from './DealWatch.js';
import { checkPlayable, IdempotencyLog, isFromServer, SERVER_SENDERS } from './intentGuards.js';
import type { Match, Played } from './Match.js';
import { resultsOf, standingsOfSeats } from './matchResults.js';
import { linkRematch } from './matchStatus.js';
import { MOST_PLAYED_BACK, packPlayback } from './playback.js';
import type { Step } from './PlayedIntents.js';
import { startMatch } from './startMatch.js';
import { resumeMatch } from './storedMatch.js';
import { type Deadline, TableClock } from './TableClock.js';
import { choosingSeat, storedTurnStart, withChoiceStart } from './turn.js';

/** Many times the length of a real match; after that a player can only resign. */
const MAX_INTENTS = 5000;

export interface SessionServices {
  readonly store: MatchRepository;
  readonly step: Step;
  readonly tableLog: TableLog;
  readonly deals: Pick<DealWatch, 'isSealed'>;
  /** Whether a fault has halted the match. */
  readonly isHalted: (code: string) => boolean;
  readonly time: Scheduler;
  /** Called after the end of a match is stored. Must not throw. */
  readonly onOver?: (code: string) => void;
  /** When the server started, or its machine's clock was set. */
  readonly since: () => number;
}

/**
 * One table in memory, from its creation to its end. Stores every change before applying it. If a write throws, the table is unchanged and
 * refuses further changes until it is reloaded, because the store may have the change after all.
 * Callers must not overlap: each call must end before the next one starts.
 */
export class TableSession {
  #setup: Setup;
  #match: Match | null;
  #accepted: IdempotencyLog;
  #clock: TableClock | null;
  #turnStart: TurnStart | null;
  /** The last intent that the clock has played, by seat. */
  readonly #timeOuts = new Map<Seat, number>();
  #isInSync = true;
  #hasLostLease = false;

  /** @param epoch of this process' lease; null for read-only use. @param replayed the match, if its log has been replayed already. */
  constructor(
    readonly code: string,
    saved: Pick<SavedMatch, 'setup' | 'log'> & Partial<SavedMatch>,
    private readonly services: SessionServices,
    readonly epoch: number | null = null,
    replayed: Match | null = null,
  ) {
    const { setup, log } = saved;
    this.#setup = setup;
    this.#match = replayed ?? resumeMatch({ rules: RULES_VERSION, finished: false, ...saved }, services.step);
    this.#accepted = new IdempotencyLog(log);
    this.#clock = this.#match && this.#resumeClock(setup, log);
    this.#turnStart = storedTurnStart(setup, log, this.#match?.turnSeq ?? 0);
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

  /** Whether only who holds a seat may know what is played here. */
  get isSealed(): boolean {
    return this.services.deals.isSealed(this.#setup);
  }

  /** Whether the table matches the store; false after a write whose result is unknown. */
  get isInSync(): boolean {
    return this.#isInSync;
  }

  /** Whether another process owns the match now: this one must not change it or send anything. */
  get hasLostLease(): boolean {
    return this.#hasLostLease;
  }

  /** The seat to act: to play or, before the match, to be ready, to ban or pick an army or to hire (P1); null if there is none. */
  get acting(): Seat | null {
    return this.#match ? actingSeat(this.#match.table) : choosingSeat(this.#setup);
  }

  /** When the turn of the acting seat started, in milliseconds since 1970; null without an acting seat or if unknown. */
  get actingSince(): number | null {
    return this.acting === null ? null : (this.#turnStart?.at ?? null);
  }

  /** Whether a computer player stands in for the person on that seat. */
  isStandIn(seat: Seat): boolean {
    return this.#setup.status.substitutes.includes(seat);
  }

  /** The seat to act if a computer player plays it, by itself or as a stand-in, or chooses there for a program before the match; else null. */
  get actingComputer(): Seat | null {
    const { acting } = this;
    if (acting === null || this.#isStopped) return null;
    const taken = this.#setup.seats[acting];
    const choosesByItself = taken?.keyHash === null || (taken?.program === true && !this.#match);
    return choosesByItself || this.isStandIn(acting) ? acting : null;
  }

  /** O10: the seat whose clock runs; null without clocks, and for computer players. */
  get running(): Seat | null {
    const { acting } = this;
    if (!this.#clock || acting === null || this.#isStopped || this.isStandIn(acting)) return null;
    return isPerson(this.#setup.seats[acting]) ? acting : null;
  }

  /** O10: the clocks; null without. */
  get clock(): ClockView | null {
    return this.#clock && this.#byServerTime(this.#clock.view(this.running));
  }

  /** O10: when the running clock expires; null if none runs. */
  get deadline(): Deadline | null {
    const { running } = this;
    if (!this.#clock || running === null) return null;
    const { isByCalendar } = this.#clock;
    const { at } = this.#byServerTime({ at: this.#clock.deadline(running) });
    return { seat: running, at, strikes: this.#clock.strikes(running), isByCalendar };
  }

  /** Whether the clocks are stopped in the store (`ClockReading.stopped`); the next change of the set-up starts them. */
  get hasStoppedClock(): boolean {
    return this.#setup.status.clock?.stopped === true;
  }

  /** What a client may do here whose seat keys have these hashes. */
  accessFor(hashes: ReadonlySet<string>): SeatAccess {
    return accessFor(this.#setup, hashes);
  }

  /** Reloads the table from the store; returns the intents that were stored after all. Rejects if the store is unreadable. */
  async reload(): Promise<readonly PlayedIntent[]> {
    const saved = await this.services.store.load(this.code);
    if (!saved) throw new Error(`table ${this.code} is not in the store`);
    const known = this.#match?.seq ?? 0;
    const fresh = new TableSession(this.code, saved, this.services, this.epoch);
    this.#setup = fresh.#setup;
    this.#match = fresh.#match;
    this.#accepted = fresh.#accepted;
    this.#clock = fresh.#clock;
    this.#turnStart = fresh.#turnStart;
    for (const { seq, player, client } of saved.log.slice(known)) if (client === SERVER_SENDERS.clock) this.#timeOuts.set(player, seq);
    this.#isInSync = true;
    return this.#match?.history(known + 1, MAX_INTENTS) ?? [];
  }

  /** Changes the set-up. The match starts when the set-up is complete. */
  async updateLobby(change: (setup: Setup) => Result<Setup, Refusal>): Promise<Result<null, Refusal>> {
    const changed = change(this.#setup);
    return changed.ok ? this.#applySetup(changed.value) : changed;
  }

  /** Seats a player; returns the seat, which may be another one when the starting player is drawn at random. */
  async seat(put: (setup: Setup) => Result<Seated, Refusal>): Promise<Result<{ readonly seat: Seat }, Refusal>> {
    const seated = put(this.#setup);
    if (!seated.ok) return seated;
    const { setup, seat } = seated.value;
    const adopted = await this.#applySetup(setup);
    return adopted.ok ? ok({ seat: this.#setup.seats.indexOf(setup.seats[seat] ?? null) }) : adopted;
  }

  /** Ends the match as an agreed draw. */
  agreeDraw(seat: Seat): ReturnType<TableSession['play']> {
    return this.play({ n: (this.#match?.seq ?? 0) + 1, client: SERVER_SENDERS.table, seat, intent: { do: 'agree-draw' } });
  }

  /** Links a finished match to its rematch. `create` stores the new table and the link in one transaction. */
  async linkRematch(create: (noteOf: (next: string) => RematchLink) => Promise<SavedTable>): Promise<void> {
    await this.#write(async () => {
      const next = await create((code) => ({ code: this.code, setup: linkRematch(this.#setup, code), epoch: this.epoch }));
      this.#setup = linkRematch(this.#setup, next.code);
    });
  }

  /** Changes what is not part of the match, at any time. */
  async updateSetup(change: (setup: Setup) => Setup): Promise<void> {
    await this.#save(change(this.#setup));
  }

  /** Plays an intent. `playedIntent` is null if it had been accepted before. */
  async play(request: Requests['intent']): Promise<Result<Answers['intent'] & { readonly playedIntent: PlayedIntent | null }, Refusal>> {
    const { seat, intent, client, n, after } = request;
    const match = this.#match;
    if (!match) return refuse('not-started', 'The match has not started yet.');
    const known = this.#accepted.find(request);
    if (known === 'used') return refuse('number-used', `Number ${n} belongs to another intent or comes too late.`);
    if (known !== 'new') return ok({ client, seq: known.seq, playedIntent: null });
    if (this.services.isHalted(this.code)) return refuse('halted', 'A fault of the server has halted this match.');
    const blocker = checkPlayable(this.#setup, request);
    if (!blocker.ok) return blocker;
    if (this.#isLate(request)) return refuse('time-up', 'The time was up before that arrived.', 'O10');
    if (after !== undefined && after !== match.seq) return refuse('stale', 'The match has gone on in the meantime.');
    if (match.seq >= MAX_INTENTS && intent.do !== 'resign' && intent.do !== 'agree-draw')
      return refuse('too-long', 'The match has become too long to go on.');
    const played = match.play(seat, intent);
    if (!played.ok) return played;
    const move = { before: match.table, after: played.value.state.table, intent, client, events: played.value.playedIntent.events };
    const reading = this.#clock?.after(move, this.running, this.#clockTime) ?? null;
    const clock = reading && this.#byServerTime(reading);
    const entry = { seq: match.seq + 1, player: seat, intent, client, n, clock };
    const end = this.#endWith(played.value);
    const position = match.positionAfter(played.value);
    await this.#write(() => this.services.store.append(this.code, entry, end !== null, this.epoch, end, position));
    match.commit(played.value);
    if (match.turnSeq === entry.seq)
      this.#turnStart = { seq: entry.seq, at: clock ? clock.at - (clock.grace ?? 0) : this.services.time.now() };
    this.#accepted.add(entry);
    if (reading) this.#clock?.set(reading);
    if (client === SERVER_SENDERS.clock) this.#timeOuts.set(seat, entry.seq);
    if (match.over) {
      this.services.tableLog.over(this.code, this.#setup);
      this.services.onOver?.(this.code);
    }
    return ok({ client, seq: entry.seq, playedIntent: played.value.playedIntent });
  }

  /** Returns a page of the history, and where the next one begins. */
  history(from: number): Result<Answers['history'], Refusal> {
    const match = this.#match;
    if (!match) return ok({ intents: [], next: null });
    const next = from + HISTORY_PAGE;
    return ok({ intents: match.history(from, HISTORY_PAGE), next: next <= match.seq ? next : null });
  }

  /** Stores the clocks, or the start of the turn, for the time the table is not in memory. Clocks in hours or days run on by themselves. */
  async saveClock(): Promise<void> {
    if (this.deadline?.isByCalendar === false || this.#hasUnsavedTurn) await this.#save(this.#setup);
  }

  /** What is stored besides an intent that ends the match; null if it does not. */
  #endWith({ state: { table }, playedIntent }: Played): MatchEnd | null {
    const match = this.#match;
    if (!match || table.outcome === null) return null;
    const [results, standings] = [resultsOf(this.#setup, table), standingsOfSeats(table)];
    if (match.seq >= MOST_PLAYED_BACK) return { playback: null, results, standings };
    const before = match.history(1, match.seq).map(({ events }) => events);
    return { playback: packPlayback([...before, playedIntent.events], table), results, standings };
  }

  /** Whether only this process knows when the turn began. */
  get #hasUnsavedTurn(): boolean {
    const isKnown = this.#turnStart === null || this.#turnStart === this.#setup.status.turn;
    return !isKnown && !this.#clock && this.#isInSync && this.phase === 'playing';
  }

  /** Whether the match is paused or halted. */
  get #isStopped(): boolean {
    return this.#setup.status.paused || this.services.isHalted(this.code);
  }

  #resumeClock(setup: Setup, log: readonly LogEntry[]): TableClock | null {
    return TableClock.resume(setup, log, this.#clockTime, this.services.since);
  }

  /** The time of the clocks: the calendar for those in hours or days, elapsed time for others, whatever the machine's clock is set to. */
  get #clockTime(): number {
    return this.#isByElapsedTime ? this.services.time.steady() : this.services.time.now();
  }

  get #isByElapsedTime(): boolean {
    const limit = readClock(this.#setup.options.clock);
    return limit !== null && limit.per !== 'days';
  }

  /** A moment of the match's clocks, in the server's time. */
  #byServerTime<T extends { readonly at: number }>(moment: T): T {
    return this.#isByElapsedTime ? { ...moment, at: this.services.time.fromSteady(moment.at) } : moment;
  }

  #isLate(request: Requests['intent']): boolean {
    if (isFromServer(request)) return false;
    const { seat, after } = request;
    const isUp = this.deadline?.seat === seat && this.deadline.at <= this.services.time.now();
    return isUp || (after !== undefined && after < (this.#timeOuts.get(seat) ?? 0));
  }

  async #applySetup(setup: Setup): Promise<Result<null, Refusal>> {
    if (setup === this.#setup) return ok(null);
    if (this.phase === 'over') return refuse('game-over', 'The match is over.');
    const final = endLobby(this.#setup, setup, randomInt);
    const settled = withChoiceStart(this.#setup, final, this.services.time.now());
    return isComplete(settled) && !this.#match ? this.#begin(settled) : this.#save(settled);
  }

  async #begin(setup: Setup): Promise<Result<null, Refusal>> {
    const begun = startMatch(setup, this.services.time.now(), this.services.step);
    if (!begun.ok) return begun;
    await this.#save(begun.value.setup);
    this.#match = begun.value.match;
    this.#clock = this.#resumeClock(this.#setup, []);
    this.services.tableLog.started(this.code, this.#setup);
    return ok(null);
  }

  async #save(setup: Setup): Promise<Result<null, never>> {
    const reading = this.#clock?.read(this.running, this.#clockTime) ?? null;
    const clock = reading ? this.#byServerTime(reading) : setup.status.clock;
    const turn = this.#match ? this.#turnStart : setup.status.turn;
    const saved = { ...setup, status: { ...setup.status, clock, turn } };
    await this.#write(() => this.services.store.saveSetup(this.code, saved, this.epoch));
    this.#setup = saved;
    this.#turnStart = turn;
    if (reading) this.#clock?.set(reading);
    return ok(null);
  }

  /** Writes to the store, if the table is in sync with it. */
  async #write(task: () => Promise<void>): Promise<void> {
    if (!this.#isInSync) throw new StoreFailure('reload', new Error(`table ${this.code} has not been reloaded`));
    this.#isInSync = false;
    try {
      await task();
    } catch (err) {
      this.#hasLostLease = isLeaseLost(err);
      throw err;
    }
    this.#isInSync = true;
  }
}
