import type { z } from 'zod';

/*
 * Reading messages that may be anything.
 */

const field = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null && Object.hasOwn(payload, name) ? (payload as Record<string, unknown>)[name] : undefined;

/** Returns the number of a request, or null if it has no valid one. */
export const readNumber = (payload: unknown): number | null => {
  const n = field(payload, 'n');
  return typeof n === 'number' && Number.isSafeInteger(n) ? n : null;
};

/** No request is nested deeper. */
const MAX_DEPTH = 8;

/** Whether a value is plain JSON. The wire format can carry more (bytes, dates, sets), which no request has and not every library can handle. */
export const isPlain = (value: unknown, depth = MAX_DEPTH): boolean => {
  if (value === undefined || value === null || typeof value !== 'object') return typeof value !== 'bigint';
  if (depth === 0) return false;
  const isPlainObject = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlainObject && Object.values(value).every((inner) => isPlain(inner, depth - 1));
};

const MAX_CLIENT = 32;

/** Returns the client id of an intent, to be repeated in the answer. */
export const readClient = (payload: unknown): { readonly client?: string } => {
  const client = field(payload, 'client');
  return typeof client === 'string' && client.length <= MAX_CLIENT ? { client } : {};
};

/** Returns one sentence about the first error of a request's form. */
export const describeFault = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `The message has the wrong form at /${issue.path.join('/')}: ${issue.message}.` : 'The message has the wrong form.';
