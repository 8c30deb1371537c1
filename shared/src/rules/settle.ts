import { unitOf } from '../content/catalog.js';
import { type Cell, hexOf } from '../hex/cells.js';
import type { StrikeResult } from '../model/event.js';
import type { Table } from '../model/state.js';
import { arrive } from './arrivals.js';
import { influenceOf } from './influence.js';
import { toughnessLeft } from './toughness.js';
import { record, type Work } from './work.js';

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

const NO_HITS: StrikeResult = { hits: [], saves: [], wounds: [], damage: [], points: [], removed: [], travels: [] };

/** T6: lets take effect what units came onto (P8, L23), then removes the units whose wounds reach their present toughness, again and again until there are none. No Medic helps: nothing hits them. */
export const settle = (work: Work): void => {
  const { table } = work;
  arrive(work);
  for (let removed = fallingUnits(table); removed.length > 0; removed = fallingUnits(table))
    record(work, { type: 'struck', player: table.turn.player, source: 'settling', ...NO_HITS, removed: removed.map(hexOf) });
};
