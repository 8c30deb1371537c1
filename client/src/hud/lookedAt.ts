import { inspectFire } from '@hexfall/shared/rules/inspectFire';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Hex } from '@hexfall/shared/hex/cells';
import { inspectTies } from '@hexfall/shared/rules/inspectTies';
import { publicTable, type PublicTable } from '@hexfall/shared/rules/view';
import type { FrameKind } from '../battle/types.js';
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

const unitAt = ({ seen }: TableScope, at: Hex, isPinned: boolean): Looked | null => {
  const unit = seen.value?.units.find((one) => sameHex(one.at, at));
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

/** Pictures of a film in which everybody still stands who stood before the step. */
const BEFORE_LOSSES: readonly FrameKind[] = ['acts', 'hits', 'saves'];

/** The table that the board shows at this moment; null while a film shows none that can be looked at. */
const tableSeen = ({ deck, store }: TableScope): PublicTable | null => {
  const frame = deck.frame.value;
  if (!frame) return store.theater.shown.value;
  return frame.step && BEFORE_LOSSES.includes(frame.kind) ? publicTable(frame.step.before) : null;
};

/** Everything there is to say about a unit on the board; null where only what is printed is known. */
export const describe = (scope: TableScope, unit: UnitModel): Described | null => {
  const table = tableSeen(scope);
  const isShown = table !== null && table === scope.store.theater.shown.value;
  return (
    table && {
      unit,
      table,
      ties: isShown ? scope.ties.value : inspectTies(table),
      fire: inspectFire(table, unit.at),
      cast: scope.cast.value,
    }
  );
};
