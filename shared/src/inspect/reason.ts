import type { HitKind } from '../model/attackKinds.js';
import type { Hit } from '../model/event.js';
import type { Seat } from '../model/seat.js';
import type { TerrainType } from '../model/terrain.js';
import type { UnitRef } from './fact.js';

/** What a unit adds to a value, or takes off it. */
export interface Share {
  readonly unit: UnitRef;
  readonly amount: number;
}

/** An attack on a unit: as it comes to the target (`hit`), or as what the attacker does (`dealt`). */
export interface HitCause {
  readonly kind: 'hit' | 'dealt';
  readonly attacker: UnitRef;
  readonly target: UnitRef;
  readonly how: Hit['kind'];
  /** `ENDLESS` for a hit without limit (P5). */
  readonly wounds: number;
  readonly printed: number;
  readonly bonuses: readonly Share[];
  readonly armor: number;
  readonly converted: 'melee' | 'ranged' | null;
  /** The units that redirect the shot. */
  readonly via: readonly UnitRef[];
}

/** One statement, as data; texts word it. */
export type Cause =
  /** Why a unit leaves, or what it is left with. */
  | { readonly kind: 'destroyed'; readonly unit: UnitRef; readonly wounds: number; readonly left: number }
  | { readonly kind: 'gave-itself'; readonly unit: UnitRef; readonly saved: UnitRef }
  | { readonly kind: 'exploded'; readonly unit: UnitRef }
  | { readonly kind: 'wounded'; readonly unit: UnitRef; readonly wounds: number; readonly left: number }
  /** P10: it stood only by the toughness that an HQ gave it. */
  | { readonly kind: 'lost-toughness'; readonly unit: UnitRef }
  | { readonly kind: 'unharmed'; readonly unit: UnitRef }
  | { readonly kind: 'hq-damaged'; readonly player: Seat; readonly wounds: number; readonly left: number }
  | { readonly kind: 'hq-destroyed'; readonly player: Seat; readonly wounds: number; readonly left: number }
  | { readonly kind: 'hq-points'; readonly player: Seat; readonly wounds: number }
  | { readonly kind: 'earlier-wounds'; readonly wounds: number }
  /** Where wounds come from. */
  | HitCause
  | { readonly kind: 'blast'; readonly from: UnitRef; readonly target: UnitRef; readonly wounds: number }
  /** P17 */
  | { readonly kind: 'terrain'; readonly target: UnitRef; readonly terrain: TerrainType; readonly wounds: number }
  | { readonly kind: 'turret'; readonly target: UnitRef; readonly how: HitKind; readonly wounds: number; readonly armor: number }
  | { readonly kind: 'venom'; readonly target: UnitRef; readonly owner: Seat; readonly wounds: number }
  | { readonly kind: 'instant'; readonly target: UnitRef; readonly source: string; readonly wounds: number }
  | { readonly kind: 'set-off'; readonly unit: UnitRef; readonly by: readonly UnitRef[] }
  /** Why a unit acts now, or not. */
  | {
      readonly kind: 'acts';
      readonly unit: UnitRef;
      readonly initiative: number;
      readonly printed: number;
      readonly bonuses: readonly Share[];
    }
  | { readonly kind: 'acts-again'; readonly unit: UnitRef; readonly initiative: number; readonly givers: readonly UnitRef[] }
  | { readonly kind: 'falls-too'; readonly unit: UnitRef }
  | { readonly kind: 'no-target'; readonly unit: UnitRef }
  | { readonly kind: 'loses-action'; readonly unit: UnitRef; readonly by: readonly UnitRef[] }
  /** What Medics did, or why they did nothing. */
  | { readonly kind: 'canceled'; readonly medic: UnitRef; readonly unit: UnitRef }
  | { readonly kind: 'no-medic' }
  | { readonly kind: 'medic-netted'; readonly medic: UnitRef; readonly by: readonly UnitRef[] }
  | { readonly kind: 'medic-scoped'; readonly medic: UnitRef }
  | { readonly kind: 'medic-spent'; readonly medic: UnitRef; readonly saved: UnitRef }
  | { readonly kind: 'medic-lost'; readonly medic: UnitRef }
  | { readonly kind: 'beyond-help'; readonly unit: UnitRef };

/** A link of a chain of causes: a statement, the clauses it follows from, and what caused it. */
export interface Reason {
  readonly cause: Cause;
  /** Clauses of the rules, as `B4`. */
  readonly rules: readonly string[];
  readonly causes: readonly Reason[];
}

export const reason = (cause: Cause, rules: readonly string[], causes: readonly Reason[] = []): Reason => ({ cause, rules, causes });
