import { type RandomSource, shuffled } from '../model/random.js';
import type { GameState, Table } from '../model/state.js';
import { unseenTiles } from '../rules/remaining.js';

/** Returns a whole state consistent with the public facts: the draw piles in a random order (determinization). This does not know the real piles. */
export const samplePiles = (table: Table, random: RandomSource): GameState => ({
  table: { ...table, canTakeBack: false },
  piles: table.players.map(({ pile, onTop }, seat) => shuffled(unseenTiles(table, seat), random).slice(0, pile - onTop.length)),
  previous: null,
});
