import type { Answers, Refusal, Requests, RequestType } from '@hexfall/shared/protocol/messages';
import { fail, ok, type Result } from '@hexfall/shared/model/result';

/** What a request came to: the server's answer or its refusal; `unreachable` if the connection went first. */
export type Answer<T extends RequestType> = Result<Answers[T], Refusal | Unreachable>;
export interface Unreachable {
  readonly code: 'unreachable';
  readonly message: string;
  readonly rule?: string;
}

interface Waiting {
  readonly n: number;
  readonly type: RequestType;
  readonly message: Requests[RequestType];
  readonly settle: (answer: Result<unknown, Refusal | Unreachable>) => void;
}

const UNREACHABLE: Unreachable = { code: 'unreachable', message: 'The server does not answer.' };

/** Requests that do nothing when they come a second time: intents by their number, a seat by its key. */
const REPEATABLE: readonly RequestType[] = ['intent', 'sit'];

/** The requests of a page that have not been answered yet, in the order they were made. */
export class Outbox {
  #last = 0;
  #waiting: Waiting[] = [];

  constructor(readonly send: (type: RequestType, message: Requests[RequestType]) => void) {}

  /** Intents among the requests that wait for an answer. */
  get intents(): number {
    return this.#waiting.filter(({ type }) => type === 'intent').length;
  }

  /** Numbers a request and sends it. The promise never rejects. */
  post<T extends RequestType>(type: T, message: Omit<Requests[T], 'n'>): Promise<Answer<T>> {
    const n = ++this.#last;
    return new Promise((resolve) => {
      const numbered = { ...message, n } as Requests[T];
      this.#waiting.push({ n, type, message: numbered, settle: (answer) => resolve(answer as Answer<T>) });
      this.send(type, numbered);
    });
  }

  acknowledge(n: number, answer: unknown): void {
    this.#take(n)?.settle(ok(answer));
  }

  refuse(n: number, error: Refusal): void {
    this.#take(n)?.settle(fail(error));
  }

  /** After a reconnection: what waits is sent again. */
  resend(): void {
    for (const { type, message } of this.#waiting) this.send(type, message);
  }

  /** The connection is gone: what may not be sent twice is given up. */
  interrupt(): void {
    const lost = this.#waiting.filter(({ type }) => !REPEATABLE.includes(type));
    this.#waiting = this.#waiting.filter((waiting) => !lost.includes(waiting));
    for (const { settle } of lost) settle(fail(UNREACHABLE));
  }

  /** No connection will come back: everything is given up. */
  close(): void {
    const lost = this.#waiting;
    this.#waiting = [];
    for (const { settle } of lost) settle(fail(UNREACHABLE));
  }

  #take(n: number): Waiting | null {
    const found = this.#waiting.find((waiting) => waiting.n === n) ?? null;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== found);
    return found;
  }
}
