import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below those that the system gives to outgoing connections: one of them would take a port that is used only later, or again after a restart. */
const FIRST = 12_000;
const COUNT = 16_000;

/** A file for each port that was given to one of the processes that run tests: two must not get the same one before either uses it. */
const CLAIMS = join(tmpdir(), `hexfall-test-ports-${process.getuid?.() ?? 0}`);
const CLAIM_MS = 2 * 3_600_000;

const isTaken = (err: unknown): boolean => typeof err === 'object' && err !== null && 'code' in err && err.code === 'EEXIST';

/** Whether nobody else has the port; from now on it is claimed. An old claim is dropped, for the next one who asks. */
const claim = (port: number): boolean => {
  const file = join(CLAIMS, String(port));
  mkdirSync(CLAIMS, { recursive: true });
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch (err) {
    if (!isTaken(err)) throw err;
    if (Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > CLAIM_MS) rmSync(file, { force: true });
    return false;
  }
};

/** Returns a free port, for programs that have to know theirs before they start. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (!claim(port)) continue;
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
};
