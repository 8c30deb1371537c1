import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { ApiError } from '@hexfall/shared/protocol/http';
import { addressOf } from './address.js';
import { askPatiently, readProblem } from './api.js';
import { request } from './request.js';

/** What the server has answered to who has a key; null if it has not answered. */
export type KeyedAnswer<T> = Promise<Result<T, ApiError | null>>;

interface Asked {
  /** Whether the request is sent periodically. If so it is not repeated while the server is busy. */
  readonly isPoll?: boolean;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends the request; without it, the deadline of all requests does. */
  readonly signal?: AbortSignal;
}

/** The answers without a body: done, and nothing new. */
const EMPTY: readonly number[] = [204, 304];

/** Asks in the name of who has a key, or of nobody: the key is in a header and never in an address. The value is null if the answer has no body. */
export const askWithKey = async <T>(
  path: string,
  key: string | null,
  { isPoll = false, method = 'GET', body, headers, signal }: Asked = {},
): KeyedAnswer<T> => {
  try {
    const answer = await (isPoll ? request : askPatiently)(addressOf(path), {
      method,
      // A removal is sent even if the page is closed at once.
      keepalive: method === 'DELETE',
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const isEmpty = EMPTY.includes(answer.status);
    if (!answer.ok && !isEmpty) return fail(await readProblem(answer));
    return ok((isEmpty ? null : await answer.json()) as T);
  } catch {
    return fail(null);
  }
};
