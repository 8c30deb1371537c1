import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import type { BoardDrawing, CompressedText, Drawing } from './renderWorker.js';

/** Why there is no picture: `busy`, too many are waiting, or it has taken too long; `unavailable`, this machine cannot make any. */
export type RenderProblem = 'busy' | 'unavailable';

export interface PictureRendererOptions {
  /** How many pictures may wait for the thread. */
  readonly queue?: number;
  /** For tests: the built file with the work of the thread. */
  readonly worker?: string | undefined;
  /** After how many milliseconds a picture is given up, with the time that it waits for the thread. */
  readonly limitMs?: number | undefined;
  /** For tests: by how much the thread gives way to others; 0 for not at all. */
  readonly nice?: number | undefined;
  /** Called once, with the first thing that went wrong. */
  readonly onFault?: (err: unknown) => void;
  /** Called once, when the first picture is given up. */
  readonly onTimeout?: () => void;
}

type Pool = Piscina<Drawing | BoardDrawing, Uint8Array | CompressedText>;

/** A picture takes a fifth of a second. */
const LIMIT_MS = 10_000;
/** The thread ends after this time without work. */
const IDLE_MS = 60_000;
/** Pictures give way to the main thread, which answers people. */
const NICE = 10;

const WORKER = fileURLToPath(new URL('./renderWorker.js', import.meta.url));

/** Makes pictures in a worker thread, one at a time. The thread starts when the first picture is wanted. */
export class PictureRenderer {
  #pool: Promise<Pool> | null = null;
  #waiting = 0;
  #isFaulty = false;
  #isSlow = false;
  #isStopped = false;
  #broken = new AbortController();

  constructor(private readonly options: PictureRendererOptions = {}) {}

  /** Whether one more picture may wait for the thread. */
  get hasRoom(): boolean {
    return this.#waiting < (this.options.queue ?? 16);
  }

  /** Whether the thread has nothing to do. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** Makes a PNG. */
  async render(drawing: Drawing): Promise<Uint8Array | RenderProblem> {
    const made = await this.#inThread('renderDrawing', drawing);
    if (typeof made !== 'string' && 'br' in made) throw new Error('the thread has made an SVG instead of a PNG');
    return made;
  }

  /** Makes a compressed SVG of a board. */
  async drawBoard(drawing: BoardDrawing): Promise<CompressedText | RenderProblem> {
    const made = await this.#inThread('drawBoard', drawing);
    if (typeof made !== 'string' && !('br' in made)) throw new Error('the thread has made a PNG instead of an SVG');
    return made;
  }

  /** @param name of what the file of the thread exports. */
  async #inThread(name: string, drawing: Drawing | BoardDrawing): Promise<Uint8Array | CompressedText | RenderProblem> {
    if (this.#isStopped) return 'unavailable';
    if (!this.hasRoom) return 'busy';
    this.#waiting++;
    const timeout = AbortSignal.timeout(this.options.limitMs ?? LIMIT_MS);
    try {
      const pool = await (this.#pool ??= this.#start());
      return await pool.run(drawing, { name, signal: AbortSignal.any([timeout, this.#broken.signal]) });
    } catch (err) {
      if (timeout.aborted) return this.#giveUp();
      this.#report(err);
      return 'unavailable';
    } finally {
      this.#waiting--;
    }
  }

  /** Ends the thread; what it works on is given up, and no more pictures are made. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await (await this.#pool?.catch(() => undefined))?.destroy();
  }

  #giveUp(): RenderProblem {
    if (!this.#isSlow) this.options.onTimeout?.();
    this.#isSlow = true;
    return 'busy';
  }

  #report(err: unknown): void {
    // What the end of the thread breaks off is no fault.
    if (this.#isStopped || this.#isFaulty) return;
    this.#isFaulty = true;
    this.options.onFault?.(err);
  }

  /** The library is loaded when the first picture is wanted: most of a start is loading. */
  async #start(): Promise<Pool> {
    const { Piscina } = await import('piscina');
    const pool = new Piscina<Drawing | BoardDrawing, Uint8Array | CompressedText>({
      filename: this.options.worker ?? WORKER,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      niceIncrement: this.options.nice ?? NICE,
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
