import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { BanRequest, FillRequest, SitRequest } from '@hexfall/shared/protocol/lobby';
import type { Ack, Answers, IntentRequest, Reel, Refusal, Requests, RequestType } from '@hexfall/shared/protocol/messages';
import { isRequestType, REQUEST_SCHEMAS } from '@hexfall/shared/protocol/requests';
import { arrange, dismiss, fill, swap } from '../match/arranging.js';
import { close, reopen } from '../match/chairs.js';
import { hire } from '../match/hiring.js';
import { choose } from '../match/mustering.js';
import { refuse } from '../match/refuse.js';
import { change, sit, stand } from '../match/seating.js';
import type { TableHost } from '../match/TableHost.js';
import { hashSeatKey } from '../security/seatKey.js';
import type { Setup } from '../store/MatchStore.js';
import type { Chat } from './Chat.js';
import type { Council } from './Council.js';
import type { FaultDesk } from './FaultDesk.js';
import { describeFault, isPlain } from './readRequest.js';
import type { TurnCaller } from './TurnCaller.js';
import type { Visitor } from './Visitor.js';

/** What the reception needs of the room around it. */
export interface Surroundings {
  /** Sends everybody what has changed at the table. */
  readonly show: () => void;
  /** Sends everybody what has changed and what has happened. */
  readonly tell: (reel: Reel) => void;
  readonly faults: FaultDesk;
}

/** Who answers what is not for the reception. */
export interface Desks {
  readonly council: Council;
  readonly chat: Chat;
  readonly caller: TurnCaller;
}

type Answer<T> = Promise<Result<T, Refusal>>;

type Handlers = { readonly [T in RequestType]: (visitor: Visitor, request: Requests[T]) => Answer<Answers[T]> };

const FAILED = refuse('failed', 'Something went wrong on the server.');

/** Answers the requests of the visitors of one table: who may ask for what. */
export class Reception {
  readonly #handlers: Handlers = {
    sit: (visitor, request) => this.#sit(visitor, request),
    stand: (visitor, { seat }) => this.#asHolder(visitor, seat, () => this.#prepare({ seat }, (setup) => stand(setup, seat))),
    change: (visitor, { seat, ...wish }) =>
      this.#asHolder(visitor, seat, () => this.#prepare({ seat }, (setup) => change(setup, { seat, ...wish }))),
    ban: (visitor, request) => this.#choose(visitor, request, 'ban'),
    pick: (visitor, request) => this.#choose(visitor, request, 'pick'),
    hire: (visitor, { seat, mercenary }) =>
      this.#asHolder(visitor, seat, () => this.#prepare({ seat }, (setup) => hire(setup, seat, mercenary))),
    swap: (visitor, { seats }) => this.#asCreator(visitor, () => this.#prepare({}, (setup) => swap(setup, seats))),
    arrange: (visitor, wish) => this.#asCreator(visitor, () => this.#prepare({}, (setup) => arrange(setup, wish))),
    close: (visitor, { seat }) => this.#asCreator(visitor, () => this.#prepare({}, (setup) => close(setup, seat))),
    reopen: (visitor) => this.#asCreator(visitor, () => this.#prepare({}, reopen)),
    fill: (visitor, wish) => this.#asCreator(visitor, () => this.#fill(wish)),
    dismiss: (visitor, { seat }) => this.#asCreator(visitor, () => this.#prepare({ seat }, (setup) => dismiss(setup, seat))),
    intent: (visitor, request) => this.#asHolder(visitor, request.seat, () => this.#play(request)),
    propose: (visitor, request) => this.#asHolder(visitor, request.seat, () => this.others.council.propose(request)),
    answer: (visitor, request) => this.#asHolder(visitor, request.seat, () => this.others.council.answer(request, visitor.standing.seats)),
    return: (visitor, { seat }) => this.#asHolder(visitor, seat, () => this.others.council.return(seat)),
    say: (visitor, request) => Promise.resolve(this.others.chat.say(visitor, request)),
    hush: (visitor, request) => this.others.chat.hush(visitor, request),
    webhook: (visitor, request) => this.#asHolder(visitor, request.seat, () => this.others.caller.arrange(visitor, request)),
    film: (_visitor, { from }) => Promise.resolve(this.table.film(from)),
  };

  constructor(
    private readonly table: TableHost,
    private readonly around: Surroundings,
    private readonly others: Desks,
  ) {}

  /** The answer to whatever a visitor has sent. Never throws: a fault ends this request. */
  async answer(visitor: Visitor, type: unknown, payload: unknown): Answer<Ack> {
    if (!visitor.mayAsk()) return refuse('rate-limited', 'Too many messages: wait a moment.');
    if (!isRequestType(type)) return refuse('unknown-request', 'The server does not know this kind of message.');
    try {
      return await this.#serve(visitor, type, payload);
    } catch (err) {
      this.around.faults.report(this.table, err, type, payload);
      return FAILED;
    }
  }

  async #serve<T extends RequestType>(visitor: Visitor, type: T, payload: unknown): Answer<Ack> {
    if (!isPlain(payload)) return refuse('malformed', 'The message holds what no request does.');
    const read = REQUEST_SCHEMAS[type].safeParse(payload);
    if (!read.success) return refuse('malformed', describeFault(read.error));
    const answer = await this.#handlers[type](visitor, read.data);
    return answer.ok ? ok({ n: read.data.n, to: type, ...answer.value } as Ack) : answer;
  }

  async #asHolder<T>(visitor: Visitor, seat: Seat, task: () => Answer<T>): Answer<T> {
    return visitor.standing.seats.includes(seat) ? task() : refuse('not-your-seat', 'You do not hold that seat.');
  }

  async #asCreator<T>(visitor: Visitor, task: () => Answer<T>): Answer<T> {
    return visitor.standing.creator ? task() : refuse('not-creator', 'Only whoever made the table can do that.');
  }

  async #sit(visitor: Visitor, { key, ...wish }: SitRequest): Answer<Answers['sit']> {
    const hash = hashSeatKey(key);
    const seated = await this.table.seat((setup) => sit(setup, wish, hash));
    if (!seated.ok) return seated;
    visitor.bring(hash);
    this.around.show();
    return seated;
  }

  async #fill(wish: Omit<FillRequest, 'n'>): Answer<Answers['fill']> {
    const seated = await this.table.seat((setup) => fill(setup, wish, Math.random));
    if (seated.ok) this.around.show();
    return seated;
  }

  #choose(visitor: Visitor, { seat, army }: BanRequest, act: 'ban' | 'pick'): Answer<{ readonly seat: Seat }> {
    return this.#asHolder(visitor, seat, () => this.#prepare({ seat }, (setup) => choose(setup, { seat, act }, army)));
  }

  async #prepare<T>(answer: T, change: (setup: Setup) => Result<Setup, Refusal>): Answer<T> {
    const prepared = await this.table.prepare(change);
    if (!prepared.ok) return prepared;
    this.around.show();
    return ok(answer);
  }

  async #play(request: IntentRequest): Answer<Answers['intent']> {
    try {
      const played = await this.table.play(request);
      if (!played.ok) return played;
      const { reel, ...answer } = played.value;
      if (reel) this.around.tell(reel);
      return ok(answer);
    } catch (err) {
      this.around.faults.halt(this.table, err, 'intent', request);
      return FAILED;
    }
  }
}
