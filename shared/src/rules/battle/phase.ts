import { hexOf, type Cell } from '../../hex/cells.js';
import type { EventOf } from '../../model/event.js';
import type { Table } from '../../model/state.js';
import { attackHits } from './attacks.js';
import { makeChoices } from './choices.js';
import { blastOf, explode, reactToHits } from './explosions.js';
import { CONVERTED, nextTurnout, spend, spentExtras, type Actions, type Turnout } from './initiative.js';
import type { Ask } from './medics.js';
import { resolveBlow } from './strike.js';

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
    const acting = turnout.due.filter((cell) => !netted[cell]);
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
  const blast = blastOf(choices.exploding);
  for (const cell of acting) {
    if (choices.exploding.includes(cell))
      explode(influence, cell, 'explosion', blast.hits); // (3)
    else attackHits(influence, cell, choices.conversions.get(cell), blast.hits);
  }
  if (influence.field.explosive) reactToHits(influence, blast, null);
  const strike = resolveBlow(table, influence, blast, starter, ask); // (4), (5)
  if (!strike) return null;
  spend(actions, turnout);
  for (const cell of choices.conversions.keys()) actions.spent[cell]! |= CONVERTED;
  return {
    type: 'phase-fought',
    initiative: turnout.initiative,
    acts: acting.map(hexOf),
    choices: choices.answers.map(({ at, key }) => ({ at: hexOf(at), key })),
    hits: strike.hits,
    saves: strike.saves,
    wounds: strike.wounds,
    damage: strike.damage,
    points: strike.points,
    removed: strike.removed,
    travels: strike.travels,
    spent: actions.spent.slice(),
    extra: actions.extra.length > 0 ? spentExtras(actions) : [],
  };
};
