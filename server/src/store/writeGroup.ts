import type { Kysely } from 'kysely';
import { type Appended, appendGroup } from './appendGroup.js';
import type { DatabaseSchema } from './DatabaseSchema.js';
import type { DatabaseTraits } from './DatabaseTraits.js';

type Db = Kysely<DatabaseSchema>;

/** Why a change was not carried out, or null. */
export type Problem = Error | null;

/** A change of one table: an entry of its log, or anything else in a statement or two; `run` throws only errors of the database. */
export type Change =
  ({ readonly kind: 'append' } & Appended) | { readonly kind: 'task'; readonly code: string; readonly run: (db: Db) => Promise<Problem> };

type Task = Extract<Change, { readonly kind: 'task' }>;

const isTask = (change: Change): change is Task => change.kind === 'task';

const runAll = async (db: Db, traits: DatabaseTraits, group: readonly Change[]): Promise<readonly Problem[]> => {
  const problems = new Map<Change, Problem>();
  for (const task of group.filter(isTask)) problems.set(task, await task.run(db));
  const appends = group.filter((change) => change.kind === 'append');
  if (appends.length > 0) {
    const found = await appendGroup(db, traits, appends);
    appends.forEach((change, index) => problems.set(change, found[index] ?? null));
  }
  return group.map((change) => problems.get(change) ?? null);
};

const write = (db: Db, traits: DatabaseTraits, group: readonly Change[]): Promise<readonly Problem[]> =>
  // Entries alone are one statement.
  group.some(isTask) ? db.transaction().execute((transaction) => runAll(transaction, traits, group)) : runAll(db, traits, group);

const writeSingly = async (db: Db, traits: DatabaseTraits, group: readonly Change[]): Promise<readonly Problem[]> => {
  const problems: Problem[] = [];
  for (const change of group) {
    const [problem = null] = await write(db, traits, [change]).catch((error: unknown) => [error as Error]);
    problems.push(problem);
  }
  return problems;
};

/** Writes the entries once more, on another connection: those that were written after all change nothing. Whether tasks were carried out is unknown. */
const writeAgain = async (db: Db, traits: DatabaseTraits, group: readonly Change[], lost: Error): Promise<readonly Problem[]> => {
  const appends = group.filter((change) => !isTask(change));
  const again = appends.length > 0 ? await write(db, traits, appends) : [];
  return group.map((change) => (isTask(change) ? lost : (again[appends.indexOf(change)] ?? null)));
};

/**
 * Writes changes of different tables in one transaction. Returns, per change, null or why it failed, which does not affect the others.
 * Throws if nothing was written, or if that is unknown.
 */
export const writeGroup = async (db: Db, traits: DatabaseTraits, group: readonly Change[]): Promise<readonly Problem[]> => {
  try {
    return await write(db, traits, group);
  } catch (error) {
    if (traits.lostConnection(error)) return writeAgain(db, traits, group, error as Error);
    if (traits.isValueError(error) && group.length > 1) return writeSingly(db, traits, group);
    throw error;
  }
};
