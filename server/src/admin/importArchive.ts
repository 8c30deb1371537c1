import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Selectable } from 'kysely';
import { hasCurrentRules } from '../match/rulesVersion.js';
import { stoppedClock } from '../match/stoppedClock.js';
import type { SavedMatch } from '../store/MatchRepository.js';
import type { AdminStore } from './AdminStore.js';
import { TIMED, type DatabaseSchema } from '../store/DatabaseSchema.js';
import { loadChecked } from './checkMatch.js';
import type { StagingStore } from './stagingStore.js';

/** Rows per statement: databases limit the number of values. */
const AT_ONCE = 100;

const inGroups = <T>(rows: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) => rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

/** A match of an archive; see `Archive.movedAt`. */
interface Arrival {
  readonly code: string;
  readonly movedAt: number | null;
}

type Match = Selectable<DatabaseSchema['match']>;

/** O10: the clock of a copy may be due; that of a match that has moved stands until a player comes. */
const arrivalOf = (match: Match, saved: SavedMatch, movedAt: number | null): Pick<Match, 'setup'> & { readonly due: number | null } => {
  const isRunning = match.finished === 0 && match.timed !== TIMED.never && saved.setup.seed !== null && hasCurrentRules(saved);
  if (movedAt === null || !isRunning) return { setup: match.setup, due: isRunning && match.timed === TIMED.byCalendar ? 0 : null };
  const { setup } = saved;
  return { setup: JSON.stringify({ ...setup, course: { ...setup.course, clock: stoppedClock(saved, movedAt) } }), due: null };
};

/** Adds one match with its intents, chat lines and study in one transaction; false if its code is taken. */
const importMatch = async ({ db }: AdminStore, staging: StagingStore, saved: SavedMatch, { code, movedAt }: Arrival): Promise<boolean> => {
  const match = await staging.db.selectFrom('match').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const intents = await staging.db.selectFrom('intent').selectAll().where('match', '=', code).orderBy('seq').execute();
  const lines = await staging.db.selectFrom('line').selectAll().where('match', '=', code).orderBy('n').execute();
  const teamLines = await staging.db.selectFrom('team_line').selectAll().where('match', '=', code).orderBy('n').execute();
  const studies = await staging.db.selectFrom('study').selectAll().where('match', '=', code).execute();
  return db.transaction().execute(async (transaction) => {
    // One that had moved away comes back.
    await transaction.deleteFrom('match').where('code', '=', code).where('moved', 'is not', null).execute();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('match')
      .values({ ...match, owner: null, ...arrivalOf(match, saved, movedAt) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    for (const rows of inGroups(intents)) await transaction.insertInto('intent').values(rows).execute();
    const said = lines.map((line) => ({ ...line, at: Number(line.at) }));
    for (const rows of inGroups(said)) await transaction.insertInto('line').values(rows).execute();
    const saidInTeams = teamLines.map((line) => ({ ...line, at: Number(line.at) }));
    for (const rows of inGroups(saidInTeams)) await transaction.insertInto('team_line').values(rows).execute();
    if (studies.length > 0) await transaction.insertInto('study').values(studies).execute();
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
export const importArchive = async (
  admin: AdminStore,
  staging: StagingStore,
  { isAll, movedAt }: { readonly isAll: boolean; readonly movedAt: number | null },
): Promise<Result<string, string>> => {
  const codes = (await staging.db.selectFrom('match').select('code').orderBy('code').execute()).map(({ code }) => code);
  const left: string[] = [];
  for (const code of codes) {
    const saved = await loadChecked(staging.store, code);
    if (!saved.ok) left.push(`${code} is damaged: ${saved.error}`);
    else if (!saved.value || !(await importMatch(admin, staging, saved.value, { code, movedAt }))) left.push(`${code} exists already`);
  }
  if (isAll) await importModeration(admin, staging);
  const added = `${codes.length - left.length} of ${codes.length} matches were added`;
  return left.length === 0 ? ok(added) : fail(`${added}; ${left.join('; ')}.`);
};
