import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Figures of the server at one moment. */
export interface ServerFigures {
  /** Seconds of processor time since the start. */
  readonly cpu: number;
  /** Bytes. */
  readonly resident: number;
  readonly heap: number;
  /** Seconds, since the figures were last read. */
  readonly loopDelay: number;
  /** What the store has appended, and the seconds that each of them waited, summed up. */
  readonly appends: number;
  readonly appending: number;
}

/** Reads one value of what Prometheus would read. */
const valueIn = (text: string, name: string): number => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
};

export interface ServerOptions {
  /** What says where matches are kept. */
  readonly env: Readonly<Record<string, string>>;
  /** The folder for a profile of the processor, or null. */
  readonly profile: string | null;
}

/** The server in a process of its own. */
export class ServerUnderLoad {
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start({ env, profile }: ServerOptions): Promise<ServerUnderLoad> {
    const profiling = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const child = fork(fileURLToPath(new URL('serverMain.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx', '--expose-gc', '--max-semi-space-size=64', ...profiling],
      env: { PATH: process.env['PATH'] ?? '', ...env },
    });
    const [port] = (await once(child, 'message')) as [number];
    return new ServerUnderLoad(child, `http://127.0.0.1:${port}`);
  }

  async figures(): Promise<ServerFigures> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return {
      cpu: valueIn(text, 'process_cpu_seconds_total'),
      resident: valueIn(text, 'process_resident_memory_bytes'),
      heap: valueIn(text, 'nodejs_heap_size_used_bytes'),
      loopDelay: valueIn(text, 'nodejs_eventloop_lag_p99_seconds'),
      appends: valueIn(text, 'hexfall_store_seconds_count{operation="append"}'),
      appending: valueIn(text, 'hexfall_store_seconds_sum{operation="append"}'),
    };
  }

  /** Lets the server free what it does not need any more. */
  async collect(): Promise<void> {
    const collected = once(this.child, 'message');
    this.child.send('collect');
    await collected;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
  }
}
