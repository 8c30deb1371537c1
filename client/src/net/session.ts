import { fail, type Result } from '@hexfall/shared/model/result';
import { MOST_KEYS_BROUGHT } from '@hexfall/shared/protocol/lobby';
import { OWN_PROTOCOLS, type ServerMessage, type ServerMessages } from '@hexfall/shared/protocol/messages';
import type { CreateOptions, Requests, RequestType } from '@hexfall/shared/protocol/requests';
import type { TableView } from '@hexfall/shared/protocol/tableView';
import { type Connection, type ConnectionEvent, delayBefore, type Failure, reduceConnection } from './connection.js';
import { Outbox, type RequestAnswer } from './outbox.js';
import type { RoomConnection, RoomHandlers, Transport } from './transport.js';

/** Between two questions, and how long an answer may take; in milliseconds. */
const INTERVAL = 5_000;
const SILENCE = 4_500;

/** The same when there is a reason to doubt the line. */
const URGENT = 2_500;

/** Pings the other end of a connection now and then. A stalled connection does not report itself. */
class Heartbeat {
  #interval: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** @param ping calls back when the other end has answered. @param silent called when it has not. */
  constructor(
    private readonly ping: (answered: () => void) => void,
    private readonly silent: () => void,
  ) {
    this.#interval = setInterval(() => this.#ask(SILENCE), INTERVAL);
  }

  /** Pings at once, with a shorter deadline. */
  check(): void {
    this.#ask(URGENT);
  }

  stop(): void {
    clearInterval(this.#interval);
    clearTimeout(this.#deadline);
  }

  #ask(patience: number): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(this.silent, patience);
    this.ping(() => clearTimeout(this.#deadline));
  }
}

/** How long one step of joining a table may take, in milliseconds. A stalled connection does not report itself. */
const PATIENCE = 8_000;

/** Returns the result of an attempt, which must not throw. Aborts it after the time limit and returns `unreachable`; passes a late result to `drop`. */
const withDeadline = <T>(
  begin: (signal: AbortSignal) => Promise<Result<T, Failure>>,
  drop: (late: T) => void,
): Promise<Result<T, Failure>> =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      controller.abort();
      resolve(fail('unreachable'));
    }, PATIENCE);
    void begin(controller.signal).then((result) => {
      clearTimeout(timer);
      if (controller.signal.aborted && result.ok) drop(result.value);
      resolve(result);
    });
  });

/** What a new table is to be. */
export type Creation = Omit<CreateOptions, 'protocol'>;

/** How a session begins: with a new table, or with the code of one. */
export type Beginning = { readonly creation: Creation } | { readonly code: string };

type MessageHandlers<M extends ServerMessage> = { readonly [K in M]: (message: ServerMessages[K]) => void };

/** Handles everything that the room sends but the answers to requests. */
export type NewsHandlers = MessageHandlers<Exclude<ServerMessage, 'ack' | 'refused'>>;

interface SessionListener {
  readonly connection: (connection: Connection) => void;
  readonly state: (state: TableView) => void;
  readonly news: NewsHandlers;
  /** Intents that wait for an answer. */
  readonly unanswered: (intents: number) => void;
}

/** Returns a unique name. `crypto.randomUUID` is missing on pages without TLS, as in a home network. */
export const randomName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An answer that takes longer, in milliseconds, makes the page doubt the connection. */
const SLOW = 2_000;

/**
 * One page at one table for its whole stay. Joins, reconnects after every failure with the keys of its seats, and resends unanswered requests.
 * `connect` returns the next phase; each phase starts one thing here.
 */
export class Session {
  /** Names this page's intents for good: see the request `intent`. */
  readonly client = randomName();
  code: string | null;
  #connection: Connection;
  #line: RoomConnection | null = null;
  /** Counts the connections, so that an abandoned one is ignored: the next may know more already. */
  #lines = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: Heartbeat | null = null;
  readonly #outbox: Outbox;

  constructor(
    readonly link: Transport,
    readonly beginning: Beginning,
    readonly keys: () => readonly string[],
    readonly listener: SessionListener,
  ) {
    this.code = 'code' in beginning ? beginning.code : null;
    this.#connection = { phase: this.code === null ? 'creating' : 'opening', attempt: 0 };
    this.#outbox = new Outbox((type, message) => {
      if (this.#connection.phase !== 'live') return false;
      this.#line?.send(type, message);
      return true;
    });
  }

  /** Starts the first attempt. */
  begin(): void {
    this.listener.connection(this.#connection);
    this.#enter();
  }

  /** Sends a request; see `Outbox.post`. Intents made without a connection are sent as soon as there is one. */
  async request<T extends RequestType>(type: T, message: Omit<Requests[T], 'n'>): Promise<RequestAnswer<T>> {
    const answer = this.#outbox.post(type, message);
    this.listener.unanswered(this.#outbox.intents);
    const doubt = setTimeout(() => this.#heartbeat?.check(), SLOW);
    const answered = await answer;
    clearTimeout(doubt);
    this.listener.unanswered(this.#outbox.intents);
    return answered;
  }

  /** Does not wait for the next attempt. */
  retry(): void {
    this.#happen({ type: 'retry' });
  }

  /** Handles sleep of the device or a change of network: checks the connection and does not wait for the next attempt. */
  wake(): void {
    this.#heartbeat?.check();
    this.retry();
  }

  leave(): void {
    this.#happen({ type: 'leave' });
  }

  #happen(happening: ConnectionEvent): void {
    const next = reduceConnection(this.#connection, happening, { now: Date.now(), random: Math.random() });
    if (next === this.#connection) return;
    this.#connection = next;
    this.listener.connection(next);
    this.#enter();
  }

  #enter(): void {
    clearTimeout(this.#timer);
    switch (this.#connection.phase) {
      case 'creating':
        this.#createAfter(this.#connection.attempt);
        break;
      case 'opening':
        void this.#open();
        break;
      case 'joining':
        void this.#join();
        break;
      case 'live':
        this.#outbox.resend();
        this.#heartbeat = this.#listen();
        break;
      case 'waiting':
        this.#hangUp();
        this.#timer = setTimeout(() => this.retry(), this.#connection.until - Date.now());
        break;
      case 'closed':
        this.#hangUp();
        this.#outbox.close();
        break;
    }
  }

  #createAfter(attempt: number): void {
    if (attempt === 0) void this.#create();
    else this.#timer = setTimeout(() => void this.#create(), delayBefore(attempt, Math.random()));
  }

  async #create(): Promise<void> {
    const creation = 'creation' in this.beginning ? this.beginning.creation : {};
    await this.#come((signal) => this.link.create({ ...creation, ...OWN_PROTOCOLS }, this.#handlers(), signal));
  }

  async #open(): Promise<void> {
    const opened = await withDeadline(
      (signal) => this.link.open(this.code ?? '', this.keys().slice(-MOST_KEYS_BROUGHT), signal),
      () => undefined,
    );
    this.#happen(opened.ok ? { type: 'opened' } : { type: 'failed', why: opened.error });
  }

  async #join(): Promise<void> {
    const options = { ...OWN_PROTOCOLS, keys: this.keys().slice(-MOST_KEYS_BROUGHT) };
    await this.#come((signal) => this.link.join(this.code ?? '', options, this.#handlers(), signal));
  }

  async #come(begin: (signal: AbortSignal) => Promise<Result<RoomConnection, Failure>>): Promise<void> {
    const line = await withDeadline(begin, (late) => late.close());
    if (!line.ok) return this.#happen({ type: 'failed', why: line.error });
    if (this.#connection.phase === 'closed') return line.value.close();
    this.#line = line.value;
    this.code = line.value.code;
    this.#happen({ type: 'joined' });
  }

  #handlers(): RoomHandlers {
    const line = ++this.#lines;
    const whileCurrent =
      <T extends unknown[]>(handle: (...args: T) => void) =>
      (...args: T): void => {
        if (line === this.#lines) handle(...args);
      };
    const messages: MessageHandlers<ServerMessage> = {
      ...this.listener.news,
      ack: ({ n, to: _, ...answer }) => this.#outbox.acknowledge(n, answer),
      refused: ({ n, error }) => {
        if (n !== null) this.#outbox.refuse(n, error);
      },
    };
    return {
      message: (type, message) => {
        if (line === this.#lines) messages[type](message);
      },
      state: whileCurrent(this.listener.state),
      ended: whileCurrent((why) => this.#happen({ type: 'ended', why })),
      lost: whileCurrent(() => this.#happen({ type: 'lost' })),
    };
  }

  #listen(): Heartbeat {
    return new Heartbeat(
      (answered) => this.#line?.ping(answered),
      () => this.#happen({ type: 'lost' }),
    );
  }

  #hangUp(): void {
    this.#heartbeat?.stop();
    this.#heartbeat = null;
    this.#lines++;
    this.#line?.close();
    this.#line = null;
  }
}
