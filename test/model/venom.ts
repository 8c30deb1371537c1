import { ARMIES } from '@hexfall/shared/content/catalog';
import { compareCells } from '@hexfall/shared/hex/boards';
import { type Cell, cellOf, hexOf, hexText } from '@hexfall/shared/hex/cells';
import type { Hit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { askAll, type Asked, type Question } from './deciders.js';
import { type Field, piecesOn } from './field.js';

/** P17: a wound for every marker. */
export const venomHits = (field: Field): Hit[] =>
  piecesOn(field).flatMap(({ cell, venom }) => {
    const at = hexOf(cell);
    return venom.map((by): Hit => ({ from: at, direction: 0, to: at, arrival: 0, kind: 'venom', by, wounds: 1 }));
  });

/** P16 (c): the markers that a player has beside the board. */
export const markersLeft = ({ options, players }: Table, field: Field, seat: Seat): number => {
  const used = piecesOn(field).flatMap(({ venom }) => venom.filter((owner) => owner === seat)).length;
  return options.venomLimit ? (ARMIES[players[seat]!.army].venomMarkers ?? 0) - used : Infinity;
};

/** P16 (a): whether a hit is an attack of a player's Nightshade. */
export const bringsMarker = (field: Field, { from, kind, by }: Hit, seat: Seat): boolean => {
  if (kind === 'explosion' || kind === 'trap' || by !== undefined) return false;
  const { spec, owner } = field.pieces.get(cellOf(from))!;
  return spec.venom === true && owner === seat;
};

/** What a player has to put on units. */
interface Due {
  readonly seat: Seat;
  /** A cell for each attack. */
  readonly cells: readonly Cell[];
  readonly markers: number;
}

/**
 * P16: the markers of a step.
 * @param counting the hits whose wounds count.
 * @param stays whether the unit on a cell does not leave in this step.
 */
export function* markersOf(
  table: Table,
  field: Field,
  counting: readonly Hit[],
  stays: (cell: Cell) => boolean,
  starter: Seat,
): Generator<Question, { readonly seat: Seat; readonly cell: Cell }[], string> {
  let due: Due[] = table.players.map((_, seat) => ({
    seat,
    cells: counting
      .filter((hit) => bringsMarker(field, hit, seat) && stays(cellOf(hit.to)))
      .map(({ to }) => cellOf(to))
      .sort(compareCells),
    markers: markersLeft(table, field, seat),
  }));
  const put: { seat: Seat; cell: Cell }[] = [];
  const take = (one: Due, cell: Cell): void => {
    put.push({ seat: one.seat, cell });
    const place = one.cells.indexOf(cell);
    due = due.map((other) => (other === one ? { ...one, cells: one.cells.toSpliced(place, 1), markers: one.markers - 1 } : other));
  };
  const open = (): Asked[] =>
    due.flatMap((one): Asked[] => {
      const { seat, cells, markers } = one;
      const places = [...new Set(cells)];
      if (markers <= 0 || cells.length <= markers || places.length < 2) return [];
      const keys = places.map((cell) => hexText(hexOf(cell)));
      return [{ player: seat, kind: 'venom', keys, about: null, take: (key) => take(one, places[keys.indexOf(key)]!) }];
    });
  yield* askAll(open, starter);
  return [...put, ...due.flatMap(({ seat, cells, markers }) => cells.slice(0, Math.max(markers, 0)).map((cell) => ({ seat, cell })))];
}
