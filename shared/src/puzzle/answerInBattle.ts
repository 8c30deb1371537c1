import type { Table } from '../model/state.js';
import type { Puzzle } from '../notation/puzzle.js';
import { fightOn } from '../rules/battle/fightBattle.js';
import { areReached, type Traced } from './goals.js';

/** Returns whether the goals are reached from a moment of the battle on with the solver's best answers, whatever the others answer (Z3). */
const canWin = (puzzle: Puzzle, table: Table, traced: Traced): boolean => {
  const { decision } = table;
  if (!decision) return areReached(puzzle, table, traced);
  const wins = (key: string): boolean => canWin(puzzle, fightOn(table, key).table, traced);
  return decision.player === puzzle.solver ? decision.keys.some(wins) : keysOf(table).every(wins);
};

/** E5: one who has resigned gives the first answer. */
const keysOf = ({ decision, players }: Table): readonly string[] => {
  const keys = decision?.keys ?? [];
  return decision && players[decision.player]?.resigned ? keys.slice(0, 1) : keys;
};

/**
 * Returns the answer to the open question of a battle: another player's worst one for the solver, or the solver's best one. Of several, the
 * first.
 * @param traced as it was before the battle.
 */
export const answerInBattle = (puzzle: Puzzle, table: Table, traced: Traced): string => {
  const { decision } = table;
  if (!decision) throw new Error('no question is open');
  const isBest = (key: string): boolean => canWin(puzzle, fightOn(table, key).table, traced) === (decision.player === puzzle.solver);
  return keysOf(table).find(isBest) ?? decision.keys[0]!;
};
