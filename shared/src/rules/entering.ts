import { unitOf } from '../content/catalog.js';
import { type Cell, hexOf, sameHex } from '../hex/cells.js';
import type { Rejection } from '../model/rejection.js';
import type { Seat } from '../model/seat.js';
import { NOBODY, type Table, type Unit } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { reject } from './actions/action.js';
import { isMined } from './foundations.js';
import { type Landscape, landscapeOf } from './landscape.js';

/** Who comes onto a hex: a unit, or a foundation, which has no tile here. */
export type Entrant = { readonly owner: Seat; readonly tile: TileKey | null };

type Ground = Pick<Table, 'options' | 'terrain' | 'turrets' | 'board' | 'foundations'>;

export const hasTurret = ({ turrets }: Pick<Table, 'turrets'>, cell: Cell): boolean =>
  turrets.length > 0 && turrets.some(({ at }) => sameHex(at, hexOf(cell)));

/** L5, L17: whether nothing ever comes onto a hex. */
export const isClosed = (table: Pick<Table, 'options' | 'terrain' | 'turrets'>, cell: Cell): boolean =>
  landscapeOf(table)?.is.closed[cell] === true || hasTurret(table, cell);

/** U3: units that L11 keeps out of jungles and drowns in swamps. */
const isHeavy = (tile: TileKey): boolean => {
  const { isHq, spec } = unitOf(tile);
  return !isHq && (spec.extraToughness ?? 0) > 0;
};

/** L19: the one player whose units stand in a tight bunker, or null if it is open to all. */
const holderOf = ({ board }: Pick<Table, 'board'>, { elementAt }: Landscape, element: number): Seat | null => {
  let holder: Seat | null = null;
  for (let cell = 0; cell < board.length; cell++) {
    const unit = board[cell];
    if (!unit || unit.owner === NOBODY || elementAt[cell] !== element) continue;
    if (holder !== null && holder !== unit.owner) return null;
    holder = unit.owner;
  }
  return holder;
};

/** L19: whether a tight bunker keeps a player's units out of a hex. */
export const isLockedFor = (table: Pick<Table, 'board'>, landscape: Landscape, cell: Cell, owner: Seat): boolean => {
  if (!landscape.is.tight[cell]) return false;
  const holder = holderOf(table, landscape, landscape.elementAt[cell]!);
  return holder !== null && holder !== owner;
};

/** L5, L6, L11, L17–L19: why a unit or foundation cannot come onto a hex, whether or not there is a unit on it; or null. */
export const checkEntry = (table: Ground, cell: Cell, { owner, tile }: Entrant): Rejection | null => {
  const landscape = landscapeOf(table);
  if (isClosed(table, cell)) return reject('closed', 'Nothing can be put on a closed hex.', 'L5');
  if (!landscape) return null;
  const { is } = landscape;
  if (is.fatal[cell] && (tile === null || unitOf(tile).isHq))
    return reject('fatal-hq', 'HQs and foundations cannot be put on a fatal hex.', 'L6');
  if (tile === null) return null;
  if (is.jungle[cell] && isHeavy(tile)) return reject('jungle', 'A unit with extra toughness cannot go into a jungle.', 'L11');
  if (is.panel[cell] && unitOf(tile).isHq) return reject('panel-hq', 'An HQ cannot stand on a panel.', 'L18');
  return isLockedFor(table, landscape, cell, owner)
    ? reject('bunker-locked', "Another player's units hold this tight bunker.", 'L19')
    : null;
};

/** T5, M1, M4, P7 (c): whether a hex has no unit and an entrant may come onto it. */
export const canEnter = (table: Ground, cell: Cell, entrant: Entrant): boolean =>
  !table.board[cell] && ((table.terrain.length === 0 && table.turrets.length === 0) || checkEntry(table, cell, entrant) === null);

/** L6, L11: the clause by which a hex destroys a unit that comes onto it, or null. */
export const deathOn = (landscape: Landscape, cell: Cell, { tile }: Pick<Unit, 'tile'>): 'L6' | 'L11' | null => {
  if (landscape.is.fatal[cell] && !unitOf(tile).isHq) return 'L6';
  return landscape.is.swamp[cell] && isHeavy(tile) ? 'L11' : null;
};

/** P8, L6, L11: whether a unit that comes onto a hex is destroyed there. An HQ never is. */
export const isDeadly = (table: Pick<Table, 'options' | 'terrain' | 'foundations'>, cell: Cell, unit: Pick<Unit, 'tile'>): boolean => {
  if (unitOf(unit.tile).isHq) return false;
  const landscape = landscapeOf(table);
  return isMined(table, cell) || (landscape !== null && deathOn(landscape, cell, unit) !== null);
};
