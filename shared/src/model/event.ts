import type { Hex } from '../hex/cells.js';
import type { Direction, Rotation } from '../hex/direction.js';
import type { Decision } from './decision.js';
import type { AbilityUse, BattleCause, Pending, Seat, SpentExtra } from './state.js';
import type { Outcome } from './result.js';
import type { TileKey } from './tile.js';

export const HIT_KINDS = ['melee', 'ranged', 'gauss', 'universal', 'explosion', 'trap', 'instant'] as const;
export type HitKind = (typeof HIT_KINDS)[number];

/** Wounds dealt to one unit by one attack, after armor. A hit that a Medic cancels is listed all the same. */
export interface Hit {
  /** The attacker's hex; for an instant the hex that is hit. */
  readonly from: Hex;
  /** The direction the attack left the attacker in. */
  readonly direction: Direction;
  readonly to: Hex;
  /** The direction it comes in with; another one only when it was redirected (P5). */
  readonly arrival: Direction;
  readonly kind: HitKind;
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
  /** `q,r/d`, `q,r/x` for an explosion, or the id of an instant. */
  readonly source: string;
}

/** What happened to units in one step, all at once. */
export interface Strike {
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

export interface Phase extends Strike {
  readonly initiative: number;
  /** Who acts, by q and then r. */
  readonly acts: readonly Hex[];
  /** B4 (2): conversions and explosions chosen in this phase, as `"explode"` or a `convert` key. */
  readonly choices: readonly { readonly at: Hex; readonly key: string }[];
  /** The bookkeeping of I1–I5 after the phase. */
  readonly spent: readonly number[];
  readonly extra: readonly SpentExtra[];
}

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
  | { readonly type: 'used'; readonly player: Seat; readonly tile: TileKey }
  | {
      readonly type: 'moved';
      readonly player: Seat;
      readonly from: Hex;
      readonly to: Hex;
      readonly rot: Rotation;
      readonly ability: AbilityUse | null;
    }
  | { readonly type: 'pushed'; readonly player: Seat; readonly by: Hex; readonly from: Hex; readonly to: Hex }
  | { readonly type: 'turned'; readonly player: Seat; readonly by: Hex; readonly at: Hex; readonly rot: Rotation }
  | { readonly type: 'bomber-placed'; readonly player: Seat; readonly tile: TileKey; readonly at: Hex; readonly rot: Rotation }
  | { readonly type: 'swapped'; readonly player: Seat; readonly from: Hex; readonly with: Hex }
  | ({ readonly type: 'struck'; readonly player: Seat; readonly source: string } & Strike)
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
  | { readonly type: 'ended'; readonly outcome: Outcome };

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { type: T }>;
