import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { ChangeRequest, SitRequest } from '@hexfall/shared/protocol/lobby';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { checkPersons } from '@hexfall/shared/rules/createMatch';
import { cleanName } from '../security/cleanName.js';
import { isSameHash } from '../security/seatKey.js';
import type { SavedSeat, Setup } from '../store/MatchStore.js';
import { fullSeats, isPerson, personsOf } from './beginning.js';
import { checkWish } from './mustering.js';
import { refuse } from './refuse.js';

/*
 * Who sits where, until the last seat is taken. The functions give a new set-up and leave the old one as it is.
 */

/** The set-up, while a seat is free. */
export const lobby = (setup: Setup): Result<Setup, Refusal> =>
  fullSeats(setup) ? refuse('started', 'All seats are taken: nothing can be changed any more.') : ok(setup);

export const withSeat = (setup: Setup, seat: Seat, taken: SavedSeat | null): Setup => ({ ...setup, seats: setup.seats.with(seat, taken) });

/** The seat asked for, if it is free; without a wish the first free one. */
export const freeSeat = ({ seats }: Setup, wish: Seat | undefined): Result<Seat, Refusal> => {
  const seat = wish ?? seats.indexOf(null);
  if (seat >= seats.length) return refuse('no-seat', 'This table has no such seat.');
  return seats[seat] === null ? ok(seat) : refuse('seat-taken', 'Somebody sits there already.');
};

const checkName = (name: string): Result<string, Refusal> => {
  const clean = cleanName(name);
  return clean === '' ? refuse('malformed', 'A name needs at least one letter or digit.') : ok(clean);
};

/** S2: armies differ, unless option O7 lifts that. */
export const isArmyFree = ({ options, seats }: Setup, seat: Seat, army: ArmyId | null): boolean =>
  army === null || options.sameArmy || !seats.some((other, place) => place !== seat && other?.army === army);

/** Whether everybody may sit as they do. O5: whoever commands two armies has them in one team. */
export const checkPlaces = (setup: Setup): Result<Setup, Refusal> => {
  const rejection = checkPersons(setup.options, personsOf(setup.seats));
  return rejection ? refuse('other-team', rejection.message, rejection.rule) : ok(setup);
};

/** Puts somebody on a free seat, or changes who sits there. */
const place = (setup: Setup, seat: Seat, taken: SavedSeat): Result<Setup, Refusal> => {
  const name = checkName(taken.name);
  if (!name.ok) return name;
  if (!isArmyFree(setup, seat, taken.army)) return refuse('army-taken', 'Another player has taken that army.', 'S2');
  return checkPlaces(withSeat(setup, seat, { ...taken, name: name.value }));
};

type SitWish = Omit<SitRequest, 'n' | 'key'>;

const isHeldBy = (taken: SavedSeat | null | undefined, keyHash: string): boolean => isPerson(taken) && isSameHash(taken.keyHash, keyHash);

/** The seat that a request to sit means although it is taken: by the same key. */
const seatHeld = ({ seats }: Setup, { seat, also }: SitWish, keyHash: string): Seat | null => {
  const held = seats.findIndex((taken) => isHeldBy(taken, keyHash));
  if (held < 0) return null;
  if (seat !== undefined && isHeldBy(seats[seat], keyHash)) return seat;
  return also ? null : held;
};

export interface Seated {
  readonly setup: Setup;
  readonly seat: Seat;
}

/** Seats a player whose key has that hash. Who holds a seat already keeps it, and nothing changes: see `SitRequest`. */
export const sit = (setup: Setup, wish: SitWish, keyHash: string): Result<Seated, Refusal> => {
  const held = seatHeld(setup, wish, keyHash);
  if (held !== null) return ok({ setup, seat: held });
  const still = lobby(setup);
  if (!still.ok) return still;
  const seat = freeSeat(setup, wish.seat);
  if (!seat.ok) return seat;
  const { name, contribution } = wish;
  const army = checkWish(setup, wish.army ?? null);
  if (!army.ok) return army;
  const newcomer = { name, army: army.value, keyHash, mercenaries: [], ...(contribution !== undefined && { contribution }) };
  const placed = place(setup, seat.value, newcomer);
  if (!placed.ok) return placed;
  return ok({ setup: { ...placed.value, creator: setup.creator ?? keyHash }, seat: seat.value });
};

/** Frees a seat. */
export const stand = (setup: Setup, seat: Seat): Result<Setup, Refusal> => {
  const still = lobby(setup);
  return still.ok ? ok(withSeat(setup, seat, null)) : still;
};

/** Gives a taken seat another army or name. */
export const change = (setup: Setup, { seat, army, name }: Omit<ChangeRequest, 'n'>): Result<Setup, Refusal> => {
  const still = lobby(setup);
  if (!still.ok) return still;
  const taken = setup.seats[seat];
  if (!taken) return refuse('no-seat', 'Nobody sits there.');
  const wanted = checkWish(setup, army ?? taken.army);
  if (!wanted.ok) return wanted;
  return place(setup, seat, { ...taken, army: wanted.value, name: name ?? taken.name });
};
