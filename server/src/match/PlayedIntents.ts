import type { GameState } from '@hexfall/shared/model/state';
import type { RecordedIntent } from '@hexfall/shared/notation/intent';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import type { step } from '@hexfall/shared/rules/step';

/** The engine's `step`; tests replace it by a broken one. */
export type Step = typeof step;

/** How many of the latest intents keep their events: all of a usual duel. */
const LATEST = 150;

/** Every how many intents the state is kept: older events are worked out from it. */
const EVERY = 100;

/** The intents before those that are added. */
export interface EarlierIntents {
  readonly earlier: readonly RecordedIntent[];
  /** Plays them again. */
  readonly play: () => readonly PlayedIntent[];
}

/** The intents of a match in order. Stores the events of the latest and computes those of older ones on demand. */
export class PlayedIntents {
  readonly #all: RecordedIntent[];
  readonly #latest: PlayedIntent[] = [];
  /** Before the first intent that was added, and before every `EVERY`th after it. */
  readonly #states: GameState[] = [];
  readonly #earlier: EarlierIntents;
  #playedEarlier: readonly PlayedIntent[] | null = null;

  constructor(
    private readonly step: Step,
    earlier: EarlierIntents = { earlier: [], play: () => [] },
  ) {
    this.#earlier = earlier;
    this.#all = earlier.earlier.map(({ player, intent }) => ({ player, intent }));
  }

  get count(): number {
    return this.#all.length;
  }

  /** All of them, without their events. */
  get all(): readonly RecordedIntent[] {
    return this.#all;
  }

  /** @param before the state in which the intent was played. */
  add(before: GameState, played: PlayedIntent): void {
    if ((this.count - this.#earlier.earlier.length) % EVERY === 0) this.#states.push(before);
    this.#all.push({ player: played.player, intent: played.intent });
    this.#latest.push(played);
    if (this.#latest.length >= LATEST + EVERY) this.#latest.splice(0, EVERY);
  }

  /** Returns the intents from a number on, up to a limit. */
  from(seq: number, limit: number): readonly PlayedIntent[] {
    const end = Math.min(seq - 1 + limit, this.count);
    const firstKept = this.count - this.#latest.length;
    const firstAdded = this.#earlier.earlier.length;
    const earlier = seq - 1 < firstAdded ? (this.#playedEarlier ??= this.#earlier.play()).slice(seq - 1, end) : [];
    const old = seq - 1 < firstKept ? this.#workOut(Math.max(seq - 1, firstAdded), Math.min(end, firstKept)) : [];
    return [...earlier, ...old, ...this.#latest.slice(Math.max(seq - 1 - firstKept, 0), Math.max(end - firstKept, 0))];
  }

  /** Plays the intents between two places again. */
  #workOut(start: number, end: number): PlayedIntent[] {
    const firstAdded = this.#earlier.earlier.length;
    const block = Math.floor((start - firstAdded) / EVERY);
    let state = this.#states[block];
    const found: PlayedIntent[] = [];
    for (let place = firstAdded + block * EVERY; place < end; place++) {
      const move = this.#all[place];
      if (!state || !move) throw new Error(`there is no intent ${place + 1}`);
      const played = this.step(state, move.player, move.intent);
      if (!played.ok) throw new Error(`intent ${place + 1} cannot be played again`);
      if (place >= start) found.push({ seq: place + 1, player: move.player, intent: move.intent, events: played.value.events });
      state = played.value.state;
    }
    return found;
  }
}
