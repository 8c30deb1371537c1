import { cellOf, type Hex, hexOf } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { type Grade, GRADES } from '@hexfall/shared/puzzle/puzzleName';
import { effortOf, gradeOf, type MinedPuzzle } from './minePosition.js';

/** How much two positions may have in common: the part of the units of the emptier one that stand in both. */
const ALIKE = 0.5;
/** Where nobody nearly reaches the goals, there is nothing to find out. */
const FEWEST_NEAR_MISSES = 2;

const TURNS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** A hex after some sixths of a turn of the board, clockwise. */
const turned = ([q, r]: Hex, sixths: Direction): Hex => {
  let hex: Hex = [q, r];
  for (let sixth = 0; sixth < sixths; sixth++) hex = [-hex[1], hex[0] + hex[1]];
  return hex;
};

/** The units of a table that has been turned: where they stand, which way, whose they are. */
const unitsOf = ({ board, players }: Table, sixths: Direction): Set<string> =>
  new Set(
    board.flatMap((unit, cell) =>
      unit ? [`${cellOf(turned(hexOf(cell), sixths))} ${(unit.rot + sixths) % 6} ${unit.tile} ${players[unit.owner]?.army ?? ''}`] : [],
    ),
  );

const commonPart = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0;
  for (const unit of a) if (b.has(unit)) common++;
  return common / Math.min(a.size, b.size);
};

/** Of each table that has been compared, its units with the board turned in each way. */
const compared = new WeakMap<Table, readonly ReadonlySet<string>[]>();

const turnedUnits = (table: Table): readonly ReadonlySet<string>[] => {
  const known = compared.get(table) ?? TURNS.map((sixths) => unitsOf(table, sixths));
  compared.set(table, known);
  return known;
};

/** Whether two positions have most units in common, however the board is turned. */
export const areAlike = (a: Table, b: Table): boolean => {
  const [units] = turnedUnits(a);
  return turnedUnits(b).some((others) => commonPart(units!, others) > ALIKE);
};

/** What a puzzle is about: its goals and the tiles that solve it. */
const subjectsOf = ({ puzzle }: MinedPuzzle): string[] => {
  const tiles = (puzzle.solution?.intents ?? []).map((intent) => ('tile' in intent ? intent.tile : intent.do));
  return [puzzle.goals.map(({ goal }) => goal).join(), [...tiles].sort().join()];
};

/** How dull a puzzle is beside those that have been taken: repeated subjects, many goals, nothing placed, abilities forbidden. */
export const dullness = (mined: MinedPuzzle, taken: readonly MinedPuzzle[]): number => {
  const { goals, solution, abilities } = mined.puzzle;
  const seen = taken.map(subjectsOf);
  const repeated = subjectsOf(mined).map((subject, index) => seen.filter((subjects) => subjects[index] === subject).length);
  const places = solution?.intents.some((intent) => intent.do === 'place') ?? false;
  return repeated.reduce((sum, count) => sum + count, 0) + 0.5 * (goals.length - 1) + (places ? 0 : 2) + (abilities ? 0 : 1);
};

export const solverArmy = ({ puzzle }: MinedPuzzle): ArmyId => puzzle.position.table.players[puzzle.solver]!.army;

/** Whether two tiles of the hand are equal: an easy puzzle is to offer different ones. */
const hasEqualTiles = ({ puzzle }: MinedPuzzle): boolean => {
  const hand = puzzle.position.table.players[puzzle.solver]?.hand ?? [];
  return new Set(hand).size < hand.length;
};

const positionOf = ({ puzzle }: MinedPuzzle): Table => puzzle.position.table;

/**
 * Adds the cheapest candidates to those found, one after the other and up to a number, as far as they look like none that has been taken.
 * @param costOf what takes from a candidate beside those found.
 */
export const takeUpTo = <M extends MinedPuzzle>(
  count: number,
  candidates: readonly M[],
  found: M[],
  taken: Table[],
  costOf: (mined: M, found: readonly M[]) => number,
): void => {
  let left = candidates.filter((each) => !taken.some((other) => areAlike(positionOf(each), other)));
  while (found.length < count) {
    const next = left.toSorted((a, b) => costOf(a, found) - costOf(b, found))[0];
    if (!next) return;
    found.push(next);
    taken.push(positionOf(next));
    left = left.filter((each) => !areAlike(positionOf(each), positionOf(next)));
  }
};

/**
 * The puzzles of a collection by grade, from the easiest to the hardest: for each army as many, no two alike.
 * @param each how many for each army and grade; fewer where there are not as many.
 */
export const chooseCollection = (mined: readonly MinedPuzzle[], each: number): ReadonlyMap<Grade, readonly MinedPuzzle[]> => {
  const taken: Table[] = [];
  const worthy = mined.filter(({ nearMisses }) => nearMisses >= FEWEST_NEAR_MISSES);
  const byGrade = new Map<Grade, readonly MinedPuzzle[]>();
  for (const grade of GRADES) {
    const ofGrade = worthy.filter((mined) => gradeOf(mined) === grade && !(grade === 'easy' && hasEqualTiles(mined)));
    const chosen = ARMY_IDS.flatMap((army) => {
      const found: MinedPuzzle[] = [];
      const ofArmy = ofGrade.filter((mined) => solverArmy(mined) === army);
      takeUpTo(each, ofArmy, found, taken, dullness);
      return found;
    });
    byGrade.set(
      grade,
      chosen.toSorted((a, b) => effortOf(a) - effortOf(b)),
    );
  }
  return byGrade;
};
