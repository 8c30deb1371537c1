// npm run lighthouse [-- --runs 3]: judges pages by Lighthouse, on a phone and on a desk, and fails where one is below its aim; see docs/performance.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, ROOT } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();

const { status } = spawnSync(
  process.execPath,
  ['--conditions=source', '--import', 'tsx', join(ROOT, 'test/browser/runLighthouse.ts'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
