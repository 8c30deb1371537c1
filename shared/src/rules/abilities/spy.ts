import type { Cell } from '../../hex/cells.js';
import type { Seat } from '../../model/seat.js';
import type { CompiledBoard } from '../compiledBoard.js';
import type { Influence } from '../influenceTypes.js';
import type { SeatSet } from '../sides.js';
import { deciderOf } from './scope.js';

/**
 * P12: whether an active enemy module or HQ gives an active Spy what is good in it. The caller knows that they are connected and
 * adjacent; harmful modules and Scopers work on Spies as on any other unit.
 */
export const helpsSpy = ({ field, netted }: Influence, from: Cell, to: Cell): boolean => {
  const { tiles, units, owners, relations } = field;
  const unit = units[to];
  if (!field.spied || !unit || !owners[to] || !tiles[to]!.isSpy) return false;
  if (netted[to] || netted[from] || tiles[from]!.affects !== 'friendly') return false;
  return (relations.enemies[unit.owner + 1]! & owners[from]!) !== 0;
};

/** P12 (d): whether an active Spy stands beside an active Recon Center of an enemy, on any side of it. */
export const reconHelpsSpy = ({ field, netted }: Influence, cell: Cell): boolean => {
  const { board, tiles, units, owners, relations } = field;
  if (!field.spied || !tiles[cell]!.isSpy || netted[cell]) return false;
  const enemies = relations.enemies[units[cell]!.owner + 1]!;
  return board.around[cell]!.some((at) => (owners[at]! & enemies) !== 0 && tiles[at]!.affects === 'whole-army' && !netted[at]);
};

/** Who decides about a Medic's help for a unit: D2, C5; of an enemy Medic that serves a Spy its owner (P12 h). */
export const medicDecider = (field: CompiledBoard, scopers: SeatSet, unit: Cell, medic: Cell): Seat => {
  const { units, owners, relations } = field;
  const helpsEnemy = scopers === 0 && (relations.enemies[units[unit]!.owner + 1]! & owners[medic]!) !== 0;
  return helpsEnemy ? units[medic]!.owner : deciderOf(field, scopers, unit);
};

/** G2: whose Medic it is that dies for a unit: its owner's, or its Scoper's owner's (C5). */
export const medicHolder = (field: CompiledBoard, scopers: SeatSet, unit: Cell, medic: Cell): Seat =>
  scopers === 0 ? field.units[medic]!.owner : deciderOf(field, scopers, unit);
