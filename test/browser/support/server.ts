import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/support/freePort.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY = /Hexfall is ready: http:\/\/localhost:\d+/;
const START_MS = 120_000;

export interface RunningServer {
  readonly url: string;
  /** Ends the process; with `start` again it goes on at the same address with the same matches. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends the process and removes its matches. */
  readonly stop: () => Promise<void>;
}

/** Further variables of the environment. */
export type Settings = Readonly<Record<string, string>>;

interface Process {
  readonly kill: () => Promise<void>;
}

const run = async (folder: string, port: string, settings: Settings): Promise<Process> => {
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, LOG_LEVEL: 'warn', PORT: port, HOST: '127.0.0.1', ...settings },
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve();
    });
  });
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (READY.test(output)) resolve({ kill });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => {
      reject(new Error(`the server did not start: ${output}`));
    });
    setTimeout(() => {
      reject(new Error(`the server did not get ready: ${output}`));
    }, START_MS).unref();
  });
};

/**
 * The built server, with the built page, on a free port and a folder of its own.
 * @param prepare fills the folder before the server is started.
 */
export const startServer = async (prepare?: (folder: string) => Promise<void>, settings: Settings = {}): Promise<RunningServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-browser-'));
  await prepare?.(folder);
  const port = String(await freePort());
  let running = await run(folder, port, settings);
  return {
    url: `http://127.0.0.1:${port}`,
    kill: () => running.kill(),
    start: async () => {
      running = await run(folder, port, settings);
    },
    stop: async () => {
      await running.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
