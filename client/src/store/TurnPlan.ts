import { batch, computed, effect, signal } from '@preact/signals';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { type DroppedStep, nextTurnTable, plannableIntents, replan } from './ownPlan.js';
import type { PlannedStep } from './plannedSteps.js';
import type { KeptPlan } from './readPlan.js';
import type { TableStore } from './TableStore.js';

const sameIntent = (a: Intent, b: Intent): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The player's plan for the next turn: made while others play, shown only on this page, and carried out step by step by the player. Drops
 * steps that have become impossible.
 */
export class TurnPlan {
  readonly #intents = signal<readonly Intent[]>([]);
  /** Whose plan it is. */
  readonly #seat = signal<Seat | null>(null);
  readonly #wanted = signal(false);
  /** What each planned intent would do, when it was possible last. */
  readonly #lastKnown = new WeakMap<Intent, PlannedStep>();
  /** What has been dropped since the plan was last changed by its player. */
  readonly dropped = signal<readonly DroppedStep[]>([]);

  /** Whether it is the player's turn: steps are carried out then. */
  readonly isTurn = computed<boolean>(() => {
    const { shown } = this.store.playback;
    return this.store.me.value !== null && shown.value?.turn.player === this.store.me.value && shown.value.turn.phase === 'turn';
  });
  /** Whether the player can plan now: the others play, and the page has no other player who would see the plan. */
  readonly isPossible = computed<boolean>(() => {
    const { players, legal } = this.store;
    return players !== null && !players.isShared.value && !this.isTurn.value && legal.value.length === 0 && this.#start.value !== null;
  });
  /** Whether what the player does with tiles and units is planned, not done. */
  readonly isActive = computed<boolean>(() => this.#wanted.value && this.isPossible.value);
  readonly steps = computed<readonly PlannedStep[]>(() => {
    const [start, seat] = [this.#start.value, this.store.me.value];
    return start && seat !== null && seat === this.#seat.value ? replan(start, seat, this.#intents.value).steps : [];
  });
  /** What has to be stored of the plan; null without one. */
  readonly content = computed<KeptPlan | null>(() => {
    const [seat, turn, intents] = [this.#seat.value, this.#turn.value, this.#intents.value];
    return seat === null || turn === null || intents.length === 0 ? null : { seat, turn, intents };
  });
  /** The table after all planned steps; null while there is none to plan on. */
  readonly table = computed<Table | null>(() => this.steps.value.at(-1)?.after ?? this.#start.value);
  /** What can be planned next. */
  readonly legal = computed<readonly Intent[]>(() => {
    const [table, seat] = [this.table.value, this.store.me.value];
    return this.isActive.value && table && seat !== null ? plannableIntents(table, seat) : [];
  });
  readonly #start = computed<Table | null>(() => {
    const [table, me] = [this.store.playback.shown.value, this.store.me.value];
    return table && me !== null ? nextTurnTable(table, me) : null;
  });

  /** The number of the turn that is planned. */
  readonly #turn = computed<number | null>(() => this.#start.value?.turn.number ?? null);

  /** @param onDropped gets the steps that have just become impossible. */
  constructor(
    readonly store: TableStore,
    readonly onDropped: (dropped: readonly DroppedStep[]) => void,
  ) {}

  /** Begins to plan, or stops; what has been planned stays. */
  toggle(): void {
    this.#wanted.value = !this.#wanted.peek();
  }

  /** Adds a step. */
  add(intent: Intent): void {
    const me = this.store.me.peek();
    const earlier = this.#seat.peek() === me ? this.steps.peek().map((step) => step.intent) : [];
    batch(() => [(this.#seat.value = me), (this.dropped.value = []), (this.#intents.value = [...earlier, intent])]);
  }

  /** Restores the plan of an earlier visit, unless its turn is past or a new plan exists. Drops steps that have become impossible. */
  restore({ seat, turn, intents }: KeptPlan): void {
    const next = this.#turn.peek();
    if (next === null || next > turn || seat !== this.store.me.peek() || this.#intents.peek().length > 0) return;
    batch(() => [(this.#seat.value = seat), (this.#intents.value = intents)]);
  }

  removeLast(): void {
    batch(() => [(this.dropped.value = []), (this.#intents.value = this.#intents.peek().slice(0, -1))]);
  }

  clear(): void {
    batch(() => [(this.dropped.value = []), (this.#intents.value = [])]);
  }

  /** The player does something in the turn: if it was planned, it is planned no more. */
  carriedOut(intent: Intent): void {
    const intents = this.#intents.peek();
    const place = intents.findIndex((planned) => sameIntent(planned, intent));
    if (place >= 0) this.#intents.value = intents.filter((_, other) => other !== place);
  }

  /** Keeps the plan in sync with the table. Returns a function that stops this. */
  syncWithTable(): () => void {
    let wasTurn = false;
    return effect(() => {
      const { online, playback, me } = this.store;
      // What has been sent is not on the table yet, though it is not planned any more.
      if (playback.busy.value || (online?.unanswered.value ?? 0) > 0) return;
      const [start, seat, intents] = [this.#start.value, me.value, this.#intents.value];
      const hasEnded = wasTurn && !this.isTurn.value;
      wasTurn = this.isTurn.value;
      if (hasEnded) return this.clear();
      if (wasTurn) this.#wanted.value = false;
      if (intents.length === 0 || seat !== this.#seat.peek() || seat === null) return;
      if (!start) return this.clear();
      const { steps, refused } = replan(start, seat, intents);
      for (const step of steps) this.#lastKnown.set(step.intent, step);
      if (refused.length === 0) return;
      const dropped = refused.map(({ intent, why }) => ({ planned: this.#lastKnown.get(intent) ?? null, why }));
      batch(() => [(this.#intents.value = steps.map(({ intent }) => intent)), (this.dropped.value = dropped)]);
      this.onDropped(dropped);
    });
  }
}
