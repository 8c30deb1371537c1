import { cellOf, hexOf, type Hex } from '@hexfall/shared/hex/cells';
import type { Direction } from '@hexfall/shared/hex/direction';
import type { Table } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import { GRADES, type Grade } from '@hexfall/shared/puzzle/puzzleName';
import { effortOf, gradeOf } from './difficulty.js';
import type { MinedPuzzle } from './minePosition.js';

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
  const repeated = subjectsOf(mined).map((subject, place) => seen.filter((subjects) => subjects[place] === subject).length);
  const places = solution?.intents.some((intent) => intent.do === 'place') ?? false;
  return repeated.reduce((sum, count) => sum + count, 0) + 0.5 * (goals.length - 1) + (places ? 0 : 2) + (abilities ? 0 : 1);
};

export const solverArmy = ({ puzzle }: MinedPuzzle): ArmyId => puzzle.position.table.players[puzzle.solver]!.army;

/** One after the other the least dull one that looks like none before it. */
const takeBest = (candidates: readonly MinedPuzzle[], count: number, taken: MinedPuzzle[]): MinedPuzzle[] => {
  const found: MinedPuzzle[] = [];
  let left = candidates;
  while (found.length < count) {
    left = left.filter(({ puzzle }) => !taken.some((other) => areAlike(puzzle.position.table, other.puzzle.position.table)));
    const next = left.toSorted((a, b) => dullness(a, found) - dullness(b, found))[0];
    if (!next) break;
    found.push(next);
    taken.push(next);
  }
  return found;
};

/**
 * The puzzles of a collection by grade, from the easiest to the hardest: for each army as many, no two alike.
 * @param each how many for each army and grade; fewer where there are not as many.
 */
export const chooseCollection = (mined: readonly MinedPuzzle[], each: number): ReadonlyMap<Grade, readonly MinedPuzzle[]> => {
  const taken: MinedPuzzle[] = [];
  const worthy = mined.filter(({ nearMisses }) => nearMisses >= FEWEST_NEAR_MISSES);
  const byGrade = new Map<Grade, readonly MinedPuzzle[]>();
  for (const grade of GRADES) {
    const ofGrade = worthy.filter((each) => gradeOf(each) === grade);
    const chosen = ARMY_IDS.flatMap((army) =>
      takeBest(
        ofGrade.filter((each) => solverArmy(each) === army),
        each,
        taken,
      ),
    );
    byGrade.set(
      grade,
      chosen.toSorted((a, b) => effortOf(a) - effortOf(b)),
    );
  }
  return byGrade;
};
