import { cellOf, type Hex } from '@hexfall/shared/hex/cells';
import { step } from '@hexfall/shared/rules/step';
import { tableFromPublic } from '@hexfall/shared/rules/view';
import type { Tie } from '@hexfall/shared/rules/inspectTies';
import { reachOf } from '../board/reach.js';
import type { Reach } from '../board/types.js';
import type { Inspected } from './controls.js';
import type { Pointing } from './marks.js';
import { sameHex } from './picks.js';

/** What the user looks at on the board. */
export interface Sought {
  readonly inspected: Inspected | null;
  readonly hovered: Hex | null;
  /** All ties of the table as it is. */
  readonly ties: readonly Tie[];
}

/** The reach of the tile about to be placed or moved, as it would stand there. */
const proposedReach = ({ table, me, choice }: Pointing): Reach | null => {
  const [intent, at] = [choice?.ready, choice?.turning?.at];
  if (!intent || !at || me === null) return null;
  const result = step(tableFromPublic(table), me, intent);
  return result.ok ? reachOf(result.value.table, at) : null;
};

/** What is to be shown of the unit looked at: pointed at, else asked for, else about to be placed. */
export const reachSought = (pointing: Pointing, { inspected, hovered, ties }: Sought): Reach | null => {
  const { table, choice } = pointing;
  const ghostAt = choice?.turning?.at;
  const isOnGhost = hovered && ghostAt && sameHex(hovered, ghostAt);
  const at = hovered && table.board[cellOf(hovered)] && !isOnGhost ? hovered : inspected?.kind === 'unit' ? inspected.at : null;
  return at ? reachOf(table, at, ties) : proposedReach(pointing);
};
