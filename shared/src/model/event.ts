import type { Hex } from '../hex/cells.js';
import type { Direction, Rotation } from '../hex/direction.js';
import type { HitKind } from './attackKinds.js';
import type { Decision } from './decision.js';
import type { Outcome } from './result.js';
import type { Seat } from './seat.js';
import type { AbilityUse, BattleCause, Pending, SpentExtra, Table, UsedAbility } from './state.js';
import type { Prize } from './terrain.js';
import type { TileKey } from './tile.js';

/** Wounds dealt to one unit by one attack, after armor. A hit that a Medic cancels is listed all the same. */
export interface Hit {
  /** The attacker's hex; for an instant the hex that is hit. */
  readonly from: Hex;
  /** The direction the attack left the attacker in. */
  readonly direction: Direction;
  readonly to: Hex;
  /** The direction it comes in with; another one only when it was redirected (P5). */
  readonly arrival: Direction;
  /** P5: the units that redirected it, in the order of its way; left out where none did. */
  readonly via?: readonly Hex[];
  readonly kind: HitKind;
  /** Its owner if that is not the owner of a unit at `from`: of venom the marker's owner (P17), of turrets and terrain `NOBODY`. */
  readonly by?: Seat;
  /** L17: the turret that deals it, L21: the element of terrain, by its place in the list. */
  readonly index?: number;
  /** `ENDLESS` for what a loop deals without limit (P5). */
  readonly wounds: number;
}

/** The wounds written for a hit without limit (P5). */
export const ENDLESS = 99;

/** A Medic that gave itself up (D). */
export interface Save {
  /** The Medic that dies (D4). */
  readonly medic: Hex;
  readonly unit: Hex;
  /** `q,r/d`, `q,r/x` for an explosion, `venom`, `terrain/N`, `turret/N`, or the id of an instant. */
  readonly source: string;
}

/** What happened to units in one step, all at once. */
export interface StrikeResult {
  readonly hits: readonly Hit[];
  readonly saves: readonly Save[];
  /** Wounds that count, per unit that stays or falls; HQs are under `damage`. */
  readonly wounds: readonly { readonly at: Hex; readonly wounds: number }[];
  /** Toughness lost by HQs; none in the score modes. */
  readonly damage: readonly { readonly player: Seat; readonly wounds: number }[];
  /** Points won in the score modes (G3, G6). */
  readonly points: readonly { readonly player: Seat; readonly points: number }[];
  /** Units that leave the board, by q and then r. */
  readonly removed: readonly Hex[];
  /** Of these the bombers that travel on (P2), with the player on whose pile each goes; null: out of the game. */
  readonly travels: readonly { readonly at: Hex; readonly to: Seat | null }[];
}

export interface Phase extends StrikeResult {
  /** `VENOM_STEP` for the step of P17. */
  readonly initiative: number;
  /** Who acts, by q and then r. */
  readonly acts: readonly Hex[];
  /** B4 (2): what was chosen in this phase: explosions, conversions, targets and courses of rockets, as decision keys. */
  readonly choices: readonly { readonly at: Hex; readonly key: string }[];
  /** P16: the venom markers put on units, one entry each, with their owner; left out where there are none. */
  readonly poisoned?: readonly { readonly at: Hex; readonly by: Seat }[];
  /** R1: the warehouses wounded in this phase, by q and then r; left out where there are none. */
  readonly warehouses?: readonly WarehouseHit[];
  /** The bookkeeping of I1–I5 after the phase. */
  readonly spent: readonly number[];
  readonly extra: readonly SpentExtra[];
}

/** R1, R2: what a phase does to a warehouse that holds prizes. */
export interface WarehouseHit {
  readonly at: Hex;
  readonly hits: readonly Hit[];
  /** In all, with those of earlier phases. */
  readonly wounds: number;
  /** Only when it is opened: who gets the prizes; null: they are destroyed. */
  readonly to?: Seat | null;
}

/** P17: the initiative written for the step in which venom works. It is no phase, and above every value. */
export const VENOM_STEP = 100;

/** Something that happened. Folding the events of a match with `evolve` gives its state. */
export type GameEvent =
  | { readonly type: 'set-up'; readonly player: Seat; readonly slot: number }
  | {
      readonly type: 'turn-started';
      readonly player: Seat;
      readonly number: number;
      readonly slot: number;
      readonly additional: readonly Seat[] | null;
    }
  | { readonly type: 'drew'; readonly player: Seat; readonly tiles: readonly TileKey[] }
  | { readonly type: 'last-tile-drawn'; readonly player: Seat }
  | { readonly type: 'must-discard'; readonly player: Seat }
  | { readonly type: 'discarded'; readonly player: Seat; readonly tile: TileKey; readonly passedTo?: Seat | null }
  | { readonly type: 'redrew'; readonly player: Seat; readonly tiles: readonly TileKey[] }
  | { readonly type: 'placed'; readonly player: Seat; readonly tile: TileKey; readonly at: Hex; readonly rot: Rotation }
  | { readonly type: 'foundation-placed'; readonly player: Seat; readonly tile: TileKey; readonly at: Hex }
  | { readonly type: 'foundation-destroyed'; readonly player: Seat; readonly at: Hex }
  /** P8: with whatever unit came onto it, unless that is an HQ. `travelsTo`: where a bomber goes (P2); null: out of the game. */
  | { readonly type: 'mine-went-off'; readonly player: Seat; readonly at: Hex; readonly travelsTo?: Seat | null }
  /** L6, L11, L12: destroyed by the hex it came onto, or by being pushed on rocky ground. `travelsTo` as for Mines. `pusher`: who pushed by itself (P18). */
  | {
      readonly type: 'fell';
      readonly player: Seat;
      readonly at: Hex;
      readonly rule: 'L6' | 'L11' | 'L12';
      readonly travelsTo?: Seat | null;
      readonly pusher?: Hex;
    }
  | { readonly type: 'turret-turned'; readonly player: Seat; readonly at: Hex; readonly rot: Rotation }
  /** R2: after the phase in which a warehouse was opened. */
  | { readonly type: 'prize-won'; readonly player: Seat; readonly at: Hex; readonly prizes: readonly Prize[] }
  | { readonly type: 'prize-lost'; readonly at: Hex; readonly prizes: readonly Prize[] }
  | { readonly type: 'attached'; readonly player: Seat; readonly prize: Prize; readonly at: Hex }
  | { readonly type: 'used'; readonly player: Seat; readonly tile: TileKey }
  | {
      readonly type: 'moved';
      readonly player: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly rot: Rotation;
      readonly ability: UsedAbility | null;
    }
  | {
      readonly type: 'pushed';
      readonly player: Seat;
      readonly by: Hex;
      readonly from: Hex;
      readonly to: Hex;
      readonly ability?: AbilityUse;
    }
  | { readonly type: 'turned'; readonly player: Seat; readonly by: Hex; readonly at: Hex; readonly rot: Rotation }
  | { readonly type: 'bomber-placed'; readonly player: Seat; readonly tile: TileKey; readonly at: Hex; readonly rot: Rotation }
  | { readonly type: 'swapped'; readonly player: Seat; readonly from: Hex; readonly with: Hex }
  | ({ readonly type: 'struck'; readonly player: Seat; readonly source: string } & StrikeResult)
  | { readonly type: 'turn-ended'; readonly player: Seat }
  | { readonly type: 'battle-started'; readonly starter: Seat; readonly cause: BattleCause }
  | ({ readonly type: 'phase-fought' } & Phase)
  | { readonly type: 'battle-ended'; readonly changed: boolean }
  | { readonly type: 'asked'; readonly decision: Decision; readonly pending: Pending }
  | { readonly type: 'chose'; readonly player: Seat; readonly key: string }
  | { readonly type: 'resigned'; readonly player: Seat }
  | { readonly type: 'hq-fell'; readonly player: Seat; readonly at: Hex | null }
  | { readonly type: 'left'; readonly player: Seat; readonly units: readonly Hex[] }
  | { readonly type: 'took-back'; readonly player: Seat }
  | { readonly type: 'action-began'; readonly player: Seat }
  | RulesChanged
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** The match continues with another version of the rules. No intent causes this: servers and pages add it to matches that they continue. */
export interface RulesChanged {
  readonly type: 'rules-changed';
  readonly rules: number;
  /** The turn that begins; 0 in the set-up. */
  readonly number: number;
  /** The turn had begun before, and what was played in it was not possible by those rules. */
  readonly again: boolean;
  /** The table at that moment; null if those rules would have led to the same events before. */
  readonly table: Table | null;
}

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
