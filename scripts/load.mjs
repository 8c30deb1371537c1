// npm run load [-- --matches 300,3000 --rate 1 --seconds 20 --capacity 2000 --openings 50 --computers 100 --store postgres --processes 2 --all --profile FOLDER]: how many matches the server bears; see docs/performance.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, ROOT } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();

const args = ['--import', 'tsx', join(ROOT, 'test/load/load.ts'), ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
process.exit(status ?? 1);
