import type { Seat } from '@hexfall/shared/model/seat';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { HistoryEntry } from './history.js';

/** The tiles a player has drawn since the present turn began; null if its beginning is not known. */
const drawnThisTurn = (pages: readonly HistoryEntry[], seat: Seat): TileKey[] | null => {
  const drawn: TileKey[] = [];
  for (const { lines } of [...pages].reverse()) {
    for (const line of [...lines].reverse()) {
      if (line.what !== 'event') continue;
      if (line.event.type === 'drew' && line.event.player === seat) drawn.push(...line.event.tiles);
      if (line.event.type === 'turn-started') return drawn;
    }
  }
  return null;
};

/** Returns which tiles of a hand remain from an earlier turn (T3), by index. Of equal ones the first does; none if the log does not say. */
export const storedSlots = (pages: readonly HistoryEntry[], seat: Seat, hand: readonly TileKey[]): readonly boolean[] => {
  const drawn = drawnThisTurn(pages, seat);
  if (!drawn) return hand.map(() => false);
  const slots: boolean[] = [];
  for (const tile of [...hand].reverse()) {
    const at = drawn.indexOf(tile);
    if (at >= 0) drawn.splice(at, 1);
    slots.unshift(at < 0);
  }
  return slots;
};
