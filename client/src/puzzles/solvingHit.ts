import { hqOf } from '@hexfall/shared/content/catalog';
import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { type DescribedEvent, describeEvents } from '@hexfall/shared/inspect/describeEvents';
import type { FactOf, UnitRef } from '@hexfall/shared/inspect/fact';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Table } from '@hexfall/shared/model/state';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import { isFriendly } from '@hexfall/shared/rules/sides';

/** A hit of a unit on another, and the table before it. */
export interface UnitHit {
  readonly hit: FactOf<'hit'> & { readonly attacker: UnitRef };
  readonly before: Table;
}

type Asked = Pick<Puzzle, 'goals' | 'position' | 'solver'>;

const isHq = ({ players }: Table, { owner, tile }: UnitRef): boolean => {
  const player = players[owner];
  return player !== undefined && hqOf(player.army) === tile;
};

/** Whether a goal of the puzzle is about a unit. */
const isAskedFor = ({ goals, position: { table } }: Asked, target: UnitRef): boolean =>
  goals.some((goal) => {
    if (goal.goal === 'kill') return goal.hexes.some((at) => table.board[cellOf(at)]?.tile === target.tile);
    return goal.goal !== 'lose-nothing' && isHq(table, target);
  });

/** The hexes whose units fall in a step. */
const fallenIn = ({ facts }: DescribedEvent): readonly Hex[] =>
  facts.flatMap((fact) => {
    if (fact.kind === 'destroyed') return [fact.unit.at];
    return fact.kind === 'hq-destroyed' && fact.at ? [fact.at] : [];
  });

/**
 * Returns the hit of the solver's side that reached the goals of a puzzle: one on a unit that a goal asks for, best one that destroyed it; of equal
 * ones the latest, and the strongest. Null where no unit hit an enemy.
 * @param before the table before the battle.
 */
export const solvingHit = (puzzle: Asked, before: Table, events: readonly GameEvent[]): UnitHit | null => {
  const isOwn = ({ owner }: UnitRef): boolean => owner === puzzle.solver || isFriendly(before, puzzle.solver, owner);
  const hits = describeEvents(before, events).flatMap((described) => {
    const fallen = fallenIn(described);
    return described.facts.flatMap((fact) => {
      if (fact.kind !== 'hit' || !fact.attacker || fact.saved || fact.wounds === 0) return [];
      const { attacker, target } = fact;
      if (!isOwn(attacker) || isOwn(target)) return [];
      const weight = (isAskedFor(puzzle, target) ? 2 : 0) + (fallen.some((at) => sameHex(at, target.at)) ? 1 : 0);
      return [{ hit: { ...fact, attacker }, before: described.before, weight }];
    });
  });
  const better = (a: (typeof hits)[number], b: (typeof hits)[number]): boolean =>
    b.weight > a.weight || (b.weight === a.weight && (b.hit.wounds >= a.hit.wounds || !sameHex(a.hit.target.at, b.hit.target.at)));
  return hits.reduce<(typeof hits)[number] | null>((best, one) => (best && !better(best, one) ? best : one), null);
};
