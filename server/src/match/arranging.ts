import { pick, type Random } from '@hexfall/shared/ai/random';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import { ARMY_IDS } from '@hexfall/shared/model/tile';
import type { ArrangeRequest, FillRequest } from '@hexfall/shared/protocol/lobby';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import { occupancyOf } from '../store/occupancy.js';
import type { Setup } from '../store/MatchStore.js';
import { checkBegins } from './beginning.js';
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

/** Lets a computer player sit down, with any free army if none is asked for. */
export const fill = (setup: Setup, wish: Omit<FillRequest, 'n'>, random: Random): Result<Seated, Refusal> => {
  const still = lobby(setup);
  if (!still.ok) return still;
  const seat = freeSeat(setup, wish.seat);
  if (!seat.ok) return seat;
  const armies = (wish.army ? [wish.army] : ARMY_IDS).filter((army) => isArmyFree(setup, seat.value, army));
  if (armies.length === 0) return refuse('army-taken', 'Another player has taken that army.', 'S2');
  const player = { name: nameOfComputer(setup), army: pick(armies, random), keyHash: null, mercenaries: [] };
  const filled = withSeat(setup, seat.value, player);
  const { people, free } = occupancyOf(filled);
  if (people === 0 && free === 0) return refuse('person-needed', 'One seat at least is for a person.');
  return ok({ setup: filled, seat: seat.value });
};

/** Sends a computer player away. */
export const dismiss = (setup: Setup, seat: Seat): Result<Setup, Refusal> => {
  const still = lobby(setup);
  if (!still.ok) return still;
  return setup.seats[seat]?.keyHash === null ? ok(withSeat(setup, seat, null)) : refuse('no-computer', 'No computer player sits there.');
};
