import type { Regulations } from './regulations.js';

/** Two entrants that meet in a round, or one with a bye. The first of them begins the first match. */
export interface Pairing {
  readonly entrants: readonly [number, number | null];
}

/** How a match of a bout ended: played or counted as it stood, by somebody's absence, or not at all. */
export const BOUT_ENDS = ['played', 'no-show', 'void'] as const;
export type BoutEnd = (typeof BOUT_ENDS)[number];

/** The result of one match of a bout; sides as in the pairing. */
export interface BoutOutcome {
  readonly end: BoutEnd;
  /** Null for a draw; nobody has won either if it is void or both were absent. */
  readonly winner: 0 | 1 | null;
  /** The toughness that the HQs had left; 0 for who resigned. */
  readonly hq: readonly [number, number];
}

/** A match of a competition. */
export interface MatchPlace {
  /** From 1. */
  readonly round: number;
  /** Its index in the round. */
  readonly pairing: number;
  /** From 0; always 0 if entrants are persons. */
  readonly board: number;
  /** Its number in the bout, from 0. */
  readonly match: number;
}

/** What the store has of a match that is over. There is one for each match, in any order. */
export interface StoredOutcome extends MatchPlace {
  readonly outcome: BoutOutcome;
  /** When it was stored, in milliseconds. */
  readonly at: number;
}

/** Somebody who takes part: a person of a team, by its number from 0 in the order in which they join, or person 0 of an entrant that is one. */
export interface EntrantPerson {
  readonly entrant: number;
  readonly person: number;
}

/**
 * What is done to a competition, by an entrant, by the organizer or because it is time. Entrants are numbers from 0 in the order in which they
 * first enter; names are elsewhere. Rounds are numbers from 1.
 */
export type Act =
  | { readonly do: 'enter' | 'leave'; readonly entrant: number }
  | { readonly do: 'pause'; readonly entrant: number; readonly on: boolean }
  /** Somebody joins a team, leaves it before round 1, or becomes its captain, as who founds it is. */
  | ({ readonly do: 'join' } & EntrantPerson)
  | ({ readonly do: 'remove' } & EntrantPerson)
  | ({ readonly do: 'captain' } & EntrantPerson)
  /** The place of somebody who has lost the key is given to another one. */
  | ({ readonly do: 'reseat' } & EntrantPerson)
  /** The captain says who plays in the announced round, by board. */
  | { readonly do: 'line-up'; readonly round: number; readonly entrant: number; readonly persons: readonly number[] }
  /** With the first round, `order` may have all who are in: the starting order. Deals have commitments, in the order of `dealsOf`. */
  | {
      readonly do: 'announce';
      readonly round: number;
      readonly pairings: readonly Pairing[];
      readonly order?: readonly number[];
      readonly commitments?: readonly string[];
    }
  /** The matches begin; who is absent has lost, and a person of a team who is missing the own board. */
  | {
      readonly do: 'begin';
      readonly round: number;
      readonly absent: readonly number[];
      readonly missing?: readonly EntrantPerson[];
    }
  /** Those who wait in an arena are paired; its matches begin at once. */
  | { readonly do: 'pair'; readonly pairings: readonly Pairing[] }
  /** The time of an arena is over: nobody is paired any more. */
  | { readonly do: 'end-pairings' }
  /** The limit has passed: matches that have no outcome are void. */
  | { readonly do: 'stop'; readonly round: number }
  /** The organizer changes an outcome, or adds one. */
  | ({ readonly do: 'correct'; readonly outcome: BoutOutcome } & MatchPlace)
  | { readonly do: 'change'; readonly regulations: Partial<Regulations> }
  /** No process has served the competition for that long until now, in milliseconds: that time does not count. */
  | { readonly do: 'resume'; readonly gap: number }
  | { readonly do: 'close' };

/** The longest note of an act, in characters. */
export const MAX_NOTE = 300;

/** Who does an act; a person of a team by its number. */
export type ActBy = 'organizer' | 'time' | { readonly entrant: number; readonly person?: number };

export const ACT_REFUSALS = [
  'not-now', // the competition, or its round, is at another point
  'not-organizer',
  'not-entered',
  'not-captain',
  'already-in',
  'too-late', // to enter
  'full',
  'bad-pairings',
  'bad-line-up', // not as many of the team as there are boards, once each
  'bad-order', // not all who are in, once each
  'bad-outcome',
  'bad-regulations',
  'team-needed', // teams take part, not persons
  'no-teams', // persons take part, not teams
  'no-such-match',
  'closed',
] as const;

/** Why an act is refused. */
export interface ActRefusal {
  readonly code: (typeof ACT_REFUSALS)[number];
  /** One English sentence. */
  readonly message: string;
}
