import { ok, type Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { ArmyId } from '../model/tile.js';
import type { Refusal } from '../protocol/messages.js';
import type { Crest } from '../protocol/profiles.js';
import type { Requests } from '../protocol/requests.js';
import { checkPersons } from '../rules/createMatch.js';
import { checkArmyChoice } from './armySelection.js';
import { refuse, refuseKicked, refusePrograms } from './refusals.js';
import { allowsPrograms, hostSeat, isPerson, isSameHash, personsOf, readyPlayers } from './seats.js';
import { isInSeries, type ReplacedKey, type SavedSeat, type Setup, withSeat } from './setup.js';
import { cleanName, distinctName } from './userText.js';

/*
 * Taking and leaving seats, until the match begins. The functions return a new set-up.
 */

const requireWaiting = (setup: Setup): Result<Setup, Refusal> =>
  readyPlayers(setup) ? refuse('started', 'The match has begun: the table can no longer be changed.') : ok(setup);

/** Returns the set-up while a seat is free or a player is not ready, except within a series: nothing changes between its matches. */
export const requireLobby = (setup: Setup): Result<Setup, Refusal> =>
  isInSeries(setup) ? refuse('in-series', 'The series goes on with the same players, armies and options.') : requireWaiting(setup);

/** Returns the requested seat if it is free, or the first free one. */
export const freeSeat = ({ seats }: Setup, wish: Seat | undefined): Result<Seat, Refusal> => {
  const seat = wish ?? seats.indexOf(null);
  if (seat >= seats.length) return refuse('no-seat', 'This table has no such seat.');
  return seats[seat] === null ? ok(seat) : refuse('seat-taken', 'That seat is taken.');
};

const checkName = (name: string): Result<string, Refusal> => {
  const clean = cleanName(name);
  return clean === '' ? refuse('malformed', 'A name needs at least one letter or digit.') : ok(clean);
};

/** S2: armies differ, unless option O7 lifts that. */
export const isArmyFree = ({ options, seats }: Setup, seat: Seat, army: ArmyId | null): boolean =>
  army === null || options.sameArmy || !seats.some((other, index) => index !== seat && other?.army === army);

/** O5: both armies of one person have to be in one team. */
export const checkPlaces = (setup: Setup): Result<Setup, Refusal> => {
  const rejection = checkPersons(setup.options, personsOf(setup.seats));
  return rejection ? refuse('other-team', rejection.message, rejection.rule) : ok(setup);
};

/** Seats a player, or changes the player of a seat. */
const place = (setup: Setup, seat: Seat, taken: SavedSeat): Result<Setup, Refusal> => {
  const name = checkName(taken.name);
  if (!name.ok) return name;
  if (!isArmyFree(setup, seat, taken.army)) return refuse('army-taken', 'Another player has taken that army.', 'S2');
  // A person with two seats (O5) has one name.
  const others = setup.seats.filter(
    (other, number) => other && number !== seat && (taken.keyHash === null || !isHeldBy(other, taken.keyHash)),
  );
  const distinct = distinctName(
    name.value,
    others.flatMap((other) => other?.name ?? []),
  );
  return checkPlaces(withSeat(setup, seat, { ...taken, name: distinct }));
};

type SitWish = Omit<Requests['sit'], 'n' | 'key' | 'profile'> & {
  /** That of the profile that sits down, if any. */
  readonly crest?: Crest;
  /** Whether the creator of the table sits down. */
  readonly isCreator?: boolean;
  /** The seats that the same page has already. */
  readonly pageSeats?: readonly Seat[];
};

const isHeldBy = (taken: SavedSeat | null | undefined, keyHash: string): boolean => isPerson(taken) && isSameHash(taken.keyHash, keyHash);

/** The seat that the key of the request holds already, if it names no other one. */
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

/** Seats a player. A key that holds a seat already keeps it, and nothing changes: see the request `sit`. */
export const sit = (setup: Setup, wish: SitWish, keyHash: string): Result<Seated, Refusal> => {
  const held = seatHeld(setup, wish, keyHash);
  if (held !== null) return ok({ setup, seat: held });
  const still = requireLobby(setup);
  if (!still.ok) return still;
  if (setup.kicked.includes(keyHash)) return refuseKicked();
  if (wish.program && !allowsPrograms(setup)) return refusePrograms();
  const seat = freeSeat(setup, wish.seat);
  if (!seat.ok) return seat;
  const { name, contribution, waitsForReady, named, program } = wish;
  const army = checkArmyChoice(setup, wish.army ?? null);
  if (!army.ok) return army;
  // A second seat of the same person (O5) shows the same crest.
  const crest = wish.crest ?? setup.seats.find((taken) => isHeldBy(taken, keyHash))?.crest;
  const beside = wish.pageSeats?.map((own) => setup.seats[own]?.keyHash).find((other) => other && other !== keyHash);
  const newcomer = {
    name,
    army: army.value,
    keyHash,
    mercenaries: [],
    ...(contribution !== undefined && { contribution }),
    ...(crest && { crest }),
    ...(beside && { beside }),
    ...(waitsForReady && { waitsForReady }),
    ...(named && { named }),
    ...(program && { program }),
  };
  const placed = place(setup, seat.value, newcomer);
  if (!placed.ok) return placed;
  // The creator is the player of a seat, as far as there is one: with its key, also on other devices.
  const becomesCreator = setup.creator === null || (wish.isCreator === true && hostSeat(setup) === null);
  return ok({ setup: becomesCreator ? { ...placed.value, creator: keyHash } : placed.value, seat: seat.value });
};

/**
 * Says of the person on a seat, on all seats of the same key, whether the match may begin.
 * @param contribution to the seed from now on; if left out, what that seat has contributed stays.
 */
export const setReady = (setup: Setup, { seat, ready, contribution }: Omit<Requests['ready'], 'n'>): Result<Setup, Refusal> => {
  const still = requireWaiting(setup);
  if (!still.ok) return still;
  const taken = setup.seats[seat];
  if (!isPerson(taken)) return refuse('no-player', 'No person has that seat.');
  const added = contribution === undefined ? setup : withSeat(setup, seat, { ...taken, contribution });
  return ok(readied(added, taken.keyHash, ready));
};

/** The set-up with all seats of the person of a key changed. */
const withPerson = (setup: Setup, keyHash: string, change: (taken: SavedSeat) => SavedSeat): Setup => ({
  ...setup,
  seats: setup.seats.map((taken) => (taken?.keyHash === keyHash ? change(taken) : taken)),
});

/** The set-up with the person of a key ready, or not. */
export const readied = (setup: Setup, keyHash: string, ready = true): Setup =>
  withPerson(setup, keyHash, ({ waitsForReady: _, ...person }) => (ready ? person : { ...person, waitsForReady: true }));

/** Returns the set-up in which the person of a seat does not agree that the record has the names; the same one if that is already so. */
export const withholdName = (setup: Setup, seat: Seat): Setup => {
  const keyHash = setup.seats[seat]?.keyHash ?? null;
  if (keyHash === null || !setup.seats.some((taken) => taken?.keyHash === keyHash && taken.named)) return setup;
  return withPerson(setup, keyHash, ({ named: _, ...person }) => person);
};

/** The set-up with all seats of the person of a key marked as played by a program; the same one if they are. */
export const markProgram = (setup: Setup, keyHash: string): Setup =>
  setup.seats.some((taken) => taken?.keyHash === keyHash && !taken.program)
    ? withPerson(setup, keyHash, (taken) => ({ ...taken, program: true }))
    : setup;

/** The most replaced keys a table remembers; the oldest are dropped first. */
const MOST_REPLACED = 100;

/**
 * Gives a person's seats and permissions here to another key. Drops what belonged to the device of the former key, and the request for one
 * of the seats.
 * @param how by whom, and for the others until which turn the seat is on probation.
 */
export const reseat = (
  setup: Setup,
  seat: Seat,
  keyHash: string,
  how: Pick<ReplacedKey, 'by' | 'probationEnd'>,
): Result<Setup, Refusal> => {
  const former = setup.seats[seat]?.keyHash ?? null;
  if (former === null) return refuse('no-player', 'No person has that seat.');
  const seats = setup.seats.map((taken) => {
    if (taken?.keyHash !== former) return taken;
    const { webhook: _, beside: __, program: ___, ...person } = taken;
    return { ...person, keyHash };
  });
  const creator = setup.creator === former ? keyHash : setup.creator;
  const { request, ...kept } = setup;
  const open = request && request.seat !== seat && { request };
  const replaced = [...(setup.replaced ?? []), { former, now: keyHash, ...how }].slice(-MOST_REPLACED);
  return ok({ ...kept, ...open, seats, creator, replaced });
};

/** Frees a seat. */
export const leaveSeat = (setup: Setup, seat: Seat): Result<Setup, Refusal> => {
  const still = requireLobby(setup);
  return still.ok ? ok(withSeat(setup, seat, null)) : still;
};

/** Changes the army or name of a taken seat. */
export const changeSeat = (setup: Setup, { seat, army, name }: Omit<Requests['changeSeat'], 'n'>): Result<Setup, Refusal> => {
  const still = requireLobby(setup);
  if (!still.ok) return still;
  const taken = setup.seats[seat];
  if (!taken) return refuse('no-seat', 'That seat is free.');
  const wanted = checkArmyChoice(setup, army ?? taken.army);
  if (!wanted.ok) return wanted;
  return place(setup, seat, { ...taken, army: wanted.value, name: name ?? taken.name });
};
