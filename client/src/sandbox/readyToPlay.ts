import { pileOf } from '@hexfall/shared/content/catalog';
import type { Player, Seat, Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { drawUp } from '@hexfall/shared/rules/draw';
import { numbersFrom, shuffle } from '@hexfall/shared/rules/shuffle';
import { begin } from '@hexfall/shared/rules/work';

/** The tiles of an army that are neither on the board nor with the player; copies beyond those of the sheet do not count. */
const tilesLeft = ({ board }: Table, { army, hand, discard }: Player, seat: Seat): TileKey[] => {
  const left = pileOf(army);
  const gone = [...hand, ...discard, ...board.flatMap((unit) => (unit?.owner === seat ? [unit.tile] : []))];
  for (const tile of gone) {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
};

/**
 * A position with draw piles in a known order, so that it can be played on. The order follows from the position: whoever
 * plays the same one again draws the same tiles. Whoever is on turn with an empty hand has drawn (T1).
 */
export const readyToPlay = (table: Table): Table => {
  const numbers = numbersFrom(JSON.stringify(formatPosition(table)));
  const players = table.players.map((player, seat) => ({
    ...player,
    pile: typeof player.pile === 'number' ? shuffle(tilesLeft(table, player, seat), numbers).slice(0, player.pile) : player.pile,
  }));
  const ready: Table = { ...table, players };
  if (ready.outcome || ready.turn.phase === 'setup' || (ready.players[ready.turn.player]?.hand.length ?? 0) > 0) return ready;
  const work = begin(ready);
  drawUp(work, ready.turn.player);
  return work.table;
};
