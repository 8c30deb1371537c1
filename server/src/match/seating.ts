import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { cleanName } from '../security/cleanName.js';
import type { SavedSeat, Setup } from '../store/MatchStore.js';
import { refuse } from './refuse.js';
import { supportedArmy } from './supportedOptions.js';

/*
 * Who sits where, before the match starts. The functions give a new set-up and leave the old one as it is.
 */

type Seats = Setup['seats'];

const withSeat = (setup: Setup, seat: Seat, taken: SavedSeat | null): Setup => ({ ...setup, seats: setup.seats.with(seat, taken) });

const open = (setup: Setup): Result<Setup, Refusal> =>
  setup.seed === null ? ok(setup) : refuse('started', 'The match has already started.');

/** The seat asked for, if it is free; without a wish the first free one. */
const freeSeat = (seats: Seats, wish: Seat | undefined): Result<Seat, Refusal> => {
  const seat = wish ?? seats.indexOf(null);
  if (seat >= seats.length) return refuse('no-seat', 'This table has no such seat.');
  return seats[seat] === null ? ok(seat) : refuse('seat-taken', 'Somebody sits there already.');
};

const checkName = (name: string): Result<string, Refusal> => {
  const clean = cleanName(name);
  return clean === '' ? refuse('malformed', 'A name needs at least one letter or digit.') : ok(clean);
};

/** S2: armies differ, unless option O7 lifts that. */
const checkArmy = ({ options, seats }: Setup, seat: Seat, army: ArmyId): Result<ArmyId, Refusal> => {
  const taken = !options.sameArmy && seats.some((other, place) => place !== seat && other?.army === army);
  return taken ? refuse('army-taken', 'Another player has taken that army.') : supportedArmy(army);
};

interface Wish {
  readonly seat?: Seat;
  readonly army: ArmyId;
  readonly name: string;
}

/** Seats a player whose key has that hash. */
export const sit = (setup: Setup, wish: Wish, keyHash: string): Result<{ setup: Setup; seat: Seat }, Refusal> => {
  const still = open(setup);
  if (!still.ok) return still;
  const seat = freeSeat(setup.seats, wish.seat);
  if (!seat.ok) return seat;
  const name = checkName(wish.name);
  if (!name.ok) return name;
  const army = checkArmy(setup, seat.value, wish.army);
  if (!army.ok) return army;
  return ok({ setup: withSeat(setup, seat.value, { name: name.value, army: army.value, keyHash }), seat: seat.value });
};

/** Frees a seat. */
export const stand = (setup: Setup, seat: Seat): Result<Setup, Refusal> => {
  const still = open(setup);
  return still.ok ? ok(withSeat(setup, seat, null)) : still;
};

/** Gives a taken seat another army or name. */
export const change = (setup: Setup, seat: Seat, wish: Partial<Pick<Wish, 'army' | 'name'>>): Result<Setup, Refusal> => {
  const still = open(setup);
  if (!still.ok) return still;
  const taken = setup.seats[seat];
  if (!taken) return refuse('no-seat', 'Nobody sits there.');
  const name = checkName(wish.name ?? taken.name);
  if (!name.ok) return name;
  const army = checkArmy(setup, seat, wish.army ?? taken.army);
  if (!army.ok) return army;
  return ok(withSeat(setup, seat, { ...taken, name: name.value, army: army.value }));
};

/** The seats, if none is free any more. */
export const fullSeats = (seats: Seats): readonly SavedSeat[] | null => {
  const taken = seats.filter((seat) => seat !== null);
  return taken.length === seats.length ? taken : null;
};
