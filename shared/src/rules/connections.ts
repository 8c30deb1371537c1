import { OFF_BOARD, type Cell } from '../hex/cells.js';
import type { CompiledBoard } from './compiledBoard.js';

/** C1, C6: the cells that the connections of a module or HQ lead to. */
export const connectedTo = ({ board, facings }: CompiledBoard, from: Cell): Cell[] => {
  const found: Cell[] = [];
  for (const { direction, reach } of facings[from]!.connections) {
    let to = from;
    for (let hexes = 0; hexes < reach; hexes++) {
      to = board.neighbor[to * 6 + direction]!;
      if (to === OFF_BOARD) break;
      found.push(to);
    }
  }
  return found;
};
