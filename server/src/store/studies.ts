import type { Kysely } from 'kysely';
import { z } from 'zod';
import { DrawingSchema, MomentSchema } from '@hexfall/shared/protocol/requests';
import { MAX_DRAWINGS, type StudyDrawing, type StudyView } from '@hexfall/shared/protocol/study';
import type { DatabaseSchema } from './DatabaseSchema.js';
import { LeaseLost } from './LeaseStore.js';

type Db = Kysely<DatabaseSchema>;

/** What is kept of a study; who takes part is known again when pages connect. */
export interface SavedStudy extends StudyView {
  readonly drawings: readonly StudyDrawing[];
}

const SavedStudySchema: z.ZodType<SavedStudy> = z.object({
  leader: z.object({ by: z.string(), name: z.string(), seat: z.int().min(0).max(3).nullable() }).nullable(),
  moment: MomentSchema,
  everyone: z.boolean(),
  drawings: z.array(DrawingSchema).max(MAX_DRAWINGS),
});

/** Returns the stored study of a match, or null. Throws if it is malformed. */
export const readStudy = async (db: Db, code: string): Promise<SavedStudy | null> => {
  const row = await db.selectFrom('study').select('content').where('match', '=', code).executeTakeFirst();
  return row ? SavedStudySchema.parse(JSON.parse(row.content)) : null;
};

/** Replaces the stored study of a match, if its epoch is still this one; null is for exclusive use of the store. */
export const writeStudy = async (db: Db, code: string, study: SavedStudy, epoch: number | null): Promise<Error | null> => {
  const match = await db.selectFrom('match').select('epoch').where('code', '=', code).executeTakeFirst();
  if (!match) return new Error(`no match ${code}`);
  if (epoch !== null && match.epoch !== epoch) return new LeaseLost(code);
  const content = JSON.stringify(study);
  await db
    .insertInto('study')
    .values({ match: code, content })
    .onConflict((conflict) => conflict.column('match').doUpdateSet({ content }))
    .execute();
  return null;
};
