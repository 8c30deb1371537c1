/*
 * A deal is one draw that is played at one table, or at several by other players each. Its seed is `fairSeed` of the secret and of all who
 * play it: table by table, at each in seating order. So all of its tables have the same armies and draw piles.
 */

/** Which table of a deal a match is played at. */
export interface DealPlace {
  /** From 0. */
  readonly table: number;
  /** How many tables it is played at. */
  readonly of: number;
}

/** The contributions of the players of one table to the seed of a deal. */
export const contributionsAt = (contributions: readonly (string | null)[], { table, of }: DealPlace): readonly (string | null)[] => {
  const seats = contributions.length / of;
  return contributions.slice(table * seats, (table + 1) * seats);
};
