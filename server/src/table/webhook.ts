import type { Seat } from '@hexfall/shared/model/state';
import type { Setup, Webhook } from './setup.js';

/** The webhook of a seat, if it has one. */
export const webhookOf = ({ seats }: Setup, seat: Seat): Webhook | null => seats[seat]?.webhook ?? null;

/** Sets or removes the webhook of a taken seat. */
export const withWebhook = (setup: Setup, seat: Seat, webhook: Webhook | null): Setup => {
  const { webhook: _, ...taken } = setup.seats[seat] ?? {};
  if (!('name' in taken)) throw new Error(`nobody sits on seat ${seat}`);
  return { ...setup, seats: setup.seats.with(seat, { ...taken, ...(webhook && { webhook }) }) };
};
