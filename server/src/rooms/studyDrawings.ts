import { cellOf, OFF_BOARD, sameHex, type Hex } from '@hexfall/shared/hex/cells';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Table } from '@hexfall/shared/model/state';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { MAX_DRAWINGS, samePlace, type StudyDrawing } from '@hexfall/shared/protocol/study';
import { isOnBoard } from '@hexfall/shared/rules/landscape';
import { refuse } from '../lobby/refusals.js';

const hexesOf = (drawing: StudyDrawing): readonly Hex[] => (drawing.kind === 'mark' ? [drawing.at] : [drawing.from, drawing.to]);

/** Returns the drawings with one more, which replaces the one in its place; refuses one beside the board, or one too many. */
export const withDrawing = (
  drawings: readonly StudyDrawing[],
  drawing: StudyDrawing,
  table: Table,
): Result<readonly StudyDrawing[], Refusal> => {
  const isOn = (hex: Hex): boolean => cellOf(hex) !== OFF_BOARD && isOnBoard(table, cellOf(hex));
  if (!hexesOf(drawing).every(isOn)) return refuse('malformed', 'That hex is not on the board.');
  if (drawing.kind === 'arrow' && sameHex(drawing.from, drawing.to)) return refuse('malformed', 'An arrow leads from one hex to another.');
  const others = withoutDrawing(drawings, drawing);
  if (others.length >= MAX_DRAWINGS) return refuse('too-many-drawings', `A moment has at most ${MAX_DRAWINGS} drawings.`);
  return ok([...others, drawing]);
};

/** Returns the drawings without the one in that place. */
export const withoutDrawing = (drawings: readonly StudyDrawing[], drawing: StudyDrawing): readonly StudyDrawing[] =>
  drawings.filter((other) => !samePlace(other, drawing));
