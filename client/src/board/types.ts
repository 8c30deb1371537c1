import type { Hex } from '@hexfall/shared/hex/cells';
import type { Direction, Rotation } from '@hexfall/shared/hex/direction';
import type { LineKind } from '@hexfall/shared/inspect/attackPreview';
import type { FilmAct } from '@hexfall/shared/inspect/filmTimeline';
import type { NetLink } from '@hexfall/shared/inspect/links';
import type { Reach } from '@hexfall/shared/model/attackKinds';
import type { GameEvent } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import type { Effects, TileKey } from '@hexfall/shared/model/tile';
import type { PointedHex } from '@hexfall/shared/picture/board/geometry';
import type { BattleContent, UnitModel } from '@hexfall/shared/picture/model';
import type { Livery } from '@hexfall/shared/picture/palette';
import type { StudyDrawing } from '@hexfall/shared/protocol/study';

/** How a hex is marked. Every mark has a shape of its own, so that none differs by color alone. */
export const HIGHLIGHTS = ['legal', 'able', 'selected', 'target', 'decision', 'danger', 'last', 'ping', 'focus'] as const;
/**
 * legal: something may be done here · able: this unit can do something by itself · selected: the chosen unit or hex · target: an enemy that can be aimed at ·
 * decision: an answer to the open question · danger: what an explosion or instant would hit · last: the latest action ·
 * ping: a team-mate points at it · focus: the keyboard cursor
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

/** An effect over the board that leaves no trace: in a film, or when a unit of the winners lights up. `delay` in milliseconds. */
export type Effect = FilmAct | { readonly kind: 'triumph'; readonly at: Hex; readonly livery: Livery; readonly delay: number };

/** What has changed on the board without a battle. */
export interface BoardChange {
  /** The board before; null if it was not shown. */
  readonly before: BoardModel | null;
  readonly after: BoardModel;
  /** None that were heard of before. */
  readonly events: readonly GameEvent[];
  /** Those with whom the match ends by it; null where it goes on or was over. */
  readonly winners: readonly Seat[] | null;
}

/** Called for everything that starts to move in a frame of a film. Called with null if nothing moves and the whole frame appears at once. */
export type BeginAct = (acts: readonly FilmAct[] | null) => void;

/** Everything the board shows. `BoardView.show` draws the difference to what it showed before. */
export interface BoardModel extends BattleContent {
  /** L3: hexes that are shown and do not belong to the board in play. */
  readonly beyond?: readonly Hex[];
  readonly marks?: readonly { readonly at: Hex; readonly kind: Highlight }[];
  readonly ghost?: Ghost | null;
  readonly planned?: PlannedPicture | null;
  /** A move being planned: the hexes in order, from the unit's own. */
  readonly path?: readonly Hex[];
  /** What people have drawn. */
  readonly drawings?: readonly StudyDrawing[];
  /** Of the unit pointed at. */
  readonly reach?: ThreatOverlay | null;
}

export type DragStage = 'start' | 'move' | 'end' | 'cancel';

/** A press that moved. `from` is where it began; `direction` and `over` are where it is now. */
export interface Drag {
  readonly stage: DragStage;
  readonly from: Hex;
  /** From the center of `from` to the pointer; null while close to the center. */
  readonly direction: Direction | null;
  readonly over: Hex | null;
}

export interface BoardCallbacks {
  /** Called for a click or tap on a hex; null beside the board. `button` as in `MouseEvent.button`. Returns whether it did more than inspect. */
  readonly onHex?: (aim: PointedHex, button: number) => boolean;
  /** Called when a press has stayed on a hex for a while. If it shows information about the hex, the press is no longer a click. */
  readonly onHold?: (hex: Hex) => boolean;
  /** The pointer has entered another hex or another sixth of it. */
  readonly onHover?: (aim: PointedHex) => void;
  /** Returns at the start whether the drag is wanted; else it moves an enlarged board. */
  readonly onDrag?: (drag: Drag) => boolean;
  /** Whether the wheel and fingers turn a tile, over a hex or by itself. Otherwise they enlarge the board. */
  readonly turns?: (hex: Hex | null) => boolean;
  /** One notch of the wheel over a hex: 1 clockwise, -1 the other way. */
  readonly onWheel?: (hex: Hex, steps: 1 | -1) => void;
  /** Two fingers have turned a step further: 1 clockwise, -1 the other way. */
  readonly onTwist?: (steps: 1 | -1) => void;
  /** The hexes have come to rest elsewhere: ask `place` again. */
  readonly onCamera?: () => void;
  /** The browser has taken away what the board is drawn with, for good. */
  readonly onLost?: () => void;
}
