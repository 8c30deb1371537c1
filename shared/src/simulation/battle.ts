import type { Seat } from '../model/seat.js';
import { NOBODY } from '../model/state.js';
import { countPoints } from '../rules/sides.js';
import { rescheduleUnits, scheduleAll, spendActions } from './actions.js';
import { attack } from './attacks.js';
import { type BattleState, SEATS, VALUES } from './BattleState.js';
import { dropBonuses, updateBonuses } from './bonuses.js';
import { ENTRIES, TOUGHNESS } from './faces.js';
import { addPoints, saveUnits, woundsLeftAt } from './medics.js';
import { nettedUnits } from './nets.js';
import { AROUND, BESIDE, DIRECTION_SETS, DIRECTION_TO, lowest, MOST_PLACES, OPPOSITE, usePlaces } from './places.js';
import { EXPLOSION, isTerrain } from './sources.js';
import { fireTurrets, hitByTerrain } from './terrain.js';
import { markersDue, poisonUnits, venomHits } from './venom.js';

/**
 * Fights the battle of a state from the first to the last phase (B3–B8), with the answers of `defaultChoice`.
 * @returns false if only the engine can fight it.
 */
export const simulateBattle = (state: BattleState): boolean => {
  usePlaces(state.places);
  state.prepare();
  if (state.throwers !== 0) state.netted = nettedUnits(state);
  updateBonuses(state);
  if (state.hasVenom) {
    beginStep(state);
    venomHits(state);
    finishStep(state, VALUES); // P17
  }
  scheduleAll(state);
  const phases = state.hazards === 0 ? state.turretPhases : state.turretPhases | 1;
  for (let value = VALUES - 1; value >= 0; value--) {
    const due = state.schedule[value]! & state.units;
    const isTerrains = ((phases >> value) & 1) !== 0;
    if (due === 0 && !isTerrains) continue;
    const acting = due & ~state.netted;
    if (acting === 0 && !isTerrains) {
      spendActions(state, due, value); // I3
      continue;
    }
    beginStep(state);
    for (let left = acting; left !== 0; left &= left - 1) attack(state, lowest(left));
    if (state.warehouses & state.hit) woundWarehouses(state);
    if (isTerrains) letTerrainAct(state, value);
    if ((state.traps | state.bombers) !== 0) explodeUnits(state);
    spendActions(state, due, value);
    finishStep(state, value);
  }
  leave(state);
  return !state.isRefused;
};

/** L17, L21 */
const letTerrainAct = (state: BattleState, value: number): void => {
  if ((state.turretPhases >> value) & 1) fireTurrets(state, value);
  if (value === 0 && state.hazards !== 0) hitByTerrain(state);
};

const beginStep = (state: BattleState): void => {
  state.hit = 0;
  state.lost = 0;
  state.hits = 0;
  let watched = state.medicUnits === 0 ? 0 : servedByMedics(state) | state.medicUnits;
  if (state.scoring) watched |= state.hqs;
  state.watched = watched | ((state.traps | state.bombers) & ~state.netted) | state.warehouses;
};

const servedByMedics = (state: BattleState): number => {
  let served = 0;
  for (let left = state.medicUnits; left !== 0; left &= left - 1) served |= state.served[lowest(left)]!;
  return served;
};

/** R1, R2: removes the hits on hexes with prizes from a step. Opened ones are not attacked any more. */
const woundWarehouses = (state: BattleState): void => {
  for (let index = 0; index < state.hits; index++) if ((state.warehouses >> state.hitTo[index]!) & 1) state.hitCanceled[index] = 1;
  for (let left = state.hit & state.warehouses; left !== 0; left &= left - 1) {
    const place = lowest(left);
    state.wounds[place]! += state.dealt[place]!;
    state.dealt[place] = 0;
    if (state.wounds[place]! < state.opens[place]!) continue;
    state.wonBy[place] = winnerOf(state, place);
    state.warehouses &= ~(1 << place);
    state.remove(1 << place);
  }
};

/** R2: who alone has hit a hex, or `NOBODY`. */
const winnerOf = (state: BattleState, place: number): Seat => {
  let seats = 0;
  for (let index = 0; index < state.hits; index++) if (state.hitTo[index] === place) seats |= 1 << state.hitBy[index]!;
  return (seats & (seats - 1)) === 0 ? lowest(seats) : NOBODY;
};

/** P2, P5: explodes active Traps hit through the marked edge, bombers that are hit, and whatever their explosions hit in turn. */
const explodeUnits = (state: BattleState): void => {
  for (let index = 0; index < state.hits; index++) {
    const unit = state.hitTo[index]!;
    if (((((state.traps | state.bombers) & ~state.netted & ~state.lost) >> unit) & 1) === 0) continue;
    if ((state.traps >> unit) & 1 && !isSprung(state, unit, index)) continue;
    state.lost |= 1 << unit;
    const around = BESIDE[unit * DIRECTION_SETS + AROUND]! & state.units & ~sparedBy(state, unit);
    state.hit |= around;
    for (let left = around; left !== 0; left &= left - 1) {
      const to = lowest(left);
      state.dealt[to]!++;
      if ((state.watched >> to) & 1) state.note(to, unit, state.owners[unit]!, EXPLOSION, DIRECTION_TO[unit * MOST_PLACES + to]!, 1);
    }
  }
};

/** P5: terrain comes through no edge. */
const isSprung = (state: BattleState, trap: number, hit: number): boolean =>
  !isTerrain(state.hitSource[hit]!) && ((ENTRIES[state.faces[trap]!]! >> OPPOSITE[state.hitArrival[hit]!]!) & 1) !== 0;

/** P2: nobody's bomber spares HQs; P3: a mercenary one its own side. Traps spare no one. */
const sparedBy = (state: BattleState, unit: number): number => {
  if (((state.bombers >> unit) & 1) === 0) return 0;
  return (state.neutral >> unit) & 1 ? state.hqs : ~state.enemies[state.owners[unit]!]!;
};

/** B4 (4)–(6): applies Medics, wounds, markers and removals; then recomputes what they change. */
const finishStep = (state: BattleState, value: number): void => {
  const { dealt, hit } = state;
  const lost = state.hits === 0 ? state.lost : state.lost | saveUnits(state);
  if (state.scoring) score(state);
  let removed = 0;
  let wounded = 0;
  for (let left = hit | lost; left !== 0; left &= left - 1) {
    const place = lowest(left);
    const total = dealt[place]!;
    const isLost = (lost >> place) & 1;
    if (total === 0 && !isLost) continue;
    dealt[place] = 0;
    if ((state.hqs >> place) & 1) {
      if (state.scoring) continue;
      const seat = state.owners[place]!;
      if (total >= state.hq[seat]!) removed |= 1 << place;
      state.hq[seat]! -= Math.min(total, state.hq[seat]!);
    } else {
      if (total >= woundsLeftAt(state, place) || isLost) removed |= 1 << place;
      state.wounds[place]! += total;
      wounded |= total;
    }
  }
  const due = state.venomous === 0 ? 0 : markersDue(state, removed);
  if (removed !== 0) takeAway(state, removed, value);
  if (state.fortified && (removed | wounded) !== 0) settle(state, value);
  if (due > 0) poisonUnits(state, due);
};

/** G3, G6 */
const score = (state: BattleState): void => {
  points.fill(0);
  for (let index = 0; index < state.hits; index++) if (state.hitCanceled[index] === 0) addPoints(state, index, points);
  countPoints(state.mode, state.score, points).forEach((counted, seat) => (state.score[seat]! += counted));
};

const points = new Int16Array(SEATS);

/** Takes units off the board and works out what that changes for the others (T6). */
const takeAway = (state: BattleState, removed: number, value: number): void => {
  const { netted } = state;
  const isFarReaching = (removed & state.scopers) !== 0 || state.spies !== 0 || state.motherlands !== 0;
  state.remove(removed);
  if (removed & state.throwers) {
    state.throwers &= state.units;
    state.netted = nettedUnits(state);
  }
  const changed =
    isFarReaching || state.netted !== netted ? updateBonuses(state) : removed & state.givers ? dropBonuses(state, removed) : 0;
  if (changed !== 0 && value < VALUES) rescheduleUnits(state, changed & state.units, value - 1);
};

/** Works everything out that wounds can change where an HQ makes units tougher (P10). */
const refresh = (state: BattleState, value: number): void => {
  if (state.throwers !== 0) state.netted = nettedUnits(state);
  const changed = updateBonuses(state);
  if (value < VALUES) rescheduleUnits(state, changed & state.units, value - 1);
};

/** P10 (b), (d), (g): removes units that have lost the toughness of an HQ, until none has. */
const settle = (state: BattleState, value: number): void => {
  while (fallingUnits(state, 0) !== 0) {
    refresh(state, value);
    const falling = fallingUnits(state, -1);
    if (falling === 0) return;
    takeAway(state, falling, value);
  }
};

/** T6: the units whose wounds reach their toughness, with what HQs give them or (0) without. */
const fallingUnits = (state: BattleState, counted: -1 | 0): number => {
  let falling = 0;
  for (let left = state.units & ~state.hqs; left !== 0; left &= left - 1) {
    const place = lowest(left);
    if (state.wounds[place]! >= TOUGHNESS[state.faces[place]!]! + (state.toughness[place]! & counted)) falling |= 1 << place;
  }
  return falling;
};

/** G1: at the end of the battle the other units of players leave whose HQ has fallen. */
const leave = (state: BattleState): void => {
  if (state.mode !== 'deathmatch') return;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.out[seat] !== 0 || state.hq[seat]! > 0) continue;
    state.out[seat] = 1;
    state.remove(state.own[seat]!);
  }
};
