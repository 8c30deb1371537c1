import type { Seat } from '@hexfall/shared/model/state';
import type { Setup, Webhook } from '../table/setup.js';
import type { TableSession } from './TableSession.js';

/*
 * The webhooks of seats, and the ids of the turns they are called for. The functions return a new set-up.
 */

/** The number of armies banned and picked, and of mercenaries hired (P1). */
export const choicesMade = ({ seats }: Setup): number =>
  seats.reduce(
    (made, seat) => made + Number(seat?.ban !== undefined) + Number((seat?.army ?? null) !== null) + (seat?.mercenaries.length ?? 0),
    0,
  );

/** The id of the current turn, or of the current choice of an army or mercenary, with the seat to act; null if there is none. */
export const turnId = ({ acting, match, setup }: Pick<TableSession, 'acting' | 'match' | 'setup'>): string | null => {
  if (acting === null) return null;
  if (!match) return `choose ${choicesMade(setup)} ${acting}`;
  const { phase, number, slot, player } = match.table.turn;
  return `${phase} ${number} ${slot} ${player} ${acting}`;
};

export const webhookOf = ({ seats }: Setup, seat: Seat): Webhook | null => seats[seat]?.webhook ?? null;

/** Sets or removes the webhook of a taken seat. */
export const withWebhook = (setup: Setup, seat: Seat, webhook: Webhook | null): Setup => {
  const { webhook: _, ...taken } = setup.seats[seat] ?? {};
  if (!('name' in taken)) throw new Error(`nobody sits on seat ${seat}`);
  return { ...setup, seats: setup.seats.with(seat, { ...taken, ...(webhook && { webhook }) }) };
};
