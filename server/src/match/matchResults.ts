import type { SeatStandings } from '@hexfall/shared/competition/bout';
import { matchResultOf } from '@hexfall/shared/inspect/matchStatistics';
import { hasGivenSeat } from '@hexfall/shared/lobby/seatRequests';
import { isPerson, levelOf } from '@hexfall/shared/lobby/seats';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { Table } from '@hexfall/shared/model/state';
import type { SeatResult } from '../table/savedMatch.js';

/** Whether people who play with different keys share the device of this one. */
const sharesDevice = ({ seats }: Setup, keyHash: string): boolean => {
  const people = seats.filter(isPerson);
  const others = people.filter((taken) => taken.keyHash !== keyHash);
  const beside = people.find((taken) => taken.keyHash === keyHash)?.beside;
  return others.some(
    (taken) => taken.beside === keyHash || (beside !== undefined && (taken.keyHash === beside || taken.beside === beside)),
  );
};

/**
 * Returns what a finished match counts as for each person, by the hash of the seat key. Nothing counts if somebody knew the order of the
 * draw piles, nor for people on a shared device, because nobody can say which of them is the player. A match counts for nobody if the
 * others have given a seat away.
 */
export const resultsOf = (setup: Setup, table: Table): readonly SeatResult[] => {
  if (setup.drawKnown || hasGivenSeat(setup)) return [];
  const seats = setup.seats.map((taken, seat) => {
    const computer = !isPerson(taken);
    return { name: taken?.name ?? '', computer, level: computer ? levelOf(setup, seat) : ('' as const) };
  });
  const keys = new Set(setup.seats.flatMap((taken) => (isPerson(taken) ? [taken.keyHash] : [])));
  return [...keys].flatMap((keyHash) => {
    const mine = setup.seats.flatMap((taken, seat) => (taken?.keyHash === keyHash ? [seat] : []));
    const result = sharesDevice(setup, keyHash) ? null : matchResultOf({ table, seats, mine });
    return result ? [{ keyHash, result }] : [];
  });
};

/** Returns how the seats of a duel stand: by its outcome if it is over, else by their HQs (E4). */
export const standingsOfSeats = ({ players, outcome }: Pick<Table, 'players' | 'outcome'>): SeatStandings => {
  const hq = players.map((player) => (player.resigned ? 0 : player.hq));
  const most = Math.max(...hq);
  const ahead = hq.flatMap((left, seat) => (left === most ? [seat] : []));
  return { hq, winners: outcome ? outcome.winners : ahead.length === 1 ? ahead : [] };
};
