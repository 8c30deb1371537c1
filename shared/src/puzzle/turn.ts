import { firstRotation, keyFor, unitOf } from '../content/catalog.js';
import { type Cell, cellOf } from '../hex/cells.js';
import type { GameEvent } from '../model/event.js';
import { DAMAGE_INSTANTS, type InstantAction, type Intent, type IntentKind, type IntentOf } from '../model/intent.js';
import type { RejectionCode } from '../model/rejection.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { type Puzzle, PUZZLE_KINDS } from '../notation/puzzle.js';
import { heldInstant } from '../rules/actions/held.js';
import { ownerOnBoard } from '../rules/copies.js';
import { kindsToTry, listFor } from '../rules/legal.js';
import { takesTurns } from '../rules/outcome.js';
import { previewInPuzzle, refusalOf } from '../rules/step.js';
import { ownUnits, targetsOf, type Traced } from './goals.js';

/** What has become of a turn by one way in which the others have answered. */
export interface Branch extends Traced {
  readonly table: Table;
  /** The answers of the others (Z3). */
  readonly others: readonly string[];
}

/** The turn of a puzzle after some intents, by every way in which the others can have answered. */
export interface PuzzleTurn {
  readonly branches: readonly Branch[];
  /** The tiles used, in order. */
  readonly used: readonly TileKey[];
}

/** Why an intent is no part of a turn, or a turn no solution. */
export interface PuzzleRefusal {
  readonly code: RejectionCode | 'too-many-tiles' | 'too-few-tiles' | 'no-abilities';
  /** One English sentence. */
  readonly message: string;
  readonly rule?: string;
}

const TILE_KINDS = ['place', 'place-bomber-2', 'castle', ...DAMAGE_INSTANTS] as const satisfies readonly IntentKind[];

/** Returns the turn before its first intent. It is played without undo, which would copy the table at each action. */
export const startPuzzleTurn = (puzzle: Puzzle): PuzzleTurn => {
  const { table } = puzzle.position;
  const first: Table = { ...table, options: { ...table.options, takeBack: false }, canTakeBack: false };
  return { branches: [{ table: first, others: [], own: ownUnits(table, puzzle.solver), targets: targetsOf(puzzle) }], used: [] };
};

/** The intents that can use a tile from the hand. */
type TileIntent = IntentOf<'place' | 'place-bomber-2' | Exclude<InstantAction, 'battle'>>;

/** Whether an intent uses a tile from the hand. */
const usesTile = (intent: Intent): intent is TileIntent => {
  switch (intent.do) {
    case 'move':
      return intent.by === 'tile';
    case 'push':
      return intent.by !== 'ability';
    default:
      return TILE_KINDS.some((kind) => kind === intent.do);
  }
};

/** M2, M5, P5, P18, L9, L18: whether an intent uses the ability of a unit or of the ground. */
const usesAbility = (intent: Intent): boolean => !usesTile(intent) && intent.do !== 'choose' && intent.do !== 'attach';

const WITHOUT_ABILITIES: readonly IntentKind[] = ['attach', 'choose'];
const WITHOUT_TILES: readonly IntentKind[] = ['move', 'push', 'rotate', 'rotate-turret', ...WITHOUT_ABILITIES];

/** Why a puzzle does not allow an intent, whatever the rules say of it; or null. */
const objectionTo = (puzzle: Puzzle, used: number, intent: Intent): PuzzleRefusal | null => {
  if (!puzzle.abilities && (usesAbility(intent) || (intent.do === 'move' && intent.then)))
    return { code: 'no-abilities', message: 'This puzzle is solved without abilities.', rule: 'Z1' };
  if (used === puzzle.use && usesTile(intent))
    return { code: 'too-many-tiles', message: `No more than ${puzzle.use} tiles are used in this puzzle.`, rule: 'Z1' };
  return null;
};

/** Whether the solver has no further turn: the match is over, or the solver is out of it. */
const isOver = ({ table }: Branch, solver: Seat): boolean => table.outcome !== null || !takesTurns(table, solver);

/** Why an intent is not possible, or not by every answer of the others; or null. */
export const puzzleRefusal = (puzzle: Puzzle, { branches, used }: PuzzleTurn, intent: Intent): PuzzleRefusal | null => {
  const objection = objectionTo(puzzle, used.length, intent);
  if (objection) return objection;
  for (const branch of branches) {
    if (branch.table.outcome === null && isOver(branch, puzzle.solver))
      return { code: 'out', message: 'You are out of the match.', rule: 'E5' };
    const refusal = refusalOf(branch.table, puzzle.solver, intent);
    if (refusal) return refusal;
  }
  return null;
};

/** Why a turn is not complete yet, or null. */
export const lackOf = (puzzle: Puzzle, { branches, used }: PuzzleTurn): PuzzleRefusal | null => {
  if (branches.some(({ table }) => table.decision !== null))
    return { code: 'decision-open', message: 'A question has to be answered first.', rule: 'T6' };
  if (used.length === puzzle.use || puzzle.atMost) return null;
  return { code: 'too-few-tiles', message: `${puzzle.use} tiles are used in this puzzle.`, rule: 'Z1' };
};

/** Z4: whether another intent leads to the same position. */
const isRepeated = (table: Table, solver: Seat, intent: Intent): boolean => {
  if (intent.do !== 'place') return false;
  return firstRotation(keyFor(table.players[solver]!.army, intent.tile)!, intent.rot) !== intent.rot;
};

/** The possible intents in the order of `legal`, without equivalent rotations. */
export const puzzleIntents = (puzzle: Puzzle, turn: PuzzleTurn): Intent[] => {
  const { solver } = puzzle;
  const [first, ...more] = turn.branches;
  if (!first || turn.branches.some((branch) => isOver(branch, solver))) return [];
  const { table } = first;
  if (table.decision && table.decision.player !== solver) throw new Error('a question to another player is open');
  const found: Intent[] = [];
  const possible = turn.used.length < puzzle.use ? PUZZLE_KINDS : puzzle.abilities ? WITHOUT_TILES : WITHOUT_ABILITIES;
  for (const kind of kindsToTry(table)) {
    if (!possible.includes(kind)) continue;
    const intents = listFor(table, kind);
    for (let place = 0; place < intents.size; place++) {
      const intent = intents.at(place);
      if (isRepeated(table, solver, intent) || objectionTo(puzzle, turn.used.length, intent)) continue;
      if (more.every((branch) => refusalOf(branch.table, solver, intent) === null)) found.push(intent);
    }
  }
  return found;
};

type Targets = Traced['targets'];

const moveTargets = (targets: Targets, from: Cell, to: Cell | null): Targets =>
  targets.includes(from) ? targets.map((cell) => (cell === from ? to : cell)) : targets;

/** Z2: where the units to be destroyed are after an event. */
const traceTargets = (targets: Targets, event: GameEvent, isHqOn: (cell: Cell) => boolean): Targets => {
  const removed = (cells: readonly Cell[]): Targets => cells.reduce((left, cell) => moveTargets(left, cell, null), targets);
  switch (event.type) {
    case 'moved':
    case 'pushed':
      return moveTargets(targets, cellOf(event.from), cellOf(event.to));
    case 'mine-went-off':
      return isHqOn(cellOf(event.at)) ? targets : removed([cellOf(event.at)]); // P8 b
    case 'fell':
      return removed([cellOf(event.at)]);
    case 'struck':
      return removed(event.removed.map(cellOf));
    case 'hq-fell':
      return event.at ? removed([cellOf(event.at)]) : targets;
    case 'left':
      return removed(event.units.map(cellOf));
    default:
      return targets;
  }
};

const trace = (branch: Branch, solver: Seat, after: Table, events: readonly GameEvent[]): Traced => {
  let { own, targets } = branch;
  const isHqOn = (cell: Cell): boolean => {
    const unit = after.board[cell];
    return unit !== null && unit !== undefined && unitOf(unit.tile).isHq;
  };
  for (const event of events) {
    if (event.type === 'placed' && ownerOnBoard(after, event.player, event.tile) === solver) own++;
    if (targets.length > 0) targets = traceTargets(targets, event, isHqOn);
  }
  return { own, targets };
};

/** Carries out an intent, or the answer of another player, followed by every combination of answers of the others. */
const branchesAfter = (branch: Branch, seat: Seat, solver: Seat, intent: Intent): Branch[] => {
  const preview = previewInPuzzle(branch.table, seat, intent);
  if (!preview.ok) throw new Error(`${JSON.stringify(intent)} is refused: ${preview.error.code}`);
  const { table, events } = preview.value;
  const others = seat === solver || intent.do !== 'choose' ? branch.others : [...branch.others, intent.key];
  const next: Branch = { table, others, ...trace(branch, solver, table, events) };
  const { decision } = table;
  if (!decision || decision.player === solver) return [next];
  return decision.keys.flatMap((key) => branchesAfter(next, decision.player, solver, { do: 'choose', key }));
};

const tileOfIntent = ({ branches }: PuzzleTurn, solver: Seat, intent: TileIntent): TileKey => {
  const { table } = branches[0]!;
  const { army } = table.players[solver]!;
  switch (intent.do) {
    case 'place':
      return keyFor(army, intent.tile)!;
    case 'place-bomber-2':
      return keyFor(army, intent.discard)!;
    default:
      return heldInstant(table, solver, intent.do)!;
  }
};

/** The turn after one of `intentsIn`, or one that `puzzleRefusal` does not refuse. */
export const turnAfter = (puzzle: Puzzle, turn: PuzzleTurn, intent: Intent): PuzzleTurn => {
  const { solver } = puzzle;
  return {
    branches: turn.branches.flatMap((branch) => branchesAfter(branch, solver, solver, intent)),
    used: usesTile(intent) ? [...turn.used, tileOfIntent(turn, solver, intent)] : turn.used,
  };
};
