import { keyFor } from '../content/catalog.js';
import { firstRotation } from '../content/rotations.js';
import type { Intent } from '../model/intent.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { kindsToTry, listFor, type ListedKind } from '../rules/legal.js';

/** Kinds that a plan is not made of: what ends the turn is tried at every node, and `redraw` gives up the tiles the plan is about. */
const LEFT_OUT: ReadonlySet<ListedKind> = new Set(['end-turn', 'battle', 'redraw', 'discard']);

const isRepeated = (table: Table, seat: Seat, intent: Intent): boolean => {
  if (intent.do !== 'place') return false;
  const key = keyFor(table.players[seat]!.army, intent.tile)!;
  return firstRotation(key, intent.rot) !== intent.rot;
};

/** The intents that may be part of a plan for the turn, without equivalent rotations. */
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
