import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILE, kyselyOver, openSqlite, openSqliteStore } from '../../server/src/store/openStore.js';
import { fillStore } from '../admin/fullStore.js';
import { print, SECONDS } from './measure.js';

/* Backup, check and restore of a large store: processor time and the most memory of each, as a process of its own. */

const MATCHES = SECONDS < 1 ? 30 : 30_000;

const PROGRAM = fileURLToPath(new URL('../../shared/bin/hexfall.mjs', import.meta.url));

/** Prints at the end of a process what it has used: kilobytes of memory at most, and microseconds of the processor. */
const TELL_USE =
  'data:text/javascript,process.on("exit",()=>{const u=process.resourceUsage();console.error("used",u.maxRSS,u.userCPUTime+u.systemCPUTime)})';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-bench-'));
const [from, to, file] = ['from', 'to', 'backup.gz'].map((name) => join(folder, name)) as [string, string, string];

const measure = (dataDir: string, ...words: readonly string[]): void => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TELL_USE, PROGRAM, 'admin', ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  const [kilobytes = NaN, microseconds = NaN] = (/^used (.*)$/m.exec(stderr)?.[1] ?? '').split(' ').map(Number);
  const memory = Math.round(kilobytes / 1024);
  print(`${words[0]} of ${MATCHES.toLocaleString('en-US')} matches`, microseconds / 1e6, ` s of processor time, ${memory} MB`);
};

await (await openSqliteStore(from)).close();
const db = kyselyOver(await openSqlite(join(from, FILE)));
await fillStore(db, MATCHES);
await db.destroy();
// Brings everything into the one file.
await (await openSqliteStore(from)).close();
print('the store', statSync(join(from, FILE)).size / 2 ** 20, ' MB');
measure(from, 'backup', file);
print('its backup', statSync(file).size / 2 ** 20, ' MB');
measure(from, 'check');
measure(to, 'restore', file);
rmSync(folder, { recursive: true });
