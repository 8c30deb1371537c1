import { cellOf, type Hex, OFF_BOARD, sameHex } from '@hexfall/shared/hex/cells';
import { refuse, refuseForNow, refuseRunningDeal, TOO_MANY_MESSAGES } from '@hexfall/shared/lobby/refusals';
import { cleanName } from '@hexfall/shared/lobby/userText';
import type { Moment } from '@hexfall/shared/model/moment';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Table } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { StudyAct } from '@hexfall/shared/protocol/requests';
import {
  type Attendee,
  ATTENDEES_LISTED,
  type AttendeesView,
  type Leader,
  MAX_DRAWINGS,
  samePlace,
  type StudyAnswer,
  type StudyDrawing,
  type StudyView,
} from '@hexfall/shared/protocol/study';
import { isOnBoard } from '@hexfall/shared/rules/landscape';
import { Throttle } from '../runtime/scheduling.js';
import { TokenBucket } from '../runtime/TokenBucket.js';
import type { StudyFacts } from '../schema/TableMirror.js';
import { isLeaseLost } from '../store/StoreFailure.js';
import type { SavedStudy } from '../store/studies.js';
import { markOf } from './Chat.js';
import type { Participant } from './Participant.js';
import type { TableContext } from './TableContext.js';

type Act<K extends StudyAct['do']> = Extract<StudyAct, { readonly do: K }>;

const MAX_SEATS = 4;

type Done = Result<null, Refusal>;

const NEW: SavedStudy = { leader: null, moment: { turn: 0, step: 0 }, everyone: false, drawings: [] };

const DONE: Done = ok(null);

const sameMoment = (a: Moment, b: Moment): boolean => a.turn === b.turn && a.step === b.step;

const leaderOf = ({ by, name, seat }: Attendee): Leader => ({ by, name, seat });

/** The order in which attendees are listed: players first. */
const rank = ({ seat }: Attendee): number => seat ?? MAX_SEATS;

/**
 * The study of one table: who views the finished match, who leads, and the drawings. A change is sent to all pages at once and then stored,
 * both at most as often as the rules allow.
 */
export class Study {
  #saved: SavedStudy = NEW;
  #facts: StudyFacts | null = null;
  readonly #attendees = new Map<Participant, Attendee>();
  readonly #buckets = new WeakMap<Participant, TokenBucket>();
  #cancelAway: (() => void) | null = null;
  /** What the store has. */
  #stored: SavedStudy = NEW;
  #writing: Promise<void> = Promise.resolve();

  readonly #patches: Throttle;
  readonly #writes: Throttle;

  constructor(private readonly context: TableContext<'study' | 'time' | 'store' | 'faults'>) {
    const { services, queue, sync } = context;
    const { syncMs, saveMs } = services.study;
    this.#patches = new Throttle(services.time, syncMs, () => queue(() => Promise.resolve(sync())));
    this.#writes = new Throttle(services.time, saveMs, () => void this.#write());
  }

  /** What pages get; null before the match is over, and its deal opened. */
  get facts(): StudyFacts | null {
    return this.#isOpen ? (this.#facts ??= this.#newFacts(null)) : null;
  }

  /** Loads the stored study, if the match is over; starts with a new one if it cannot be read. */
  async load(): Promise<void> {
    const { table, services } = this.context;
    if (table.phase !== 'over') return;
    try {
      this.#stored = this.#saved = (await services.store.study(table.code)) ?? NEW;
    } catch (err) {
      services.faults.report(table, err, 'study', null);
    }
    this.#watchLeader();
  }

  /** Does what a client asks for. */
  answer(participant: Participant, act: StudyAct): Result<StudyAnswer, Refusal> {
    if (this.context.table.phase !== 'over') return refuse('not-now', 'A match can be reviewed together when it is over.');
    if (!this.#isOpen) return refuseRunningDeal();
    const bucket = this.#bucketOf(participant);
    if (!bucket.take()) return refuseForNow(TOO_MANY_MESSAGES, bucket.emptyForMs);
    if (act.do === 'attend') return ok({ by: this.#attend(participant, act).by });
    const attendee = this.#attendees.get(participant);
    if (!attendee) return refuse('not-attending', 'First take part.');
    const done = act.do === 'depart' ? this.#depart(participant) : this.#carryOut(participant, attendee, act);
    return done.ok ? ok({ by: attendee.by }) : done;
  }

  /** Forgets who is not connected any more. Call this before the state is synced. */
  track(participants: readonly Participant[]): void {
    if (this.#attendees.size === 0) return;
    const connected = new Set(participants);
    const gone = [...this.#attendees.keys()].filter((participant) => !connected.has(participant));
    if (gone.length === 0) return;
    for (const participant of gone) this.#attendees.delete(participant);
    this.#attendeesChanged();
  }

  /** Starts nothing more and writes what is not stored yet. Never rejects. */
  async stop(): Promise<void> {
    this.#cancelAway?.();
    this.#patches.stop();
    this.#writes.stop();
    await this.#write();
  }

  get #isOpen(): boolean {
    const { phase, isSealed } = this.context.table;
    return phase === 'over' && !isSealed;
  }

  #bucketOf(participant: Participant): TokenBucket {
    const bucket = this.#buckets.get(participant) ?? new TokenBucket(this.context.services.study.rate);
    this.#buckets.set(participant, bucket);
    return bucket;
  }

  #attend(participant: Participant, { client, name = '', follows }: Act<'attend'>): Attendee {
    const [seat] = participant.access.seats;
    const player = seat === undefined ? undefined : this.context.table.setup.seats[seat];
    const attendee: Attendee =
      player && seat !== undefined
        ? { by: markOf(player.keyHash ?? ''), name: player.name, seat, follows }
        : { by: markOf(`study ${client}`), name: cleanName(name), seat: null, follows };
    this.#attendees.set(participant, attendee);
    this.#attendeesChanged();
    this.#patches.ask();
    return attendee;
  }

  #depart(participant: Participant): Done {
    this.#attendees.delete(participant);
    this.#attendeesChanged();
    this.#patches.ask();
    return DONE;
  }

  #carryOut(participant: Participant, attendee: Attendee, act: Exclude<StudyAct, Act<'attend' | 'depart'>>): Done {
    const { access } = participant;
    const isMuted = this.context.table.setup.spectatorsMuted && access.seats.length === 0 && !access.creator;
    if (isMuted) return refuse('spectators-muted', 'Spectators cannot lead or draw at this table.');
    switch (act.do) {
      case 'lead':
        return this.#lead(attendee, act);
      case 'yield':
        return this.#asLeader(attendee, () => this.#yield(act));
      case 'show':
        return this.#asLeader(attendee, () => this.#change(this.#at(act.moment)));
      case 'allow':
        return this.#asLeader(attendee, () => this.#change({ everyone: act.everyone }));
      case 'draw':
      case 'erase':
      case 'clear':
        return this.#draw(attendee, act);
    }
  }

  #asLeader(attendee: Attendee, task: () => Done): Done {
    return this.#isLeader(attendee) ? task() : refuse('not-leading', 'Only the leader can do that.');
  }

  #isLeader({ by }: Attendee): boolean {
    return this.#saved.leader?.by === by;
  }

  /** A player may take the lead from a spectator. */
  #lead(attendee: Attendee, { moment }: Act<'lead'>): Done {
    const { leader } = this.#saved;
    const isFree = leader === null || this.#isLeader(attendee) || (leader.seat === null && attendee.seat !== null);
    if (!isFree) return refuse('led', 'Another player leads.');
    return this.#change({ leader: leaderOf(attendee), ...this.#at(moment) });
  }

  #yield({ to }: Act<'yield'>): Done {
    if (to === null) return this.#change({ leader: null, everyone: false });
    const next = [...this.#attendees.values()].find(({ by }) => by === to);
    return next ? this.#change({ leader: leaderOf(next) }) : refuse('not-attending', 'That person does not take part.');
  }

  /** Drawings belong to their moment. */
  #at(moment: Moment): Partial<SavedStudy> {
    return sameMoment(moment, this.#saved.moment) ? {} : { moment, drawings: [] };
  }

  #draw(attendee: Attendee, act: Act<'draw' | 'erase' | 'clear'>): Done {
    const { moment, drawings, everyone } = this.#saved;
    const { match } = this.context.table;
    if (!everyone && !this.#isLeader(attendee)) return refuse('not-leading', 'Only the leader draws.');
    if (!match || !sameMoment(moment, act.moment)) return refuse('stale', 'The leader shows another moment.');
    if (act.do === 'clear') return this.#change({ drawings: [] });
    if (act.do === 'erase') return this.#change({ drawings: withoutDrawing(drawings, act.drawing) });
    const drawn = withDrawing(drawings, act.drawing, match.table);
    return drawn.ok ? this.#change({ drawings: drawn.value }) : drawn;
  }

  #change(change: Partial<SavedStudy>): Done {
    if (Object.keys(change).length === 0) return DONE;
    this.#saved = { ...this.#saved, ...change };
    this.#facts = this.#newFacts(change.drawings ?? null);
    this.#watchLeader();
    this.#patches.ask();
    this.#writes.ask();
    return DONE;
  }

  #attendeesChanged(): void {
    this.#facts = this.#newFacts(null);
    this.#watchLeader();
  }

  /** @param drawings if they have changed. */
  #newFacts(drawings: readonly StudyDrawing[] | null): StudyFacts {
    const { leader, moment, everyone } = this.#saved;
    const view: StudyView = { leader, moment, everyone };
    const stored = drawings ? null : this.#facts?.drawings;
    return {
      study: JSON.stringify(view),
      attendees: JSON.stringify(this.#attendeesView),
      drawings: stored ?? this.#saved.drawings.map((drawing) => JSON.stringify(drawing)),
    };
  }

  /** A player with several pages is listed once. */
  get #attendeesView(): AttendeesView {
    const people = [...new Map([...this.#attendees.values()].map((attendee) => [attendee.by, attendee])).values()];
    const isLeader = (attendee: Attendee): number => Number(this.#isLeader(attendee));
    const listed = people.toSorted((a, b) => isLeader(b) - isLeader(a) || rank(a) - rank(b));
    return { listed: listed.slice(0, ATTENDEES_LISTED), count: people.length };
  }

  /** Frees the lead when the leader has been away for a while. */
  #watchLeader(): void {
    const { services, queue } = this.context;
    const { leader } = this.#saved;
    const isAway = leader !== null && ![...this.#attendees.values()].some(({ by }) => by === leader.by);
    if (!isAway) {
      this.#cancelAway?.();
      this.#cancelAway = null;
    } else {
      this.#cancelAway ??= services.time.after(services.study.awayMs, () => {
        this.#cancelAway = null;
        queue(() => Promise.resolve(void this.#change({ leader: null, everyone: false })));
      });
    }
  }

  /** Writes the last change, if the store does not have it. A failed one is written again with the next one, or at the end. */
  #write(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      const { table, services } = this.context;
      const study = this.#saved;
      if (this.#stored === study || table.hasLostLease) return;
      try {
        await services.store.saveStudy(table.code, study, table.epoch);
        this.#stored = study;
      } catch (err) {
        // The process that owns the match now stores what it knows.
        if (!isLeaseLost(err)) services.faults.report(table, err, 'study', null);
      }
    });
    return this.#writing;
  }
}

const hexesOf = (drawing: StudyDrawing): readonly Hex[] => (drawing.kind === 'mark' ? [drawing.at] : [drawing.from, drawing.to]);

/** Returns the drawings with one more, which replaces the one in its place; refuses one beside the board, or one too many. */
const withDrawing = (drawings: readonly StudyDrawing[], drawing: StudyDrawing, table: Table): Result<readonly StudyDrawing[], Refusal> => {
  const isOn = (hex: Hex): boolean => cellOf(hex) !== OFF_BOARD && isOnBoard(table, cellOf(hex));
  if (!hexesOf(drawing).every(isOn)) return refuse('malformed', 'That hex is not on the board.');
  if (drawing.kind === 'arrow' && sameHex(drawing.from, drawing.to)) return refuse('malformed', 'An arrow leads from one hex to another.');
  const others = withoutDrawing(drawings, drawing);
  if (others.length >= MAX_DRAWINGS) return refuse('too-many-drawings', `A moment has at most ${MAX_DRAWINGS} drawings.`);
  return ok([...others, drawing]);
};

/** Returns the drawings without the one in that place. */
const withoutDrawing = (drawings: readonly StudyDrawing[], drawing: StudyDrawing): readonly StudyDrawing[] =>
  drawings.filter((other) => !samePlace(other, drawing));
