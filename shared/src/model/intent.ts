import type { Hex } from '../hex/cells.js';
import type { Rotation } from '../hex/direction.js';
import type { Prize } from './terrain.js';

/** What players send; nothing else changes a match. Tiles are named by their id in the player's army. */
export type Intent =
  | { readonly do: 'place-hq'; readonly at: Hex; readonly rot: Rotation }
  | { readonly do: 'discard'; readonly tile: string }
  | RedrawIntent
  | { readonly do: 'place'; readonly tile: string; readonly at: Hex; readonly rot: Rotation }
  | MoveIntent
  | PushIntent
  | { readonly do: 'castle'; readonly from: Hex; readonly with: Hex }
  | { readonly do: 'rotate'; readonly at: Hex; readonly rot: Rotation }
  /** L18 */
  | { readonly do: 'rotate-turret'; readonly at: Hex; readonly rot: Rotation }
  /** R3 */
  | { readonly do: 'attach'; readonly prize: Prize; readonly at: Hex }
  | ({ readonly do: 'sniper'; readonly at: Hex } & NamedFoundations)
  | ({ readonly do: 'grenade'; readonly at: Hex } & NamedFoundations)
  | ({ readonly do: 'air-strike'; readonly at: Hex } & NamedFoundations)
  | ({ readonly do: 'small-bomb'; readonly at: readonly [Hex, Hex, Hex] } & NamedFoundations)
  | { readonly do: 'battle' }
  | { readonly do: 'end-turn' }
  | { readonly do: 'take-back' }
  | { readonly do: 'resign' }
  /** Everybody has agreed to a draw; comes from the server alone. */
  | { readonly do: 'agree-draw' }
  | { readonly do: 'draw'; readonly mercenary: string }
  | { readonly do: 'place-bomber-2'; readonly discard: string; readonly at: Hex; readonly rot: Rotation }
  | { readonly do: 'choose'; readonly key: string };

/** P7: of the hexes with a unit and a foundation those whose foundation is meant, by q and then r. */
export interface NamedFoundations {
  readonly foundations?: readonly Hex[];
}

export const PUSH_BY = ['tile', 'ability'] as const;

/** M4, P18; `tile` if left out. */
export interface PushIntent {
  readonly do: 'push';
  readonly by?: (typeof PUSH_BY)[number];
  readonly from: Hex;
  readonly target: Hex;
}

/** T2; O6: of more than three tiles the three that are discarded, sorted. */
export interface RedrawIntent {
  readonly do: 'redraw';
  readonly tiles?: readonly [string, string, string];
}

export const MOVE_BY = ['tile', 'mobility', 'transport', 'dismal'] as const;

/** M1, M2, M5, L9; `then` is the second step that a Recon Center gives (M6). */
export interface MoveIntent {
  readonly do: 'move';
  readonly by: (typeof MOVE_BY)[number];
  readonly from: Hex;
  readonly to: Hex;
  readonly rot: Rotation;
  readonly then?: { readonly to: Hex; readonly rot: Rotation };
}

export type IntentKind = Intent['do'];
export type IntentOf<K extends IntentKind> = Extract<Intent, { do: K }>;

const KINDS = {
  'place-hq': true,
  discard: true,
  redraw: true,
  place: true,
  move: true,
  push: true,
  castle: true,
  rotate: true,
  'rotate-turret': true,
  attach: true,
  sniper: true,
  grenade: true,
  'air-strike': true,
  'small-bomb': true,
  battle: true,
  'end-turn': true,
  'take-back': true,
  resign: true,
  'agree-draw': true,
  draw: true,
  'place-bomber-2': true,
  choose: true,
} as const satisfies Readonly<Record<IntentKind, true>>;

export const INTENT_KINDS = Object.keys(KINDS) as readonly IntentKind[];

/** The instants that wound units (X1–X4). */
export const DAMAGE_INSTANTS = ['sniper', 'grenade', 'air-strike', 'small-bomb'] as const satisfies readonly IntentKind[];
export type DamageInstant = (typeof DAMAGE_INSTANTS)[number];

/** What an instant does when it is used (X): the intent that uses it. */
export const INSTANT_ACTIONS = ['battle', 'move', 'push', 'castle', ...DAMAGE_INSTANTS] as const satisfies readonly IntentKind[];
export type InstantAction = (typeof INSTANT_ACTIONS)[number];
