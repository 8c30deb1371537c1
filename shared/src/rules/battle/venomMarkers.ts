import { compareCells } from '../../hex/boards.js';
import { type Cell, cellOf, type Hex, hexOf, includesHex } from '../../hex/cells.js';
import { formatKey } from '../../model/decision.js';
import type { Phase } from '../../model/event.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import type { AskPlayer } from '../answers.js';
import type { Influence } from '../influenceTypes.js';
import { markersLeft, venomOwner } from '../markers.js';
import type { ResolvedHits } from './resolveHits.js';

type Poisoned = NonNullable<Phase['poisoned']>;

/** P16 (a), (d): the units that stay and are to get a marker, one entry for each attack, by the owner of the attacker. */
const markersDue = ({ field }: Influence, { strike, canceled }: ResolvedHits): ReadonlyMap<Seat, readonly Cell[]> => {
  const due = new Map<Seat, Cell[]>();
  strike.hits.forEach((hit, i) => {
    const { to } = hit;
    const owner = venomOwner(field, hit);
    if (owner === null || canceled?.[i] || includesHex(strike.removed, to)) return;
    due.set(owner, [...(due.get(owner) ?? []), cellOf(to)].sort(compareCells));
  });
  return due;
};

const hexKey = (cell: Cell): string => formatKey({ kind: 'hex', at: hexOf(cell) });

/** P16 (d): where a player's markers go; null when an answer is missing. */
const pickFor = (seat: Seat, due: readonly Cell[], markers: number, ask: AskPlayer): readonly Cell[] | null => {
  const open = due.slice();
  const picked: Cell[] = [];
  while (open.length > 0 && picked.length < markers) {
    const cells = [...new Set(open)];
    const isAsked = open.length > markers - picked.length && cells.length > 1;
    const key = isAsked ? ask({ player: seat, kind: 'venom', about: hexOf(cells[0]!), keys: cells.map(hexKey) }) : hexKey(open[0]!);
    if (key === null) return null;
    const [cell] = open.splice(
      open.findIndex((other) => hexKey(other) === key),
      1,
    );
    picked.push(cell!);
  }
  return picked;
};

/**
 * P16: the markers that a step puts on units. Several owners with a question answer in the order of B5.
 * @returns null when an answer is missing.
 */
export const putMarkers = (table: Table, influence: Influence, resolved: ResolvedHits, ask: AskPlayer): Poisoned | null => {
  const due = markersDue(influence, resolved);
  const asks = (seat: Seat): boolean => {
    const cells = due.get(seat)!;
    const markers = markersLeft(table, seat);
    return markers > 0 && cells.length > markers && new Set(cells).size > 1;
  };
  const waiting = [...due.keys()].sort((a, b) => Number(asks(a)) - Number(asks(b)) || a - b);
  const poisoned: { at: Hex; by: Seat }[] = [];
  while (waiting.length > 0) {
    const seat = nextOwner(table, waiting, due, asks, ask);
    if (seat === null) return null;
    waiting.splice(waiting.indexOf(seat), 1);
    const picked = pickFor(seat, due.get(seat)!, markersLeft(table, seat), ask);
    if (!picked) return null;
    poisoned.push(...picked.map((cell) => ({ at: hexOf(cell), by: seat })));
  }
  return poisoned.sort((a, b) => compareCells(cellOf(a.at), cellOf(b.at)) || a.by - b.by);
};

/** B5: who comes next of those who are to put markers; null when the starter has to say. */
const nextOwner = (
  table: Table,
  waiting: readonly Seat[],
  due: ReadonlyMap<Seat, readonly Cell[]>,
  asks: (seat: Seat) => boolean,
  ask: AskPlayer,
): Seat | null => {
  const asked = waiting.filter(asks);
  if (asked.length < 2 || asked.length < waiting.length) return waiting[0]!;
  const key = ask({
    player: table.battle!.starter,
    kind: 'order',
    about: hexOf(due.get(asked[0]!)![0]!),
    keys: [...asked].sort().map((seat) => formatKey({ kind: 'seat', seat })),
  });
  return key === null ? null : Number(key);
};
