import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const BEAT_MS = 1000;

/** As many bytes as an intent brings to a player. */
const MESSAGE = Buffer.alloc(400);

/** Pairs of connections to a bare WebSocket server that passes messages on: what any server here would take at least. */
export class EchoPairs {
  readonly #sockets: (readonly [WebSocket, WebSocket])[] = [];

  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
  ) {}

  static async start(): Promise<EchoPairs> {
    const child = fork(fileURLToPath(new URL('echoMain.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
    const [port] = (await once(child, 'message')) as [number];
    return new EchoPairs(child, `ws://127.0.0.1:${port}`);
  }

  async growTo(pairs: number): Promise<void> {
    while (this.#sockets.length < pairs) {
      const [a, b] = [this.#connect(), this.#connect()];
      this.#sockets.push([a, b]);
      await Promise.all([once(a, 'open'), once(b, 'open')]);
    }
  }

  /** One message per pair and second for so long; the milliseconds that each took to the other end. */
  async measure(seconds: number): Promise<number[]> {
    const latencies: number[] = [];
    const timers = new Set<NodeJS.Timeout>();
    for (const [a, b] of this.#sockets) {
      let sent = 0;
      b.on('message', () => latencies.push(performance.now() - sent));
      const send = (): void => {
        sent = performance.now();
        a.send(MESSAGE);
      };
      const start = setTimeout(() => timers.add(setInterval(send, BEAT_MS)), Math.random() * BEAT_MS);
      timers.add(start);
    }
    await new Promise((resolve) => setTimeout(resolve, (seconds + 1) * BEAT_MS));
    for (const timer of timers) clearInterval(timer);
    await new Promise((resolve) => setTimeout(resolve, BEAT_MS / 2));
    for (const [, b] of this.#sockets) b.removeAllListeners('message');
    return latencies;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets.flat()) socket.terminate();
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }

  #connect(): WebSocket {
    return new WebSocket(`${this.url}/${this.#sockets.length}`, { perMessageDeflate: false });
  }
}
