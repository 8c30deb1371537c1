import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { PROTOCOL_VERSION } from '@hexfall/shared/protocol/messages';
import { TableSocket } from './TableSocket.js';

/** Between two questions of a page, and how long the server may wait for news: as `CompetitionFeed` asks. */
const LEAST_MS = 1000;
const WAIT_S = 25;

/** Who is told of what a player does. */
export interface RoundListener {
  /** Has seen the own table of a round, or the state of it at the table. */
  readonly did: (what: 'saw' | 'sat') => void;
  readonly trouble: (trouble: string) => void;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** The code of the table that the reader of a view plays at now; null if there is none. Persons have one board. */
const ownTable = ({ rounds, you }: CompetitionView): string | null => {
  const pairing = rounds.at(-1)?.pairings.find(({ entrants }) => entrants.includes(you.entrant));
  const bout = pairing?.result?.boards[0];
  return bout?.tables[bout.next ?? -1] ?? null;
};

/** Whoever plays in a competition, as a page of it: it asks for one version after the other, and comes to its table as soon as there is one. */
export class RoundPlayer {
  readonly #agent = new Agent({ keepAlive: true });
  #version: string | null = null;
  #socket: TableSocket | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isLooking = false;

  /** @param competition its address. */
  constructor(
    private readonly site: string,
    private readonly competition: string,
    private readonly key: string,
    private readonly listener: RoundListener,
  ) {}

  /** Shows the page of the competition until there is a table to come to. */
  look(): void {
    this.#isLooking = true;
    this.#askAfter(0);
  }

  async checkIn(round: number): Promise<void> {
    const { status, text } = await this.#ask('POST', `${this.competition}/here`, { round });
    if (status !== 204) throw new Error(`a player could not check in: ${text}`);
  }

  leaveTable(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  end(): void {
    this.#isLooking = false;
    clearTimeout(this.#timer);
    this.leaveTable();
    this.#agent.destroy();
  }

  #askAfter(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#next().catch((error: unknown) => {
        if (this.#isLooking) this.listener.trouble(String(error));
      });
    }, ms);
  }

  async #next(): Promise<void> {
    const query = this.#version === null ? '' : `?after=${this.#version}&wait=${WAIT_S}`;
    const { status, text } = await this.#ask('GET', `${this.competition}${query}`);
    if (!this.#isLooking) return;
    if (status !== 200 && status !== 304) throw new Error(`a player got no news: ${status} ${text}`);
    const view = status === 200 ? (JSON.parse(text) as CompetitionView) : null;
    this.#version = view?.version ?? this.#version;
    const table = view && ownTable(view);
    if (table === null) return this.#askAfter(LEAST_MS);
    this.#isLooking = false;
    this.listener.did('saw');
    await this.#sit(table).catch((error: unknown) => this.listener.trouble(String(error)));
  }

  async #sit(table: string): Promise<void> {
    const { status, text } = await this.#ask('POST', `${this.site}/api/matches/${table}/open`, { keys: [this.key] });
    if (status >= 300) throw new Error(`a table could not be opened: ${text}`);
    this.#socket = await TableSocket.open(
      this.site,
      `joinById/${table}`,
      { protocol: PROTOCOL_VERSION, keys: [this.key] },
      {
        state: () => this.listener.did('sat'),
        patch: () => undefined,
        wants: () => false,
        message: () => undefined,
        closed: () => this.listener.trouble('a connection was closed'),
      },
    );
  }

  #ask(method: string, url: string, body?: object): Promise<Answer> {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${this.key}`,
      // As a browser sends it over TLS.
      'accept-encoding': 'gzip, deflate, br',
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(url, { method, agent: this.#agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const encoding = response.headers['content-encoding'];
          const bytes = Buffer.concat(chunks);
          const read = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
          resolve({ status: response.statusCode ?? 0, text: read.toString() });
        });
      });
      asked.on('error', reject);
      asked.end(sent);
    });
  }
}
