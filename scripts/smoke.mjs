// Starts the built server on a free port, asks for its page and its health, ends it as a system would, and fails if anything is amiss.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearTimeout } from 'node:timers';
import { buildIfNeeded, installIfNeeded } from './prepare.mjs';

const PATIENCE = 60_000;

installIfNeeded();
buildIfNeeded();
const { tsImport } = await import('tsx/esm/api');
const { ServerProcess } = await tsImport('../test/support/ServerProcess.ts', import.meta.url);

const data = mkdtempSync(join(tmpdir(), 'hexfall-smoke-'));
// It listens where it does without settings.
const server = ServerProcess.run('script', { ...process.env, HOST: undefined, DATA_DIR: data });
const late = setTimeout(() => server.end('SIGKILL'), PATIENCE);
try {
  const url = await server.ready();
  const health = await fetch(`${url}/healthz`);
  if (health.status !== 200) throw new Error(`GET /healthz answers ${health.status}`);
  const page = await fetch(url);
  if (page.status !== 200 || !(await page.text()).includes('<script')) throw new Error(`GET / answers ${page.status} and no page`);
  await server.stop();
} finally {
  clearTimeout(late);
  await server.end('SIGKILL');
  rmSync(data, { recursive: true });
}
console.log('The built server starts, serves its page and ends in order.');
