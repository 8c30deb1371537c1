import { z } from 'zod';
import type { Decision } from '../model/decision.js';
import type { GameEvent } from '../model/event.js';
import type { Intent } from '../model/intent.js';
import type { Outcome } from '../model/result.js';
import { ARMY_IDS } from '../model/tile.js';
import { readIntent } from '../notation/intent.js';
import type { PositionJson } from '../notation/json.js';
import { EMOTES } from './chat.js';
import type { MatchSummary } from './http.js';
import { SEAT_KEY } from './lobby.js';
import { notated } from './requests.js';
import type { ClockView } from './tableView.js';

/*
 * What programs of others and the server say to each other by HTTP, below `/api/bot`: see docs/bots.md. Of this file a page imports
 * nothing.
 */

/** Something that another document describes. */
const described = <T>(description: string) => z.custom<T>().meta({ description });

const count = z.int().min(0).max(1_000_000_000);
const seat = z.int().min(0).max(3);

/** `POST /api/bot/tables/CODE/seats`: takes a seat, or comes back to the one that the key or token has. */
export const BotSitSchema = z
  .strictObject({
    /** The first free one by default. */
    seat: seat.exactOptional(),
    /** Required where players choose an army when they sit down, refused elsewhere. */
    army: z.enum(ARMY_IDS).exactOptional(),
    /** Required with a seat key; by default a bot has the name that the operator gave it. */
    name: z.string().max(200).exactOptional(),
    /** What the program adds to the seed of the match: see docs/protocol.md. */
    contribution: z.string().regex(SEAT_KEY).exactOptional(),
  })
  .readonly();

/** `POST …/intents`: as the request `intent` of a page. */
export const BotIntentSchema = z
  .strictObject({
    seat,
    /** A random text that the program keeps: (seat, client, n) identifies an intent forever. */
    client: z.string().regex(/^[\w-]{8,32}$/),
    n: count.min(1),
    /** The `seq` of the `turn` that the program answers; if the match has moved on, the intent is refused as `stale`. */
    after: count.exactOptional(),
    intent: notated(readIntent).meta({ description: 'an intent, as docs/notation.md describes it' }),
  })
  .readonly();

/** `POST …/resign`. */
export const BotResignSchema = z.strictObject({ seat }).readonly();

/** `POST …/say`: either a text or an emote; `to`: only the team may read it. */
export const BotSaySchema = z
  .strictObject({
    text: z.string().max(2000).exactOptional(),
    emote: z.enum(EMOTES).exactOptional(),
    to: z.literal('team').exactOptional(),
  })
  .readonly();

/** Every line of a stream has the code of its table and how many intents the match has had so far. */
const line = <const T extends string, Shape extends z.ZodRawShape>(type: T, shape: Shape) =>
  z.object({ type: z.literal(type), code: z.string(), seq: count, ...shape });

const intents = z.array(described<Intent>('an intent, as docs/notation.md describes it')).readonly();

/** A line of the stream of a table. */
export const BotLineSchema = z.discriminatedUnion('type', [
  line('table', {
    mine: z.array(seat).readonly().meta({ description: 'the seats of this key or token' }),
    table: described<MatchSummary>('what GET /api/matches/CODE says'),
    acting: seat.nullable().meta({ description: 'the seat to act; null if there is none' }),
    paused: z.boolean(),
    position: described<PositionJson | null>(
      'the position, as docs/notation.md describes it, without the order of the draw piles; null before the match',
    ),
    clock: described<ClockView | null>('the clocks; null without'),
  }),
  line('turn', { seat, intents, decision: described<Decision | null>('the question that the seat has to answer; null if there is none') }),
  line('events', {
    player: seat,
    intent: described<Intent>('the intent that was played'),
    events: described<readonly GameEvent[]>('what happened'),
  }),
  line('over', { outcome: described<Outcome>('winners, reason and clause') }),
  line('next', { next: z.string().meta({ description: 'the code of the table of the rematch' }) }),
]);
export type BotLine = z.infer<typeof BotLineSchema>;

/** A line of `GET /api/bot/events`: the bot has a seat at a table, or its match is over. */
export const BotEventSchema = z.object({ type: z.enum(['seat', 'over']), code: z.string() });
export type BotEvent = z.infer<typeof BotEventSchema>;

/** What is answered to `seats`. */
export const BotSeatedSchema = z.object({ code: z.string(), seat });
/** What is answered to `GET …/intents`: nothing to do if the list is empty. */
export const BotIntentsSchema = z.object({ code: z.string(), seq: count, seat, intents });
/** What is answered to an intent. */
export const BotPlayedSchema = z.object({ code: z.string(), seq: count });
