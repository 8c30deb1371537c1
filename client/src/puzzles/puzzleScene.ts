import type { Board } from '@hexfall/shared/hex/boards';
import { type Hex, hexText, sameHex } from '@hexfall/shared/hex/cells';
import { previewAttack } from '@hexfall/shared/inspect/attackPreview';
import { hqHex } from '@hexfall/shared/inspect/fact';
import { inspectUnits } from '@hexfall/shared/inspect/units';
import type { Hit } from '@hexfall/shared/model/event';
import type { Puzzle, PuzzleGoal } from '@hexfall/shared/notation/puzzle';
import { extentOf, type HexPlace, type Layout, placeOf } from '@hexfall/shared/picture/board/geometry';
import type { Shot } from '@hexfall/shared/picture/model';

/** What a puzzle asks and what stands on its board: nothing of its solution. */
type Asked = Pick<Puzzle, 'goals' | 'position' | 'solver'>;

/** What the goals of a puzzle are about, as the position stands. */
export interface PuzzleScene {
  /** The units that have to fall or to be hit, and the own HQ where it has to be kept. */
  readonly targets: readonly Hex[];
  /** The attacks on them if a battle came without a turn. */
  readonly shots: readonly Shot[];
}

/** Where HQs stand: the own one, or those of all others. */
const hqsOf = ({ position: { table }, solver }: Asked, whose: 'own' | 'others'): readonly Hex[] =>
  table.players.flatMap((_, seat) => {
    const at = (seat === solver) === (whose === 'own') ? hqHex(table, seat) : null;
    return at ? [at] : [];
  });

const targetsOf = (puzzle: Asked, goal: PuzzleGoal): readonly Hex[] => {
  switch (goal.goal) {
    case 'kill':
      return goal.hexes;
    case 'hq-unhurt':
    case 'save-hq':
      return hqsOf(puzzle, 'own');
    case 'destroy-hq':
    case 'damage':
    case 'more-points':
      return hqsOf(puzzle, 'others');
    case 'lose-nothing':
      return [];
  }
};

const shotOf = ({ from, via = [], to, kind, wounds }: Hit): Shot => ({ path: [from, ...via, to], kind, wounds, armor: 0, saved: false });

/** Returns what a puzzle is about: its targets, and the attacks on them that stand on the board already. Does not look at the solution. */
export const puzzleScene = (puzzle: Asked): PuzzleScene => {
  const { table } = puzzle.position;
  const found = puzzle.goals.flatMap((goal) => targetsOf(puzzle, goal));
  const targets = found.filter((at, index) => found.findIndex((other) => sameHex(other, at)) === index);
  const attackers = inspectUnits(table).filter(({ netted }) => !netted);
  const shots = attackers
    .flatMap(({ at }) => previewAttack(table, at).hits)
    .filter(({ to, from, wounds }) => wounds > 0 && !sameHex(from, to) && targets.some((at) => sameHex(at, to)))
    .map(shotOf);
  return { targets, shots };
};

/** The hexes of a scene: its targets, and those that its attacks pass. */
export const hexesOfScene = ({ targets, shots }: PuzzleScene): readonly Hex[] => {
  const hexes = [...targets, ...shots.flatMap(({ path }) => path)];
  const names = hexes.map(hexText);
  return hexes.filter((at, index) => names.indexOf(hexText(at)) === index);
};

/** How much of the board a section shows across, in radii; more where the hexes to be seen lie farther apart. */
const ACROSS = 6.6;
/** Around the hexes to be seen, in radii. */
const MARGIN = 0.2;
/** From the center of a hex to a corner and to an edge. */
const [CORNER, EDGE] = [1, Math.sqrt(3) / 2];

/** The middle of a part of a line that stays within a longer one, if it is longer. */
const within = (middle: number, part: number, whole: number): number => {
  const most = Math.max(0, (whole - part) / 2);
  return Math.min(most, Math.max(-most, middle));
};

const boxOf = (places: readonly HexPlace[]) => {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - CORNER - MARGIN, Math.max(...xs) + CORNER + MARGIN];
  const [top, bottom] = [Math.min(...ys) - EDGE - MARGIN, Math.max(...ys) + EDGE + MARGIN];
  return { x: (left + right) / 2, y: (top + bottom) / 2, across: right - left, down: bottom - top };
};

/**
 * Lays out a section of a board around some hexes, in a picture of a size: the whole board where they need it.
 * @param hexes to be seen; without any the middle of the board is shown.
 */
export const sectionLayout = (board: Board, hexes: readonly Hex[], width: number, height: number): Layout => {
  const whole = extentOf(board);
  const unit: Layout = { board, width, height, radius: 1, center: { x: 0, y: 0 } };
  const box = boxOf((hexes.length > 0 ? hexes : ([[0, 0]] as const)).map((at) => placeOf(unit, at)));
  const least = Math.min(width / whole.across, height / whole.down);
  const radius = Math.max(least, Math.min(width / ACROSS, width / box.across, height / box.down));
  const [x, y] = [within(box.x, width / radius, whole.across), within(box.y, height / radius, whole.down)];
  return { board, width, height, radius, center: { x: width / 2 - x * radius, y: height / 2 - y * radius } };
};
