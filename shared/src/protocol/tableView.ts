import type { Hex } from '../hex/cells.js';
import type { LevelId } from '../model/computer.js';
import type { Decision } from '../model/decision.js';
import { forOptions, type Options, type ValuedOptions } from '../model/options.js';
import type { Outcome } from '../model/result.js';
import type { Seat } from '../model/seat.js';
import type { SeriesKind } from '../model/series.js';
import type { Battle, Foundation, Pending, Player, Table, Turn, Unit } from '../model/state.js';
import { boardSize, type Prize, type TerrainElement, type Turret, type Warehouse } from '../model/terrain.js';
import type { ArmyId, TileKey } from '../model/tile.js';
import type { ArmySelection, MatchPhase, StartingSeat } from './lobby.js';
import type { CrestColor, CrestShape } from './profiles.js';

/**
 * The Schema of a room as both sides see it, without the library: the readable part of `room.state`.
 * `readTable` turns its table into the plain JSON that the engine's functions take.
 */
export interface TableView {
  readonly code: string;
  readonly phase: MatchPhase;
  /** Number of intents accepted so far. */
  readonly seq: number;
  /** Connections without a seat. */
  readonly spectators: number;
  readonly options: OptionsView;
  /** Whether the table is public. */
  readonly listed: boolean;
  /** Whether programs may take seats. */
  readonly programs: boolean;
  readonly startingSeat: StartingSeat;
  /** The first seat of the table's creator; -1 if the creator has none. */
  readonly host: number;
  /** Spectators may not talk. */
  readonly spectatorsMuted: boolean;
  readonly armySelection: ArmySelection;
  /** Whether pages show what a battle would bring. */
  readonly forecast: boolean;
  /** In how many matches the players settle their game. */
  readonly seriesKind: SeriesKind;
  /** The seat whose turn it is to ban an army or to pick one; -1 if there is none. */
  readonly choosing: number;
  /** Whether it bans. */
  readonly banning: boolean;
  /** P1: the seat whose turn it is to hire a mercenary; -1 if there is none. */
  readonly hiring: number;
  /** SHA-256 of the server's part of the seed; empty where the match goes on from a file. */
  readonly commitment: string;
  /** The server's part of the seed; empty until the match is over, and all other matches of its deal. */
  readonly secret: string;
  /** Whether a player has had a file with the order of the draw piles: this match was saved, or goes on from such a file. */
  readonly drawKnown: boolean;
  /** The commitment for the rematch, to be seen before agreeing to one; empty if none can be agreed on. */
  readonly nextCommitment: string;
  /** Stopped by agreement. */
  readonly paused: boolean;
  /** Whether a player has taken back a seat after an end that somebody else had played to: the result does not count. */
  readonly isVoid: boolean;
  /** The code of the table where the rematch is played; empty as long as there is none. */
  readonly rematchCode: string;
  /** The standing before this match of the row of rematches, or of the series: a `Series` as JSON; `null` in the first one, and when players have changed. */
  readonly series: string;
  /** The place of the match in a competition: a `CompetitionPlace` as JSON; `null` in none. A process of version 1.0 does not have it. */
  readonly competition?: string;
  /** The table of its deal that the match is played at: a `DealPlace` as JSON; `null` where its seed was drawn for nothing else. */
  readonly deal?: string;
  /** Whether only who holds a seat comes here: other tables of its deal may still play. */
  readonly sealed?: boolean;
  /** The open proposals: `ProposalView[]` as JSON. */
  readonly proposals: string;
  readonly seats: Iterable<SeatView>;
  /** Empty before the match has started, like everything below. */
  readonly players: Iterable<PlayerView>;
  /** The units by cell, written as text. */
  readonly board: { forEach(each: (unit: UnitView, cell: string) => void): void };
  /** P7: a `Foundation[]` as JSON. */
  readonly foundations: string;
  /** L17: a `Turret[]` as JSON. */
  readonly turrets: string;
  /** R1: a `Warehouse[]` as JSON. */
  readonly warehouses: string;
  readonly turn: TurnView;
  /** As JSON; `null` if there is none. */
  readonly battle: string;
  readonly pending: string;
  readonly decision: string;
  readonly outcome: string;
  /** O10: a `ClockView`; `null` without a clock. */
  readonly clock: string;
  readonly canTakeBack: boolean;
  /** When the match is over, a `StudyView` as JSON; `null` before. */
  readonly study: string;
  /** An `AttendeesView` as JSON. */
  readonly attendees: string;
  /** The drawings of the study, each a `Drawing` as JSON. */
  readonly drawings: Iterable<string>;
}

/** `terrain` and `turrets` are JSON: they never change. */
export type OptionsView = Omit<Options, 'terrain' | 'turrets'> & { readonly terrain: string; readonly turrets: string };

export interface SeatView {
  readonly taken: boolean;
  /** Empty while the seat is free. */
  readonly name: string;
  /** Empty while the seat is free or has no army. */
  readonly army: ArmyId | '';
  /** The army that the seat has banned; empty if none. */
  readonly banned: ArmyId | '';
  readonly computer: boolean;
  /** The crest of the profile that has taken the seat; both empty if none has. */
  readonly crest: CrestShape | '';
  readonly crestColor: CrestColor | '';
  /** The level of a computer player; empty for people. */
  readonly level: LevelId | '';
  /** P1: hired so far. When the match has started, `PlayerView` has those still to be drawn. */
  readonly mercenaries: Iterable<TileKey>;
  /** The contribution of the player's page to the seed; empty until the match starts, and if there is none. */
  readonly contribution: string;
  /** Pages that hold the seat at this moment. */
  readonly connected: number;
  /** A computer player plays for this seat. */
  readonly substitute: boolean;
  /** Its player has been disconnected for so long that the others may let a computer player play. */
  readonly absent: boolean;
  /** When a seat without a connection becomes `absent`, in the server's time; 0 for a connected seat. */
  readonly awayAt: number;
  /** Whether the match may begin, as far as this player is concerned; always so for free seats and computer players. */
  readonly ready: boolean;
  /** A program of somebody plays this seat. */
  readonly program: boolean;
}

/** A seat that nobody has taken, as the Schema has it at first. The fields of a seat follow from this. */
export const FREE_SEAT: SeatView = {
  taken: false,
  name: '',
  army: '',
  banned: '',
  computer: false,
  crest: '',
  crestColor: '',
  level: '',
  mercenaries: [],
  contribution: '',
  connected: 0,
  substitute: false,
  absent: false,
  awayAt: 0,
  ready: true,
  program: false,
};

type Lists<T> = { readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? Iterable<E> : T[K] };

export type PlayerView = Lists<Player>;
/** `venom`: the owners of its markers as digits; `prizes`: with commas between them. */
export type UnitView = Lists<Omit<Unit, 'venom' | 'prizes'>> & { readonly venom: string; readonly prizes: string };
/** `lastDrawnBy` is -1 for null, `additional` and `dismal` are JSON. */
export type TurnView = Readonly<Omit<Turn, 'lastDrawnBy' | 'additional' | 'dismal'>> & {
  readonly lastDrawnBy: number;
  readonly additional: string;
  readonly dismal: string;
};

const NONE = -1;

const BEFORE_MATCH: readonly MatchPhase[] = ['lobby', 'picking', 'draft'];

/**
 * Parses a JSON field of the Schema. It does not check the form: the server that wrote it also served the page that reads it, and refuses
 * pages of another protocol version.
 */
export const readJson = <T>(text: string): T => JSON.parse(text) as T;

/** The fields of a part of the Schema, without the part itself, which changes. */
const copyOf = <T extends object>(part: T, names: readonly (keyof T)[]): T =>
  Object.fromEntries(names.map((name) => [name, part[name]])) as T;

const SEAT_FIELDS = Object.keys(FREE_SEAT) as (keyof SeatView)[];

/** The seats in a room's Schema as they are at this moment. */
export const readSeatViews = (state: Pick<TableView, 'seats'>): readonly SeatView[] =>
  Array.from(state.seats, (seat) => ({ ...copyOf(seat, SEAT_FIELDS), mercenaries: [...seat.mercenaries] }));

/** The terrain read last: the rules remember what they have worked out about a list. */
let lastTerrain: { readonly text: string; readonly terrain: readonly TerrainElement[] } | null = null;

const readTerrain = (text: string): readonly TerrainElement[] => {
  if (lastTerrain?.text !== text) lastTerrain = { text, terrain: readJson<readonly TerrainElement[]>(text) };
  return lastTerrain.terrain;
};

/** The options in a room's Schema. */
export const readTableOptions = (view: OptionsView): Options => ({
  mode: view.mode,
  ...forOptions<ValuedOptions>((_, name) => view[name]),
  terrain: readTerrain(view.terrain),
  turrets: readJson<readonly Turret[]>(view.turrets),
  clock: view.clock,
});

const readPlayer = (player: PlayerView): Player => ({
  army: player.army,
  person: player.person,
  hq: player.hq,
  score: player.score,
  hand: [...player.hand],
  pile: player.pile,
  onTop: [...player.onTop],
  discard: [...player.discard],
  mercenaries: [...player.mercenaries],
  prizes: [...player.prizes],
  resigned: player.resigned,
  out: player.out,
});

const readBoard = (board: TableView['board'], options: Options): (Unit | null)[] => {
  const units = new Array<Unit | null>(boardSize(options.board, options.terrain)).fill(null);
  board.forEach((unit, cell) => {
    units[Number(cell)] = {
      owner: unit.owner,
      tile: unit.tile,
      rot: unit.rot,
      wounds: unit.wounds,
      used: [...unit.used],
      ...(unit.prizes !== '' && { prizes: unit.prizes.split(',') as Prize[] }),
      ...(unit.venom !== '' && { venom: Array.from(unit.venom, Number) }),
    };
  });
  return units;
};

const readTurn = (turn: TurnView): Turn => ({
  player: turn.player,
  number: turn.number,
  slot: turn.slot,
  phase: turn.phase,
  mustDiscard: turn.mustDiscard,
  fresh: turn.fresh,
  uses: turn.uses,
  dismal: readJson<Hex | null>(turn.dismal),
  lastDrawnBy: turn.lastDrawnBy === NONE ? null : turn.lastDrawnBy,
  additional: readJson<readonly Seat[] | null>(turn.additional),
});

/** The table in a room's Schema as plain JSON, or null while the match has not started. */
export const readTable = (state: TableView): Table | null => {
  if (BEFORE_MATCH.includes(state.phase)) return null;
  const options = readTableOptions(state.options);
  return {
    options,
    players: Array.from(state.players, readPlayer),
    board: readBoard(state.board, options),
    foundations: readJson<readonly Foundation[]>(state.foundations),
    terrain: options.terrain,
    turrets: readJson<readonly Turret[]>(state.turrets),
    warehouses: readJson<readonly Warehouse[]>(state.warehouses),
    turn: readTurn(state.turn),
    battle: readJson<Battle | null>(state.battle),
    pending: readJson<Pending | null>(state.pending),
    decision: readJson<Decision | null>(state.decision),
    outcome: readJson<Outcome | null>(state.outcome),
    canTakeBack: state.canTakeBack,
  };
};

/** O10: the clocks of a match, in `TableView.clock` as JSON. Times in milliseconds. */
export interface ClockView {
  /** A moment of the server's time. */
  readonly at: number;
  /** What each seat had left at that moment. */
  readonly left: readonly number[];
  /** After how many milliseconds the clock begins to run, while pages show a battle. */
  readonly grace?: number;
  /** Whose clock has been running since; null if all stand. */
  readonly running: Seat | null;
}
