import { type Direction, DIRECTIONS, type Edge, edgeDirection, type EdgeStrengths, type Rotation } from '../hex/direction.js';
import type { InstantAction } from '../model/intent.js';
import {
  type DeckId,
  EFFECT_KINDS,
  type EffectKind,
  type Effects,
  type FoundationKind,
  type TileKey,
  type TileSpec,
  type UnitSpec,
} from '../model/tile.js';

/** One attack of a unit: everything it does through one edge (D1). Strengths are the printed ones; 0 is none. */
export interface Attack {
  readonly direction: Direction;
  readonly melee: number;
  readonly ranged: number;
  readonly gauss: boolean;
  /** P14: its strength. */
  readonly rocket: number;
  /** P15 */
  readonly shotgun: boolean;
}

/** A connection of a module or HQ. */
export interface ConnectionReach {
  readonly direction: Direction;
  /** In hexes. */
  readonly reach: number;
}

/** A unit in one of its six rotations, with directions of the board instead of edges. */
export interface Facing {
  /** By direction, clockwise from N. */
  readonly attacks: readonly Attack[];
  readonly nets: readonly Direction[];
  readonly connects: readonly Direction[];
  /** Of `connects`, those that reach two hexes (C6). */
  readonly longDistance: readonly Direction[];
  /** Its connections (C1, C6) … */
  readonly connections: readonly ConnectionReach[];
  /** … and how far they reach by direction: 0 where there is none. */
  readonly reach: readonly number[];
  /** `armor[direction]`: attacks coming in from that side lose 1 (U4). */
  readonly armor: readonly boolean[];
  /** P5, by the side of the redirecting unit. */
  readonly entries: readonly boolean[];
  readonly exits: readonly Direction[];
}

/** One thing a module or HQ gives. */
export interface CompiledEffect {
  readonly kind: EffectKind;
  /** Its place in `EFFECT_KINDS`. */
  readonly index: number;
  readonly amount: number;
}

export interface CompiledUnit {
  readonly key: TileKey;
  readonly deck: DeckId;
  readonly id: string;
  /** Its name in the notation. */
  readonly notation: string;
  readonly spec: UnitSpec;
  readonly kind: UnitSpec['kind'];
  readonly isHq: boolean;
  readonly initiative: readonly number[];
  /** Wounds it takes to destroy it (U3); an HQ's is the player's. */
  readonly toughness: number;
  readonly mobility: boolean;
  readonly explodes: boolean;
  readonly singleAttack: boolean;
  /** P12 */
  readonly isSpy: boolean;
  /** P13 */
  readonly isSharpshooter: boolean;
  /** P14 */
  readonly hasRocket: boolean;
  /** P16 */
  readonly isVenomous: boolean;
  /** P18 */
  readonly pushesBack: boolean;
  /** P10: makes other units tougher. */
  readonly fortifies: boolean;
  /** P11 */
  readonly hasMotherland: boolean;
  readonly explodesWhenHit: boolean;
  readonly whenRemoved: 'discard' | NonNullable<UnitSpec['whenRemoved']>;
  readonly hasNets: boolean;
  /** Whether other units are different for this one standing on the board (N, C). */
  readonly isInfluential: boolean;
  /** Whether it changes more than the units it is connected to: what is netted, scoped or served (N, C5, M6). */
  readonly isFarReaching: boolean;
  /** Whether a board with it is worked out differently: it reaches far, redirects, explodes when hit, or has a feature of Babel 13. */
  readonly marksBoard: boolean;
  /** C6 */
  readonly isLongDistance: boolean;
  /** P5: takes friendly shots over. */
  readonly redirects: boolean;
  /** P5 */
  readonly isTrap: boolean;
  /** D1 */
  readonly isMedic: boolean;
  /** M5: gives other units mobility. */
  readonly givesMobility: boolean;
  /** P5: lets its player turn another unit. */
  readonly turnsOthers: boolean;
  /** What it gives to connected units, as a list in the order of `EFFECT_KINDS`. */
  readonly effects: readonly CompiledEffect[];
  readonly affects: 'friendly' | NonNullable<UnitSpec['affects']>;
  /** By rotation. */
  readonly facings: readonly Facing[];
}

/** P7 */
export interface CompiledFoundation {
  readonly key: TileKey;
  readonly deck: DeckId;
  readonly id: string;
  /** Its name in the notation. */
  readonly notation: string;
  readonly spec: Extract<TileSpec, { kind: 'foundation' }>;
  readonly kind: 'foundation';
  readonly foundation: FoundationKind;
}

export interface CompiledInstant {
  readonly key: TileKey;
  readonly deck: DeckId;
  readonly id: string;
  /** Its name in the notation. */
  readonly notation: string;
  readonly spec: Extract<TileSpec, { kind: 'instant' }>;
  readonly kind: 'instant';
  readonly action: InstantAction;
}

export type CompiledTile = CompiledUnit | CompiledFoundation | CompiledInstant;

/** Whether a tile stands on the board as a unit: what is no foundation (P7) and no instant. */
export const isUnit = (tile: CompiledTile): tile is CompiledUnit => tile.kind !== 'instant' && tile.kind !== 'foundation';

const INTERNED = new Map<string, unknown>();

/** The one value that stands for all equal ones: a battle looks at hundreds of these, and what is in memory once is at hand. */
const intern = <T>(value: T): T => {
  const text = JSON.stringify(value);
  if (!INTERNED.has(text)) INTERNED.set(text, value);
  return INTERNED.get(text) as T;
};

const sides = (edges: readonly Edge[] | undefined, rot: Rotation): Direction[] =>
  (edges ?? []).map((edge) => edgeDirection(edge, rot)).sort();

const flags = (edges: readonly Edge[] | undefined, rot: Rotation): boolean[] => {
  const on = sides(edges, rot);
  return DIRECTIONS.map((direction) => on.includes(direction));
};

const strengthAt = (strengths: EdgeStrengths | undefined, edge: Edge): number => strengths?.[edge] ?? 0;

const attacksOf = (spec: UnitSpec, rot: Rotation): Attack[] =>
  DIRECTIONS.flatMap((direction) => {
    const edge = ((direction - rot + 6) % 6) as Edge;
    const attack: Attack = {
      direction,
      melee: strengthAt(spec.melee, edge),
      ranged: strengthAt(spec.ranged, edge),
      gauss: spec.gauss?.includes(edge) ?? false,
      rocket: strengthAt(spec.rocket, edge),
      shotgun: spec.shotgun?.includes(edge) ?? false,
    };
    return attack.melee || attack.ranged || attack.gauss || attack.rocket || attack.shotgun ? [attack] : [];
  });

const connectionsOf = ({ connects, longDistance }: UnitSpec, rot: Rotation): ConnectionReach[] => {
  const far = flags(longDistance, rot);
  return sides(connects, rot).map((direction) => ({ direction, reach: far[direction] ? 2 : 1 }));
};

const face = (spec: UnitSpec, rot: Rotation): Facing => ({
  attacks: intern(attacksOf(spec, rot).map(intern)),
  nets: intern(sides(spec.nets, rot)),
  connects: intern(sides(spec.connects, rot)),
  longDistance: intern(sides(spec.longDistance, rot)),
  connections: intern(connectionsOf(spec, rot).map(intern)),
  reach: intern(DIRECTIONS.map((direction) => connectionsOf(spec, rot).find((link) => link.direction === direction)?.reach ?? 0)),
  armor: intern(flags(spec.armor, rot)),
  entries: intern(flags(spec.entries, rot)),
  exits: intern(sides(spec.exits, rot)),
});

const effectList = (effects: Effects): CompiledUnit['effects'] =>
  (Object.entries(effects) as [EffectKind, number | true][]).map(([kind, value]) => ({
    kind,
    index: EFFECT_KINDS.indexOf(kind),
    amount: value === true ? 1 : value,
  }));

const marksBoard = ({ longDistance, exits, explodesWhenHit, effect, spy, venom }: UnitSpec): boolean =>
  (longDistance?.length ?? 0) > 0 ||
  (exits?.length ?? 0) > 0 ||
  [explodesWhenHit, effect?.trap, effect?.motherland, effect?.extraToughness, spy, venom].some((feature) => feature !== undefined);

/** Works out everything about a tile that does not depend on the table. */
export const compileTile = (deck: DeckId, spec: TileSpec): CompiledTile => {
  const key: TileKey = `${deck}/${spec.id}`;
  const notation = deck === 'mercenary' ? `${deck}:${spec.id}` : spec.id;
  if (spec.kind === 'instant') return { key, deck, id: spec.id, notation, spec, kind: 'instant', action: spec.action };
  if (spec.kind === 'foundation') return { key, deck, id: spec.id, notation, spec, kind: 'foundation', foundation: spec.foundation };
  const hasNets = (spec.nets?.length ?? 0) > 0;
  const effects = effectList(spec.effect ?? {});
  return {
    key,
    deck,
    id: spec.id,
    notation,
    spec,
    kind: spec.kind,
    isHq: spec.kind === 'hq',
    initiative: spec.initiative ?? [],
    toughness: spec.toughness ?? 1 + (spec.extraToughness ?? 0),
    mobility: spec.mobility ?? false,
    explodes: spec.explodes ?? false,
    singleAttack: spec.singleAttack ?? false,
    isSpy: spec.spy ?? false,
    isSharpshooter: spec.sharpshooter ?? false,
    hasRocket: spec.rocket !== undefined,
    isVenomous: spec.venom ?? false,
    pushesBack: spec.pushesBack ?? false,
    fortifies: spec.effect?.extraToughness !== undefined,
    hasMotherland: spec.effect?.motherland === true,
    explodesWhenHit: spec.explodesWhenHit ?? false,
    whenRemoved: spec.whenRemoved ?? 'discard',
    hasNets,
    marksBoard: marksBoard(spec),
    isInfluential: hasNets || effects.length > 0,
    isLongDistance: (spec.longDistance?.length ?? 0) > 0,
    isFarReaching: hasNets || spec.affects === 'enemy-modules' || spec.affects === 'whole-army',
    redirects: (spec.exits?.length ?? 0) > 0,
    isTrap: spec.effect?.trap === true,
    isMedic: spec.effect?.medic === true,
    givesMobility: spec.effect?.mobility === true,
    turnsOthers: spec.effect?.rotateOnePerTurn === true,
    effects,
    affects: spec.affects ?? 'friendly',
    facings: DIRECTIONS.map((rot) => face(spec, rot)),
  };
};
