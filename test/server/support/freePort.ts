import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that the system gives to outgoing connections: one of them would take a port that is used only later, or again after
 * a restart. Each worker of Jest has a range of its own.
 */
const FIRST = 12_000;
const COUNT = 2_000;
const WORKERS = 8;

/** Ports given already: two callers must not get the same one before either uses it. */
const given = new Set<number>();

/** Returns a free port, for programs that have to know theirs before they start. */
export const freePort = async (): Promise<number> => {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 0) % WORKERS;
  for (;;) {
    const port = FIRST + worker * COUNT + Math.floor(Math.random() * COUNT);
    if (given.has(port)) continue;
    given.add(port);
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
