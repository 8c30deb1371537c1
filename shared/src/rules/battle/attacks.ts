import type { Attack } from '../../content/compile.js';
import { type Cell, hexOf, OFF_BOARD } from '../../hex/cells.js';
import { type Direction, opposite } from '../../hex/direction.js';
import type { HitKind } from '../../model/attackKinds.js';
import { parseKey } from '../../model/decision.js';
import { ENDLESS, type Hit } from '../../model/event.js';
import { SHOTGUN_WOUNDS } from '../../model/limits.js';
import { type CompiledBoard, picksTargets } from '../compiledBoard.js';
import type { Influence } from '../influenceTypes.js';
import { isSheltered } from '../landscape.js';
import { impacts, isTarget, redirects, straightTarget } from './lines.js';
import { mayMiss, type PossibleTarget, rocketTargets, sharpshooterTargets } from './unitTargets.js';

/** What a unit has chosen to convert in this phase (C4). */
export interface Conversion {
  readonly direction: Direction;
  readonly to: 'melee' | 'ranged';
}

/** What a unit has chosen in this phase (B4 (2)), as decision keys; undefined: everything it could choose happens at once. */
export type ChosenKeys = readonly string[] | undefined;

/** The conversion a `convert` key stands for; null for any other. */
export const conversionOf = (key: string): Conversion | null => {
  const parsed = parseKey(key);
  return parsed.kind === 'convert' ? parsed : null;
};

/** The conversion among some keys. */
export const conversionAmong = (keys: ChosenKeys): Conversion | null => {
  for (const key of keys ?? []) {
    const conversion = conversionOf(key);
    if (conversion) return conversion;
  }
  return null;
};

/** All hits of one acting unit on the board as it stands (U1, B4). Hits that armor stops are left out. */
export const attackHits = (influence: Influence, cell: Cell, keys: ChosenKeys, hits: Hit[]): void => {
  const { attacks } = influence.field.facings[cell]!;
  const conversion = keys && keys.length > 0 ? conversionAmong(keys) : null;
  for (const attack of attacks) {
    const converted = conversion?.direction === attack.direction ? conversion.to : null;
    if (attack.gauss) gaussHits(influence, cell, attack.direction, hits);
    if (attack.melee > 0 || attack.ranged > 0) edgeHits(influence, cell, attack, converted, keys, hits);
    if (attack.shotgun) shotgunHits(influence, cell, attack.direction, hits);
    if (attack.rocket > 0) rocketHits(influence, cell, attack, keys, hits);
  }
};

/** C2, C4: one attack with bonuses and after a conversion. */
const edgeHits = (
  influence: Influence,
  cell: Cell,
  attack: Attack,
  converted: Conversion['to'] | null,
  keys: ChosenKeys,
  hits: Hit[],
): void => {
  const moreMelee = influence.melee[cell]!;
  const moreRanged = influence.ranged[cell]!;
  const melee = attack.melee > 0 ? attack.melee + moreMelee : 0;
  const ranged = attack.ranged > 0 ? attack.ranged + moreRanged : 0;
  const shots = attack.ranged > 0 ? 1 : 0;
  const isShot = converted === 'ranged' && melee > 0 ? true : shots > 0 && converted !== 'melee';
  if (isShot && picksTargets(influence.field, cell)) {
    if (converted === 'ranged') pickedHits(influence, cell, attack.direction, 0, ranged + melee + moreRanged, shots + 1, keys, hits);
    else pickedHits(influence, cell, attack.direction, melee, ranged, shots, keys, hits);
  } else if (converted === 'ranged' && melee > 0)
    dealHits(influence, cell, attack.direction, 0, ranged + melee + moreRanged, shots + 1, hits);
  else if (converted === 'melee' && ranged > 0) dealHits(influence, cell, attack.direction, melee + ranged + moreMelee, 0, 0, hits);
  else dealHits(influence, cell, attack.direction, melee, ranged, shots, hits);
};

/**
 * U1, U7: the melee and the ranged part of what a unit does through one edge; both on one unit are one attack (D1).
 * @param shots how many ranged parts `ranged` is the strength of: armor takes 1 off each (U4, C4).
 */
const dealHits = (
  influence: Influence,
  cell: Cell,
  direction: Direction,
  melee: number,
  ranged: number,
  shots: number,
  hits: Hit[],
): void => {
  const { field } = influence;
  const close = melee > 0 ? field.board.neighbor[cell * 6 + direction]! : OFF_BOARD;
  if (close !== OFF_BOARD && isTarget(field, cell, close)) {
    const wounds = melee + ranged - armorAgainst(field, close, direction) * shots;
    if (wounds > 0) pushHit(field, cell, direction, close, direction, shots > 0 ? 'ranged' : 'melee', wounds, hits);
    return;
  }
  if (shots === 0) return;
  if (field.redirecting) return redirectedHits(influence, cell, direction, ranged, shots, hits);
  const far = straightTarget(field, cell, direction);
  if (far === OFF_BOARD) return;
  const wounds = ranged - armorAgainst(field, far, direction) * shots;
  if (wounds > 0) pushHit(field, cell, direction, far, direction, 'ranged', wounds, hits);
};

/** Of the units an attack can be aimed at, the chosen one, or the only one; all where nothing is chosen yet. */
const chosenAmong = (targets: readonly PossibleTarget[], keys: ChosenKeys, mayMissAll: boolean): readonly PossibleTarget[] => {
  if (!keys || (targets.length === 1 && !mayMissAll)) return targets;
  return targets.filter(({ key }) => keys.includes(key));
};

/**
 * P13, L15: the ranged part hits what its owner has picked, the melee part the neighbor (U7); both on one unit are one attack (D1).
 * @param shots as for `dealHits`.
 */
const pickedHits = (
  influence: Influence,
  cell: Cell,
  direction: Direction,
  melee: number,
  ranged: number,
  shots: number,
  keys: ChosenKeys,
  hits: Hit[],
): void => {
  const { field } = influence;
  const next = melee > 0 ? field.board.neighbor[cell * 6 + direction]! : OFF_BOARD;
  const close = next !== OFF_BOARD && isTarget(field, cell, next) ? next : OFF_BOARD;
  const picked = chosenAmong(sharpshooterTargets(influence, cell, direction), keys, false);
  for (const { to, arrival, via } of picked) {
    const wounds = ranged + (to === close && arrival === direction ? melee : 0) - armorAgainst(field, to, arrival) * shots;
    if (wounds > 0) pushHit(field, cell, direction, to, arrival, 'ranged', wounds, hits, via);
  }
  if (close !== OFF_BOARD && !picked.some(({ to, arrival }) => to === close && arrival === direction))
    pushHit(field, cell, direction, close, direction, 'melee', melee, hits);
};

/** P14 */
const rocketHits = (influence: Influence, cell: Cell, { direction, rocket }: Attack, keys: ChosenKeys, hits: Hit[]): void => {
  const { field } = influence;
  const targets = chosenAmong(rocketTargets(influence, cell, direction), keys, mayMiss(influence, cell, direction));
  for (const { to, arrival, via } of targets) {
    const wounds = rocket - armorAgainst(field, to, arrival);
    if (wounds > 0) pushHit(field, cell, direction, to, arrival, 'rocket', wounds, hits, via);
  }
};

/** P15: on each branch of the line the first enemy unit; behind redirecting units the distance is what the shot has flown (P5). */
const shotgunHits = (influence: Influence, cell: Cell, direction: Direction, hits: Hit[]): void => {
  const { field } = influence;
  const fly = (from: Cell, heading: Direction, flown: number, via: readonly Cell[]): void => {
    let at = from;
    for (let hexes = flown; hexes < SHOTGUN_WOUNDS; hexes++) {
      at = field.board.neighbor[at * 6 + heading]!;
      if (at === OFF_BOARD) return;
      if (isTarget(field, cell, at)) {
        const wounds = SHOTGUN_WOUNDS - hexes - armorAgainst(field, at, heading);
        if (wounds > 0) pushHit(field, cell, direction, at, heading, 'shotgun', wounds, hits, via);
        return;
      }
      if (!redirects(influence, cell, at, heading)) {
        if (field.landscape?.is.high[at]) return; // L7
        continue;
      }
      for (const exit of field.facings[at]!.exits) fly(at, exit, hexes + 1, [...via, at]);
      return;
    }
  };
  fly(cell, direction, 0, STRAIGHT);
};

/** P5 */
const redirectedHits = (influence: Influence, cell: Cell, direction: Direction, ranged: number, shots: number, hits: Hit[]): void => {
  const { field } = influence;
  for (const landing of impacts(influence, cell, direction, 'first')) {
    const wounds = ranged - armorAgainst(field, landing.to, landing.direction) * shots;
    if (wounds > 0)
      pushHit(field, cell, direction, landing.to, landing.direction, 'ranged', landing.endless ? ENDLESS : wounds, hits, landing.via);
  }
};

/** U4: what armor takes off each ranged attack that comes in there. */
const armorAgainst = ({ facings, warehouses }: CompiledBoard, to: Cell, arrival: Direction): 0 | 1 => {
  if (warehouses.length > 0 && warehouses.includes(to)) return 0;
  return facings[to]!.armor[opposite(arrival)]! ? 1 : 0;
};

const pushHit = (
  { tiles, landscape, units }: CompiledBoard,
  from: Cell,
  direction: Direction,
  to: Cell,
  arrival: Direction,
  kind: HitKind,
  wounds: number,
  hits: Hit[],
  via: readonly Cell[] = STRAIGHT,
): void => {
  const tile = tiles[from]!;
  if (tile.isHq && units[to] && tiles[to]!.isHq) return; // U2
  if (landscape && isSheltered(landscape, hexOf(from), hexOf(to))) return; // L8
  const hit: Hit = { from: hexOf(from), direction, to: hexOf(to), arrival, kind: tile.singleAttack ? 'universal' : kind, wounds };
  hits.push(via === STRAIGHT ? hit : withVia(hit, via));
};

/** P5: the way of a hit that nothing has redirected. */
const STRAIGHT: readonly Cell[] = [];

const withVia = (hit: Hit, via: readonly Cell[]): Hit => (via.length > 0 ? { ...hit, via: via.map(hexOf) } : hit);

/** U5: every enemy unit on the line that has no armor there. */
const gaussHits = (influence: Influence, from: Cell, direction: Direction, hits: Hit[]): void => {
  const { field } = influence;
  if (field.redirecting) {
    for (const { to, direction: arrival, via, endless } of impacts(influence, from, direction, 'every'))
      gaussHit(field, from, direction, to, arrival, endless ? ENDLESS : 1, hits, via);
    return;
  }
  for (const at of field.board.ray[from * 6 + direction]!)
    if (isTarget(field, from, at)) gaussHit(field, from, direction, at, direction, 1, hits);
};

const gaussHit = (
  field: CompiledBoard,
  from: Cell,
  direction: Direction,
  to: Cell,
  arrival: Direction,
  wounds: number,
  hits: Hit[],
  via: readonly Cell[] = STRAIGHT,
): void => {
  if (armorAgainst(field, to, arrival) > 0 || isSheltered(field.landscape, hexOf(from), hexOf(to))) return;
  hits.push(withVia({ from: hexOf(from), direction, to: hexOf(to), arrival, kind: 'gauss', wounds }, via));
};
