import { z } from 'zod';
import {
  type ClockReading,
  type MatchStatus,
  type ReplacedKey,
  RESEATERS,
  type SavedSeat,
  type SeatRequest,
  type Setup,
  type TableDeal,
  type TurnStart,
  type Webhook,
} from '@hexfall/shared/lobby/setup';
import { LEVELS } from '@hexfall/shared/model/computer';
import type { Intent } from '@hexfall/shared/model/intent';
import { MOST_REMATCHES, SERIES_KINDS, type SeriesScore } from '@hexfall/shared/model/series';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import { parseIntent } from '@hexfall/shared/notation/intent';
import { ARMY_SELECTIONS, type CompetitionPlace, STARTING_SEATS } from '@hexfall/shared/protocol/lobby';
import { type Crest, CREST_COLORS, CREST_SHAPES } from '@hexfall/shared/protocol/profiles';
import { OptionsSchema } from '@hexfall/shared/protocol/requests';
import type { LogEntry, SavedMatch } from '../table/savedMatch.js';
import type { DatabaseSchema } from './DatabaseSchema.js';

/* The JSON columns of the database. Each is validated when read: a match may come from a file, or a row may be damaged. */

/** Thrown for a stored match with a malformed column. The message is a clause about it: "its set-up is malformed at /listed". */
export class DamagedMatch extends Error {}

/** A schema per field. An optional field needs one, too: the next change would lose fields without a schema. */
type Shape<T> = { readonly [K in keyof T]-?: z.ZodType };

const object =
  <T>() =>
  <S extends Shape<T>>(shape: S) =>
    z.object(shape);

const seat = z.int().min(0).max(3);
const milliseconds = z.number();

const WebhookSchema = object<Webhook>()({
  url: z.string(),
  origin: z.string(),
  language: z.string().exactOptional(),
  called: z.string().exactOptional(),
  calledAt: milliseconds.exactOptional(),
});

const CrestSchema = object<Crest>()({ shape: z.enum(CREST_SHAPES), color: z.enum(CREST_COLORS) });

const count = z.int().min(0).max(MOST_REMATCHES);

/** Earlier versions did not store HQ differences. */
const SeriesSchema = object<SeriesScore>()({ played: count, won: count, drawn: count, hq: z.int().default(0) });

const SeatSchema = object<SavedSeat>()({
  name: z.string(),
  army: z.enum(ARMY_IDS).nullable(),
  chosen: z.enum(ARMY_IDS).exactOptional(),
  ban: z.enum(ARMY_IDS).exactOptional(),
  keyHash: z.string().nullable(),
  level: z.enum(LEVELS).exactOptional(),
  mercenaries: z.array(z.string()),
  contribution: z.string().exactOptional(),
  webhook: WebhookSchema.exactOptional(),
  crest: CrestSchema.exactOptional(),
  beside: z.string().exactOptional(),
  waitsForReady: z.literal(true).exactOptional(),
  named: z.literal(true).exactOptional(),
  program: z.literal(true).exactOptional(),
  series: SeriesSchema.exactOptional(),
});

const ClockSchema = object<ClockReading>()({
  at: milliseconds,
  left: z.array(milliseconds),
  strikes: z.array(z.int().min(0)),
  grace: milliseconds.exactOptional(),
  stopped: z.literal(true).exactOptional(),
});

const TurnStartSchema = object<TurnStart>()({ seq: z.int().min(0), at: milliseconds });

const StatusSchema = object<MatchStatus>()({
  clock: ClockSchema.nullable(),
  paused: z.boolean(),
  substitutes: z.array(seat),
  rematchCode: z.string().nullable(),
  turn: TurnStartSchema.nullable(),
  isVoid: z.literal(true).exactOptional(),
});

const SetupSchema: z.ZodType<Setup> = object<Setup>()({
  options: OptionsSchema,
  seats: z.array(SeatSchema.nullable()).min(1).max(4),
  creator: z.string().nullable(),
  listed: z.boolean(),
  programs: z.boolean().exactOptional(),
  startingSeat: z.enum(STARTING_SEATS),
  kicked: z.array(z.string()),
  replaced: z
    .array(
      object<ReplacedKey>()({ former: z.string(), now: z.string(), by: z.enum(RESEATERS), probationEnd: z.int().min(0).exactOptional() }),
    )
    .exactOptional(),
  request: object<SeatRequest>()({
    ...{ seat, keyHash: z.string(), askedAt: milliseconds, from: milliseconds, agreed: z.array(z.string()) },
    sameAddress: z.literal(true).exactOptional(),
  }).exactOptional(),
  lastSeen: z.array(milliseconds.nullable()).exactOptional(),
  spectatorsMuted: z.boolean(),
  armySelection: z.enum(ARMY_SELECTIONS),
  forecast: z.boolean(),
  seriesKind: z.enum(SERIES_KINDS).exactOptional(),
  competition: object<CompetitionPlace>()({
    code: z.string(),
    name: z.string(),
    round: z.int().min(1),
    board: z.int().min(1),
    isArena: z.literal(true).exactOptional(),
    teamBoard: z.int().min(1).exactOptional(),
  }).exactOptional(),
  deal: object<TableDeal>()({
    ...{ id: z.string(), table: z.int().min(0), of: z.int().min(1) },
    contributions: z.array(z.string().nullable()),
  }).exactOptional(),
  season: z.string().exactOptional(),
  secret: z.string().nullable(),
  drawKnown: z.boolean(),
  unjoined: z.boolean(),
  seed: z.string().nullable(),
  status: StatusSchema,
});

/** Parses JSON; a text that is none is read as undefined, which no schema takes. */
const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the set-up of a match. Throws `DamagedMatch`. */
export const readSetup = (text: string): Setup => {
  const { data, error } = SetupSchema.safeParse(jsonOf(text));
  if (error) throw new DamagedMatch(`its set-up is malformed at /${error.issues[0]?.path.join('/') ?? ''}`);
  return data;
};

/** Reads the intent of a log entry. Throws `DamagedMatch`. */
export const readLoggedIntent = (text: string, seq: number): Intent => {
  const read = parseIntent(jsonOf(text));
  if (!read.ok) throw new DamagedMatch(`intent ${seq} is malformed at ${read.error.path || '/'}`);
  return read.value;
};

/** Reads the clocks of a log entry; null in a match without. Throws `DamagedMatch`. */
const readLoggedClock = (text: string | null, seq: number): ClockReading | null => {
  if (text === null) return null;
  const { data, error } = ClockSchema.safeParse(jsonOf(text));
  if (error) throw new DamagedMatch(`the clock of intent ${seq} is malformed`);
  return data;
};

/** The columns of an intent that its entry in the log is read from. */
export type EntryRow = Pick<DatabaseSchema['intent'], 'seq' | 'player' | 'intent' | 'client' | 'n' | 'clock'>;

/** Reads an entry of a log. Throws `DamagedMatch`. */
export const readEntry = ({ seq, player, intent, client, n, clock }: EntryRow): LogEntry => ({
  ...{ seq, player, client, n },
  intent: readLoggedIntent(intent, seq),
  clock: readLoggedClock(clock, seq),
});

/** Reads a match from its row and those of its log, in their order. Throws `DamagedMatch`. */
export const readMatch = (
  { rules, setup, finished }: Pick<DatabaseSchema['match'], 'rules' | 'setup' | 'finished'>,
  log: readonly EntryRow[],
): SavedMatch => ({ rules, setup: readSetup(setup), log: log.map(readEntry), finished: finished === 1 });
