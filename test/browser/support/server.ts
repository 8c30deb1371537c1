import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY = /Hexfall is ready: http:\/\/localhost:(\d+)/;
const START_MS = 20_000;

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The built server, with the built page, on a free port and a folder of its own. */
export const startServer = async (): Promise<RunningServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-browser-'));
  const child = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, LOG_LEVEL: 'warn', PORT: '0', HOST: '127.0.0.1' },
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', () => {
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const port = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = READY.exec(output)?.[1];
      if (found !== undefined) resolve(found);
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
  return { url: `http://127.0.0.1:${port}`, stop };
};
