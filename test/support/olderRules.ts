import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../../server/src/store/DatabaseSchema.js';

/** Makes all running matches of a store such of the version of the rules before the one they are of, with their positions. */
export const makeOlder = async (db: Kysely<DatabaseSchema>): Promise<void> => {
  const running = sql`(select code from match where finished = 0)`;
  // Versions of one match must differ at every moment.
  await sql`update position set rules = rules - 100001 where match in ${running}`.execute(db);
  await sql`update position set rules = rules + 100000 where match in ${running}`.execute(db);
  await sql`update match set rules = rules - 1 where finished = 0`.execute(db);
};
