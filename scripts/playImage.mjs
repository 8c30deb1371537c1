// node scripts/playImage.mjs COMMAND...: starts a server by a command in which PORT is a free port, plays a match against it as pages do, ends it
// by SIGTERM, starts it again over what it has kept, and plays on. Fails if anything is amiss. See .ci/image.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const command = process.argv.slice(2);
const load = (path) => tsImport(path, import.meta.url);
const { freePort } = await load('../test/server/support/freePort.ts');
const { openTable, playRandomly, startDuel } = await load('../test/server/support/table.ts');
const { Page } = await load('../test/server/support/Page.ts');
const { ServerProcess } = await load('../test/support/ServerProcess.ts');

const port = await freePort();
const url = `http://127.0.0.1:${port}`;

const start = async () => {
  const server = ServerProcess.runCommand(
    command.map((word) => word.replace(/=PORT$/, `=${port}`)),
    process.env,
  );
  await server.ready();
  return server;
};

/** The last of the processes below one: the server itself, which has to get the signal. */
const serverBelow = (pid) => {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/children`);
  // A thread may have ended meanwhile.
  const [child] = threads.filter((path) => existsSync(path)).flatMap((path) => readFileSync(path, 'utf8').split(' ').filter(Boolean));
  return child ? serverBelow(Number(child)) : pid;
};

const stop = async ({ child, ended }) => {
  process.kill(serverBelow(child.pid), 'SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code}`);
};

const first = await start();
const duel = await startDuel(url);
await playRandomly(duel, 1, 20);
await stop(first);

const second = await start();
await openTable(url, duel.code);
const pages = [];
for (const key of duel.keys) pages.push(await Page.join(url, duel.code, [key]));
const { seq } = pages[0].state;
if (seq !== 20) throw new Error(`of 20 intents ${seq} are there after a restart`);
await playRandomly({ ...duel, pages }, 2, 40);
await Promise.all(pages.map((page) => page.leave()));
await stop(second);
console.log('The image serves a match, keeps it over a restart, and ends in order.');
process.exit(0);
