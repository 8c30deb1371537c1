import { remainingTiles } from '../rules/remaining.js';
import type { Seat } from '../model/seat.js';
import type { GameState, Table } from '../model/state.js';
import type { TileKey } from '../model/tile.js';
import { shuffled, type RandomSource } from './random.js';

/** S2: the tiles that may lie face down in a player's pile, one by one. */
const unseenTiles = (table: Table, seat: Seat): TileKey[] =>
  remainingTiles(table, seat).hidden.flatMap(({ tile, count }) => new Array<TileKey>(count).fill(tile));

/** A whole state that fits what everyone can see: the draw piles in a random order (determinization). The real piles are not known here. */
export const samplePiles = (table: Table, random: RandomSource): GameState => ({
  table: { ...table, canTakeBack: false },
  piles: table.players.map(({ pile, onTop }, seat) => shuffled(unseenTiles(table, seat), random).slice(0, pile - onTop.length)),
  previous: null,
});
