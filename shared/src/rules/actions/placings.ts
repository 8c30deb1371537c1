import { type Hex, hexOf } from '../../hex/cells.js';
import { DIRECTIONS, type Rotation } from '../../hex/direction.js';
import type { Intent } from '../../model/intent.js';
import type { Table } from '../../model/state.js';
import type { Entrant } from '../entering.js';
import { type IntentList, intentList } from './action.js';
import { freeCells, freeCellsFor } from './hexes.js';

/**
 * T5: each of these things on each free hex in each rotation, in this order.
 * @param entrant what a thing is on the board: not every unit may come onto every hex of terrain (L5, L6, L11, L18, L19).
 */
export const placings = <T>(
  table: Table,
  things: readonly T[],
  entrant: (thing: T) => Entrant,
  make: (thing: T, at: Hex, rot: Rotation) => Intent,
): IntentList => {
  if (table.terrain.length + table.turrets.length > 0) return placingsOnTerrain(table, things, entrant, make);
  const cells = freeCells(table);
  return {
    size: things.length * cells.length * 6,
    at: (place) => {
      const hex = Math.floor(place / 6);
      return make(things[Math.floor(hex / cells.length)]!, hexOf(cells[hex % cells.length]!), (place % 6) as Rotation);
    },
  };
};

const placingsOnTerrain = <T>(
  table: Table,
  things: readonly T[],
  entrant: (thing: T) => Entrant,
  make: (thing: T, at: Hex, rot: Rotation) => Intent,
): IntentList =>
  intentList(
    things.flatMap((thing) =>
      freeCellsFor(table, entrant(thing)).flatMap((cell) => DIRECTIONS.map((rot) => make(thing, hexOf(cell), rot))),
    ),
  );
