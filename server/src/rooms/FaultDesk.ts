import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { recordOf } from '../match/recordOf.js';
import type { TableHost } from '../match/TableHost.js';
import { isLost, StoreFailure } from '../store/watchStore.js';

/** What is in a request and nobody else's business: the secret of a seat, what is said, where somebody wants to be called. */
const PRIVATE_FIELDS = ['key', 'text', 'url'];

/** A request as it may be logged. */
const withoutSecrets = (request: unknown): unknown =>
  typeof request === 'object' && request !== null
    ? Object.fromEntries(Object.entries(request).map(([name, value]) => [name, PRIVATE_FIELDS.includes(name) ? '…' : (value as unknown)]))
    : request;

const asText = (err: unknown): string => (err instanceof Error ? (err.stack ?? err.message) : String(err));

/** Nobody but the server's own account reads what gives the draw piles away. */
const PRIVATE = { mode: 0o600 };

/**
 * Where faults of the server are reported that end a request. A match in which one happens is halted: nothing more is played
 * there until the server is started again, and a file has what is needed to find the fault. All other matches go on.
 */
export class FaultDesk {
  readonly #halted = new Set<string>();
  #writing: Promise<void> = Promise.resolve();

  /** @param folder for the files, made when the first is written; null for none. */
  constructor(
    private readonly folder: string | null,
    private readonly log: Logger,
    private readonly count: () => void = () => undefined,
  ) {}

  /** Whether nothing is to be played in that match any more. */
  isHalted(code: string): boolean {
    return this.#halted.has(code);
  }

  /** Notes a fault that ended a request and has changed nothing. Nothing is logged that would give the draw piles away. */
  report({ code, match }: TableHost, err: unknown, type: string, request: unknown): void {
    if (isLost(err)) return this.log.info({ code, seq: match?.seq, type }, 'another process has the match now');
    this.count();
    this.log.error({ code, seq: match?.seq, type, request: withoutSecrets(request), err }, 'a request failed, its table stays as it was');
  }

  /** Notes a fault in playing, and halts the match; but not for the store: then the same request may work later. */
  halt(table: TableHost, err: unknown, type: string, request: unknown): void {
    const { code, match } = table;
    if (!match || err instanceof StoreFailure) return this.report(table, err, type, request);
    this.count();
    this.#halted.add(code);
    const file = this.folder === null ? null : join(this.folder, `${code}.json`);
    this.log.error({ code, seq: match.seq, type, request, err, file }, 'a fault in playing: the match is halted until the next start');
    if (file !== null) this.#write(file, { at: new Date().toISOString(), type, request, error: asText(err) }, table);
  }

  /** Fulfilled when every file is written. */
  done(): Promise<void> {
    return this.#writing;
  }

  #write(file: string, fault: object, { code, setup, match }: TableHost): void {
    const record = recordOf(code, { setup, log: match?.film(1, match.seq) ?? [] });
    const text = JSON.stringify({ code, ...fault, record }, null, 2);
    this.#writing = this.#writing.then(async () => {
      try {
        await mkdir(join(file, '..'), { recursive: true });
        await writeFile(file, text, PRIVATE);
      } catch (err) {
        this.log.error({ code, err }, 'the record of a halted match could not be written');
      }
    });
  }
}
