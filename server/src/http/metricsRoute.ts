import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { ApiProblem } from './ApiProblem.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address) && isIP(address) > 0;

/** A proxy on this machine speaks for others: what it passes on does not come from here. */
const isFromHere = ({ socket, headers }: Request): boolean =>
  headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && isLoopback(socket.remoteAddress ?? '');

const bringsToken = ({ headers }: Request, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/** The metrics, for programs on this machine, or for whoever brings the token if there is one. */
export const metricsRoute =
  (registry: Registry, token: string | null): RequestHandler =>
  async (request, response) => {
    if (!(token === null ? isFromHere(request) : bringsToken(request, token))) {
      throw new ApiProblem(403, 'not-for-you', 'The metrics are for this machine alone, or for who brings the token.');
    }
    response.type(registry.contentType).send(await registry.metrics());
  };
