import { effect, signal } from '@preact/signals';
import { PlanFollower } from '@hexfall/shared/ai/PlanFollower';
import type { LevelId } from '@hexfall/shared/model/computer';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { ComputerAim } from '@hexfall/shared/protocol/messages';
import { actingSeat } from '@hexfall/shared/rules/legal';
import type { LocalStore } from '../LocalStore.js';
import type { PlanTurn } from './ComputerWorker.js';

/** The delay of a computer player before each intent, so that users can follow it, in milliseconds. */
const PACE_MS = 700;

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export interface ComputerSeatsOptions {
  readonly store: LocalStore;
  /** The levels of the computer players, by seat. */
  readonly levels: ReadonlyMap<Seat, LevelId>;
  readonly plan: PlanTurn;
  /** Gets the aim of a computer player when it begins to carry out a plan, if it has a clear one. */
  readonly onAim?: (aim: ComputerAim) => void;
  /** Gets why a turn could not be planned; without it that is thrown. */
  readonly onFailure?: (reason: unknown) => void;
  readonly paceMs?: number;
  readonly seed?: () => number;
}

/** Plays the seats of computer players at a table of this page. Waits while a battle is shown. */
export class ComputerSeats {
  /** A computer player is planning. */
  readonly thinking = signal(false);
  /** Of the one whose turn it is: a turn is planned when the one before it is over. */
  readonly #course = new PlanFollower();
  readonly #unwatch: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The table that is being planned for; a plan for another one is dropped. */
  #asked: Table | null = null;

  constructor(private readonly options: ComputerSeatsOptions) {
    const { store } = options;
    this.#unwatch = effect(() => {
      // Read both: whatever changes what is shown may be the turn of a computer player.
      const [table, busy] = [store.playback.shown.value, store.playback.busy.value];
      if (table && !busy) this.#schedule();
    });
  }

  stop(): void {
    this.#unwatch();
    clearTimeout(this.#timer);
    this.#asked = null;
    this.thinking.value = false;
  }

  /** Plans a turn that could not be planned once more. */
  retry(): void {
    this.#schedule();
  }

  /** The computer player to act, if it is one. */
  get #acting(): { readonly seat: Seat; readonly level: LevelId } | null {
    const seat = actingSeat(this.options.store.table);
    const level = seat === null ? undefined : this.options.levels.get(seat);
    return seat === null || level === undefined ? null : { seat, level };
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#acting) this.#timer = setTimeout(() => void this.#act(), this.options.paceMs ?? PACE_MS);
  }

  async #act(): Promise<void> {
    const { store, plan, seed = newSeed, onAim, onFailure } = this.options;
    const { table } = store;
    const acting = this.#acting;
    if (!acting || this.#asked === table) return;
    const { seat, level } = acting;
    const next = this.#course.next(table, seat);
    if (next) return this.#play(seat, next);
    this.#asked = table;
    this.thinking.value = true;
    try {
      const { intents, aim } = await plan({ table, seat, level, seed: seed() });
      if (this.#asked !== table || store.table !== table) return;
      if (aim) onAim?.({ seat, aim });
      this.#play(seat, this.#course.follow(table, seat, intents));
    } catch (err) {
      // What is no longer wanted may be canceled.
      if (this.#asked !== table) return;
      if (!onFailure) throw err;
      onFailure(err);
    } finally {
      if (this.#asked === table) {
        this.#asked = null;
        this.thinking.value = false;
      }
    }
  }

  #play(seat: Seat, intent: Intent): void {
    const played = this.options.store.play(seat, intent);
    if (!played.ok) throw new Error(`a computer player was refused: ${played.error.message}`);
  }
}
