import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { recordOf } from '../match/recordOf.js';
import type { TableSession } from '../match/TableSession.js';
import { type RateLimitedLog, rateLimitedLog } from '../runtime/rateLimitedLog.js';
import { SerialQueue } from '../runtime/scheduling.js';
import { makeOwnFolder } from '../store/dataFolder.js';
import { isLeaseLost, StoreFailure } from '../store/StoreFailure.js';

/** Private fields of requests: seat keys, chat texts, webhook addresses. */
const PRIVATE_FIELDS = ['key', 'text', 'url'];

/** Returns a request without its private fields, for the log. */
const withoutSecrets = (request: unknown): unknown =>
  typeof request === 'object' && request !== null
    ? Object.fromEntries(Object.entries(request).map(([name, value]) => [name, PRIVATE_FIELDS.includes(name) ? '…' : (value as unknown)]))
    : request;

const asText = (err: unknown): string => (err instanceof Error ? (err.stack ?? err.message) : String(err));

/** These files reveal draw piles: only the account of the server may read them. */
const PRIVATE = { mode: 0o600 };

/**
 * Reports faults of the server. A fault while playing an intent halts its match until the next start of the server and writes a file with
 * the data to find the bug. All other matches continue.
 */
export class FaultReporter {
  readonly #halted = new Set<string>();
  readonly #files = new SerialQueue();
  readonly #rateLimited: RateLimitedLog;
  #reported = 0;

  /** @param folder of the files, created with the first one; null to write none. */
  constructor(
    private readonly folder: string | null,
    private readonly log: Logger,
    private readonly count: () => void = () => undefined,
  ) {
    this.#rateLimited = rateLimitedLog(log);
  }

  /** The number of faults so far. */
  get reported(): number {
    return this.#reported;
  }

  /** Whether a fault has halted the match. */
  isHalted(code: string): boolean {
    return this.#halted.has(code);
  }

  /** Reports a fault that ended a request without changing anything. The log entry reveals nothing of the draw piles. */
  report({ code, match }: TableSession, err: unknown, type: string, request: unknown): void {
    if (isLeaseLost(err)) return this.log.info({ code, seq: match?.seq, type }, 'another process owns the match now');
    this.#note();
    this.#rateLimited.error(
      { code, seq: match?.seq, type, request: withoutSecrets(request), err },
      'a request failed, its table is unchanged',
    );
  }

  /** Reports why a table could not be made. */
  reportNew(err: unknown): void {
    this.#note();
    this.#rateLimited.error({ err }, 'a table could not be made');
  }

  /** Reports a fault while playing and halts the match. A failing store only fails the request, which may work later. */
  halt(table: TableSession, err: unknown, type: string, request: unknown): void {
    const { code, match } = table;
    if (!match || err instanceof StoreFailure) return this.report(table, err, type, request);
    this.#note();
    this.#halted.add(code);
    const file = this.folder === null ? null : join(this.folder, `${code}.json`);
    this.log.error({ code, seq: match.seq, type, request, err, file }, 'a fault in playing: the match is halted until the next start');
    if (file !== null) this.#write(file, { at: new Date().toISOString(), type, request, error: asText(err) }, table);
  }

  /** Fulfilled when all files are written. */
  idle(): Promise<void> {
    return this.#files.idle();
  }

  #note(): void {
    this.#reported += 1;
    this.count();
  }

  #write(file: string, fault: object, { code, setup, match }: TableSession): void {
    const record = recordOf(code, { setup, log: match?.intents ?? [], earlier: match?.earlierPart ?? null });
    const text = JSON.stringify({ code, ...fault, record }, null, 2);
    void this.#files.add(async () => {
      try {
        makeOwnFolder(dirname(file));
        await writeFile(file, text, PRIVATE);
      } catch (err) {
        this.log.error({ code, err }, 'the record of a halted match could not be written');
      }
    });
  }
}
