import { computed, signal } from '@preact/signals';
import type { UnitStatistics } from '@hexfall/shared/inspect/unitStatistics';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { highlightsOf } from '@hexfall/shared/review/highlights';
import { type PlayedTurn, playedTurns } from '@hexfall/shared/review/playedTurns';
import type { ReviewResult, ReviewTask } from '@hexfall/shared/review/reviewTask';
import type { TurnReview } from '@hexfall/shared/review/reviewTurn';
import { type UnsoundReason, whyLuckIsUnsound } from '@hexfall/shared/review/soundness';
import { type Average, sumOf } from '@hexfall/shared/review/statistics';
import type { History } from '../../store/history.js';
import { ReviewWorkers } from './ReviewWorkers.js';

/** A turn of the match, with what is known of it so far. */
export interface ReviewedTurn {
  readonly turn: PlayedTurn;
  readonly review: TurnReview | null;
  readonly luck: Average | null;
}

/** What is compared of a turn. */
export type TurnSide = 'played' | 'better';

/** A turn that is looked at. */
export interface ChosenTurn {
  /** Its place in the list of turns. */
  readonly place: number;
  /** What the board shows of it. */
  readonly side: TurnSide;
}

/** The value of a player's draws, in HQ toughness. */
export interface PlayerLuck {
  readonly seat: Seat;
  readonly luck: Average;
}

/** What a match comes down to. */
export interface MatchVerdict {
  readonly lostIt: TurnReview | null;
  /** The turn that lost the match, else the one that surely cost the most; null if none surely cost anything. */
  readonly worst: TurnReview | null;
  /** By seat: what all turns have cost together of the chance to win. */
  readonly losses: readonly { readonly seat: Seat; readonly loss: Average }[];
}

const lossOf = (one: ReviewedTurn | undefined): number => one?.review?.loss.mean ?? 0;

/** What is known of a turn when a result of it has come. */
const withResult = (one: ReviewedTurn, result: Exclude<ReviewResult, { kind: 'units' }>): ReviewedTurn => {
  switch (result.kind) {
    case 'turn':
      return { ...one, review: result.review };
    case 'again':
      return { ...one, review: one.review && { ...one.review, ...result.judgement, chosenBy: one.review.loss } };
    case 'luck':
      return { ...one, luck: result.luck };
  }
};

/** The review of a finished match: first a quick look at every turn, then a closer one, starting with the costliest; what stands out then is judged again. */
export class MatchReview {
  readonly turns = signal<readonly ReviewedTurn[]>([]);
  /** Null until they have been counted. */
  readonly units = signal<readonly UnitStatistics[] | null>(null);
  readonly failed = signal(false);
  /** The turn looked at last; null for none. */
  readonly chosen = signal<ChosenTurn | null>(null);
  /** Why the luck of this match is not told; null where it is. */
  readonly whyNoLuck: UnsoundReason | null;
  readonly #last: Table;

  readonly highlights = computed(() =>
    highlightsOf(
      this.turns.value.flatMap(({ review }) => (review?.effort === 'full' ? [review] : [])),
      this.#last,
    ),
  );
  /** All turns have been looked at closely, so that it is known which of them stand out. */
  readonly #isLookedAt = computed(() => this.turns.value.every(({ review }) => review?.effort === 'full'));
  /** The progress, from 0 to 1. */
  readonly progress = computed(() => {
    const turns = this.turns.value;
    const done = turns.reduce((sum, { review, luck }) => sum + (review ? 1 : 0) + (review?.effort === 'full' ? 1 : 0) + (luck ? 1 : 0), 0);
    const isNamed = this.#isLookedAt.value && this.highlights.value.open.length === 0;
    return (done + (this.units.value ? 1 : 0) + (isNamed ? 1 : 0)) / ((this.whyNoLuck ? 2 : 3) * turns.length + 2);
  });
  /** Null until everything is known: quick looks do not count. */
  readonly verdict = computed<MatchVerdict | null>(() => {
    const turns = this.turns.value;
    if (this.progress.value < 1 || turns.length === 0) return null;
    const { lostIt, worst } = this.highlights.value;
    const costly = worst.filter((turn) => turn !== null).sort((a, b) => b.loss.mean - a.loss.mean);
    const losses = this.#last.players.map((_, seat) => ({
      seat,
      loss: sumOf(turns.flatMap(({ review }) => (review?.seat === seat ? [review.loss] : []))),
    }));
    return { lostIt, worst: lostIt ?? costly[0] ?? null, losses };
  });
  /** By seat, when everything is known; empty where luck is not told. */
  readonly lucks = computed<readonly PlayerLuck[]>(() => {
    const turns = this.turns.value;
    if (this.whyNoLuck || turns.some(({ luck }) => !luck)) return [];
    return this.#last.players.map((_, seat) => ({
      seat,
      luck: sumOf(turns.flatMap(({ turn, luck }) => (turn.seat === seat && luck ? [luck] : []))),
    }));
  });

  /** @param history of a match that is over. */
  constructor(
    private readonly history: History,
    private readonly workers: Pick<ReviewWorkers, 'run' | 'stop'> = new ReviewWorkers(),
  ) {
    this.#last = history.state.table;
    this.whyNoLuck = whyLuckIsUnsound(this.#last);
    this.turns.value = playedTurns(history.steps, this.#last).map((turn) => ({ turn, review: null, luck: null }));
  }

  /** Begins, or begins again what was stopped before it was complete. */
  start(): void {
    if (this.progress.peek() === 1) return;
    this.failed.value = false;
    const tasks = this.#tasks();
    const again = new Set<number>();
    this.workers.run(
      () => tasks.next().value ?? this.#again(again),
      (result) => this.#take(result),
      (reason) => {
        this.failed.value = true;
        reportError(reason);
      },
    );
  }

  stop(): void {
    this.workers.stop();
  }

  *#tasks(): Generator<ReviewTask, null> {
    const turns = this.turns.peek();
    for (const [index, { turn, review }] of turns.entries()) if (!review) yield { kind: 'turn', place: index, turn, effort: 'quick' };
    if (!this.units.peek()) yield { kind: 'units', intents: this.history.steps.map(({ before, events }) => ({ before, events })) };
    const isOpen = (place: number): boolean => turns[place]?.review?.effort !== 'full';
    const byLoss = [...turns.keys()].filter(isOpen).sort((a, b) => lossOf(this.turns.peek()[b]) - lossOf(this.turns.peek()[a]));
    for (const place of byLoss) {
      const one = turns[place];
      if (one) yield { kind: 'turn', place, turn: one.turn, effort: 'full' };
    }
    if (this.whyNoLuck) return null;
    for (const [index, { turn, luck }] of turns.entries()) if (!luck) yield { kind: 'luck', place: index, turn };
    return null;
  }

  /** Returns the next turn to be judged again; null while none is. @param asked the places of those that are being judged. */
  #again(asked: Set<number>): ReviewTask | null {
    if (!this.#isLookedAt.peek()) return null;
    const turns = this.turns.peek();
    for (const open of this.highlights.peek().open) {
      const place = turns.findIndex(({ review }) => review === open);
      const turn = turns[place]?.turn;
      if (!turn || asked.has(place)) continue;
      asked.add(place);
      return { kind: 'again', place, turn, best: open.best };
    }
    return null;
  }

  #take(result: ReviewResult): void {
    if (result.kind === 'units') {
      this.units.value = result.units;
      return;
    }
    this.turns.value = this.turns.peek().map((one, place) => (place === result.place ? withResult(one, result) : one));
  }
}
