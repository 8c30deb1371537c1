import type { IRouter, RequestHandler } from 'express';
import { readBody, smallBody } from './bodies.js';
import { freshAnswer, invitationCode, notOverloaded, clusterReady } from './guards.js';
import type { RequestCounters } from './limits.js';
import { ROUTES, type Handler, type Handlers, type RouteName, type RouteTraits } from './routes.js';
import type { LoadShedder } from '../runtime/LoadShedder.js';

/** What guards of routes decide by. */
export interface GuardServices {
  readonly counters: RequestCounters;
  /** One of them is needed to make tables, if there are any. */
  readonly invitationCodes: readonly string[];
  /** Whether tables can be joined. */
  readonly isOpen: () => boolean;
  readonly shedder: Pick<LoadShedder, 'retryAfterMs'>;
  /** The part of its memory that the process uses. */
  readonly heapUse: () => number;
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

const NAMES = Object.keys(ROUTES) as RouteName[];

/** What a request passes before its route, in this order. */
const guardsOf = (traits: RouteTraits, { counters, invitationCodes, isOpen, shedder, heapUse }: GuardServices): RequestHandler[] => {
  const { counts = [], makesTable, leadsToTable, isFresh, body = 'none' } = traits;
  return [
    ...(isFresh ? [freshAnswer] : []),
    smallBody(body),
    ...counts.map((kind) => counters[kind]),
    ...(makesTable ? [invitationCode(invitationCodes)] : []),
    ...(leadsToTable ? [clusterReady(isOpen), notOverloaded(shedder, heapUse)] : []),
    ...readBody(body),
  ];
};

/** Adds the routes for machines, or those for people, each behind its guards. */
export const mountRoutes = (app: IRouter, whose: 'machines' | 'people', handlers: Handlers, services: GuardServices): void => {
  for (const name of NAMES) {
    const traits: RouteTraits = ROUTES[name];
    if ((traits.isForMachines === true) !== (whose === 'machines')) continue;
    const [method, path] = name.split(' ') as [keyof typeof METHODS, string];
    const handler: Handler = handlers[name];
    app[METHODS[method]](path, ...guardsOf(traits, services), handler);
  }
};
