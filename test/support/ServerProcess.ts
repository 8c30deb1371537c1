import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /Hexfall is ready: http:\/\/localhost:(\d+)\n/;

/** The programs that serve, and their arguments. */
const PROGRAMS = {
  built: [process.execPath, 'server/dist/main.js'],
  sources: [process.execPath, '--conditions=source', '--import', 'tsx', 'server/src/main.ts'],
  /** With the server in a process below npm. */
  npm: ['npm', 'start'],
  /** What npm starts. */
  script: [process.execPath, 'scripts/start.mjs'],
  /** With everything measured and nobody limited. */
  load: [process.execPath, '--import', 'tsx', '--expose-gc', '--max-semi-space-size=64', 'test/load/serverMain.ts'],
} as const;

/** A server in a process of its own, as it is started on a machine; on a free port unless `PORT` names one. */
export class ServerProcess {
  static readonly #running = new Set<ServerProcess>();
  #output = '';
  readonly #ready: Promise<string>;
  /** Fulfilled with the exit code, or the signal, when everything that it has said has been read. */
  readonly ended: Promise<number | string | null>;

  private constructor(readonly child: ChildProcess) {
    this.ended = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        ServerProcess.#running.delete(this);
        resolve(code ?? signal);
      });
    });
    this.#ready = new Promise((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        this.#output += chunk.toString();
        const port = READY.exec(this.#output)?.[1];
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.on('error', reject);
      void this.ended.then(() => reject(new Error(`the server did not start: ${this.#output}`)));
    });
    // Whoever waits for the address hears of it.
    this.#ready.catch(() => undefined);
  }

  /** @param program one of the present version, or the path of another one. @param flags further arguments of Node. */
  static run(
    program: keyof typeof PROGRAMS | { readonly main: string },
    env: Readonly<NodeJS.ProcessEnv>,
    flags: readonly string[] = [],
  ): ServerProcess {
    const [executable, ...args] = typeof program === 'string' ? PROGRAMS[program] : [process.execPath, program.main];
    const set = { PATH: process.env['PATH'], LOG_LEVEL: 'warn', PORT: '0', HOST: '127.0.0.1', ...env };
    return ServerProcess.runCommand([executable, ...flags, ...args], set, program === 'load');
  }

  /** Runs any command that starts a server. @param talks whether it is sent messages. */
  static runCommand([executable = '', ...args]: readonly string[], env: Readonly<NodeJS.ProcessEnv>, talks = false): ServerProcess {
    const child = spawn(executable, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe', talks ? 'ipc' : 'ignore'] });
    const server = new ServerProcess(child);
    ServerProcess.#running.add(server);
    return server;
  }

  /** Ends what a test has left running; fulfilled when nothing is. */
  static async killAll(): Promise<void> {
    await Promise.all([...ServerProcess.#running].map((server) => server.end('SIGKILL')));
  }

  get output(): string {
    return this.#output;
  }

  /** The address, as soon as it can be reached; rejected if the process ends before. */
  ready(): Promise<string> {
    return this.#ready;
  }

  /** Ends it by a signal; gives the exit code, or the signal. */
  end(signal: NodeJS.Signals): Promise<number | string | null> {
    this.child.kill(signal);
    return this.ended;
  }

  /** Stops it as an operator does; rejected with what it has said if its shutdown was incomplete. */
  async stop(): Promise<void> {
    const code = await this.end('SIGTERM');
    if (code !== 0) throw new Error(`the server has ended with ${code}:\n${this.output.slice(-4000)}`);
  }
}
