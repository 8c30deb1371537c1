import type { Response } from 'express';
import type { Logger } from 'pino';
import { ConcurrencyLimit } from '../../runtime/ConcurrencyLimit.js';
import type { Scheduler } from '../../runtime/scheduling.js';
import { BudgetSpent } from '../../runtime/TokenBucket.js';
import { ApiProblem } from '../problems.js';

/** How many streams may be open at once. */
export interface StreamLimits {
  /** Of one token or key. */
  readonly perKey: number;
  readonly perAddress: number;
  readonly all: number;
}

/** Whose a stream is. */
export interface StreamOwner {
  /** The hash of the token or key. */
  readonly key: string;
  readonly address: string;
}

/** Some lines of a stream. */
interface StreamLines {
  readonly lines: readonly string[];
  /** Whether nothing comes after them. */
  readonly isEnded: boolean;
}

/** Where the lines of a stream come from: the next ones, or none if there are none in that time. Rejects with an `ApiProblem`. */
export type LineSource = (waitMs: number) => Promise<StreamLines>;

/** A stream says something at least that often. */
const HEARTBEAT_MS = 6000;

/** A program that reads nothing for that long is disconnected. */
const UNREAD_MS = 20_000;

/** When to try again if there are too many streams. */
const RETRY_MS = 5000;

/**
 * The streams of programs: lines of JSON, one after the other, and an empty line every now and then. The next lines are only asked for when
 * the program has read those before: a slow reader makes nothing grow.
 */
export class ProgramStreams {
  readonly #open: ConcurrencyLimit;

  /** @param stopping aborted once the server stops: all streams end. */
  constructor(
    private readonly limits: StreamLimits,
    private readonly time: Scheduler,
    private readonly stopping: AbortSignal,
    private readonly log: Pick<Logger, 'error'>,
  ) {
    this.#open = new ConcurrencyLimit(limits.all, 'Too many streams are open: close one, or wait a little.', RETRY_MS);
  }

  /** How many streams are open. */
  get count(): number {
    return this.#open.count;
  }

  /** Writes lines until there are no more, the program leaves, or the server stops. Rejects if nothing was written. */
  async run(response: Response, owner: StreamOwner, next: LineSource): Promise<void> {
    this.#admit(response, owner);
    try {
      await this.#write(response, next);
    } catch (error) {
      if (!response.headersSent) throw error;
      // The program asks again, and gets the reason.
      response.end();
      if (!(error instanceof ApiProblem) && !(error instanceof BudgetSpent))
        this.log.error({ err: error }, 'the stream of a program has failed');
    }
  }

  /** Answers with lines that may be waited for. */
  async once(response: Response, owner: StreamOwner, gather: () => Promise<readonly string[]>): Promise<void> {
    this.#admit(response, owner);
    const lines = await gather();
    if (isOver(response)) return;
    beginLines(response);
    response.end(textOf(lines));
  }

  /** Counts a stream until it is closed, and ends it when the server stops. */
  #admit(response: Response, { key, address }: StreamOwner): void {
    const { perKey, perAddress } = this.limits;
    const release = this.#open.take([`key ${key}`, perKey], [`address ${address}`, perAddress]);
    const stop = (): void => void response.end();
    this.stopping.addEventListener('abort', stop);
    response.once('close', () => {
      release();
      this.stopping.removeEventListener('abort', stop);
    });
  }

  async #write(response: Response, next: LineSource): Promise<void> {
    let written = this.time.steady();
    for (;;) {
      if (isOver(response)) return;
      const { lines, isEnded } = await next(HEARTBEAT_MS);
      if (isOver(response)) return;
      const isDue = this.time.steady() - written >= HEARTBEAT_MS;
      if (lines.length > 0 || isDue || !response.headersSent) {
        beginLines(response);
        written = this.time.steady();
        if (!response.write(textOf(lines) || '\n') && !(await this.#drained(response))) return;
      }
      if (isEnded) return void response.end();
    }
  }

  /** Waits until the program has read what is written; disconnects it and returns false if it does not. */
  #drained(response: Response): Promise<boolean> {
    return new Promise((resolve) => {
      const done = (isRead: boolean) => (): void => {
        cancel();
        response.off('drain', read).off('close', gone);
        if (!isRead) response.destroy();
        resolve(isRead);
      };
      const [read, gone] = [done(true), done(false)];
      const cancel = this.time.after(UNREAD_MS, gone);
      response.once('drain', read).once('close', gone);
    });
  }
}

/** Whether nothing more can be written. */
const isOver = ({ writableEnded, destroyed }: Response): boolean => writableEnded || destroyed;

const textOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** Begins an answer of lines, which nothing on the way may gather. */
const beginLines = (response: Response): void => {
  if (response.headersSent) return;
  response.set({
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
};
