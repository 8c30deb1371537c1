import { type Cell, cellOf, hexOf } from '../../hex/cells.js';
import type { EventOf, Hit, Phase } from '../../model/event.js';
import type { Table } from '../../model/state.js';
import type { AskPlayer } from '../answers.js';
import type { Influence } from '../influenceTypes.js';
import { attackHits, conversionOf } from './attacks.js';
import { makeChoices } from './choices.js';
import { explode, withExplosions } from './explosions.js';
import { type Actions, type Activation, CONVERTED, nextActivation, spend, spentExtras } from './initiative.js';
import { resolveHits } from './resolveHits.js';
import { withFalls } from './settlePhase.js';
import { terrainHits } from './terrainHits.js';
import { nextTurretValue, turretHits } from './turrets.js';
import { fightVenom, hasVenom } from './venom.js';
import { putMarkers } from './venomMarkers.js';
import { takeWarehouseHits, woundedWarehouses } from './warehouseHits.js';

/** What comes next in a battle: a phase, the end, or a question (which `ask` has noted). */
export type NextPhase = EventOf<'phase-fought'> | 'over' | 'waiting';

/**
 * Works out the step of venom (P17) or the next phase in which somebody acts, on the board as it stands (B3, B4). Changes nothing but the actions,
 * and these only so far as a phase is over.
 */
export const nextPhase = (table: Table, actions: Actions, ask: AskPlayer): NextPhase => {
  if (table.battle!.finished === null && hasVenom(table)) return fightVenom(table, actions, ask) ?? 'waiting';
  const { netted, field } = actions.influence;
  for (let limit = table.battle!.finished ?? Infinity; ;) {
    const turnout = upcoming(table, actions, limit);
    if (!turnout) return 'over';
    const { due, initiative } = turnout;
    const acting = due.some((cell) => netted[cell]) ? due.filter((cell) => !netted[cell]) : due;
    const fromTerrain = field.landscape || table.turrets.length > 0 ? hitsOfTerrain(table, actions.influence, initiative) : NO_HITS;
    if (acting.length + fromTerrain.length > 0) return fight(table, actions, turnout, acting, fromTerrain, ask) ?? 'waiting';
    spend(actions, turnout);
    limit = initiative;
  }
};

/** What comes up below a phase: actions of units, turrets (L17), and phase 0 where terrain hits somebody (L21). */
const upcoming = (table: Table, actions: Actions, limit: number): Activation | null => {
  const next = nextActivation(actions);
  if (!actions.influence.field.landscape && table.turrets.length === 0) return next;
  const ground = limit > 0 && terrainHits(table, actions.influence).length > 0 ? 0 : -1;
  const initiative = Math.max(next?.initiative ?? -1, nextTurretValue(table, limit), ground);
  if (initiative < 0) return null;
  return next?.initiative === initiative ? next : { initiative, due: [] };
};

/** L17, L21: the hits in a phase that no unit deals. */
const hitsOfTerrain = (table: Table, influence: Influence, initiative: number): Hit[] => [
  ...turretHits(table, influence.field, initiative),
  ...(initiative === 0 ? terrainHits(table, influence) : []),
];

const NO_HITS: readonly Hit[] = [];
const NOT_POISONED: NonNullable<Phase['poisoned']> = [];

/** B4, line by line; null when a player has to be asked. */
const fight = (
  table: Table,
  actions: Actions,
  turnout: Activation,
  acting: readonly Cell[], // (1)
  fromTerrain: readonly Hit[],
  ask: AskPlayer,
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
  const onWarehouses = takeWarehouseHits(influence.field, hits);
  for (const hit of fromTerrain) hits.push(hit);
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
  const warehouses = woundedWarehouses(table, influence.field, onWarehouses);
  if (poisoned.length === 0 && !warehouses) return event;
  return { ...event, ...(poisoned.length > 0 && { poisoned }), ...(warehouses && { warehouses }) };
};
