import { keyFor, notationId, tileOf } from '../../content/catalog.js';
import type { RedrawIntent } from '../../model/intent.js';
import type { Rejection } from '../../model/rejection.js';
import type { Seat } from '../../model/seat.js';
import type { Table } from '../../model/state.js';
import type { TileKey } from '../../model/tile.js';
import { drawToLimit } from '../draw.js';
import { record } from '../work.js';
import { type Action, intentList, NO_INTENTS, reject } from './action.js';

/** O6: with reinforcement a bad draw discards only this many tiles. */
const REINFORCED_REDRAW = 3;

const REDRAW = intentList([{ do: 'redraw' }]);

/** T2: a hand of nothing but instants may be discarded and drawn again; O6: of more than three tiles, three that the player chooses. */
export const redraw: Action<'redraw'> = {
  check: (table, seat, intent) => checkBadDraw(table, seat) ?? checkTiles(table, seat, intent),
  apply: (work, seat, { tiles }) => {
    const { army, hand } = work.table.players[seat]!;
    record(work, { type: 'redrew', player: seat, tiles: tiles ? tiles.map((tile) => keyFor(army, tile)!) : hand });
    drawToLimit(work, seat);
  },
  list: (table, seat) => {
    if (checkBadDraw(table, seat)) return NO_INTENTS;
    return choosesTiles(table, seat) ? intentList(threesOf(table.players[seat]!.hand)) : REDRAW;
  },
  beforeDiscard: true,
};

const checkBadDraw = (table: Table, seat: Seat): Rejection | null => {
  const { hand } = table.players[seat]!;
  if (!table.turn.fresh) return reject('not-fresh', 'A bad draw can be replaced only before anything else is done.', 'T2');
  if (hand.length === 0 || hand.some((key) => tileOf(key).kind !== 'instant')) {
    return reject('not-all-instants', 'Only a hand of nothing but instants can be drawn again.', 'T2');
  }
  return null;
};

const choosesTiles = ({ options, players }: Table, seat: Seat): boolean =>
  options.reinforcement && players[seat]!.hand.length > REINFORCED_REDRAW;

/** O6: why these are not the tiles to discard, or null. */
const checkTiles = (table: Table, seat: Seat, { tiles }: RedrawIntent): Rejection | null => {
  if (!choosesTiles(table, seat)) return tiles ? reject('wrong-tiles', 'All held tiles are drawn again: none are named.', 'T2') : null;
  if (!tiles) return reject('wrong-tiles', 'Three of the held tiles have to be named.', 'O6');
  const { army, hand } = table.players[seat]!;
  if (tiles.some((tile, index) => index > 0 && tile < tiles[index - 1]!))
    return reject('wrong-tiles', 'The three tiles are named in order.', 'O6');
  const held = (tile: string): number => hand.filter((key) => key === keyFor(army, tile)).length;
  const isHeld = tiles.every((tile) => tiles.filter((other) => other === tile).length <= held(tile));
  return isHeld ? null : reject('not-in-hand', 'You do not hold these tiles.', 'O6');
};

/** O6: every three tiles of a hand, equal ones once. */
const threesOf = (hand: readonly TileKey[]): RedrawIntent[] => {
  const names = hand.map(notationId).sort();
  const found = new Map<string, RedrawIntent>();
  names.forEach((a, i) =>
    names.slice(i + 1).forEach((b, j) =>
      names.slice(i + j + 2).forEach((c) => {
        found.set([a, b, c].join(), { do: 'redraw', tiles: [a, b, c] });
      }),
    ),
  );
  return [...found.values()];
};
