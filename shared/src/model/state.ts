import type { Cell, Hex } from '../hex/cells.js';
import type { Rotation } from '../hex/direction.js';
import type { Decision } from './decision.js';
import type { Intent } from './intent.js';
import type { Options } from './options.js';
import type { Outcome } from './result.js';
import type { Seat } from './seat.js';
import type { Prize, TerrainElement, Turret, Warehouse } from './terrain.js';
import type { ArmyId, TileKey } from './tile.js';

/** Owner of the bomber that belongs to nobody (P2). */
export const NOBODY = -1;

/** Abilities a unit can use once per turn: M2, M5, P5, P18; L9 once for all units of the player. */
export const ABILITY_USES = ['mobility', 'transport', 'rotate', 'push', 'dismal'] as const;
export type AbilityUse = (typeof ABILITY_USES)[number];
/** An ability as a unit has used it: a Transport of another player with that player's seat (M5). */
export type UsedAbility = AbilityUse | `transport/${Seat}`;

/** A unit on the board. Never changed in place: a change is a new object. */
export interface Unit {
  readonly owner: Seat;
  readonly tile: TileKey;
  readonly rot: Rotation;
  /** U3; always 0 for an HQ, whose toughness is the player's. */
  readonly wounds: number;
  /** What the unit has used of itself this turn. */
  readonly used: readonly UsedAbility[];
  /** P16: the owners of the venom markers on it, by number; left out where there are none. */
  readonly venom?: readonly Seat[];
  /** R3: the prizes on it, sorted; left out where there are none. */
  readonly prizes?: readonly Prize[];
}

/** P7: a foundation on the board. */
export interface Foundation {
  readonly owner: Seat;
  readonly tile: TileKey;
  readonly cell: Cell;
}

export interface Player {
  army: ArmyId;
  /** Who sits here: two seats commanded by one person share the number (O5). */
  person: number;
  /** HQ toughness left; 0 once the HQ is destroyed. Unused in the score modes. */
  hq: number;
  /** Points in the score modes (G3, G6). */
  score: number;
  hand: readonly TileKey[];
  /** Tiles left to draw, those on top of the pile included. */
  pile: number;
  /** P2: bombers that lie face up on the draw pile, the next one first. */
  onTop: readonly TileKey[];
  discard: readonly TileKey[];
  /** Mercenaries still waiting beside the pile (P1). */
  mercenaries: readonly TileKey[];
  /** R2: prizes held, sorted. */
  prizes: readonly Prize[];
  /** E5: has resigned; takes effect when no battle runs. */
  resigned: boolean;
  /** Has lost the HQ and is out of the match (E1, G1). */
  out: boolean;
}

export interface Turn {
  /** Whose turn it is; in set-up: who places the HQ. */
  player: Seat;
  /** From 1; 0 during set-up. */
  number: number;
  /** Place in the order of turns, which repeats (`turnOrder`). */
  slot: number;
  phase: 'setup' | 'turn';
  /** T1: a tile must be discarded before anything else. */
  mustDiscard: boolean;
  /** T2: nothing has been done since the draw. */
  fresh: boolean;
  /** Tiles used this turn, where O3 or O6 limit them. */
  uses: number;
  /** L9: where the unit last stood that went through a dismal forest in this turn and left the board. */
  dismal: Hex | null;
  /** E2: who drew the last tile and so ends the game. */
  lastDrawnBy: Seat | null;
  /** E4: after a tie in the final battle, the players tied for first place in the order of their additional turns; else null. */
  additional: readonly Seat[] | null;
}

/** Why a battle is fought (B1); `locked`: the board is full for the player whose turn begins (L20). */
export const BATTLE_CAUSES = ['tile', 'full', 'locked', 'final', 'additional'] as const;
export type BattleCause = (typeof BATTLE_CAUSES)[number];

/** An extra action that is used, lost or missed (I5). */
export interface SpentExtra {
  readonly at: Hex;
  /** The sources it can have come from: those that reached the unit at that moment. */
  readonly sources: readonly Hex[];
}

export interface Battle {
  readonly starter: Seat;
  readonly cause: BattleCause;
  /** The last phase that has been finished; null before the first. */
  readonly finished: number | null;
  /** By cell: bit i is set when the unit's i-th printed action is used, lost or missed (I2–I4); bit 7: has converted (C4). */
  readonly spent: readonly number[];
  readonly extra: readonly SpentExtra[];
  /** F2: something has been removed, wounded or damaged. */
  readonly changed: boolean;
}

/** What waits for an answer: the step of a battle, an instant in play, or a draw (P1). */
export interface Pending {
  readonly kind: 'phase' | 'instant' | 'draw';
  /** The instant that was used, for `instant`. */
  readonly intent: Intent | null;
  /** The answers given so far, in order. */
  readonly answers: readonly string[];
}

/** Everything that players and spectators see of a match, as JSON. Only `evolve` changes one, and only a copy. */
export interface Table {
  options: Options;
  players: Player[];
  /** By cell; its length is the size of the board in play (S1, L3). */
  board: (Unit | null)[];
  /** P7: by q and then r. */
  foundations: readonly Foundation[];
  /** L1: never changed while a match runs. */
  terrain: readonly TerrainElement[];
  /** L17: only their rotations change (L18). */
  turrets: readonly Turret[];
  /** R1: those that still hold prizes. */
  warehouses: readonly Warehouse[];
  turn: Turn;
  battle: Battle | null;
  pending: Pending | null;
  decision: Decision | null;
  outcome: Outcome | null;
  /** T7: the last action of the running turn can be taken back. */
  canTakeBack: boolean;
}

/** What the events of a match say to everyone: the table, and what can be taken back. */
export interface PublicState {
  readonly table: Table;
  /** T7: the state before the last action of the running turn, while it can be taken back. */
  previous: PublicState | null;
}

/** S2: the tiles that lie face down in a draw pile, from the top; null where a position does not know their order. */
export type Pile = readonly TileKey[] | null;

/** The whole state of a match, as JSON. The draw piles are its only secret: it never leaves the server. */
export interface GameState extends PublicState {
  /** By seat. */
  piles: readonly Pile[];
}
