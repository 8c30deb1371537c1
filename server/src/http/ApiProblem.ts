import type { ApiError } from '@hexfall/shared/protocol/http';

/** What an answer says besides. */
interface Details extends Pick<ApiError, 'rule' | 'to'> {
  /** When to try again, in milliseconds; the header `Retry-After`. */
  readonly retryAfterMs?: number;
}

/** Ends a request with a status and a body the page can read. */
export class ApiProblem extends Error {
  /** When to try again, in milliseconds; null if that is not known. */
  readonly retryAfterMs: number | null;
  readonly #more: Pick<ApiError, 'rule' | 'to'>;

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { retryAfterMs, ...more }: Details = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs ?? null;
    this.#more = more;
  }

  get body(): ApiError {
    return { code: this.code, message: this.message, ...this.#more };
  }
}

/** The answer while the server has too much to do. */
export const overloaded = (retryAfterMs: number): ApiProblem =>
  new ApiProblem(503, 'overloaded', 'The server is busy: try again in a moment.', { retryAfterMs });
