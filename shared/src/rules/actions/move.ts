import { unitOf } from '../../content/catalog.js';
import { type Cell, cellOf, type Hex, hexOf } from '../../hex/cells.js';
import { DIRECTIONS } from '../../hex/direction.js';
import { type Intent, MOVE_BY, type MoveIntent } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Seat } from '../../model/seat.js';
import type { Table, Unit, UsedAbility } from '../../model/state.js';
import { isCaughtAt } from '../abilities/net.js';
import { reconHelpsSpy } from '../abilities/spy.js';
import { servingPlayer, servingPlayers, transportUse } from '../connections.js';
import { canEnter, checkEntry, isDeadly } from '../entering.js';
import { influenceOf } from '../influence.js';
import type { Influence } from '../influenceTypes.js';
import { boardOf, cellsOf, type Landscape, landscapeOf } from '../landscape.js';
import { prizesOn } from '../prizes.js';
import { seatBit } from '../sides.js';
import { toughnessLeft } from '../toughness.js';
import { record } from '../work.js';
import { type Action, intentList, NO_INTENTS, reject } from './action.js';
import { checkInstant, useInstant } from './held.js';
import { areAdjacent, cellOn, checkOwnActive, checkRotation, ownCells } from './hexes.js';

/** L9: whether a unit on a cell may go through a dismal forest: any but an HQ. */
const isInDismalForest = (table: Table, cell: Cell): boolean => {
  const unit = table.board[cell];
  return unit ? landscapeOf(table)?.is.dismal[cell] === true && !unitOf(unit.tile).isHq : false;
};

/** L9: whether the player has used this in the running turn. */
const hasUsedDismal = ({ turn, board }: Table): boolean =>
  turn.dismal !== null || board.some((unit) => unit?.used.includes('dismal') === true);

/** The elements of forest that a unit can come out in: its own, and those that touch it. */
const forestsFrom = (landscape: Landscape, element: number): ReadonlySet<number> => {
  const own = cellsOf(landscape, element);
  const touching = own.flatMap((cell) => landscape.board.around[cell]!.map((next) => landscape.elementAt[next]!));
  return new Set([element, ...touching.filter((other) => other >= 0 && landscape.elements[other]!.type === 'forest')]);
};

/** L9: the hexes a unit can come out on, by q and then r. */
const dismalGoals = (table: Table, cell: Cell): readonly Cell[] => {
  const landscape = landscapeOf(table);
  const unit = table.board[cell];
  if (!landscape || !unit || !isInDismalForest(table, cell)) return [];
  const forests = forestsFrom(landscape, landscape.elementAt[cell]!);
  return landscape.board.cells.filter((to) => forests.has(landscape.elementAt[to]!) && canEnter(table, to, unit));
};

type Step = Pick<MoveIntent, 'to' | 'rot'>;

/** M1, M2, M5, M6: a unit goes to an adjacent free hex and/or turns; L9: through a dismal forest to another of its hexes. */
export const move: Action<'move'> = {
  check: (table, seat, intent) => {
    const { by, from, then } = intent;
    return (
      checkWay(by) ??
      checkRotation(intent.rot) ??
      (then ? checkRotation(then.rot) : null) ??
      (by === 'tile' ? checkInstant(table, seat, 'move') : null) ??
      checkOwnActive(table, seat, from, 'M1') ??
      checkAbility(table, influenceOf(table), cellOf(from), by) ??
      (by === 'dismal' ? checkGoal(table, from, intent) : checkStep(table, from, intent)) ??
      (then ? checkSecond(table, seat, intent, then) : null)
    );
  },
  apply: (work, seat, { by, from, to, rot, then }) => {
    if (by === 'tile') useInstant(work, seat, 'move');
    record(work, { type: 'moved', player: seat, from, to, rot, ability: abilityUsed(work.table, by, from, (then ?? { to }).to) });
    if (then) record(work, { type: 'moved', player: seat, from: to, to: then.to, rot: then.rot, ability: null });
  },
  list: (table, seat) => {
    if (!mayAnyMove(table, seat)) return NO_INTENTS;
    const influence = influenceOf(table);
    const own = ownCells(table, seat).filter((cell) => !influence.netted[cell]);
    const found: Intent[] = [];
    for (const by of MOVE_BY) {
      if (by === 'tile' && checkInstant(table, seat, 'move')) continue;
      for (const cell of own) if (!checkAbility(table, influence, cell, by)) addMoves(table, influence, seat, cell, by, found);
    }
    return intentList(found);
  },
  undoable: true,
};

/** What the unit uses for a move (M5: whose Transport); null for a tile. */
const abilityUsed = (table: Table, by: MoveIntent['by'], from: Hex, to: Hex): UsedAbility | null => {
  if (by !== 'transport') return by === 'tile' ? null : by;
  const cell = cellOf(from);
  return transportUse(table.board[cell]!, servingPlayer(table, influenceOf(table), cell, cellOf(to)));
};

/** M1, M2, M5: Returns whether the player has anything that could move a unit, nets left aside. */
const mayAnyMove = (table: Table, seat: Seat): boolean =>
  !checkInstant(table, seat, 'move') ||
  landscapeOf(table)?.is.dismal.includes(true) === true ||
  table.board.some((unit) => unit && movesUnits(unit, seat));

const movesUnits = (unit: Unit, seat: Seat): boolean => {
  const { mobility, givesMobility } = unitOf(unit.tile);
  return givesMobility || (unit.owner === seat && (mobility || prizesOn(unit, 'mobility') > 0));
};

const checkWay = (by: unknown): Rejection | null =>
  MOVE_BY.some((way) => way === by)
    ? null
    : reject('malformed', 'A unit moves by tile, by mobility, by Transport or through a dismal forest.');

/** M1: why one step is none, or null. */
const checkStep = (table: Table, from: Hex, { to, rot }: Step): Rejection | null => {
  const [start, end] = [cellOn(table, from), cellOn(table, to)];
  if (end < 0) return reject('off-board', 'There is no such hex on this board.', 'S1');
  if (start === end) return table.board[start]!.rot === rot ? reject('nothing-moves', 'The unit would neither move nor turn.', 'M1') : null;
  if (!areAdjacent(table, start, end)) return reject('not-adjacent', 'A unit moves to an adjacent hex.', 'M1');
  if (table.board[end]) return reject('hex-taken', 'There is a unit on that hex already.', 'M1');
  return checkEntry(table, end, table.board[start]!);
};

/** L9: why a unit does not come out of a dismal forest there, or null. */
const checkGoal = (table: Table, from: Hex, { to }: Step): Rejection | null => {
  const [start, end] = [cellOn(table, from), cellOn(table, to)];
  if (end < 0) return reject('off-board', 'There is no such hex on this board.', 'S1');
  if (start === end) return reject('nothing-moves', 'The unit would not move.', 'L9');
  if (table.board[end]) return reject('hex-taken', 'There is a unit on that hex already.', 'L9');
  if (dismalGoals(table, start).includes(end)) return null;
  return checkEntry(table, end, table.board[start]!) ?? reject('not-adjacent', 'That hex is in no forest that touches this one.', 'L9');
};

/** M2, R4: whether a unit moves by itself. */
const isMobile = ({ field }: Influence, cell: Cell): boolean => field.tiles[cell]!.mobility || prizesOn(field.units[cell]!, 'mobility') > 0;

/** M2, M5, L9: why the unit cannot move in this way, or null. */
const checkAbility = (table: Table, influence: Influence, cell: Cell, by: MoveIntent['by']): Rejection | null => {
  if (by === 'tile') return null;
  if (by === 'dismal') {
    if (!isInDismalForest(table, cell)) return reject('no-dismal-forest', 'That unit does not stand in a dismal forest.', 'L9');
    return hasUsedDismal(table) ? reject('already-used', 'A unit has gone through a dismal forest this turn.', 'L9') : null;
  }
  if (by === 'mobility' && !isMobile(influence, cell)) return reject('no-mobility', 'That unit does not move by itself.', 'M2');
  if (by === 'transport' && !influence.transport[cell])
    return reject('no-transport', 'No active Transport is connected to that unit.', 'M5');
  if (by === 'mobility' ? !table.board[cell]!.used.includes(by) : servingPlayers(table, influence, cell).length > 0) return null;
  return reject('already-used', 'That unit has moved in this way this turn.', by === 'mobility' ? 'M2' : 'M5');
};

/** M6, P12 (d): whether a Recon Center gives the unit a second step: one of its side, or for a Spy an enemy's beside it. */
const hasSecondStep = (influence: Influence, seat: Seat, cell: Cell, by: MoveIntent['by']): boolean =>
  by !== 'tile' && by !== 'dismal' && isMobile(influence, cell) && (servesSide(influence, seat) || reconHelpsSpy(influence, cell));

const servesSide = ({ recon }: Influence, seat: Seat): boolean => (recon & seatBit(seat)) !== 0;

const afterStep = (table: Table, from: Hex, { to, rot }: Step): Table => {
  const board = table.board.slice();
  board[cellOf(from)] = null;
  board[cellOf(to)] = { ...table.board[cellOf(from)]!, rot };
  return { ...table, board };
};

/** M6: why the second step is refused, and with it the whole. */
const checkSecond = (table: Table, seat: Seat, { by, from, to, rot }: MoveIntent, then: Step): Rejection | null => {
  if (!hasSecondStep(influenceOf(table), seat, cellOf(from), by))
    return reject('no-recon', 'No active Recon Center gives this move a second step.', 'M6');
  const between = afterStep(table, from, { to, rot });
  const influence = influenceOf(between);
  if (fallsAt(between, influence, cellOf(to))) return reject('first-step-falls', 'The unit would be destroyed after its first step.', 'M6');
  if (influence.netted[cellOf(to)]) return reject('netted-on-the-way', 'The unit is netted after its first step.', 'M6');
  if (!hasSecondStep(influence, seat, cellOf(to), by))
    return reject('no-recon', 'After the first step no Recon Center serves the unit.', 'M6');
  return checkStep(between, to, then);
};

/** P8 (f), P10 (f), L6, L11: whether a unit would be destroyed where its first step has led. An HQ is not, by a Mine. */
const fallsAt = (table: Table, influence: Influence, cell: Cell): boolean =>
  !influence.field.tiles[cell]!.isHq && (isDeadly(table, cell, table.board[cell]!) || toughnessLeft(table, influence, cell) <= 0);

/** Every way the unit can step, on the board as it stands: moves first, then turns on the spot. */
const stepsFrom = (table: Table, cell: Cell): Step[] => {
  const steps: Step[] = [];
  for (const to of [...boardOf(table).around[cell]!.filter((next) => canEnter(table, next, table.board[cell]!)), cell]) {
    for (const rot of DIRECTIONS) if (to !== cell || rot !== table.board[cell]!.rot) steps.push({ to: hexOf(to), rot });
  }
  return steps;
};

/** L9: a unit comes out on a hex in any rotation. */
const dismalSteps = (table: Table, cell: Cell): Step[] =>
  dismalGoals(table, cell).flatMap((to) => DIRECTIONS.map((rot) => ({ to: hexOf(to), rot })));

const addMoves = (table: Table, influence: Influence, seat: Seat, cell: Cell, by: MoveIntent['by'], found: Intent[]): void => {
  const from = hexOf(cell);
  const steps = by === 'dismal' ? dismalSteps(table, cell) : stepsFrom(table, cell);
  for (const { to, rot } of steps) found.push({ do: 'move', by, from, to, rot });
  if (!hasSecondStep(influence, seat, cell, by)) return;
  for (const first of steps) {
    const { to, rot } = first;
    if (!goesOn(table, influence, seat, cell, by, first)) continue;
    for (const then of stepsFrom(afterStep(table, from, first), cellOf(to))) found.push({ do: 'move', by, from, to, rot, then });
  }
};

/** M6: whether a second step may follow the first. A unit that gives nothing changes nothing for itself or others but its own hex. */
const goesOn = (table: Table, influence: Influence, seat: Seat, cell: Cell, by: MoveIntent['by'], first: Step): boolean => {
  const at = cellOf(first.to);
  const tile = influence.field.tiles[cell]!;
  if (isDeadly(table, at, table.board[cell]!)) return false;
  const staysServed = servesSide(influence, seat);
  if (staysServed && !tile.isInfluential && table.board[cell]!.wounds < tile.toughness) return !isCaughtAt(influence, at, seat);
  const between = afterStep(table, hexOf(cell), first);
  const after = influenceOf(between);
  return !after.netted[at] && !fallsAt(between, after, at) && hasSecondStep(after, seat, at, by);
};
