import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Puzzle } from '@hexfall/shared/notation/puzzle';
import type { MoveAim } from '@hexfall/shared/puzzle/puzzleName';
import { bestTurns, hqsIn, type HqToughness, nearMissesIn } from './aims.js';
import { withHqs } from './gameTurns.js';
import { fightTurns, type FoughtTurns, type LossClass, lossClasses } from './hqLosses.js';
import { isFoundBy } from './levelTurn.js';
import { frameOf, isBusy, isTooLarge, type MinedPuzzle, proven, tableOf } from './minePosition.js';

/** The best move of a match as a puzzle. */
export interface MinedAim extends MinedPuzzle {
  readonly aim: MoveAim;
  /** How much the toughness of an HQ differs from that in the match. */
  readonly changed: number;
}

/** In a match one of three is discarded. */
const MOST_TILES = 2;
/** By how much the toughness of HQs may differ from that in the match. */
const MOST_CHANGED = 6;
/** A solution of one intent is found by looking at each once. */
const FEWEST_INTENTS = 2;
/** Where hardly anybody nearly reaches the aim, there is nothing to find out. */
const FEWEST_NEAR_MISSES = 3;
/** What these weak levels find at first sight is none. */
const FINDERS = ['recruit', 'scout'] as const;
/** More than were fought: the proof counts positions with HQs that can fall. */
const SLACK = 4;

/** What is looked at for best moves: the tiles in hand, and how many of them are used. */
interface Choice {
  readonly hand: readonly TileKey[];
  readonly use: number;
}

/** The puzzle with such a choice, and its turns by what HQs lose. */
interface Look {
  readonly puzzle: Puzzle;
  readonly classes: readonly LossClass[];
}

/** In a match one of three tiles is discarded: two of all three are used, or both that are left. One tile alone takes abilities. */
const choicesOf = (hand: readonly TileKey[]): Choice[] => {
  const pairs =
    hand.length > MOST_TILES ? hand.map((_, index) => ({ hand: hand.filter((__, other) => other !== index), use: MOST_TILES })) : [];
  return [{ hand, use: MOST_TILES }, ...pairs, { hand, use: 1 }].filter((choice) => choice.hand.length >= choice.use);
};

const withHand = (position: GameState, seat: Seat, hand: readonly TileKey[]): GameState => {
  const { table } = position;
  return {
    ...position,
    table: { ...table, players: table.players.map((player, other) => (other === seat ? { ...player, hand } : player)) },
  };
};

/** Whether most turns lose the own HQ. */
const isInDanger = (classes: readonly LossClass[], { own }: HqToughness): boolean => {
  const sum = (some: readonly LossClass[]): number => some.reduce((all, { count }) => all + count, 0);
  return 2 * sum(classes.filter((each) => each.own >= own)) >= sum(classes);
};

/**
 * The first best move for an aim among the turns of a look, if there is one: proven, with something to find out, and not found by weak levels.
 * @param most how many positions the proof may take.
 */
const mineLook = (aim: MoveAim, { puzzle, classes }: Look, most: number): MinedAim | null => {
  const { position, solver } = puzzle;
  const { table } = position;
  for (const { best, hqs, goals, changed } of bestTurns(aim, classes, hqsIn(table, solver))) {
    if (best.intents.length < FEWEST_INTENTS || changed > MOST_CHANGED) continue;
    if (aim === 'save' && !isInDanger(classes, hqs)) continue;
    const nearMisses = nearMissesIn(aim, classes, hqs);
    if (nearMisses < FEWEST_NEAR_MISSES) continue;
    const aimed: Puzzle = {
      ...puzzle,
      goals,
      position: { ...position, table: withHqs(table, (seat) => (seat === solver ? hqs.own : hqs.enemy)) },
    };
    if (FINDERS.some((level) => isFoundBy(aimed, level))) continue;
    const mined = proven(aimed, { nearMisses }, most);
    if (mined && mined.puzzle.solution!.intents.length >= FEWEST_INTENTS) return { aim, changed, ...mined };
  }
  return null;
};

/** The turns with two tiles, without abilities where they make for too many; null if there are too many all the same. */
const turnsFrom = (table: Table, solver: Seat, most: number): { readonly puzzle: Puzzle; readonly turns: FoughtTurns } | null => {
  for (const abilities of [true, false]) {
    const puzzle: Puzzle = { ...frameOf(table, solver, Math.min(MOST_TILES, table.players[solver]!.hand.length)), abilities };
    const turns = isTooLarge(puzzle, most / 2) ? null : fightTurns(puzzle, most);
    if (turns) return { puzzle, turns };
  }
  return null;
};

/**
 * The best move of a player at the beginning of a turn in a duel, for the first of some aims for which there is one.
 * @param most how many positions are fought at most.
 */
export const mineAim = (aims: readonly MoveAim[], table: Table, solver: Seat, most: number): MinedAim | null => {
  const first = tableOf(table, solver);
  const { hand } = first.players[solver]!;
  const looked = isBusy(first) && hand.length > 0 ? turnsFrom(first, solver, most) : null;
  if (!looked) return null;
  const { puzzle, turns } = looked;
  const looks = choicesOf(hand).map((choice) => ({
    puzzle: { ...puzzle, use: choice.use, position: withHand(puzzle.position, solver, choice.hand) },
    classes: lossClasses(turns, choice.hand, choice.use),
  }));
  for (const aim of aims) {
    for (const look of looks) {
      const mined = mineLook(aim, look, turns.length * SLACK);
      if (mined) return mined;
    }
  }
  return null;
};
