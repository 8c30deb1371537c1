import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { RandomSource } from '@hexfall/shared/model/random';

/** cut: by a reset, or in good order · stalled: nothing comes through, for a while or for good · slow: little at a time, and late. */
const TROUBLES = ['reset', 'end', 'stall', 'stall-for-good', 'delay', 'throttle'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Bytes that come through at a time while the line is throttled, and the milliseconds in between. */
const TRICKLE = { bytes: 200, ms: 10 };

/** How late everything is while the line is delayed, in milliseconds. */
const DELAY_MS = 150;

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** Gives one address of this machine after the other: those of many clients, each with a limit of its own. */
export const manyVisitors = (): (() => string) => {
  let visitors = 0;
  return () => {
    visitors++;
    return `127.1.${Math.floor(visitors / 250) % 250}.${(visitors % 250) + 1}`;
  };
};

/** A bad line on this machine: passes on what comes to a server, both ways, and gives trouble on demand. */
export class TroubledProxy {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  readonly #stalled = new Set<Pair>();
  #slowness: 'none' | 'delay' | 'throttle' = 'none';
  #refusing = false;

  private constructor(
    readonly target: () => number,
    readonly from: () => string,
  ) {
    this.#server = createServer({ pauseOnConnect: true }, (near) => this.#accept(near));
  }

  /** `target`: the port on this machine that it leads to; `from`: the address of this machine from which the next line goes there. */
  static async start(target: () => number, from = (): string => '127.0.0.1'): Promise<TroubledProxy> {
    const proxy = new TroubledProxy(target, from);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Gives trouble of a kind; what is not over at once lasts so many milliseconds. */
  async give(trouble: Trouble, ms: number): Promise<void> {
    if (trouble === 'reset' || trouble === 'end') return this.#cut(trouble);
    if (trouble === 'delay' || trouble === 'throttle') this.#slowness = trouble;
    const goOn = trouble.startsWith('stall') ? this.stall() : null;
    await new Promise((resolve) => setTimeout(resolve, ms));
    this.#slowness = 'none';
    if (trouble === 'stall') goOn?.();
  }

  /** Lets nothing through on the connections that there are, until the returned function is called. */
  stall(): () => void {
    const pairs = [...this.#pairs];
    for (const pair of pairs) this.#stall(pair);
    return () => {
      for (const pair of pairs) this.#resume(pair);
    };
  }

  /** Cuts all connections, and accepts none until the returned function is called. */
  refuse(): () => void {
    this.#refusing = true;
    this.#cut('reset');
    return () => (this.#refusing = false);
  }

  async stop(): Promise<void> {
    this.#cut('reset');
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(near: Socket): void {
    if (this.#refusing) return void near.resetAndDestroy();
    const pair = { near, far: connect({ port: this.target(), host: '127.0.0.1', localAddress: this.from() }) };
    this.#pairs.add(pair);
    for (const [from, to] of [
      [near, pair.far],
      [pair.far, near],
    ] as const) {
      from.on('data', (bytes) => void this.#pass(pair, from, to, bytes));
      from.on('error', () => this.#drop(pair));
      from.on('close', () => this.#drop(pair));
    }
    near.resume();
  }

  /** In order: nothing more is read before this has gone on. */
  async #pass(pair: Pair, from: Socket, to: Socket, bytes: Buffer): Promise<void> {
    if (this.#slowness === 'none') return void to.write(bytes);
    from.pause();
    const step = this.#slowness === 'throttle' ? TRICKLE.bytes : bytes.length;
    for (let at = 0; at < bytes.length; at += step) {
      await new Promise((resolve) => setTimeout(resolve, this.#slowness === 'delay' ? DELAY_MS : TRICKLE.ms));
      to.write(bytes.subarray(at, at + step));
    }
    if (!this.#stalled.has(pair)) from.resume();
  }

  #stall(pair: Pair): void {
    this.#stalled.add(pair);
    pair.near.pause();
    pair.far.pause();
  }

  #resume(pair: Pair): void {
    this.#stalled.delete(pair);
    pair.near.resume();
    pair.far.resume();
  }

  #cut(how: 'reset' | 'end'): void {
    for (const { near, far } of this.#pairs) {
      if (how === 'end') near.end();
      else near.resetAndDestroy();
      far.destroy();
    }
  }

  #drop(pair: Pair): void {
    pair.near.destroy();
    pair.far.destroy();
    this.#pairs.delete(pair);
    this.#stalled.delete(pair);
  }
}

/** Gives trouble of all kinds at random moments until it is stopped; then the line is good. */
export const giveTrouble = async (proxy: TroubledProxy, random: RandomSource, hasEnded: () => boolean): Promise<void> => {
  while (!hasEnded()) {
    await new Promise((resolve) => setTimeout(resolve, 200 + random() * 1300));
    const trouble = TROUBLES[Math.floor(random() * TROUBLES.length)] ?? 'reset';
    await proxy.give(trouble, 100 + random() * 900);
  }
};
