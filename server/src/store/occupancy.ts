import type { Setup } from './MatchStore.js';

/** How full a table is. */
export interface Occupancy {
  /** Seats that people have taken. */
  readonly people: number;
  readonly free: number;
}

export const occupancyOf = ({ seats }: Pick<Setup, 'seats'>): Occupancy => ({
  people: seats.filter((seat) => seat !== null && seat.keyHash !== null).length,
  free: seats.filter((seat) => seat === null).length,
});
