import { OFF_BOARD, type Cell } from '../hex/cells.js';
import type { CompiledBoard } from './compiledBoard.js';

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
