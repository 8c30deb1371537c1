import type { Random } from '@hexfall/shared/ai/random';
import type { Table } from '@hexfall/shared/model/state';

/** The same things in another order (Fisher and Yates). */
const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
};

/** A table that looks the same to everybody at it: S2 hides the order of the draw piles, from computer players too. */
export const guessPiles = (table: Table, random: Random): Table => ({
  ...table,
  players: table.players.map((player) => ({
    ...player,
    pile: typeof player.pile === 'number' ? player.pile : shuffled(player.pile, random),
  })),
});
