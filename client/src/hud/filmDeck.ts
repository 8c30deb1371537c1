import { computed, effect, signal } from '@preact/signals';
import type { Hex } from '@hexfall/shared/hex/cells';
import { BattlePlayer } from '../battle/BattlePlayer.js';
import { film, splice } from '../battle/timeline.js';
import type { Film, FilmStep, Frame } from '../battle/types.js';
import type { BoardView } from '../board/BoardView.js';
import { FILM_SPEEDS, settings } from '../store/settings.js';
import type { Scene, Showing, Theater } from '../store/theater.js';

const filmOf = ({ before, earlier, events }: Scene, why: Showing['why']): Film =>
  before ? film(before, [...earlier, ...events], why === 'missed') : { frames: [], phases: [] };

/** How many frames of a showing have been seen before: those of the same battle up to its last question. */
const seenFrames = ({ why, scenes: [first] }: Showing): number =>
  why === 'now' && first?.before ? film(first.before, first.earlier).frames.length : 0;

/** The controls of the film that is on the board, and what they show. */
export class FilmDeck {
  readonly film = signal<Film | null>(null);
  /** Place of the picture shown. */
  readonly place = signal(0);
  readonly running = signal(false);
  readonly frame = computed<Frame | null>(() => this.film.value?.frames[this.place.value] ?? null);
  /** The pictures up to the present one that belong to the same phase or instant. */
  readonly chapter = computed<readonly Frame[]>(() => {
    const [shown, frame] = [this.film.value, this.frame.value];
    if (!shown || !frame) return [];
    if (!frame.step) return [frame];
    return shown.frames.slice(0, this.place.value + 1).filter(({ step }) => step?.strike === frame.step?.strike);
  });
  /** What the user wants the causes for; it holds as long as the phase is shown. */
  readonly asked = computed<{ readonly step: FilmStep; readonly at: Hex } | null>(() => {
    const [asked, step] = [this.#asked.value, this.frame.value?.step];
    return asked && step && asked.step.strike === step.strike ? asked : null;
  });
  readonly #asked = signal<{ readonly step: FilmStep; readonly at: Hex } | null>(null);
  #player: BattlePlayer | null = null;
  #stopSpeed: (() => void) | null = null;

  /** @param onFrame hears of every picture that is shown. */
  constructor(
    readonly theater: Theater,
    readonly onFrame: (frame: Frame) => void = () => undefined,
  ) {}

  /** Puts a showing on the board and runs it. A fault ends it: the table is then the true one, as after every film. */
  load(view: BoardView, showing: Showing): void {
    this.unload();
    try {
      this.#begin(view, showing);
    } catch (fault) {
      this.#fail(fault);
    }
  }

  unload(): void {
    this.#stopSpeed?.();
    this.#stopSpeed = null;
    this.#player?.destroy();
    this.#player = null;
    this.running.value = false;
    this.film.value = null;
    this.place.value = 0;
    this.#asked.value = null;
  }

  /** Goes on, from the beginning if the film is at its end. */
  play(): void {
    this.theater.rewound();
    this.#player?.play();
  }

  pause(): void {
    this.#player?.pause();
  }

  toggle(): void {
    if (this.running.peek()) this.pause();
    else this.play();
  }

  step(steps: 1 | -1): void {
    this.theater.rewound();
    this.#player?.step(steps);
  }

  /** To a picture, the first or last one if there is none of that number. */
  jump(place: number): void {
    this.theater.rewound();
    const last = (this.film.peek()?.frames.length ?? 1) - 1;
    this.#player?.jump(Math.max(0, Math.min(last, place)));
  }

  /** To where a phase before or after the present one begins. */
  jumpPhase(direction: 1 | -1): void {
    const [phases, place] = [this.film.peek()?.phases ?? [], this.place.peek()];
    const next = direction > 0 ? phases.find(({ frame }) => frame > place) : phases.findLast(({ frame }) => frame < place);
    this.jump(next?.frame ?? (direction > 0 ? Infinity : 0));
  }

  /** Straight to the result. */
  skip(): void {
    this.theater.finish();
  }

  /**
   * Stops at the present picture to say why something happened to the unit on a hex.
   * @returns whether a film is on the board.
   */
  ask(at: Hex): boolean {
    const step = this.frame.peek()?.step;
    if (step) {
      this.pause();
      this.#asked.value = { step, at };
    }
    return this.film.peek() !== null;
  }

  /** Away with the causes. */
  unask(): void {
    this.#asked.value = null;
  }

  /** The next of the speeds. */
  faster(): void {
    const next = (FILM_SPEEDS.indexOf(settings.filmSpeed.peek()) + 1) % FILM_SPEEDS.length;
    settings.filmSpeed.value = FILM_SPEEDS[next] ?? 1;
  }

  #show(place: number): void {
    this.place.value = place;
    const frame = this.frame.peek();
    if (frame) this.onFrame(frame);
  }

  #fail(fault: unknown): void {
    reportError(fault);
    this.theater.finish();
  }

  #begin(view: BoardView, showing: Showing): void {
    const shown = splice(showing.scenes.map((scene) => filmOf(scene, showing.why)));
    const start = seenFrames(showing);
    if (shown.frames.length <= start) return this.theater.finish();
    this.film.value = shown;
    this.place.value = start;
    const callbacks = {
      onFrame: (place: number) => this.#show(place),
      onPlaying: (playing: boolean) => (this.running.value = playing),
      onEnd: () => this.theater.end(),
      onFault: (fault: unknown) => this.#fail(fault),
    };
    const player = new BattlePlayer(view, shown, callbacks, start);
    this.#player = player;
    this.#stopSpeed = effect(() => {
      player.speed = settings.filmSpeed.value;
    });
    this.play();
  }
}
