import { cellOf, sameHex, type Hex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Table, Unit } from '@hexfall/shared/model/state';
import { hasTerrain } from '@hexfall/shared/rules/landscape';

/** What is on a hex of the table shown; a page may have none yet. */

export const unitOn = (table: Table | null, hex: Hex): Unit | null => table?.board[cellOf(hex)] ?? null;

/** How the unit or turret on a hex is turned. */
export const rotOn = (table: Table | null, hex: Hex): Rotation =>
  unitOn(table, hex)?.rot ?? table?.turrets.find(({ at }) => sameHex(at, hex))?.rot ?? 0;

/** Whether there is something to be said about a hex: a unit or terrain. */
export const hasSomethingOn = (table: Table | null, hex: Hex): boolean =>
  unitOn(table, hex) !== null || (table !== null && hasTerrain(table, hex));
