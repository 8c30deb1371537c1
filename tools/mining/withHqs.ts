import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';

/** The table with HQs of another toughness. @param hqOf the toughness by seat, from that on the table. */
export const withHqs = (table: Table, hqOf: (seat: Seat, hq: number) => number): Table => ({
  ...table,
  players: table.players.map((player, seat) => ({ ...player, hq: hqOf(seat, player.hq) })),
});
