import type { Hex } from '../hex/cells.js';
import type { Rotation } from '../hex/direction.js';

/** What players send; nothing else changes a match. Tiles are named by their id in the player's army. */
export type Intent =
  | { readonly do: 'place-hq'; readonly at: Hex; readonly rot: Rotation }
  | { readonly do: 'discard'; readonly tile: string }
  | { readonly do: 'redraw' }
  | { readonly do: 'place'; readonly tile: string; readonly at: Hex; readonly rot: Rotation }
  | MoveIntent
  | { readonly do: 'push'; readonly from: Hex; readonly target: Hex }
  | { readonly do: 'castle'; readonly from: Hex; readonly with: Hex }
  | { readonly do: 'rotate'; readonly at: Hex; readonly rot: Rotation }
  | { readonly do: 'sniper'; readonly at: Hex }
  | { readonly do: 'grenade'; readonly at: Hex }
  | { readonly do: 'air-strike'; readonly at: Hex }
  | { readonly do: 'small-bomb'; readonly at: readonly [Hex, Hex, Hex] }
  | { readonly do: 'battle' }
  | { readonly do: 'end-turn' }
  | { readonly do: 'take-back' }
  | { readonly do: 'resign' }
  /** Everybody has agreed to a draw; comes from the server alone. */
  | { readonly do: 'agree-draw' }
  | { readonly do: 'draw'; readonly mercenary: string }
  | { readonly do: 'place-bomber-2'; readonly discard: string; readonly at: Hex; readonly rot: Rotation }
  | { readonly do: 'choose'; readonly key: string };

export const MOVE_BY = ['tile', 'mobility', 'transport'] as const;

/** M1, M2, M5; `then` is the second step that a Recon Center gives (M6). */
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

export const INTENT_KINDS = [
  'place-hq',
  'discard',
  'redraw',
  'place',
  'move',
  'push',
  'castle',
  'rotate',
  'sniper',
  'grenade',
  'air-strike',
  'small-bomb',
  'battle',
  'end-turn',
  'take-back',
  'resign',
  'agree-draw',
  'draw',
  'place-bomber-2',
  'choose',
] as const satisfies readonly IntentKind[];
