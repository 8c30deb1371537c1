import { cellOf, hexOf, type Cell } from '../../hex/cells.js';
import type { EventOf, Hit, Phase } from '../../model/event.js';
import type { Table } from '../../model/state.js';
import { attackHits, conversionOf } from './attacks.js';
import { makeChoices } from './choices.js';
import { withExplosions, explode } from './explosions.js';
import { CONVERTED, nextActivation, spend, spentExtras, type Actions, type Activation } from './initiative.js';
import type { Ask } from '../answers.js';
import { resolveHits } from './resolveHits.js';
import { withFalls } from './settlePhase.js';
import { putMarkers } from './venomMarkers.js';
import { fightVenom, hasVenom } from './venom.js';

/** What comes next in a battle: a phase, the end, or a question (which `ask` has noted). */
export type NextPhase = EventOf<'phase-fought'> | 'over' | 'waiting';

/**
 * Works out the step of venom (P17) or the next phase in which somebody acts, on the board as it stands (B3, B4). Changes nothing but the actions,
 * and these only so far as a phase is over.
 */
export const nextPhase = (table: Table, actions: Actions, ask: Ask): NextPhase => {
  if (table.battle!.finished === null && hasVenom(table)) return fightVenom(table, actions, ask) ?? 'waiting';
  const { netted } = actions.influence;
  for (;;) {
    const turnout = nextActivation(actions);
    if (!turnout) return 'over';
    const { due } = turnout;
    const acting = due.some((cell) => netted[cell]) ? due.filter((cell) => !netted[cell]) : due;
    if (acting.length > 0) return fight(table, actions, turnout, acting, ask) ?? 'waiting';
    spend(actions, turnout);
  }
};

const NOT_POISONED: NonNullable<Phase['poisoned']> = [];

/** B4, line by line; null when a player has to be asked. */
const fight = (
  table: Table,
  actions: Actions,
  turnout: Activation,
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
    else attackHits(influence, cell, choices.keysAt(cell), hits);
  }
  const resolved = resolveHits(table, influence, withExplosions(influence, hits, choices.exploding, null), starter, ask); // (4), (5)
  if (!resolved) return null;
  const poisoned = influence.field.venomous ? putMarkers(table, influence, resolved, ask) : NOT_POISONED;
  if (!poisoned) return null;
  const strike = withFalls(table, influence, resolved.strike); // (6)
  spend(actions, turnout);
  for (const { at, key } of choices.answers) if (conversionOf(key)) actions.spent[cellOf(at)]! |= CONVERTED;
  const event: EventOf<'phase-fought'> = {
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
  return poisoned.length > 0 ? { ...event, poisoned } : event;
};
