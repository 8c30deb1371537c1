// Starts the built server on a free port, asks for its page and its health, ends it as a system would, and fails if anything is amiss.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, buildIfNeeded, installIfNeeded } from './prepare.mjs';

const PATIENCE = 60_000;

const freePort = async () => {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
};

/** The answer to a GET, asked again until the server is up. */
const ask = async (url, deadline) => {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(5_000) });
  } catch (error) {
    if (Date.now() > deadline) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return ask(url, deadline);
  }
};

installIfNeeded();
buildIfNeeded();

const port = await freePort();
const data = mkdtempSync(join(tmpdir(), 'hexfall-smoke-'));
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), DATA_DIR: data },
});
const ended = once(server, 'exit');
try {
  const deadline = Date.now() + PATIENCE;
  const health = await ask(`http://localhost:${port}/healthz`, deadline);
  if (health.status !== 200) throw new Error(`GET /healthz answers ${health.status}`);
  const page = await ask(`http://localhost:${port}/`, deadline);
  const html = await page.text();
  if (page.status !== 200 || !html.includes('<script')) throw new Error(`GET / answers ${page.status} and no page`);
  server.kill('SIGTERM');
  const [code] = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, PATIENCE, ['nothing after SIGTERM']))]);
  if (code !== 0) throw new Error(`the server ended with ${code}`);
} finally {
  server.kill('SIGKILL');
  rmSync(data, { recursive: true });
}
console.log('The built server starts, serves its page and ends in order.');
process.exit(0);
