import { cellOf, OFF_BOARD, sameHex, type Hex } from '@hexfall/shared/hex/cells';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Table } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { MAX_DRAWINGS, samePlace, type Drawing } from '@hexfall/shared/protocol/study';
import { isOnBoard } from '@hexfall/shared/rules/landscape';
import { refuse } from '../lobby/refusals.js';

const hexesOf = (drawing: Drawing): readonly Hex[] => (drawing.kind === 'mark' ? [drawing.at] : [drawing.from, drawing.to]);

/** Returns the drawings with one more, which replaces the one in its place; refuses one beside the board, or one too many. */
export const withDrawing = (drawings: readonly Drawing[], drawing: Drawing, table: Table): Result<readonly Drawing[], Refusal> => {
  const isOn = (hex: Hex): boolean => cellOf(hex) !== OFF_BOARD && isOnBoard(table, cellOf(hex));
  if (!hexesOf(drawing).every(isOn)) return refuse('malformed', 'That hex is not on the board.');
  if (drawing.kind === 'arrow' && sameHex(drawing.from, drawing.to)) return refuse('malformed', 'An arrow leads from one hex to another.');
  const others = withoutDrawing(drawings, drawing);
  if (others.length >= MAX_DRAWINGS) return refuse('too-many-drawings', `A moment has at most ${MAX_DRAWINGS} drawings.`);
  return ok([...others, drawing]);
};

/** Returns the drawings without the one in that place. */
export const withoutDrawing = (drawings: readonly Drawing[], drawing: Drawing): readonly Drawing[] =>
  drawings.filter((other) => !samePlace(other, drawing));
