import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { type PlannedStep, plannedSteps } from '../plannedSteps.js';
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

/** Plans a turn for the player of the page and keeps it until the table on the screen changes. */
export class TurnSuggester {
  readonly #asked = signal<TurnQuestion | null>(null);
  readonly #planned = signal<PlannedTurnShown | null>(null);
  /** A turn is being planned for the table on the screen. */
  readonly isPlanning = computed(() => this.#asked.value !== null);
  /** The turn planned for the table on the screen. */
  readonly planned: ReadonlySignal<PlannedTurnShown | null> = this.#planned;

  /** @param shown the table on the screen. */
  constructor(
    shown: ReadonlySignal<Table | null>,
    private readonly worker: Pick<ComputerWorker, 'plan' | 'cancel'>,
  ) {
    let last = shown.peek();
    effect(() => {
      if (shown.value !== last) this.#drop();
      last = shown.value;
    });
  }

  /** Plans a turn. Rejects if planning fails; drops a result that was canceled or whose table has changed. */
  async ask(question: TurnQuestion): Promise<void> {
    const { table, seat, isWhole } = question;
    this.#asked.value = question;
    this.#planned.value = null;
    try {
      const { intents } = await this.worker.plan({ table, seat, level: STRONGEST, seed: SEED });
      if (this.#asked.peek() === question) {
        this.#planned.value = { seat, intents, steps: plannedSteps(table, seat, intents), isWhole };
      }
    } catch (err) {
      if (this.#asked.peek() === question) throw err;
    } finally {
      if (this.#asked.peek() === question) this.#asked.value = null;
    }
  }

  /** Shows a turn for the table on the screen that has been planned elsewhere, or played. */
  show(seat: Seat, steps: readonly PlannedStep[]): void {
    this.hide();
    this.#planned.value = { seat, intents: steps.map(({ intent }) => intent), steps, isWhole: true };
  }

  /** Shows the whole turn where only its first step was shown. */
  showWhole(): void {
    const planned = this.#planned.peek();
    if (planned) this.#planned.value = { ...planned, isWhole: true };
  }

  /** Shows no planned turn any more, and ends planning one. */
  hide(): void {
    if (this.isPlanning.peek()) this.worker.cancel();
    this.#drop();
  }

  #drop(): void {
    this.#asked.value = null;
    this.#planned.value = null;
  }
}
