// npm run screens [-- FOLDER]: takes the pictures of docs/screens.md and of the README from prepared tables, or every screen into a folder.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, ROOT } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();

const { status } = spawnSync(
  process.execPath,
  ['--conditions=source', '--import', 'tsx', join(ROOT, 'test/browser/takePictures.ts'), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
);
process.exit(status ?? 1);
