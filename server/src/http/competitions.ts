import type { IncomingMessage } from 'node:http';
import { setImmediate as ourTurn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { Result } from '@hexfall/shared/model/result';
import {
  ActRequestSchema,
  ClaimAnswerSchema,
  type ClaimMade,
  ClaimRequestSchema,
  type CompetitionList,
  type CompetitionMade,
  CompetitionRequestSchema,
  type CompetitionTable,
  type EntrantMade,
  EntrantRequestSchema,
  HereRequestSchema,
  InvitationRequestSchema,
  MOST_COMPETITION_WAIT,
  type WallView,
} from '@hexfall/shared/protocol/competitions';
import type { ClaimedSeats } from '../competition/claims.js';
import type { CompetitionProblem } from '../competition/competitionProblem.js';
import type { Competitions } from '../competition/Competitions.js';
import { csvOf } from '../competition/competitionView.js';
import type { CompetitionWalls } from '../competition/CompetitionWalls.js';
import { ConcurrencyLimit } from '../runtime/ConcurrencyLimit.js';
import { LimitedQueue } from '../runtime/scheduling.js';
import type { AddressOf } from '../security/addresses.js';
import { hashSeatKey, readTableCode } from '../security/credentials.js';
import { bodyOf, wholeNumberIn } from './bodies.js';
import { type AddressBudgets, HALL_FACTOR } from './limits.js';
import { ApiProblem } from './problems.js';
import { profileKeyOf } from './profiles.js';
import type { Handlers, RouteName } from './routes.js';
import { SharedJson } from './SharedJson.js';

export interface CompetitionRouteServices extends Pick<AddressBudgets, 'replaysOf'> {
  readonly competitions: Competitions;
  readonly walls: CompetitionWalls;
  readonly claimedSeats: ClaimedSeats;
  /** Whether a request comes from a network whose people share an address. */
  readonly isInHall: (request: IncomingMessage) => boolean;
}

/** The status of a refusal, where it is not 409. */
const STATUSES: Readonly<Partial<Record<CompetitionProblem['code'], number>>> = {
  malformed: 400,
  'not-organizer': 403,
  'not-entered': 403,
  'not-captain': 403,
  'unknown-competition': 404,
  'no-such-match': 404,
  'no-claim': 404,
  'not-supported': 422,
  'name-not-listed': 422,
  'bad-invitation': 403,
  'team-needed': 422,
  'no-teams': 422,
  'bad-pairings': 422,
  'bad-line-up': 422,
  'bad-order': 422,
  'bad-outcome': 422,
  'bad-regulations': 422,
};

const refusedBy = ({ code, message }: CompetitionProblem): ApiProblem =>
  new ApiProblem(STATUSES[code] ?? 409, 'competition-refused', message, { as: code });

const unknownCompetition = (): ApiProblem => refusedBy({ code: 'unknown-competition', message: 'There is no competition with this code.' });

const valueOf = <T>(result: Result<T, CompetitionProblem>): T => {
  if (result.ok) return result.value;
  throw refusedBy(result.error);
};

const codeOf = ({ params }: { readonly params: { readonly code: string } }): string => {
  const code = readTableCode(params.code);
  if (code === null) throw unknownCompetition();
  return code;
};

/** The hash of the key in a request; null if it has none. */
const hashOf = (request: Pick<Request, 'headers'>): string | null => {
  const key = profileKeyOf(request);
  return key === null ? null : hashSeatKey(key);
};

const requireHash = (request: Pick<Request, 'headers'>): string => {
  const hash = hashOf(request);
  if (hash === null)
    throw new ApiProblem(401, 'competition-key-needed', 'This needs the key of the organizer or of an entrant: Authorization: Bearer …');
  return hash;
};

/** How many requests may wait for news at once, of one address and in all. */
export const MOST_WAITING = { perAddress: 400, all: 2000 } as const;

/** How many codes of competitions one may ask for at once. */
const MOST_CODES = 50;

/** How many are answered before others have their turn: when a round begins, hundreds are answered, and come to their tables. */
const ANSWERS_AT_ONCE = 10;

/** When to ask again if there are too many. */
const RETRY_MS = 2000;

type CompetitionRoute = Extract<RouteName, `${string} /api/competitions${string}`>;

/** Competitions: making and running them, entering them, and their tables. */
export const competitionHandlers = (
  { competitions, walls, claimedSeats, replaysOf, isInHall }: CompetitionRouteServices,
  addressOf: AddressOf,
): Handlers<CompetitionRoute> => {
  const held = new ConcurrencyLimit(MOST_WAITING.all, 'Too many requests wait for news: ask again in a moment.', RETRY_MS);
  /** Whether a competition has another version than that, as soon as it has, or after that time; null if there is none. */
  const hasChanged = async (
    request: Request,
    response: Response,
    code: string,
    version: string,
    waitMs: number,
  ): Promise<boolean | null> => {
    const release = held.take([addressOf(request), MOST_WAITING.perAddress * (isInHall(request) ? HALL_FACTOR : 1)]);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      return await competitions.waitFor(code, version, waitMs, gone.signal);
    } finally {
      release();
    }
  };
  const tableOf = async (request: Request<{ code: string }>): Promise<CompetitionTable> => {
    const table = await competitions.table(codeOf(request));
    if (!table) throw unknownCompetition();
    return table;
  };
  const answers = new LimitedQueue(ANSWERS_AT_ONCE);
  /** What all readers of a version get: in a round in which everybody checks in, hundreds ask for each of many versions. */
  const written = new WeakMap<object, SharedJson>();
  const jsonOf = (shared: object): SharedJson => {
    const json = written.get(shared) ?? new SharedJson(shared);
    written.set(shared, json);
    return json;
  };
  const done = (response: Response): void => void response.status(204).end();
  return {
    'GET /api/competitions': async (request, response) => {
      const { codes } = request.query;
      const asked = typeof codes === 'string' ? codes.split(',', MOST_CODES).flatMap((code) => readTableCode(code) ?? []) : [];
      response.json((await competitions.list(asked)) satisfies CompetitionList);
    },
    'POST /api/competitions': async (request, response) => {
      const organizer = requireHash(request);
      const code = valueOf(await competitions.create(bodyOf(request, CompetitionRequestSchema), organizer));
      response.status(201).json({ code } satisfies CompetitionMade);
    },
    'GET /api/competitions/:code': async (request, response) => {
      const code = codeOf(request);
      const { after } = request.query;
      const waitMs = (wholeNumberIn(request, 'wait', MOST_COMPETITION_WAIT) ?? 0) * 1000;
      if (typeof after === 'string') {
        if ((await hasChanged(request, response, code, after, waitMs)) === false) return void response.status(304).end();
      }
      await answers.add(async () => {
        const view = await competitions.view(code, hashOf(request));
        if (!view) throw unknownCompetition();
        await jsonOf(view.shared).send(request, response, view.own);
        await ourTurn();
      });
    },
    'POST /api/competitions/:code/entrants': async (request, response) => {
      const entered = valueOf(await competitions.enter(codeOf(request), requireHash(request), bodyOf(request, EntrantRequestSchema)));
      response.status(201).json(entered satisfies EntrantMade);
    },
    'POST /api/competitions/:code/invitation': async (request, response) => {
      const { invitation } = bodyOf(request, InvitationRequestSchema);
      valueOf(await competitions.invite(codeOf(request), requireHash(request), invitation));
      done(response);
    },
    'POST /api/competitions/:code/acts': async (request, response) => {
      valueOf(await competitions.act(codeOf(request), requireHash(request), bodyOf(request, ActRequestSchema)));
      done(response);
    },
    'POST /api/competitions/:code/here': async (request, response) => {
      valueOf(await competitions.checkIn(codeOf(request), requireHash(request), bodyOf(request, HereRequestSchema)));
      done(response);
    },
    'POST /api/competitions/:code/claims': async (request, response) => {
      const place = bodyOf(request, ClaimRequestSchema);
      const id = valueOf(await competitions.claims.ask(codeOf(request), requireHash(request), place, claimedSeats));
      response.status(201).json({ id } satisfies ClaimMade);
    },
    'POST /api/competitions/:code/claims/:id': async (request, response) => {
      const { accept } = bodyOf(request, ClaimAnswerSchema);
      // What is no number is one that no claim has.
      const id = Number(request.params.id);
      valueOf(await competitions.claims.answer(codeOf(request), requireHash(request), id, accept, claimedSeats));
      done(response);
    },
    'GET /api/competitions/:code/wall': async (request, response) => {
      const { after } = request.query;
      const wall = await walls.changes(codeOf(request), typeof after === 'string' ? after : null, replaysOf(request));
      if (!wall) throw unknownCompetition();
      if (wall === 'same') return void response.status(304).end();
      response.json(wall satisfies WallView);
    },
    'GET /api/competitions/:code/table.json': async (request, response) => {
      response.json((await tableOf(request)) satisfies CompetitionTable);
    },
    'GET /api/competitions/:code/table.csv': async (request, response) => {
      const csv = csvOf(await tableOf(request));
      response.type('text/csv').send(csv);
    },
  };
};
