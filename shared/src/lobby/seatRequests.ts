import { readClock } from '../model/clock.js';
import type { Options } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import { type ProposalView, SEAT_REQUEST } from '../protocol/proposals.js';
import { isPerson } from './seats.js';
import type { SeatRequest, Setup } from './setup.js';

/*
 * Requests for the seat of a player who has lost its key. Nobody else may give a seat away quickly: its player must be away for long, is
 * called, and ends the request by returning. The others can agree in the meantime, and the seat changes hands after the request has been
 * open for long.
 */

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long requests for seats take at a table. */
export interface RequestTimes {
  /** How long a player has to be away before the seat can be asked for. */
  readonly awayMs: number;
  /** How long a request is open before the seat can change hands. */
  readonly openMs: number;
}

const LIVE: RequestTimes = { awayMs: 3 * MINUTE_MS, openMs: 3 * MINUTE_MS };

/** Without a clock nobody loses anything by waiting. */
const UNHURRIED: RequestTimes = { awayMs: HOUR_MS, openMs: HOUR_MS };

/** Returns the times that fit the clock of a table (O10): minutes for live games, days for games by days. */
export const requestTimes = ({ clock }: Pick<Options, 'clock'>): RequestTimes => {
  const limit = readClock(clock);
  if (limit === null) return UNHURRIED;
  if (limit.per !== 'days') return LIVE;
  return { awayMs: Math.min(Math.max(limit.limit, DAY_MS), 3 * DAY_MS), openMs: DAY_MS };
};

/** A request that is not decided ends after this multiple of the time that it has to be open. */
const EXPIRES_AFTER = 10;

/** Whether a request has ended because nobody has decided it. */
export const isExpired = ({ askedAt, from }: SeatRequest, now: number): boolean => now >= askedAt + EXPIRES_AFTER * (from - askedAt);

/** How many turns of each player a seat plays on probation. */
const PROBATION_ROUNDS = 3;

/** Returns the number of the turn in which the probation of a seat ends, if it is given away in a turn. @param turn 0 before the match. */
export const probationEnd = (setup: Pick<Setup, 'seats'>, turn: number): number => turn + PROBATION_ROUNDS * setup.seats.length;

/** Returns whether the others have given the seat to its current key, and its former player has not taken it back. */
const givenTo = ({ seats, replaced = [] }: Pick<Setup, 'seats' | 'replaced'>, seat: Seat) => {
  const taken = seats[seat];
  return isPerson(taken) ? replaced.findLast(({ now, by }) => by === 'others' && now === taken.keyHash) : undefined;
};

/** Whether the others have given any seat away for good, as far as its player has not taken it back. */
export const hasGivenSeat = (setup: Pick<Setup, 'seats' | 'replaced'>): boolean =>
  setup.seats.some((_, seat) => givenTo(setup, seat) !== undefined);

/**
 * Returns whether the holder of a seat got it from the others and may not yet decide what ends or changes the match.
 * @param turn 0 before the match.
 */
export const isOnProbation = (setup: Pick<Setup, 'seats' | 'replaced'>, seat: Seat, turn: number): boolean => {
  const given = givenTo(setup, seat);
  return given !== undefined && turn < (given.probationEnd ?? 0);
};

/** Returns the seats whose players must agree to give a seat away: all other people except those on probation themselves, connected or not. */
export const votersAbout = (setup: Pick<Setup, 'seats' | 'replaced'>, seat: Seat, turn: number): readonly Seat[] => {
  const own = setup.seats[seat]?.keyHash;
  return setup.seats.flatMap((taken, voter) =>
    isPerson(taken) && taken.keyHash !== own && !isOnProbation(setup, voter, turn) ? [voter] : [],
  );
};

/** Returns the open request as a proposal. @param isLobby whether the match has not started: then one of the others is enough. */
export const requestView = (setup: Setup, request: SeatRequest, turn: number, isLobby: boolean): ProposalView => {
  const { seat, from, agreed, sameAddress } = request;
  const isEnough = isLobby && agreed.length > 0;
  const asked = isEnough ? [] : votersAbout(setup, seat, turn).filter((voter) => !agreed.includes(setup.seats[voter]?.keyHash ?? ''));
  const about = { id: SEAT_REQUEST, kind: 'reseat', by: seat, about: seat, asked, from } as const;
  return { ...about, ...(isLobby && !isEnough && { anyOne: true }), ...(sameAddress && { sameAddress }) };
};

/** Whether enough of the others have agreed. */
export const isAgreed = ({ asked }: Pick<ProposalView, 'asked'>, { agreed }: Pick<SeatRequest, 'agreed'>): boolean =>
  agreed.length > 0 && asked.length === 0;
