import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import { defaultChoice } from '../rules/answers.js';
import { preview, step } from '../rules/step.js';

/** More questions in a row do not occur. */
const MOST_QUESTIONS = 200;

/** Answers every open question by the default, up to the next one that would draw a tile. */
const answered = (table: Table): Table => {
  let after = table;
  for (let asked = 0; after.decision && after.decision.kind !== 'draw' && asked < MOST_QUESTIONS; asked++) {
    const done = preview(after, after.decision.player, { do: 'choose', key: defaultChoice(after.decision) });
    if (!done.ok) break;
    after = done.value.table;
  }
  return after;
};

/** Returns the table after an intent, with the default answer to every question that follows; null if it is refused. Draws nothing. */
export const foresee = (table: Table, seat: Seat, intent: Intent): Table | null => {
  const done = preview(table, seat, intent);
  return done.ok ? answered(done.value.table) : null;
};

/** The same on a state with draw piles; tiles are drawn from them. */
export const foreseeState = (state: GameState, seat: Seat, intent: Intent): GameState | null => {
  let done = step(state, seat, intent);
  for (let asked = 0; done.ok && done.value.state.table.decision && asked < MOST_QUESTIONS; asked++) {
    const { decision } = done.value.state.table;
    done = step(done.value.state, decision.player, { do: 'choose', key: defaultChoice(decision) });
  }
  return done.ok ? done.value.state : null;
};
