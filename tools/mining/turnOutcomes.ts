import { unitOf } from '@hexfall/shared/content/catalog';
import { type Hex, hexOf } from '@hexfall/shared/hex/cells';
import type { Intent } from '@hexfall/shared/model/intent';
import { NOBODY, type Table } from '@hexfall/shared/model/state';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import { damageBy, isGone, isReached } from '@hexfall/shared/puzzle/goals';
import { PositionKeys } from '@hexfall/shared/puzzle/PositionKeys';
import { type Branch, lackOf, type PuzzleTurn } from '@hexfall/shared/puzzle/turn';
import { TurnWalk } from '@hexfall/shared/puzzle/TurnWalk';
import { fightBattle, fightOn } from '@hexfall/shared/rules/battle/fightBattle';
import { isFriendly } from '@hexfall/shared/rules/sides';

/** Different positions before the battle that come to the same. */
export interface TurnClass {
  /** How many positions with the number of tiles that has to be used. */
  count: number;
  /** Whether a turn with fewer tiles comes to the same. */
  isReachedWithFewer: boolean;
  /** The first turn of the class with all tiles used; empty if there is none. */
  intents: readonly Intent[];
}

/** Whether only one turn makes up a class. */
export const isSingle = ({ count, isReachedWithFewer }: TurnClass): boolean => count === 1 && !isReachedWithFewer;

/** The goals that are reached or not. */
export const PLAIN_GOALS = ['destroy-hq', 'more-points', 'lose-nothing', 'hq-unhurt', 'save-hq'] as const;

/** The result of a turn and its battle. */
export interface TurnOutcome {
  /** What enemy HQs lose. */
  readonly damage: number;
  /** Bit i: the unit on the i-th hex of `targets` is gone. */
  readonly kills: number;
  /** Bit i: the i-th of `PLAIN_GOALS` is reached. */
  readonly plain: number;
}

/** Different positions before the battle with the same outcome. */
export type OutcomeClass = TurnOutcome & TurnClass;

/** The results of all turns from a position. */
export interface TurnOutcomes {
  /** False if the search was broken off. */
  readonly complete: boolean;
  /** How many different positions were fought. */
  readonly positions: number;
  /** The enemy units that can be killed, except HQs. */
  readonly targets: readonly Hex[];
  readonly classes: readonly OutcomeClass[];
}

const targetsIn = (table: Table, solver: number): Hex[] =>
  table.board.flatMap((unit, cell) =>
    unit && unit.owner !== NOBODY && unit.owner !== solver && !isFriendly(table, solver, unit.owner) && !unitOf(unit.tile).isHq
      ? [hexOf(cell)]
      : [],
  );

/** Fights with the first answer to each question. */
const fightFirst = (table: Table, solver: number): Table => {
  if (table.outcome) return table;
  let fought = fightBattle(table, solver, []);
  while (fought.decision) fought = fightOn(fought.table, fought.decision.keys[0]!);
  return fought.table;
};

const bits = (flags: readonly boolean[]): number => flags.reduce((sum, flag, index) => sum | (flag ? 1 << index : 0), 0);

/** The turns of a position by what they come to, with the first answers in battles: candidates, which only `solve` proves. */
class OutcomeSearch {
  private readonly puzzle: Puzzle;
  private readonly keys: PositionKeys;
  private readonly fought = new Set<string>();
  private readonly classes = new Map<string, OutcomeClass>();
  private readonly targets: readonly Hex[];
  private isBrokenOff = false;

  constructor(
    puzzle: Puzzle,
    private readonly most: number,
  ) {
    this.targets = targetsIn(puzzle.position.table, puzzle.solver);
    const goals: readonly PuzzleGoal[] = [{ goal: 'kill', hexes: this.targets }, { goal: 'lose-nothing' }];
    this.puzzle = { ...puzzle, goals };
    this.keys = new PositionKeys(puzzle.solver, true);
  }

  run(): TurnOutcomes {
    new TurnWalk(this.puzzle, this.keys, {
      visit: (turn, intents) => this.judge(turn, intents),
      isOver: () => this.isBrokenOff,
    }).run();
    const { isBrokenOff, fought, targets, classes } = this;
    return { complete: !isBrokenOff, positions: fought.size, targets, classes: [...classes.values()] };
  }

  private judge(turn: PuzzleTurn, intents: readonly Intent[]): void {
    const lack = lackOf(this.puzzle, turn);
    if (lack?.code === 'decision-open') return;
    const key = this.keys.ofBattle(turn);
    if (this.fought.has(key)) return;
    this.isBrokenOff ||= this.fought.size === this.most;
    if (this.isBrokenOff) return;
    this.fought.add(key);
    const outcome = this.outcomeOf(turn);
    const name = `${outcome.damage} ${outcome.kills} ${outcome.plain}`;
    let found = this.classes.get(name);
    if (!found) this.classes.set(name, (found = { ...outcome, count: 0, isReachedWithFewer: false, intents: [] }));
    if (lack) found.isReachedWithFewer = true;
    else if (++found.count === 1) found.intents = [...intents];
  }

  /** The worst of all answers of the others in the turn. */
  private outcomeOf({ branches }: PuzzleTurn): TurnOutcome {
    return branches
      .map((branch) => this.outcomeIn(branch))
      .reduce((a, b) => ({ damage: Math.min(a.damage, b.damage), kills: a.kills & b.kills, plain: a.plain & b.plain }));
  }

  private outcomeIn(branch: Branch): TurnOutcome {
    const { puzzle } = this;
    const after = fightFirst(branch.table, puzzle.solver);
    return {
      damage: damageBy(puzzle.position.table, after, puzzle.solver),
      kills: bits(branch.targets.map((cell) => isGone(after, cell))),
      plain: bits(PLAIN_GOALS.map((goal) => isReached(puzzle, { goal }, after, branch))),
    };
  }
}

/**
 * What the turns of a puzzle come to, whatever its goals.
 * @param most how many positions are fought at most.
 */
export const turnOutcomes = (puzzle: Puzzle, most: number): TurnOutcomes => new OutcomeSearch(puzzle, most).run();

/** The hexes of a set of kills. */
export const killedHexes = (targets: readonly Hex[], kills: number): Hex[] => targets.filter((_, index) => kills & (1 << index));

/** How many bits are set. */
export const countBits = (value: number): number => {
  let count = 0;
  for (let left = value; left > 0; left &= left - 1) count++;
  return count;
};
