import type { Hex } from '@hexfall/shared/hex/cells';
import { HQ_TOUGHNESS } from '@hexfall/shared/model/limits';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import { withHqs } from './gameTurns.js';
import {
  countBits,
  isSingle,
  killedHexes,
  type OutcomeClass,
  PLAIN_GOALS,
  type TurnOutcome,
  type TurnOutcomes,
  turnOutcomes,
} from './turnOutcomes.js';

/** Goals that only one turn reaches, judged by first answers. */
export interface ChosenGoals {
  readonly goals: readonly PuzzleGoal[];
  /** What the goals ask for. */
  readonly wanted: TurnOutcome;
  /** How many turns miss them by one: a goal, a kill, or a wound. */
  readonly nearMisses: number;
}

/** More are hard to keep in mind. */
const MOST_GOALS = 3;
const MOST_KILLS = 4;

const reaches = (outcome: TurnOutcome, { damage, kills, plain }: TurnOutcome): boolean =>
  outcome.damage >= damage && (outcome.kills & kills) === kills && (outcome.plain & plain) === plain;

/** How many turns reach what is wanted; more than one is enough to know. */
const reachedBy = (classes: readonly OutcomeClass[], wanted: TurnOutcome): number =>
  classes.reduce((sum, found) => sum + (reaches(found, wanted) ? found.count + (found.isReachedWithFewer ? 2 : 0) : 0), 0);

const bitsOf = (value: number): number[] => Array.from({ length: 31 }, (_, bit) => 1 << bit).filter((bit) => value & bit);

/** What is wanted without one of its parts, in each way: those that say least come first. */
const withoutOne = ({ damage, kills, plain }: TurnOutcome): TurnOutcome[] => [
  ...bitsOf(plain)
    .toReversed()
    .map((bit) => ({ damage, kills, plain: plain & ~bit })),
  ...bitsOf(kills).map((bit) => ({ damage, kills: kills & ~bit, plain })),
  ...(damage > 0 ? [{ damage: 0, kills, plain }] : []),
];

/** Leaves out parts of what is wanted, as long as only one turn reaches it. */
const simplified = (classes: readonly OutcomeClass[], wanted: TurnOutcome, order: (parts: TurnOutcome[]) => TurnOutcome[]): TurnOutcome => {
  for (const less of order(withoutOne(wanted))) if (reachedBy(classes, less) === 1) return simplified(classes, less, order);
  return wanted;
};

const ORDERS = [(parts: TurnOutcome[]) => parts, (parts: TurnOutcome[]) => parts.toReversed()] as const;

const DESTROYS_HQ = 1 << PLAIN_GOALS.indexOf('destroy-hq');

/** Whether there is more to do than to lose nothing. */
const isAttack = ({ damage, kills, plain }: TurnOutcome): boolean => damage > 0 || kills > 0 || (plain & DESTROYS_HQ) > 0;

const goalCount = ({ damage, kills, plain }: TurnOutcome): number => (damage > 0 ? 1 : 0) + (kills > 0 ? 1 : 0) + countBits(plain);

const goalsOf = ({ targets }: TurnOutcomes, { damage, kills, plain }: TurnOutcome): PuzzleGoal[] => [
  ...PLAIN_GOALS.filter((_, index) => plain & (1 << index)).map((goal): PuzzleGoal => ({ goal })),
  ...(damage > 0 ? [{ goal: 'damage', wounds: damage } as const] : []),
  ...(kills > 0 ? [{ goal: 'kill', hexes: killedHexes(targets, kills) } as const] : []),
];

const nearMisses = (classes: readonly OutcomeClass[], wanted: TurnOutcome): number => {
  const nearly = withoutOne(wanted).filter((less) => less.damage === wanted.damage && goalCount(less) > 0);
  if (wanted.damage > 1) nearly.push({ ...wanted, damage: wanted.damage - 1 });
  return (
    classes.reduce((sum, found) => sum + (nearly.some((less) => reaches(found, less)) ? found.count : 0), 0) - (nearly.length > 0 ? 1 : 0)
  );
};

/** What goals ask for; the HQ that has to fall, with as much toughness as that takes, stands for the wounds. */
const wantedBy = ({ goals, solver, position }: Puzzle, targets: readonly Hex[]): TurnOutcome => {
  const [enemy] = position.table.players.filter((_, seat) => seat !== solver);
  const names = targets.map(String);
  let wanted: TurnOutcome = { damage: 0, kills: 0, plain: 0 };
  for (const goal of goals) {
    if (goal.goal === 'damage') wanted = { ...wanted, damage: goal.wounds };
    else if (goal.goal === 'kill')
      wanted = { ...wanted, kills: goal.hexes.reduce((bits, hex) => bits | (1 << names.indexOf(String(hex))), 0) };
    else if (goal.goal === 'destroy-hq' && goals.length === 1) wanted = { ...wanted, damage: enemy?.hq ?? 0 };
    else wanted = { ...wanted, plain: wanted.plain | (1 << PLAIN_GOALS.indexOf(goal.goal)) };
  }
  return wanted;
};

/** In a duel the HQ that has to fall, with as much toughness as HQs have: what is done to it is counted as when the puzzle was mined. */
const withWholeHq = (puzzle: Puzzle): Puzzle => {
  const { goals, solver, position } = puzzle;
  if (goals.length !== 1 || goals[0]?.goal !== 'destroy-hq') return puzzle;
  const table = withHqs(position.table, (seat, hq) => (seat === solver ? hq : HQ_TOUGHNESS));
  return { ...puzzle, position: { ...position, table } };
};

/** How many turns of a puzzle miss its goals by one, as they were counted when it was mined. @param most how many positions are fought. */
export const nearMissesOf = (puzzle: Puzzle, most: number): number => {
  const { classes, targets } = turnOutcomes(withWholeHq(puzzle), most);
  return nearMisses(classes, wantedBy(puzzle, targets));
};

/** The goals for which a position has exactly one turn, those that most turns miss by little first. */
export const chooseGoals = (outcomes: TurnOutcomes): ChosenGoals[] => {
  const { classes } = outcomes;
  const found = new Map<string, ChosenGoals>();
  for (const single of classes) {
    if (!isSingle(single) || reachedBy(classes, single) !== 1) continue;
    for (const order of ORDERS) {
      const wanted = simplified(classes, single, order);
      if (!isAttack(wanted) || goalCount(wanted) > MOST_GOALS || countBits(wanted.kills) > MOST_KILLS) continue;
      const goals = goalsOf(outcomes, wanted);
      found.set(JSON.stringify(goals), { goals, wanted, nearMisses: nearMisses(classes, wanted) });
    }
  }
  return [...found.values()].sort((a, b) => goalCount(a.wanted) - goalCount(b.wanted) || b.nearMisses - a.nearMisses);
};
