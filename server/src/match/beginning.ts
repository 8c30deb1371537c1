import type { Options } from '@hexfall/shared/model/options';
import { ok, type Result } from '@hexfall/shared/model/result';
import type { Seat } from '@hexfall/shared/model/state';
import type { ArmyId } from '@hexfall/shared/model/tile';
import type { Begins } from '@hexfall/shared/protocol/lobby';
import type { Refusal } from '@hexfall/shared/protocol/messages';
import type { MatchSetup } from '@hexfall/shared/rules/createMatch';
import { turnOrder } from '@hexfall/shared/rules/sides';
import type { SavedSeat, Setup } from '../store/MatchStore.js';
import { refuse } from './refuse.js';

/*
 * From a table where everybody sits to a match.
 */

/** The players, if no seat is free any more. */
export const fullSeats = ({ seats }: Pick<Setup, 'seats'>): readonly SavedSeat[] | null => {
  const taken = seats.filter((seat) => seat !== null);
  return taken.length === seats.length ? taken : null;
};

/** Whether somebody sits there who is no computer player. */
export const isPerson = (taken: SavedSeat | null | undefined): taken is SavedSeat & { readonly keyHash: string } =>
  (taken?.keyHash ?? null) !== null;

/** The seats of people. */
export const peopleOf = ({ seats }: Pick<Setup, 'seats'>): readonly Seat[] =>
  seats.flatMap((taken, seat) => (isPerson(taken) ? [seat] : []));

/** Every seat once, in the order of turns. */
export const seatsInTurn = (options: Options, players: readonly SavedSeat[]): readonly Seat[] => [
  ...new Set(turnOrder({ options, players })),
];

/** The armies of the players, if all have theirs. */
const armiesOf = (players: readonly SavedSeat[]): readonly ArmyId[] | null => {
  const armies = players.flatMap(({ army }) => army ?? []);
  return armies.length === players.length ? armies : null;
};

/** Who sits where, as numbers: two seats of one person share theirs (O5). */
export const personsOf = (seats: Setup['seats']): readonly number[] =>
  seats.map((taken, seat) => (isPerson(taken) ? seats.findIndex((other) => other?.keyHash === taken.keyHash) : seat));

/** Whether who begins can be settled like that. */
export const checkBegins = ({ mode }: Options, begins: Begins): Result<Begins, Refusal> =>
  begins === 'random' && mode === 'one-vs-two' ? refuse('not-supported', 'Who plays alone against two always begins.', 'G4') : ok(begins);

/** Moves everybody on by that many places in the order of turns. Teams stay together, and who follows whom stays as it is. */
export const turnSeats = (setup: Setup, by: number): Setup => {
  const players = fullSeats(setup);
  if (!players) throw new Error('a seat is free');
  const order = seatsInTurn(setup.options, players);
  const seats = [...setup.seats];
  order.forEach((seat, place) => (seats[seat] = setup.seats[order[(place + by) % order.length] ?? seat] ?? null));
  return { ...setup, seats };
};

/** What the rules begin the match with, or null while it has not started. */
export const matchSetupOf = ({ options, seats, seed }: Setup): MatchSetup | null => {
  const players = fullSeats({ seats });
  const armies = players && armiesOf(players);
  if (!armies || seed === null) return null;
  const persons = personsOf(seats);
  return {
    options,
    armies,
    seed,
    ...(persons.some((person, seat) => person !== seat) && { persons }),
    ...(options.mercenaries > 0 && { mercenaries: players.map(({ mercenaries }) => mercenaries) }),
  };
};
