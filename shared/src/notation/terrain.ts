import { cellOf, type Hex, hexOf, includesHex, OFF_BOARD } from '../hex/cells.js';
import { DIRECTIONS, type EdgeStrengths } from '../hex/direction.js';
import type { Result } from '../model/result.js';
import {
  HEX_FEATURES,
  PRIZES,
  TERRAIN,
  TERRAIN_FEATURES,
  TERRAIN_TYPES,
  type TerrainElement,
  type TerrainFeature,
  type Turret,
  type Warehouse,
} from '../model/terrain.js';
import { connectedHexes, standsOn } from '../rules/landscape.js';
import type { NotationError } from './error.js';
import { type Fields, fields, manyOf, oneOf, pair, type Reader, reading, refuseDocument, whole } from './readers.js';

/** The hexes of the expanded board (L3). */
const MAX_HEXES = 37;
const MAX_STRENGTH = 9;
const MAX_WOUNDS = 99;
/** More than any warehouse of the box holds. */
const MAX_MARKERS = 9;
const MAX_SEAT = 3;

const ELEMENT_FIELDS = ['type', 'features', 'hexes', ...HEX_FEATURES, 'prizes'] as const;
const TURRET_FIELDS = ['at', 'rot', 'initiative', 'melee', 'ranged', 'spares'] as const;

const anyHex = pair(whole(-MAX_WOUNDS, MAX_WOUNDS));

/** L3: a hex of the expanded board. */
const groundHex: Reader<Hex> = (value, path) => {
  const cell = cellOf(anyHex(value, path));
  return cell === OFF_BOARD ? refuseDocument(path, 'bad-terrain', 'Terrain lies on the 37 hexes of the expanded board.') : hexOf(cell);
};

const elementHexes: Reader<readonly Hex[]> = (value, path) => {
  const hexes = manyOf(groundHex, MAX_HEXES)(value, path);
  const [first] = hexes;
  if (!first || new Set(hexes.map(cellOf)).size < hexes.length || connectedHexes(hexes, first).length < hexes.length)
    refuseDocument(path, 'bad-terrain', 'An element of terrain is a set of connected hexes.');
  return hexes;
};

const hexAmong =
  (hexes: readonly Hex[]): Reader<Hex> =>
  (value, path) => {
    const hex = groundHex(value, path);
    return includesHex(hexes, hex) ? hex : refuseDocument(path, 'bad-terrain', 'This hex does not belong to the element.');
  };

const featureOf =
  (type: TerrainElement['type']): Reader<TerrainFeature> =>
  (value, path) => {
    const { always, possible } = TERRAIN[type];
    const known: readonly TerrainFeature[] = [...always, ...possible];
    const feature = oneOf(TERRAIN_FEATURES)(value, path);
    return known.includes(feature) ? feature : refuseDocument(path, 'bad-feature', `The features of ${type} are ${known.join(', ')} (L1).`);
  };

/** L1: the hexes of a base with a feature of their own. */
const singleHexes = (at: Fields<(typeof ELEMENT_FIELDS)[number]>, type: TerrainElement['type'], hexes: readonly Hex[]) =>
  Object.fromEntries(
    HEX_FEATURES.flatMap((name) => {
      const found = at.find(name, manyOf(hexAmong(hexes), MAX_HEXES), []);
      if (found.length > 0 && type !== 'base')
        refuseDocument(at.pathOf(name), 'bad-feature', 'Only a base has features of single hexes (L1).');
      return found.length > 0 ? [[name, found]] : [];
    }),
  );

const warehouseIn =
  (hexes: readonly Hex[]): Reader<Warehouse> =>
  (value, path) => {
    const at = fields(value, path, ['at', 'opens', 'wounds', 'markers']);
    const opens = at.get('opens', whole(1, MAX_WOUNDS));
    return {
      at: at.get('at', hexAmong(hexes)),
      opens,
      wounds: at.find('wounds', whole(0, opens - 1), 0),
      markers: at.get('markers', manyOf(oneOf(PRIZES), MAX_MARKERS)).sort(),
    };
  };

const prizesIn =
  (type: TerrainElement['type'], hexes: readonly Hex[]): Reader<readonly Warehouse[]> =>
  (value, path) => {
    if (type !== 'warehouse') refuseDocument(path, 'bad-feature', 'Only a warehouse holds prizes (R1).');
    const found = manyOf(warehouseIn(hexes), MAX_HEXES)(value, path);
    if (new Set(found.map(({ at }) => cellOf(at))).size < found.length) refuseDocument(path, 'hex-taken', 'A hex holds prizes once (R1).');
    return found.filter(({ markers }) => markers.length > 0);
  };

const readElement: Reader<TerrainElement> = (value, path) => {
  const at = fields(value, path, ELEMENT_FIELDS);
  const type = at.get('type', oneOf(TERRAIN_TYPES));
  const hexes = at.get('hexes', elementHexes);
  const features = at.find('features', manyOf(featureOf(type), TERRAIN_FEATURES.length), []);
  const prizes = at.find('prizes', prizesIn(type, hexes), []);
  return { type, features: [...new Set(features)].sort(), hexes, ...singleHexes(at, type, hexes), ...(prizes.length > 0 && { prizes }) };
};

/** L2: one element lies on another with all its hexes, or with none. */
const refuseHalfCovered = (elements: readonly TerrainElement[], path: string): void =>
  elements.forEach((element, index) => {
    for (const other of elements.slice(0, index)) {
      const shared = element.hexes.filter((hex) => includesHex(other.hexes, hex)).length;
      if (shared > 0 && shared < Math.min(element.hexes.length, other.hexes.length))
        refuseDocument(`${path}/${index}`, 'bad-terrain', 'An element lies on another one with all its hexes or not at all (L2).');
    }
  });

/** O11: a list of elements. */
export const readTerrain: Reader<readonly TerrainElement[]> = (value, path) => {
  const elements = manyOf(readElement, MAX_HEXES)(value, path);
  refuseHalfCovered(elements, path);
  return elements;
};

const readStrengths: Reader<EdgeStrengths> = (value, path) => {
  const at = fields(value, path, DIRECTIONS.map(String));
  return Object.fromEntries(
    DIRECTIONS.filter((edge) => at.has(String(edge))).map((edge) => [edge, at.get(String(edge), whole(1, MAX_STRENGTH))]),
  );
};

const readTurret: Reader<Turret> = (value, path) => {
  const at = fields(value, path, TURRET_FIELDS);
  const melee = at.find('melee', readStrengths, null);
  const ranged = at.find('ranged', readStrengths, null);
  return {
    at: at.get('at', groundHex),
    rot: at.get('rot', oneOf(DIRECTIONS)),
    initiative: at.get('initiative', manyOf(whole(0, MAX_STRENGTH), MAX_STRENGTH)),
    ...(melee && { melee }),
    ...(ranged && { ranged }),
    spares: [...new Set(at.find('spares', manyOf(whole(0, MAX_SEAT), MAX_SEAT + 1), []))].sort(),
  };
};

/** L17: turrets, whatever they stand on. */
export const readTurrets: Reader<readonly Turret[]> = (value, path) => {
  const turrets = manyOf(readTurret, MAX_HEXES)(value, path);
  if (new Set(turrets.map(({ at }) => cellOf(at))).size < turrets.length)
    refuseDocument(path, 'hex-taken', 'One turret stands on a hex (L17).');
  return turrets;
};

/** L17: the turrets on some terrain. */
export const turretsOn =
  (terrain: readonly TerrainElement[]): Reader<readonly Turret[]> =>
  (value, path) => {
    const turrets = readTurrets(value, path);
    const loose = turrets.findIndex((turret) => !standsOn(terrain, turret));
    if (loose >= 0) refuseDocument(`${path}/${loose}/at`, 'bad-terrain', 'A turret stands on a base or a bunker (L17).');
    return turrets;
  };

/** An element with the prizes that its hexes hold now; what lies on a warehouse holds none. */
export const formatElement = ({ prizes: _, ...element }: TerrainElement, warehouses: readonly Warehouse[]): TerrainElement => {
  const prizes = element.type === 'warehouse' ? warehouses.filter(({ at }) => includesHex(element.hexes, at)) : [];
  return prizes.length > 0 ? { ...element, prizes } : element;
};

/** O11: terrain and turrets from a document of their own: a list of elements, or an object with both. */
export const parseGround = (
  json: unknown,
): Result<{ readonly terrain: readonly TerrainElement[]; readonly turrets: readonly Turret[] }, NotationError> =>
  reading(() => {
    if (Array.isArray(json)) return { terrain: readTerrain(json, ''), turrets: [] };
    const at = fields(json, '', ['terrain', 'turrets']);
    const terrain = at.get('terrain', readTerrain);
    return { terrain, turrets: at.find('turrets', turretsOn(terrain), []) };
  });
