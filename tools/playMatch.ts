import { type ComputerPlayer, createPlayer, type PlayerName } from '@hexfall/shared/ai/players';
import { inTurn } from '@hexfall/shared/cli/matchPlan';
import { numbersFrom } from '@hexfall/shared/fair/shuffle';
import type { Intent } from '@hexfall/shared/model/intent';
import { randomFrom, type RandomSource } from '@hexfall/shared/model/random';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import { actingSeat } from '@hexfall/shared/rules/legal';
import { step } from '@hexfall/shared/rules/step';

/** No match takes as many. */
const MOST_INTENTS = 2000;

/** The random numbers of a seat, which follow from the seed. */
export const randomOfSeat = (seed: string, seat: Seat): RandomSource => randomFrom(numbersFrom(`${seed}/${seat}`)());

/** Computer players for all seats, each with random numbers of its own that follow from the seed. */
export const createPlayers = (names: readonly PlayerName[], seed: string): ComputerPlayer[] =>
  names.map((name, seat) => createPlayer(name, randomOfSeat(seed, seat)));

/**
 * Plays a match to its end, each seat by its player.
 * @param watch called before each intent is carried out.
 * @returns how the match ends. Throws when an intent is refused.
 */
export const playMatch = (
  start: GameState,
  players: readonly ComputerPlayer[],
  watch: (before: Table, seat: Seat, intent: Intent) => void = () => undefined,
): GameState => {
  let state = start;
  for (let intents = 0; intents < MOST_INTENTS; intents++) {
    const { table } = state;
    const seat = actingSeat(table);
    if (seat === null) return state;
    const intent = inTurn(players, seat).choose(table, seat);
    watch(table, seat, intent);
    const next = step(state, seat, intent);
    if (!next.ok) throw new Error(`${JSON.stringify(intent)} is refused: ${next.error.message}`);
    state = next.value.state;
  }
  throw new Error('a match without an end');
};
