import { randomBytes } from 'node:crypto';
import { Client, type Room } from 'colyseus.js';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ChatLine } from '@hexfall/shared/protocol/chat';
import {
  type Ack,
  MATCH_ROOM,
  type PlayedIntent,
  PROTOCOL_VERSION,
  type Refused,
  type SeatAccess,
  type ServerMessages,
  type Welcome,
} from '@hexfall/shared/protocol/messages';
import type { ProposalView } from '@hexfall/shared/protocol/proposals';
import type { CreateOptions, Requests, RequestType } from '@hexfall/shared/protocol/requests';
import { type ClockView, readTable, type TableView } from '@hexfall/shared/protocol/tableView';

export type Answer = { readonly ack: Ack } | { readonly refused: Refused };

type Body<T extends RequestType> = Omit<Requests[T], 'n'>;

/** What takes longer does not come: long enough for a machine that does other things besides. */
const ANSWER_MS = 30_000;

/** How the sentence of a server that is overloaded begins: of a refusal to let a page in, the library keeps only this and the status. */
const BUSY = 'The server is busy';

/** When to ask again then, in milliseconds. */
const RETRY_MS = 500;

/** Lets a page in; while the server is overloaded, asks again and again as a real page does. */
const letIn = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith(BUSY))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
};

/** The secret of a seat, as a page makes it. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** What a page adds to the seed; it has the form of a key. */
export const newContribution = (): string => newKey();

/** A page as the server sees it: one connection, its requests and everything that came back. */
export class Page {
  readonly received: { readonly type: string; readonly payload: unknown }[] = [];
  readonly intents: PlayedIntent[] = [];
  readonly client = `page-${crypto.randomUUID().slice(0, 8)}`;
  welcome: Welcome | null = null;
  /** The last access of the page. */
  standing: SeatAccess | null = null;
  left: number | null = null;
  #n = 0;
  readonly #waiting: { readonly done: () => boolean; readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];

  private constructor(
    readonly room: Room<unknown, TableView>,
    /** When to give up what does not come, in milliseconds. */
    public patienceMs: number,
  ) {
    room.reconnection.enabled = false;
    room.onMessage<unknown>('*', (type, payload) => {
      this.#take(String(type), payload);
    });
    room.onStateChange(() => {
      this.#look();
    });
    room.onLeave((code) => {
      this.left = code;
      this.#look();
    });
  }

  static create(url: string, options?: CreateOptions['options']): Promise<Page> {
    return Page.createAs(url, options ? { options } : {});
  }

  /** Creates a table with everything a page can say about it; as a page of another version if it has a `protocol`. */
  static async createAs(url: string, wish: Omit<CreateOptions, 'protocol'> & { readonly protocol?: number }): Promise<Page> {
    return Page.#ready(await letIn(() => new Client(url).create<TableView>(MATCH_ROOM, { protocol: PROTOCOL_VERSION, ...wish })));
  }

  /** @param patienceMs as the field; shorter where a server may end before the page hears of its connection. */
  static async join(url: string, code: string, keys: readonly string[] = [], patienceMs = ANSWER_MS): Promise<Page> {
    return Page.#ready(await letIn(() => new Client(url).joinById<TableView>(code, { protocol: PROTOCOL_VERSION, keys })), patienceMs);
  }

  static async #ready(room: Room<unknown, TableView>, patienceMs = ANSWER_MS): Promise<Page> {
    const page = new Page(room, patienceMs);
    await page.until(() => page.welcome !== null && page.state.code !== '');
    return page;
  }

  get code(): string {
    return this.room.roomId;
  }

  get state(): TableView {
    return this.room.state;
  }

  get table(): Table | null {
    return readTable(this.state);
  }

  get clock(): ClockView {
    return JSON.parse(this.state.clock) as ClockView;
  }

  /** The open proposals. */
  get proposals(): readonly ProposalView[] {
    return JSON.parse(this.state.proposals) as readonly ProposalView[];
  }

  /** Every line of the chat that has come, those said before with the others. */
  get lines(): readonly ChatLine[] {
    return this.received.flatMap(({ type, payload }) =>
      type === 'chat' ? (payload as ServerMessages['chat']).lines : type === 'chatLine' ? [payload as ChatLine] : [],
    );
  }

  /** Sends a request with the next number and waits for its answer; while the server is overloaded, again and again as a real page does. */
  async ask<T extends RequestType>(type: T, body: Body<T>): Promise<Answer> {
    for (;;) {
      const answer = await this.askOnce(type, body);
      if (codeOf(answer) !== 'overloaded') return answer;
      await new Promise((resolve) => setTimeout(resolve, 'refused' in answer ? answer.refused.error.retryAfterMs : 0));
    }
  }

  /** The same, even if the server is overloaded. */
  askOnce<T extends RequestType>(type: T, body: Body<T>): Promise<Answer> {
    this.#n += 1;
    return this.send(type, { n: this.#n, ...body }, this.#n);
  }

  /** The `ack` of a request that must not be refused. */
  async get<T extends RequestType>(type: T, body: Body<T>): Promise<Extract<Ack, { to: T }>> {
    const answer = await this.ask(type, body);
    if ('refused' in answer) throw new Error(`${type} was refused: ${JSON.stringify(answer.refused)}`);
    return answer.ack as Extract<Ack, { to: T }>;
  }

  /** The code of a request that must be refused. */
  async refusal<T extends RequestType>(type: T, body: Body<T>): Promise<string> {
    return codeOf(await this.ask(type, body));
  }

  /** Sits down with a key of its own, or the one given; gives both seat and key. */
  async sit({ key = newKey(), ...wish }: Omit<Body<'sit'>, 'key'> & { readonly key?: string }): Promise<{ seat: Seat; key: string }> {
    const { seat } = await this.get('sit', { key, contribution: newContribution(), ...wish });
    return { seat, key };
  }

  play(seat: Seat, intent: Intent): Promise<Answer> {
    return this.ask('intent', { client: this.client, seat, intent });
  }

  /** Sends an intent with everything chosen by the test. */
  playAs(request: Requests['intent']): Promise<Answer> {
    return this.send('intent', request, request.n);
  }

  /** Sends anything at all and waits for the next answer with that number. */
  async send(type: string | number, payload: unknown, n: number | null): Promise<Answer> {
    const from = this.received.length;
    const find = (): Answer | null => {
      for (const { type: kind, payload: body } of this.received.slice(from)) {
        if (kind === 'ack' && (body as Ack).n === n) return { ack: body as Ack };
        if (kind === 'refused' && (body as Refused).n === n) return { refused: body as Refused };
      }
      return null;
    };
    this.room.send(type, payload);
    await this.until(() => find() !== null);
    const answer = find();
    if (!answer) throw new Error('the answer is gone');
    return answer;
  }

  /** Waits until something holds; it is checked whenever something arrives. Rejected if the connection is closed first. */
  async until(holds: () => boolean): Promise<void> {
    if (holds()) return;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise<void>((resolve, reject) => {
        this.#waiting.push({ done: holds, resolve, reject });
        this.#look();
      }),
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new Error(`nothing of that kind arrived: ${holds.toString()}`));
        }, this.patienceMs);
      }),
    ]).finally(() => {
      clearTimeout(timer);
    });
  }

  async leave(): Promise<void> {
    if (this.left === null) await this.room.leave();
  }

  #take(type: string, payload: unknown): void {
    this.received.push({ type, payload });
    if (type === 'welcome') this.welcome = payload as Welcome;
    if (type === 'welcome' || type === 'access') this.standing = payload as SeatAccess;
    if (type === 'events') this.intents.push(payload as PlayedIntent);
    this.#look();
  }

  #look(): void {
    for (const waiting of [...this.#waiting]) {
      const isDone = waiting.done();
      if (!isDone && this.left === null) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      if (isDone) waiting.resolve();
      else waiting.reject(new Error(`the connection was closed (${this.left}) before this arrived: ${waiting.done.toString()}`));
    }
  }
}

/** The code of a refusal; `ack` for an answer that is none. */
export const codeOf = (answer: Answer): string => ('refused' in answer ? answer.refused.error.code : 'ack');

/** Pages that are closed after each test. */
export class Pages {
  readonly #open: Page[] = [];

  async add(page: Promise<Page>): Promise<Page> {
    this.keep(await page);
    return page;
  }

  keep(...pages: readonly Page[]): void {
    this.#open.push(...pages);
  }

  async close(): Promise<void> {
    await Promise.all(this.#open.splice(0).map((page) => page.leave()));
  }
}

/** What the lobby shows of each seat. */
export const seatsAt = (page: Page): { name: string; army: string; computer: boolean }[] =>
  Array.from(page.state.seats, ({ name, army, computer }) => ({ name, army, computer }));
