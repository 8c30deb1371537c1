import { TILES, unitOf } from '@hexfall/shared/content/catalog';
import { type CompiledUnit, isUnit } from '@hexfall/shared/content/compile';
import { DIRECTIONS, type Rotation } from '@hexfall/shared/hex/direction';
import { boardModel } from '@hexfall/shared/picture/boardModel';
import { bonusOf } from '@hexfall/shared/picture/tile/corners';
import { DETAILS, TILE_SCALE } from '@hexfall/shared/picture/tile/pen';
import { type SignShape, signShapes, strengthTags } from '@hexfall/shared/picture/tile/signLayout';
import { type Present, type TileFace, tileFace } from '@hexfall/shared/picture/tile/tileFace';
import { boardOf } from '../../support/battles.js';

const UNITS = Object.values(TILES).flatMap((tile) => (isUnit(tile) ? [tile] : []));

/** Printed values with so much more strength, initiative, wounds and actions as modules may give. */
const changedBy = (unit: CompiledUnit, rot: Rotation, more: number): Present => ({
  rot,
  wounds: unit.toughness > 1 ? 1 : 0,
  // P10, P16: with an HQ's bonus and venom markers; with all of them a third action too no corner would be free.
  toughness: unit.isHq || more > 1 ? unit.toughness : unit.toughness + 1,
  venom: more > 0 ? more : 0,
  life: unit.isHq ? 17 : null,
  initiative: [...unit.initiative, ...(more > 1 ? [unit.initiative.at(-1) ?? 0] : [])].map((value) => Math.max(0, value + more)),
  attacks: unit.facings[rot]!.attacks.map((attack) => ({
    ...attack,
    melee: attack.melee > 0 ? Math.max(0, attack.melee + more) : 0,
    ranged: attack.ranged > 0 ? Math.max(0, attack.ranged + more) : 0,
  })),
  canMove: unit.mobility,
  moved: false,
});

/** How deep two convex shapes lie in each other, by the axes of their sides; below 0 there is room between them. */
const overlap = ({ points: a }: SignShape, { points: b }: SignShape): number => {
  const axes = [a, b].flatMap((shape) =>
    shape.map(([x, y], index) => {
      const [nextX, nextY] = shape[(index + 1) % shape.length]!;
      const length = Math.hypot(nextX - x, nextY - y) || 1;
      return [(nextY - y) / length, (x - nextX) / length] as const;
    }),
  );
  const depth = axes.map(([dx, dy]) => {
    const [[low, high], [from, to]] = [a, b].map((points) => {
      const places = points.map(([x, y]) => x * dx + y * dy);
      return [Math.min(...places), Math.max(...places)] as const;
    }) as [readonly [number, number], readonly [number, number]];
    return Math.min(high, to) - Math.max(low, from);
  });
  return Math.min(...depth);
};

/** Less than this is a contour that touches another. */
const SLACK = 0.012;

const clashesIn = (shapes: readonly SignShape[]): string[] =>
  shapes.flatMap((one, index) =>
    shapes.slice(index + 1).flatMap((other) => {
      const depth = overlap(one, other);
      return depth > SLACK ? [`${one.sign} and ${other.sign} by ${depth.toFixed(3)}`] : [];
    }),
  );

const facesOf = (unit: CompiledUnit, rot: Rotation): readonly (readonly [string, TileFace])[] => [
  ['printed', tileFace(unit)],
  ...[-1, 1, 2, 3].map((more) => [`${more} more`, tileFace(unit, changedBy(unit, rot, more))] as const),
];

describe.each(DETAILS)('with the %s detail', (detail) => {
  test.each(UNITS.map((unit) => [unit.key, unit] as const))('no sign of %s covers another one, whatever changes', (_, unit) => {
    const clashes = DIRECTIONS.flatMap((rot) =>
      facesOf(unit, rot).flatMap(([name, face]) =>
        clashesIn(signShapes(unit, face, rot, detail)).map((clash) => `${name}, r${rot}: ${clash}`),
      ),
    );
    expect(clashes).toEqual([]);
  });

  test('the skull of a forecast covers no sign of the next hexes', () => {
    const [mutant, blocker] = [unitOf('borgo/mutant'), unitOf('moloch/blocker')];
    const omen = signShapes(mutant, tileFace(mutant), 0, detail).filter(({ sign }) => sign === 'omen');
    const beside = [
      [0, 2 * 0.866],
      [-1.5, 0.866],
    ].flatMap(([dx, dy]) =>
      [mutant, blocker].flatMap((unit) =>
        signShapes(unit, tileFace(unit), 0, detail).map(({ sign, points }) => ({
          sign,
          points: points.map(([x, y]) => [x + dx! / TILE_SCALE, y + dy! / TILE_SCALE] as const),
        })),
      ),
    );
    expect(omen).toHaveLength(1);
    expect(beside.filter((shape) => overlap(omen[0]!, shape) > 0)).toEqual([]);
  });
});

/** The face and unit of the first such unit among these. */
const standing = (key: 'borgo/mutant' | 'borgo/hq', ...units: string[]) => {
  const model = boardModel(boardOf(units)).units.find(({ tile }) => tile === key)!;
  return { unit: unitOf(key), face: tileFace(unitOf(key), model), rot: model.rot };
};

test('C2: a raised attack keeps the heads it is printed with, and a number says what it is now', () => {
  const { unit, face, rot } = standing('borgo/mutant', 'borgo/officer 0,1', 'borgo/mutant 0,0');
  expect(
    strengthTags(unit, face, rot).map(({ edge, parts }) => [
      edge.edge,
      ...parts.map(({ kind, value, change }) => `${kind} ${value} ${change}`),
    ]),
  ).toEqual([
    [0, 'melee 2 1'],
    [1, 'melee 2 1'],
    [5, 'melee 2 1'],
  ]);
  expect(face.edges[0]?.melee).toMatchObject({ value: 2, printed: 1 });
});

test('C2: an HQ has one sign for what is added to all its attacks', () => {
  const { unit, face, rot } = standing('borgo/hq', 'borgo/officer 0,1', 'borgo/hq 0,0');
  expect(strengthTags(unit, face, rot)).toEqual([]);
  expect(bonusOf(unit, face)).toBe(1);
  expect(signShapes(unit, face, rot, 'full').filter(({ sign }) => sign === 'bonus')).toHaveLength(1);
});
