import type { Attack, CompiledUnit } from '../../content/compile.js';
import { DIRECTIONS, type Edge, type Rotation } from '../../hex/direction.js';
import type { TileKey } from '../../model/tile.js';
import type { UnitModel } from '../model.js';
import type { Livery } from '../palette.js';
import type { Detail } from './pen.js';

/** 1 raised, -1 lowered, 0 as printed. */
export type ValueChange = -1 | 0 | 1;

/** A number on a tile with what became of the printed one. */
export interface Value {
  readonly value: number;
  readonly change: ValueChange;
}

/** The strength of an attack, with the printed one: its shape stays as printed, and a number beside it shows the current strength. */
export interface Strength extends Value {
  readonly printed: number;
}

/** Everything drawn at one edge, named as on the tile in rotation 0. */
export interface EdgeFace {
  readonly edge: Edge;
  readonly melee: Strength | null;
  readonly ranged: Strength | null;
  readonly gauss: boolean;
  /** P14: its strength; 0 without one. */
  readonly rocket: number;
  /** P15 */
  readonly shotgun: boolean;
  readonly net: boolean;
  readonly armor: boolean;
  readonly link: 'none' | 'near' | 'far';
  readonly entry: boolean;
  readonly exit: boolean;
}

/** Everything that can be said about a tile to be drawn, apart from where. */
export interface TileLook {
  readonly tile: TileKey;
  readonly livery: Livery;
  readonly duplicate: number;
  readonly rot: Rotation;
  readonly detail: Detail;
}

/** What a unit tile shows at this moment. */
export interface TileFace {
  readonly edges: readonly EdgeFace[];
  readonly initiative: readonly Value[];
  /** Wounds it can take, how many of them others give it (P10), and what it has taken; null for units that fall with the first one. */
  readonly toughness: { readonly total: number; readonly given: number; readonly lost: number } | null;
  /** P16: venom markers on it. */
  readonly venom: number;
  /** An HQ's number. */
  readonly life: number | null;
  /** Some of it has been lost. */
  readonly hurt: boolean;
  /** `has`: as printed; on the board it may be ready to be used or spent for this turn. */
  readonly mobility: 'none' | 'has' | 'ready' | 'spent';
}

/** What is on the board of a unit; a tile in the hand has none of it. */
export type Present = Pick<UnitModel, 'rot' | 'wounds' | 'toughness' | 'venom' | 'life' | 'initiative' | 'attacks' | 'canMove' | 'moved'>;

const compare = (now: number, printed: number): ValueChange => (now > printed ? 1 : now < printed ? -1 : 0);

const strength = (printed: number, now: number): Strength | null =>
  now > 0 ? { value: now, change: compare(now, printed), printed } : null;

/** A bonus shifts all printed values alike; what fits none of them is an extra action (I5). */
const initiativeOf = (printed: readonly number[], now: readonly number[]): Value[] => {
  const shift = (now[0] ?? 0) - (printed[0] ?? 0);
  const expected = printed.map((value) => Math.max(0, value + shift));
  return now.map((value) => {
    const place = expected.indexOf(value);
    if (place < 0) return { value, change: 1 };
    expected.splice(place, 1);
    return { value, change: compare(shift, 0) };
  });
};

const attackAt = (attacks: readonly Attack[], edge: Edge, rot: number): Attack | undefined =>
  attacks.find(({ direction }) => direction === (edge + rot) % 6);

const mobilityOf = (unit: CompiledUnit, present: Present | undefined): TileFace['mobility'] => {
  if (present?.canMove) return 'ready';
  if (present?.moved) return 'spent';
  return unit.mobility ? 'has' : 'none';
};

/** Returns what to draw for a unit: without `present` as printed, otherwise its current state, with every changed number marked. */
export const tileFace = (unit: CompiledUnit, present?: Present): TileFace => {
  const { spec } = unit;
  const printed = unit.facings[0]?.attacks ?? [];
  const edges = DIRECTIONS.map((edge): EdgeFace => {
    const was = attackAt(printed, edge, 0);
    const is = present ? attackAt(present.attacks, edge, present.rot) : was;
    const linked = spec.connects?.includes(edge) ?? false;
    return {
      edge,
      melee: strength(was?.melee ?? 0, is?.melee ?? 0),
      ranged: strength(was?.ranged ?? 0, is?.ranged ?? 0),
      gauss: is?.gauss ?? false,
      rocket: is?.rocket ?? 0,
      shotgun: is?.shotgun ?? false,
      net: spec.nets?.includes(edge) ?? false,
      armor: spec.armor?.includes(edge) ?? false,
      link: !linked ? 'none' : spec.longDistance?.includes(edge) ? 'far' : 'near',
      entry: spec.entries?.includes(edge) ?? false,
      exit: spec.exits?.includes(edge) ?? false,
    };
  });
  const life = unit.isHq ? (present ? present.life : unit.toughness) : null;
  const lost = present?.wounds ?? 0;
  const total = present?.toughness ?? unit.toughness;
  return {
    edges,
    initiative: initiativeOf(unit.initiative, present ? present.initiative : unit.initiative),
    toughness: !unit.isHq && total > 1 ? { total, given: Math.max(0, total - unit.toughness), lost } : null,
    venom: present?.venom ?? 0,
    life,
    hurt: unit.isHq ? life !== null && life < unit.toughness : lost > 0,
    mobility: mobilityOf(unit, present),
  };
};
