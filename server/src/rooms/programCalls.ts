import { z } from 'zod';
import { SEAT_KEY } from '@hexfall/shared/protocol/lobby';

/*
 * What the process that a program has come to, and the room of the table say to each other: within a process, or as JSON.
 */

/** How far a program has read the stream of a table. */
export const CursorSchema = z.object({
  /** The stream has the events of intents up to this number; null to begin with the next. */
  seq: z.int().min(0).nullable(),
  /** A digest of the last line `table`; empty at first. */
  shown: z.string(),
  /** After how many intents the last line `turn` was; null if the seat has not been on turn since. */
  turn: z.int().nullable(),
  /** Whether the stream has the end of the match. */
  over: z.boolean(),
});
export type Cursor = z.infer<typeof CursorSchema>;

/** Some lines of a stream, and from where it goes on. */
export const FollowedSchema = z.object({ lines: z.array(z.string()), cursor: CursorSchema, isEnded: z.boolean() });
export type Followed = z.infer<typeof FollowedSchema>;

/** What a program asks a table for, by the process that it came to. */
export const ProgramCallSchema = z.object({
  /** The key of the seat. */
  key: z.string().regex(SEAT_KEY),
  /** The address, or network, of the program. */
  address: z.string(),
  ask: z.discriminatedUnion('do', [
    /** The next lines of its stream, waiting that long for some; `isQuiet`: none while nothing happens and the program has nothing to do. */
    z.object({ do: z.literal('follow'), cursor: CursorSchema, waitMs: z.int().min(0), isQuiet: z.boolean() }),
    /** The legal intents of a seat. */
    z.object({ do: z.literal('intents'), seat: z.int() }),
    /** Takes a seat, or comes back to it. */
    z.object({ do: z.literal('sit'), payload: z.unknown() }),
    /** A request of the protocol. */
    z.object({ do: z.literal('request'), type: z.enum(['intent', 'say']), payload: z.unknown() }),
  ]),
});
export type ProgramCall = z.infer<typeof ProgramCallSchema>;

/** An answer to a program; `moving` if the table is about to leave this process. */
export const ProgramAnswerSchema = z.union([
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({
    ok: z.literal(false),
    error: z.object({
      code: z.string(),
      message: z.string(),
      rule: z.string().exactOptional(),
      retryAfterMs: z.number().exactOptional(),
    }),
  }),
  z.literal('moving'),
]);
export type ProgramAnswer = z.infer<typeof ProgramAnswerSchema>;
