import { POLICIES } from '@hexfall/shared/ai/policies';
import { randomFrom } from '@hexfall/shared/model/random';
import type { Intent } from '@hexfall/shared/model/intent';
import type { GameState } from '@hexfall/shared/model/state';
import type { PlayedIntent } from '@hexfall/shared/protocol/messages';
import { createMatch, type MatchSetup } from '@hexfall/shared/rules/createMatch';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';

/** A match with what the engine knows of it: the state after each number of intents, and what the intents did, as the server tells it. */
export interface RecordedMatch {
  readonly setup: MatchSetup;
  readonly states: readonly GameState[];
  readonly played: readonly PlayedIntent[];
}

/** How often somebody takes back what can be taken back. */
const TAKES_BACK = 0.25;

/** Plays a match at random to its end, or to that many intents; where it is allowed, actions are taken back now and then. */
export const recordMatch = (setup: MatchSetup, number: number, limit = Infinity): RecordedMatch => {
  const created = createMatch(setup);
  if (!created.ok) throw new Error(created.error.message);
  const random = randomFrom(number);
  const states = [created.value];
  const played: PlayedIntent[] = [];
  while (played.length < limit) {
    const state = states.at(-1)!;
    const player = actingSeat(state.table);
    if (player === null) break;
    const takesBack = state.table.canTakeBack && random() < TAKES_BACK;
    const intent: Intent = takesBack ? { do: 'take-back' } : POLICIES.random(state.table, player, random);
    const next = step(state, player, intent);
    if (!next.ok) throw new Error(`${next.error.message} ${JSON.stringify(intent)}`);
    states.push(next.value.state);
    played.push({ seq: played.length + 1, player, intent, events: next.value.events });
  }
  return { setup, states, played };
};
