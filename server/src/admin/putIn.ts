import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Desk } from './Desk.js';
import { TIMED } from '../store/Tables.js';
import { faultOf } from './faultOf.js';
import type { Scratch } from './scratch.js';

/** Rows of one statement: databases take only so many values. */
const AT_ONCE = 100;

const inGroups = <T>(rows: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, i) => rows.slice(i * AT_ONCE, (i + 1) * AT_ONCE));

/** Adds one match with all that belongs to it, or nothing; false if its code is taken. */
const putMatch = async ({ db }: Desk, scratch: Scratch, code: string): Promise<boolean> => {
  const match = await scratch.db.selectFrom('match').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  const intents = await scratch.db.selectFrom('intent').selectAll().where('match', '=', code).orderBy('seq').execute();
  const lines = await scratch.db.selectFrom('line').selectAll().where('match', '=', code).orderBy('n').execute();
  return db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('match')
      // Whoever had it where it comes from, here nobody has it yet, and somebody has to look after its clock (O10).
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

const putOrders = async ({ db }: Desk, scratch: Scratch): Promise<void> => {
  for (const table of ['ban', 'notice'] as const) {
    const rows = await scratch.db.selectFrom(table).selectAll().execute();
    for (const row of rows) {
      await db
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
};

/** Adds what came in an archive, and its orders if everything is wanted. What is damaged or there already is left out and told of. */
export const putIn = async (desk: Desk, scratch: Scratch, isAll: boolean): Promise<Result<string, string>> => {
  const codes = (await scratch.db.selectFrom('match').select('code').orderBy('code').execute()).map(({ code }) => code);
  const left: string[] = [];
  for (const code of codes) {
    const fault = await scratch.store.load(code).then((saved) => saved && faultOf(saved), String);
    if (fault !== null) left.push(`${code} is damaged: ${fault}`);
    else if (!(await putMatch(desk, scratch, code))) left.push(`${code} is there already`);
  }
  if (isAll) await putOrders(desk, scratch);
  const added = `${codes.length - left.length} of ${codes.length} matches have been added`;
  return left.length === 0 ? ok(added) : fail(`${added}; ${left.join('; ')}.`);
};
