import { DIRECTIONS, turn, type Direction, type Edge, type Rotation } from '../hex/direction.js';
import {
  EFFECT_KINDS,
  type DeckId,
  type EdgeStrengths,
  type EffectKind,
  type Effects,
  type InstantAction,
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
}

/** A connection of a module or HQ. */
export interface Link {
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
  readonly links: readonly Link[];
  /** … and how far they reach by direction: 0 where there is none. */
  readonly reach: readonly number[];
  /** `armor[direction]`: attacks coming in from that side lose 1 (U4). */
  readonly armor: readonly boolean[];
  /** P5, by the side of the redirecting unit. */
  readonly entries: readonly boolean[];
  readonly exits: readonly Direction[];
}

/** One thing a module or HQ gives. */
export interface Effect {
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
  readonly explodesWhenHit: boolean;
  readonly hasNets: boolean;
  /** Whether other units are different for this one standing on the board (N, C). */
  readonly isInfluential: boolean;
  /** Whether it changes more than the units it is connected to: what is netted, scoped or served (N, C5, M6). */
  readonly isFarReaching: boolean;
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
  /** What it gives to connected units, as a list in the order of `EFFECT_KINDS`. */
  readonly effects: readonly Effect[];
  readonly affects: 'friendly' | NonNullable<UnitSpec['affects']>;
  /** By rotation. */
  readonly facings: readonly Facing[];
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

export type CompiledTile = CompiledUnit | CompiledInstant;

const ONLY = new Map<string, unknown>();

/** The one value that stands for all equal ones: a battle looks at hundreds of these, and what is in memory once is at hand. */
const shared = <T>(value: T): T => {
  const text = JSON.stringify(value);
  if (!ONLY.has(text)) ONLY.set(text, value);
  return ONLY.get(text) as T;
};

const sides = (edges: readonly Edge[] | undefined, rot: Rotation): Direction[] => (edges ?? []).map((edge) => turn(edge, rot)).toSorted();

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
    };
    return attack.melee || attack.ranged || attack.gauss ? [attack] : [];
  });

const linksOf = ({ connects, longDistance }: UnitSpec, rot: Rotation): Link[] => {
  const far = flags(longDistance, rot);
  return sides(connects, rot).map((direction) => ({ direction, reach: far[direction] ? 2 : 1 }));
};

const face = (spec: UnitSpec, rot: Rotation): Facing => ({
  attacks: shared(attacksOf(spec, rot).map(shared)),
  nets: shared(sides(spec.nets, rot)),
  connects: shared(sides(spec.connects, rot)),
  longDistance: shared(sides(spec.longDistance, rot)),
  links: shared(linksOf(spec, rot).map(shared)),
  reach: shared(DIRECTIONS.map((direction) => linksOf(spec, rot).find((link) => link.direction === direction)?.reach ?? 0)),
  armor: shared(flags(spec.armor, rot)),
  entries: shared(flags(spec.entries, rot)),
  exits: shared(sides(spec.exits, rot)),
});

const effectList = (effects: Effects): CompiledUnit['effects'] =>
  (Object.entries(effects) as [EffectKind, number | true][]).map(([kind, value]) => ({
    kind,
    index: EFFECT_KINDS.indexOf(kind),
    amount: value === true ? 1 : value,
  }));

/** Works out everything about a tile that does not depend on the table. */
export const compileTile = (deck: DeckId, spec: TileSpec): CompiledTile => {
  const key: TileKey = `${deck}/${spec.id}`;
  const notation = deck === 'mercenary' ? `${deck}:${spec.id}` : spec.id;
  if (spec.kind === 'instant') return { key, deck, id: spec.id, notation, spec, kind: 'instant', action: spec.action };
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
    explodesWhenHit: spec.explodesWhenHit ?? false,
    hasNets,
    isInfluential: hasNets || effects.length > 0,
    isLongDistance: (spec.longDistance?.length ?? 0) > 0,
    isFarReaching: hasNets || spec.affects === 'enemy-modules' || spec.affects === 'whole-army',
    redirects: (spec.exits?.length ?? 0) > 0,
    isTrap: spec.effect?.trap === true,
    isMedic: spec.effect?.medic === true,
    givesMobility: spec.effect?.mobility === true,
    effects,
    affects: spec.affects ?? 'friendly',
    facings: DIRECTIONS.map((rot) => face(spec, rot)),
  };
};
