import { cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { UnitLink } from '@hexfall/shared/inspect/links';
import type { Table } from '@hexfall/shared/model/state';
import { preview } from '@hexfall/shared/rules/step';
import { threatOverlay } from '../../board/threatOverlay.js';
import type { ThreatOverlay } from '../../board/types.js';
import type { Inspected } from './Inspection.js';
import type { PointerState } from './marks.js';

/** The units a reach can be shown for. */
export interface ReachQuery {
  readonly inspected: Inspected | null;
  readonly hovered: Hex | null;
  /** All links of the present table. */
  readonly links: readonly UnitLink[];
}

/** The table after the intent that is ready, and the hex of the unit that it places, moves or turns there; null without one. */
export const placedBy = ({ table, me, choice }: PointerState): { readonly table: Table; readonly at: Hex } | null => {
  const [intent, at] = [choice?.ready, choice?.turning?.at];
  if (!intent || !at || me === null) return null;
  const result = preview(table, me, intent);
  return result.ok ? { table: result.value.table, at } : null;
};

/** The reach to show: that of the hovered unit, else of the inspected one, else of the tile about to be placed. */
export const hoveredReach = (pointing: PointerState, { inspected, hovered, links }: ReachQuery): ThreatOverlay | null => {
  const { table, choice } = pointing;
  const ghostAt = choice?.turning?.at;
  const isOnGhost = hovered && ghostAt && sameHex(hovered, ghostAt);
  const at = hovered && table.board[cellOf(hovered)] && !isOnGhost ? hovered : inspected?.kind === 'unit' ? inspected.at : null;
  if (at) return threatOverlay(table, at, links);
  const placed = placedBy(pointing);
  return placed && threatOverlay(placed.table, placed.at);
};
