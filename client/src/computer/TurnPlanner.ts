import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { LevelId } from '@hexfall/shared/ai/levels';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat, Table } from '@hexfall/shared/model/state';
import { plannedSteps, type PlannedStep } from '../store/plannedSteps.js';
import type { ComputerWorker } from './ComputerWorker.js';

/** Who plans for the player of the page. */
const STRONGEST: LevelId = 'commander';
/** The same position gives the same turn. */
const SEED = 1;

/** A turn that a computer player would play. */
export interface PlannedTurnShown {
  readonly seat: Seat;
  readonly intents: readonly Intent[];
  readonly steps: readonly PlannedStep[];
  /** Whether all of it is shown, or only the first step. */
  readonly isWhole: boolean;
}

/** What is to be planned. */
interface TurnQuestion {
  readonly table: Table;
  /** The seat to act. */
  readonly seat: Seat;
  readonly isWhole: boolean;
}

interface About {
  /** The table on the screen when the question was asked. */
  readonly shown: Table | null;
}

/** Plans a turn for the player of the page and keeps it until the table on the screen changes. */
export class TurnPlanner {
  readonly #asked = signal<About | null>(null);
  readonly #answer = signal<(PlannedTurnShown & About) | null>(null);
  /** A turn is being planned for the table on the screen. */
  readonly isPlanning = computed(() => this.#asked.value !== null && this.#asked.value.shown === this.shown.value);
  /** The turn planned for the table on the screen. */
  readonly planned = computed<PlannedTurnShown | null>(() => {
    const answer = this.#answer.value;
    return answer && answer.shown === this.shown.value ? answer : null;
  });

  /** @param shown the table on the screen. */
  constructor(
    readonly shown: ReadonlySignal<Table | null>,
    private readonly worker: Pick<ComputerWorker, 'plan' | 'cancel'>,
  ) {}

  /** Plans a turn. Rejects if that fails; what was canceled, or is about a table that has changed, is dropped. */
  async ask({ table, seat, isWhole }: TurnQuestion): Promise<void> {
    const about: About = { shown: this.shown.peek() };
    this.#asked.value = about;
    this.#answer.value = null;
    try {
      const { intents } = await this.worker.plan({ table, seat, level: STRONGEST, seed: SEED });
      if (this.#asked.peek() === about) {
        this.#answer.value = { ...about, seat, intents, steps: plannedSteps(table, seat, intents), isWhole };
      }
    } catch (err) {
      if (this.#asked.peek() === about) throw err;
    } finally {
      if (this.#asked.peek() === about) this.#asked.value = null;
    }
  }

  /** Shows the whole turn where only its first step was shown. */
  showWhole(): void {
    const answer = this.#answer.peek();
    if (answer) this.#answer.value = { ...answer, isWhole: true };
  }

  /** Shows no planned turn any more, and ends planning one. */
  hide(): void {
    const wasAsked = this.#asked.peek() !== null;
    this.#asked.value = null;
    this.#answer.value = null;
    if (wasAsked) this.worker.cancel();
  }
}
