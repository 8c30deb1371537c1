import type { SeatStandings } from '@hexfall/shared/competition/bout';
import { matchResultOf } from '@hexfall/shared/inspect/matchStatistics';
import { seasonPlayed } from '@hexfall/shared/lobby/rated';
import { hasGivenSeat } from '@hexfall/shared/lobby/seatRequests';
import { isPerson, levelOf, sharesDevice } from '@hexfall/shared/lobby/seats';
import type { Setup } from '@hexfall/shared/lobby/setup';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Table } from '@hexfall/shared/model/state';
import { ratedModeOf } from '@hexfall/shared/rating/rating';
import { sides } from '@hexfall/shared/rules/sides';
import type { RatedEnd, SeatResult } from '../table/savedMatch.js';

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

/** A shorter match is not rated: nobody gains by opponents who resign at once. */
const LEAST_RATED_INTENTS = 10;

/**
 * Returns what a finished match counts as for the ratings of its players; null if it is not rated. Nobody but the winners has a place of their own: all
 * others are equal.
 * @param intents how many it has.
 */
export const ratedEndOf = (setup: Setup, table: Table, intents: number): RatedEnd | null => {
  const [season, mode, { outcome }] = [seasonPlayed(setup), ratedModeOf(table.options.mode), table];
  if (season === null || mode === null || !outcome || intents < LEAST_RATED_INTENTS) return null;
  const isFirst = (seats: readonly Seat[]): boolean => outcome.winners.length === 0 || seats.some((seat) => outcome.winners.includes(seat));
  return {
    ...{ season, mode },
    sides: sides(table).map((seats) => seats.flatMap((seat) => setup.seats[seat]?.keyHash ?? [])),
    places: sides(table).map((seats) => (isFirst(seats) ? 1 : 2)),
  };
};

/** Returns how the seats of a duel stand: by its outcome if it is over, else by their HQs (E4). */
export const standingsOfSeats = ({ players, outcome }: Pick<Table, 'players' | 'outcome'>): SeatStandings => {
  const hq = players.map((player) => (player.resigned ? 0 : player.hq));
  const most = Math.max(...hq);
  const ahead = hq.flatMap((left, seat) => (left === most ? [seat] : []));
  return { hq, winners: outcome ? outcome.winners : ahead.length === 1 ? ahead : [] };
};
