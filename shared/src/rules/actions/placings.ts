import { hexOf, type Hex } from '../../hex/cells.js';
import type { Rotation } from '../../hex/direction.js';
import type { Intent } from '../../model/intent.js';
import type { Table } from '../../model/state.js';
import type { IntentList } from './action.js';
import { freeCells } from './hexes.js';

/** T5: each of these things on each free hex in each rotation, in this order. */
export const placings = <T>(table: Table, things: readonly T[], make: (thing: T, at: Hex, rot: Rotation) => Intent): IntentList => {
  const cells = freeCells(table);
  return {
    size: things.length * cells.length * 6,
    at: (place) => {
      const hex = Math.floor(place / 6);
      return make(things[Math.floor(hex / cells.length)]!, hexOf(cells[hex % cells.length]!), (place % 6) as Rotation);
    },
  };
};
