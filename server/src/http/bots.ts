import type { Request, Response } from 'express';
import {
  type BotEvent,
  BotIntentSchema,
  BotPlayedSchema,
  BotResignSchema,
  BotSaySchema,
  BotSeatedSchema,
  BotSitSchema,
} from '@hexfall/shared/protocol/bots';
import { REFUSAL_CODES, type RefusalCode } from '@hexfall/shared/protocol/messages';
import { FollowedSchema, type ProgramCall } from '../rooms/programCalls.js';
import { newCursor } from '../rooms/programLines.js';
import type { Scheduler } from '../runtime/scheduling.js';
import type { AddressOf } from '../security/addresses.js';
import { botSeatKey, hashSeatKey, programCredentialOf, readTableCode } from '../security/credentials.js';
import type { BotStore, SavedBot } from '../store/bots.js';
import { bodyOf, wholeNumberIn } from './bodies.js';
import type { AddressBudgets } from './limits.js';
import { ApiProblem } from './problems.js';
import type { Handlers, RouteName } from './routes.js';
import type { LineSource, ProgramStreams } from './services/ProgramStreams.js';
import type { ProgramTables } from './services/ProgramTables.js';

export interface BotServices extends Pick<AddressBudgets, 'replaysOf'> {
  readonly bots: BotStore;
  readonly programs: Pick<ProgramTables, 'ask'>;
  readonly streams: ProgramStreams;
  readonly time: Scheduler;
}

/** A program: its seat key, and the bot if it has brought a token. */
interface Program {
  readonly key: string;
  /** The hash of what it has brought. */
  readonly hash: string;
  readonly bot: SavedBot | null;
}

/** The status of a refusal, where it is neither 409 nor, for the rules of the game, 422. */
const STATUSES: Partial<Record<RefusalCode, number>> = {
  malformed: 400,
  'not-your-seat': 403,
  'no-bots': 403,
  sealed: 403,
  kicked: 403,
  'on-probation': 403,
  'spectators-muted': 403,
  'rate-limited': 429,
  'talk-limited': 429,
  failed: 500,
  overloaded: 503,
  'store-full': 507,
};

/** When to try again where the refusal does not say. */
const RETRY_MS = 3000;

const isRefusalCode = (code: string): code is RefusalCode => REFUSAL_CODES.some((known) => known === code) || code === 'malformed';

const refusedBy = ({
  code,
  retryAfterMs,
  ...error
}: {
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
  readonly retryAfterMs?: number;
}): ApiProblem => {
  const status = isRefusalCode(code) ? (STATUSES[code] ?? 409) : 422;
  const waitMs = retryAfterMs ?? (status === 429 ? RETRY_MS : undefined);
  return new ApiProblem(status, 'bot-refused', error.message, {
    as: code,
    ...(error.rule !== undefined && { rule: error.rule }),
    ...(waitMs !== undefined && { retryAfterMs: waitMs }),
  });
};

/** The longest that an answer may wait for news, in seconds. */
const MOST_WAIT = 25;

/** For how long the stream of a match that is over waits for a rematch. */
const REMATCH_MS = 60_000;

/** How many of its tables a bot hears of: those that changed last. */
const MOST_TABLES = 100;

/** How often the tables of a bot are looked for. */
const LOOK_MS = 1000;

const MOST_SEQ = 999_999_999;
const MOST_SEAT = 3;

/** The client and number of a resignation: it is the same whenever it is repeated. */
const RESIGNATION = { client: 'program-resigns', n: 1 } as const;

type BotRoute = Extract<RouteName, `${string} /api/bot/${string}`>;

/** For programs that play: with the key of a seat, or the token of a bot. */
export const botHandlers = ({ bots, programs, streams, time, replaysOf }: BotServices, addressOf: AddressOf): Handlers<BotRoute> => {
  const identify = async ({ headers }: Pick<Request, 'headers'>): Promise<Program> => {
    const credential = programCredentialOf(headers);
    if (!credential)
      throw new ApiProblem(401, 'bot-token-needed', 'This needs the token of a bot or the key of a seat: Authorization: Bearer …');
    const { kind, secret } = credential;
    const hash = hashSeatKey(secret);
    if (kind === 'seat') return { key: secret, hash, bot: null };
    const bot = await bots.prove(hash);
    if (!bot) throw new ApiProblem(401, 'bot-token-wrong', 'This server does not know that token.');
    return { key: botSeatKey(bot.id, secret), hash, bot };
  };
  /** Asks a table; returns what it answers, or refuses the request. */
  const ask = async (request: Request<{ code: string }>, { key }: Pick<Program, 'key'>, call: ProgramCall['ask']): Promise<unknown> => {
    const code = readTableCode(request.params.code);
    const answer =
      code === null ? 'unknown' : await programs.ask(code, { key, address: addressOf(request), ask: call }, replaysOf(request));
    if (answer === 'unknown') throw new ApiProblem(404, 'unknown-match', 'There is no table with this code.');
    if (answer === 'moving')
      throw new ApiProblem(503, 'moving', 'This table is on its way to another process: try again in a moment.', { retryAfterMs: LOOK_MS });
    if ('moved' in answer) throw new ApiProblem(410, 'moved', 'This table has moved to another server.', { to: answer.moved });
    if (!answer.ok) throw refusedBy(answer.error);
    return answer.value;
  };
  const play = async (request: Request<{ code: string }>, response: Response, payload: object): Promise<void> => {
    const played = await ask(request, await identify(request), { do: 'request', type: 'intent', payload });
    response.json({ code: readTableCode(request.params.code), ...BotPlayedSchema.pick({ seq: true }).parse(played) });
  };
  /** The lines of a table. Everything that can be wrong with them is found before the first one. */
  const linesOf = (request: Request<{ code: string }>, program: Program, isQuiet: boolean): LineSource => {
    let cursor = newCursor(wholeNumberIn(request, 'from', MOST_SEQ));
    let overAt: number | null = null;
    return async (waitMs) => {
      // The operator may have removed the bot.
      if (program.bot) await identify(request);
      const followed = FollowedSchema.parse(await ask(request, program, { do: 'follow', cursor, waitMs, isQuiet: isQuiet && waitMs > 0 }));
      ({ cursor } = followed);
      if (cursor.over) overAt ??= time.steady();
      return { ...followed, isEnded: followed.isEnded || (overAt !== null && time.steady() - overAt >= REMATCH_MS) };
    };
  };
  /** The tables of a bot, as they become more and as their matches end. */
  const tablesOf = (request: Request, { id }: SavedBot): LineSource => {
    const told = new Map<string, boolean>();
    let isFirst = true;
    const look = async (): Promise<BotEvent[]> => {
      const tables = await bots.tables(id, MOST_TABLES);
      const news = tables.filter(({ code, finished }) => told.get(code) !== finished && !(isFirst && finished));
      told.clear();
      for (const { code, finished } of tables) told.set(code, finished);
      isFirst = false;
      return news.map(({ code, finished }) => ({ type: finished ? 'over' : 'seat', code }));
    };
    return async (waitMs) => {
      const end = time.steady() + waitMs;
      for (;;) {
        await identify(request);
        const isBeginning = isFirst;
        const events = await look();
        if (events.length > 0 || isBeginning || time.steady() >= end)
          return { lines: events.map((event) => JSON.stringify(event)), isEnded: false };
        await new Promise<void>((resolve) => time.after(LOOK_MS, resolve));
      }
    };
  };
  return {
    'GET /api/bot/events': async (request, response) => {
      const { bot, hash } = await identify(request);
      if (!bot) throw new ApiProblem(401, 'bot-token-needed', 'Only the token of a bot is told about its tables.');
      await streams.run(response, { key: hash, address: addressOf(request) }, tablesOf(request, bot));
    },
    'POST /api/bot/tables/:code/seats': async (request, response) => {
      const program = await identify(request);
      const { name = program.bot?.name, ...wish } = bodyOf(request, BotSitSchema);
      if (name === undefined) throw new ApiProblem(400, 'malformed', 'A program with a seat key needs a name.');
      const payload = { n: 1, key: program.key, name, program: true, ...wish };
      const { seat } = BotSeatedSchema.pick({ seat: true }).parse(await ask(request, program, { do: 'sit', payload }));
      const code = readTableCode(request.params.code);
      if (program.bot && code !== null) await bots.hold(program.bot.id, code);
      response.status(201).json({ code, seat });
    },
    'GET /api/bot/tables/:code/stream': async (request, response) => {
      const program = await identify(request);
      const wait = wholeNumberIn(request, 'wait', MOST_WAIT);
      const next = linesOf(request, program, wait !== null);
      const owner = { key: program.hash, address: addressOf(request) };
      if (wait === null) return streams.run(response, owner, next);
      const end = time.steady() + wait * 1000;
      return streams.once(response, owner, async () => {
        for (;;) {
          const rest = end - time.steady();
          const { lines } = await next(Math.max(rest, 0));
          if (lines.length > 0 || rest <= 0 || response.destroyed) return lines;
        }
      });
    },
    'GET /api/bot/tables/:code/intents': async (request, response) => {
      const seat = wholeNumberIn(request, 'seat', MOST_SEAT);
      if (seat === null) throw new ApiProblem(400, 'malformed', 'The query has to name the seat: ?seat=0.');
      response.json(await ask(request, await identify(request), { do: 'intents', seat }));
    },
    'POST /api/bot/tables/:code/intents': (request, response) => play(request, response, bodyOf(request, BotIntentSchema)),
    'POST /api/bot/tables/:code/resign': (request, response) => {
      const { seat } = bodyOf(request, BotResignSchema);
      return play(request, response, { ...RESIGNATION, seat, intent: { do: 'resign' } });
    },
    'POST /api/bot/tables/:code/say': async (request, response) => {
      const said = bodyOf(request, BotSaySchema);
      await ask(request, await identify(request), { do: 'request', type: 'say', payload: { n: 1, ...said } });
      response.status(204).end();
    },
  };
};
