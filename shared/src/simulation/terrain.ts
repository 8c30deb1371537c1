import { OFF_BOARD } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import { NOBODY } from '../model/state.js';
import { NOXIOUS, WHIRLPOOL } from './BattleGround.js';
import type { BattleState } from './BattleState.js';
import { ARMOR } from './faces.js';
import { toughnessLeftAt } from './medics.js';
import { CELL_OF, lowest, OPPOSITE, PLACE_OF } from './places.js';
import { TERRAIN_SOURCE, TURRET_SOURCE } from './sources.js';

/** L21: deals what the ground does to units in phase 0. */
export const hitByTerrain = (state: BattleState): void => {
  const { features, defendedBy, landscape } = state.ground!;
  for (let left = state.hazards & state.units; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const cell = CELL_OF[place]!;
    const isHq = ((state.hqs >> place) & 1) !== 0;
    const under = TERRAIN_SOURCE + landscape.elementAt[cell]!;
    if (features[cell]! & NOXIOUS) elementHit(state, place, under, 1);
    else if (features[cell]! & WHIRLPOOL && !isHq) elementHit(state, place, under, toughnessLeftAt(state, place));
    if (!isHq) for (const base of defendedBy[cell]!) elementHit(state, place, TERRAIN_SOURCE + base, 1);
  }
};

/** A hit that no unit deals. */
const elementHit = (state: BattleState, place: number, source: number, wounds: number, arrival = 0): void => {
  if (wounds <= 0) return;
  state.hit |= 1 << place;
  state.dealt[place]! += wounds;
  if ((state.watched >> place) & 1) state.note(place, OFF_BOARD, NOBODY, source, arrival, wounds);
};

/** L17: fires the turrets that act in a phase. */
export const fireTurrets = (state: BattleState, value: number): void => {
  for (let index = 0; index < state.turrets.length; index++) {
    const turret = state.turrets[index]!;
    if (((turret.phases >> value) & 1) === 0) continue;
    const targets = state.units & ~state.unitsOf(turret.spares);
    for (const direction of DIRECTIONS) fireTurret(state, index, direction, targets);
  }
};

/** L17: melee and ranged on one unit are one attack (D1); units that it spares are shot over. */
const fireTurret = (state: BattleState, index: number, direction: number, targets: number): void => {
  const { at, melee, ranged } = state.turrets[index]!;
  const { ray } = state.places.board;
  const close = melee[direction]!;
  const far = ranged[direction]!;
  const line = ray[at * 6 + direction]!;
  for (let hexes = 0; hexes < line.length; hexes++) {
    const place = PLACE_OF[line[hexes]!]!;
    const isHit = place !== OFF_BOARD && ((targets >> place) & 1) !== 0;
    if (!isHit) continue;
    if (hexes > 0 && (state.thick >> place) & 1) return; // L8
    const armor = far > 0 ? (ARMOR[state.faces[place]!]! >> OPPOSITE[direction]!) & 1 : 0;
    return elementHit(state, place, TURRET_SOURCE + index, far - armor + (hexes === 0 ? close : 0), direction);
  }
};
