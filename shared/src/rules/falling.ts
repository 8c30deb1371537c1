import { unitOf } from '../content/catalog.js';
import type { Cell } from '../hex/cells.js';
import type { Table } from '../model/state.js';
import { influenceOf } from './influence.js';
import { toughnessLeft } from './toughness.js';

/** Units with as many wounds as their printed toughness: no other one can have too many for its present toughness. */
const mayAnyFall = ({ board }: Table): boolean => {
  for (const unit of board) if (unit && unit.wounds > 0 && unit.wounds >= unitOf(unit.tile).toughness) return true;
  return false;
};

const NONE: readonly Cell[] = [];

/** T6: the units whose wounds reach their present toughness, by q and then r. */
export const fallingUnits = (table: Table): readonly Cell[] => {
  if (!mayAnyFall(table)) return NONE;
  const influence = influenceOf(table);
  const { occupied, tiles } = influence.field;
  return occupied.filter((cell) => !tiles[cell]!.isHq && toughnessLeft(table, influence, cell) <= 0);
};
