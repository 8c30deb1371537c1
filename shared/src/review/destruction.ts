import type { Plan } from '../ai/planTurn.js';
import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { isFriendly, isScoreMode } from '../rules/sides.js';
import { preview } from '../rules/step.js';
import type { PlayedTurn } from './playedTurns.js';

/** The most positions to examine to find out whether the other players' answers can save an HQ. */
const MOST_POSITIONS = 300;
/** Plans that are looked at. */
const MOST_PLANS = 24;

/** The enemy whose HQ a turn has destroyed without the loss of an own one; null if there is none. */
export const destroyedHq = (before: Table, after: Table, seat: Seat): Seat | null => {
  if (isScoreMode(before.options.mode)) return null;
  const fallen = after.players.flatMap(({ hq, resigned }, other) => (hq <= 0 && !resigned && before.players[other]!.hq > 0 ? [other] : []));
  if (fallen.some((other) => isFriendly(before, other, seat))) return null;
  return fallen[0] ?? null;
};

interface Search {
  left: number;
}

/** Returns the enemy whose HQ falls whatever the others answer; null if they can save it, or if that takes too long to find out. */
const destroyedForSure = (before: Table, table: Table, seat: Seat, intents: readonly Intent[], search: Search): Seat | null => {
  if (search.left-- <= 0) return null;
  const { decision, outcome } = table;
  const [intent, ...rest] = intents;
  if (!decision && (!intent || outcome || table.turn.player !== seat || table.turn.number !== before.turn.number)) {
    return destroyedHq(before, table, seat);
  }
  const after = (player: Seat, next: Intent, left: readonly Intent[]): Seat | null => {
    const done = preview(table, player, next);
    return done.ok ? destroyedForSure(before, done.value.table, seat, left, search) : null;
  };
  if (!decision) return after(seat, intent!, rest);
  if (decision.kind === 'draw') return destroyedHq(before, table, seat);
  const answers = decision.keys.map((key): Intent => ({ do: 'choose', key }));
  if (isFriendly(table, decision.player, seat)) {
    for (const answer of answers) {
      const found = after(decision.player, answer, intents);
      if (found !== null) return found;
    }
    return null;
  }
  const found = answers.map((answer) => after(decision.player, answer, intents));
  return found.every((other) => other !== null) ? (found[0] ?? null) : null;
};

/** An HQ that a turn destroys. */
export interface Destruction {
  readonly seat: Seat;
  readonly intents: readonly Intent[];
}

/**
 * Returns a plan that destroys an enemy's HQ whatever the others answer, while its own side keeps theirs; null if none of them does.
 * @param plans the best first.
 */
export const findDestruction = ({ table, seat }: PlayedTurn, plans: readonly Plan[]): Destruction | null => {
  if (isScoreMode(table.options.mode)) return null;
  for (const { intents } of plans.slice(0, MOST_PLANS)) {
    const destroyed = destroyedForSure(table, table, seat, intents, { left: MOST_POSITIONS });
    if (destroyed !== null) return { seat: destroyed, intents };
  }
  return null;
};
