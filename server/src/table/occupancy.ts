import type { Setup } from './setup.js';

/** The occupancy of a table. */
export interface Occupancy {
  /** Seats taken by people. */
  readonly people: number;
  readonly free: number;
}

export const occupancyOf = ({ seats }: Pick<Setup, 'seats'>): Occupancy => ({
  people: seats.filter((seat) => seat !== null && seat.keyHash !== null).length,
  free: seats.filter((seat) => seat === null).length,
});
