import type { Hit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { hittersOf } from './explosions.js';
import { isScoreMode, type Field, type Piece } from './field.js';
import { turnsAfter } from './sides.js';

/** Bomber II goes back beside the board instead (P4). */
export const travelsOn = ({ tile }: Piece): boolean => tile === 'bomber/bomber';

/** P2: on whose pile a bomber goes that leaves the board; null: out of the game. `toughness` is that of the HQs after the phase. */
export const heirOf = (
  table: Table,
  field: Field,
  hits: readonly Hit[],
  bomber: Piece,
  toughness: readonly number[],
  starter: Seat,
): Seat | null => {
  const [hitter = starter, another] = hittersOf(field, hits, bomber);
  if (another !== undefined) return null;
  const stands = (seat: Seat): boolean => !table.players[seat]!.out && (isScoreMode(table) || toughness[seat]! > 0);
  return turnsAfter(table, hitter).find((seat) => seat !== hitter && stands(seat)) ?? null;
};
