import { refuse, refusePrograms, refuseSealed } from '@hexfall/shared/lobby/refusals';
import { markProgram } from '@hexfall/shared/lobby/seating';
import { allowsPrograms } from '@hexfall/shared/lobby/seats';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Ack, Refusal } from '@hexfall/shared/protocol/messages';
import { mayReadTable } from '../match/readableTables.js';
import type { TableSession } from '../match/TableSession.js';
import type { Overload } from '../runtime/LoadShedder.js';
import type { Scheduler } from '../runtime/scheduling.js';
import { hashSeatKey } from '../security/credentials.js';
import type { Participant } from './Participant.js';
import type { ProgramAnswer, ProgramCall } from './programCalls.js';
import { intentsOf, isIdle, linesAfter } from './programLines.js';
import type { TableRuntime } from './TableRuntime.js';

/** What a room offers to the programs at its table. */
export interface ProgramRoom {
  readonly table: TableSession;
  readonly runtime: Pick<TableRuntime, 'queue' | 'requests' | 'proposals' | 'noteJoined'>;
  readonly time: Scheduler;
  /** Returns a connection with that seat key. */
  readonly connect: (hash: string, address: string) => Participant;
  /** Runs a task among the requests of the clients; returns why that is not possible now. */
  readonly serve: (task: () => Promise<void>) => Overload | null;
  /** Shows everybody who is there. */
  readonly sync: () => void;
}

/** A program that asks for nothing has left after this time. */
const GONE_MS = 10_000;

interface Attendance {
  readonly participant: Participant;
  /** The calls that are not answered yet. */
  calls: number;
  /** Ends the waiting for the next call. */
  cancel: () => void;
}

/** The programs that hold seats at one table: each is a connection as long as it asks for something every now and then. */
export class Programs {
  /** By the hash of their key. Those that hold no seat are dropped, so they are as few as the seats. */
  readonly #present = new Map<string, Attendance>();
  readonly #waiting = new Set<() => void>();
  #stopped = false;

  constructor(private readonly room: ProgramRoom) {}

  get participants(): readonly Participant[] {
    return Array.from(this.#present.values(), ({ participant }) => participant);
  }

  /** Answers a program. Never rejects because of what it has sent. */
  async answer({ key, address, ask }: ProgramCall): Promise<ProgramAnswer> {
    const hash = hashSeatKey(key);
    const participant = this.#present.get(hash)?.participant ?? this.room.connect(hash, address);
    const { setup, isSealed } = this.room.table;
    if (!mayReadTable(setup, !isSealed, participant.access.seats.length > 0)) return refuseSealed();
    if (ask.do === 'sit') return this.#sit(hash, participant, ask.payload);
    if (participant.access.seats.length === 0) return refuse('not-your-seat', 'That key or token has no seat at this table.');
    const marked = await this.#mark(hash);
    if (!marked.ok) return this.room.table.hasLostLease ? 'moving' : marked;
    return this.#attended(hash, participant, () => {
      if (ask.do === 'follow') return this.#follow(participant, ask);
      if (ask.do === 'intents') return Promise.resolve(this.#intents(participant, ask.seat));
      return this.#request(participant, ask.type, ask.payload);
    });
  }

  /** Updates what programs may do, and tells those that wait as soon as the present task ends. Call this after every change of the table. */
  update(): void {
    for (const [hash, { participant, cancel }] of this.#present) {
      participant.refreshAccess();
      if (participant.access.seats.length > 0) continue;
      cancel();
      this.#present.delete(hash);
    }
    for (const wake of [...this.#waiting]) wake();
  }

  /** Ends all waiting: the table leaves this process. */
  stop(): void {
    this.#stopped = true;
    for (const { cancel } of this.#present.values()) cancel();
    for (const wake of [...this.#waiting]) wake();
  }

  /** Counts a call of a program, which is connected meanwhile and for a while afterwards. */
  async #attended(hash: string, participant: Participant, task: () => Promise<ProgramAnswer>): Promise<ProgramAnswer> {
    const known = this.#present.get(hash);
    const attendance = known ?? { participant, calls: 0, cancel: () => undefined };
    attendance.calls += 1;
    attendance.cancel();
    if (!known) {
      this.#present.set(hash, attendance);
      this.room.runtime.noteJoined();
      this.room.sync();
    }
    try {
      return await task();
    } finally {
      attendance.calls -= 1;
      if (attendance.calls === 0 && !this.#stopped) attendance.cancel = this.room.time.after(GONE_MS, () => this.#leave(hash, attendance));
    }
  }

  #leave(hash: string, attendance: Attendance): void {
    if (this.#present.get(hash) !== attendance) return;
    this.#present.delete(hash);
    this.room.sync();
  }

  /** Shows that programs play the seats of a key, unless the table refuses them: also where its player had sat down on a page. */
  async #mark(hash: string): Promise<Result<null, Refusal>> {
    const { table, runtime, sync } = this.room;
    const isMarked = (): boolean => table.phase === 'over' || markProgram(table.setup, hash) === table.setup;
    if (isMarked()) return ok(null);
    if (!allowsPrograms(table.setup)) return refusePrograms();
    const done = await new Promise<boolean>((resolve) =>
      runtime.queue(async () => {
        await table.updateSetup((setup) => markProgram(setup, hash)).catch(() => undefined);
        resolve(isMarked());
      }),
    );
    sync();
    return done ? ok(null) : refuse('failed', 'Something went wrong on the server.');
  }

  async #sit(hash: string, participant: Participant, payload: unknown): Promise<ProgramAnswer> {
    const marked = participant.access.seats.length > 0 ? await this.#mark(hash) : ok(null);
    if (!marked.ok) return this.room.table.hasLostLease ? 'moving' : marked;
    const answer = await this.#request(participant, 'sit', payload);
    if (answer === 'moving' || !answer.ok) return answer;
    return this.#attended(hash, participant, async () => {
      for (const seat of participant.access.seats) await this.#comeBack(participant, seat);
      return answer;
    });
  }

  /** Takes a seat back from a stand-in, and is ready for the match. */
  async #comeBack(participant: Participant, seat: Seat): Promise<void> {
    const { table } = this.room;
    if (table.isStandIn(seat)) await this.#request(participant, 'return', { n: 1, seat });
    if (table.setup.seats[seat]?.waitsForReady) await this.#request(participant, 'ready', { n: 1, seat, ready: true });
  }

  #intents({ access }: Participant, seat: Seat): ProgramAnswer {
    const { table } = this.room;
    if (!access.seats.includes(seat)) return refuse('not-your-seat', 'That key or token does not have that seat.');
    return ok({ code: table.code, seq: table.match?.seq ?? 0, seat, intents: intentsOf(table, seat) });
  }

  /** Answers a request as that of a page. */
  async #request(participant: Participant, type: string, payload: unknown): Promise<ProgramAnswer> {
    const { table, runtime, serve } = this.room;
    if (this.#stopped) return 'moving';
    const answer = await new Promise<Result<Ack, Refusal>>((resolve) => {
      const overload = serve(async () => resolve(await runtime.requests.answer(participant, type, payload)));
      if (overload) resolve(fail({ code: 'overloaded', message: 'The server is busy: try again in a moment.', ...overload }));
    });
    // The process that owns the match now answers when the program asks again.
    if (table.hasLostLease) return 'moving';
    participant.refreshAccess();
    return answer;
  }

  async #follow(
    participant: Participant,
    { cursor, waitMs, isQuiet }: Extract<ProgramCall['ask'], { do: 'follow' }>,
  ): Promise<ProgramAnswer> {
    const { table } = this.room;
    let [isLate, hasNews] = [false, !isQuiet];
    for (;;) {
      if (this.#stopped || table.hasLostLease) return 'moving';
      const { seats } = participant.access;
      const waits = !hasNews && isIdle(table, seats, cursor);
      const followed = waits ? { lines: [], cursor, isEnded: false } : linesAfter(table, seats, cursor);
      if (followed.lines.length > 0 || followed.isEnded || isLate) return ok(followed);
      isLate = await this.#change(waitMs);
      hasNews ||= !isLate;
    }
  }

  /** Waits for the next change; returns true if none comes in time. */
  #change(waitMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isLate: boolean): void => {
        cancel();
        this.#waiting.delete(wake);
        resolve(isLate);
      };
      const wake = (): void => end(false);
      const cancel = this.room.time.after(waitMs, () => end(true));
      this.#waiting.add(wake);
    });
  }
}
