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
  | { readonly do: 'addUnit'; readonly seat: Seat; readonly tile: TileKey; readonly at: Hex; readonly rot: Rotation }
  | { readonly do: 'removeUnit'; readonly at: Hex }
  /** A unit onto another hex; what stands there comes to the first. */
  | { readonly do: 'moveUnit'; readonly from: Hex; readonly to: Hex }
  /** The unit or turret there. */
  | { readonly do: 'setRotation'; readonly at: Hex; readonly rot: Rotation }
  | { readonly do: 'setWounds'; readonly at: Hex; readonly wounds: number }
  /** P16: how many venom markers of a player the unit there has. */
  | { readonly do: 'setVenom'; readonly at: Hex; readonly seat: Seat; readonly count: number }
  /** R3: the prizes on a unit. */
  | { readonly do: 'setUnitPrizes'; readonly at: Hex; readonly prizes: readonly Prize[] }
  /** P7: a foundation onto a hex, in place of one that lies there. */
  | { readonly do: 'addFoundation'; readonly seat: Seat; readonly tile: TileKey; readonly at: Hex }
  | { readonly do: 'removeFoundation'; readonly at: Hex }
  /** Takes all units and foundations off the board. */
  | { readonly do: 'removePieces' }
  /** L1: terrain on a hex, in place of what lies there; of a base, `closed`, `panel` and `high` are features of the hex alone. */
  | { readonly do: 'addTerrain'; readonly at: Hex; readonly type: TerrainType; readonly features: readonly TerrainFeature[] }
  | { readonly do: 'removeTerrain'; readonly at: Hex }
  /** L17: a turret onto a hex of a base or bunker, in place of one that stands there. */
  | { readonly do: 'addTurret'; readonly turret: Turret }
  | { readonly do: 'removeTurret'; readonly at: Hex }
  /** R1: the prizes in a warehouse hex, and the wounds that open it. */
  | { readonly do: 'setWarehouse'; readonly at: Hex; readonly opens: number; readonly markers: readonly Prize[] }
  /** Another board (O2); units beyond its edge leave. The main board is the middle of the expanded one. */
  | { readonly do: 'setBoard'; readonly board: BoardId }
  /** O11: the terrain of a map with its board, or none on the board as it is. */
  | { readonly do: 'setMap'; readonly map: GameMap | null }
  /** Another mode, with other seats: those that are too many leave with their units. */
  | { readonly do: 'setMode'; readonly mode: Mode; readonly seats: number }
  /** Another army for a seat: hand, piles and all units but HQ, mercenaries and bombers go. */
  | { readonly do: 'setArmy'; readonly seat: Seat; readonly army: ArmyId }
  /** Toughness of the HQ, or points in the score modes. */
  | { readonly do: 'setLife'; readonly seat: Seat; readonly value: number }
  | { readonly do: 'addToHand'; readonly seat: Seat; readonly tile: TileKey }
  | { readonly do: 'removeFromHand'; readonly seat: Seat; readonly slot: number }
  /** R2: the prizes that a player holds. */
  | { readonly do: 'setPlayerPrizes'; readonly seat: Seat; readonly prizes: readonly Prize[] }
  /** Whose turn it is. */
  | { readonly do: 'setTurn'; readonly seat: Seat };

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
