import { unitOf } from '@hexfall/shared/content/catalog';
import { type Hex, sameHex } from '@hexfall/shared/hex/cells';
import { drawBoardNote, type NotePlace } from '@hexfall/shared/picture/board/drawNote';
import type { BoardNote, UnitModel } from '@hexfall/shared/picture/model';
import type { Pen } from '@hexfall/shared/picture/Pen';
import { type Corner, omenCorner, venomCorner } from '@hexfall/shared/picture/tile/corners';
import type { Detail } from '@hexfall/shared/picture/tile/pen';
import { tileFace } from '@hexfall/shared/picture/tile/tileFace';
import type { BoardModel } from '../types.js';
import { drawOrder } from './drawPlanned.js';

/** One remark on a hex. */
interface HexNote {
  readonly at: Hex;
  /** Names its picture. */
  readonly name: string;
  readonly draw: (pen: Pen) => void;
}

const isAt = (at: Hex) => (other: { readonly at: Hex }) => sameHex(at, other.at);

const cornerOn = (unit: UnitModel | undefined): Corner => {
  if (!unit) return omenCorner(0);
  const tile = unitOf(unit.tile);
  return omenCorner(unit.initiative.length, venomCorner(tile, tileFace(tile, unit)));
};

const noteOf = (note: BoardNote, place: NotePlace): HexNote => ({
  at: note.at,
  name: ['note', note.kind, note.value, place.corner, place.isAside].join(' '),
  draw: (pen) => drawBoardNote(pen, note, place),
});

/** Returns the remarks on the hexes from the lowest to the highest: of a replay, of a forecast, of what an answer leads to, and the order of a planned turn. */
export const notesOf = ({ notes = [], units, planned }: BoardModel, detail: Detail): readonly HexNote[] => {
  // Wounds lie on top.
  const remarks = [...notes].sort((a, b) => Number(a.kind === 'wounds') - Number(b.kind === 'wounds'));
  return [
    ...remarks.map((note) => {
      const there = notes.filter(isAt(note.at));
      const isAside = note.kind === 'wounds' && there.some(({ kind }) => kind === 'destroyed');
      return noteOf(note, { corner: cornerOn(units.find(isAt(note.at))), detail, isAside });
    }),
    ...(planned?.orders ?? []).map(({ at, steps }): HexNote => {
      const isCornerTaken = notes.some(isAt(at));
      return { at, name: ['order', isCornerTaken, ...steps].join(' '), draw: (pen) => drawOrder(pen, steps, isCornerTaken) };
    }),
  ];
};
