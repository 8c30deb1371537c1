import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { isReplayed } from '@hexfall/shared/inspect/battleSpan';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Series } from '@hexfall/shared/model/series';
import type { Table } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import type { CompetitionPlace, MatchPhase } from '@hexfall/shared/protocol/lobby';
import type { ComputerAim, PlayedIntent, SeatAccess } from '@hexfall/shared/protocol/messages';
import { type ProposableKind, type ProposalKind, type ProposalView, SEAT_REQUEST } from '@hexfall/shared/protocol/proposals';
import type { Requests, RequestType } from '@hexfall/shared/protocol/requests';
import {
  type ClockView,
  readJson,
  readSeatViews,
  readTable,
  readTableOptions,
  type SeatView,
  type TableView,
} from '@hexfall/shared/protocol/tableView';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { refusalOf } from '@hexfall/shared/rules/step';
import type { Connection } from '../net/connection.js';
import type { RequestAnswer } from '../net/outbox.js';
import { type Beginning, Session } from '../net/session.js';
import type { Transport } from '../net/transport.js';
import { limitSeen } from '../platform/lastSeen.js';
import { dropKey, keysOf, storeKey } from '../platform/seatKeys.js';
import { type Agreements, NO_AGREEMENTS, readAgreements } from './agreements.js';
import { ChatStore } from './ChatStore.js';
import { readClocks, ServerTime } from './clocks.js';
import { contributeToNext, recordCommitment } from './drawNotes.js';
import { EventHistory } from './EventHistory.js';
import type { History } from './history.js';
import { MissedActions } from './MissedActions.js';
import type { Notice, NoticeMessage, RefusedNotice } from './notice.js';
import { PlaybackQueue, type ReplaySegment } from './PlaybackQueue.js';
import { type Arrangement, isShared, playedSeat, readArrangement, seatsToResign } from './seating.js';
import { battleAt, lastBattle } from './segments.js';
import { type SeatWish, takeSeat } from './takeSeat.js';

/** The study of a finished match as the server sends it: JSON, which only the parts of the page that show it read. */
class StudyTexts {
  /** A `StudyView`; `null` before the match is over, like the attendees. */
  readonly view = signal('null');
  /** An `AttendeesView`. */
  readonly attendees = signal('null');
  /** A list of `Drawing`. */
  readonly drawings = signal('[]');

  apply({ study, attendees, drawings }: TableView): void {
    this.view.value = study;
    this.attendees.value = attendees;
    this.drawings.value = `[${[...drawings].join(',')}]`;
  }
}

/** A request for the seat of an offline player: see the request `reseat`. */
interface SeatClaim {
  readonly seat: Seat;
  readonly key: string;
  /** Null until the server has answered. */
  readonly proposal: number | null;
}

/** What a table's page gets from outside. */
interface MatchEnvironment {
  readonly transport: Transport;
  /** The heading of a table, in the current language. */
  readonly heading: (code: string) => string;
  readonly wantsReplay: () => boolean;
  /** Whether its user looks at the page. */
  readonly isPageVisible: () => boolean;
  readonly onSegment: (segment: ReplaySegment) => void;
  /** The rematch of a table, or the next match of its series, is played at another one; `isNow`: it begins at this moment. */
  readonly onRematch: (code: string, next: string, isNow: boolean) => void;
}

/** A table of the server as this page sees it: everything the screens show, and the ways to act. It is a `TableStore`. */
export class MatchStore {
  readonly online = this;
  readonly players = this;
  readonly connection = signal<Connection>({ phase: 'opening', attempt: 0 });
  readonly code = signal<string | null>(null);
  readonly heading = computed(() => this.environment.heading(this.code.value ?? ''));
  readonly #phase = signal<MatchPhase | null>(null);
  readonly #knowsSeats = signal(false);
  /** Null until the server has sent its state and the seats of this page: anything shown earlier would move. */
  readonly phase = computed<MatchPhase | null>(() => (this.#knowsSeats.value ? this.#phase.value : null));
  readonly options = signal<Options | null>(null);
  readonly seats = signal<readonly SeatView[]>([]);
  readonly names = computed(() => this.seats.value.map(({ name }) => name));
  readonly arrangement = signal<Arrangement | null>(null);
  readonly spectators = signal(0);
  /** Seats this page holds. */
  readonly mine = signal<readonly Seat[]>([]);
  /** Whether this page's user may arrange the table. */
  readonly creator = signal(false);
  /** Whether the creator has taken this page's seat: it may watch. */
  readonly kicked = signal(false);
  /** Whether a seat of this page has got another key. */
  readonly replaced = signal(false);
  /** The seats that the others have given to another browser and that this one can take back. */
  readonly reclaimable = signal<readonly Seat[]>([]);
  /** The seat of an offline player that this page has requested, and the key that will open it. */
  readonly claim = signal<SeatClaim | null>(null);
  readonly #eventHistory = new EventHistory(
    () => this.#table && { seq: this.#seq, table: this.#table },
    async (from) => {
      const answer = await this.#session.request('history', { from });
      return answer.ok ? answer.value.intents : [];
    },
  );
  readonly history: ReadonlySignal<History | null> = this.#eventHistory.history;
  /** Intents that wait for the server's answer. */
  readonly unanswered = signal(0);
  /** What the server has committed to, as this browser saw it first; empty if nothing. */
  readonly commitment = signal('');
  /** Whether a player has had a file with the order of the draw piles. */
  readonly drawKnown = signal(false);
  /** This page holds the seats of all people at the table. */
  readonly isAlone = computed(() =>
    this.seats.value.every(({ taken, computer }, seat) => taken && (computer || this.mine.value.includes(seat))),
  );
  /** O10: null without a clock. */
  readonly clock = signal<ClockView | null>(null);
  readonly serverTime = new ServerTime();
  readonly chat = new ChatStore(this.code);
  readonly study = new StudyTexts();
  readonly agreements = signal<Agreements>(NO_AGREEMENTS);
  /** The aim of the computer player that planned last; null before the first one. */
  readonly aim = signal<ComputerAim | null>(null);
  readonly series = signal<Series | null>(null);
  /** The place of the match in a competition; null in none. It does not change. */
  readonly competition = signal<CompetitionPlace | null>(null);
  /** Whether other tables of the deal may still play: nobody else comes here, and the secret of the draw is not shown. */
  readonly isSealed = signal(false);
  readonly notice = signal<Notice | null>(null);
  readonly playback: PlaybackQueue;
  readonly missedActions: MissedActions;

  /** Whether there is a battle, or an instant that hit a unit, to replay. */
  readonly hasBattle = computed(() => this.history.value?.steps.some(({ events }) => events.some(isReplayed)) ?? false);
  /** The seat whose player has to act, or null. */
  readonly acting = computed<Seat | null>(() => {
    const table = this.playback.shown.value;
    return table && !table.outcome ? actingSeat(table) : null;
  });
  /** The seat this page plays at this moment, null for a spectator. */
  readonly me = computed<Seat | null>(() => {
    const [table, mine] = [this.playback.shown.value, this.mine.value];
    return table ? playedSeat(table, this.acting.value, mine) : (mine[0] ?? null);
  });
  /** Several people play on this page. */
  readonly isShared = computed<boolean>(() => {
    const table = this.playback.shown.value;
    return table !== null && isShared(table, this.mine.value);
  });
  /** Whether this page's player may act now. Separate, so that `legal` does not change when people connect or disconnect. */
  readonly #mayAct = computed<boolean>(() => {
    const [me, acting] = [this.me.value, this.acting.value];
    if (me === null || me !== acting || this.playback.busy.value || this.unanswered.value > 0) return false;
    return !this.agreements.value.paused && !this.seats.value[me]?.substitute;
  });
  /** What this page's player may do now. */
  readonly legal = computed<readonly Intent[]>(() => {
    const [table, me] = [this.playback.shown.value, this.me.value];
    return table && me !== null && this.#mayAct.value ? legalIntents(table, me) : [];
  });

  readonly #session: Session;
  #table: Table | null = null;
  #seq = 0;
  /** The table shown is that of the server, except for what is still being animated. */
  #synced = false;
  #notices = 0;

  constructor(
    beginning: Beginning,
    readonly environment: MatchEnvironment,
  ) {
    this.code.value = 'code' in beginning ? beginning.code : null;
    this.playback = new PlaybackQueue(environment.wantsReplay, environment.onSegment, (seq) => this.missedActions.saw(seq));
    this.missedActions = new MissedActions({ ...this, isPageVisible: environment.isPageVisible });
    this.#session = new Session(environment.transport, beginning, () => this.#keys, {
      connection: (connection) => this.#connected(connection),
      state: (state) => batch(() => this.#applyState(state)),
      news: {
        welcome: (welcome) => {
          this.serverTime.join(welcome.now);
          this.#setStanding(welcome);
        },
        access: (standing) => this.#setStanding(standing),
        time: ({ now }) => this.serverTime.set(now),
        events: (playedIntent) => batch(() => this.#applyPlayed(playedIntent)),
        chat: ({ lines, own }) => this.chat.load(lines, own),
        chatLine: (line) => this.#applyLine(line),
        ping: (ping) => this.chat.callouts.addPing(ping),
        computerAim: (aim) => (this.aim.value = aim),
      },
      unanswered: (intents) => (this.unanswered.value = intents),
    });
    this.#session.begin();
  }

  /**
   * Takes a free seat, with an army if players choose them. Stores the key before sending it, so that a broken connection does not lose the
   * seat with the answer.
   */
  sit(army: ArmyId | null, name: string, wish: SeatWish = {}): Promise<RequestAnswer<'sit'>> {
    const sitter = { army, name, isFirst: this.mine.peek().length === 0, ...wish };
    return takeSeat((request) => this.request('sit', request), this.#session.code ?? '', sitter);
  }

  /** Sends any other request before a match. Its effect shows in the state and the standing. */
  request<T extends RequestType>(type: T, message: Omit<Requests[T], 'n'>): Promise<RequestAnswer<T>> {
    return this.#session.request(type, message);
  }

  /** Sends what the player of this page does; a refusal becomes the notice. */
  async act(intent: Intent): Promise<void> {
    const me = this.me.peek();
    if (me === null) return;
    this.notice.value = null;
    this.missedActions.dismiss();
    const seats = intent.do === 'resign' && this.#table ? seatsToResign(this.#table, me) : [me];
    for (const seat of seats) {
      const answer = await this.#session.request('intent', { client: this.#session.client, seat, intent, after: this.#seq });
      if (!answer.ok) return this.say(answer.error);
    }
  }

  refusalOf(intent: Intent): RefusedNotice | null {
    const [table, me] = [this.playback.shown.peek(), this.me.peek()];
    return table && me !== null ? refusalOf(table, me, intent) : null;
  }

  /** Asks for something else while the match is played; a refusal becomes the notice. */
  async ask<T extends RequestType>(type: T, message: Omit<Requests[T], 'n'>): Promise<void> {
    const answer = await this.request(type, message);
    if (!answer.ok) this.say(answer.error);
  }

  /** Proposes something to the others at the table. */
  propose(kind: ProposableKind, about?: Seat): Promise<void> {
    const [seat] = this.mine.peek();
    return seat === undefined
      ? Promise.resolve()
      : this.ask('propose', { seat, kind, ...(about === undefined ? {} : { about }), ...this.#partOf(kind) });
  }

  /** Agrees to, declines or withdraws a proposal. If several people share this page, all of them who are asked agree together. */
  async answer({ id, kind, asked, by }: ProposalView, agree: boolean): Promise<void> {
    const mine = this.mine.peek();
    const seats = agree
      ? mine.filter((seat) => asked.includes(seat))
      : mine.filter((seat) => seat === by || asked.includes(seat)).slice(0, 1);
    for (const seat of seats) {
      const answer = await this.request('answer', { seat, proposal: id, agree, ...(agree && this.#partOf(kind)) });
      if (!answer.ok) return this.say(answer.error);
    }
  }

  /** What this page adds to the seed of a rematch by agreeing to it. */
  #partOf(kind: ProposalKind): { readonly contribution?: string } {
    return kind === 'rematch' ? { contribution: contributeToNext(this.code.peek() ?? '', this.agreements.peek().nextCommitment) } : {};
  }

  /** Shows a message for a while. */
  say(message: NoticeMessage, isBad = true): void {
    this.notice.value = { id: ++this.#notices, message, isBad };
  }

  /** Shows a battle again: the one an intent was part of, or the last one. */
  watchAgain(seq?: number): void {
    const history = this.history.peek();
    const segment = history && (seq === undefined ? lastBattle(history) : battleAt(history, seq));
    if (segment) this.playback.show('again', [segment]);
  }

  retry(): void {
    this.#session.retry();
  }

  /** The page may have been away: see `Session.wake`. */
  wake(): void {
    this.#session.wake();
    if (this.#synced && !this.#eventHistory.isAsking) this.missedActions.lookBack();
  }

  leave(): void {
    this.#session.leave();
  }

  #connected(connection: Connection): void {
    if (connection.phase !== 'live') this.#synced = false;
    this.code.value = this.#session.code ?? this.code.peek();
    this.connection.value = connection;
    if (connection.phase === 'live' && connection.again) this.say({ code: 'reconnected' }, false);
  }

  /** A rematch takes everybody along who is there when it begins. Who is to look at the result of a match in a series goes on by a button. */
  #setAgreements(agreements: Agreements): void {
    const [{ next, nextCommitment }, code] = [this.agreements.peek(), this.code.peek()];
    this.agreements.value = agreements;
    const isProposed = nextCommitment !== '';
    if (agreements.next !== null && next === null && code !== null)
      this.environment.onRematch(code, agreements.next, this.#synced && isProposed);
  }

  /** The seat keys of this page, and the key of a seat that it may have got just before its connection broke. */
  get #keys(): readonly string[] {
    const claim = this.claim.peek();
    return [...keysOf(this.code.peek() ?? ''), ...(claim ? [claim.key] : [])];
  }

  #setStanding({ seats, creator, kicked, replaced, reclaimable = [], requested }: SeatAccess): void {
    const [claim, code] = [this.claim.peek(), this.code.peek() ?? ''];
    if (claim && seats.includes(claim.seat)) {
      storeKey(code, claim.key);
      this.claim.value = null;
    } else if (claim && claim.proposal === SEAT_REQUEST && requested === undefined) dropKey(code, claim.key);
    else if (!claim && requested !== undefined) {
      // The page was loaded again while its request is open.
      const key = keysOf(code).at(-1);
      if (key !== undefined) this.claim.value = { seat: requested, key, proposal: SEAT_REQUEST };
    }
    batch(() => {
      this.mine.value = seats;
      this.creator.value = creator;
      this.kicked.value = kicked === true;
      this.replaced.value = replaced === true;
      this.reclaimable.value = reclaimable;
    });
    this.#knowsSeats.value = true;
  }

  #applyState(state: TableView): void {
    this.#phase.value = state.phase;
    this.commitment.value ||= recordCommitment(state.code, state.commitment);
    this.options.value = readTableOptions(state.options);
    this.spectators.value = state.spectators;
    this.seats.value = readSeatViews(state);
    this.arrangement.value = readArrangement(state);
    this.series.value = readJson<Series | null>(state.series);
    if (this.competition.peek() === null) this.competition.value = readJson<CompetitionPlace | null>(state.competition ?? 'null');
    this.isSealed.value = state.sealed === true;
    if (state.drawKnown && !this.drawKnown.peek()) this.#noteKnownDraw();
    this.#setAgreements(readAgreements(state));
    this.clock.value = readClocks(state, this.serverTime);
    this.study.apply(state);
    this.#table = readTable(state);
    this.#seq = state.seq;
    if (!this.#table || this.#synced) return;
    this.#synced = true;
    const hired = this.seats.peek().map(({ mercenaries }) => [...mercenaries]);
    limitSeen(state.code, state.seq);
    this.#eventHistory.begin(this.#table, hired);
    this.missedActions.expect();
    this.playback.reset(this.#table);
    void this.#eventHistory.catchUp().then(() => this.missedActions.lookBack());
  }

  /** A player among others, or a spectator, learns that somebody can know what is drawn. */
  #noteKnownDraw(): void {
    this.drawKnown.value = true;
    if (!this.isAlone.peek()) this.say({ code: 'draw-known' }, false);
  }

  /** Proposals above the board are answered there, too: on a phone nobody sees the chat. */
  #applyLine(line: ChatLine): void {
    this.chat.add(line);
    const isOwn = this.mine.peek().some((seat) => this.names.peek()[seat] === line.name);
    if (line.notice === 'declined' && !isOwn) this.say({ code: 'declined', name: line.name }, false);
  }

  #applyPlayed(playedIntent: PlayedIntent): void {
    const segment = this.#eventHistory.take(playedIntent);
    if (segment) this.playback.add(segment);
  }
}
