import type { Seat } from '../model/seat.js';
import { defaultChoice } from '../rules/answers.js';
import type { OpenHit, RescueProblem } from '../rules/battle/medicPairs.js';
import { rescue } from '../rules/battle/medics.js';
import { firstSeat, seatBit, sidePoints } from '../rules/sides.js';
import type { BattleState } from './BattleState.js';
import { TOUGHNESS } from './faces.js';
import { CELL_OF, lowest, MOST_PLACES, PLACE_OF } from './places.js';
import { sourceRank, sourceText } from './sources.js';
import { isVenomous, venomMarkersLeft } from './venom.js';

/** The wounds that a unit, no HQ, has left. */
export const toughnessLeftAt = (state: BattleState, place: number): number =>
  TOUGHNESS[state.faces[place]!]! + state.toughness[place]! - state.wounds[place]!;

/** The wounds (HQs: toughness) that a unit has left in the place of the hit: 1 at most on rocky ground or in deep water (L12). */
export const woundsLeftAt = (state: BattleState, place: number): number => {
  if ((state.hqs >> place) & 1) return state.hq[state.owners[place]!]!;
  const left = toughnessLeftAt(state, place);
  return left > 1 && (state.brittle >> place) & 1 ? 1 : left;
};

/**
 * Lets Medics help (D7) and reverts the wounds of the hits that they cancel.
 * @returns the Medics that die for it.
 */
export const saveUnits = (state: BattleState): number => {
  let helping = 0;
  for (let index = 0; index < state.hits; index++) helping |= state.medics[state.hitTo[index]!]!;
  if (helping === 0) return 0;
  for (let left = helping; left !== 0; left &= left - 1) if (state.medics[lowest(left)] !== 0) return saveByRules(state);
  return saveInOrder(state, helping);
};

const cancel = (state: BattleState, index: number): void => {
  state.hitCanceled[index] = 1;
  state.dealt[state.hitTo[index]!]! -= state.hitWounds[index]!;
};

/**
 * D7 if no helping Medic has a Medic itself: none waits, and hits on Medics are settled first. Each pair of a Medic and a hit is then the
 * first key of its player as soon as it is the first of those with the same Medic or hit. So every Medic, by q and then r, takes the first
 * hit that is left to it, no matter who decides.
 */
const saveInOrder = (state: BattleState, helping: number): number => {
  let spent = 0;
  for (let left = helping; left !== 0; left &= left - 1) {
    const medic = lowest(left);
    if (state.dealt[medic]! >= woundsLeftAt(state, medic)) continue; // D3
    const found = firstHitFor(state, medic);
    if (found < 0) continue;
    cancel(state, found);
    spent |= 1 << medic;
  }
  return spent;
};

/** Returns the first open hit that a Medic may cancel, in the order of decision keys: by unit, attacker and source; of one source the strongest. */
const firstHitFor = (state: BattleState, medic: number): number => {
  let found = -1;
  let best = Infinity;
  for (let index = 0; index < state.hits; index++) {
    const to = state.hitTo[index]!;
    if (((state.medics[to]! >> medic) & 1) === 0 || state.hitCanceled[index] === 1 || isUnsavable(state, to)) continue;
    const key = (to * SOURCE_KEYS + sourceKey(state, index)) * 128 - state.hitWounds[index]!;
    if (key >= best) continue;
    best = key;
    found = index;
  }
  return found;
};

/** Numbers of this size hold where a hit comes from. */
const SOURCE_KEYS = 1 << 21;

/** Where a hit comes from as decision keys are sorted: by cell, what is no unit behind all others. */
const sourceKey = (state: BattleState, index: number): number => {
  const from = state.hitFrom[index]!;
  return (from < 0 ? MOST_PLACES : from) * (1 << 15) + sourceRank(state.hitSource[index]!);
};

/** D5, P2: what leaves whatever happens, and bombers. */
const isUnsavable = (state: BattleState, place: number): boolean => (((state.lost | state.bombers) >> place) & 1) !== 0;

/** D7 in full, by the engine: where Medics have Medics. */
const saveByRules = (state: BattleState): number => {
  const result = rescue(problemOf(state), defaultChoice);
  if (!result) throw new Error('a default choice is missing');
  let spent = 0;
  for (const cell of result.spent) spent |= 1 << PLACE_OF[cell]!;
  for (let index = 0; index < state.hits; index++) if (result.canceled[index]) cancel(state, index);
  return spent;
};

const cellsOf = (set: number): number[] => {
  const cells: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) cells.push(CELL_OF[lowest(left)]!);
  return cells;
};

const problemOf = (state: BattleState): RescueProblem => {
  const placeOf = (cell: number): number => PLACE_OF[cell]!;
  return {
    hits: openHits(state),
    medicsOf: (cell) => cellsOf(state.medics[placeOf(cell)]!),
    toughness: (cell) => ((state.lost >> placeOf(cell)) & 1 ? 0 : woundsLeftAt(state, placeOf(cell))),
    holder: (unit, medic) => holderOf(state, placeOf(unit), placeOf(medic)),
    chooser: state.starter,
    decider: (unit, medic) => deciderOf(state, placeOf(unit), placeOf(medic)),
    pointsText: (canceled) => (state.scoring ? pointsText(state, canceled) : ''),
    isForPoints: (cell) => state.scoring && ((state.hqs >> placeOf(cell)) & 1) !== 0,
    markers: (seat) => venomMarkersLeft(state, seat),
  };
};

const openHits = (state: BattleState): OpenHit[] => {
  const open: OpenHit[] = [];
  for (let index = 0; index < state.hits; index++) {
    const to = state.hitTo[index]!;
    const from = state.hitFrom[index]!;
    if (state.medics[to] === 0 && ((state.medicUnits >> to) & 1) === 0) continue;
    open.push({
      unit: CELL_OF[to]!,
      from: from < 0 ? -1 : CELL_OF[from]!,
      source: sourceText(from < 0 ? -1 : CELL_OF[from]!, state.hitSource[index]!),
      wounds: state.hitWounds[index]!,
      savable: !isUnsavable(state, to),
      venom: isVenomous(state, index) ? state.hitBy[index]! : null,
      index,
    });
  }
  return open;
};

/** D2, C5, P12 (h): as `medicDecider` of the rules. */
const deciderOf = (state: BattleState, unit: number, medic: number): Seat => {
  const owner = state.owners[unit]!;
  if (state.scoped[medic] !== 0) return scoperFor(state, unit, medic);
  return (state.enemies[owner]! >> medic) & 1 ? state.owners[medic]! : owner;
};

/** G2, C5: as `medicHolder` of the rules. */
const holderOf = (state: BattleState, unit: number, medic: number): Seat =>
  state.scoped[medic] === 0 ? state.owners[medic]! : scoperFor(state, unit, medic);

/** C5: of the owners of Scopers that have taken a module, the one who decides about it for a unit. */
const scoperFor = (state: BattleState, unit: number, medic: number): Seat => {
  const owner = state.owners[unit]!;
  const scopers = state.scoped[medic]!;
  if ((scopers >> owner) & 1) return owner;
  const seats = scopers << 1;
  return firstSeat(seats & state.relations!.friends[owner + 1]! || seats);
};

const pointsText = (state: BattleState, canceled: readonly boolean[]): string => {
  const points: number[] = new Array<number>(state.seats).fill(0);
  for (let index = 0; index < state.hits; index++) if (!canceled[index]) addPoints(state, index, points);
  return sidePoints(state.mode, state.score, points).join();
};

/** G3, G6: adds the points of a hit to those that seats win. */
export const addPoints = (state: BattleState, index: number, points: number[] | Int16Array): void => {
  const to = state.hitTo[index]!;
  const by = state.hitBy[index]!;
  if (by < 0 || ((state.hqs >> to) & 1) === 0) return;
  if (state.relations!.enemies[by + 1]! & seatBit(state.owners[to]!)) points[by]! += state.hitWounds[index]!;
};
