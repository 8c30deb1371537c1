import type { Request, Response } from 'express';
import type { BodyKind } from './bodies.js';
import type { CountedKind } from './limits.js';

/** What is decided about a request before its route answers it. */
export interface RouteTraits {
  /** For programs that watch the server: at any host name, without limits, and from banned addresses. */
  readonly isForMachines?: true;
  /** The limits of its address that it counts for, besides that of all requests. */
  readonly counts?: readonly CountedKind[];
  /** It makes a table: one of the operator's invitation codes is needed, if there are any. */
  readonly makesTable?: true;
  /** It makes a profile: one of those codes is needed, or a seat at a table. */
  readonly makesProfile?: true;
  /** For the operator: it needs the operator's token, without which there is nothing at its address. */
  readonly isForOperator?: true;
  /** Whether it leads to a table. Refused while the processes cannot reach each other, or running matches overload the server. */
  readonly leadsToTable?: true;
  /** Somebody comes to a table, and perhaps back to a seat: counted apart from all other requests. */
  readonly comesToTable?: true;
  /** What body it reads; none by default. */
  readonly body?: BodyKind;
  /** No answer is kept by a browser or a proxy. */
  readonly isFresh?: true;
}

const CREATES = { counts: ['create'], makesTable: true, leadsToTable: true } as const;
const COMES = { leadsToTable: true, comesToTable: true, body: 'any' } as const;
const PICTURE = { counts: ['pictures'] } as const;
const PUSH = { counts: ['push'] } as const;
const ADMIN = { isForOperator: true, isFresh: true } as const;
const BOT = { leadsToTable: true, isFresh: true } as const;
const COMPETITION = { counts: ['competition'], isFresh: true } as const;
const PROFILE = { counts: ['profile'], isFresh: true } as const;

/**
 * Every route of the server except the page and its files. The guards of a route are only listed here, so one match finds both: no spelling
 * of an address bypasses them.
 */
export const ROUTES = {
  'GET /healthz': { isForMachines: true },
  'GET /readyz': { isForMachines: true },
  'GET /metrics': { isForMachines: true },
  'POST /matchmake/create/:name': { ...CREATES, body: 'any' },
  'POST /matchmake/joinById/:name': COMES,
  'GET /api/version': {},
  'GET /api/notice': { isFresh: true },
  'GET /api/tables': {},
  'POST /api/quick': CREATES,
  'POST /api/mine': { counts: ['mine'], body: 'json', isFresh: true },
  'POST /api/saved': { ...CREATES, body: 'saved' },
  'GET /api/matches/:code': {},
  'POST /api/matches/:code/open': COMES,
  'GET /api/matches/:code/record': {},
  'GET /api/picture.png': PICTURE,
  'GET /api/tables/:code/picture.png': PICTURE,
  'GET /api/tables/:code/board.svg': { counts: ['boards'] },
  'GET /api/puzzles/:id/picture.png': PICTURE,
  'GET /api/sandbox/picture.png': PICTURE,
  'GET /api/push': { ...PUSH, isFresh: true },
  'POST /api/push': { ...PUSH, body: 'json' },
  'POST /api/push/renew': { ...PUSH, body: 'json' },
  'POST /api/push/forget': { ...PUSH, body: 'json' },
  'POST /api/profiles': { counts: ['create'], makesProfile: true, body: 'json', isFresh: true },
  'GET /api/profile': PROFILE,
  'PUT /api/profile': { ...PROFILE, body: 'json' },
  'DELETE /api/profile': PROFILE,
  'POST /api/profile/renew': { ...PROFILE, body: 'json' },
  'DELETE /api/profile/tables/:code': PROFILE,
  'GET /api/profile/statistics': PROFILE,
  'DELETE /api/profile/statistics': PROFILE,
  'GET /api/profile/people': PROFILE,
  'POST /api/profile/people/:id': { ...PROFILE, body: 'json' },
  'DELETE /api/profile/people/:id': PROFILE,
  'POST /api/profile/news': { ...PROFILE, body: 'json' },
  'POST /api/profile/invitations': { ...CREATES, counts: ['create', 'profile'], body: 'json', isFresh: true },
  'DELETE /api/profile/invitations/:id': PROFILE,
  'GET /api/ratings': PROFILE,
  'GET /api/bot/events': { isFresh: true },
  'POST /api/bot/tables/:code/seats': { ...BOT, body: 'json' },
  'GET /api/bot/tables/:code/stream': BOT,
  'GET /api/bot/tables/:code/intents': BOT,
  'POST /api/bot/tables/:code/intents': { ...BOT, body: 'json' },
  'POST /api/bot/tables/:code/resign': { ...BOT, body: 'json' },
  'POST /api/bot/tables/:code/say': { ...BOT, body: 'json' },
  'GET /api/competitions': COMPETITION,
  'POST /api/competitions': { ...CREATES, counts: ['create', 'organize'], body: 'json', isFresh: true },
  'GET /api/competitions/:code': COMPETITION,
  'POST /api/competitions/:code/entrants': { ...COMPETITION, body: 'json' },
  'POST /api/competitions/:code/invitation': { ...COMPETITION, body: 'json' },
  'POST /api/competitions/:code/acts': { ...COMPETITION, body: 'json' },
  'POST /api/competitions/:code/here': { ...COMPETITION, body: 'json' },
  'POST /api/competitions/:code/claims': { ...COMPETITION, body: 'json' },
  'POST /api/competitions/:code/claims/:id': { ...COMPETITION, body: 'json' },
  'GET /api/competitions/:code/wall': { counts: ['walls'], isFresh: true },
  'GET /api/competitions/:code/table.json': COMPETITION,
  'GET /api/competitions/:code/table.csv': COMPETITION,
  'GET /api/admin/status': ADMIN,
  'PUT /api/admin/notice': { ...ADMIN, body: 'json' },
  'GET /api/admin/bans': ADMIN,
  'POST /api/admin/bans': { ...ADMIN, body: 'json' },
  'POST /api/admin/bans/remove': { ...ADMIN, body: 'json' },
  'DELETE /api/admin/tables/:code': ADMIN,
  'POST /api/admin/backup': ADMIN,
} as const satisfies Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, RouteTraits>>;

/** A method and a path. */
export type RouteName = keyof typeof ROUTES;

/** Where the routes for people are. */
export const PREFIXES = ['/api', '/matchmake'];

type ParamOf<N> = N extends `${string}/:${infer P}/${infer Rest}` ? P | ParamOf<`/${Rest}`> : N extends `${string}/:${infer P}` ? P : never;

/** Answers requests. A method, so that one with the parameters of its path is one with any. */
interface Answering<P> {
  answer(request: Request<P>, response: Response): unknown;
}

/** What answers a route of any path. */
export type Handler = Answering<Record<string, string>>['answer'];

/** What answers some of the routes. */
export type Handlers<N extends RouteName = RouteName> = { readonly [K in N]: Answering<Readonly<Record<ParamOf<K>, string>>>['answer'] };
