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

/** The intents of a match in their order. The events of the latest are kept, those of older ones are worked out when they are asked for. */
export class PlayedIntents {
  readonly #all: RecordedIntent[] = [];
  readonly #latest: PlayedIntent[] = [];
  /** Before the first intent, and before every `EVERY`th after it. */
  readonly #states: GameState[] = [];

  constructor(private readonly step: Step) {}

  get count(): number {
    return this.#all.length;
  }

  /** All of them, without their events. */
  get all(): readonly RecordedIntent[] {
    return this.#all;
  }

  /** @param before the state in which the intent was played. */
  add(before: GameState, played: PlayedIntent): void {
    if (this.count % EVERY === 0) this.#states.push(before);
    this.#all.push({ player: played.player, intent: played.intent });
    this.#latest.push(played);
    if (this.#latest.length >= LATEST + EVERY) this.#latest.splice(0, EVERY);
  }

  /** Returns the intents from a number on, up to a limit. */
  from(seq: number, limit: number): readonly PlayedIntent[] {
    const end = Math.min(seq - 1 + limit, this.count);
    const firstKept = this.count - this.#latest.length;
    const old = seq - 1 < firstKept ? this.#workOut(seq - 1, Math.min(end, firstKept)) : [];
    return [...old, ...this.#latest.slice(Math.max(seq - 1 - firstKept, 0), Math.max(end - firstKept, 0))];
  }

  /** Plays the intents between two places again. */
  #workOut(start: number, end: number): PlayedIntent[] {
    const block = Math.floor(start / EVERY);
    let state = this.#states[block];
    const found: PlayedIntent[] = [];
    for (let place = block * EVERY; place < end; place++) {
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
