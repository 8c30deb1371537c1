import type { DealPlace } from '../fair/deal.js';
import type { FairDraw } from '../fair/fairSeed.js';
import type { BoardId } from '../hex/boards.js';
import type { Hex } from '../hex/cells.js';
import type { Rotation } from '../hex/direction.js';
import type { LevelId } from '../model/computer.js';
import type { Intent } from '../model/intent.js';
import type { Mode, Options } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import type { Series, SeriesKind, SeriesScore } from '../model/series.js';
import type { AbilityUse } from '../model/state.js';
import type { Prize, TerrainElement, Turret } from '../model/terrain.js';
import type { ArmyId } from '../model/tile.js';

/** The notation's version. */
export const FORMAT = 1;

/** What is missing is as in `DEFAULT_OPTIONS`. */
export type OptionsJson = { readonly mode: Mode; readonly board?: BoardId } & Partial<Omit<Options, 'mode' | 'board'>>;

export interface PlayerJson {
  readonly army: ArmyId;
  /** O5 */
  readonly person?: number;
  readonly hq?: number;
  /** Instead of `hq` in the score modes. */
  readonly score?: number;
  readonly hand?: readonly string[];
  readonly pile?: number | readonly string[];
  readonly discard?: readonly string[];
  readonly mercenaries?: readonly string[];
  /** R2 */
  readonly prizes?: readonly Prize[];
  /** E5: only while the resignation has not ended anything yet, or where `hq` does not show it. */
  readonly resigned?: boolean;
}

export interface UsedJson {
  readonly at: Hex;
  readonly by: AbilityUse;
  /** M5: whose Transport it was, where it is not the unit's own player's. */
  readonly of?: Seat;
}

export interface TurnJson {
  readonly player: Seat;
  readonly phase?: 'setup';
  /** Left out: the player's first turn after the short ones at the beginning (S4). */
  readonly number?: number;
  /** Left out: the player's first place in the order of turns (G4). */
  readonly slot?: number;
  readonly mustDiscard?: boolean;
  readonly fresh?: boolean;
  /** Tiles used this turn, where O3 or O6 limit them. */
  readonly uses?: number;
  readonly used?: readonly UsedJson[];
  readonly lastDrawnBy?: Seat;
  readonly additional?: boolean;
  /** E4: who has additional turns, in their order; left out where it follows from the rest. */
  readonly contest?: readonly Seat[];
}

export interface UnitJson {
  /** Missing for a bomber that is nobody's. */
  readonly army?: string;
  readonly tile: string;
  readonly at: Hex;
  readonly rot: Rotation;
  readonly wounds?: number;
  /** P16: the armies whose venom markers are on it, one entry each. */
  readonly venom?: readonly string[];
  /** R3 */
  readonly prizes?: readonly Prize[];
}

/** P7 */
export interface FoundationJson {
  readonly army: string;
  readonly tile: string;
  readonly at: Hex;
}

/** A position as JSON. */
export interface PositionJson {
  readonly format: typeof FORMAT;
  readonly options: OptionsJson;
  readonly players: readonly PlayerJson[];
  readonly turn: TurnJson;
  readonly units: readonly UnitJson[];
  readonly foundations?: readonly FoundationJson[];
  /** L, R1: as it is now; left out where there is none. */
  readonly terrain?: readonly TerrainElement[];
  /** L17 */
  readonly turrets?: readonly Turret[];
}

export type IntentJson = { readonly player: Seat } & Intent;

/** What the seed of a match was drawn from, and what was made of it. */
export interface FairJson extends FairDraw {
  /** `logDigest` of the intents. */
  readonly log: string;
  /** The table of a deal that this is: then `contributions` has those of all its tables, one after the other. */
  readonly deal?: DealPlace;
  /** The armies follow from the seed, too: from how many they were dealt. */
  readonly dealt?: number;
}

/** What was played of a match before its rules changed, where the later ones would have led to something else. */
export interface EarlierJson {
  /** The version of the rules by which it was played at last. */
  readonly rules: number;
  /** The number of intents. */
  readonly intents: number;
  /** Where that had led: the match goes on from there. */
  readonly position: PositionJson;
}

/** A match in a series, and how that stood before it. */
export interface SeriesJson extends Omit<Series, 'played'> {
  readonly kind: SeriesKind;
  /** The number of the match, from 1. */
  readonly match: number;
}

/** A match as JSON: everything needed to play it again. */
export interface RecordJson {
  readonly format: typeof FORMAT;
  readonly rules: number;
  readonly seed: string;
  readonly options: OptionsJson;
  readonly armies: readonly ArmyId[];
  readonly persons?: readonly number[];
  /** P1: the ids of the mercenaries each player has chosen. */
  readonly mercenaries?: readonly (readonly string[])[];
  /** Where the match begins, if not with the placing of the HQs. */
  readonly position?: PositionJson;
  /** Instead, of a match whose rules have changed while it ran. */
  readonly earlier?: EarlierJson;
  readonly intents: readonly IntentJson[];
  /** The players in seating order, where all of them agree that the record tells them. */
  readonly names?: readonly string[];
  /** Where the match stands in a series, if it is one of several. */
  readonly series?: SeriesJson;
  /** Only when the match is over. */
  readonly fair?: FairJson;
  /** Only while it is running: what it needs to be continued elsewhere. */
  readonly saved?: SavedJson;
}

/** The player of a seat of a saved match; with a level, a computer player. */
export interface SavedSeatJson {
  readonly name: string;
  readonly computer?: LevelId;
  /** In the row of rematches before this match, if there were any. */
  readonly series?: SeriesScore;
}

/** What a running match needs, besides its record, to be continued elsewhere. */
export interface SavedJson {
  /** In seating order. */
  readonly seats: readonly SavedSeatJson[];
  /** O10: by seat, the time left in milliseconds, and how many turns in a row the clock has ended. */
  readonly clock?: { readonly left: readonly number[]; readonly strikes: readonly number[] };
  /** Whether pages may show the battle forecast, where they may not. */
  readonly forecast?: false;
}
