import { computed, effect, signal } from '@preact/signals';
import { BattlePlayer } from '../battle/BattlePlayer.js';
import { film } from '../battle/timeline.js';
import type { Film, Frame } from '../battle/types.js';
import type { BoardView } from '../board/BoardView.js';
import { playFrame } from '../sound/player.js';
import { FILM_SPEEDS, settings } from '../store/settings.js';
import type { Scene, Theater } from '../store/theater.js';

/** The controls of the film that is on the board, and what they show. */
export class FilmDeck {
  readonly film = signal<Film | null>(null);
  /** Place of the picture shown. */
  readonly place = signal(0);
  readonly running = signal(false);
  readonly frame = computed<Frame | null>(() => this.film.value?.frames[this.place.value] ?? null);
  #player: BattlePlayer | null = null;
  #stopSpeed: (() => void) | null = null;

  constructor(readonly theater: Theater) {}

  /** Puts a scene on the board and runs it. */
  load(view: BoardView, { before, events }: Scene): void {
    this.unload();
    if (!before) return this.theater.finish();
    const shown = film(before, events);
    if (shown.frames.length === 0) return this.theater.finish();
    this.film.value = shown;
    const player = new BattlePlayer(view, shown, {
      onFrame: (place) => this.#show(place),
      onPlaying: (playing) => (this.running.value = playing),
      onEnd: () => this.theater.finish(),
    });
    this.#player = player;
    this.#stopSpeed = effect(() => {
      player.speed = settings.filmSpeed.value;
    });
    this.play();
  }

  unload(): void {
    this.#stopSpeed?.();
    this.#stopSpeed = null;
    this.#player?.destroy();
    this.#player = null;
    this.running.value = false;
    this.film.value = null;
    this.place.value = 0;
  }

  play(): void {
    this.#player?.play();
  }

  pause(): void {
    this.#player?.pause();
  }

  step(steps: 1 | -1): void {
    this.#player?.step(steps);
  }

  jump(place: number): void {
    this.#player?.jump(place);
  }

  /** Straight to the result. */
  skip(): void {
    this.theater.finish();
  }

  /** The next of the speeds. */
  faster(): void {
    const next = (FILM_SPEEDS.indexOf(settings.filmSpeed.peek()) + 1) % FILM_SPEEDS.length;
    settings.filmSpeed.value = FILM_SPEEDS[next] ?? 1;
  }

  #show(place: number): void {
    this.place.value = place;
    const frame = this.frame.peek();
    if (frame) playFrame(frame);
  }
}
