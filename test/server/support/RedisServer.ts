import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort.js';

/** A Redis of its own on a free port, that keeps nothing: when it is started again it has forgotten everything. */
export class RedisServer {
  #child: ChildProcess | null = null;

  private constructor(
    private readonly executable: string,
    private readonly port: number,
  ) {}

  /** `executable` is the program `redis-server`. */
  static async start(executable: string): Promise<RedisServer> {
    const redis = new RedisServer(executable, await freePort());
    await redis.resume();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it again; fulfilled when it takes connections. */
  async resume(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(this.executable, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    let output = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('Ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`Redis did not start: ${output}`)));
    });
  }

  /** Ends it as a crash does. */
  async stop(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    this.#child = null;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Lets it hang (`SIGSTOP`), or go on (`SIGCONT`). */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }
}
