import { computed, effect, signal } from '@preact/signals';
import type { Hex } from '@hexfall/shared/hex/cells';
import { describeEvents } from '@hexfall/shared/inspect/describeEvents';
import type { DescribedStep } from '@hexfall/shared/inspect/fact';
import { filmPace, frameLength } from '@hexfall/shared/inspect/filmLength';
import { readClock } from '@hexfall/shared/model/clock';
import { buildReplay, endReplayAtFall, type Frame, type Replay, splice } from '@hexfall/shared/picture/replay/buildReplay';
import { BattlePlayer } from '../../board/BattlePlayer.js';
import type { DrawnBoard } from '../../board/BoardView.js';
import type { BeginAct } from '../../board/types.js';
import { FILM_SPEEDS, settings } from '../../platform/settings.js';
import type { Playback, PlaybackQueue, ReplaySegment } from '../../store/PlaybackQueue.js';

/** The replays of what has been shown of a segment before (the same battle up to its last question), and of the rest. */
const replaysOf = ({ before, earlier, events }: ReplaySegment, why: Playback['why']): readonly [seen: Replay, fresh: Replay] => {
  const described = before ? describeEvents(before, [...earlier, ...events]) : [];
  const [seen, fresh] = [described.slice(0, earlier.length), described.slice(earlier.length)];
  return [buildReplay(seen, why === 'missed'), buildReplay(fresh, why === 'missed')];
};

/** Returns the speed of the current film at speed 1. While a clock is about to run, a long film takes no longer than it should. */
const paceOf = ({ why, segments }: Playback, frames: readonly Frame[]): number => {
  const limit = readClock(segments.at(-1)?.after.options.clock ?? 'none');
  if (why !== 'now' || limit === null || limit.per === 'days') return 1;
  return filmPace(
    limit.limit,
    frames.reduce((sum, frame) => sum + frameLength(frame), 0),
  );
};

/** The controls of the replay that is on the board, and what they show. */
export class ReplayControls {
  readonly current = signal<Replay | null>(null);
  /** Place of the picture shown. */
  readonly place = signal(0);
  readonly running = signal(false);
  readonly frame = computed<Frame | null>(() => this.current.value?.frames[this.place.value] ?? null);
  /** The pictures up to the present one that belong to the same phase or instant. */
  readonly chapter = computed<readonly Frame[]>(() => {
    const [shown, frame] = [this.current.value, this.frame.value];
    if (!shown || !frame) return [];
    if (!frame.step) return [frame];
    return shown.frames.slice(0, this.place.value + 1).filter(({ step }) => step?.strike === frame.step?.strike);
  });
  /** What the user wants the causes for; it holds as long as the phase is shown. */
  readonly asked = computed<{ readonly step: DescribedStep; readonly at: Hex } | null>(() => {
    const [asked, step] = [this.#asked.value, this.frame.value?.step];
    return asked && step && asked.step.strike === step.strike ? asked : null;
  });
  readonly #asked = signal<{ readonly step: DescribedStep; readonly at: Hex } | null>(null);
  #player: BattlePlayer | null = null;
  #stopSpeed: (() => void) | null = null;

  /**
   * @param onFrame is called with every frame that is shown.
   * @param onBegin is called when something begins to move in a frame, with null where nothing does.
   */
  constructor(
    readonly playback: PlaybackQueue,
    readonly onFrame: (frame: Frame) => void = () => undefined,
    readonly onBegin: (frame: Frame, acts: Parameters<BeginAct>[0]) => void = () => undefined,
  ) {}

  /** Puts a showing on the board and runs it. A fault ends it, and the board then shows the true table, as after every replay. */
  load(view: DrawnBoard, showing: Playback): void {
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
    this.current.value = null;
    this.place.value = 0;
    this.#asked.value = null;
  }

  /** Plays, from the beginning if the replay is at its end. */
  play(): void {
    this.playback.rewound();
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
    this.playback.rewound();
    this.#player?.step(steps);
  }

  /** To a picture, the first or last one if there is none of that number. */
  jump(place: number): void {
    this.playback.rewound();
    const last = (this.current.peek()?.frames.length ?? 1) - 1;
    this.#player?.jump(Math.max(0, Math.min(last, place)));
  }

  /** To where a phase before or after the present one begins. */
  jumpPhase(direction: 1 | -1): void {
    const [phases, place] = [this.current.peek()?.phases ?? [], this.place.peek()];
    const next = direction > 0 ? phases.find(({ frame }) => frame > place) : phases.findLast(({ frame }) => frame < place);
    this.jump(next?.frame ?? (direction > 0 ? Infinity : 0));
  }

  /** Straight to the result. */
  skip(): void {
    this.playback.finish();
  }

  /**
   * Stops at the present picture to explain what happened to the unit on a hex.
   * @returns whether a replay is on the board.
   */
  ask(at: Hex): boolean {
    const step = this.frame.peek()?.step;
    if (step) {
      this.pause();
      this.#asked.value = { step, at };
    }
    return this.current.peek() !== null;
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
    this.playback.finish();
  }

  #begin(view: DrawnBoard, showing: Playback): void {
    const replays = showing.segments.map((segment) => replaysOf(segment, showing.why));
    const isOver = showing.segments.some(({ events }) => events.some(({ type }) => type === 'ended'));
    const shown = endReplayAtFall(splice(replays.flat()), isOver);
    const start = showing.why === 'now' ? (replays[0]?.[0].frames.length ?? 0) : 0;
    if (shown.frames.length <= start) return this.playback.finish();
    this.current.value = shown;
    this.place.value = start;
    const callbacks = {
      onFrame: (place: number) => this.#show(place),
      onBegin: (acts: Parameters<BeginAct>[0]) => {
        const frame = this.frame.peek();
        if (frame) this.onBegin(frame, acts);
      },
      onPlaying: (playing: boolean) => (this.running.value = playing),
      onEnd: () => this.playback.end(),
      onFault: (fault: unknown) => this.#fail(fault),
    };
    const player = new BattlePlayer(view, shown, callbacks, start);
    this.#player = player;
    const pace = paceOf(showing, shown.frames.slice(start));
    this.#stopSpeed = effect(() => {
      player.speed = settings.filmSpeed.value * pace;
    });
    this.play();
  }
}
