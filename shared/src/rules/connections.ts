import { unitOf } from '../content/catalog.js';
import { type Cell, hexOf, OFF_BOARD } from '../hex/cells.js';
import type { Seat } from '../model/seat.js';
import type { Table, Unit, UsedAbility } from '../model/state.js';
import type { CompiledBoard } from './compiledBoard.js';
import type { Influence } from './influenceTypes.js';

/** L7: whether a connection of two hexes goes no further than a cell. */
export const endsConnection = ({ landscape }: CompiledBoard, cell: Cell): boolean => landscape?.is.high[cell] === true;

/** C1, C6: the cells that the connections of a module or HQ lead to. */
export const connectedTo = (field: CompiledBoard, from: Cell): Cell[] => {
  const { board, facings } = field;
  const found: Cell[] = [];
  for (const { direction, reach } of facings[from]!.connections) {
    let to = from;
    for (let hexes = 0; hexes < reach; hexes++) {
      to = board.neighbor[to * 6 + direction]!;
      if (to === OFF_BOARD) break;
      found.push(to);
      if (endsConnection(field, to)) break;
    }
  }
  return found;
};

type OnBoard = Pick<Table, 'board'>;

/** What a unit notes when a Transport of a player serves it: its own player is not named. */
export const transportUse = ({ owner }: Pick<Unit, 'owner'>, of: Seat): UsedAbility => (of === owner ? 'transport' : `transport/${of}`);

/** Whose Transport has served the unit, if that is what it has used. */
export const transportOwner = ({ owner }: Pick<Unit, 'owner'>, use: UsedAbility): Seat | null => {
  if (use === 'transport') return owner;
  return use.startsWith('transport/') ? Number(use.slice('transport/'.length)) : null;
};

/** How many Transports of a player there are besides the unit on a cell. */
const countOf = ({ board }: OnBoard, cell: Cell, of: Seat): number =>
  board.filter((unit, at) => unit?.owner === of && at !== cell && unitOf(unit.tile).givesMobility).length;

/**
 * M5: the players whose Transports can serve the unit on a cell, by number. Of several of one player those that it does not touch have served
 * first.
 */
export const servingPlayers = (table: OnBoard, { transport, field }: Influence, cell: Cell): Seat[] => {
  const unit = table.board[cell];
  const touched = transport[cell];
  if (!unit || !touched) return NOBODY_SERVES;
  const owners = [...new Set(touched.map((from) => field.units[from]!.owner))].sort();
  const served = (of: Seat): number => unit.used.filter((use) => transportOwner(unit, use) === of).length;
  return owners.filter((of) => served(of) < countOf(table, cell, of));
};

const NOBODY_SERVES: Seat[] = [];

/** M5: whose Transport it is that serves the unit: one that it no longer touches where it comes to, else that of the lowest seat. */
export const servingPlayer = (table: OnBoard, influence: Influence, cell: Cell, end: Cell): Seat => {
  const { field, transport } = influence;
  const leaves = (of: Seat): boolean =>
    transport[cell]!.some((from) => field.units[from]!.owner === of && !connectedTo(field, from).includes(end));
  const players = servingPlayers(table, influence, cell);
  const player = players.find(leaves) ?? players[0];
  if (player === undefined) throw new Error(`no Transport serves ${hexOf(cell).join()}`);
  return player;
};
