// npm start: installs and builds what is missing, then runs the server in this very process,
// so that signals and the exit code need no passing on. The script of package.json begins with `exec`, or the shell that npm
// starts would take the signals for itself; exec.cmd stands for it on Windows.
import { clearInterval, setInterval } from 'node:timers';
import { buildIfNeeded, installIfNeeded } from './prepare.mjs';

/** How often is looked whether npm is still there. */
const LOOK_MS = 500;

/** It may end while the server starts. */
const npm = process.ppid;

installIfNeeded();
buildIfNeeded();
process.env.NODE_ENV ??= 'production';
await import('../server/dist/main.js');

// npm passes SIGTERM and SIGINT on. Any other end of npm does not reach this process.
if (process.env.npm_lifecycle_event === 'start') {
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    // A second signal would not wait for what the first one has begun.
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
