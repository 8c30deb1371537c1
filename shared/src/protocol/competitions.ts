import { z } from 'zod';
import { type Act, BOUT_ENDS, type BoutOutcome, type EntrantPerson, MAX_NOTE, type Pairing } from '../competition/acts.js';
import type { Bout } from '../competition/bout.js';
import type { CompetitionEntrant, CompetitionRound } from '../competition/competition.js';
import type { PairingResult } from '../competition/pairingResults.js';
import {
  BOUT_KINDS,
  COMPETITION_FORMATS,
  type CompetitionFormat,
  FINALS,
  MOST_BOARDS,
  MOST_ENTRANTS,
  MOST_PAIRINGS,
  MOST_RESERVES,
  type Regulations,
  TIE_BREAKS,
} from '../competition/regulations.js';
import type { Standing } from '../competition/standings.js';
import type { Hex } from '../hex/cells.js';
import type { Options } from '../model/options.js';
import type { PositionJson } from '../notation/json.js';
import { SEAT_KEY } from './lobby.js';
import { SomeOptionsSchema } from './requests.js';

/*
 * Competitions over HTTP: what is sent, and what is answered. Unknown fields are refused, never ignored.
 */

/** The longest that an answer may wait for news, in seconds. */
export const MOST_COMPETITION_WAIT = 25;

const count = z.int().min(0).max(100_000_000);
const moment = z.int().min(0).max(8_640_000_000_000_000);
const entrant = z.int().min(0).max(MOST_ENTRANTS);
const round = z.int().min(1).max(99);
/** Who leaves a team before round 1 has a number that nobody gets again. */
const person = z.int().min(0).max(999);

/** The regulations of a competition; ranges are checked by `regulationsFault`. */
export const RegulationsSchema = z
  .strictObject({
    format: z.enum(COMPETITION_FORMATS),
    bout: z.enum(BOUT_KINDS),
    boards: count,
    rounds: count,
    halves: z.literal([1, 2]),
    finals: z.literal(FINALS),
    tieBreaks: z.array(z.enum(TIE_BREAKS)).max(TIE_BREAKS.length).readonly(),
    lateUntil: count,
    begins: moment.nullable(),
    checkIn: count,
    duration: count,
    limit: count,
    pause: count.nullable(),
  })
  .readonly() satisfies z.ZodType<Regulations>;

const shape = RegulationsSchema.unwrap().shape;
/** Some regulations; the others are as they are. */
const SomeRegulationsSchema: z.ZodType<Partial<Regulations>> = z
  .strictObject(
    Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.exactOptional()])) as {
      readonly [K in keyof typeof shape]: z.ZodExactOptional<(typeof shape)[K]>;
    },
  )
  .readonly();

/** `POST /api/competitions`; the key of its organizer is in the header `Authorization`. */
export const CompetitionRequestSchema = z
  .strictObject({
    /** Longer than it may be: what is too long is cut, not refused. */
    name: z.string().max(200),
    regulations: SomeRegulationsSchema.default({}),
    /** Of its matches, which are duels. */
    options: SomeOptionsSchema.default({}),
    listed: z.boolean().default(false),
  })
  .readonly();
export type CompetitionRequest = z.infer<typeof CompetitionRequestSchema>;

/** 16 random bytes in the form of a key. */
const secret = z.string().regex(SEAT_KEY);

/**
 * `POST /api/competitions/CODE/entrants`; the key of who enters is in the header `Authorization`, and opens the own seats. With `team` somebody
 * founds a team of that name, which others join with its `invitation`.
 */
export const EntrantRequestSchema = z
  .strictObject({
    name: z.string().max(200),
    team: z.string().max(200).exactOptional(),
    invitation: secret.exactOptional(),
  })
  .readonly();
export type EntrantRequest = z.infer<typeof EntrantRequestSchema>;

/** `POST /api/competitions/CODE/invitation`: the captain of a team replaces its invitation; that of before is no longer valid. */
export const InvitationRequestSchema = z.strictObject({ invitation: secret }).readonly();

/**
 * `POST /api/competitions/CODE/here`: somebody is here for a round that is announced, or waits from now on in an arena for an opponent. There
 * `waits: true` says that this is still so, within half a minute each time, and `false` that it is no more. `contribution` is what the page adds
 * to the draw of its deal, drawn after it has seen the commitment.
 */
export const HereRequestSchema = z
  .strictObject({ round, contribution: secret.exactOptional(), waits: z.boolean().exactOptional() })
  .readonly();
export type HereRequest = z.infer<typeof HereRequestSchema>;

/** `POST /api/competitions/CODE/claims`: the place that somebody asks for who has lost its key; the new key is in the header `Authorization`. */
export const ClaimRequestSchema = z.strictObject({ entrant, person: person.default(0) }).readonly() satisfies z.ZodType<EntrantPerson>;
export type ClaimRequest = z.infer<typeof ClaimRequestSchema>;

/** `POST /api/competitions/CODE/claims/ID`: the organizer gives the place to the new key, or does not. */
export const ClaimAnswerSchema = z.strictObject({ accept: z.boolean() }).readonly();

const hq = z.int().min(0).max(99);

export const BoutOutcomeSchema = z
  .strictObject({
    end: z.enum(BOUT_ENDS),
    winner: z.literal([0, 1]).nullable(),
    hq: z.tuple([hq, hq]).readonly(),
  })
  .readonly() satisfies z.ZodType<BoutOutcome>;

const PairingSchema = z
  .strictObject({ entrants: z.tuple([entrant, entrant.nullable()]).readonly() })
  .readonly() satisfies z.ZodType<Pairing>;

const pairings = z.array(PairingSchema).max(MOST_ENTRANTS).readonly();
const order = z.array(entrant).max(MOST_ENTRANTS).readonly();
const absent = z.array(entrant).max(MOST_ENTRANTS).readonly();
const missing = z
  .array(z.strictObject({ entrant, person }).readonly())
  .max(MOST_ENTRANTS * (MOST_BOARDS + MOST_RESERVES))
  .readonly();

const ACTS = {
  enter: z.strictObject({ do: z.enum(['enter', 'leave']), entrant }),
  pause: z.strictObject({ do: z.literal('pause'), entrant, on: z.boolean() }),
  join: z.strictObject({ do: z.literal('join'), entrant, person }),
  remove: z.strictObject({ do: z.literal('remove'), entrant, person }),
  captain: z.strictObject({ do: z.literal('captain'), entrant, person }),
  reseat: z.strictObject({ do: z.literal('reseat'), entrant, person }),
  lineUp: z.strictObject({ do: z.literal('line-up'), round, entrant, persons: z.array(person).max(MOST_BOARDS).readonly() }),
  announce: z.strictObject({
    do: z.literal('announce'),
    round,
    pairings,
    order: order.exactOptional(),
    commitments: z.array(z.string().max(64)).max(MOST_ENTRANTS).readonly().exactOptional(),
  }),
  begin: z.strictObject({ do: z.literal('begin'), round, absent, missing: missing.exactOptional() }),
  pair: z.strictObject({ do: z.literal('pair'), pairings }),
  endPairings: z.strictObject({ do: z.literal('end-pairings') }),
  stop: z.strictObject({ do: z.literal('stop'), round }),
  correct: z.strictObject({
    do: z.literal('correct'),
    round,
    pairing: z.int().min(0).max(MOST_PAIRINGS),
    board: z.int().min(0).max(MOST_BOARDS).default(0),
    match: z.int().min(0).max(9),
    outcome: BoutOutcomeSchema,
  }),
  change: z.strictObject({ do: z.literal('change'), regulations: SomeRegulationsSchema }),
  resume: z.strictObject({ do: z.literal('resume'), gap: moment }),
  close: z.strictObject({ do: z.literal('close') }),
} as const;

/** An act as it is stored. */
export const ActSchema: z.ZodType<Act> = z.union(Object.values(ACTS));

const note = {
  note: z
    .string()
    .max(2 * MAX_NOTE)
    .exactOptional(),
};

/**
 * `POST /api/competitions/CODE/acts`: an act with a note. What an announcement or a beginning leaves out is as if it came by time: pairings
 * of the format, and those absent who have not checked in.
 */
export const ActRequestSchema = z
  .union([
    ACTS.enter.extend(note),
    ACTS.pause.extend(note),
    ACTS.remove.extend(note),
    ACTS.captain.extend(note),
    ACTS.lineUp.extend(note),
    ACTS.announce.omit({ commitments: true }).extend({ pairings: pairings.exactOptional(), ...note }),
    ACTS.begin.extend({ absent: absent.exactOptional(), ...note }),
    ACTS.endPairings.extend(note),
    ACTS.stop.extend(note),
    ACTS.correct.extend(note),
    ACTS.change.extend(note),
    ACTS.close.extend(note),
  ])
  .meta({ type: 'object' });
export type ActRequest = z.infer<typeof ActRequestSchema>;

/** A competition in a list. */
export interface ListedCompetition {
  readonly code: string;
  readonly name: string;
  readonly phase: 'open' | 'running' | 'closed';
  /** The last round that was announced; 0 before the first one. */
  readonly round: number;
  /** How many have entered. */
  readonly entrants: number;
}

/** `GET /api/competitions` */
export interface CompetitionList {
  readonly competitions: readonly ListedCompetition[];
}

/** A new competition. */
export interface CompetitionMade {
  readonly code: string;
}

/** Who has entered: the number of the entrant, that of the person in it, and the name that the person has here. */
export interface EntrantMade {
  readonly entrant: number;
  readonly person: number;
  readonly name: string;
}

/** A person of a team as everybody sees it. */
export interface TeamPersonView {
  readonly person: number;
  readonly name: string;
  /** Whether the person has checked in for the round that is announced. */
  readonly here: boolean;
}

/** An entrant as everybody sees it. */
export interface EntrantView extends Omit<CompetitionEntrant, 'team'> {
  readonly name: string;
  /** Whether it has checked in for the round that is announced; of a team, whether as many are here as there are boards. */
  readonly here: boolean;
  /** Null if it is a person. The persons are in the order in which they have joined. */
  readonly team: { readonly captain: number; readonly persons: readonly TeamPersonView[] } | null;
}

/** A board of a pairing as everybody sees it. */
export interface BoutView extends Bout {
  /** Who plays, by side: the person of a team, 0 of an entrant that is a person; null for nobody, and while line-ups are hidden. */
  readonly persons: readonly [number | null, number | null];
  /** The codes of the tables of its matches, from the first; null where a table has been deleted. */
  readonly tables: readonly (string | null)[];
}

/** A deal of two boards as everybody sees it. */
export interface DealView {
  /** The SHA-256 hash of its secret. */
  readonly commitment: string;
  /** Null until all of its matches are over, or nobody plays it. */
  readonly secret: string | null;
}

/** A pairing as everybody sees it. */
export interface PairingView extends Pairing {
  /** Its number in the round, from 1. */
  readonly number: number;
  /** Null for a bye. */
  readonly result: (Omit<PairingResult, 'boards'> & { readonly boards: readonly BoutView[] }) | null;
  /** Whether the captains have handed in their line-ups, by side. They are hidden until both are in, or the round begins. */
  readonly linedUp: readonly [boolean, boolean];
  /** The deals that two boards each share. */
  readonly deals: readonly DealView[];
}

/** A round as everybody sees it. Of an arena it has the latest pairing of each entrant, and those with a corrected result. */
export interface RoundView extends Omit<CompetitionRound, 'pairings' | 'lineUps' | 'commitments'> {
  readonly pairings: readonly PairingView[];
}

/** An entrant in the table of a competition as everybody sees it. */
export interface StandingView extends Omit<Standing, 'scores'> {
  /** Of an arena: the points of each match, from the first; null while it is played. Empty in other formats. */
  readonly matchPoints: readonly (number | null)[];
}

/** An act in the log of a competition; those that pair an arena are not in it, and pairings and line-ups are in the rounds. */
export interface LoggedAct {
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `organizer`, `time`, or the number of an entrant. */
  readonly by: 'organizer' | 'time' | number;
  readonly act:
    | Exclude<Act, { readonly do: 'pair' }>
    | { readonly do: 'announce'; readonly round: number }
    | { readonly do: 'line-up'; readonly round: number; readonly entrant: number };
  readonly note?: string;
}

/** How long a claim can be answered, in milliseconds. */
export const CLAIM_MS = 60 * 60 * 1000;

/** Somebody asks for the place of an entrant, or of a person of a team. */
export interface ClaimView extends EntrantPerson {
  /** Its number in the competition: who asks can tell it to the organizer. */
  readonly id: number;
}

/** A claim that was made. */
export type ClaimMade = Pick<ClaimView, 'id'>;

/** `GET /api/competitions/CODE` */
export interface CompetitionView extends Pick<ListedCompetition, 'code' | 'name' | 'phase'> {
  readonly entrants: readonly EntrantView[];
  /** Changes whenever something here does: `?after=` asks for a later one. */
  readonly version: string;
  readonly regulations: Regulations;
  readonly options: Options;
  readonly standings: readonly StandingView[];
  readonly rounds: readonly RoundView[];
  readonly log: readonly LoggedAct[];
  /** How many rounds there will be, with those of a knock-out, if nobody else enters or leaves. */
  readonly expectedRounds: number;
  /** When something is due by time, in milliseconds since 1970; null if only people can go on. */
  readonly due: number | null;
  /** The server's time of the answer, in milliseconds since 1970. */
  readonly now: number;
  /** Who asks: its entrant and its number in that, if it takes part, the line-up of its team, and whether it organizes the competition. */
  readonly you: {
    readonly entrant: number | null;
    readonly person: number | null;
    /** For the last round, by board; null if it has been handed in by nobody. */
    readonly lineUp: readonly (number | null)[] | null;
    readonly organizer: boolean;
    /** The place that it asks for, or has asked for in vain; null if it does not. */
    readonly claim: (ClaimView & { readonly isDeclined: boolean }) | null;
    /** The place that it had until the organizer gave it to another key; null for none. */
    readonly replaced: EntrantPerson | null;
    /** To the organizer: who asks for a place, the first one first. */
    readonly claims: readonly ClaimView[];
  };
}

/** `GET /api/competitions/CODE/table.json`: the table, from the first place. */
export interface CompetitionTable {
  readonly code: string;
  readonly name: string;
  readonly format: CompetitionFormat;
  /** As in its regulations: more than 1 if entrants are teams. */
  readonly boards: number;
  readonly table: readonly (Standing & { readonly name: string })[];
}

/** How far the match of a board is; `sealed`: only its players know; `gone`: its table has been deleted, and nothing came of it. */
export const WALL_PHASES = ['waiting', 'playing', 'sealed', 'over', 'gone'] as const;
export type WallPhase = (typeof WALL_PHASES)[number];

/** The match that a board has come to, as everybody may see it. */
export interface WallBoard {
  /** Its number in the round, from 1: that of the pairing, and in one of teams as many as they have boards. */
  readonly board: number;
  /** The number of the match in its bout, from 0. */
  readonly match: number;
  /** By seat. */
  readonly names: readonly [string, string];
  readonly phase: WallPhase;
  /** The code of its table; null while it has none. */
  readonly table: string | null;
  /** Without draw piles; null where there is none to be seen. */
  readonly position: PositionJson | null;
  /** What was hit in the battle of this turn or the one before; left out where nothing was. */
  readonly struck?: readonly Hex[];
}

/** `GET /api/competitions/CODE/wall`: the boards of the last round, or those that have changed since a version. */
export interface WallView {
  readonly version: string;
  /** 0 before the first one. */
  readonly round: number;
  /** How many boards the round has. */
  readonly count: number;
  readonly boards: readonly WallBoard[];
}
