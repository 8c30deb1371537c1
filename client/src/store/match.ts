import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { ClockView } from '@hexfall/shared/protocol/clock';
import type { ProposalKind, ProposalView } from '@hexfall/shared/protocol/proposals';
import type { MatchPhase, Reel, RequestType, Requests, Standing } from '@hexfall/shared/protocol/messages';
import { readTable, type TableView } from '@hexfall/shared/protocol/tableView';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { tableFromPublic, type PublicTable } from '@hexfall/shared/rules/view';
import type { Connection } from '../net/connection.js';
import type { Link } from '../net/link.js';
import type { Answer } from '../net/outbox.js';
import { Session, type Beginning } from '../net/session.js';
import { refusalText } from '../text/rejectionText.js';
import { t } from '../text/translate.js';
import { NO_AFFAIRS, readAffairs, type Affairs } from './affairs.js';
import { readClocks } from './clocks.js';
import { isShared } from './company.js';
import { contributeToNext, newContribution, noteCommitment } from './drawNotes.js';
import { Absence } from './Absence.js';
import type { History } from './history.js';
import { refusalIn } from './refusalIn.js';
import { keepKey, keysOf, newKey } from './seatKeys.js';
import { isFilmed } from './log.js';
import { battleAt, lastBattle } from './scenes.js';
import { playedSeat, readArrangement, readSeats, seatsToResign, type Arrangement, type Seating } from './seating.js';
import { ServerTime } from './ServerTime.js';
import type { Notice, TableStore } from './TableStore.js';
import { Talk } from './Talk.js';
import { Telling } from './Telling.js';
import { Theater, type Scene } from './theater.js';

/** What a table's page is told from outside. */
export interface Surroundings {
  readonly link: Link;
  readonly wantsFilm: () => boolean;
  /** Whether its user looks at the page. */
  readonly isWatched: () => boolean;
  readonly onScene: (scene: Scene) => void;
  /** The rematch of a table is played at another one; `isNow`: it begins at this moment. */
  readonly onRematch: (code: string, next: string, isNow: boolean) => void;
}

/** One table as this page sees it: everything the screens show, and the ways to act. */
export class MatchStore implements TableStore {
  readonly online = this;
  readonly connection = signal<Connection>({ phase: 'opening', attempt: 0 });
  readonly code = signal<string | null>(null);
  readonly heading = computed(() => t('table.heading', { code: this.code.value ?? '' }));
  /** Null until the server has told. */
  readonly phase = signal<MatchPhase | null>(null);
  readonly options = signal<Options | null>(null);
  readonly seats = signal<readonly Seating[]>([]);
  readonly names = computed(() => this.seats.value.map(({ name }) => name));
  readonly arrangement = signal<Arrangement | null>(null);
  readonly spectators = signal(0);
  /** Seats this page holds. */
  readonly mine = signal<readonly Seat[]>([]);
  /** Whether this page's user may arrange the table. */
  readonly creator = signal(false);
  readonly #telling = new Telling(
    () => this.#table && { seq: this.#seq, table: this.#table },
    async (from) => {
      const answer = await this.#session.request('film', { from });
      return answer.ok ? answer.value.reels : [];
    },
  );
  readonly history: ReadonlySignal<History | null> = this.#telling.history;
  /** Intents that wait for the server's answer. */
  readonly unanswered = signal(0);
  /** What the server has committed to, as this browser saw it first; empty if nothing. */
  readonly commitment = signal('');
  /** O10: null without a clock. */
  readonly clock = signal<ClockView | null>(null);
  readonly serverTime = new ServerTime();
  readonly talk = new Talk(this.code);
  readonly affairs = signal<Affairs>(NO_AFFAIRS);
  readonly notice = signal<Notice | null>(null);
  readonly theater: Theater;
  readonly absence: Absence;

  /** There is a battle, or an instant that hit somebody, to be seen again. */
  readonly hasBattle = computed(() => this.history.value?.told.some(({ events }) => events.some(isFilmed)) ?? false);
  /** The seat whose player has to act, null when nobody has. */
  readonly acting = computed<Seat | null>(() => {
    const table = this.theater.shown.value;
    return table && !table.outcome ? actingSeat(tableFromPublic(table)) : null;
  });
  /** The seat this page plays at this moment, null for a spectator. */
  readonly me = computed<Seat | null>(() => {
    const [table, mine] = [this.theater.shown.value, this.mine.value];
    return table ? playedSeat(table, this.acting.value, mine) : (mine[0] ?? null);
  });
  /** Several people play on this page. */
  readonly isShared = computed<boolean>(() => {
    const table = this.theater.shown.value;
    return table !== null && isShared(table, this.mine.value);
  });
  /** Whether this page's player may do something now. By itself, so that `legal` stays the same whoever comes and goes. */
  readonly #mayAct = computed<boolean>(() => {
    const [me, acting] = [this.me.value, this.acting.value];
    if (me === null || me !== acting || this.theater.busy.value || this.unanswered.value > 0) return false;
    return !this.affairs.value.paused && !this.seats.value[me]?.standIn;
  });
  /** What this page's player may do now. */
  readonly legal = computed<readonly Intent[]>(() => {
    const [table, me] = [this.theater.shown.value, this.me.value];
    return table && me !== null && this.#mayAct.value ? legalIntents(tableFromPublic(table), me) : [];
  });

  readonly #session: Session;
  #table: PublicTable | null = null;
  #seq = 0;
  /** The picture is that of the server, but for what is still being shown. */
  #synced = false;
  #notices = 0;

  constructor(
    beginning: Beginning,
    readonly around: Surroundings,
  ) {
    const { link, wantsFilm, isWatched, onScene } = around;
    this.code.value = 'code' in beginning ? beginning.code : null;
    this.theater = new Theater(wantsFilm, onScene, (seq) => this.absence.saw(seq));
    this.absence = new Absence({ ...this, isWatched });
    this.#session = new Session(link, beginning, () => keysOf(this.code.peek() ?? ''), {
      connection: (connection) => this.#connected(connection),
      welcome: (welcome) => {
        this.serverTime.hear(welcome.now);
        this.#stand(welcome);
      },
      standing: (standing) => this.#stand(standing),
      state: (state) => batch(() => this.#look(state)),
      reel: (reel) => batch(() => this.#tell(reel)),
      chat: (lines) => this.talk.recall(lines),
      said: (line) => this.talk.hear(line),
      unanswered: (intents) => (this.unanswered.value = intents),
    });
    this.#session.begin();
  }

  /** Takes a free seat, with an army where they are chosen. Its key is kept before it is sent: if the connection breaks, the seat is not lost with the answer. */
  sit(army: ArmyId | null, name: string, seat?: Seat): Promise<Answer<'sit'>> {
    const code = this.#session.code ?? '';
    const key = newKey();
    keepKey(code, key);
    const wish = { ...(army === null ? {} : { army }), ...(seat === undefined ? {} : { seat }) };
    return this.request('sit', { key, name, contribution: newContribution(code), ...wish });
  }

  /** Asks for anything else there is to ask for before a match. What comes of it is seen in the state and the standing. */
  request<T extends RequestType>(type: T, message: Omit<Requests[T], 'n'>): Promise<Answer<T>> {
    return this.#session.request(type, message);
  }

  /** Sends what the player of this page does; a refusal becomes the notice. */
  async act(intent: Intent): Promise<void> {
    const me = this.me.peek();
    if (me === null) return;
    this.notice.value = null;
    this.absence.dismiss();
    const seats = intent.do === 'resign' && this.#table ? seatsToResign(this.#table, me) : [me];
    for (const seat of seats) {
      const answer = await this.#session.request('intent', { client: this.#session.client, seat, intent, after: this.#seq });
      if (!answer.ok) return this.say(refusalText(answer.error));
    }
  }

  refusalOf(intent: Intent): string | null {
    const [table, me] = [this.theater.shown.peek(), this.me.peek()];
    return table && me !== null ? refusalIn(tableFromPublic(table), me, intent) : null;
  }

  /** Asks for something else while the match is played; a refusal becomes the notice. */
  async ask<T extends RequestType>(type: T, message: Omit<Requests[T], 'n'>): Promise<void> {
    const answer = await this.request(type, message);
    if (!answer.ok) this.say(refusalText(answer.error));
  }

  /** Proposes something to the others at the table. */
  propose(kind: ProposalKind, about?: Seat): Promise<void> {
    const [seat] = this.mine.peek();
    return seat === undefined
      ? Promise.resolve()
      : this.ask('propose', { seat, kind, ...(about === undefined ? {} : { about }), ...this.#partOf(kind) });
  }

  /** Agrees to a proposal, declines or withdraws it. Where several people share this page, those of them who are asked agree together. */
  async answer({ id, kind, asked, by }: ProposalView, agree: boolean): Promise<void> {
    const mine = this.mine.peek();
    const seats = agree
      ? mine.filter((seat) => asked.includes(seat))
      : mine.filter((seat) => seat === by || asked.includes(seat)).slice(0, 1);
    for (const seat of seats) {
      const answer = await this.request('answer', { seat, proposal: id, agree, ...(agree && this.#partOf(kind)) });
      if (!answer.ok) return this.say(refusalText(answer.error));
    }
  }

  /** What this page adds to the seed of a rematch by agreeing to it. */
  #partOf(kind: ProposalKind): { readonly contribution?: string } {
    return kind === 'rematch' ? { contribution: contributeToNext(this.code.peek() ?? '', this.affairs.peek().nextCommitment) } : {};
  }

  /** Shows a message for a while. */
  say(text: string, isBad = true): void {
    this.notice.value = { id: ++this.#notices, text, isBad };
  }

  /** Shows a battle again: the one an intent was part of, or the last one. */
  watchAgain(seq?: number): void {
    const history = this.history.peek();
    const scene = history && (seq === undefined ? lastBattle(history) : battleAt(history, seq));
    if (scene) this.theater.show('again', [scene]);
  }

  retry(): void {
    this.#session.retry();
  }

  /** The page may have been away: see `Session.wake`. */
  wake(): void {
    this.#session.wake();
    if (this.#synced && !this.#telling.isAsking) this.absence.lookBack();
  }

  leave(): void {
    this.#session.leave();
  }

  #connected(connection: Connection): void {
    if (connection.phase !== 'live') this.#synced = false;
    this.code.value = this.#session.code ?? this.code.peek();
    this.connection.value = connection;
    if (connection.phase === 'live' && connection.again) this.say(t('app.connection.back'), false);
  }

  /** A rematch takes everybody along who is there when it begins. */
  #attend(affairs: Affairs): void {
    const { next } = this.affairs.peek();
    const [code, isLive] = [this.code.peek(), this.#synced];
    this.affairs.value = affairs;
    if (affairs.next !== null && next === null && code !== null) this.around.onRematch(code, affairs.next, isLive);
  }

  #stand({ seats, creator }: Standing): void {
    batch(() => [(this.mine.value = seats), (this.creator.value = creator)]);
  }

  #look(state: TableView): void {
    this.phase.value = state.phase;
    this.commitment.value ||= noteCommitment(state.code, state.commitment);
    this.options.value = state.options;
    this.spectators.value = state.spectators;
    this.seats.value = readSeats(state);
    this.arrangement.value = readArrangement(state);
    this.#attend(readAffairs(state));
    this.clock.value = readClocks(state, this.serverTime);
    this.#table = readTable(state);
    this.#seq = state.seq;
    if (!this.#table || this.#synced) return;
    this.#synced = true;
    this.#telling.begin(
      this.#table,
      this.seats.peek().map(({ mercenaries }) => mercenaries),
    );
    this.absence.expect();
    this.theater.reset(this.#table);
    void this.#telling.catchUp().then(() => this.absence.lookBack());
  }

  #tell(reel: Reel): void {
    const scene = this.#telling.take(reel);
    if (scene) this.theater.add(scene);
  }
}
