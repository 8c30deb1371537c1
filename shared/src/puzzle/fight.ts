import type { Decision } from '../model/decision.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { Puzzle } from '../notation/puzzle.js';
import { fightBattle, fightOn, type FoughtBattle } from '../rules/battle/fightBattle.js';
import { areReached } from './goals.js';
import type { Branch, PuzzleTurn } from './turn.js';

/** How the battle of a puzzle ends. */
export interface PuzzleBattle {
  /** Whether the goals are reached by every answer of the others (Z3). */
  readonly wins: boolean;
  /** The solver's answers: those that win, as far as they are the same for all answers of the others. */
  readonly choices: readonly string[];
  /** One course of the battle: the first that misses the goals, if any, else the one with the first answers of the others. */
  readonly keys: readonly string[];
  /** Of `keys`, those of the others. */
  readonly others: readonly string[];
  /** The table after this course. */
  readonly after: Table;
  /** A given answer that was not offered, in this course. */
  readonly unknown: { readonly key: string; readonly decision: Decision } | null;
}

const commonStart = (a: readonly string[], b: readonly string[]): readonly string[] => {
  const end = a.findIndex((key, index) => key !== b[index]);
  return end < 0 ? a : a.slice(0, end);
};

/** Fights the battle of a puzzle with all its questions (Z2, Z3). */
class BattleSearch {
  constructor(
    private readonly puzzle: Puzzle,
    private readonly branch: Branch,
    /** The solver's first answers; after them the solver answers best. */
    private readonly given: readonly string[],
  ) {}

  /** @param asked how many questions the solver has answered. */
  from({ table, decision }: FoughtBattle, asked: number): PuzzleBattle {
    if (!decision) return this.over(table);
    if (decision.player !== this.puzzle.solver) return this.otherAnswers(table, decision, asked);
    const key = this.given[asked];
    if (key === undefined) return this.solverAnswers(table, decision, asked);
    if (decision.keys.includes(key)) return this.answered(table, decision.player, key, asked);
    return { wins: false, choices: [], keys: [], others: [], after: table, unknown: { key, decision } };
  }

  over(after: Table): PuzzleBattle {
    return { wins: areReached(this.puzzle, after, this.branch), choices: [], keys: [], others: [], after, unknown: null };
  }

  private answered(table: Table, player: Seat, key: string, asked: number): PuzzleBattle {
    const isSolver = player === this.puzzle.solver;
    const rest = this.from(fightOn(table, key), isSolver ? asked + 1 : asked);
    return {
      ...rest,
      choices: isSolver ? [key, ...rest.choices] : rest.choices,
      keys: [key, ...rest.keys],
      others: isSolver ? rest.others : [key, ...rest.others],
    };
  }

  /** The first answer that wins, else the first one. */
  private solverAnswers(table: Table, { player, keys }: Decision, asked: number): PuzzleBattle {
    let first: PuzzleBattle | null = null;
    for (const key of keys) {
      const battle = this.answered(table, player, key, asked);
      if (battle.wins) return battle;
      first ??= battle;
    }
    return first!;
  }

  /** The first answer that misses the goals, else the first one. E5: one who has resigned gives the first answer. */
  private otherAnswers(table: Table, { player, keys }: Decision, asked: number): PuzzleBattle {
    let first: PuzzleBattle | null = null;
    let choices: readonly string[] = [];
    for (const key of this.puzzle.position.table.players[player]!.resigned ? keys.slice(0, 1) : keys) {
      const battle = this.answered(table, player, key, asked);
      if (!battle.wins) return battle;
      choices = first ? commonStart(choices, battle.choices) : battle.choices;
      first ??= battle;
    }
    return { ...first!, choices };
  }
}

/**
 * Z2, Z3: fights the battle after a turn. If the match is over before it, there is no battle and the goals are checked on the current
 * table.
 * @param given the solver's answers, used up in order.
 */
const fightFrom = (puzzle: Puzzle, branch: Branch, given: readonly string[]): PuzzleBattle => {
  const search = new BattleSearch(puzzle, branch, given);
  return branch.table.outcome ? search.over(branch.table) : search.from(fightBattle(branch.table, puzzle.solver, []), 0);
};

/** How a turn and its battle end by every way in which the others can have answered in the turn. */
export interface PuzzleResult extends Pick<PuzzleBattle, 'wins' | 'choices'> {
  /** The first branch of the turn that misses the goals, if there is one, else the first one. */
  readonly branch: Branch;
  /** The battle of that branch. */
  readonly battle: PuzzleBattle;
}

/** Z3: the result of a complete turn. */
export const resultOf = (puzzle: Puzzle, { branches }: PuzzleTurn, given: readonly string[] = []): PuzzleResult => {
  const results: PuzzleResult[] = [];
  for (const branch of branches) {
    const battle = fightFrom(puzzle, branch, given);
    const { wins } = battle;
    if (!wins) return { wins, choices: [], branch, battle };
    results.push({ wins, choices: battle.choices, branch, battle });
  }
  return { ...results[0]!, choices: results.map(({ choices }) => choices).reduce(commonStart) };
};
