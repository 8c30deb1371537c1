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
  /** What has been said at a table; `seated` is 1 for a player, `at` in milliseconds, which PostgreSQL gives as text. */
  line: { match: string; n: number; at: ColumnType<number | string, number>; by: string; name: string; seated: number; text: string };
}
