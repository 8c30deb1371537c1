import express, { type Request, type RequestHandler } from 'express';
import type { z } from 'zod';
import { MAX_SAVED_BYTES } from '@hexfall/shared/protocol/http';
import { ApiProblem } from './problems.js';

/** The longest body: options of a table, keys of seats. */
const MAX_BODY = 8 * 1024;

/** Kinds of bodies, with their size limit and parser. `any` is parsed as JSON whatever the request declares. */
const BODIES = {
  none: { most: MAX_BODY, reads: [] },
  json: { most: MAX_BODY, reads: [express.json()] },
  any: { most: MAX_BODY, reads: [express.json({ type: () => true })] },
  saved: { most: MAX_SAVED_BYTES, reads: [express.json({ limit: MAX_SAVED_BYTES })] },
} as const satisfies Readonly<Record<string, { readonly most: number; readonly reads: readonly RequestHandler[] }>>;

export type BodyKind = keyof typeof BODIES;

/** Refuses long bodies before they are read. */
export const smallBody =
  (kind: BodyKind): RequestHandler =>
  (request, _response, next) => {
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > BODIES[kind].most) throw new ApiProblem(413, 'too-large', 'The request is too large.');
    next();
  };

/** Reads the body of a request. */
export const readBody = (kind: BodyKind): readonly RequestHandler[] => BODIES[kind].reads;

/** Returns the body of a request that has this shape; refuses every other one. */
export const bodyOf = <T>({ body }: Pick<Request, 'body'>, schema: z.ZodType<T>): T => {
  const { success, data } = schema.safeParse(body);
  if (!success) throw new ApiProblem(400, 'malformed', 'The server does not understand this request.');
  return data;
};

/** Returns a whole number of the query of a request; null if there is none. Refuses everything else. */
export const wholeNumberIn = (request: Pick<Request, 'query'>, name: string, most: number): number | null => {
  const text = request.query[name];
  if (text === undefined) return null;
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text) || Number(text) > most)
    throw new ApiProblem(400, 'malformed', `The value of ${name} has to be a whole number up to ${most}.`);
  return Number(text);
};
