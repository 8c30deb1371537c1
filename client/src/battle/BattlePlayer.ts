import type { BoardView } from '../board/BoardView.js';
import type { Effect } from '../board/types.js';
import type { Film, Frame, FrameKind } from './types.js';

export interface PlayerCallbacks {
  /** The frame now on the board. */
  readonly onFrame?: (index: number) => void;
  /** Playing or paused: for the button. */
  readonly onPlaying?: (playing: boolean) => void;
  /** Playing has reached the end. Stepping or jumping to the last frame does not end the film. */
  readonly onEnd?: () => void;
  /** A picture cannot be shown: nothing more comes of this film. */
  readonly onFault?: (fault: unknown) => void;
}

/** Milliseconds a frame stays after its effects, at speed 1. */
const REST: Readonly<Record<FrameKind, number>> = { opening: 350, acts: 260, hits: 620, saves: 620, losses: 560, closing: 0, deed: 700 };

const effectsOf = (frame: Frame): Effect[] => {
  switch (frame.kind) {
    case 'acts':
      return frame.acts.map((at) => ({ kind: 'flash', at }));
    case 'hits': {
      const blasts = frame.hits.filter(({ kind }) => kind === 'explosion' || kind === 'trap').map(({ from }) => from);
      const distinct = blasts.filter((at, place) => blasts.findIndex((other) => other[0] === at[0] && other[1] === at[1]) === place);
      return [
        ...(frame.model.shots ?? [])
          .filter(({ kind }) => kind !== 'explosion' && kind !== 'trap')
          .map((shot): Effect => ({ kind: 'shot', shot })),
        ...distinct.map((at): Effect => ({ kind: 'blast', at })),
      ];
    }
    case 'saves':
      return frame.saves.map(({ unit }) => ({ kind: 'save', at: unit }));
    case 'losses':
      return [
        ...frame.removed.map((at): Effect => ({ kind: 'death', at })),
        ...[...frame.wounds, ...frame.damage].flatMap(({ at }): Effect[] => (at ? [{ kind: 'wound', at }] : [])),
      ];
    case 'opening':
    case 'closing':
    case 'deed':
      return [];
  }
};

/**
 * Plays a film on a board. Every frame ends as a still picture with its attacks and numbers, so that it can be paused, gone
 * through step by step, and read where no motion is wanted.
 */
export class BattlePlayer {
  readonly #view: BoardView;
  readonly #film: Film;
  readonly #callbacks: PlayerCallbacks;
  #index = -1;
  #playing = false;
  #speed = 1;
  /** Counts what has been started, so that what was interrupted notices. */
  #take = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #destroyed = false;

  /** @param start the frame to begin with; those before it can be wound back to. */
  constructor(view: BoardView, film: Film, callbacks: PlayerCallbacks = {}, start = 0) {
    this.#index = start - 1;
    this.#view = view;
    this.#film = film;
    this.#callbacks = callbacks;
  }

  /** How fast it plays: 1 is normal. */
  set speed(speed: number) {
    this.#speed = speed;
    this.#view.speed = speed;
  }

  /** Goes on from the present frame; from the first one when the film is at its end. */
  play(): void {
    if (this.#destroyed || this.#playing) return;
    if (this.#index >= this.#film.frames.length - 1) this.#index = -1;
    this.#setPlaying(true);
    this.#view.speed = this.#speed;
    this.#run();
  }

  pause(): void {
    this.#interrupt();
    this.#setPlaying(false);
  }

  /** One frame on or back, and pauses there. A step on shows the effects, a step back only the picture. */
  step(by: 1 | -1): void {
    this.pause();
    this.#view.settle();
    this.#showAlone(this.#index + by, by > 0);
  }

  /** To a frame: plays on from it, or shows it if the film is paused. */
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

  /** Stops for good; the board keeps the picture it has. */
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
    while (this.#index + 1 < this.#film.frames.length) {
      await this.#show(this.#index + 1, true);
      if (take !== this.#take) return;
      await this.#rest(REST[this.#film.frames[this.#index]?.kind ?? 'closing']);
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
    const frame = this.#film.frames[index];
    if (!frame || this.#destroyed) return;
    this.#index = index;
    this.#callbacks.onFrame?.(index);
    const shown = this.#view.show(frame.model, { animate: effects });
    if (effects) await this.#view.play(effectsOf(frame));
    await shown;
  }
}
