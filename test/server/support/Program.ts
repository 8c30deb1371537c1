import { request } from 'node:http';
import type { BotLine } from '@hexfall/shared/protocol/bots';
import { PATIENCE_MS } from '../../support/eventually.js';
import { newKey } from './Page.js';

/** An answer by HTTP, as far as tests look at it. */
export interface ProgramReply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly retryAfter: string | null;
}

/** The line of a stream of that type. */
export type LineOf<T extends BotLine['type']> = Extract<BotLine, { type: T }>;

/** A stream that is read line by line. */
export class LineReader {
  readonly lines: BotLine[] = [];
  /** Every empty line. */
  beats = 0;
  isEnded = false;
  /** Whether it has come to its end in good order. */
  isComplete = false;
  #rest = '';
  readonly #waiting = new Set<() => void>();

  private constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, unknown>>,
    readonly close: () => void,
  ) {}

  static open(url: string, key: string): Promise<LineReader> {
    return new Promise((resolve, reject) => {
      const sent = request(url, { headers: { authorization: `Bearer ${key}` } }, (response) => {
        const reader = new LineReader(response.statusCode ?? 0, response.headers, () => void response.destroy());
        response.setEncoding('utf8');
        response.on('data', (text: string) => reader.#take(text));
        response.on('close', () => reader.#end(response.complete));
        response.on('error', () => undefined);
        resolve(reader);
      });
      sent.on('error', reject);
      sent.end();
    });
  }

  /** Waits for a line of that type with what is asked for. */
  async next<T extends BotLine['type']>(type: T, holds: (line: LineOf<T>) => boolean = () => true): Promise<LineOf<T>> {
    const find = (): LineOf<T> | undefined => this.lines.find((line): line is LineOf<T> => line.type === type && holds(line as LineOf<T>));
    await this.until(() => find() !== undefined);
    return find()!;
  }

  /** Waits until something holds, looked at whenever something comes. */
  async until(holds: () => boolean): Promise<void> {
    const since = performance.now();
    while (!holds()) {
      if (this.isEnded) throw new Error(`the stream has ended with: ${JSON.stringify(this.lines).slice(0, 2000)}`);
      if (performance.now() - since > PATIENCE_MS) throw new Error(`the stream has only: ${JSON.stringify(this.lines).slice(0, 2000)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, PATIENCE_MS);
        this.#waiting.add(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  #take(text: string): void {
    const parts = (this.#rest + text).split('\n');
    this.#rest = parts.pop() ?? '';
    for (const part of parts) {
      if (part === '') this.beats += 1;
      else this.lines.push(JSON.parse(part) as BotLine);
    }
    this.#wake();
  }

  #end(isComplete: boolean): void {
    this.isEnded = true;
    this.isComplete = isComplete;
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

/** A program that plays by HTTP, with the key of a seat or the token of a bot. */
export class Program {
  readonly client = `program-${crypto.randomUUID().slice(0, 8)}`;
  #n = 0;

  constructor(
    readonly url: string,
    readonly code: string,
    readonly key = newKey(),
  ) {}

  /** Asks for something below the table; the body may be anything. */
  async ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<ProgramReply> {
    const response = await fetch(`${this.url}/api/bot/tables/${this.code}/${path}`, {
      method,
      headers: { authorization: `Bearer ${this.key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
      retryAfter: response.headers.get('retry-after'),
    };
  }

  sit(wish: object = {}): Promise<ProgramReply> {
    return this.ask('POST', 'seats', { name: 'Robo', ...wish });
  }

  /** Sends an intent, with the next number unless it is said. */
  play(seat: number, intent: unknown, more: object = {}): Promise<ProgramReply> {
    this.#n += 1;
    return this.ask('POST', 'intents', { seat, client: this.client, n: this.#n, intent, ...more });
  }

  stream(query = ''): Promise<LineReader> {
    return LineReader.open(`${this.url}/api/bot/tables/${this.code}/stream${query}`, this.key);
  }

  /** The lines of a finite answer. */
  async wait(query: string): Promise<readonly BotLine[]> {
    const reader = await this.stream(query);
    await reader.until(() => reader.isEnded);
    return reader.lines;
  }
}
