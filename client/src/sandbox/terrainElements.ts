import { cellOf, distance, type Hex, includesHex, sameHex } from '@hexfall/shared/hex/cells';
import type { Table } from '@hexfall/shared/model/state';
import { HEX_FEATURES, TERRAIN, type TerrainElement, type TerrainFeature, type TerrainType } from '@hexfall/shared/model/terrain';
import { connectedHexes, landscapeOf } from '@hexfall/shared/rules/landscape';
import type { EditOf } from './Edit.js';

/** L1: whether a feature is given to single hexes of an element, and does not belong to all of it. */
const isOfHex = (type: TerrainType, feature: TerrainFeature): boolean =>
  type === 'base' && HEX_FEATURES.some((single) => single === feature);

const singleFeatures = (
  { type, features, ...element }: TerrainElement,
  hexes: readonly Hex[],
): Pick<TerrainElement, (typeof HEX_FEATURES)[number]> => {
  const has = (feature: (typeof HEX_FEATURES)[number]): readonly Hex[] =>
    hexes.filter((hex) => (isOfHex(type, feature) && features.includes(feature)) || includesHex(element[feature] ?? [], hex));
  return Object.fromEntries(HEX_FEATURES.flatMap((feature) => (has(feature).length > 0 ? [[feature, has(feature)]] : [])));
};

/** What an element is on some of its hexes alone. Its prizes are those of the warehouses of the table. */
const partOf = (element: TerrainElement, hexes: readonly Hex[]): TerrainElement => ({
  type: element.type,
  features: element.features.filter((feature) => !isOfHex(element.type, feature)),
  hexes,
  ...singleFeatures(element, hexes),
});

/** L1: some hexes of an element, those that are connected as elements of their own. */
const partsOf = (element: TerrainElement, hexes: readonly Hex[]): readonly TerrainElement[] => {
  const [first] = hexes;
  if (!first) return [];
  const part = connectedHexes(hexes, first);
  return [partOf(element, part), ...partsOf(element, hexes.filter((hex) => !part.includes(hex)))]; // prettier-ignore
};

/** L2: elements of which none lies on another one and that are the same ground, without one hex. */
export const elementsWithout = (table: Table, at: Hex): readonly TerrainElement[] => {
  const landscape = landscapeOf(table);
  return table.terrain.flatMap((element, index) =>
    partsOf(
      element,
      element.hexes.filter((hex) => !sameHex(hex, at) && landscape?.elementAt[cellOf(hex)] === index),
    ),
  );
};

/** What an element of a type can have of some features, sorted: a panel is neither closed nor High (L18). */
const possibleOf = (type: TerrainType, features: readonly TerrainFeature[]): readonly TerrainFeature[] => {
  const possible: readonly TerrainFeature[] = TERRAIN[type].possible;
  const isPanel = isOfHex(type, 'panel') && features.includes('panel');
  return possible.filter((feature) => features.includes(feature) && !(isPanel && (feature === 'closed' || feature === 'high'))).sort();
};

/** Whether two elements have the same type and features, those of single hexes aside. */
const areAlike = (one: TerrainElement, other: TerrainElement): boolean =>
  one.type === other.type && possibleOf(one.type, one.features).join() === possibleOf(other.type, other.features).join();

const joined = (one: TerrainElement, other: TerrainElement): TerrainElement => ({
  ...one,
  hexes: [...one.hexes, ...other.hexes],
  ...Object.fromEntries(
    HEX_FEATURES.flatMap((feature) => {
      const hexes = [...(one[feature] ?? []), ...(other[feature] ?? [])];
      return hexes.length > 0 ? [[feature, hexes]] : [];
    }),
  ),
});

/** L1: the elements of a table with one more hex of a type with features: a part of every like element that it touches, or a new one. */
export const elementsWith = (table: Table, { at, type, features }: Omit<EditOf<'addTerrain'>, 'do'>): Table['terrain'] => {
  const hex = partOf({ type, features: possibleOf(type, features), hexes: [at] }, [at]);
  const ground = elementsWithout(table, at);
  const touching = ground.filter((element) => areAlike(element, hex) && element.hexes.some((other) => distance(other, at) === 1));
  const [first] = touching;
  if (!first) return [...ground, hex];
  const grown = [...touching.slice(1), hex].reduce(joined, first);
  return ground
    .filter((element) => element === first || !touching.includes(element))
    .map((element) => (element === first ? grown : element));
};
