// Loaded into a server before anything else. Ends it, as kill -9 does, at the commit of a transaction that the file KILL_FILE describes: as
// `{ "when": "before" | "after", "transaction": REGEXP }` of its statements with their parameters. The file is deleted by then, so of several
// servers that have it only the first one ends.
import { readFileSync, unlinkSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.KILL_FILE ?? '';

/** What is described, if a transaction is of that kind and nobody else has ended there. */
const claim = (when, transaction) => {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return false;
  }
  const described = JSON.parse(text);
  if (described.when !== when || !new RegExp(described.transaction, 's').test(transaction)) return false;
  try {
    unlinkSync(file);
    return true;
  } catch {
    return false;
  }
};

const die = () => {
  process.kill(process.pid, 'SIGKILL');
  // Nothing else happens until the signal comes.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

const statementText = (sql, parameters = []) => `${sql} [${parameters.join()}]\n`;

const watchSqlite = async () => {
  const { default: Database } = await import('libsql/promise');
  const { exec, prepare } = Database.prototype;
  let transaction = '';
  Database.prototype.prepare = async function (sql) {
    const statement = await prepare.call(this, sql);
    for (const name of ['run', 'all']) {
      const method = statement[name];
      statement[name] = function (parameters) {
        transaction += statementText(sql, parameters);
        return method.call(this, parameters);
      };
    }
    return statement;
  };
  Database.prototype.exec = async function (sql) {
    if (sql.startsWith('begin')) transaction = '';
    if (sql !== 'commit') return exec.call(this, sql);
    const whole = transaction;
    if (claim('before', whole)) die();
    await exec.call(this, sql);
    if (claim('after', whole)) die();
  };
};

const watchPostgres = async () => {
  const { default: pg } = await import('pg');
  const { query } = pg.Client.prototype;
  const transactions = new WeakMap();
  pg.Client.prototype.query = async function (sql, ...rest) {
    if (typeof sql !== 'string') return query.call(this, sql, ...rest);
    if (sql === 'begin') transactions.set(this, '');
    const whole = transactions.get(this) ?? '';
    if (sql === 'commit' && claim('before', whole)) die();
    transactions.set(this, whole + statementText(sql, rest[0]));
    const answer = await query.call(this, sql, ...rest);
    if (sql === 'commit' && claim('after', whole)) die();
    return answer;
  };
};

if (isMainThread) {
  await (process.env.DATABASE_URL ? watchPostgres() : watchSqlite());
}
