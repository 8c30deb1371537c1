import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PATIENCE_MS } from '../../support/eventually.js';

export interface Letter {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly bytes: Buffer;
}

/** A server for webhooks that records the calls and answers as configured. */
export class Mailbox {
  readonly letters: Letter[] = [];
  /** Of the next answers; 200 after that. */
  readonly answers: { readonly status: number; readonly location?: string; readonly 'retry-after'?: string }[] = [];
  readonly #waiting: (() => void)[] = [];
  /** What answers the letters that are held, in the order in which they came; null if none are. */
  #held: (() => void)[] | null = null;

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Mailbox> {
    const server = createServer();
    const mailbox = new Mailbox(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { status, ...headers } = mailbox.answers.shift() ?? { status: 200 };
        const bytes = Buffer.concat(parts);
        mailbox.letters.push({ path: request.url ?? '', headers: request.headers, body: bytes.toString(), bytes });
        const answer = (): void => void response.writeHead(status, headers).end('thanks');
        if (mailbox.#held) mailbox.#held.push(answer);
        else answer();
        for (const look of mailbox.#waiting.splice(0)) look();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return mailbox;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Fulfilled when that many letters have come. */
  async until(count: number): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; this.letters.length < count;) {
      const left = end - performance.now();
      if (left <= 0) throw new Error(`${this.letters.length} letters instead of ${count} have come in ${PATIENCE_MS} ms`);
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(late);
          resolve();
        });
      });
    }
  }

  /** From now on letters wait for their answer. */
  hold(): void {
    this.#held ??= [];
  }

  /** Answers the last of the letters that wait. */
  answerLast(): void {
    this.#held?.pop()?.();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
