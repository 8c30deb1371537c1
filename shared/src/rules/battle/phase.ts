import { hexOf, type Cell } from '../../hex/cells.js';
import type { EventOf, Hit } from '../../model/event.js';
import type { Table } from '../../model/state.js';
import { attackHits } from './attacks.js';
import { makeChoices } from './choices.js';
import { blastFrom, explode } from './explosions.js';
import { CONVERTED, nextTurnout, spend, spentExtras, type Actions, type Turnout } from './initiative.js';
import type { Ask } from './medics.js';
import { resolveBlast } from './strike.js';

/** What comes next in a battle: a phase, the end, or a question (which `ask` has noted). */
export type NextPhase = EventOf<'phase-fought'> | 'over' | 'waiting';

/**
 * Works out the next phase in which somebody acts, on the board as it stands (B3, B4). Changes nothing but the actions,
 * and these only so far as a phase is over.
 */
export const nextPhase = (table: Table, actions: Actions, ask: Ask): NextPhase => {
  const { netted } = actions.influence;
  for (;;) {
    const turnout = nextTurnout(actions);
    if (!turnout) return 'over';
    const { due } = turnout;
    const acting = due.some((cell) => netted[cell]) ? due.filter((cell) => !netted[cell]) : due;
    if (acting.length > 0) return fight(table, actions, turnout, acting, ask) ?? 'waiting';
    spend(actions, turnout);
  }
};

/** B4, line by line; null when a player has to be asked. */
const fight = (
  table: Table,
  actions: Actions,
  turnout: Turnout,
  acting: readonly Cell[], // (1)
  ask: Ask,
): EventOf<'phase-fought'> | null => {
  const { influence } = actions;
  const { starter } = table.battle!;
  const choices = makeChoices(actions, acting, starter, ask); // (2)
  if (!choices) return null;
  const hits: Hit[] = [];
  for (const cell of acting) {
    if (choices.exploding.length > 0 && choices.exploding.includes(cell))
      explode(influence, cell, 'explosion', hits); // (3)
    else attackHits(influence, cell, choices.conversions?.get(cell), hits);
  }
  const strike = resolveBlast(table, influence, blastFrom(influence, hits, choices.exploding, null), starter, ask); // (4), (5)
  if (!strike) return null;
  spend(actions, turnout);
  choices.conversions?.forEach((_, cell) => (actions.spent[cell]! |= CONVERTED));
  return {
    type: 'phase-fought',
    initiative: turnout.initiative,
    acts: acting.map(hexOf),
    choices: choices.answers,
    hits: strike.hits,
    saves: strike.saves,
    wounds: strike.wounds,
    damage: strike.damage,
    points: strike.points,
    removed: strike.removed,
    travels: strike.travels,
    spent: actions.spent.slice(),
    extra: spentExtras(actions),
  };
};
