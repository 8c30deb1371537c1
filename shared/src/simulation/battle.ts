import { MAX_POINTS } from '../model/limits.js';
import { reschedule, scheduleAll, spend } from './actions.js';
import { EXPLOSION, SEATS, VALUES, type Arena } from './Arena.js';
import { attack } from './attacks.js';
import { dropBonuses, updateBonuses } from './bonuses.js';
import { ENTRIES, TOUGHNESS } from './faces.js';
import { addPoints, saveUnits, woundsLeft } from './medics.js';
import { findNetted } from './nets.js';
import { AROUND, BESIDE, DIRECTION_SETS, DIRECTION_TO, lowest, OPPOSITE, PLACES } from './places.js';
import { markersDue, poisonUnits, venomHits } from './venom.js';

/** Fights the battle of an arena from the first to the last phase (B3–B8), with the answers of `defaultChoice`. */
export const fightOn = (arena: Arena): void => {
  arena.prepare();
  if (arena.throwers !== 0) arena.netted = findNetted(arena);
  updateBonuses(arena);
  if (arena.hasVenom) {
    beginStep(arena);
    venomHits(arena);
    finishStep(arena, VALUES); // P17
  }
  scheduleAll(arena);
  for (let value = VALUES - 1; value >= 0; value--) {
    const due = arena.schedule[value]! & arena.units;
    if (due === 0) continue;
    const acting = due & ~arena.netted;
    if (acting === 0) {
      spend(arena, due, value); // I3
      continue;
    }
    beginStep(arena);
    for (let left = acting; left !== 0; left &= left - 1) attack(arena, lowest(left));
    if (arena.traps !== 0) springTraps(arena);
    spend(arena, due, value);
    finishStep(arena, value);
  }
  leave(arena);
};

const beginStep = (arena: Arena): void => {
  arena.hit = 0;
  arena.lost = 0;
  arena.hits = 0;
  let watched = arena.medicUnits === 0 ? 0 : servedByMedics(arena) | arena.medicUnits;
  if (arena.scoring) watched |= arena.hqs;
  arena.watched = watched | (arena.traps & ~arena.netted);
};

const servedByMedics = (arena: Arena): number => {
  let served = 0;
  for (let left = arena.medicUnits; left !== 0; left &= left - 1) served |= arena.served[lowest(left)]!;
  return served;
};

/** P5: lets active Traps explode that are hit through the marked edge, and whatever their explosions hit in turn. */
const springTraps = (arena: Arena): void => {
  for (let index = 0; index < arena.hits; index++) {
    const trap = arena.hitTo[index]!;
    if ((((arena.traps & ~arena.netted & ~arena.lost) >> trap) & 1) === 0) continue;
    if (((ENTRIES[arena.faces[trap]!]! >> OPPOSITE[arena.hitArrival[index]!]!) & 1) === 0) continue;
    arena.lost |= 1 << trap;
    const around = BESIDE[trap * DIRECTION_SETS + AROUND]! & arena.units;
    arena.hit |= around;
    for (let left = around; left !== 0; left &= left - 1) {
      const to = lowest(left);
      arena.dealt[to]!++;
      if ((arena.watched >> to) & 1) arena.note(to, trap, arena.owners[trap]!, EXPLOSION, DIRECTION_TO[trap * PLACES + to]!, 1);
    }
  }
};

/** B4 (4)–(6): Medics, wounds, markers and what leaves the board; then works out what that changes. */
const finishStep = (arena: Arena, value: number): void => {
  const { dealt, hit } = arena;
  const lost = arena.hits === 0 ? arena.lost : arena.lost | saveUnits(arena);
  if (arena.scoring) score(arena);
  let removed = 0;
  let wounded = 0;
  for (let left = hit | lost; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const total = dealt[place]!;
    const isLost = (lost >> place) & 1;
    if (total === 0 && !isLost) continue;
    dealt[place] = 0;
    if ((arena.hqs >> place) & 1) {
      if (arena.scoring) continue;
      const seat = arena.owners[place]!;
      if (total >= arena.hq[seat]!) removed |= 1 << place;
      arena.hq[seat]! -= Math.min(total, arena.hq[seat]!);
    } else {
      if (total >= woundsLeft(arena, place) || isLost) removed |= 1 << place;
      arena.wounds[place]! += total;
      wounded |= total;
    }
  }
  const due = arena.venomous === 0 ? 0 : markersDue(arena, removed);
  if (removed !== 0) takeAway(arena, removed, value);
  if (arena.fortified && (removed | wounded) !== 0) settle(arena, value);
  if (due > 0) poisonUnits(arena, due);
};

/** G3, G6 */
const score = (arena: Arena): void => {
  points.fill(0);
  for (let index = 0; index < arena.hits; index++) if (arena.hitCanceled[index] === 0) addPoints(arena, index, points);
  for (let seat = 0; seat < arena.seats; seat++)
    arena.score[seat]! += Math.max(0, Math.min(points[seat]!, MAX_POINTS - arena.score[seat]!));
};

const points = new Int16Array(SEATS);

/** Takes units off the board and works out what that changes for the others (T6). */
const takeAway = (arena: Arena, removed: number, value: number): void => {
  const { netted } = arena;
  const isFarReaching = (removed & arena.scopers) !== 0 || arena.spies !== 0 || arena.motherlands !== 0;
  arena.remove(removed);
  if (removed & arena.throwers) {
    arena.throwers &= arena.units;
    arena.netted = findNetted(arena);
  }
  const changed =
    isFarReaching || arena.netted !== netted ? updateBonuses(arena) : removed & arena.givers ? dropBonuses(arena, removed) : 0;
  if (changed !== 0 && value < VALUES) reschedule(arena, changed & arena.units, value - 1);
};

/** Works everything out that wounds can change where an HQ makes units tougher (P10). */
const refresh = (arena: Arena, value: number): void => {
  if (arena.throwers !== 0) arena.netted = findNetted(arena);
  const changed = updateBonuses(arena);
  if (value < VALUES) reschedule(arena, changed & arena.units, value - 1);
};

/** P10 (b), (d), (g): removes units that have lost the toughness of an HQ, until none has. */
const settle = (arena: Arena, value: number): void => {
  while (fallingUnits(arena, 0) !== 0) {
    refresh(arena, value);
    const falling = fallingUnits(arena, -1);
    if (falling === 0) return;
    takeAway(arena, falling, value);
  }
};

/** T6: the units whose wounds reach their toughness, with what HQs give them or (0) without. */
const fallingUnits = (arena: Arena, counted: -1 | 0): number => {
  let falling = 0;
  for (let left = arena.units & ~arena.hqs; left !== 0; left &= left - 1) {
    const place = lowest(left);
    if (arena.wounds[place]! >= TOUGHNESS[arena.faces[place]!]! + (arena.toughness[place]! & counted)) falling |= 1 << place;
  }
  return falling;
};

/** G1: at the end of the battle the other units of players leave whose HQ has fallen. */
const leave = (arena: Arena): void => {
  if (arena.mode !== 'deathmatch') return;
  for (let seat = 0; seat < arena.seats; seat++) {
    if (arena.out[seat] !== 0 || arena.hq[seat]! > 0) continue;
    arena.out[seat] = 1;
    arena.remove(arena.own[seat]!);
  }
};
