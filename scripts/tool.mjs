// npm run arena, npm run review-study, npm run puzzles, npm run mine: runs a tool of tools/main.ts on the build.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, ROOT } from './prepare.mjs';

installIfNeeded();
buildIfNeeded();

const args = ['--import', 'tsx', join(ROOT, 'tools/main.ts'), ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
process.exit(status ?? 1);
