import type { Seat } from '@hexfall/shared/model/state';
import type { Setup } from '../store/MatchStore.js';
import { SeatState, type TableState } from './TableState.js';

/** Makes the Schema say who sits where; `visitors` are the seats each connection holds. */
export const mirrorSeats = (seats: Setup['seats'], visitors: readonly ReadonlySet<Seat>[], state: TableState): void => {
  seats.forEach((taken, seat) => {
    const known = state.seats[seat];
    const target = known ?? new SeatState();
    target.taken = taken !== null;
    target.name = taken?.name ?? '';
    target.army = taken?.army ?? '';
    target.connected = visitors.filter((held) => held.has(seat)).length;
    if (!known) state.seats.push(target);
  });
  state.spectators = visitors.filter((held) => held.size === 0).length;
};
