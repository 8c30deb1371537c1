import { tileOf } from '../content/catalog.js';
import { cellOf, type Hex } from '../hex/cells.js';
import { type Intent, INTENT_KINDS, type IntentKind } from '../model/intent.js';
import type { Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import { isFriendly } from '../rules/sides.js';
import type { NotationError } from './error.js';
import { formatPosition } from './formatPosition.js';
import { readIntent } from './intent.js';
import { FORMAT, type PositionJson } from './json.js';
import { readFormat, readPosition } from './parsePosition.js';
import {
  Fields,
  fields,
  flag,
  isObject,
  manyOf,
  object,
  objectWith,
  oneOf,
  pair,
  type Reader,
  reading,
  refuseDocument,
  text,
  whole,
} from './readers.js';

/** Z2: what a puzzle asks for. */
export const GOALS = ['more-points', 'destroy-hq', 'damage', 'hq-unhurt', 'save-hq', 'lose-nothing', 'kill'] as const;
export type GoalKind = (typeof GOALS)[number];
export type PuzzleGoal =
  | { readonly goal: Exclude<GoalKind, 'damage' | 'kill'> }
  | { readonly goal: 'damage'; readonly wounds: number }
  | { readonly goal: 'kill'; readonly hexes: readonly Hex[] };

/** What the solver does in the turn, and answers in the battle. */
export interface PuzzleSolution {
  readonly intents: readonly Intent[];
  readonly choices: readonly string[];
}

/** Z1 */
export interface Puzzle {
  readonly id: string;
  /** By language. */
  readonly title: { readonly en?: string; readonly pl?: string };
  readonly solver: Seat;
  /** How many tiles are used. */
  readonly use: number;
  /** Whether fewer are allowed. */
  readonly atMost: boolean;
  /** Whether units may use abilities. */
  readonly abilities: boolean;
  readonly goals: readonly PuzzleGoal[];
  readonly position: GameState;
  readonly solution: PuzzleSolution | null;
}

/** A puzzle as JSON. */
export interface PuzzleJson extends Omit<Puzzle, 'position' | 'solution'> {
  readonly format: typeof FORMAT;
  readonly kind: 'puzzle';
  readonly position: PositionJson;
  readonly solution?: PuzzleSolution;
}

const FIELDS = ['format', 'kind', 'id', 'title', 'solver', 'use', 'atMost', 'abilities', 'goals', 'position', 'solution'] as const;

/** What a solution is not made of: what ends the turn, and what is no part of it (Z1). */
const LEFT_OUT: ReadonlySet<IntentKind> = new Set([
  'place-hq',
  'discard',
  'redraw',
  'draw',
  'battle',
  'end-turn',
  'take-back',
  'resign',
  'agree-draw',
]);

/** The kinds of intents that a solution is made of. */
export const PUZZLE_KINDS = INTENT_KINDS.filter((kind) => !LEFT_OUT.has(kind));

const MAX_ID = 80;
const MAX_TITLE = 200;
const MAX_GOALS = 20;
const MAX_WOUNDS = 999;
const MAX_HEXES = 37;
const MAX_INTENTS = 1000;
const MAX_CHOICES = 10_000;
const MAX_KEY = 100;
/** Far beyond every board: off the board there is no unit. */
const FARTHEST = 99;

const named = <K extends GoalKind>(goal: K): { readonly goal: Reader<K> } => ({ goal: oneOf([goal]) });

const GOAL_SHAPES: { readonly [K in GoalKind]: Reader<PuzzleGoal> } = {
  'more-points': object(named('more-points')),
  'destroy-hq': object(named('destroy-hq')),
  damage: object({ ...named('damage'), wounds: whole(1, MAX_WOUNDS) }),
  'hq-unhurt': object(named('hq-unhurt')),
  'save-hq': object(named('save-hq')),
  'lose-nothing': object(named('lose-nothing')),
  kill: object({ ...named('kill'), hexes: manyOf(pair(whole(-FARTHEST, FARTHEST)), MAX_HEXES) }),
};

const readGoal: Reader<PuzzleGoal> = (value, path) => {
  if (!isObject(value)) return refuseDocument(path, 'wrong-type', 'An object is expected here.');
  return GOAL_SHAPES[new Fields<'goal'>(value, path).get('goal', oneOf(GOALS))](value, path);
};

const readGoals: Reader<PuzzleGoal[]> = (value, path) => {
  const goals = manyOf(readGoal, MAX_GOALS)(value, path);
  return goals.length > 0 ? goals : refuseDocument(path, 'out-of-range', 'A puzzle has at least one goal.');
};

const readSolutionIntent: Reader<Intent> = (value, path) => {
  const intent = readIntent(value, path);
  if (PUZZLE_KINDS.includes(intent.do)) return intent;
  return refuseDocument(`${path}/do`, 'unknown-value', `One of these is expected here: ${PUZZLE_KINDS.join(', ')}.`);
};

const readSolution: Reader<PuzzleSolution> = (value, path) => {
  const read = objectWith({ intents: manyOf(readSolutionIntent, MAX_INTENTS) }, { choices: manyOf(text(MAX_KEY), MAX_CHOICES) });
  const { intents, choices = [] } = read(value, path);
  return { intents, choices };
};

/** Z1: refuses a turn that is not the one of a puzzle. */
const checkTurn = ({ turn }: Table, solver: Seat, path: string): void => {
  if (turn.phase === 'setup') refuseDocument(`${path}/turn/phase`, 'unknown-value', 'A puzzle begins when the HQs stand.');
  if (turn.player !== solver) refuseDocument(`${path}/turn/player`, 'unknown-value', "A puzzle is the solver's turn.");
};

/** Z1: a position in which no tile has to be discarded; it does not even say so. */
const readFirstPosition: Reader<GameState> = (value, path) => {
  const position = readPosition(value, path);
  if (isObject(value) && isObject(value['turn']) && Object.hasOwn(value['turn'], 'mustDiscard'))
    refuseDocument(`${path}/turn/mustDiscard`, 'unknown-field', 'In a puzzle no tile has to be discarded.');
  return position;
};

/** Z1: a Battle tile would end the turn. */
const checkHand = ({ players }: Table, solver: Seat, path: string): void => {
  for (const [index, key] of players[solver]?.hand.entries() ?? []) {
    const tile = tileOf(key);
    if (tile.kind === 'instant' && tile.action === 'battle')
      refuseDocument(`${path}/players/${solver}/hand/${index}`, 'unknown-value', 'The solver of a puzzle holds no Battle tile.');
  }
};

/** Z2: whether there is an enemy unit on a hex. */
const isEnemyOn = (table: Table, solver: Seat, hex: Hex): boolean => {
  const unit = table.board[cellOf(hex)];
  return unit !== null && unit !== undefined && unit.owner !== solver && !isFriendly(table, solver, unit.owner);
};

const checkGoals = (table: Table, solver: Seat, goals: readonly PuzzleGoal[], path: string): void => {
  for (const [goalIndex, goal] of goals.entries()) {
    if (goal.goal !== 'kill') continue;
    if (goal.hexes.length === 0) refuseDocument(`${path}/${goalIndex}/hexes`, 'out-of-range', 'At least one hex is expected here.');
    for (const [index, hex] of goal.hexes.entries())
      if (!isEnemyOn(table, solver, hex))
        refuseDocument(`${path}/${goalIndex}/hexes/${index}`, 'no-unit-there', 'There is no enemy unit on this hex.');
  }
};

const readPuzzle = (json: unknown): Puzzle => {
  const at = fields(json, '', FIELDS);
  at.get('format', readFormat);
  at.get('kind', oneOf(['puzzle']));
  const position = at.get('position', readFirstPosition);
  const { table } = position;
  const solver = at.get('solver', whole(0, table.players.length - 1));
  checkTurn(table, solver, at.pathOf('position'));
  checkHand(table, solver, at.pathOf('position'));
  const goals = at.get('goals', readGoals);
  checkGoals(table, solver, goals, at.pathOf('goals'));
  return {
    id: at.find('id', text(MAX_ID), ''),
    title: at.find('title', objectWith({}, { en: text(MAX_TITLE), pl: text(MAX_TITLE) }), {}),
    solver,
    use: at.get('use', whole(0, table.players[solver]?.hand.length ?? 0)),
    atMost: at.find('atMost', flag, false),
    abilities: at.find('abilities', flag, true),
    goals,
    position,
    solution: at.find('solution', readSolution, null),
  };
};

/** The puzzle in a JSON document. Whether its solution solves it is for `checkSolution` to find out. */
export const parsePuzzle = (json: unknown): Result<Puzzle, NotationError> => reading(() => readPuzzle(json));

/** A puzzle as JSON. */
export const formatPuzzle = ({ position, solution, ...puzzle }: Puzzle): PuzzleJson => ({
  format: FORMAT,
  kind: 'puzzle',
  ...puzzle,
  position: formatPosition(position.table, position.piles),
  ...(solution ? { solution } : {}),
});
