import { type Cell, OFF_BOARD } from '../hex/cells.js';
import { SHOTGUN_WOUNDS } from '../model/limits.js';
import type { BattleState } from './BattleState.js';
import {
  ARMOR,
  ENTRIES,
  EXITS,
  FLAGS,
  GAUSS,
  HQ,
  MELEE,
  RANGED,
  ROCKET,
  ROCKET_STRENGTH,
  SHARPSHOOTER,
  SHOTGUN,
  SPECIAL,
  STRENGTHS,
  UNIVERSAL,
  VENOMOUS,
} from './faces.js';
import { AROUND, BESIDE, CELL_OF, DIRECTION_SETS, DIRECTION_TO, lowest, MOST_PLACES, nearest, OPPOSITE, PLACE_OF, RAY } from './places.js';

/** Deals the hits of one acting unit on the current board (U1, B4). It explodes and converts nothing, which are the default choices. */
export const attack = (state: BattleState, from: number): void => {
  const face = state.faces[from]!;
  const flags = FLAGS[face]!;
  const foes = state.foes[state.owners[from]!]!;
  const watched = flags & VENOMOUS ? -1 : state.watched;
  const targets = flags & HQ ? foes & ~state.hqs : foes; // U2
  for (let strength = 1; strength < STRENGTHS; strength++) {
    const melee = MELEE[face * STRENGTHS + strength]!;
    if (melee !== 0) meleeHits(state, from, BESIDE[from * DIRECTION_SETS + melee]! & targets, strength + state.melee[from]!, watched);
    const ranged = RANGED[face * STRENGTHS + strength]!;
    if (ranged !== 0) shots(state, from, face, ranged, targets, strength + state.ranged[from]!);
  }
  if (UNIVERSAL[face] !== 0) universalHits(state, from, UNIVERSAL[face]!, targets, watched);
  if (flags & SPECIAL) specialHits(state, from, face, targets);
};

const meleeHits = (state: BattleState, from: number, hit: number, wounds: number, watched: number): void => {
  state.hit |= hit;
  for (let left = hit; left !== 0; left &= left - 1) {
    const to = lowest(left);
    state.dealt[to]! += wounds;
    if ((watched >> to) & 1) {
      const direction = DIRECTION_TO[from * MOST_PLACES + to]!;
      state.note(to, from, state.owners[from]!, direction, direction, wounds);
    }
  }
};

/**
 * Deals one hit of an attack, less what armor takes off each of its ranged parts (U4). A sheltered unit takes wounds only from adjacent
 * hexes (L8).
 */
const hitAt = (state: BattleState, from: number, source: number, to: number, arrival: number, strength: number): void => {
  const wounds = strength - ((ARMOR[state.faces[to]!]! >> OPPOSITE[arrival]!) & 1);
  if (wounds <= 0 || ((state.thick >> to) & 1 && ((BESIDE[from * DIRECTION_SETS + AROUND]! >> to) & 1) === 0)) return;
  state.hit |= 1 << to;
  state.dealt[to]! += wounds;
  if ((state.watched >> to) & 1 || (state.venomous >> from) & 1) state.note(to, from, state.owners[from]!, source, arrival, wounds);
};

/** P13, L15: whether the owner picks what the ranged attacks of a unit hit. */
const picks = (state: BattleState, from: number, face: number): boolean =>
  (FLAGS[face]! & SHARPSHOOTER) !== 0 || ((state.watchtowers >> from) & 1) !== 0;

/** U1: a shot through each of some edges. */
const shots = (state: BattleState, from: number, face: number, directions: number, targets: number, strength: number): void => {
  if (picks(state, from, face)) return pickedShots(state, from, directions, targets, strength);
  const takers = state.redirectors === 0 ? 0 : takersFor(state, from);
  for (let left = directions; left !== 0; left &= left - 1) {
    const direction = lowest(left);
    const line = RAY[from * 6 + direction]!;
    if (line & takers) {
      redirectedHits(state, from, direction, targets, takers, strength, false);
      continue;
    }
    const met = line & targets;
    if (met !== 0) hitAt(state, from, direction, nearest(met, direction), direction, strength);
  }
};

const pickedShots = (state: BattleState, from: number, directions: number, targets: number, strength: number): void => {
  for (let left = directions; left !== 0; left &= left - 1) {
    const direction = lowest(left);
    const picked = pickedTarget(state, from, direction, targets);
    if (picked !== NOTHING) hitAt(state, from, direction, Math.floor(picked / 6), picked % 6, strength);
  }
};

/** U7: both parts on one unit are one attack. */
const universalHits = (state: BattleState, from: number, directions: number, targets: number, watched: number): void => {
  const face = state.faces[from]!;
  const melee = 1 + state.melee[from]!;
  const ranged = 1 + state.ranged[from]!;
  for (let left = directions; left !== 0; left &= left - 1) {
    const direction = lowest(left);
    const close = BESIDE[from * DIRECTION_SETS + (1 << direction)]! & targets;
    if (close === 0) shots(state, from, face, 1 << direction, targets, ranged);
    else {
      const next = lowest(close);
      const picked = picks(state, from, face) ? pickedTarget(state, from, direction, targets) : next * 6 + direction;
      const isOne = picked === next * 6 + direction;
      hitAt(state, from, direction, Math.floor(picked / 6), picked % 6, isOne ? ranged + melee : ranged);
      if (!isOne) meleeHits(state, from, close, melee, watched);
    }
  }
};

const specialHits = (state: BattleState, from: number, face: number, targets: number): void => {
  for (let left: number = GAUSS[face]!; left !== 0; left &= left - 1) gaussHits(state, from, lowest(left), targets);
  for (let left: number = SHOTGUN[face]!; left !== 0; left &= left - 1)
    shotgunHits(state, from, lowest(left), CELL_OF[from]!, lowest(left), 0, targets);
  for (let left: number = ROCKET[face]!; left !== 0; left &= left - 1)
    rocketHit(state, from, lowest(left), targets, ROCKET_STRENGTH[face]!);
};

/** U5 */
const gaussHits = (state: BattleState, from: number, direction: number, targets: number): void => {
  const takers = state.redirectors === 0 ? 0 : takersFor(state, from);
  const line = RAY[from * 6 + direction]!;
  if (line & takers) redirectedHits(state, from, direction, targets, takers, 1, true);
  else for (let met = line & targets; met !== 0; met &= met - 1) hitAt(state, from, direction, lowest(met), direction, 1);
};

/** P5: the active friendly units that redirect shots of a unit, from one side or the other. */
const takersFor = ({ redirectors, netted, friends, foes, owners }: BattleState, from: number): number =>
  redirectors & ~netted & friends[owners[from]!]! & ~foes[owners[from]!]!;

/** P5: the pieces of a shot's way that are being followed, at `place * 6 + direction`. */
const followed = new Uint8Array(MOST_PLACES * 6);

/** Stands for a target where there is none. */
const NOTHING = -1;

/**
 * P13: returns the target of a shot: the first by q and then r, and for one unit by the direction of arrival, which is the first key of that
 * decision.
 * @returns `place * 6 + direction of arrival`, or `NOTHING`.
 */
const pickedTarget = (state: BattleState, from: number, direction: number, targets: number): number => {
  const takers = state.redirectors === 0 ? 0 : takersFor(state, from);
  const line = RAY[from * 6 + direction]!;
  if ((line & takers) === 0) return line & targets ? lowest(line & targets) * 6 + direction : NOTHING;
  let best = Infinity;
  const follow = (start: number, heading: number): void => {
    const piece = start * 6 + heading;
    if (followed[piece] === 1) return;
    followed[piece] = 1;
    for (let met = RAY[piece]! & (targets | takers); met !== 0;) {
      const at = nearest(met, heading);
      met &= ~(1 << at);
      if ((targets >> at) & 1) best = Math.min(best, at * 6 + heading);
      else if ((ENTRIES[state.faces[at]!]! >> OPPOSITE[heading]!) & 1) {
        for (let exits: number = EXITS[state.faces[at]!]!; exits !== 0; exits &= exits - 1) follow(at, lowest(exits));
        break;
      }
    }
  };
  followed.fill(0);
  follow(from, direction);
  return best === Infinity ? NOTHING : best;
};

/** P5: follows a shot through redirecting units on all its paths; only the engine knows what a loop does. */
const redirectedHits = (
  state: BattleState,
  from: number,
  direction: number,
  targets: number,
  takers: number,
  strength: number,
  reachesAll: boolean,
): void => {
  const follow = (start: number, heading: number): void => {
    const piece = start * 6 + heading;
    if (followed[piece] === 1) return void (state.isRefused = true);
    followed[piece] = 1;
    for (let line = RAY[piece]! & (targets | takers); line !== 0;) {
      const at = nearest(line, heading);
      line &= ~(1 << at);
      if ((targets >> at) & 1) {
        hitAt(state, from, direction, at, heading, strength);
        if (!reachesAll) break;
      } else if ((ENTRIES[state.faces[at]!]! >> OPPOSITE[heading]!) & 1) {
        for (let exits: number = EXITS[state.faces[at]!]!; exits !== 0; exits &= exits - 1) follow(at, lowest(exits));
        break;
      }
    }
    followed[piece] = 0;
  };
  followed.fill(0);
  follow(from, direction);
};

/** L7 */
const isHigh = ({ ground }: BattleState, cell: Cell): boolean => ground?.landscape.is.high[cell] === true;

/** The cell beside another one, or `OFF_BOARD`: also one without a place. */
const nextCell = ({ places }: BattleState, cell: Cell, direction: number): Cell => places.board.neighbor[cell * 6 + direction]!;

/** Whether a set has the place of a cell. */
const hasCell = (set: number, cell: Cell): boolean => PLACE_OF[cell] !== OFF_BOARD && ((set >> PLACE_OF[cell]!) & 1) !== 0;

/** P15, P5: the first enemy on each branch of the line, up to three hexes flown. */
const shotgunHits = (
  state: BattleState,
  from: number,
  direction: number,
  start: Cell,
  heading: number,
  flown: number,
  targets: number,
): void => {
  const takers = state.redirectors === 0 ? 0 : takersFor(state, from);
  let at = start;
  for (let hexes = flown; hexes < SHOTGUN_WOUNDS; hexes++) {
    at = nextCell(state, at, heading);
    if (at === OFF_BOARD) return;
    if (hasCell(targets, at)) return hitAt(state, from, direction, PLACE_OF[at]!, heading, SHOTGUN_WOUNDS - hexes);
    const face = hasCell(takers, at) ? state.faces[PLACE_OF[at]!]! : NOTHING;
    if (face === NOTHING || ((ENTRIES[face]! >> OPPOSITE[heading]!) & 1) === 0) {
      if (isHigh(state, at)) return;
      continue;
    }
    for (let exits: number = EXITS[face]!; exits !== 0; exits &= exits - 1)
      shotgunHits(state, from, direction, at, lowest(exits), hexes + 1, targets);
    return;
  }
};

/** P14: hexes that a rocket flies after the adjacent one. */
const ROCKET_STEPS = 2;

/**
 * P14: a rocket reaches the first unit and from the first direction that it can, by q and then r: the first key of that decision. From a
 * watchtower it passes over enemies (L15).
 */
const rocketHit = (state: BattleState, from: number, direction: number, targets: number, strength: number): void => {
  const passesOver = ((state.watchtowers >> from) & 1) !== 0;
  let best = Infinity;
  const fly = (start: Cell, heading: number, steps: number): void => {
    const to = nextCell(state, start, heading);
    if (to === OFF_BOARD) return;
    const isHit = hasCell(targets, to);
    if (isHit) best = Math.min(best, PLACE_OF[to]! * 6 + heading);
    if ((isHit && !passesOver) || steps === ROCKET_STEPS || isHigh(state, to)) return;
    for (let next = 0; next < 6; next++) fly(to, next, steps + 1);
  };
  fly(CELL_OF[from]!, direction, 0);
  if (best !== Infinity) hitAt(state, from, direction, Math.floor(best / 6), best % 6, strength);
};
