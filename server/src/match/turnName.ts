import type { Seat } from '@hexfall/shared/model/state';
import type { Setup, Webhook } from '../store/MatchStore.js';
import type { TableHost } from './TableHost.js';

/*
 * For calling players to their turns. The functions give a new set-up and leave the old one as it is.
 */

/** How many armies have been banned and picked, and mercenaries hired (P1). */
const choicesMade = ({ seats }: Setup): number =>
  seats.reduce(
    (made, seat) => made + Number(seat?.ban !== undefined) + Number((seat?.army ?? null) !== null) + (seat?.mercenaries.length ?? 0),
    0,
  );

/** Names the turn that is being played, or the choice of an army or a mercenary, and whose it is to act; null when it is nobody's. */
export const turnName = ({ acting, match, setup }: Pick<TableHost, 'acting' | 'match' | 'setup'>): string | null => {
  if (acting === null) return null;
  if (!match) return `choose ${choicesMade(setup)} ${acting}`;
  const { phase, number, slot, player } = match.table.turn;
  return `${phase} ${number} ${slot} ${player} ${acting}`;
};

export const webhookOf = ({ seats }: Setup, seat: Seat): Webhook | null => seats[seat]?.webhook ?? null;

/** Gives a seat that is taken another webhook, or none. */
export const withWebhook = (setup: Setup, seat: Seat, webhook: Webhook | null): Setup => {
  const { webhook: _, ...taken } = setup.seats[seat] ?? {};
  if (!('name' in taken)) throw new Error(`nobody sits on seat ${seat}`);
  return { ...setup, seats: setup.seats.with(seat, { ...taken, ...(webhook && { webhook }) }) };
};
