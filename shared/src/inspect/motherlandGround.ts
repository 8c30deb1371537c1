import { cellOf, hexOf, type Hex } from '../hex/cells.js';
import type { BoardFacts } from '../rules/compiledBoard.js';
import { influenceOf } from '../rules/influence.js';

/** P11: the hexes of the Motherland that the unit on a hex is a member of, in any order; empty for every other unit. */
export const motherlandGround = (position: BoardFacts, at: Hex): readonly Hex[] => {
  const mine = influenceOf(position).motherlands.find(({ members }) => members.includes(cellOf(at)));
  return mine ? [...mine.ground].map(hexOf) : [];
};
