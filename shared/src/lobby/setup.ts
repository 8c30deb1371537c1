import type { DealPlace } from '../fair/deal.js';
import type { LevelId } from '../model/computer.js';
import type { Options } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import { type SeriesKind, seriesOf, type SeriesScore } from '../model/series.js';
import type { ArmyId } from '../model/tile.js';
import type { ArmySelection, CompetitionPlace, StartingSeat } from '../protocol/lobby.js';
import type { Crest } from '../protocol/profiles.js';

/** The webhook of a seat. Only its holder can read it. */
export interface Webhook {
  readonly url: string;
  /** The origin of the page that set it; empty if unknown. */
  readonly origin: string;
  /** The language of that page, like `en`; unknown for programs. */
  readonly language?: string;
  /** The turn of the last call: `turnId`. Stored before the call, so that no turn is called for twice. */
  readonly called?: string;
  /** When that was, in milliseconds. */
  readonly calledAt?: number;
}

/** The player of a seat. */
export interface SavedSeat {
  readonly name: string;
  /** Null until the seat has one: see `ARMY_SELECTIONS`. */
  readonly army: ArmyId | null;
  /** The army that the player chose before the creator had them assigned. It returns together with that option. */
  readonly chosen?: ArmyId;
  /** The army that the seat has banned, if any. */
  readonly ban?: ArmyId;
  /** The hash of the seat key, which only the player knows; equal hashes are one person (O5). Null for a computer player. */
  readonly keyHash: string | null;
  /** The level of a computer player. */
  readonly level?: LevelId;
  /** P1: the ids of the mercenaries hired so far. */
  readonly mercenaries: readonly string[];
  /** What the player's page has contributed to the seed, if anything. */
  readonly contribution?: string;
  readonly webhook?: Webhook;
  /** The crest of the profile that has taken the seat. The setup does not say which profile that is. */
  readonly crest?: Crest;
  /** The hash of the key of somebody else who had a seat on the same page when this one was taken. */
  readonly beside?: string;
  /** Whether the match waits for this person to be ready (`waitsForReady` of the request `sit`). Never set after it has started. */
  readonly waitsForReady?: true;
  /** This person agrees that the record of the match has the names of its players. */
  readonly named?: true;
  /** A program plays this seat over HTTP, or a page of one has said so. */
  readonly program?: true;
  /** In the row of rematches before this match, if there were any: where series are played, in the present one. */
  readonly series?: SeriesScore;
}

/** O10: a reading of the clocks, in milliseconds. */
export interface ClockReading {
  /** When it was taken, since 1970. */
  readonly at: number;
  /** By seat. */
  readonly left: readonly number[];
  /** By seat: consecutive own turns ended by the clock. */
  readonly strikes: readonly number[];
  /** `at` is this much later than when it was taken: pages show a battle meanwhile. */
  readonly grace?: number;
  /** Whether the clocks are stopped, whatever time it is, until the table is opened: the match came from another server. */
  readonly stopped?: true;
}

/** When the present turn of the acting seat began, or its choice before the match. */
export interface TurnStart {
  /** After that many intents. */
  readonly seq: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** What the players agree on during a match. */
export interface MatchStatus {
  /** As of the last change here; log entries may have later ones. Null without a clock. */
  readonly clock: ClockReading | null;
  /** Whether the match is paused by agreement. */
  readonly paused: boolean;
  /** The seats of people with a computer player as a stand-in. */
  readonly substitutes: readonly Seat[];
  /** The code of the rematch's table. */
  readonly rematchCode: string | null;
  /** As of the last change here; null if unknown. With clocks the log tells it, too. */
  readonly turn: TurnStart | null;
  /** Whether a player has taken back a seat after the end of a match that somebody else ended there: the result does not count. */
  readonly isVoid?: true;
}

/** The status of a match that has not started. */
export const NEW_STATUS: MatchStatus = { clock: null, paused: false, substitutes: [], rematchCode: null, turn: null };

/** Who gave a seat another key: the others at the table, its player, who takes it back from them, or the operator. */
export const RESEATERS = ['others', 'player', 'operator'] as const;

/** A key of a seat that has got another one. */
export interface ReplacedKey {
  /** The hash of the key that opens nothing any more … */
  readonly former: string;
  /** … and that of the one in its place. */
  readonly now: string;
  readonly by: (typeof RESEATERS)[number];
  /** Where the others have given the seat away: the number of the turn in which its new player may decide what ends or changes the match. */
  readonly probationEnd?: number;
}

/** A request for the seat of a player who is away. Times are in milliseconds since 1970. */
export interface SeatRequest {
  readonly seat: Seat;
  /** The hash of the key that is to open the seat. */
  readonly keyHash: string;
  readonly askedAt: number;
  /** When the seat can change hands. */
  readonly from: number;
  /** The hashes of the keys of those who have agreed. */
  readonly agreed: readonly string[];
  /** It came from the address of a player of another seat. */
  readonly sameAddress?: true;
}

/** The deal that a match is played from, where its seed is drawn for more than this table. */
export interface TableDeal extends DealPlace {
  readonly id: string;
  /** To its seed: table by table, at each in seating order. */
  readonly contributions: readonly (string | null)[];
}

/** Everything about a table except its log. */
export interface Setup {
  readonly options: Options;
  /** In seating order; null is a free seat. */
  readonly seats: readonly (SavedSeat | null)[];
  /** The hash of the creator's key; null until a player sits down. */
  readonly creator: string | null;
  /** Whether the table is listed publicly. */
  readonly listed: boolean;
  /** Whether programs may take seats; if missing, as long as the table is not listed (`allowsPrograms`). */
  readonly programs?: boolean;
  readonly startingSeat: StartingSeat;
  /** The hashes of kicked keys. */
  readonly kicked: readonly string[];
  /** Keys in whose place their seats have got others, the latest last. */
  readonly replaced?: readonly ReplacedKey[];
  readonly request?: SeatRequest;
  /** When the last connection of each seat ended, as of when the table left memory; null for those who were there, or whose is not known. */
  readonly lastSeen?: readonly (number | null)[];
  /** Whether spectators are muted. */
  readonly spectatorsMuted: boolean;
  readonly armySelection: ArmySelection;
  /** Whether pages show what a battle would bring. */
  readonly forecast: boolean;
  /** In how many matches the players settle their game; missing where in one. */
  readonly seriesKind?: SeriesKind;
  /** The competition that the match is of, which made the table; missing for any other. */
  readonly competition?: CompetitionPlace;
  /** The deal of that competition which the match is played from, if there is one. */
  readonly deal?: TableDeal;
  /** The server's part of the seed, secret until the match ends; null if the match continues one from a file, which reveals the seed. */
  readonly secret: string | null;
  /** Whether somebody has a file with the order of the draw piles: the match was saved, or continues one from a file. */
  readonly drawKnown: boolean;
  /** Whether the match continues one from a file and none of its players has joined yet. */
  readonly unjoined: boolean;
  /** The seed of the draw piles, secret until the match ends; null until it starts. */
  readonly seed: string | null;
  readonly status: MatchStatus;
}

/** In how many matches the players of a table settle their game. */
export const seriesKindOf = ({ seriesKind = 'single' }: Pick<Setup, 'seriesKind'>): SeriesKind => seriesKind;

/** Whether the match of a table continues a series: then nothing about the table changes before it. */
export const isInSeries = (setup: Pick<Setup, 'seats' | 'seriesKind'>): boolean =>
  seriesKindOf(setup) !== 'single' && seriesOf(setup.seats.map((taken) => taken?.series)) !== null;

/** The webhook of a seat, if it has one. */
export const webhookOf = ({ seats }: Setup, seat: Seat): Webhook | null => seats[seat]?.webhook ?? null;

/** The set-up with another player on a seat, or none. */
export const withSeat = (setup: Setup, seat: Seat, taken: SavedSeat | null): Setup => ({
  ...setup,
  seats: setup.seats.map((other, number) => (number === seat ? taken : other)),
});

/** Sets or removes the webhook of a taken seat. */
export const withWebhook = (setup: Setup, seat: Seat, webhook: Webhook | null): Setup => {
  const { webhook: _, ...taken } = setup.seats[seat] ?? {};
  if (!('name' in taken)) throw new Error(`nobody sits on seat ${seat}`);
  return withSeat(setup, seat, { ...taken, ...(webhook && { webhook }) });
};

/** The occupancy of a table. */
export interface Occupancy {
  /** Seats taken by people. */
  readonly people: number;
  readonly free: number;
}

export const occupancyOf = ({ seats }: Pick<Setup, 'seats'>): Occupancy => ({
  people: seats.filter((seat) => seat !== null && seat.keyHash !== null).length,
  free: seats.filter((seat) => seat === null).length,
});
