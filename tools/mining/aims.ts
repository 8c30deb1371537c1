import { HQ_TOUGHNESS } from '@hexfall/shared/model/limits';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { GoalKind, Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import type { MoveAim } from '@hexfall/shared/puzzle/puzzleName';
import { fightTurns, type HqLosses, type LossClass, lossClasses } from './hqLosses.js';
import { isSingle } from './turnOutcomes.js';

/** The toughness of the HQs of a duel. */
export interface HqToughness {
  readonly enemy: number;
  readonly own: number;
}

type AimGoal = Extract<GoalKind, 'destroy-hq' | 'save-hq' | 'more-points'>;

/** What a turn is played for, as far as HQs tell. */
interface AimRule {
  readonly goal: AimGoal;
  /** How well a turn serves the aim. */
  readonly worthOf: (losses: HqLosses) => number;
  /** The least worth of a turn that reaches the aim. */
  readonly wanted: (hqs: HqToughness) => number;
  /** The toughness nearest to that of the match with which turns have to be worth from `least` to `most`. */
  readonly fit: (hqs: HqToughness, least: number, most: number) => HqToughness;
}

const between = (number: number, least: number, most: number): number => Math.min(Math.max(number, least), most);

const AIM_RULES: Readonly<Record<MoveAim, AimRule>> = {
  win: {
    goal: 'destroy-hq',
    worthOf: ({ enemy }) => enemy,
    wanted: ({ enemy }) => enemy,
    fit: ({ enemy, own }, least, most) => ({ enemy: between(enemy, least, most), own }),
  },
  save: {
    goal: 'save-hq',
    worthOf: ({ own }) => -own,
    wanted: ({ own }) => 1 - own,
    fit: ({ enemy, own }, least, most) => ({ enemy, own: between(own, 1 - most, 1 - least) }),
  },
  final: {
    goal: 'more-points',
    worthOf: ({ enemy, own }) => enemy - own,
    wanted: ({ enemy, own }) => enemy - own + 1,
    // The enemy's toughness alone is changed: own + worth > enemy.
    fit: ({ enemy, own }, least, most) => ({ enemy: between(enemy, own + least - 1, own + most - 1), own }),
  },
};

/** Less is no blow to an HQ. */
const FEWEST_WOUNDS = 2;

/** The one turn that serves an aim best, and the toughness of HQs with which no other one reaches it. */
export interface BestTurn {
  readonly best: LossClass;
  readonly hqs: HqToughness;
  readonly goals: readonly PuzzleGoal[];
  /** How much the toughness of HQs differs from that in the match. */
  readonly changed: number;
}

/** Whether only the aim decides: the own HQ stands after the turn, and no HQ falls in another one but that which the aim is about. */
const isDecidedByAim = (aim: MoveAim, hqs: HqToughness, classes: readonly LossClass[], best: LossClass): boolean => {
  if (best.own >= hqs.own) return false;
  if (aim === 'win') return best.enemy >= FEWEST_WOUNDS;
  return classes.every(({ enemy, own }) => enemy < hqs.enemy && (aim === 'save' || own < hqs.own));
};

const isOfMatch = (toughness: number): boolean => toughness >= 1 && toughness <= HQ_TOUGHNESS;

const withGoals = (best: LossClass, before: HqToughness, hqs: HqToughness, goals: readonly PuzzleGoal[]): BestTurn => ({
  best,
  hqs,
  goals,
  changed: Math.abs(hqs.enemy - before.enemy) + Math.abs(hqs.own - before.own),
});

/** The turn that serves an aim best, if it is the only one. */
const mostWorth = (aim: MoveAim, classes: readonly LossClass[], hqs: HqToughness): BestTurn | null => {
  const { goal, worthOf, fit } = AIM_RULES[aim];
  const [best, second] = classes.toSorted((a, b) => worthOf(b) - worthOf(a));
  if (!best || !second || !isSingle(best)) return null;
  const [least, most] = [worthOf(second) + 1, worthOf(best)];
  if (least > most) return null;
  const fitted = fit(hqs, least, most);
  if (!isOfMatch(fitted.enemy) || !isOfMatch(fitted.own) || !isDecidedByAim(aim, fitted, classes, best)) return null;
  return withGoals(best, hqs, fitted, [{ goal }]);
};

/** The turns by which the enemy HQ can fall while the own one stands, and falls by all others that do as much: with both it is a draw (E1). */
const winsUnhurt = (classes: readonly LossClass[], hqs: HqToughness): BestTurn[] =>
  classes.flatMap((best) => {
    if (!isSingle(best) || best.enemy < FEWEST_WOUNDS) return [];
    const rivals = classes.filter((other) => other !== best && other.enemy >= best.enemy);
    const limit = Math.min(...rivals.map(({ own }) => own));
    if (rivals.length === 0 || limit <= best.own) return [];
    const fitted = { enemy: best.enemy, own: between(hqs.own, best.own + 1, limit) };
    return isOfMatch(fitted.enemy) && isOfMatch(fitted.own)
      ? [withGoals(best, hqs, fitted, [{ goal: 'destroy-hq' }, { goal: 'save-hq' }])]
      : [];
  });

/** The turns by which the own HQ stands and the enemy's is hurt, where one by which it stands hurts it less: there is a tile for each. */
const savesAndHits = (classes: readonly LossClass[], hqs: HqToughness): BestTurn[] =>
  classes.flatMap((best) => {
    const own = Math.max(hqs.own, best.own + 1);
    const rivals = classes.filter((other) => other !== best && other.enemy >= best.enemy);
    const limit = Math.min(own, ...rivals.map((other) => other.own));
    const fitted = { enemy: hqs.enemy, own: limit };
    if (!isSingle(best) || best.enemy < 1 || limit <= best.own || !isOfMatch(limit)) return [];
    if (!isDecidedByAim('save', fitted, classes, best)) return [];
    return [withGoals(best, hqs, fitted, [{ goal: 'save-hq' }, { goal: 'damage', wounds: best.enemy }])];
  });

/** The turns of a position that serve an aim as no other one does, the one with a single goal first, then those for which the toughness of HQs is changed least. */
export const bestTurns = (aim: MoveAim, classes: readonly LossClass[], hqs: HqToughness): readonly BestTurn[] => {
  const most = mostWorth(aim, classes, hqs);
  const more = { win: winsUnhurt, save: savesAndHits, final: () => [] }[aim](classes, hqs);
  return [...(most ? [most] : []), ...more.toSorted((a, b) => a.changed - b.changed)];
};

/** How many turns nearly reach an aim: all but the best one that miss it by a point, or reach it and miss another goal. */
export const nearMissesIn = (aim: MoveAim, classes: readonly LossClass[], hqs: HqToughness): number => {
  const { worthOf, wanted } = AIM_RULES[aim];
  return classes.reduce((sum, each) => {
    const missing = wanted(hqs) - worthOf(each);
    return sum + (missing <= 1 ? each.count : 0);
  }, -1);
};

/** The toughness of the HQs in a duel. */
export const hqsIn = ({ players }: Table, solver: Seat): HqToughness => ({ enemy: players[1 - solver]!.hq, own: players[solver]!.hq });

/** How many turns of a puzzle nearly reach its aim, as they were counted when it was mined. @param most how many positions are fought. */
export const nearMissesOfAim = (aim: MoveAim, puzzle: Puzzle, most: number): number => {
  const turns = fightTurns(puzzle, most);
  if (!turns) throw new Error(`${puzzle.id} has more than ${most} positions`);
  const { position, solver, use } = puzzle;
  return nearMissesIn(aim, lossClasses(turns, position.table.players[solver]!.hand, use), hqsIn(position.table, solver));
};
