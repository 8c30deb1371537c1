import { FRAME_REST } from '@hexfall/shared/inspect/filmFrames';
import type { Replay } from '@hexfall/shared/picture/replay/buildReplay';
import type { DrawnBoard } from './BoardView.js';
import type { BeginAct } from './types.js';

export interface PlayerCallbacks {
  /** The frame now on the board. */
  readonly onFrame?: (index: number) => void;
  /** Something begins to move in the frame that is on the board; null where nothing does. */
  readonly onBegin?: BeginAct;
  /** Playing or paused: for the button. */
  readonly onPlaying?: (playing: boolean) => void;
  /** Whether playback has reached the end. A step or jump to the last frame does not end the replay. */
  readonly onEnd?: () => void;
  /** A frame cannot be shown; the replay stops. */
  readonly onFault?: (fault: unknown) => void;
}

/**
 * Plays a replay on a board. Every frame ends as a still picture with its attacks and numbers, so that a user can pause it, step through it, and read
 * it with reduced motion.
 */
export class BattlePlayer {
  readonly #view: DrawnBoard;
  readonly #replay: Replay;
  readonly #callbacks: PlayerCallbacks;
  #index = -1;
  #playing = false;
  #speed = 1;
  /** Counts runs: an interrupted run sees that it is no longer the current one. */
  #take = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #destroyed = false;

  /** @param start the frame to begin with; earlier ones can be reached by stepping back. */
  constructor(view: DrawnBoard, replay: Replay, callbacks: PlayerCallbacks = {}, start = 0) {
    this.#index = start - 1;
    this.#view = view;
    view.prepare();
    this.#replay = replay;
    this.#callbacks = callbacks;
  }

  /** How fast it plays: 1 is normal. */
  set speed(speed: number) {
    this.#speed = speed;
    this.#view.speed = speed;
  }

  /** Plays on from the present frame; from the first one when the replay is at its end. */
  play(): void {
    if (this.#destroyed || this.#playing) return;
    if (this.#index >= this.#replay.frames.length - 1) this.#index = -1;
    this.#setPlaying(true);
    this.#view.speed = this.#speed;
    this.#run();
  }

  pause(): void {
    this.#interrupt();
    this.#setPlaying(false);
  }

  /** Goes one frame forward or back and pauses. Only a step forward shows the effects. */
  step(by: 1 | -1): void {
    this.pause();
    this.#view.settle();
    this.#showAlone(this.#index + by, by > 0);
  }

  /** Jumps to a frame: plays on from it, or shows it if the replay is paused. */
  jump(index: number): void {
    this.#interrupt();
    this.#view.settle();
    if (!this.#playing) {
      this.#showAlone(index, false);
      return;
    }
    this.#index = index - 1;
    this.#run();
  }

  /** Stops permanently; the board keeps its picture. */
  destroy(): void {
    this.#interrupt();
    this.#view.settle();
    this.#view.speed = 1;
    this.#destroyed = true;
  }

  #setPlaying(playing: boolean): void {
    if (playing === this.#playing) return;
    this.#playing = playing;
    this.#callbacks.onPlaying?.(playing);
  }

  #interrupt(): void {
    this.#take++;
    clearTimeout(this.#timer);
  }

  #run(): void {
    this.#advance().catch((fault: unknown) => this.#callbacks.onFault?.(fault));
  }

  #showAlone(index: number, effects: boolean): void {
    this.#show(index, effects).catch((fault: unknown) => this.#callbacks.onFault?.(fault));
  }

  async #advance(): Promise<void> {
    const take = ++this.#take;
    while (this.#index + 1 < this.#replay.frames.length) {
      await this.#show(this.#index + 1, true);
      if (take !== this.#take) return;
      await this.#rest(FRAME_REST[this.#replay.frames[this.#index]?.kind ?? 'closing']);
      if (take !== this.#take) return;
    }
    this.#setPlaying(false);
    this.#callbacks.onEnd?.();
  }

  #rest(duration: number): Promise<void> {
    return new Promise((done) => {
      this.#timer = setTimeout(done, duration / this.#speed);
    });
  }

  async #show(index: number, effects: boolean): Promise<void> {
    const frame = this.#replay.frames[index];
    if (!frame || this.#destroyed) return;
    this.#index = index;
    this.#callbacks.onFrame?.(index);
    if (!effects) return this.#view.show(frame.model, { animate: false });
    const take = this.#take;
    await this.#view.perform(frame, (acts) => {
      // What is cut short is not heard.
      if (take === this.#take) this.#callbacks.onBegin?.(acts);
    });
  }
}
