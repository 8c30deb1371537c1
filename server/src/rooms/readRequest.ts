import type { z } from 'zod';

/*
 * For answers to messages that may be anything at all.
 */

const field = (payload: unknown, name: string): unknown =>
  typeof payload === 'object' && payload !== null && Object.hasOwn(payload, name) ? (payload as Record<string, unknown>)[name] : undefined;

/** The number of a request, or null if it has no readable one. */
export const readNumber = (payload: unknown): number | null => {
  const n = field(payload, 'n');
  return typeof n === 'number' && Number.isSafeInteger(n) ? n : null;
};

/** Deeper than every request. */
const MAX_DEPTH = 8;

/** Whether a value is what JSON can say. The wire can carry more (bytes, dates, sets), which no request has and not every library bears. */
export const isPlain = (value: unknown, depth = MAX_DEPTH): boolean => {
  if (value === undefined || value === null || typeof value !== 'object') return typeof value !== 'bigint';
  if (depth === 0) return false;
  const isPlainObject = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlainObject && Object.values(value).every((inner) => isPlain(inner, depth - 1));
};

const MAX_CLIENT = 32;

/** The page's own text in an intent, to be repeated in the answer. */
export const readClient = (payload: unknown): { readonly client?: string } => {
  const client = field(payload, 'client');
  return typeof client === 'string' && client.length <= MAX_CLIENT ? { client } : {};
};

/** What is wrong with the form of a request, in one sentence. */
export const describeFault = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `The message has the wrong form at /${issue.path.join('/')}: ${issue.message}.` : 'The message has the wrong form.';
