/** A player's place in seating order, 0 … 3. */
export type Seat = number;
