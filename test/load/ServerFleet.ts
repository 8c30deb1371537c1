import { freePort } from '../server/support/freePort.js';
import { ServerUnderLoad, type ServerFigures, type ServerOptions } from './ServerUnderLoad.js';

/** One server process, or several that serve the same people. */
export class ServerFleet {
  private constructor(private readonly servers: readonly ServerUnderLoad[]) {}

  /** Several of them need the addresses of a Redis and a PostgreSQL in `env`. */
  static async start({ env, profile }: ServerOptions, processes: number): Promise<ServerFleet> {
    const servers: ServerUnderLoad[] = [];
    for (let i = 0; i < processes; i++) {
      const port = processes > 1 ? { PORT: String(await freePort()) } : {};
      servers.push(await ServerUnderLoad.start({ env: { ...env, ...port }, profile }));
    }
    return new ServerFleet(servers);
  }

  get urls(): readonly string[] {
    return this.servers.map(({ url }) => url);
  }

  /** Of all together; the delay is the longest of one. */
  async figures(): Promise<ServerFigures> {
    const figures = await Promise.all(this.servers.map((server) => server.figures()));
    const sum = (name: keyof ServerFigures): number => figures.reduce((total, one) => total + one[name], 0);
    return {
      cpu: sum('cpu'),
      resident: sum('resident'),
      heap: sum('heap'),
      loopDelay: Math.max(...figures.map(({ loopDelay }) => loopDelay)),
      appends: sum('appends'),
      appending: sum('appending'),
    };
  }

  async collect(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.collect()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
  }
}
