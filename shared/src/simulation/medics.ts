import { HEXES } from '../hex/cells.js';
import { DIRECTIONS } from '../hex/direction.js';
import { formatSource } from '../model/decisionKey.js';
import { MAX_POINTS } from '../model/limits.js';
import type { Seat } from '../model/state.js';
import { rescue } from '../rules/battle/medics.js';
import type { OpenHit, RescueProblem } from '../rules/battle/medicPairs.js';
import { defaultChoice } from '../rules/defaultChoice.js';
import { seatBit } from '../rules/sides.js';
import { firstSeat } from '../rules/influence.js';
import type { Arena } from './Arena.js';
import { TOUGHNESS } from './faces.js';
import { CELL_OF, lowest } from './places.js';

/** The wounds (HQs: toughness) that a unit has left. */
export const woundsLeft = (arena: Arena, place: number): number =>
  (arena.hqs >> place) & 1
    ? arena.hq[arena.owners[place]!]!
    : TOUGHNESS[arena.faces[place]!]! + arena.toughness[place]! - arena.wounds[place]!;

/**
 * Lets Medics help (D7) and takes the wounds of the hits that they cancel back.
 * @returns the Medics that die for it.
 */
export const saveUnits = (arena: Arena): number => {
  let helping = 0;
  for (let index = 0; index < arena.hits; index++) helping |= arena.medics[arena.hitTo[index]!]!;
  if (helping === 0) return 0;
  for (let left = helping; left !== 0; left &= left - 1) if (arena.medics[lowest(left)] !== 0) return saveByRules(arena);
  return saveInOrder(arena, helping);
};

const cancel = (arena: Arena, index: number): void => {
  arena.hitCanceled[index] = 1;
  arena.dealt[arena.hitTo[index]!]! -= arena.hitWounds[index]!;
};

/**
 * D7 where no Medic that helps has a Medic itself: none waits, and hits on Medics are settled first. Each pair of a Medic and a hit is then
 * the first key of its player as soon as it is the first of those with the same Medic or hit, so that every Medic, by q and then r, takes
 * the first hit that is left to it, no matter who decides.
 */
const saveInOrder = (arena: Arena, helping: number): number => {
  let spent = 0;
  for (let left = helping; left !== 0; left &= left - 1) {
    const medic = lowest(left);
    if (arena.dealt[medic]! >= woundsLeft(arena, medic)) continue; // D3
    const found = firstHitFor(arena, medic);
    if (found < 0) continue;
    cancel(arena, found);
    spent |= 1 << medic;
  }
  return spent;
};

/** The first open hit that a Medic may cancel, as decision keys are sorted: by unit, attacker and source; of one source the strongest. */
const firstHitFor = (arena: Arena, medic: number): number => {
  let found = -1;
  let best = Infinity;
  for (let index = 0; index < arena.hits; index++) {
    const to = arena.hitTo[index]!;
    if (((arena.medics[to]! >> medic) & 1) === 0 || arena.hitCanceled[index] === 1 || (arena.lost >> to) & 1) continue;
    const key = ((to * 32 + arena.hitFrom[index]!) * 8 + arena.hitSource[index]!) * 128 - arena.hitWounds[index]!;
    if (key >= best) continue;
    best = key;
    found = index;
  }
  return found;
};

/** Where a hit comes from, by cell and direction, as saves name it; explosions last. */
const SOURCES: readonly (readonly string[])[] = HEXES.map((from) => [
  ...DIRECTIONS.map((direction) => formatSource({ kind: 'attack', from, direction })),
  formatSource({ kind: 'explosion', from }),
]);
const VENOM = formatSource({ kind: 'venom' });

/** D7 in full, by the engine: where Medics have Medics. */
const saveByRules = (arena: Arena): number => {
  const result = rescue(problemOf(arena), defaultChoice);
  if (!result) throw new Error('a default choice is missing');
  let spent = 0;
  for (const cell of result.spent) spent |= 1 << CELL_OF.indexOf(cell);
  for (let index = 0; index < arena.hits; index++) if (result.canceled[index]) cancel(arena, index);
  return spent;
};

const cellsOf = (set: number): number[] => {
  const cells: number[] = [];
  for (let left = set; left !== 0; left &= left - 1) cells.push(CELL_OF[lowest(left)]!);
  return cells;
};

const problemOf = (arena: Arena): RescueProblem => {
  const placeOf = (cell: number): number => CELL_OF.indexOf(cell);
  return {
    hits: openHits(arena),
    medicsOf: (cell) => cellsOf(arena.medics[placeOf(cell)]!),
    toughness: (cell) => ((arena.lost >> placeOf(cell)) & 1 ? 0 : woundsLeft(arena, placeOf(cell))),
    owner: (cell) => arena.owners[placeOf(cell)]!,
    chooser: arena.starter,
    decider: (unit, medic) => deciderOf(arena, placeOf(unit), placeOf(medic)),
    pointsText: (canceled) => (arena.scoring ? pointsText(arena, canceled) : ''),
    isHurt: (cell) => !(arena.scoring && (arena.hqs >> placeOf(cell)) & 1),
  };
};

const openHits = (arena: Arena): OpenHit[] => {
  const open: OpenHit[] = [];
  for (let index = 0; index < arena.hits; index++) {
    const to = arena.hitTo[index]!;
    const from = arena.hitFrom[index]!;
    if (arena.medics[to] === 0 && ((arena.medicUnits >> to) & 1) === 0) continue;
    open.push({
      unit: CELL_OF[to]!,
      from: from < 0 ? -1 : CELL_OF[from]!,
      source: from < 0 ? VENOM : SOURCES[CELL_OF[from]!]![arena.hitSource[index]!]!,
      wounds: arena.hitWounds[index]!,
      savable: ((arena.lost >> to) & 1) === 0,
      index,
    });
  }
  return open;
};

/** D2, C5, P12 (h): as `medicDecider` of the rules. */
const deciderOf = (arena: Arena, unit: number, medic: number): Seat => {
  const owner = arena.owners[unit]!;
  const scopers = arena.scoped[medic]!;
  if (scopers === 0) return (arena.enemies[owner]! >> medic) & 1 ? arena.owners[medic]! : owner;
  if ((scopers >> owner) & 1) return owner;
  const seats = scopers << 1;
  return firstSeat(seats & arena.relations!.friends[owner + 1]! || seats);
};

const pointsText = (arena: Arena, canceled: readonly boolean[]): string => {
  const points: number[] = new Array<number>(arena.seats).fill(0);
  for (let index = 0; index < arena.hits; index++) if (!canceled[index]) addPoints(arena, index, points);
  return points.map((won, seat) => Math.max(0, Math.min(won, MAX_POINTS - arena.score[seat]!))).join();
};

/** G3, G6: adds the points of a hit to those that seats win. */
export const addPoints = (arena: Arena, index: number, points: number[] | Int16Array): void => {
  const to = arena.hitTo[index]!;
  const by = arena.hitBy[index]!;
  if (((arena.hqs >> to) & 1) === 0) return;
  if (arena.relations!.enemies[by + 1]! & seatBit(arena.owners[to]!)) points[by]! += arena.hitWounds[index]!;
};
