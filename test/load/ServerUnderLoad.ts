import { once } from 'node:events';
import { metricIn } from '../support/metrics.js';
import { ServerProcess } from '../support/ServerProcess.js';

/** Figures of the server at one moment. */
export interface ServerFigures {
  /** Seconds of processor time since the start. */
  readonly cpu: number;
  /** Bytes. */
  readonly resident: number;
  readonly heap: number;
  /** Seconds, since the figures were last read. */
  readonly loopDelay: number;
  /** The longest of these delays. */
  readonly loopMost: number;
  /** What the store has appended, and the seconds that each of them waited, summed up. */
  readonly appends: number;
  readonly appending: number;
}

export interface ServerOptions {
  /** What says where matches are kept. */
  readonly env: Readonly<Record<string, string>>;
  /** The folder for a profile of the processor, or null. */
  readonly profile: string | null;
}

/** A server process that tells how much it has to do. */
export class ServerUnderLoad {
  private constructor(
    private readonly process: ServerProcess,
    readonly url: string,
  ) {}

  static async start({ env, profile }: ServerOptions): Promise<ServerUnderLoad> {
    const profiling = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const server = ServerProcess.run('load', env, profiling);
    return new ServerUnderLoad(server, await server.ready());
  }

  async figures(): Promise<ServerFigures> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return {
      cpu: metricIn(text, 'process_cpu_seconds_total'),
      resident: metricIn(text, 'process_resident_memory_bytes'),
      heap: metricIn(text, 'nodejs_heap_size_used_bytes'),
      loopDelay: metricIn(text, 'nodejs_eventloop_lag_p99_seconds'),
      loopMost: metricIn(text, 'nodejs_eventloop_lag_max_seconds'),
      appends: metricIn(text, 'hexfall_store_seconds_count{operation="append"}'),
      appending: metricIn(text, 'hexfall_store_seconds_sum{operation="append"}'),
    };
  }

  /** Lets the server free what it does not need any more. */
  async collect(): Promise<void> {
    const { child } = this.process;
    const collected = once(child, 'message');
    child.send('collect');
    await collected;
  }

  async stop(): Promise<void> {
    await this.process.end('SIGTERM');
  }
}
