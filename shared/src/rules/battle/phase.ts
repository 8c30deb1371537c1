import { cellOf, hexOf, type Cell } from '../../hex/cells.js';
import type { EventOf } from '../../model/event.js';
import type { Battle, SpentExtra, Table } from '../../model/state.js';
import type { Influence } from '../influence.js';
import { attackHits } from './attacks.js';
import { makeChoices } from './choices.js';
import { explode, reactToHits, type Blast } from './explosions.js';
import { CONVERTED, nextTurnout, spend, type Actions, type Turnout } from './initiative.js';
import type { Ask } from './medics.js';
import { resolveBlow } from './strike.js';

/** What comes next in a battle: a phase, the end, or a question (which `ask` has noted). */
export type NextPhase = EventOf<'phase-fought'> | 'over' | 'waiting';

/** Works out the next phase in which somebody acts, on the board as it stands (B3, B4). Changes nothing. */
export const nextPhase = (table: Table, influence: Influence, ask: Ask): NextPhase => {
  const battle = table.battle!;
  const actions = actionsOf(battle);
  let limit = battle.finished === null ? Infinity : battle.finished - 1;
  for (;;) {
    const turnout = nextTurnout(influence, actions, limit);
    if (!turnout) return 'over';
    const acting = turnout.due.filter((cell) => !influence.netted[cell]);
    if (acting.length > 0) return fight(table, influence, actions, turnout, acting, ask) ?? 'waiting';
    for (const cell of turnout.due) spend(influence, actions, cell, turnout.initiative);
    limit = turnout.initiative - 1;
  }
};

/** B4, line by line; null when a player has to be asked. */
const fight = (
  table: Table,
  influence: Influence,
  actions: Actions,
  { initiative, due }: Turnout,
  acting: readonly Cell[], // (1)
  ask: Ask,
): EventOf<'phase-fought'> | null => {
  const { starter } = table.battle!;
  const choices = makeChoices(influence, actions, acting, starter, ask); // (2)
  if (!choices) return null;
  const blast: Blast = { hits: [], lost: choices.exploding.slice(), setOff: new Map() };
  for (const cell of acting) {
    if (choices.exploding.includes(cell))
      explode(influence, cell, 'explosion', blast.hits); // (3)
    else attackHits(influence, cell, choices.conversions.get(cell), blast.hits);
  }
  if (influence.field.explosive) reactToHits(influence, blast, null);
  const strike = resolveBlow(table, influence, blast, starter, ask); // (4), (5)
  if (!strike) return null;
  for (const cell of due) spend(influence, actions, cell, initiative);
  for (const cell of choices.conversions.keys()) actions.spent[cell]! |= CONVERTED;
  return {
    type: 'phase-fought',
    initiative,
    acts: acting.map(hexOf),
    choices: choices.answers.map(({ at, key }) => ({ at: hexOf(at), key })),
    hits: strike.hits,
    saves: strike.saves,
    wounds: strike.wounds,
    damage: strike.damage,
    points: strike.points,
    removed: strike.removed,
    travels: strike.travels,
    spent: actions.spent,
    extra: actions.extra.length > 0 ? spentExtras(actions) : [],
  };
};

const actionsOf = (battle: Battle): Actions => {
  const extra: Cell[][][] = [];
  for (const { at, sources } of battle.extra) (extra[cellOf(at)] ??= []).push(sources.map(cellOf));
  return { spent: battle.spent.slice(), extra };
};

const spentExtras = ({ extra }: Actions): SpentExtra[] =>
  extra.flatMap((uses, cell) => (uses ?? []).map((sources) => ({ at: hexOf(cell), sources: sources.map(hexOf) })));
