// npm run dev: the server on PORT (2567 if it is not set) and Vite's page on 5173, which passes on to it. Both follow their sources; Ctrl-C ends both.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installIfNeeded, ROOT } from './prepare.mjs';

installIfNeeded();

const run = (folder, program, ...args) =>
  spawn(process.execPath, [join(ROOT, 'node_modules', program), ...args], { cwd: join(ROOT, folder), stdio: 'inherit' });

const children = [run('.', 'tsx/dist/cli.mjs', 'watch', '--conditions=source', 'server/src/main.ts'), run('client', 'vite/bin/vite.js')];

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
