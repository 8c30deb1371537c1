import type { Cell } from '@hexfall/shared/hex/cells';
import { type Piece, piecesOn, prizesOn } from './field.js';
import type { Influence } from './influence.js';

/** An action that is still to come. */
interface Action {
  readonly value: number;
  readonly spend: () => void;
}

/** The most uses that can be ascribed to different sources among those that are left (I5). */
const ascribed = ([use, ...others]: readonly ReadonlySet<Cell>[], sources: readonly Cell[]): number => {
  if (!use) return 0;
  const withIt = sources
    .filter((cell) => use.has(cell))
    .map(
      (cell) =>
        1 +
        ascribed(
          others,
          sources.filter((other) => other !== cell),
        ),
    );
  return Math.max(ascribed(others, sources), ...withIt);
};

/** I1, I5: the actions a unit has left, with their present values. */
const openActions = ({ givers, sum }: Influence, piece: Piece): Action[] => {
  const printed = (piece.spec.initiative ?? []).map((value) =>
    Math.max(0, value + sum('initiative', piece) + prizesOn(piece, 'accelerator')),
  );
  if (printed.length === 0) return [];
  const actions = printed.flatMap((value, index) => (piece.used[index] ? [] : [{ value, spend: () => (piece.used[index] = true) }]));
  // R4: a prize is a source that lies on no hex of the board.
  const own = Array.from({ length: prizesOn(piece, 'additional-action') }, (_, index) => 100 + index);
  const sources = [...givers('extraAction', piece).map(({ cell }) => cell), ...own];
  const open = sources.length - ascribed(piece.usedExtras, sources);
  const highest = Math.max(...printed);
  const free = Array.from({ length: highest }, (_, below) => highest - 1 - below).filter((value) => !printed.includes(value));
  const first = piece.usedExtras.length;
  const extras = free.slice(first, first + open).map((value) => ({ value, spend: () => piece.usedExtras.push(new Set(sources)) }));
  return [...actions, ...extras];
};

/** I2: uses up every action of that value; says whether there was one. */
export const spendActions = (influence: Influence, piece: Piece, phase: number): boolean => {
  const due = openActions(influence, piece).filter(({ value }) => value === phase);
  due.forEach(({ spend }) => spend());
  return due.length > 0;
};

/** I4: after a phase, whatever has a value that has passed is lost. */
export const dropMissed = (influence: Influence, phase: number): void => {
  for (const piece of piecesOn(influence.field))
    openActions(influence, piece)
      .filter(({ value }) => value >= phase)
      .forEach(({ spend }) => spend());
};

/** B3: the highest value of an action on the board; -1 without any. */
export const highestValue = (influence: Influence): number =>
  Math.max(-1, ...piecesOn(influence.field).flatMap((piece) => openActions(influence, piece).map(({ value }) => value)));
