import { type RandomSource, shuffled } from '../model/random.js';
import type { GameState, Table } from '../model/state.js';
import { unseenTiles } from '../rules/remaining.js';

/** A whole state that fits what everyone can see: the draw piles in a random order (determinization). The real piles are not known here. */
export const samplePiles = (table: Table, random: RandomSource): GameState => ({
  table: { ...table, canTakeBack: false },
  piles: table.players.map(({ pile, onTop }, seat) => shuffled(unseenTiles(table, seat), random).slice(0, pile - onTop.length)),
  previous: null,
});
