import type { GameEvent } from '../model/event.js';
import type { Moment } from '../model/moment.js';
import { fail, ok, type Result } from '../model/result.js';
import type { GameState, Table } from '../model/state.js';
import { step } from '../rules/step.js';
import type { RecordedIntent } from './intent.js';
import type { ReplayError } from './record.js';

const turnOf = ({ turn, outcome }: Table, before: number): number => {
  // What ends a match belongs to its last turn.
  if (outcome) return before;
  return turn.phase === 'setup' ? 0 : turn.number;
};

/**
 * Plays a match up to a moment; if that does not exist, up to the nearest one before it; without one, to the end. Fails at a refused
 * intent.
 * @param rules carries out the intents.
 * @param onStep called for each intent with the table before it and its events.
 */
export const playTo = (
  start: GameState,
  intents: readonly RecordedIntent[],
  moment: Moment | null,
  onStep: (before: Table, events: readonly GameEvent[]) => void = () => undefined,
  rules: typeof step = step,
): Result<GameState, ReplayError> => {
  let [state, turn, steps] = [start, 0, 0];
  for (const [index, { player, intent }] of intents.entries()) {
    if (moment && (turn > moment.turn || (turn === moment.turn && steps >= moment.step))) break;
    const next = rules(state, player, intent);
    if (!next.ok) return fail({ ...next.error, index });
    onStep(state.table, next.value.events);
    state = next.value.state;
    const now = turnOf(state.table, turn);
    steps = now === turn ? steps + 1 : 0;
    turn = now;
  }
  return ok(state);
};
