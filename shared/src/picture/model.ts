import type { Attack } from '../content/compile.js';
import type { Board } from '../hex/boards.js';
import type { Hex } from '../hex/cells.js';
import type { Rotation } from '../hex/direction.js';
import type { HitKind } from '../model/attackKinds.js';
import type { Seat } from '../model/seat.js';
import type { Prize, TerrainFeature, TerrainType, Turret, Warehouse } from '../model/terrain.js';
import type { TileKey } from '../model/tile.js';
import type { Livery } from './palette.js';

/** A unit as the board draws it. `boardModel` makes them from a table. */
export interface UnitModel {
  readonly at: Hex;
  readonly rot: Rotation;
  readonly tile: TileKey;
  readonly owner: Seat;
  readonly livery: Livery;
  /** 0 for the first player with this army, 1 for the second … (O7): duplicates get a marking of their own. */
  readonly duplicate: number;
  readonly wounds: number;
  /** Wounds it takes to destroy it as things stand (U3, P10). */
  readonly toughness: number;
  /** P16: venom markers on it. */
  readonly venom: number;
  /** R3: the prizes on it. */
  readonly prizes: readonly Prize[];
  /** An HQ's number (toughness left, or points in the score modes); null for other units. */
  readonly life: number | null;
  readonly netted: boolean;
  /** Present initiative values, highest first. */
  readonly initiative: readonly number[];
  /** Present attacks by direction of the board. */
  readonly attacks: readonly Attack[];
  /** The unit may still move or turn by itself: its own mobility or a lent one (M2, M5). */
  readonly canMove: boolean;
  /** It has used its mobility this turn. */
  readonly moved: boolean;
}

/** P7: a foundation as the board draws it. */
export interface FoundationModel {
  readonly at: Hex;
  readonly tile: TileKey;
  readonly owner: Seat;
  readonly livery: Livery;
}

/** L1: a hex of terrain as the board draws it. */
export interface TerrainModel {
  readonly at: Hex;
  /** The element that counts there, by its place in the list: inside of it there is no border. */
  readonly element: number;
  readonly type: TerrainType;
  readonly features: readonly TerrainFeature[];
}

/** What lies and stands on the board at a moment. */
export interface BoardContent {
  /** The board in play (L3). */
  readonly board: Board;
  /** At most one per hex, in any order. */
  readonly units: readonly UnitModel[];
  /** P7: under the units, at most one per hex. */
  readonly foundations?: readonly FoundationModel[];
  /** L1: at most one per hex, the same list as long as it does not change. */
  readonly terrain?: readonly TerrainModel[];
  /** L17 */
  readonly turrets?: readonly Turret[];
  /** R1 */
  readonly warehouses?: readonly Warehouse[];
}

/** An attack drawn as a line through the hexes it passes, attacker first and target last. An instant's has one hex. */
export interface Shot {
  readonly path: readonly Hex[];
  readonly kind: HitKind;
  /** 0 for one that armor stops whole. */
  readonly wounds: number;
  /** What armor took off. */
  readonly armor: number;
  /** A Medic canceled it. */
  readonly saved: boolean;
}

/**
 * acts: has an action now · wounds: `value` wounds that count · saves: a Medic that gives itself up · destroyed: leaves the board ·
 * doomed: would leave the board in a battle, in the phase of initiative `value` · endangered: perhaps, depending on decisions
 */
export type NoteKind = 'acts' | 'wounds' | 'saves' | 'destroyed' | 'doomed' | 'endangered';

/** A remark at a hex: of a battle's replay, or of a forecast. */
export interface BoardNote {
  readonly at: Hex;
  readonly kind: NoteKind;
  readonly value?: number;
}

/** A board with what a battle's replay shows on top. */
export interface BattleContent extends BoardContent {
  readonly shots?: readonly Shot[];
  readonly notes?: readonly BoardNote[];
}

/** What one frame of a replay shows. */
export interface ReplayContent extends BattleContent {
  /** Where an action has left something. */
  readonly marks?: readonly { readonly at: Hex; readonly kind: 'last' }[];
}
