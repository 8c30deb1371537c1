import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { randomGapMs } from './figures.js';
import { TableSocket } from './TableSocket.js';

const INTENT = { do: 'end-turn' } as const;

interface Report {
  readonly port?: number;
  readonly cpu?: number;
}

/** Rooms of the framework without anything of ours but the Schema, with two connections each. */
export class BareRooms {
  readonly #rooms: (readonly [TableSocket, TableSocket])[] = [];

  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
  ) {}

  static async start(): Promise<BareRooms> {
    const child = fork(fileURLToPath(new URL('bareMain.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx', '--max-semi-space-size=64'],
    });
    const [{ port }] = (await once(child, 'message')) as [Report];
    return new BareRooms(child, `http://127.0.0.1:${port}`);
  }

  /** Opens rooms, with two connections each; returns the processor time of the server per room, in milliseconds; 0 if none was missing. */
  async growTo(rooms: number): Promise<number> {
    const [before, already] = [await this.#cpu(), this.#rooms.length];
    const listener = { patch: () => undefined, wants: () => false, message: () => undefined, closed: () => undefined };
    while (this.#rooms.length < rooms) {
      const first = await TableSocket.open(this.url, 'create/match', {}, listener);
      const second = await TableSocket.open(this.url, `joinById/${first.code}`, {}, listener);
      this.#rooms.push([first, second]);
    }
    const opened = this.#rooms.length - already;
    return opened > 0 ? (((await this.#cpu()) - before) * 1000) / opened : 0;
  }

  /** Plays so many intents per second and room for so long; returns the processor time of the server per intent, in milliseconds. */
  async measure(rate: number, seconds: number): Promise<number> {
    let sent = 0;
    const timers = this.#rooms.map((sockets, index): { timer: NodeJS.Timeout } => {
      const room = { timer: setTimeout(() => undefined, 0) };
      const play = (): void => {
        sockets[sent++ % 2]?.send('intent', { client: `bare-${index}`, seat: 0, intent: INTENT });
        room.timer = setTimeout(play, randomGapMs(rate));
      };
      room.timer = setTimeout(play, Math.random() * (1000 / rate));
      return room;
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const [before, already] = [await this.#cpu(), sent];
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const used = (await this.#cpu()) - before;
    const played = sent - already;
    for (const { timer } of timers) clearTimeout(timer);
    return (used * 1000) / played;
  }

  async stop(): Promise<void> {
    for (const socket of this.#rooms.flat()) socket.close();
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }

  async #cpu(): Promise<number> {
    const answer = once(this.child, 'message');
    this.child.send('cpu');
    const [{ cpu }] = (await answer) as [Report];
    return cpu ?? 0;
  }
}
