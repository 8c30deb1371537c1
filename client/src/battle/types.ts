import type { Hex } from '@hexfall/shared/hex/cells';
import type { GameEvent, Hit, Phase, Save, Strike } from '@hexfall/shared/model/event';
import type { Seat, Table } from '@hexfall/shared/model/state';
import type { Blow } from '@hexfall/shared/rules/battle/inspectBlows';
import type { TileKey } from '@hexfall/shared/model/tile';
import type { BoardModel } from '../board/types.js';

/**
 * opening: the battle begins · acts: who acts in a phase · hits: attacks fly · saves: Medics give themselves up ·
 * losses: wounds are counted and units leave · closing: the board as it truly is afterwards · deed: what is no battle
 */
export const FRAME_KINDS = ['opening', 'acts', 'hits', 'saves', 'losses', 'closing', 'deed'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** A hit with the hexes its attack passes, attacker first and target last. */
export interface FilmHit extends Hit {
  readonly path: readonly Hex[];
  /** What armor took off it (U4); what it stops whole has no wounds left. */
  readonly armor: number;
  /** The Medic that died to cancel it (D1). */
  readonly medic: Hex | null;
  readonly saved: boolean;
  /** What its strength is made of; null for what is no attack. */
  readonly blow: Blow | null;
}

/** What a picture is one of several of: a phase of a battle, or an instant that hits. Causes are worked out from it. */
export interface FilmStep {
  /** The table before it. */
  readonly before: Table;
  readonly strike: Strike;
  /** Null for an instant. */
  readonly phase: Phase | null;
  /** The intent of an instant. */
  readonly source: string | null;
  readonly hits: readonly FilmHit[];
}

/** One picture of a film. */
export interface Frame {
  readonly kind: FrameKind;
  /** The phase it belongs to; null for opening, closing and instants. */
  readonly phase: number | null;
  /** The board while this frame is shown; in `losses` and `closing`: after it. */
  readonly model: BoardModel;
  readonly acts: readonly Hex[];
  readonly hits: readonly FilmHit[];
  readonly saves: readonly Save[];
  readonly wounds: readonly { readonly at: Hex; readonly wounds: number }[];
  /** Toughness HQs lose; in the score modes points players win are in the facts only. */
  readonly damage: readonly { readonly player: Seat; readonly at: Hex | null; readonly wounds: number }[];
  readonly removed: readonly Hex[];
  readonly facts: readonly Fact[];
  /** Null for pictures that belong to no strike. */
  readonly step: FilmStep | null;
}

export interface Film {
  readonly frames: readonly Frame[];
  /** For a bar of phases: where each begins. */
  readonly phases: readonly { readonly initiative: number; readonly frame: number }[];
}

/** A unit named for the text layer. */
export interface UnitRef {
  readonly at: Hex;
  readonly tile: TileKey;
  readonly owner: Seat;
}

/** What a frame tells, as data; the text layer words it. */
export type Fact =
  | { readonly kind: 'battle-began'; readonly starter: Seat }
  | { readonly kind: 'acts'; readonly unit: UnitRef; readonly choice: string | null }
  /** I3: its action comes up while it is netted. */
  | { readonly kind: 'lost-action'; readonly unit: UnitRef }
  | {
      readonly kind: 'hit';
      /** Null for an instant. */
      readonly attacker: UnitRef | null;
      readonly target: UnitRef;
      readonly how: Hit['kind'];
      /** 0 where armor stops it whole. */
      readonly wounds: number;
      /** What armor took off. */
      readonly armor: number;
      readonly saved: boolean;
    }
  | { readonly kind: 'save'; readonly medic: UnitRef; readonly unit: UnitRef }
  | { readonly kind: 'wounded'; readonly unit: UnitRef; readonly wounds: number; readonly left: number }
  | { readonly kind: 'hq-damaged'; readonly player: Seat; readonly wounds: number; readonly left: number }
  | { readonly kind: 'destroyed'; readonly unit: UnitRef; readonly by: 'wounds' | 'saving' | 'exploding' }
  | { readonly kind: 'scored'; readonly player: Seat; readonly points: number; readonly total: number }
  | { readonly kind: 'hq-destroyed'; readonly player: Seat }
  | { readonly kind: 'left'; readonly player: Seat; readonly units: readonly UnitRef[] }
  | { readonly kind: 'battle-ended'; readonly changed: boolean }
  /** What is no battle, in a film of everything. */
  | { readonly kind: 'deed'; readonly event: GameEvent; readonly before: Table };
