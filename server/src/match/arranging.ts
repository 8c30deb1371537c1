import { pick, type Random } from '@hexfall/shared/ai/random';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import { ARMY_IDS, type ArmyId } from '@hexfall/shared/model/tile';
import type { ArrangeRequest, FillRequest } from '@hexfall/shared/protocol/lobby';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { occupancyOf } from '../store/occupancy.js';
import type { Setup } from '../store/MatchStore.js';
import { checkBegins } from './beginning.js';
import { checkWish } from './mustering.js';
import { refuse } from './refuse.js';
import { checkPlaces, freeSeat, isArmyFree, lobby, withSeat, type Seated } from './seating.js';

/*
 * What the creator of a table may do. The functions give a new set-up and leave the old one as it is.
 */

/** Lets two seats change places. */
export const swap = (setup: Setup, [a, b]: readonly [Seat, Seat]): Result<Setup, Refusal> => {
  const still = lobby(setup);
  if (!still.ok) return still;
  const [first, second] = [setup.seats[a], setup.seats[b]];
  if (first === undefined || second === undefined) return refuse('no-seat', 'This table has no such seat.');
  return checkPlaces(withSeat(withSeat(setup, a, second), b, first));
};

/** Lists the table or not, or settles who begins. */
export const arrange = (setup: Setup, { listed, begins }: Omit<ArrangeRequest, 'n'>): Result<Setup, Refusal> => {
  const shown = { ...setup, listed: listed ?? setup.listed };
  if (begins === undefined) return ok(shown);
  const still = lobby(setup);
  if (!still.ok) return still;
  const possible = checkBegins(setup.options, begins);
  return possible.ok ? ok({ ...shown, begins }) : possible;
};

const COMPUTER = 'Computer';

/** `Computer`, `Computer 2`, … whichever nobody has. */
const nameOfComputer = ({ seats }: Setup): string => {
  const names = seats.map((_, i) => (i === 0 ? COMPUTER : `${COMPUTER} ${i + 1}`));
  return names.find((name) => !seats.some((taken) => taken?.name === name)) ?? COMPUTER;
};

/** The set-up, unless computer players have all seats. */
export const checkPerson = (setup: Setup): Result<Setup, Refusal> => {
  const { people, free } = occupancyOf(setup);
  return people === 0 && free === 0 ? refuse('person-needed', 'One seat at least is for a person.') : ok(setup);
};

/** The army of a computer player: any free one if none is asked for; null where armies come to seats later. */
const armyFor = (setup: Setup, seat: Seat, wish: ArmyId | undefined, random: Random): Result<ArmyId | null, Refusal> => {
  if (setup.muster !== 'free') return checkWish(setup, wish ?? null);
  const armies = (wish ? [wish] : ARMY_IDS).filter((army) => isArmyFree(setup, seat, army));
  return armies.length === 0 ? refuse('army-taken', 'Another player has taken that army.', 'S2') : ok(pick(armies, random));
};

/** Lets a computer player sit down. */
export const fill = (setup: Setup, wish: Omit<FillRequest, 'n'>, random: Random): Result<Seated, Refusal> => {
  const still = lobby(setup);
  if (!still.ok) return still;
  const seat = freeSeat(setup, wish.seat);
  if (!seat.ok) return seat;
  const army = armyFor(setup, seat.value, wish.army, random);
  if (!army.ok) return army;
  const player = { name: nameOfComputer(setup), army: army.value, keyHash: null, mercenaries: [] };
  const filled = checkPerson(withSeat(setup, seat.value, player));
  return filled.ok ? ok({ setup: filled.value, seat: seat.value }) : filled;
};

/** Sends a computer player away. */
export const dismiss = (setup: Setup, seat: Seat): Result<Setup, Refusal> => {
  const still = lobby(setup);
  if (!still.ok) return still;
  return setup.seats[seat]?.keyHash === null ? ok(withSeat(setup, seat, null)) : refuse('no-computer', 'No computer player sits there.');
};
