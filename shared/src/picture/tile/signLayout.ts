import type { CompiledUnit } from '../../content/compile.js';
import type { Rotation } from '../../hex/direction.js';
import { SHOTGUN_WOUNDS } from '../../model/limits.js';
import type { Effects } from '../../model/tile.js';
import { bonusOf, type Corner, cornerPoint, featureOf, INITIATIVE_CORNERS, mobilityCorner, omenCorner, venomCorner } from './corners.js';
import { numberWidth } from './digits.js';
import { effectsWidth } from './effectSigns.js';
import type { Detail } from './pen.js';
import type { EdgeFace, Strength, TileFace, ValueChange } from './tileFace.js';

/** The positions of all signs of a tile. Signs are drawn from this, and a test checks that none covers another one. */

type Point = readonly [x: number, y: number];

/** What a sign covers: a convex shape around it, in radii of the tile. */
export interface SignShape {
  readonly sign: string;
  readonly points: readonly Point[];
}

/** Size and distance from the middle. */
export const BADGES: Readonly<Record<Detail, { readonly radius: number; readonly reach: number }>> = {
  full: { radius: 0.17, reach: 0.805 },
  small: { radius: 0.21, reach: 0.83 },
};

/** Attacks end here, at the edge. */
export const TIP = -0.85;

/** More points of strength are only shown as a number. */
export const MOST_HEADS = 3;

const headsOf = ({ printed }: Strength): number => Math.max(1, Math.min(printed, MOST_HEADS));

/** How the heads of an attack are drawn: their number, each `length` long and two `half` wide, `step` apart. */
export interface Heads {
  readonly count: number;
  readonly half: number;
  readonly length: number;
  readonly step: number;
}

/** Broad heads; `wide` where a ranged attack is drawn over them. An HQ's are narrower: its corners have to hold more. */
export const meleeHeads = (strength: Strength, wide: boolean, isHq: boolean): Heads => {
  const count = headsOf(strength);
  const half = isHq ? 0.175 : wide ? 0.235 : 0.2;
  return { count, half, length: count === 1 ? (wide ? 0.29 : 0.27) : 0.2, step: count === 3 ? 0.06 : 0.115 };
};

/** Thin heads on a shaft that reaches to `shaft`. */
export const rangedHeads = (strength: Strength, isTagged: boolean, detail: Detail): Heads & { readonly shaft: number } => {
  const count = headsOf(strength);
  const half = detail === 'small' ? 0.137 : 0.105;
  return { count, half, length: 0.19, step: count === 3 ? 0.07 : 0.13, shaft: isTagged ? -0.54 : -0.37 };
};

/** How wide the signs of the special attacks are, and how far they reach inward. */
export const ROCKET_SIGN = { half: 0.16, inner: -0.51 } as const;
export const SHOTGUN_SIGN = { half: 0.19, inner: -0.51 } as const;

/** One number of a tag: what an attack's strength is now. */
export interface TagPart {
  readonly kind: 'melee' | 'ranged';
  readonly value: number;
  readonly change: ValueChange;
}

/** The numbers of an edge, side by side at the inner end of its attacks, upright. */
export interface StrengthTag {
  readonly edge: EdgeFace;
  readonly x: number;
  readonly y: number;
  readonly parts: readonly TagPart[];
}

export const TAGS: Readonly<Record<Detail, { readonly height: number; readonly digit: number; readonly tip: number }>> = {
  full: { height: 0.245, digit: 0.18, tip: 0.05 },
  small: { height: 0.275, digit: 0.21, tip: 0.05 },
};
const TAG_REACH = 0.345;

export const partWidth = ({ value }: TagPart, detail: Detail): number => numberWidth(String(value), TAGS[detail].digit) + 0.07;

/** A strength that nothing changes (P14, P15). */
const fixed = (value: number): TagPart[] => (value > 0 ? [{ kind: 'ranged', value, change: 0 }] : []);

const partsOf = ({ melee, ranged, rocket, shotgun }: EdgeFace): TagPart[] => [
  ...fixed(rocket),
  ...fixed(shotgun ? SHOTGUN_WOUNDS : 0),
  ...[melee && { ...melee, kind: 'melee' as const }, ranged && { ...ranged, kind: 'ranged' as const }]
    .filter((part) => part !== null)
    .filter(({ value, change }) => value > 1 || change !== 0),
];

/** The tags of all edges that have something to say. An HQ has none: see `bonusOf`. */
export const strengthTags = (unit: CompiledUnit, face: TileFace, rot: Rotation): readonly StrengthTag[] =>
  unit.isHq
    ? []
    : face.edges.flatMap((edge): StrengthTag[] => {
        const parts = partsOf(edge);
        const angle = (((edge.edge + rot) * 60 - 90) * Math.PI) / 180;
        return parts.length === 0 ? [] : [{ edge, parts, x: Math.cos(angle) * TAG_REACH, y: Math.sin(angle) * TAG_REACH }];
      });

export const HQ_BONUS: Readonly<
  Record<Detail, { readonly x: number; readonly height: number; readonly digit: number; readonly width: number }>
> = {
  full: { x: 0.76, height: 0.23, digit: 0.18, width: 0.35 },
  small: { x: 0.76, height: 0.25, digit: 0.2, width: 0.38 },
};

/** A label in the middle: its text, where, how high its text is, and how wide it may be. */
interface Label {
  readonly effects: Effects;
  readonly y: number;
  readonly height: number;
  readonly width: number;
}

/** What a module or an HQ gives to others stands in the same place on all of them; small tiles need a row for each effect. */
export const effectLabels = (unit: CompiledUnit, effects: Effects, detail: Detail): readonly Label[] => {
  if (unit.isHq)
    return [detail === 'small' ? { effects, y: 0.26, height: 0.32, width: 0.72 } : { effects, y: 0.265, height: 0.29, width: 0.72 }];
  if (detail === 'full') return [{ effects, y: 0.28, height: 0.27, width: 0.74 }];
  const kinds = Object.entries(effects);
  if (kinds.length < 2) return [{ effects, y: 0, height: 0.42, width: 0.9 }];
  return kinds.map(([kind, value], row) => ({
    effects: { [kind]: value },
    y: row * 0.44 - (kinds.length - 1) * 0.22,
    height: 0.32,
    width: 0.8,
  }));
};

/** An HQ's number. */
export const lifeLabel = (unit: CompiledUnit, detail: Detail): { readonly y: number; readonly height: number } => {
  const isAlone = !unit.spec.effect;
  return { y: isAlone ? 0 : -0.19, height: detail === 'small' ? 0.33 : 0.3 };
};

/** Of a label's text: how much higher the label is. */
const LIFE_FRAME = 1.44;
const EFFECT_FRAME = 1.32;

export const lifeWidth = (life: number, height: number): number => Math.max(numberWidth(String(life), height), height) + height * 0.56;

const rectangle = (x: number, y: number, width: number, height: number): Point[] => [
  [x - width / 2, y - height / 2],
  [x + width / 2, y - height / 2],
  [x + width / 2, y + height / 2],
  [x - width / 2, y + height / 2],
];

/** Round enough for a badge. */
const SIDES = 12;

const badgeShape = (sign: string, at: Corner, { radius, reach }: { readonly radius: number; readonly reach: number }): SignShape => {
  const { x, y } = cornerPoint(at, reach);
  return {
    sign,
    points: Array.from({ length: SIDES }, (_, side) => {
      const angle = (side / SIDES) * 2 * Math.PI;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  };
};

/** A sign of an edge, drawn with its tip up. */
const onEdge = (sign: string, { edge }: EdgeFace, rot: Rotation, points: readonly Point[]): SignShape => {
  const turn = ((edge + rot) * Math.PI) / 3;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return { sign: `${sign} ${edge}`, points: points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]) };
};

const headShape = ({ count, half, length, step }: Heads): Point[] => {
  const base = TIP + length;
  const last = base + step * (count - 1);
  return [
    [0, TIP],
    [half, base],
    [half, last],
    [-half, last],
    [-half, base],
  ];
};

const shaftShape = (half: number, inner: number): Point[] => rectangle(0, (TIP + inner) / 2, half * 2, inner - TIP);

const attackShapes = (unit: CompiledUnit, face: TileFace, rot: Rotation, detail: Detail): SignShape[] =>
  face.edges.flatMap((edge) => {
    const shapes: SignShape[] = [];
    const add = (sign: string, points: readonly Point[]): void => void shapes.push(onEdge(sign, edge, rot, points));
    if (edge.melee) add('attack', headShape(meleeHeads(edge.melee, edge.ranged !== null, unit.isHq)));
    else if (edge.ranged) {
      const { half, shaft } = rangedHeads(edge.ranged, partsOf(edge).length > 0, detail);
      add('attack', shaftShape(half, shaft));
    }
    if (edge.gauss) add('attack', shaftShape(0.16, -0.36));
    if (edge.rocket > 0) add('attack', shaftShape(ROCKET_SIGN.half, ROCKET_SIGN.inner));
    if (edge.shotgun) add('attack', shaftShape(SHOTGUN_SIGN.half, SHOTGUN_SIGN.inner));
    if (edge.exit) add('exit', shaftShape(0.19, -0.46));
    if (edge.entry) add('entry', shaftShape(0.2, -0.57));
    return shapes;
  });

const tagShapes = (unit: CompiledUnit, face: TileFace, rot: Rotation, detail: Detail): SignShape[] => {
  const { height, tip } = TAGS[detail];
  return strengthTags(unit, face, rot).map(({ edge, x, y, parts }) => {
    const width = parts.reduce((sum, part) => sum + partWidth(part, detail), 0);
    const up = parts.some(({ change }) => change > 0) ? tip : 0;
    const down = parts.some(({ change }) => change < 0) ? tip : 0;
    const [top, bottom] = [y - height / 2, y + height / 2];
    const [above, below]: [Point, Point] = [
      [x, top - up],
      [x, bottom + down],
    ];
    const [a, b, c, d] = rectangle(x, y, width, height) as [Point, Point, Point, Point];
    return { sign: `strength ${edge.edge}`, points: [a, above, b, c, below, d] };
  });
};

const badgeShapes = (unit: CompiledUnit, face: TileFace, detail: Detail): SignShape[] => {
  const badge = BADGES[detail];
  const shapes = face.initiative.flatMap((_, index) => {
    const at = INITIATIVE_CORNERS[index];
    return at ? [badgeShape(`initiative ${index}`, at, badge)] : [];
  });
  if (face.toughness) shapes.push(badgeShape('toughness', 'east', badge));
  if (face.mobility !== 'none') shapes.push(badgeShape('mobility', mobilityCorner(unit, face), badge));
  if (featureOf(unit)) shapes.push(badgeShape('feature', 'northEast', badge));
  const venom = venomCorner(unit, face);
  if (venom) shapes.push(badgeShape('venom', venom, badge));
  return [...shapes, badgeShape('omen', omenCorner(face.initiative.length, venom), badge)];
};

const labelShapes = (unit: CompiledUnit, face: TileFace, detail: Detail): SignShape[] => {
  const shapes: SignShape[] = [];
  const add = (sign: string, ...place: Parameters<typeof rectangle>): void => void shapes.push({ sign, points: rectangle(...place) });
  const { x, width: bonusWidth, height: bonusHeight } = HQ_BONUS[detail];
  if (bonusOf(unit, face) !== 0) add('bonus', x, 0, bonusWidth, bonusHeight);
  for (const { effects, y, height, width } of unit.spec.effect ? effectLabels(unit, unit.spec.effect, detail) : []) {
    const size = effectsWidth(effects, height, width);
    add(`effect ${Object.keys(effects).join(' ')}`, 0, y, size.width, size.scale * EFFECT_FRAME);
  }
  if (face.life !== null) {
    const { y, height } = lifeLabel(unit, detail);
    add('life', 0, y, lifeWidth(face.life, height), height * LIFE_FRAME);
  }
  return shapes;
};

/** Around every sign of a tile that shows a value, around its attacks and around the skull of a forecast. */
export const signShapes = (unit: CompiledUnit, face: TileFace, rot: Rotation, detail: Detail): readonly SignShape[] => [
  ...attackShapes(unit, face, rot, detail),
  ...tagShapes(unit, face, rot, detail),
  ...badgeShapes(unit, face, detail),
  ...labelShapes(unit, face, detail),
];
