import { tileOf } from '@hexfall/shared/content/catalog';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { Edit } from './Edit.js';

/** A unit or foundation, wherever it lies. */
interface Piece {
  readonly owner: Seat;
  readonly tile: TileKey;
}

/** Edits that are made to take something off the board. */
const TAKING_OFF: readonly Edit['do'][] = ['removeUnit', 'removeFoundation', 'removePieces'];

const piecesOn = ({ board, foundations }: Table): Piece[] => [...board, ...foundations].flatMap((piece) => piece ?? []);

/** The HQ of another army that a seat gets is the same piece. */
const nameOf = ({ owner, tile }: Piece): string => `${owner} ${tileOf(tile).kind === 'hq' ? 'hq' : tile}`;

/** Returns the units and foundations that an edit has taken off the board though it was made for something else, such as terrain that keeps them out. */
export const lostPieces = (before: Table, { do: kind }: Edit, after: Table): readonly Piece[] => {
  if (TAKING_OFF.includes(kind)) return [];
  const left = piecesOn(after).map(nameOf);
  return piecesOn(before).filter((piece) => {
    const place = left.indexOf(nameOf(piece));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};
