import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const READY = /Hexfall is ready: (http:\/\/localhost:\d+)/;

const ENTRIES = {
  /** As `npm start` runs it. */
  built: ['server/dist/main.js'],
  sources: ['--conditions=source', '--import', 'tsx', 'server/src/main.ts'],
} as const;

/** The server as it is started on a machine, on a free port. */
export class ServerProcess {
  static readonly #running = new Set<ServerProcess>();
  #output = '';
  /** Fulfilled with the exit code, or the signal, when everything that it has said has been read. */
  readonly ended: Promise<number | string | null>;

  private constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    this.ended = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        ServerProcess.#running.delete(this);
        resolve(code ?? signal);
      });
    });
  }

  static run(entry: keyof typeof ENTRIES, env: Readonly<Record<string, string>>): ServerProcess {
    const settings = { PATH: process.env['PATH'] ?? '', LOG_LEVEL: 'warn', PORT: '0', HOST: '127.0.0.1', ...env };
    const server = new ServerProcess(spawn(process.execPath, ENTRIES[entry], { cwd: ROOT, env: settings }));
    ServerProcess.#running.add(server);
    return server;
  }

  /** Ends what a test has left running. */
  static killAll(): void {
    for (const { child } of ServerProcess.#running) child.kill('SIGKILL');
  }

  get output(): string {
    return this.#output;
  }

  /** The address, as soon as it can be reached. */
  async ready(): Promise<string> {
    for (;;) {
      const url = READY.exec(this.#output)?.[1];
      if (url !== undefined) return url.replace('localhost', '127.0.0.1');
      if (this.child.exitCode !== null) throw new Error(`the server did not start: ${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Ends it by a signal; gives the exit code, or the signal. */
  end(signal: NodeJS.Signals): Promise<number | string | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
