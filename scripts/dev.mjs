// npm run dev: the server with reload on port 2567 and Vite's page in front of it; Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, installIfNeeded } from './prepare.mjs';

installIfNeeded();

const run = (folder, program, ...args) =>
  spawn(process.execPath, [join(ROOT, 'node_modules', program), ...args], { cwd: join(ROOT, folder), stdio: 'inherit' });

const children = [run('server', 'tsx/dist/cli.mjs', 'watch', '--conditions=source', 'src/main.ts'), run('client', 'vite/bin/vite.js')];

const endAll = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', endAll);
process.on('SIGTERM', endAll);
for (const child of children) {
  child.on('exit', (code) => {
    endAll();
    process.exitCode ??= code ?? 0;
  });
}
