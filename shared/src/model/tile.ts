import type { Edge, EdgeStrengths } from '../hex/direction.js';
import type { InstantAction } from './intent.js';

export const ARMY_IDS = ['borgo', 'moloch', 'outpost', 'hegemony', 'doomsday', 'new-york', 'neojungle'] as const;
export type ArmyId = (typeof ARMY_IDS)[number];

/** The groups of tiles a tile can come from: an army, or the mercenaries and bombers of the expansions. */
export type DeckId = ArmyId | 'mercenary' | 'bomber';
/** Names one tile design anywhere: `"borgo/mutant"`. Equal tiles are interchangeable. */
export type TileKey = `${DeckId}/${string}`;

/** What a connected module or HQ gives (C, D, M5, M6, P5, P10, P11). */
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
  'extraToughness',
  'motherland',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];
type NumberedEffect = 'meleeStrength' | 'rangedStrength' | 'initiative' | 'extraAction' | 'extraToughness';
/** Numbers add up (C1, P10); the other effects are there or not. */
export type Effects = { readonly [K in EffectKind]?: K extends NumberedEffect ? number : true };

interface TileData {
  readonly id: string;
  readonly name: string;
  /** Copies in the army's 35 tiles. */
  readonly count: number;
}

export interface InstantSpec extends TileData {
  readonly kind: 'instant';
  readonly action: InstantAction;
}

export const FOUNDATIONS = ['mine', 'roots'] as const;
export type FoundationKind = (typeof FOUNDATIONS)[number];

/** P7: a tile that lies on a hex and is no unit. */
export interface FoundationSpec extends TileData {
  readonly kind: 'foundation';
  readonly foundation: FoundationKind;
}

/** What is printed on a unit; edges are those of the tile in rotation 0. */
export interface UnitSpec extends TileData {
  readonly kind: 'hq' | 'warrior' | 'module';
  /** The printed initiative values (I1); none for a unit that never acts (U8). */
  readonly initiative?: readonly number[];
  readonly melee?: EdgeStrengths;
  readonly ranged?: EdgeStrengths;
  /** P14 */
  readonly rocket?: EdgeStrengths;
  /** P15 */
  readonly shotgun?: readonly Edge[];
  /** P13: the owner picks what each ranged attack hits. */
  readonly sharpshooter?: true;
  /** P16 */
  readonly venom?: true;
  /** P12 */
  readonly spy?: true;
  /** P18 */
  readonly pushesBack?: true;
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
  /** Where the unit goes when it leaves the board or a hand; to its owner's discard pile unless said otherwise (P2, P4). */
  readonly whenRemoved?: 'next-pile' | 'beside-board';
}

export type TileSpec = UnitSpec | FoundationSpec | InstantSpec;

export interface ArmySpec {
  readonly id: ArmyId;
  readonly name: string;
  /** 1 easiest … 5 hardest. */
  readonly difficulty: number;
  /** Ids of the three tiles by which players know it, the best known one first. */
  readonly signature: readonly [string, string, string];
  /** G7: its units attack and are stopped by units of team-mates. */
  readonly hostileToAllies?: true;
  /** P16: how many venom markers it has. */
  readonly venomMarkers?: number;
  readonly tiles: readonly TileSpec[];
}
