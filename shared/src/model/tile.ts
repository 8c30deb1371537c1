import type { Edge } from '../hex/direction.js';

export const ARMY_IDS = ['borgo', 'moloch', 'outpost', 'hegemony', 'doomsday'] as const;
export type ArmyId = (typeof ARMY_IDS)[number];

/** The groups of tiles a tile can come from: an army, or the mercenaries and bombers of the expansions. */
export type DeckId = ArmyId | 'mercenary' | 'bomber';
/** Names one tile design anywhere: `"borgo/mutant"`. Equal tiles are interchangeable. */
export type TileKey = `${DeckId}/${string}`;

/** What an instant does when it is used (X). */
export const INSTANT_ACTIONS = ['battle', 'move', 'push', 'castle', 'sniper', 'grenade', 'airStrike', 'smallBomb'] as const;
export type InstantAction = (typeof INSTANT_ACTIONS)[number];

/** What a connected module or HQ gives (C, D, M5, M6, P5). */
export const EFFECT_KINDS = [
  'meleeStrength',
  'rangedStrength',
  'initiative',
  'extraAction',
  'medic',
  'convertAttack',
  'scope',
  'mobility',
  'recon',
  'rotateOnePerTurn',
  'trap',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];
/** Numbers add up (C1); the other effects are there or not. */
export type Effects = {
  readonly [K in EffectKind]?: K extends 'meleeStrength' | 'rangedStrength' | 'initiative' | 'extraAction' ? number : true;
};

export type EdgeStrengths = { readonly [E in Edge]?: number };

interface TileData {
  readonly id: string;
  readonly name: string;
  /** The Polish name. */
  readonly pl: string;
  /** Copies in the army's 35 tiles. */
  readonly count: number;
}

export interface InstantSpec extends TileData {
  readonly kind: 'instant';
  readonly action: InstantAction;
}

/** What is printed on a unit; edges are those of the tile in rotation 0. */
export interface UnitSpec extends TileData {
  readonly kind: 'hq' | 'warrior' | 'module';
  /** The printed initiative values (I1); none for a unit that never acts (U8). */
  readonly initiative?: readonly number[];
  readonly melee?: EdgeStrengths;
  readonly ranged?: EdgeStrengths;
  /** U5 */
  readonly gauss?: readonly Edge[];
  /** U7: melee and ranged through one edge are one attack. */
  readonly singleAttack?: true;
  /** U6 */
  readonly explodes?: true;
  readonly armor?: readonly Edge[];
  readonly nets?: readonly Edge[];
  readonly mobility?: true;
  /** U3 */
  readonly extraToughness?: number;
  /** U2: only HQs print their toughness. */
  readonly toughness?: number;
  /** C1: the edges `effect` reaches through; HQs reach through all six. */
  readonly connects?: readonly Edge[];
  readonly effect?: Effects;
  /** Whom `effect` is for; own and friendly units unless said otherwise. */
  readonly affects?: 'enemy' | 'enemy-modules' | 'whole-army';
  /** C6 */
  readonly longDistance?: readonly Edge[];
  /** P5 */
  readonly entries?: readonly Edge[];
  readonly exits?: readonly Edge[];
  /** P2–P4 */
  readonly explodesWhenHit?: true;
}

export type TileSpec = UnitSpec | InstantSpec;

export interface ArmySpec {
  readonly id: ArmyId;
  readonly name: string;
  readonly pl: string;
  /** 1 easiest … 5 hardest. */
  readonly difficulty: number;
  /** G7: its units attack and are stopped by units of team-mates. */
  readonly hostileToAllies?: true;
  readonly tiles: readonly TileSpec[];
}
