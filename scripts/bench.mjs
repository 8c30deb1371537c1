// npm run bench [-- --smoke]: runs every test/bench/*.bench.ts by itself, one after the other. They print figures and judge nothing.
// They measure the build, which is what runs: the sources, translated while they are loaded, take nearly twice as long.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, ROOT } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();

const folder = join(ROOT, 'test/bench');
const files = readdirSync(folder).filter((name) => name.endsWith('.bench.ts'));
for (const file of files) {
  console.log(file);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(folder, file), ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
