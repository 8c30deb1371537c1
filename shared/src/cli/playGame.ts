import type { ComputerPlayer } from '../ai/players.js';
import type { Intent } from '../model/intent.js';
import type { Outcome } from '../model/result.js';
import type { GameState } from '../model/state.js';
import { actingSeat, legalIntents } from '../rules/legal.js';
import { step } from '../rules/step.js';
import { type AcceptedIntent, brokenBy, brokenOnCloserLook, disagreements } from './invariants.js';
import { inTurn } from './matchPlan.js';

/** No game takes as many intents. */
const MAX_INTENTS = 1000;
/** The expensive laws are checked once in this many intents. */
const SAMPLE = 32;

export interface PlayedGame {
  /** Null for a game that was broken off. */
  readonly outcome: Outcome | null;
  readonly intents: number;
  readonly battles: number;
  /** Laws of the game that did not hold, in words. */
  readonly broken: readonly string[];
}

const battlesIn = ({ events }: AcceptedIntent): number => events.filter(({ type }) => type === 'battle-started').length;

/** Plays a match to its end, each seat by its player, and checks the laws of the game; stops when one is violated. */
export const playGame = (start: GameState, players: readonly ComputerPlayer[]): PlayedGame => {
  let state = start;
  let battles = 0;
  let earlier: readonly Intent[] = [];
  for (let intents = 0; ; intents++) {
    const { table } = state;
    const ended = (broken: readonly string[]): PlayedGame => ({ outcome: table.outcome, intents, battles, broken });
    const seat = actingSeat(table);
    if (seat === null) return ended([]);
    if (intents === MAX_INTENTS) return ended([`no end after ${intents} intents`]);
    const closer = intents % SAMPLE === SAMPLE - 1;
    const untouched = closer ? JSON.stringify(state) : null;
    if (closer) {
      const legal = legalIntents(table, seat);
      const found = disagreements(state, seat, legal, earlier);
      if (found.length > 0) return ended(found);
      earlier = legal;
    }
    const intent = inTurn(players, seat).choose(table, seat);
    const next = step(state, seat, intent);
    if (!next.ok) return ended([`${JSON.stringify(intent)} is refused: ${next.error.code}`]);
    const move: AcceptedIntent = { before: state, seat, intent, after: next.value.state, events: next.value.events };
    const broken = [...brokenBy(move), ...(closer ? brokenOnCloserLook(move) : [])];
    if (untouched !== null && untouched !== JSON.stringify(state)) broken.push('a table has been changed in place');
    state = move.after;
    battles += battlesIn(move);
    if (broken.length > 0) return ended(broken);
  }
};
