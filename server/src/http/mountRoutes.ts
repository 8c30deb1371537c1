import type { IncomingMessage } from 'node:http';
import type { IRouter, RequestHandler } from 'express';
import type { OperatorAccess } from '../admin/OperatorAccess.js';
import type { LoadShedder } from '../runtime/LoadShedder.js';
import { MATCH_BYTES } from '../store/StoreQuota.js';
import { readBody, smallBody } from './bodies.js';
import { clusterReady, freshAnswer, invitationCode, invitationCodeOrSeat, notOverloaded } from './guards.js';
import { countComing, type RequestCounters } from './limits.js';
import { operatorOnly } from './operator.js';
import { type Handler, type Handlers, type RouteName, ROUTES, type RouteTraits } from './routes.js';
import type { Profiles } from './services/Profiles.js';
import type { SeatHolders } from './services/SeatHolders.js';

/** What guards of routes decide by. */
export interface GuardServices {
  readonly counters: RequestCounters;
  /** One of them is needed to make tables, if there are any. */
  readonly invitationCodes: readonly string[];
  /** Null if the operator has set no token. */
  readonly operator: Pick<OperatorAccess, 'token'> | null;
  /** Whether tables can be joined. */
  readonly isOpen: () => boolean;
  readonly shedder: Pick<LoadShedder, 'retryAfterMs'>;
  /** The part of its memory that the process uses. */
  readonly heapUse: () => number;
  /** Counts bytes that a request adds to the store. Throws `BudgetSpent`. */
  readonly countStored: (request: IncomingMessage, bytes: number) => void;
  /** Knows whose seat a request is for. */
  readonly holders: Pick<SeatHolders, 'holderOf'>;
  /** Knows who holds a seat. */
  readonly profiles: Pick<Profiles, 'holdsSeat'>;
}

/** What a new table or profile takes in the store, besides the match. */
const NEW_BYTES = 2048;

const METHODS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

const NAMES = Object.keys(ROUTES) as RouteName[];

const countingStored =
  (count: GuardServices['countStored'], bytes: number): RequestHandler =>
  (request, _response, next) => {
    count(request, bytes);
    next();
  };

/** What a request passes before its route, in this order. */
const guardsOf = (
  traits: RouteTraits,
  { counters, invitationCodes, operator, isOpen, shedder, heapUse, countStored, profiles, holders }: GuardServices,
): RequestHandler[] => {
  const {
    counts = [],
    makesTable,
    makesProfile,
    isForOperator,
    leadsToTable,
    comesToTable,
    isFresh,
    isForMachines,
    body = 'none',
  } = traits;
  const isCounted = isForMachines !== true;
  return [
    ...(isFresh ? [freshAnswer] : []),
    ...(isCounted && comesToTable !== true ? [counters.ask] : []),
    smallBody(body),
    ...(comesToTable
      ? [...readBody(body), countComing(counters, holders.holderOf), clusterReady(isOpen), notOverloaded(shedder, heapUse)]
      : []),
    ...counts.map((kind) => counters[kind]),
    ...(isForOperator ? [operatorOnly(operator?.token ?? null, counters.admin)] : []),
    ...(makesTable ? [invitationCode(invitationCodes)] : []),
    ...(leadsToTable && !comesToTable ? [clusterReady(isOpen), notOverloaded(shedder, heapUse)] : []),
    ...(comesToTable ? [] : readBody(body)),
    ...(makesProfile ? [invitationCodeOrSeat(invitationCodes, profiles)] : []),
    ...(counts.includes('create') ? [countingStored(countStored, NEW_BYTES + (makesTable ? MATCH_BYTES : 0))] : []),
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
