import type { MatchStore } from '../../store/MatchStore.js';

/** Whether anybody reads what is said at a table: another person on a seat, or a spectator. */
export const hasCompany = (store: MatchStore): boolean =>
  store.spectators.value > 0 ||
  store.seats.value.some(({ taken, computer }, seat) => taken && !computer && !store.mine.value.includes(seat));
