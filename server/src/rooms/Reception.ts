import type { Logger } from 'pino';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { Ack, Answers, IntentRequest, Reel, Refusal, Requests, RequestType } from '@hexfall/shared/protocol/messages';
import { isRequestType, REQUEST_SCHEMAS } from '@hexfall/shared/protocol/requests';
import { refuse } from '../match/refuse.js';
import type { TableHost } from '../match/TableHost.js';
import { describeFault } from './readRequest.js';
import type { Visitor } from './Visitor.js';

/** What the reception needs of the room around it. */
export interface Surroundings {
  readonly visitors: () => readonly Visitor[];
  /** Sends everybody what has changed at the table. */
  readonly show: () => void;
  /** Sends everybody what has happened. */
  readonly tell: (reel: Reel) => void;
  readonly log: Logger;
}

type Handlers = { readonly [T in RequestType]: (visitor: Visitor, request: Requests[T]) => Promise<Result<Answers[T], Refusal>> };

/** Answers the requests of the visitors of one table: who may ask for what. */
export class Reception {
  readonly #handlers: Handlers = {
    sit: (visitor, request) => this.#sit(visitor, request),
    stand: (visitor, { seat }) => this.#asHolder(visitor, seat, () => this.#stand(seat)),
    change: (visitor, request) => this.#asHolder(visitor, request.seat, () => this.#change(request)),
    intent: (visitor, request) => this.#asHolder(visitor, request.seat, () => this.#play(request)),
    film: (_visitor, { from }) => Promise.resolve(this.table.film(from)),
  };

  constructor(
    private readonly table: TableHost,
    private readonly around: Surroundings,
  ) {}

  /** The answer to whatever a visitor has sent. Never throws: a fault ends this request, and the table stays as it was. */
  async answer(visitor: Visitor, type: unknown, payload: unknown): Promise<Result<Ack, Refusal>> {
    if (!visitor.bucket.take()) return refuse('rate-limited', 'Too many messages: wait a moment.');
    if (!isRequestType(type)) return refuse('unknown-request', 'The server does not know this kind of message.');
    try {
      return await this.#serve(visitor, type, payload);
    } catch (err) {
      this.#report(err, type, payload);
      return refuse('failed', 'Something went wrong on the server. Nothing has changed.');
    }
  }

  async #serve<T extends RequestType>(visitor: Visitor, type: T, payload: unknown): Promise<Result<Ack, Refusal>> {
    const read = REQUEST_SCHEMAS[type].safeParse(payload);
    if (!read.success) return refuse('malformed', describeFault(read.error));
    const answer = await this.#handlers[type](visitor, read.data);
    return answer.ok ? ok({ n: read.data.n, to: type, ...answer.value } as Ack) : answer;
  }

  async #asHolder<T>(visitor: Visitor, seat: Seat, task: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    return visitor.seats.has(seat) ? task() : refuse('not-your-seat', 'You do not hold that seat.');
  }

  async #sit(visitor: Visitor, request: Requests['sit']): Promise<Result<Answers['sit'], Refusal>> {
    const answer = await this.table.sit(request);
    if (!answer.ok) return answer;
    visitor.seats.add(answer.value.seat);
    this.around.show();
    return answer;
  }

  async #stand(seat: Seat): Promise<Result<Answers['stand'], Refusal>> {
    const answer = await this.table.stand(seat);
    if (!answer.ok) return answer;
    for (const holder of this.around.visitors()) holder.seats.delete(seat);
    this.around.show();
    return answer;
  }

  async #change(request: Requests['change']): Promise<Result<Answers['change'], Refusal>> {
    const answer = await this.table.change(request);
    if (answer.ok) this.around.show();
    return answer;
  }

  async #play(request: IntentRequest): Promise<Result<Answers['intent'], Refusal>> {
    const played = await this.table.play(request);
    if (!played.ok) return played;
    const { reel, ...answer } = played.value;
    if (reel) {
      this.around.show();
      this.around.tell(reel);
    }
    return ok(answer);
  }

  /** Enough to find the fault. What would give the draw piles away goes to the debug log alone. */
  #report(err: unknown, type: RequestType, payload: unknown): void {
    const { code, match, setup } = this.table;
    this.around.log.error({ code, seq: match?.seq, type, request: payload, err }, 'a request failed, its match stays as it was');
    const intents = match?.film(1, match.seq).map(({ player, intent }) => ({ player, ...intent }));
    this.around.log.debug({ code, options: setup.options, seed: setup.seed, intents }, 'the record to reproduce it');
  }
}
