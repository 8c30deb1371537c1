import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/support/freePort.js';
import { ServerProcess } from '../../support/ServerProcess.js';

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

/**
 * The built server, with the built page, on a free port and a folder of its own.
 * @param prepare fills the folder before the server is started.
 */
export const startServer = async (prepare?: (folder: string) => Promise<void>, settings: Settings = {}): Promise<RunningServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-browser-'));
  await prepare?.(folder);
  const env = { DATA_DIR: folder, PORT: String(await freePort()), ...settings };
  let server = ServerProcess.run('built', env);
  return {
    url: await server.ready(),
    kill: async () => {
      await server.end('SIGKILL');
    },
    start: async () => {
      server = ServerProcess.run('built', env);
      await server.ready();
    },
    stop: async () => {
      await server.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
