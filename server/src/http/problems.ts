import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { TABLE_SEALED } from '@hexfall/shared/lobby/refusals';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { JOIN_REFUSED } from '@hexfall/shared/protocol/messages';
import { OtherRulesVersion } from '../match/storedMatch.js';
import { rateLimitedLog } from '../runtime/rateLimitedLog.js';
import type { HttpCode, RefusalReporter } from '../runtime/RefusalReporter.js';
import { BudgetSpent } from '../runtime/TokenBucket.js';
import { isDiskFull } from '../store/StoreFailure.js';
import { DISK_FULL, STORE_FULL, StoreFull } from '../store/StoreQuota.js';

/** Answers requests without a route. */
export const notFound = (): never => {
  throw new ApiProblem(404, 'unknown-route', 'There is nothing at this address.');
};

const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : 500;
};

const asProblem = (error: unknown): ApiProblem => {
  if (error instanceof ApiProblem) return error;
  if (error instanceof StoreFull) return new ApiProblem(507, 'store-full', STORE_FULL);
  if (isDiskFull(error)) return new ApiProblem(507, 'store-full', DISK_FULL);
  if (error instanceof OtherRulesVersion) return new ApiProblem(409, 'other-rules', error.message);
  if (error instanceof BudgetSpent) return new ApiProblem(429, 'rate-limited', error.message, { retryAfterMs: error.retryAfterMs });
  const status = statusOf(error);
  if (status === 413) return new ApiProblem(413, 'too-large', 'The request is too large.');
  if (status === 404) return new ApiProblem(404, 'unknown-route', 'There is nothing at this address.');
  if (status >= 400 && status < 500) return new ApiProblem(status, 'malformed', 'The server does not understand this request.');
  return new ApiProblem(500, 'failed', 'Something went wrong on the server.');
};

/** Answers failed requests with JSON and a link to what the codes mean, and reports them. Faults of the server are logged with their cause. */
export const errorHandler = (logger: Logger, refusals: RefusalReporter, base = ''): ErrorRequestHandler => {
  const log = rateLimitedLog(logger);
  return (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const problem = asProblem(error);
    refusals.ofHttp(problem.code, { method: request.method, path: request.path });
    if (problem.retryAfterMs !== null) response.set('Retry-After', String(Math.ceil(problem.retryAfterMs / 1000)));
    if (problem.code === 'failed' || isDiskFull(error))
      log.error({ method: request.method, path: request.path, err: error as unknown }, 'a request failed');
    response.set('Link', `<${base}/docs/protocol#errors>; rel="help"`);
    response.status(problem.status).json(problem.body);
  };
};

/** What an answer says besides. */
interface Details extends Pick<ApiError, 'rule' | 'to'> {
  /** The code that the answer has instead. */
  readonly as?: string;
  /** When to try again, in milliseconds; the header `Retry-After`. */
  readonly retryAfterMs?: number;
}

/** Ends a request with a status and a body the page can read. */
export class ApiProblem extends Error {
  /** When to try again, in milliseconds; null if that is not known. */
  readonly retryAfterMs: number | null;
  readonly #as: string;
  readonly #more: Pick<ApiError, 'rule' | 'to'>;

  constructor(
    readonly status: number,
    readonly code: HttpCode,
    message: string,
    { retryAfterMs, as = code, ...more }: Details = {},
  ) {
    super(message);
    this.retryAfterMs = retryAfterMs ?? null;
    this.#as = as;
    this.#more = more;
  }

  get body(): ApiError {
    const { retryAfterMs } = this;
    return { code: this.#as, message: this.message, ...this.#more, ...(retryAfterMs !== null && { retryAfterMs }) };
  }
}

/** The answer to who has no seat at a sealed table: whatever is played there, it is the same. */
export const sealedTable = (): ApiProblem => new ApiProblem(JOIN_REFUSED.sealed, 'sealed', TABLE_SEALED);

/** The answer while the server has too much to do. */
export const overloaded = (retryAfterMs: number): ApiProblem =>
  new ApiProblem(503, 'overloaded', 'The server is busy: try again in a moment.', { retryAfterMs });
