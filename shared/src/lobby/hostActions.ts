import { DEFAULT_LEVEL } from '../model/computer.js';
import { pick, type RandomSource } from '../model/random.js';
import { ok, type Result } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import { ARMY_IDS, type ArmyId } from '../model/tile.js';
import type { Refusal } from '../protocol/messages.js';
import type { Requests } from '../protocol/requests.js';
import { checkOptions } from '../rules/createMatch.js';
import { checkArmyChoice } from './armySelection.js';
import { refuse } from './refusals.js';
import { checkPlaces, freeSeat, isArmyFree, readied, requireLobby, type Seated } from './seating.js';
import { fullSeats } from './seats.js';
import { occupancyOf, type Setup, withSeat } from './setup.js';
import { checkStartingPlayer } from './tableSetup.js';

/*
 * What the creator of a table may do in the lobby. The functions return a new set-up.
 */

/** Swaps two seats. */
export const swap = (setup: Setup, [a, b]: readonly [Seat, Seat]): Result<Setup, Refusal> => {
  const still = requireLobby(setup);
  if (!still.ok) return still;
  const [first, second] = [setup.seats[a], setup.seats[b]];
  if (first === undefined || second === undefined) return refuse('no-seat', 'This table has no such seat.');
  return checkPlaces(withSeat(withSeat(setup, a, second), b, first));
};

/** Lists the table or not, lets programs take seats or not, or sets the starting player. */
export const setTable = (setup: Setup, { listed, programs, startingSeat }: Omit<Requests['setTable'], 'n'>): Result<Setup, Refusal> => {
  const shown = { ...setup, listed: listed ?? setup.listed, ...(programs !== undefined && { programs }) };
  if (startingSeat === undefined) return ok(shown);
  const still = requireLobby(setup);
  if (!still.ok) return still;
  const possible = checkStartingPlayer(setup.options, startingSeat);
  return possible.ok ? ok({ ...shown, startingSeat }) : possible;
};

/** Returns the set-up after the creator has filled or removed a seat. If that was the last free one the creator is ready. */
const startedBy = (setup: Setup): Setup => (fullSeats(setup) && setup.creator !== null ? readied(setup, setup.creator) : setup);

const COMPUTER = 'Computer';

/** Returns the first free name of `Computer`, `Computer 2`, … */
export const nameOfComputer = ({ seats }: Pick<Setup, 'seats'>): string => {
  const names = seats.map((_, i) => (i === 0 ? COMPUTER : `${COMPUTER} ${i + 1}`));
  return names.find((name) => !seats.some((taken) => taken?.name === name)) ?? COMPUTER;
};

/** Returns the set-up unless computer players have all seats. */
export const checkPerson = (setup: Setup): Result<Setup, Refusal> => {
  const { people, free } = occupancyOf(setup);
  return people === 0 && free === 0 ? refuse('person-needed', 'At least one seat has to be for a person.') : ok(setup);
};

/** The army of a computer player: the requested or any free one; null where armies are assigned later. */
const armyFor = (setup: Setup, seat: Seat, wish: ArmyId | undefined, random: RandomSource): Result<ArmyId | null, Refusal> => {
  if (setup.armySelection !== 'free') return checkArmyChoice(setup, wish ?? null);
  const armies = (wish ? [wish] : ARMY_IDS).filter((army) => isArmyFree(setup, seat, army));
  return armies.length === 0 ? refuse('army-taken', 'Another player has taken that army.', 'S2') : ok(pick(armies, random));
};

/** Seats a computer player. */
export const addBot = (setup: Setup, wish: Omit<Requests['addBot'], 'n'>, random: RandomSource): Result<Seated, Refusal> => {
  const still = requireLobby(setup);
  if (!still.ok) return still;
  const seat = freeSeat(setup, wish.seat);
  if (!seat.ok) return seat;
  const army = armyFor(setup, seat.value, wish.army, random);
  if (!army.ok) return army;
  const level = wish.level ?? DEFAULT_LEVEL;
  const player = { name: nameOfComputer(setup), army: army.value, keyHash: null, level, mercenaries: [] };
  const filled = checkPerson(withSeat(setup, seat.value, player));
  return filled.ok ? ok({ setup: startedBy(filled.value), seat: seat.value }) : filled;
};

/** The most kicked keys a table remembers; the oldest are dropped first. */
const MOST_KICKED = 100;

/** Removes a person from all their seats; their key cannot sit down at this table again. */
export const kick = (setup: Setup, seat: Seat): Result<Setup, Refusal> => {
  const still = requireLobby(setup);
  if (!still.ok) return still;
  const hash = setup.seats[seat]?.keyHash ?? null;
  if (hash === null || hash === setup.creator) return refuse('no-player', 'No other person has that seat.');
  const seats = setup.seats.map((taken) => (taken?.keyHash === hash ? null : taken));
  return ok({ ...setup, seats, kicked: [...setup.kicked, hash].slice(-MOST_KICKED) });
};

/** Removes a computer player. */
export const removeBot = (setup: Setup, seat: Seat): Result<Setup, Refusal> => {
  const still = requireLobby(setup);
  if (!still.ok) return still;
  return setup.seats[seat]?.keyHash === null ? ok(withSeat(setup, seat, null)) : refuse('no-computer', 'No computer player has that seat.');
};

/** Returns the set-up if the mode can be played with that many seats. */
const checkCount = (setup: Setup): Result<Setup, Refusal> => {
  const rejection = checkOptions(setup.options, setup.seats.length);
  return rejection ? refuse('not-supported', rejection.message, rejection.rule) : ok(setup);
};

/** Removes an empty seat; those behind it move up by one. */
export const removeSeat = (setup: Setup, seat: Seat): Result<Setup, Refusal> => {
  const still = requireLobby(setup);
  if (!still.ok) return still;
  const taken = setup.seats[seat];
  if (taken === undefined) return refuse('no-seat', 'This table has no such seat.');
  if (taken) return refuse('seat-taken', 'That seat is taken: only an empty seat can be removed.');
  const closed = checkCount({ ...setup, seats: setup.seats.filter((_, other) => other !== seat) });
  const possible = closed.ok ? checkPerson(closed.value) : closed;
  return possible.ok ? ok(startedBy(possible.value)) : possible;
};

/** Adds an empty seat behind the others. */
export const addSeat = (setup: Setup): Result<Setup, Refusal> => {
  const still = requireLobby(setup);
  return still.ok ? checkCount({ ...setup, seats: [...setup.seats, null] }) : still;
};
