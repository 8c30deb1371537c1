import type { ColumnType } from 'kysely';

/** The tables of the database, as Kysely knows them. */
export interface Tables {
  /** `listed`, `people` and `free` repeat what `setup` says, to be searched for; `changed` is when it was last saved, in milliseconds. */
  match: {
    code: string;
    rules: number;
    setup: string;
    finished: number;
    listed: number;
    people: number;
    free: number;
    changed: number;
    /** The process that may change the match; null if none has it. */
    owner: string | null;
    /** Goes up whenever somebody becomes the owner or is dismissed: what still comes from an earlier one is refused. */
    epoch: number;
    /** One of `TIMED`: which clock the match is played with. */
    timed: number;
    /** When a match that nobody has is to be looked after, in milliseconds; null if somebody has to ask for it. */
    due: ColumnType<number | string | null, number | null>;
  };
  /** `epoch` is that of the owner who wrote the entry. */
  intent: { match: string; seq: number; player: number; intent: string; client: string; n: number; clock: string | null; epoch: number };
  /** Addresses, and ranges of them, that the operator has shut out. */
  ban: { network: string; reason: string; since: ColumnType<number | string, number> };
  /** What the operator tells everybody; `id` is 1. */
  notice: { id: number; text: string; since: ColumnType<number | string, number> };
  /** What has been said at a table; `seated` is 1 for a player, `at` in milliseconds, which PostgreSQL gives as text. */
  line: { match: string; n: number; at: ColumnType<number | string, number>; by: string; name: string; seated: number; text: string };
  /** The processes that serve: since when one of them has without a break, and when this one was last heard of, by the clock of the database. */
  process: { id: string; since: ColumnType<number | string, number>; seen: ColumnType<number | string, number> };
}

/** Of a match: played without a clock, with one that runs while somebody plays, or by the calendar (O10). */
export const TIMED = { never: 0, inPlay: 1, byCalendar: 2 } as const;
