import { unitOf } from '../../content/catalog.js';
import { type Cell, cellOf, distance, type Hex, hexOf, OFF_BOARD } from '../../hex/cells.js';
import { formatKey } from '../../model/decision.js';
import type { Intent, IntentOf, PushIntent } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Seat } from '../../model/seat.js';
import { NOBODY, type Table } from '../../model/state.js';
import { answersFrom } from '../answers.js';
import { travelAfter } from '../arrivals.js';
import { canEnter } from '../entering.js';
import { influenceOf } from '../influence.js';
import { boardOf, landscapeOf } from '../landscape.js';
import { canTarget } from '../sides.js';
import { record, type Work } from '../work.js';
import { type Action, intentList, NO_INTENTS, reject } from './action.js';
import { checkInstant, useInstant } from './held.js';
import { areAdjacent, cellOn, checkOwnActive, ownCells } from './hexes.js';

/** M4: the hexes a unit can be pushed to, by q and then r. */
const landings = (table: Table, from: Hex, target: Hex): Hex[] => {
  const pushed = table.board[cellOf(target)]!;
  return boardOf(table)
    .around[cellOf(target)]!.filter((cell) => canEnter(table, cell, pushed) && distance(hexOf(cell), from) === 2)
    .map(hexOf);
};

/** L12: whether a unit is destroyed by being pushed. */
const breaksAt = (table: Table, target: Hex): boolean =>
  landscapeOf(table)?.is.rocky[cellOf(target)] === true && !unitOf(table.board[cellOf(target)]!.tile).isHq;

/** Asks where the unit lands, or moves it there; on rocky ground it is destroyed where it stands (L12). */
const resume = (work: Work, seat: Seat, intent: IntentOf<'push'>, given: readonly string[]): void => {
  const { table } = work;
  const { from, target } = intent;
  if (breaksAt(table, target)) {
    const travels = travelAfter(table, table.board[cellOf(target)]!, seat);
    const pusher = intent.by === 'ability' ? { pusher: from } : {};
    return record(work, { type: 'fell', player: seat, at: target, rule: 'L12', ...travels, ...pusher });
  }
  const hexes = landings(table, from, target);
  const { owner } = table.board[cellOf(target)]!;
  const answers = answersFrom(given);
  const keys = hexes.map((at) => formatKey({ kind: 'hex', at }));
  const key =
    keys.length === 1
      ? keys[0]!
      : answers.ask({
          player: owner === NOBODY ? seat : owner,
          kind: owner === NOBODY ? 'bomber-push' : 'push',
          about: target,
          keys,
        });
  if (key === null) {
    record(work, { type: 'asked', decision: answers.decision()!, pending: { kind: 'instant', intent, answers: given } });
    return;
  }
  const to = hexes[keys.indexOf(key)]!;
  record(work, { type: 'pushed', player: seat, by: from, from: target, to, ...(intent.by === 'ability' && { ability: 'push' as const }) });
};

/** P18: why the unit cannot push by itself, or null. */
const checkAbility = (table: Table, from: Hex): Rejection | null => {
  const { tile, used } = table.board[cellOf(from)]!;
  if (!unitOf(tile).pushesBack) return reject('no-push-ability', 'That unit does not push by itself.', 'P18');
  return used.includes('push') ? reject('already-used', 'That unit has pushed by itself this turn.', 'P18') : null;
};

const checkWay = (by: unknown): Rejection | null =>
  by === 'tile' || by === 'ability' ? null : reject('malformed', 'A unit is pushed by tile or by ability.');

/** M4, P18: why the player cannot push with that unit at all, or null. */
const checkPusher = (table: Table, seat: Seat, { by = 'tile', from }: IntentOf<'push'>): Rejection | null =>
  checkWay(by) ??
  (by === 'tile' ? checkInstant(table, seat, 'push') : null) ??
  checkOwnActive(table, seat, from, 'M4') ??
  (by === 'ability' ? checkAbility(table, from) : null);

/** The cells of the enemy units that a unit can push. */
const pushableFrom = (table: Table, seat: Seat, netted: readonly boolean[], from: Cell): Cell[] =>
  boardOf(table).around[from]!.filter((cell) => {
    const unit = table.board[cell];
    return unit && !netted[cell] && canTarget(table, seat, unit.owner) && landings(table, hexOf(from), hexOf(cell)).length > 0;
  });

/** M4, P18: an own active unit pushes an adjacent enemy unit one hex away; its owner picks among several. */
export const push: Action<'push'> = {
  check: (table, seat, intent) => {
    const { from, target } = intent;
    const missing = checkPusher(table, seat, intent);
    if (missing) return missing;
    const cell = cellOn(table, target);
    if (cell === OFF_BOARD) return reject('off-board', 'There is no such hex on this board.', 'S1');
    const unit = table.board[cell];
    if (!unit) return reject('no-unit-there', 'There is no unit on that hex.', 'M4');
    if (!canTarget(table, seat, unit.owner)) return reject('not-enemy-unit', 'Only enemy units can be pushed.', 'M4');
    if (!areAdjacent(table, cellOf(from), cell)) return reject('not-adjacent', 'A unit pushes an adjacent unit.', 'M4');
    if (influenceOf(table).netted[cell]) return reject('netted', 'A netted unit cannot be pushed.', 'M3');
    return landings(table, from, target).length > 0 ? null : reject('no-room', 'There is no free hex the unit could be pushed to.', 'M4');
  },
  apply: (work, seat, intent) => {
    if (intent.by !== 'ability') useInstant(work, seat, 'push');
    resume(work, seat, intent, []);
  },
  list: (table, seat) => {
    const own = ownCells(table, seat);
    const byTile = checkInstant(table, seat, 'push') ? [] : own;
    const byAbility = own.filter((cell) => unitOf(table.board[cell]!.tile).pushesBack && !checkAbility(table, hexOf(cell)));
    if (byTile.length + byAbility.length === 0) return NO_INTENTS;
    const { netted } = influenceOf(table);
    const pushes = (cells: readonly Cell[], by: Pick<PushIntent, 'by'>): Intent[] =>
      cells
        .filter((from) => !netted[from])
        .flatMap((from) =>
          pushableFrom(table, seat, netted, from).map((cell): Intent => ({ do: 'push', ...by, from: hexOf(from), target: hexOf(cell) })),
        );
    return intentList([...pushes(byTile, {}), ...pushes(byAbility, { by: 'ability' })]);
  },
  resume,
  undoable: true,
};
