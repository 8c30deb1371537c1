import { pileOf } from '@hexfall/shared/content/catalog';
import { numbersFrom, shuffle } from '@hexfall/shared/fair/shuffle';
import type { Seat } from '@hexfall/shared/model/seat';
import type { GameState, Player, Table } from '@hexfall/shared/model/state';
import type { TileKey } from '@hexfall/shared/model/tile';
import { formatPosition } from '@hexfall/shared/notation/formatPosition';
import { drawToLimit } from '@hexfall/shared/rules/draw';
import { beginWork } from '@hexfall/shared/rules/work';

/** The tiles of an army that are neither on the board nor with the player; copies beyond those of the sheet do not count. */
const tilesLeft = ({ board, foundations }: Table, { army, hand, discard }: Player, seat: Seat): TileKey[] => {
  const left = pileOf(army);
  const lying = [...board, ...foundations].flatMap((one) => (one?.owner === seat ? [one.tile] : []));
  const gone = [...hand, ...discard, ...lying];
  for (const tile of gone) {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
};

/** What the player on turn draws to play on from a position whose hand is empty. */
export interface DrawnHand {
  readonly tiles: readonly TileKey[];
  /** Whether the draw pile is not known, so that its order is made up. */
  readonly isRandom: boolean;
}

/** Returns the hand that `readyToPlay` has drawn; null if it is as it was built. */
export const drawnHand = ({ table, piles }: GameState, ready: Pick<GameState, 'table'>): DrawnHand | null => {
  const { player } = table.turn;
  const tiles = ready.table.players[player]?.hand ?? [];
  return tiles.length > 0 && table.players[player]?.hand.length === 0 ? { tiles, isRandom: !piles[player] } : null;
};

/**
 * Returns a position with draw piles in a known order, ready to play. The player on turn has drawn even if the hand is empty (T1).
 * @param random shuffles unknown piles. By default the order follows from the position: replaying the same position draws the same tiles.
 */
export const readyToPlay = ({ table, piles, previous }: GameState, random = JSON.stringify(formatPosition(table, piles))): GameState => {
  const numbers = numbersFrom(random);
  const known = table.players.map(
    (player, seat) => piles[seat] ?? shuffle(tilesLeft(table, player, seat), numbers).slice(0, player.pile - player.onTop.length),
  );
  const players = table.players.map((player, seat) => ({ ...player, pile: player.onTop.length + (known[seat]?.length ?? 0) }));
  const ready: GameState = { table: { ...table, players }, piles: known, previous };
  const { outcome, turn } = table;
  if (outcome || turn.phase === 'setup' || (players[turn.player]?.hand.length ?? 0) > 0) return ready;
  const work = beginWork(ready);
  drawToLimit(work, turn.player);
  return work.state;
};
