import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { Page } from './support/Page.js';
import { playRandomly, startDuel } from './support/table.js';
import { temporaryFolder } from './support/testApp.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /Hexfall is ready: (http:\/\/localhost:\d+)/;

const folder = temporaryFolder();
const running = new Set<ChildProcess>();

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Fulfilled with the exit code, or the signal. */
  readonly ended: Promise<number | string | null>;
}

/** The server as it is started on a machine, from its sources. */
const run = (env: Record<string, string>): Run => {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', 'server/src/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder.path, LOG_LEVEL: 'warn', PORT: '0', HOST: '127.0.0.1', ...env },
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal);
    });
  });
  return { child, output: () => output, ended };
};

const ready = async ({ output, child }: Run): Promise<string> => {
  for (;;) {
    const url = READY.exec(output())?.[1];
    if (url !== undefined) return url.replace('localhost', '127.0.0.1');
    if (child.exitCode !== null) throw new Error(`the server did not start: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

afterAll(() => {
  folder.remove();
});

test('a server that is killed has lost nothing it has told', async () => {
  const first = run({});
  const url = await ready(first);
  const duel = await startDuel(url);
  await playRandomly(duel, 51, 40);
  const { table } = duel.pages[0];
  first.child.kill('SIGKILL');
  expect(await first.ended).toBe('SIGKILL');

  const second = run({});
  const again = await ready(second);
  await fetch(`${again}/api/matches/${duel.code}/open`, { method: 'POST' });
  const pages = [await Page.join(again, duel.code, [duel.keys[0]]), await Page.join(again, duel.code, [duel.keys[1]])] as const;
  expect(pages[0].table).toEqual(table);
  await playRandomly({ pages }, 52, 10);

  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  await pages[0].until(() => pages[0].left !== null);
  expect(second.output().trim()).toMatch(/^Hexfall is ready: \S+$/);
}, 60_000);

test('a mistake in the settings is one sentence', async () => {
  const { ended, output } = run({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(await ended).toBe(1);
  expect(output().trim().split('\n')).toEqual([
    'PORT must be a number from 0 to 65535; 0 takes any free port.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ]);
}, 60_000);

test('so is a port that is taken', async () => {
  const first = run({});
  const port = new URL(await ready(first)).port;
  const second = run({ PORT: port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Port ${port} is in use: stop the other program or set PORT to another number.`);
}, 60_000);
