import { inspectFire } from '@hexfall/shared/rules/inspectFire';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Livery, UnitModel } from '../board/types.js';
import type { Inspected } from '../input/controls.js';
import { sameHex } from '../input/picks.js';
import type { Described } from '../text/describe.js';
import type { TableScope } from './tableScope.js';

/** What a card is about. */
export interface Looked {
  readonly tile: TileKey;
  readonly livery: Livery;
  readonly unit: UnitModel | null;
  /** Asked for: it stays until it is closed. */
  readonly isPinned: boolean;
}

/** Whose colors a tile wears that is on no board. */
const liveryOfTile = (tile: TileKey): Livery => {
  const [deck = ''] = tile.split('/');
  return deck === 'mercenary' || deck === 'bomber' ? 'nobody' : (deck as Livery);
};

const unitAt = ({ model }: TableScope, at: Hex, isPinned: boolean): Looked | null => {
  const unit = model.value?.units.find((one) => sameHex(one.at, at));
  return unit ? { tile: unit.tile, livery: unit.livery, unit, isPinned } : null;
};

const lookedOf = (scope: TableScope, inspected: Inspected | null, isPinned: boolean): Looked | null => {
  if (inspected?.kind === 'unit') return unitAt(scope, inspected.at, isPinned);
  return inspected && { tile: inspected.tile, livery: liveryOfTile(inspected.tile), unit: null, isPinned };
};

const chosenBy = (scope: TableScope): Inspected | null => {
  const source = scope.controls.selection.value?.source;
  return source?.kind === 'tile' || source?.kind === 'unit' ? source : null;
};

/** What the user looks at: asked for, else under the pointer or the focus, else taken in hand. */
export const lookedAt = (scope: TableScope): Looked | null => {
  const { inspected, pointed, hovered } = scope.controls;
  return (
    lookedOf(scope, inspected.value, true) ??
    lookedOf(scope, pointed.value, false) ??
    (hovered.value && unitAt(scope, hovered.value, false)) ??
    lookedOf(scope, chosenBy(scope), false)
  );
};

/** Everything there is to say about a unit on the board shown; null before there is one. */
export const describe = ({ store, ties, cast }: TableScope, unit: UnitModel): Described | null => {
  const table = store.theater.shown.value;
  return table && { unit, table, ties: ties.value, fire: inspectFire(table, unit.at), cast: cast.value };
};
