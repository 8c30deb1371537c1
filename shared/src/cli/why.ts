import { notationId } from '../content/catalog.js';
import { hexOf } from '../hex/cells.js';
import { describeEvents } from '../inspect/describeEvents.js';
import { explainUnit } from '../inspect/explainUnit.js';
import type { DescribedStep, UnitRef } from '../inspect/fact.js';
import type { Reason } from '../inspect/reason.js';
import type { GameEvent } from '../model/event.js';
import type { Table } from '../model/state.js';
import { armyLabel } from '../notation/players.js';
import { isObject } from '../notation/readers.js';
import { boardOf } from '../rules/landscape.js';

const isUnit = (value: object): value is UnitRef => 'tile' in value && 'owner' in value;

/** A unit as the notation names it; a neutral bomber has no army (P2). */
const unitJson = ({ players }: Table, { owner, tile, at }: UnitRef): object => {
  const player = players[owner];
  return { ...(player ? { army: armyLabel(players, player, owner) } : {}), tile: notationId(tile), at };
};

/** A value of a cause, with every unit in it as the notation names it. */
const printable = (table: Table, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => printable(table, item));
  if (!isObject(value)) return value;
  if (isUnit(value)) return unitJson(table, value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, printable(table, item)]));
};

const reasonJson = (table: Table, { cause, rules, causes }: Reason): object => ({
  ...(printable(table, cause) as object),
  rules,
  ...(causes.length > 0 ? { causes: causes.map((reason) => reasonJson(table, reason)) } : {}),
});

const stepJson = (step: DescribedStep): object[] =>
  boardOf(step.before).cells.flatMap((cell) => {
    const [unit, at] = [step.before.board[cell], hexOf(cell)];
    const reasons = unit ? explainUnit(step, at) : [];
    if (!unit || reasons.length === 0) return [];
    return [{ ...unitJson(step.before, { ...unit, at }), reasons: reasons.map((reason) => reasonJson(step.before, reason)) }];
  });

/**
 * Returns the causes of each phase of a battle: every unit involved, with its chains of causes and their clauses.
 * @param before the table before the first event.
 * @returns one list for each `phase-fought`.
 */
export const whyOf = (before: Table, events: readonly GameEvent[]): object[][] =>
  describeEvents(before, events).flatMap(({ event, step }) => (event.type === 'phase-fought' && step ? [stepJson(step)] : []));
