import { fork } from 'node:child_process';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { FILE } from './openStore.js';

/** The process is of the same kind as this one: built, or of sources. */
const SCRIPT = fileURLToPath(new URL(`./quickCheck${extname(import.meta.url)}`, import.meta.url));

const isDamage = (message: unknown): message is readonly string[] => Array.isArray(message) && message.length > 0;

/**
 * Searches the database of a folder for damaged pages, and logs them. That reads the whole file, so the server does not wait for it: it
 * runs in a process of its own, with low priority, which ends with this one.
 */
export class DamageCheck {
  #end: () => Promise<void> = () => Promise.resolve();

  /** @param script for tests: the file with the work of the process. */
  constructor(
    private readonly folder: string,
    private readonly log: Pick<Logger, 'debug' | 'warn' | 'error'>,
    private readonly script = SCRIPT,
  ) {}

  /** Call this once. */
  start(): void {
    const { log } = this;
    const child = fork(this.script, [join(this.folder, FILE)], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const kill = (): void => void child.kill('SIGKILL');
    process.once('exit', kill);
    const ended = new Promise<void>((resolve) => {
      child.on('exit', () => {
        process.off('exit', kill);
        resolve();
      });
      child.on('error', (err) => {
        log.warn({ err }, 'the file of the database could not be checked');
        resolve();
      });
    });
    child.on('message', (faults: unknown) => {
      if (isDamage(faults))
        log.error({ faults }, 'the file of the database is damaged: hexfall admin check names what is lost, and backup saves the rest');
      else log.debug('the file of the database is whole');
    });
    child.unref();
    child.channel?.unref();
    this.#end = () => {
      kill();
      return ended;
    };
  }

  /**
   * Cancels the check; resolves when its process has ended. Call this before closing the store, which writes nothing into a file that is
   * being read.
   */
  stop(): Promise<void> {
    return this.#end();
  }
}
