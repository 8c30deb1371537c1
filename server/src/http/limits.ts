import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type AugmentedRequest, type Options, rateLimit, type Store } from 'express-rate-limit';
import { type ReplayBudget, Replays } from '../runtime/Replays.js';
import { BudgetSpent, type Rate } from '../runtime/TokenBucket.js';
import type { AddressOf } from '../security/addresses.js';
import type { StoreShares } from '../store/StoreQuota.js';
import type { TrafficLimits } from '../transport/Traffic.js';
import type { StreamLimits } from './services/ProgramStreams.js';
import type { SeatHolders } from './services/SeatHolders.js';

export interface RequestLimit {
  readonly windowMs: number;
  /** How many requests one address may make in that time. */
  readonly limit: number;
}

/** What a route may be counted as, apart from all other requests. */
export type CountedKind = Exclude<RequestKind, 'ask' | 'join' | 'back' | 'admin'>;

export type RequestKind = Exclude<keyof RequestLimits, 'replays' | 'seatReplays' | 'streams' | 'sockets' | 'traffic'>;

export interface RequestLimits {
  /** New tables and profiles: each stays in the store. */
  readonly create: RequestLimit;
  /** Everything below /api and /matchmake, besides opening tables and joining them. */
  readonly ask: RequestLimit;
  /** Opening tables and joining them. */
  readonly join: RequestLimit;
  /** The same of who has a seat there, when the address has used up `join`: counted by seat. */
  readonly back: RequestLimit;
  /** Questions after one's own tables, each of which may be about many. */
  readonly mine: RequestLimit;
  /** Pictures, most of which take a while to make. */
  readonly pictures: RequestLimit;
  /** Subscriptions to push messages. */
  readonly push: RequestLimit;
  /** Boards of tables: a page shows up to `MOST_MINE` of them, most from the browser's cache. */
  readonly boards: RequestLimit;
  /** Questions and changes about profiles, some of which are asked for all the time. */
  readonly profile: RequestLimit;
  /** New competitions, of which a server has a fixed number. */
  readonly organize: RequestLimit;
  /** Questions about competitions, and what is done in them. */
  readonly competition: RequestLimit;
  /** Wrong tokens of the operator. */
  readonly admin: RequestLimit;
  /** The intents of stored matches that one address may have replayed: the main thread plays some 100,000 a second. */
  readonly replays: Rate;
  /** The same for holders of a seat at the table when the address has none left, per seat. A match has at most 5,000. */
  readonly seatReplays: Rate;
  /** How many streams of programs may be open. */
  readonly streams: StreamLimits;
  /** How many sockets one address may have open. */
  readonly sockets: number;
  /** How much its sockets may send, and be answered. */
  readonly traffic: TrafficLimits;
}

const MINUTE_MS = 60 * 1000;
const MB = 1024 * 1024;

/** Enough for a household or a school behind one address. */
export const LIMITS: RequestLimits = {
  create: { windowMs: 10 * MINUTE_MS, limit: 100 },
  ask: { windowMs: MINUTE_MS, limit: 600 },
  join: { windowMs: MINUTE_MS, limit: 600 },
  back: { windowMs: MINUTE_MS, limit: 30 },
  mine: { windowMs: MINUTE_MS, limit: 120 },
  pictures: { windowMs: MINUTE_MS, limit: 60 },
  boards: { windowMs: MINUTE_MS, limit: 240 },
  push: { windowMs: MINUTE_MS, limit: 60 },
  profile: { windowMs: MINUTE_MS, limit: 300 },
  organize: { windowMs: 10 * MINUTE_MS, limit: 20 },
  competition: { windowMs: MINUTE_MS, limit: 600 },
  admin: { windowMs: 10 * MINUTE_MS, limit: 20 },
  replays: { burst: 100_000, perSecond: 2000 },
  seatReplays: { burst: 5000, perSecond: 10 },
  streams: { perKey: 8, perAddress: 100, all: 2000 },
  sockets: 400,
  traffic: {
    address: { messages: { burst: 250, perSecond: 500 }, bytes: { burst: MB, perSecond: 4 * MB } },
    connection: { messages: { burst: 100, perSecond: 50 }, bytes: { burst: MB, perSecond: MB } },
  },
};

/** What is allowed of the address of a hall, where a club plays, in relation to other addresses. */
export const HALL_FACTOR = 5;

const TOO_MANY_OF_SEAT = 'This seat has been come back to very often: wait a little.';

/** Where a response has whose seat it is. */
const HOLDER = 'holder';

const TOO_MANY = 'Too many requests from this address: wait a little.';

/** Where a request has what was counted. */
const COUNT = 'rateLimit';

const limiter = (limit: RequestLimit, addressOf: AddressOf, more: Partial<Options> = {}, message = TOO_MANY): RequestHandler =>
  rateLimit({
    ...limit,
    keyGenerator: addressOf,
    requestPropertyName: COUNT,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    ...more,
    handler: (request) => {
      const { resetTime } = (request as AugmentedRequest)[COUNT] ?? {};
      const waitMs = resetTime ? resetTime.getTime() - Date.now() : limit.windowMs;
      throw new BudgetSpent(message, Math.max(waitMs, 1));
    },
  });

/** What counts the requests of each kind, and refuses those beyond their limit. */
export type RequestCounters = Readonly<Record<RequestKind, RequestHandler>>;

/**
 * Counts requests by address; addresses of one IPv6 network count as one.
 * @param countOf returns the counter of a kind of requests for all processes; undefined for this one's memory.
 * @param isOperator whether a request has the operator's token: nobody else at that address can lock the operator out.
 * @param isInHall whether a request comes from a network whose people share an address.
 */
export const requestCounters = (
  limits: RequestLimits,
  addressOf: AddressOf,
  countOf: (kind: RequestKind) => Store | undefined,
  isOperator: (request: IncomingMessage) => boolean,
  isInHall: (request: IncomingMessage) => boolean,
): RequestCounters => {
  const count = (kind: RequestKind, more?: Partial<Options>, message?: string): RequestHandler => {
    const store = countOf(kind);
    const { limit } = limits[kind];
    const limitOf = (request: IncomingMessage): number => limit * (isInHall(request) ? HALL_FACTOR : 1);
    return limiter(limits[kind], addressOf, { limit: limitOf, ...(store && { store }), ...more }, message);
  };
  return {
    ask: count('ask', { skip: isOperator }),
    join: count('join'),
    back: count('back', { limit: limits.back.limit, keyGenerator: (_request, { locals }) => String(locals[HOLDER]) }, TOO_MANY_OF_SEAT),
    create: count('create'),
    mine: count('mine'),
    pictures: count('pictures'),
    boards: count('boards'),
    push: count('push'),
    profile: count('profile'),
    organize: count('organize'),
    competition: count('competition'),
    admin: count('admin', { limit: limits.admin.limit }),
  };
};

/** Counts joins of a table by address, and beyond that limit holders of a seat there by seat, so that nobody else keeps a player out. */
export const countComing =
  ({ join, back }: Pick<RequestCounters, 'join' | 'back'>, holderOf: SeatHolders['holderOf']): RequestHandler =>
  (request, response, next) => {
    const comeBack = async (refusal: BudgetSpent): Promise<void> => {
      const holder = await holderOf(request);
      if (holder === null) throw refusal;
      response.locals[HOLDER] = holder;
      await back(request, response, next);
    };
    void join(request, response, (error?: unknown) => {
      if (error instanceof BudgetSpent) comeBack(error).catch(next);
      else next(error);
    });
  };

/** What requests spend of the budgets of their address, besides being counted. */
export interface AddressBudgets {
  /** The budget that a request plays stored matches again from. */
  readonly replaysOf: (request: IncomingMessage) => ReplayBudget;
  /** The budget of a seat for its own table. @param holder as `SeatHolders` names it. */
  readonly replaysOfSeat: (holder: string) => ReplayBudget;
  /** Counts that many bytes that the request adds to the store. Throws `BudgetSpent`. */
  readonly countStored: (request: IncomingMessage, bytes: number) => void;
}

/** @param limits of intents that are played again, by address and by seat. */
export const addressBudgets = (
  { replays, seatReplays }: Readonly<Record<'replays' | 'seatReplays', Rate>>,
  shares: StoreShares,
  addressOf: AddressOf,
): AddressBudgets => {
  const known = new Replays(replays);
  const ofSeats = new Replays(seatReplays);
  return {
    replaysOf: (request) => known.of(addressOf(request)),
    replaysOfSeat: (holder) => ofSeats.of(holder),
    countStored: (request, bytes) => shares.spend(addressOf(request), bytes),
  };
};
