import { batch, computed, signal, type Signal } from '@preact/signals';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Intent } from '@hexfall/shared/model/intent';
import type { Options } from '@hexfall/shared/model/options';
import { fail, ok, type Result } from '@hexfall/shared/model/result';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { Reel } from '@hexfall/shared/protocol/messages';
import { actingSeat, legalIntents } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';
import { publicTable, tableFromPublic } from '@hexfall/shared/rules/view';
import { refusalText } from '../text/rejectionText.js';
import { continueHistory, type History } from './history.js';
import { battleAt, lastBattle, latestScene } from './scenes.js';
import { playedSeat, seatsToResign } from './seating.js';
import type { Notice, TableStore } from './TableStore.js';
import { Theater, type Scene } from './theater.js';

/** An intent that has been carried out, and what came of it. */
export interface Accepted {
  readonly seat: Seat;
  readonly intent: Intent;
  readonly events: readonly GameEvent[];
  readonly before: Table;
  readonly after: Table;
}

/** Says why the player of this page must not do something the rules allow, as a sentence; null if it may be done. */
export type Restriction = (intent: Intent, seat: Seat) => string | null;

/** What a table on the page is told from outside. */
export interface LocalSurroundings {
  /** How the table is called, in the language of the moment. */
  readonly heading: () => string;
  readonly wantsFilm: () => boolean;
  readonly onScene: (scene: Scene) => void;
  /** Hears of every intent that has been carried out, once the table has changed and before its film is over. */
  readonly onAccepted?: (accepted: Accepted) => void;
}

/** Carries out an intent or refuses it, as `step` does. */
export type Rules = typeof step;

/** Who sits at a table on the page, and what is played; by default everybody is played from here and goes by the army's name. */
export interface LocalSeats {
  readonly mine?: readonly Seat[];
  readonly names?: readonly string[];
  /** What is played by, if not by the rules of a whole match. */
  readonly rules?: Rules;
}

const beginningAt = (table: Table): History => ({ seq: 0, table, pages: [], told: [] });

/** A table that this page plays by itself, with the engine, from any position on: no server knows of it. */
export class LocalStore implements TableStore {
  readonly online = null;
  readonly heading = computed(() => this.around.heading());
  readonly options = computed<Options | null>(() => this.theater.shown.value?.options ?? null);
  readonly names = signal<readonly string[]>([]);
  readonly mine = signal<readonly Seat[]>([]);
  readonly history: Signal<History>;
  readonly hasBattle = computed(() => lastBattle(this.history.value) !== null);
  readonly notice = signal<Notice | null>(null);
  /** What the player of this page must not do though the rules allow it; null: nothing. It does not bind `play`. */
  readonly restriction = signal<Restriction | null>(null);
  readonly theater: Theater;

  readonly acting = computed<Seat | null>(() => {
    const table = this.theater.shown.value;
    return table && actingSeat(table);
  });
  readonly me = computed<Seat | null>(() => {
    const [table, mine] = [this.theater.shown.value, this.mine.value];
    return table && playedSeat(table, this.acting.value, mine);
  });
  readonly legal = computed<readonly Intent[]>(() => {
    const [table, me, restriction] = [this.theater.shown.value, this.me.value, this.restriction.value];
    if (!table || me === null || me !== this.acting.value || this.theater.busy.value) return [];
    const intents = legalIntents(tableFromPublic(table), me);
    return restriction ? intents.filter((intent) => restriction(intent, me) === null) : intents;
  });

  #table: Table;
  #rules: Rules = step;
  #seq = 0;
  #notices = 0;

  constructor(
    table: Table,
    readonly around: LocalSurroundings,
    seats: LocalSeats = {},
  ) {
    this.theater = new Theater(around.wantsFilm, around.onScene);
    this.#table = table;
    this.history = signal(beginningAt(table));
    this.reset(table, seats);
  }

  /** The table as it is, whatever is still being shown of how it came about. */
  get table(): Table {
    return this.#table;
  }

  /** Begins anew from a table; log, films, the message and what was forbidden are gone. */
  reset(table: Table, { mine, names = [], rules = step }: LocalSeats = {}): void {
    this.#table = table;
    this.#rules = rules;
    this.#seq = 0;
    batch(() => {
      this.mine.value = mine ?? table.players.map((_, seat) => seat);
      this.names.value = names;
      this.history.value = beginningAt(table);
      this.notice.value = null;
      this.restriction.value = null;
      this.theater.latest.value = [];
      this.theater.reset(publicTable(table));
    });
  }

  act(intent: Intent): Promise<void> {
    const me = this.me.peek();
    if (me === null) return Promise.resolve();
    this.notice.value = null;
    const refusal = this.refusalOf(intent);
    if (refusal !== null) this.say(refusal);
    else this.#actFor(intent.do === 'resign' ? seatsToResign(publicTable(this.#table), me) : [me], intent);
    return Promise.resolve();
  }

  refusalOf(intent: Intent): string | null {
    const me = this.me.peek();
    if (me === null) return null;
    const result = this.#rules(this.#table, me, intent);
    return result.ok ? (this.restriction.peek()?.(intent, me) ?? null) : refusalText(result.error);
  }

  /** Lets any seat do something, such as an opponent who follows a script: what happened, or why it cannot be, as a sentence. */
  play(seat: Seat, intent: Intent): Result<readonly GameEvent[], string> {
    const before = this.#table;
    const result = this.#rules(before, seat, intent);
    if (!result.ok) return fail(refusalText(result.error));
    const { table: after, events } = result.value;
    this.#table = after;
    this.#seq += 1;
    batch(() => this.#show({ seq: this.#seq, player: seat, intent, events }));
    this.around.onAccepted?.({ seat, intent, events, before, after });
    return ok(events);
  }

  watchAgain(seq?: number): void {
    const history = this.history.peek();
    const scene = seq === undefined ? lastBattle(history) : battleAt(history, seq);
    if (scene) this.theater.show('again', [scene]);
  }

  say(text: string, isBad = true): void {
    this.notice.value = { id: ++this.#notices, text, isBad };
  }

  #actFor(seats: readonly Seat[], intent: Intent): void {
    for (const seat of seats) {
      const played = this.play(seat, intent);
      if (!played.ok) return this.say(played.error);
    }
  }

  #show(reel: Reel): void {
    const history = continueHistory(this.history.peek(), reel);
    const scene = history && latestScene(history);
    if (!history || !scene) throw new Error(`intent ${reel.seq} does not follow ${this.history.peek().seq}`);
    this.history.value = history;
    this.theater.add(scene);
  }
}
