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
  };
  intent: { match: string; seq: number; player: number; intent: string; client: string; n: number; clock: string | null };
  /** Addresses, and ranges of them, that the operator has shut out. */
  ban: { network: string; reason: string; since: ColumnType<number | string, number> };
  /** What the operator tells everybody; `id` is 1. */
  notice: { id: number; text: string; since: ColumnType<number | string, number> };
  /** What has been said at a table; `seated` is 1 for a player, `at` in milliseconds, which PostgreSQL gives as text. */
  line: { match: string; n: number; at: ColumnType<number | string, number>; by: string; name: string; seated: number; text: string };
}
