import { rateLimit } from 'express-rate-limit';
import type { Request, RequestHandler } from 'express';
import type { TrafficLimits } from '../transport/Traffic.js';
import { ApiProblem } from './ApiProblem.js';

export interface RequestLimit {
  readonly windowMs: number;
  /** How many requests one address may make in that time. */
  readonly limit: number;
}

export interface RequestLimits {
  /** New tables: each stays in the store. */
  readonly create: RequestLimit;
  /** Whatever is asked of the API, as opening tables and joining them. */
  readonly ask: RequestLimit;
  /** Questions after one's own tables, each of which may be about many. */
  readonly mine: RequestLimit;
  /** Pictures, most of which take a while to make. */
  readonly pictures: RequestLimit;
  /** Boards of tables: a page shows up to `MOST_MINE` of them, most from the browser's cache. */
  readonly boards: RequestLimit;
  /** How many sockets one address may have open. */
  readonly sockets: number;
  /** How much its sockets may send, and be answered. */
  readonly traffic: TrafficLimits;
}

const ASKS = /^\/(api|matchmake)\//i;
const PICTURES = /^\/api\/(tables\/[^/]+\/)?picture\.png\/?$/i;
const BOARDS = /^\/api\/tables\/[^/]+\/board\.svg\/?$/i;
const MINE = /^\/api\/mine\/?$/i;
const CREATES = /^\/(api\/(?:quick|saved)\/?$|matchmake\/create\/)/i;

const BASE = 'http://localhost';

/** The path as the framework reads it, without `..` in it. */
const pathOf = ({ url }: Request): string => {
  if (!URL.canParse(url, BASE)) throw new ApiProblem(400, 'malformed', 'The server does not understand this address.');
  return new URL(url, BASE).pathname;
};

const limiter = (limit: RequestLimit, paths: RegExp): RequestHandler =>
  rateLimit({
    ...limit,
    skip: (request) => !paths.test(pathOf(request)),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: () => {
      throw new ApiProblem(429, 'rate-limited', 'Too many requests from this address: wait a little.');
    },
  });

/** Rate limits per address; addresses of one network count as one (IPv6). */
export const limitRequests = ({ create, ask, mine, pictures, boards }: Omit<RequestLimits, 'sockets' | 'traffic'>): RequestHandler[] => [
  limiter(ask, ASKS),
  limiter(create, CREATES),
  limiter(mine, MINE),
  limiter(pictures, PICTURES),
  limiter(boards, BOARDS),
];
