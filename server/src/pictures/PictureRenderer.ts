import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import type { Drawing } from './drawing.js';

/** Why there is no picture: `busy`, too many are waiting; `unavailable`, this machine cannot make any. */
export type RenderProblem = 'busy' | 'unavailable';

export interface PictureRendererOptions {
  /** How many pictures may wait for the thread. */
  readonly queue?: number;
  /** For tests: the built file with the work of the thread. */
  readonly worker?: string | undefined;
  /** Called once, with the first thing that went wrong. */
  readonly onFault?: (err: unknown) => void;
}

/** A picture takes a fifth of a second. */
const LIMIT_MS = 10_000;
/** The thread ends after this time without work. */
const IDLE_MS = 60_000;
/** Pictures give way to the main thread, which answers people. */
const NICE = 10;

const WORKER = fileURLToPath(new URL('./renderWorker.js', import.meta.url));

/** Makes PNGs in a worker thread, one at a time. The thread starts when the first picture is wanted. */
export class PictureRenderer {
  #pool: Promise<Piscina<Drawing, Uint8Array>> | null = null;
  #waiting = 0;
  #isFaulty = false;
  #broken = new AbortController();

  constructor(private readonly options: PictureRendererOptions = {}) {}

  async render(drawing: Drawing): Promise<Uint8Array | RenderProblem> {
    if (this.#waiting >= (this.options.queue ?? 16)) return 'busy';
    this.#waiting++;
    try {
      const pool = await (this.#pool ??= this.#start());
      return await pool.run(drawing, { signal: AbortSignal.any([AbortSignal.timeout(LIMIT_MS), this.#broken.signal]) });
    } catch (err) {
      this.#report(err);
      return 'unavailable';
    } finally {
      this.#waiting--;
    }
  }

  /** Ends the thread; what it works on is given up. */
  async stop(): Promise<void> {
    await (await this.#pool?.catch(() => undefined))?.destroy();
  }

  #report(err: unknown): void {
    if (this.#isFaulty) return;
    this.#isFaulty = true;
    this.options.onFault?.(err);
  }

  /** The library is loaded when the first picture is wanted: most of a start is loading. */
  async #start(): Promise<Piscina<Drawing, Uint8Array>> {
    const { Piscina } = await import('piscina');
    const pool = new Piscina<Drawing, Uint8Array>({
      filename: this.options.worker ?? WORKER,
      name: 'renderDrawing',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: NICE,
    });
    // Without a listener, what the thread throws while it draws nothing would end the process.
    pool.on('error', (err: unknown) => {
      this.#report(err);
      // A thread that could not start never answers.
      this.#broken.abort();
      this.#broken = new AbortController();
    });
    return pool;
  }
}
