import { neighborOf } from '@hexfall/shared/hex/boards';
import { cellOf, type Hex, hexOf, OFF_BOARD, sameHex } from '@hexfall/shared/hex/cells';
import { opposite } from '@hexfall/shared/hex/direction';
import { hqHex } from '@hexfall/shared/inspect/fact';
import { type DecisionKey, type HitSource, parseKey } from '@hexfall/shared/model/decision';
import type { Table } from '@hexfall/shared/model/state';
import { boardOf } from '@hexfall/shared/rules/landscape';

/** The hex a hit comes from; null for an instant and for venom. */
export const sourceHex = (source: HitSource): Hex | null => ('from' in source ? source.from : null);

/** The hexes a decision key names. */
export const hexesOfKey = (key: DecisionKey): readonly Hex[] => {
  if (key.kind === 'hex' || key.kind === 'target' || key.kind === 'rocket') return [key.at];
  return key.kind === 'save' ? [key.medic, key.unit] : [];
};

/** The hexes by which an answer to the open question can be pointed at, in any order. */
export const pointableHexes = (table: Table, text: string): readonly Hex[] => {
  const { decision } = table;
  if (!decision) return [];
  const key = parseKey(text);
  switch (key.kind) {
    case 'save':
      return [...hexesOfKey(key), ...('from' in key.source ? [key.source.from] : [])];
    case 'convert': {
      const cell = neighborOf(boardOf(table), cellOf(decision.about), key.direction);
      return cell === OFF_BOARD ? [] : [hexOf(cell)];
    }
    case 'target':
    case 'rocket': {
      const isAlone = decision.keys.filter((other) => hexesOfKey(parseKey(other)).some((at) => sameHex(at, key.at))).length < 2;
      const before = key.arrival === null ? OFF_BOARD : neighborOf(boardOf(table), cellOf(key.at), opposite(key.arrival));
      // Where the way tells two answers apart, the hex it comes from is pointed at too.
      return isAlone || before === OFF_BOARD ? [key.at] : [key.at, hexOf(before)];
    }
    case 'seat': {
      const at = hqHex(table, key.seat);
      return at ? [at] : [];
    }
    default:
      return hexesOfKey(key);
  }
};
