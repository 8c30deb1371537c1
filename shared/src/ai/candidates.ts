import { keyFor, tileOf } from '../content/catalog.js';
import { isUnit } from '../content/compile.js';
import type { Rotation } from '../hex/direction.js';
import type { Intent } from '../model/intent.js';
import type { Seat, Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { kindsToTry, listFor, type ListedKind } from '../rules/legal.js';

/** Kinds that a plan is not made of: what ends the turn is tried at every node, and `redraw` gives up the tiles the plan is about. */
const LEFT_OUT: ReadonlySet<ListedKind> = new Set(['end-turn', 'battle', 'redraw', 'discard']);

/** By tile, for each rotation the first one that is no different. */
const SAME_ROTATION = new Map<TileKey, readonly Rotation[]>();

const sameRotations = (key: TileKey): readonly Rotation[] => {
  const tile = tileOf(key);
  if (!isUnit(tile)) return [];
  const faces = tile.facings.map((facing) => JSON.stringify(facing));
  return faces.map((face) => faces.indexOf(face) as Rotation);
};

const isRepeated = (table: Table, seat: Seat, intent: Intent): boolean => {
  if (intent.do !== 'place') return false;
  const key = keyFor(table.players[seat]!.army, intent.tile)!;
  let same = SAME_ROTATION.get(key);
  if (!same) SAME_ROTATION.set(key, (same = sameRotations(key)));
  const first = same[intent.rot];
  return first !== undefined && first !== intent.rot;
};

/** The intents that may be part of a plan for the turn, without rotations that come to the same. */
export const candidates = (table: Table, seat: Seat): Intent[] => {
  const found: Intent[] = [];
  for (const kind of kindsToTry(table)) {
    if (LEFT_OUT.has(kind)) continue;
    const list = listFor(table, kind);
    for (let place = 0; place < list.size; place++) {
      const intent = list.at(place);
      if (!isRepeated(table, seat, intent)) found.push(intent);
    }
  }
  return found;
};
