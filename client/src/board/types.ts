import type { Attack } from '@hexfall/shared/content/compile';
import type { Board } from '@hexfall/shared/hex/boards';
import type { Hex } from '@hexfall/shared/hex/cells';
import type { Direction, Rotation } from '@hexfall/shared/hex/direction';
import type { HitKind, Reach } from '@hexfall/shared/model/attackKinds';
import type { Seat } from '@hexfall/shared/model/state';
import type { Prize, TerrainFeature, TerrainType, Turret, Warehouse } from '@hexfall/shared/model/terrain';
import type { Effects, TileKey } from '@hexfall/shared/model/tile';
import type { LineKind } from '@hexfall/shared/inspect/attackPreview';
import type { NetLink } from '@hexfall/shared/inspect/links';
import type { Livery } from '../theme/livery.js';

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

/** How a hex is marked. Every mark has a shape of its own, so that none differs by color alone. */
export const HIGHLIGHTS = ['legal', 'able', 'selected', 'target', 'decision', 'danger', 'last', 'focus'] as const;
/**
 * legal: something may be done here · able: this unit can do something by itself · selected: the chosen unit or hex · target: an enemy that can be aimed at ·
 * decision: an answer to the open question · danger: what an explosion or instant would hit · last: the latest action ·
 * focus: the keyboard cursor
 */
export type Highlight = (typeof HIGHLIGHTS)[number];

/** A tile about to be placed, or a unit about to be turned or moved. */
export interface Ghost {
  readonly tile: TileKey;
  readonly owner: Seat;
  readonly livery: Livery;
  readonly at: Hex;
  readonly rot: Rotation;
  /** An illegal ghost is drawn struck through. */
  readonly legal: boolean;
}

/** A turn that is proposed: what stands where afterwards, and in which order it comes about. */
export interface PlannedPicture {
  /** The units that the turn places, moves or turns, as they stand afterwards. */
  readonly units: readonly UnitModel[];
  /** The foundations that it places. */
  readonly foundations: readonly Ghost[];
  /** The hexes that each moved unit goes over, from its own. */
  readonly paths: readonly (readonly Hex[])[];
  /** The hexes at which something is done, with the numbers of the steps that do it. */
  readonly orders: readonly { readonly at: Hex; readonly steps: readonly number[] }[];
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
export const NOTES = ['acts', 'wounds', 'saves', 'destroyed', 'doomed', 'endangered'] as const;

/** A remark at a hex: of a battle's replay, or of a forecast. */
export interface Note {
  readonly at: Hex;
  readonly kind: (typeof NOTES)[number];
  readonly value?: number;
}

/** One piece of a line of fire, with what it does along its way. */
export interface ReachLine {
  readonly kind: LineKind;
  /** Whether it continues behind the first unit. */
  readonly reach: Reach;
  /** Two hexes at least, from the attacker on. */
  readonly path: readonly Hex[];
  /** Units that it hits, and how hard: 0 where armor stops it, or an HQ spares an HQ. */
  readonly hits: readonly { readonly at: Hex; readonly wounds: number }[];
}

/** What a module or HQ gives to a unit, drawn as one connection. */
export interface ReachBonus {
  readonly from: Hex;
  readonly to: Hex;
  readonly effects: Effects;
  /** It does harm, or takes something away (C1, C5). */
  readonly isHostile: boolean;
}

/** What a unit does to others and others to it, drawn while it is pointed at. */
export interface ThreatOverlay {
  readonly at: Hex;
  /** A netted unit does not attack: its lines are only hinted at. */
  readonly netted: boolean;
  /** P11: the hexes of the Motherland it is a member of. */
  readonly ground: readonly Hex[];
  readonly lines: readonly ReachLine[];
  readonly nets: readonly NetLink[];
  readonly bonuses: readonly ReachBonus[];
}

/** Something that happens over the board and leaves no trace. */
export type Effect =
  | { readonly kind: 'flash'; readonly at: Hex }
  | { readonly kind: 'shot'; readonly shot: Shot }
  /** An explosion as a whole, whatever it hits. */
  | { readonly kind: 'blast'; readonly at: Hex }
  | { readonly kind: 'wound'; readonly at: Hex }
  | { readonly kind: 'save'; readonly at: Hex }
  | { readonly kind: 'death'; readonly at: Hex };

/** Everything the board shows. `BoardView.show` draws the difference to what it showed before. */
export interface BoardModel {
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
  /** L3: hexes that are shown and do not belong to the board in play. */
  readonly beyond?: readonly Hex[];
  readonly marks?: readonly { readonly at: Hex; readonly kind: Highlight }[];
  readonly ghost?: Ghost | null;
  readonly planned?: PlannedPicture | null;
  /** A move being planned: the hexes in order, from the unit's own. */
  readonly path?: readonly Hex[];
  /** What a battle's replay shows on top. */
  readonly shots?: readonly Shot[];
  readonly notes?: readonly Note[];
  /** Of the unit pointed at. */
  readonly reach?: ThreatOverlay | null;
}

/** Where a pointer is. `direction` is the board direction from the hex's center to the pointer; null close to the center. */
export interface Aim {
  readonly hex: Hex | null;
  readonly direction: Direction | null;
}

export type DragStage = 'start' | 'move' | 'end' | 'cancel';

/** A press that moved. `from` is where it began; `direction` and `over` tell where it has got to. */
export interface Drag {
  readonly stage: DragStage;
  readonly from: Hex;
  /** From the center of `from` to the pointer; null while close to the center. */
  readonly direction: Direction | null;
  readonly over: Hex | null;
}

export interface BoardCallbacks {
  /** A click or tap on a hex; null beside the board. `button` as in `MouseEvent.button`. Returns whether it did more than to look. */
  readonly onHex?: (aim: Aim, button: number) => boolean;
  /** A press has stayed on a hex for a while. If there is something to say about it, that is what the press was for: it is no click any more. */
  readonly onHold?: (hex: Hex) => boolean;
  /** The pointer has entered another hex or another sixth of it. */
  readonly onHover?: (aim: Aim) => void;
  /** Returns at the start whether the drag is wanted; else it moves an enlarged board. */
  readonly onDrag?: (drag: Drag) => boolean;
  /** Whether there is a tile that wheel and fingers turn; over a hex, or by itself. They enlarge the board else. */
  readonly turns?: (hex: Hex | null) => boolean;
  /** One notch of the wheel over a hex: 1 clockwise, -1 the other way. */
  readonly onWheel?: (hex: Hex, steps: 1 | -1) => void;
  /** Two fingers have turned a step further: 1 clockwise, -1 the other way. */
  readonly onTwist?: (steps: 1 | -1) => void;
  /** The hexes have come to rest elsewhere: ask `place` again. */
  readonly onCamera?: () => void;
}

/** Center and size of a hex in CSS pixels of the host element, for DOM that sits beside it. */
export interface HexPlace {
  readonly x: number;
  readonly y: number;
  /** Center to corner. */
  readonly radius: number;
}
