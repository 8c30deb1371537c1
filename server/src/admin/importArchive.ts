import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { AdminStore } from './AdminStore.js';
import { TIMED } from '../store/DatabaseSchema.js';
import { loadChecked } from './checkMatch.js';
import type { StagingStore } from './stagingStore.js';

/** Rows per statement: databases limit the number of values. */
const AT_ONCE = 100;

const inGroups = <T>(rows: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) => rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

/** Adds one match with its intents and chat lines in one transaction; false if its code is taken. */
const importMatch = async ({ db }: AdminStore, staging: StagingStore, code: string): Promise<boolean> => {
  const match = await staging.db.selectFrom('match').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const intents = await staging.db.selectFrom('intent').selectAll().where('match', '=', code).orderBy('seq').execute();
  const lines = await staging.db.selectFrom('line').selectAll().where('match', '=', code).orderBy('n').execute();
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('match')
      // It has no owner here yet, and its clock may be due (O10).
      .values({ ...match, owner: null, due: match.finished === 0 && match.timed === TIMED.byCalendar ? 0 : null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    for (const rows of inGroups(intents)) await transaction.insertInto('intent').values(rows).execute();
    const said = lines.map((line) => ({ ...line, at: Number(line.at) }));
    for (const rows of inGroups(said)) await transaction.insertInto('line').values(rows).execute();
    return true;
  });
};

const importModeration = async ({ db }: AdminStore, staging: StagingStore): Promise<void> => {
  for (const table of ['ban', 'notice'] as const) {
    const rows = await staging.db.selectFrom(table).selectAll().execute();
    for (const row of rows) {
      await db
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
};

/** Adds the matches of an archive, and its bans and notice if `isAll`. Damaged and existing matches are skipped and reported. */
export const importArchive = async (admin: AdminStore, staging: StagingStore, isAll: boolean): Promise<Result<string, string>> => {
  const codes = (await staging.db.selectFrom('match').select('code').orderBy('code').execute()).map(({ code }) => code);
  const left: string[] = [];
  for (const code of codes) {
    const saved = await loadChecked(staging.store, code);
    if (!saved.ok) left.push(`${code} is damaged: ${saved.error}`);
    else if (!(await importMatch(admin, staging, code))) left.push(`${code} exists already`);
  }
  if (isAll) await importModeration(admin, staging);
  const added = `${codes.length - left.length} of ${codes.length} matches were added`;
  return left.length === 0 ? ok(added) : fail(`${added}; ${left.join('; ')}.`);
};
