import type { GameMap } from '@hexfall/shared/content/maps';
import type { BoardId } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Rotation } from '@hexfall/shared/hex/direction';
import type { Mode } from '@hexfall/shared/model/options';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Pile, Table } from '@hexfall/shared/model/state';
import type { Prize, TerrainFeature, TerrainType, Turret } from '@hexfall/shared/model/terrain';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';

/** A change of a position by hand. The position need not be possible in a game. */
export type Edit =
  /** A unit onto a hex, in place of what stands there; `seat` may be none (P2). An HQ leaves the hex where it stood. */
  | { readonly do: 'put'; readonly seat: Seat; readonly tile: TileKey; readonly at: Hex; readonly rot: Rotation }
  /** P7: a foundation onto a hex, in place of one that lies there. */
  | { readonly do: 'lay'; readonly seat: Seat; readonly tile: TileKey; readonly at: Hex }
  | { readonly do: 'lift'; readonly at: Hex }
  /** P16: how many venom markers of a player the unit there has. */
  | { readonly do: 'poison'; readonly at: Hex; readonly seat: Seat; readonly count: number }
  /** The unit or turret there. */
  | { readonly do: 'turn'; readonly at: Hex; readonly rot: Rotation }
  /** A unit onto another hex; what stands there comes to the first. */
  | { readonly do: 'shift'; readonly from: Hex; readonly to: Hex }
  | { readonly do: 'remove'; readonly at: Hex }
  | { readonly do: 'wound'; readonly at: Hex; readonly wounds: number }
  /** Toughness of the HQ, or points in the score modes. */
  | { readonly do: 'life'; readonly seat: Seat; readonly value: number }
  | { readonly do: 'give'; readonly seat: Seat; readonly tile: TileKey }
  | { readonly do: 'drop'; readonly seat: Seat; readonly slot: number }
  | { readonly do: 'enlist'; readonly seat: Seat; readonly army: ArmyId }
  | { readonly do: 'mode'; readonly mode: Mode; readonly seats: number }
  | { readonly do: 'board'; readonly board: BoardId }
  /** O11: the terrain of a map, or none. */
  | { readonly do: 'map'; readonly map: GameMap | null }
  /** L1: terrain on a hex, in place of what lies there; of a base, `closed`, `panel` and `high` are features of the hex alone. */
  | { readonly do: 'paint'; readonly at: Hex; readonly type: TerrainType; readonly features: readonly TerrainFeature[] }
  | { readonly do: 'erase'; readonly at: Hex }
  /** L17: a turret onto a hex of a base or bunker. */
  | { readonly do: 'mount'; readonly turret: Turret }
  | { readonly do: 'dismount'; readonly at: Hex }
  /** R1: the prizes in a warehouse hex, and the wounds that open it. */
  | { readonly do: 'stock'; readonly at: Hex; readonly opens: number; readonly markers: readonly Prize[] }
  /** R3: the prizes on a unit. */
  | { readonly do: 'attach'; readonly at: Hex; readonly prizes: readonly Prize[] }
  /** R2: the prizes that a player holds. */
  | { readonly do: 'award'; readonly seat: Seat; readonly prizes: readonly Prize[] }
  /** Whose turn it is. */
  | { readonly do: 'begin'; readonly seat: Seat }
  /** Takes all units and foundations off the board. */
  | { readonly do: 'clear' };

export type EditOf<K extends Edit['do']> = Extract<Edit, { do: K }>;

/** The parts of a state that are edited. */
export interface Draft extends Pick<Table, 'options' | 'players' | 'board' | 'foundations' | 'terrain' | 'turrets' | 'warehouses'> {
  /** By seat. */
  readonly piles: readonly Pile[];
  /** Null: the turn of `beginner` begins. */
  readonly turn: Table['turn'] | null;
  /** By default whose turn it was. */
  readonly beginner?: Seat;
}
