import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Answers, Refusal } from '@hexfall/shared/protocol/messages';
import { REQUEST_TRAITS } from '@hexfall/shared/protocol/messageTables';
import type { Requests, RequestType } from '@hexfall/shared/protocol/requests';

/**
 * Why a request has no answer. unreachable: without a connection it was not sent · unanswered: the connection broke after it was sent, and only the
 * table shows whether it was done.
 */
export interface NoAnswer {
  readonly code: 'unreachable' | 'unanswered';
  readonly message: string;
  readonly rule?: string;
}

/** The outcome of a request: the server's answer, its refusal, or why there is neither. */
export type RequestAnswer<T extends RequestType> = Result<Answers[T], Refusal | NoAnswer>;

interface Waiting {
  readonly n: number;
  readonly type: RequestType;
  readonly message: Requests[RequestType];
  readonly settle: (answer: Result<unknown, Refusal | NoAnswer>) => void;
}

const UNREACHABLE: NoAnswer = { code: 'unreachable', message: 'The server does not answer.' };
const UNANSWERED: NoAnswer = { code: 'unanswered', message: 'The connection broke before the server answered.' };

/** What is refused for longer is not sent again by itself. */
const MOST_WAIT_MS = 10_000;

/** The requests of a page that have not been answered yet, in the order they were made. */
export class Outbox {
  #last = 0;
  #waiting: Waiting[] = [];

  /** `send` says whether there is a connection to send on. */
  constructor(readonly send: (type: RequestType, message: Requests[RequestType]) => boolean) {}

  /** Intents among the requests that wait for an answer. */
  get intents(): number {
    return this.#waiting.filter(({ type }) => type === 'intent').length;
  }

  /** Numbers a request and sends it; without a connection, what can be repeated waits for one. The promise never rejects. */
  post<T extends RequestType>(type: T, message: Omit<Requests[T], 'n'>): Promise<RequestAnswer<T>> {
    const n = ++this.#last;
    return new Promise((resolve) => {
      const numbered = { ...message, n } as Requests[T];
      const wasSent = this.send(type, numbered);
      if (!wasSent && !REQUEST_TRAITS[type].isRepeatable) return resolve(fail(UNREACHABLE));
      this.#waiting.push({ n, type, message: numbered, settle: (answer) => resolve(answer as RequestAnswer<T>) });
    });
  }

  acknowledge(n: number, answer: unknown): void {
    this.#take(n)?.settle(ok(answer));
  }

  /** Sends a request again if the server refused it for a few seconds, as during overload, at the time the server names, with a random delay. */
  refuse(n: number, error: Refusal): void {
    const again = this.#waiting.find((waiting) => waiting.n === n && REQUEST_TRAITS[waiting.type].isRepeatable);
    const { retryAfterMs = Infinity } = error;
    if (again && retryAfterMs <= MOST_WAIT_MS) {
      setTimeout(() => this.#sendAgain(again), retryAfterMs * (1 + Math.random()));
      return;
    }
    this.#take(n)?.settle(fail(error));
  }

  /** After a reconnection: waiting requests are sent again, except those that must not be sent twice, which fail. */
  resend(): void {
    const lost = this.#waiting.filter(({ type }) => !REQUEST_TRAITS[type].isRepeatable);
    this.#waiting = this.#waiting.filter((waiting) => !lost.includes(waiting));
    for (const { type, message } of this.#waiting) this.send(type, message);
    for (const { settle } of lost) settle(fail(UNANSWERED));
  }

  /** No connection will come back: everything is given up. */
  close(): void {
    const lost = this.#waiting;
    this.#waiting = [];
    for (const { settle } of lost) settle(fail(UNREACHABLE));
  }

  #sendAgain(waiting: Waiting): void {
    if (this.#waiting.includes(waiting)) this.send(waiting.type, waiting.message);
  }

  #take(n: number): Waiting | null {
    const found = this.#waiting.find((waiting) => waiting.n === n) ?? null;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== found);
    return found;
  }
}
