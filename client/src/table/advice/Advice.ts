import type { Hex } from '@hexfall/shared/hex/cells';
import type coached from '@hexfall/shared/locales/en/coached.json';
import type { ArmyId, TileKey } from '@hexfall/shared/model/tile';
import type { KeyOf } from '../../text/translate.js';

/** The subjects of a coach; each is mentioned once unasked, but for who threatens whom. */
export const SUBJECTS = [
  'final-battle',
  'last-tiles',
  'hq',
  'redraw',
  'discard-battle',
  'discard-module',
  'discard-unused',
  'discard-twice',
  'discard-weakest',
  'battle-now',
  'hq-hit',
  'aim',
  'initiative',
  'module',
  'first-turn',
  'hq-open',
  'mobility',
  'battle-later',
  'keep',
  'threat',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Returns whether a subject is a task that comes first, before anything else is mentioned. */
export const isDuty = (subject: Subject): boolean => subject === 'redraw' || subject.startsWith('discard');

/** The name of a text of a subject, below `coached.advice`. */
export type AdviceText = KeyOf<(typeof coached)['advice']>;

/** What a battle would cost a player. */
export interface Cost {
  readonly units: number;
  readonly hq: number;
}

/** What fills a blank of a text, worded in the language of the moment. */
export type AdviceValue =
  | number
  | { readonly tile: TileKey }
  | { readonly at: Hex }
  | { readonly cost: Cost }
  | { readonly wounds: number }
  | { readonly army: ArmyId };

/** What to look at now, and why. */
export interface Advice {
  readonly key: Subject;
  readonly text: AdviceText;
  readonly values: Readonly<Record<string, AdviceValue>>;
  /** The hexes it mentions. */
  readonly hexes: readonly Hex[];
  /** The tiles of the hand it mentions. */
  readonly tiles: readonly TileKey[];
  readonly clauses: readonly string[];
}
