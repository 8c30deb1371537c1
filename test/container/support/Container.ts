import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { filesBelow, pathIn, UNPRIVILEGED, type Stage } from './ImageBuild.js';

const READY = /Hexfall is ready: http:\/\/localhost:(\d+)/;

const run = promisify(execFile);

/** Removes all write permissions below a folder, and lets all users read. */
const makeReadOnly = (folder: string): void => {
  for (const file of filesBelow(folder)) {
    const path = join(folder, file);
    // A link has no rights of its own, and what it leads to has its turn.
    if (!file.includes('/.bin/') && !file.startsWith('node_modules/@hexfall/')) chmodSync(path, 0o555);
  }
  chmodSync(folder, 0o555);
};

/** An image at work: its program as an unprivileged user, who may write nowhere but in the volumes. */
export class Container {
  #output = '';
  /** Fulfilled with the exit code, or the signal. */
  readonly ended: Promise<number | string | null>;

  private constructor(
    private readonly image: Stage,
    private readonly env: Record<string, string>,
    private readonly child: ChildProcess,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    this.ended = new Promise((resolve) => {
      child.on('exit', (code, signal) => resolve(code ?? signal));
    });
  }

  /** Starts what the image says in CMD. */
  static start(image: Stage): Container {
    makeReadOnly(pathIn(image, '.'));
    const [data = ''] = image.volumes;
    if (UNPRIVILEGED.uid !== undefined) chownSync(pathIn(image, data), UNPRIVILEGED.uid, UNPRIVILEGED.gid);
    const path = (image.env['PATH'] ?? '').replace('/app', pathIn(image, '/app'));
    const env = { ...image.env, PATH: path, DATA_DIR: pathIn(image, image.env['DATA_DIR'] ?? ''), PORT: '0', HOME: '/nonexistent' };
    const [program = '', ...words] = image.command;
    if (program !== 'node') throw new Error(`the image runs ${program}`);
    const child = spawn(process.execPath, words, { cwd: pathIn(image, '.'), env, ...UNPRIVILEGED });
    return new Container(image, env, child);
  }

  get output(): string {
    return this.#output;
  }

  /** The address, as soon as it can be reached. */
  async ready(): Promise<string> {
    for (;;) {
      const port = READY.exec(this.#output)?.[1];
      if (port !== undefined) return `http://127.0.0.1:${port}`;
      if (this.child.exitCode !== null) throw new Error(`the image did not start: ${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Runs a program inside, as `docker exec` does; gives what it prints. Rejected if it fails. */
  async exec(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
    const [program = '', ...rest] = words;
    const options = { cwd: pathIn(this.image, '.'), env: { ...this.env, ...env }, ...UNPRIVILEGED };
    return (await run(program, rest, options)).stdout;
  }

  /** Ends it as `docker stop` does; gives the exit code, or the signal. */
  stop(): Promise<number | string | null> {
    this.child.kill('SIGTERM');
    return this.ended;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
