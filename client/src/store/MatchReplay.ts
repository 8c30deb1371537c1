import { batch, computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Moment } from '@hexfall/shared/model/moment';
import type { Options } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { History } from './history.js';
import type { Notice, NoticeMessage } from './notice.js';
import { PlaybackQueue, type ReplaySegment } from './PlaybackQueue.js';
import { battleAt, lastBattle, latestSegment } from './segments.js';
import type { TableStore } from './TableStore.js';
import { lastSettled, momentAt, plyAt, tableAt, timelineOf, turnAt } from './timeline.js';

/** What a match that is walked through gets from outside. */
export interface ReplayedMatch {
  /** What is known of the match; it may grow while it is being played. */
  readonly history: ReadonlySignal<History | null>;
  readonly names: ReadonlySignal<readonly string[]>;
  /** The seats from which it is looked at. */
  readonly mine: ReadonlySignal<readonly Seat[]>;
  readonly heading: () => string;
  readonly wantsReplay: () => boolean;
  readonly onSegment: (segment: ReplaySegment) => void;
}

/** How long each intent is shown at speed 1, in milliseconds. */
const PACE_MS = 1100;

const NOTHING: readonly Intent[] = [];

/** A finished or running match viewed intent by intent. The table shown is the one after `place` intents; nothing can be played there. */
export class MatchReplay implements TableStore {
  readonly online = null;
  readonly players = null;
  readonly heading = computed(() => this.match.heading());
  readonly options = computed<Options | null>(() => this.playback.shown.value?.options ?? null);
  readonly me = signal<Seat | null>(null);
  readonly legal = signal(NOTHING);
  readonly notice = signal<Notice | null>(null);
  readonly playback: PlaybackQueue;
  /** How many intents have been played at the moment shown. */
  readonly ply = signal(0);
  /** It plays by itself. */
  readonly running = signal(false);

  readonly timeline = computed(() => (this.match.history.value ? timelineOf(this.match.history.value) : []));
  readonly last = computed(() => this.match.history.value?.steps.length ?? 0);
  readonly moment = computed<Moment>(() => momentAt(this.timeline.value, this.ply.value));
  readonly acting = computed<Seat | null>(() => {
    const table = this.playback.shown.value;
    return table && actingSeat(table);
  });
  /** The history up to the moment shown: the log reads as it did then. */
  readonly history = computed<History | null>(() => {
    const [history, place] = [this.match.history.value, this.ply.value];
    if (!history || place >= history.steps.length) return history;
    const seq = history.steps[place - 1]?.seq ?? 0;
    return {
      seq,
      state: { table: tableAt(history, place), previous: null },
      entries: history.entries.filter((entry) => entry.seq <= seq),
      steps: history.steps.slice(0, place),
    };
  });
  readonly hasBattle = computed(() => this.history.value !== null && lastBattle(this.history.value) !== null);
  /** The battle, or the instant that hits units, that the last intent shown belongs to; null if it is none. */
  readonly battleHere = computed(() => {
    const [history, place] = [this.history.value, this.ply.value];
    const last = history?.steps[place - 1];
    return history && last ? battleAt(history, last.seq) : null;
  });
  /** Where the match can be continued from: the moment shown, or else the last earlier one without an open question; null if there is none. */
  readonly goOnFrom = computed(() => {
    const history = this.match.history.value;
    return history && lastSettled(history, this.ply.value, (table) => table.outcome === null);
  });
  /** The moment asked for by `show`, until its user goes elsewhere. */
  readonly wanted = signal<Moment | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #notices = 0;

  /** @param speed how fast it plays: 2 is twice as fast. */
  constructor(
    private readonly match: ReplayedMatch,
    private readonly speed: ReadonlySignal<number>,
  ) {
    this.playback = new PlaybackQueue(match.wantsReplay, match.onSegment);
  }

  get names(): ReadonlySignal<readonly string[]> {
    return this.match.names;
  }

  /** The whole history, whatever moment is shown. */
  get whole(): ReadonlySignal<History | null> {
    return this.match.history;
  }

  get mine(): ReadonlySignal<readonly Seat[]> {
    return this.match.mine;
  }

  /** Shows a moment at once; if the match has not reached it, the nearest one until it does. */
  show(moment: Moment): void {
    batch(() => {
      this.goTo(plyAt(this.timeline.peek(), moment));
      this.wanted.value = moment;
    });
  }

  /** Goes to a moment. If it is the next one it does so like `forward`, which shows a battle; otherwise at once. */
  reach(moment: Moment): void {
    const isNext = plyAt(this.timeline.peek(), moment) === this.ply.peek() + 1;
    if (!isNext) return this.show(moment);
    batch(() => {
      this.playback.skipAll();
      this.forward();
      this.wanted.value = moment;
    });
  }

  /** Shows the requested moment as soon as it is known. Returns a function that stops waiting for it. */
  follow(): () => void {
    return effect(() => {
      const [timeline, wanted] = [this.timeline.value, this.wanted.peek()];
      if (wanted && timeline.length > 0) untracked(() => this.show(wanted));
    });
  }

  /** Shows at once the table after a number of intents. */
  goTo(wanted: number): void {
    const history = this.match.history.peek();
    if (!history) return;
    this.wanted.value = null;
    const place = Math.max(0, Math.min(this.last.peek(), wanted));
    batch(() => {
      this.ply.value = place;
      this.playback.latest.value = history.steps[place - 1]?.events ?? [];
      this.playback.reset(tableAt(history, place));
    });
  }

  /** Plays the next intent; a battle is shown. Straight to its result if one is being shown. */
  forward(): void {
    if (this.playback.busy.peek()) return this.playback.skipAll();
    if (this.ply.peek() >= this.last.peek()) return;
    this.wanted.value = null;
    batch(() => {
      this.ply.value += 1;
      const history = this.history.peek();
      const segment = history && latestSegment(history);
      if (segment) this.playback.add(segment);
    });
  }

  back(): void {
    this.pause();
    this.goTo(this.ply.peek() - 1);
  }

  /** Goes to the start of the next turn, or of the current one, or of the previous one if it is already there. */
  jumpTurn(direction: 1 | -1): void {
    const [timeline, place] = [this.timeline.peek(), this.ply.peek()];
    const next = direction > 0 ? timeline.find(({ from }) => from > place)?.from : timeline.findLast(({ from }) => from < place)?.from;
    this.goTo(next ?? (direction > 0 ? this.last.peek() : 0));
  }

  /** Plays, from the beginning if it is at the end. */
  play(): void {
    if (this.ply.peek() >= this.last.peek()) this.goTo(0);
    this.running.value = true;
    this.#next();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.running.value = false;
  }

  toggle(): void {
    if (this.running.peek()) this.pause();
    else this.play();
  }

  act(): Promise<void> {
    return Promise.resolve();
  }

  refusalOf(): null {
    return null;
  }

  watchAgain(seq?: number): void {
    this.pause();
    const history = this.history.peek();
    const segment = history && (seq === undefined ? lastBattle(history) : battleAt(history, seq));
    if (segment) this.playback.show('again', [segment]);
  }

  /** Shows `battleHere`, also where battles are skipped otherwise. */
  watchHere(): void {
    this.pause();
    const segment = this.battleHere.peek();
    if (segment) this.playback.show('again', [segment]);
  }

  say(message: NoticeMessage, isBad = true): void {
    this.notice.value = { id: ++this.#notices, message, isBad };
  }

  /** The number of the turn shown, and whose it is. */
  get turn(): ReturnType<typeof turnAt> {
    return turnAt(this.timeline.value, this.ply.value);
  }

  #next(): void {
    clearTimeout(this.#timer);
    if (!this.running.peek()) return;
    if (this.ply.peek() >= this.last.peek()) return this.pause();
    this.#timer = setTimeout(() => {
      if (!this.playback.busy.peek()) this.forward();
      this.#next();
    }, PACE_MS / this.speed.peek());
  }
}
