import { ARMIES } from '@hexfall/shared/content/catalog';
import { cellOf } from '@hexfall/shared/hex/cells';
import { MAX_MARKERS } from '@hexfall/shared/model/limits';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table, Unit } from '@hexfall/shared/model/state';
import { isMined, withFoundation } from '@hexfall/shared/rules/foundations';
import { isOnBoard } from '@hexfall/shared/rules/landscape';
import { influenceOf } from '@hexfall/shared/rules/influence';
import { markersLeft } from '@hexfall/shared/rules/markers';
import { toughnessAt } from '@hexfall/shared/rules/toughness';
import type { Draft, EditOf } from './Edit.js';

/** P8: no unit stands on a Mine: the one that is there leaves. */
const withoutMined = (board: Table['board'], { foundations }: Pick<Table, 'foundations'>): Table['board'] =>
  board.map((unit, cell) => (isMined({ foundations }, cell) ? null : unit));

export const lay = (table: Table, { seat, tile, at }: EditOf<'lay'>): Table => {
  const cell = cellOf(at);
  const foundations = withFoundation(
    table.foundations.filter((other) => other.cell !== cell),
    { owner: seat, tile, cell },
  );
  return { ...table, foundations, board: withoutMined(table.board, { foundations }) };
};

export const lift = (table: Table, { at }: EditOf<'lift'>): Table => ({
  ...table,
  foundations: table.foundations.filter(({ cell }) => cell !== cellOf(at)),
});

/** P16: the unit with as many markers of a player; none are left out, as in the rules. */
const withMarkers = ({ venom = [], ...unit }: Unit, seat: Seat, count: number): Unit => {
  const markers = [...venom.filter((owner) => owner !== seat), ...Array<Seat>(count).fill(seat)].sort();
  return markers.length > 0 ? { ...unit, venom: markers } : unit;
};

export const markersOn = (unit: Unit | null, seat: Seat): number => (unit?.venom ?? []).filter((owner) => owner === seat).length;

/** P16 (c): the most markers of a player that a unit can have. */
export const mostMarkers = (table: Table, unit: Unit, seat: Seat): number => {
  const army = table.players[seat]?.army;
  if (!army || ARMIES[army].venomMarkers === undefined) return 0;
  return Math.min(MAX_MARKERS, markersLeft(table, seat) + markersOn(unit, seat));
};

export const poison = (table: Table, { at, seat, count }: EditOf<'poison'>): Table => {
  const unit = table.board[cellOf(at)];
  if (!unit) return table;
  const markers = Math.max(0, Math.min(mostMarkers(table, unit, seat), count));
  return { ...table, board: table.board.map((other) => (other === unit ? withMarkers(unit, seat, markers) : other)) };
};

/** Removes what an edit has made impossible: foundations and markers without a player, what is off the board (L9 too), wounds beyond the toughness (P10). */
export const tidied = (draft: Draft): Draft => {
  const { players, turn } = draft;
  const foundations = draft.foundations.filter(
    ({ owner, tile, cell }) => isOnBoard(draft, cell) && tile.startsWith(`${players[owner]?.army}/`),
  );
  const board = withoutMined(draft.board, { foundations }).map((unit): Unit | null => {
    const gone = unit?.venom?.find((seat) => !players[seat] || ARMIES[players[seat].army].venomMarkers === undefined);
    return unit && gone !== undefined ? withMarkers(unit, gone, 0) : unit;
  });
  const influence = influenceOf({ ...draft, board, foundations });
  const standing = board.map((unit, cell) => {
    if (!unit || unit.wounds === 0) return unit;
    return { ...unit, wounds: Math.min(unit.wounds, toughnessAt(influence, cell) - 1) };
  });
  const dismal = turn?.dismal && isOnBoard(draft, cellOf(turn.dismal)) ? turn.dismal : null;
  return { ...draft, turn: turn && { ...turn, dismal }, foundations, board: standing };
};
