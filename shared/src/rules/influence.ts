import { compareCells } from '../hex/boards.js';
import { OFF_BOARD, type Cell } from '../hex/cells.js';
import { DIRECTIONS, opposite } from '../hex/direction.js';
import type { Seat } from '../model/state.js';
import { EFFECT_RULES } from './abilities/index.js';
import { findNetted } from './abilities/net.js';
import { findScoped } from './abilities/scope.js';
import { dropRemoved, fieldOf, type Field, type Position } from './field.js';
import { seatBit, type SeatSet } from './sides.js';

/**
 * Everything units do to each other without acting: nets, modules and HQ bonuses (N, C). Worked out from the position
 * alone (T6). Arrays are by cell; for cells without a unit they hold the neutral value.
 */
export interface Influence {
  readonly field: Field;
  /** N1 */
  netted: readonly boolean[];
  /** C5: for a scoped module the Scopers' owners. */
  scoped: readonly SeatSet[];
  /** Whose units a module or HQ works on; nobody's where it gives nothing or is netted (C1, N4). */
  readonly served: SeatSet[];
  readonly initiative: number[];
  readonly melee: number[];
  readonly ranged: number[];
  /** The Medics that serve a unit (D1). */
  readonly medics: (Cell[] | undefined)[];
  /** The sources of extra actions that reach a unit (I5). */
  readonly extras: (Cell[] | undefined)[];
  /** Who decides about a conversion at that unit (C4); undefined: no Quartermaster. */
  readonly convert: (Seat | undefined)[];
  /** M5 */
  readonly transport: (true | undefined)[];
  /** M6: the players a Recon Center serves. */
  recon: SeatSet;
}

/** Copied, never written: a copy of a list is the quickest way to a list of that length. */
const ZEROS = Array.from({ length: 37 }, () => 0);
const BLANKS = Array.from({ length: 37 }, () => undefined);

/** Works the influence of all units on each other out (T6). */
export const influenceOn = (field: Field): Influence => {
  const { size } = field.board;
  const netted = findNetted(field);
  const influence: Influence = {
    field,
    netted,
    scoped: findScoped(field, netted),
    served: ZEROS.slice(0, size),
    initiative: ZEROS.slice(0, size),
    melee: ZEROS.slice(0, size),
    ranged: ZEROS.slice(0, size),
    medics: BLANKS.slice(0, size),
    extras: BLANKS.slice(0, size),
    convert: BLANKS.slice(0, size),
    transport: BLANKS.slice(0, size),
    recon: 0,
  };
  giveAll(influence);
  return influence;
};

export const influenceOf = (position: Position): Influence => influenceOn(fieldOf(position));

/**
 * Brings an influence up to date when units have left the board. Of the others only those are worked out anew that can
 * be different now; the laws hold the result against `influenceOf`.
 * @returns the cells of these units.
 */
export const afterRemoval = (influence: Influence, removed: readonly Cell[]): readonly Cell[] => {
  const { field } = influence;
  dropRemoved(field, removed);
  const changed: Cell[] = [];
  let farReaching = false;
  for (const from of removed) {
    serveAnew(influence, from, 0, changed);
    farReaching ||= field.tiles[from]!.isFarReaching;
  }
  if (farReaching) lookAgain(influence, changed);
  for (const cell of changed) {
    clear(influence, cell);
    gather(influence, cell);
  }
  return changed;
};

/** Works out anew what is netted and scoped (N3, C5), and whom others serve for it. */
const lookAgain = (influence: Influence, changed: Cell[]): void => {
  const { field, scoped: before } = influence;
  influence.netted = findNetted(field);
  influence.scoped = findScoped(field, influence.netted);
  influence.recon = 0;
  for (const from of field.influential) {
    const served = servedBy(influence, from);
    if (served !== influence.served[from] || before[from] !== influence.scoped[from]) serveAnew(influence, from, served, changed);
    giveToArmy(influence, from);
  }
};

/** Lets a unit serve others than before, and adds the cells of units for which that makes a difference, each once. */
const serveAnew = (influence: Influence, from: Cell, served: SeatSet, cells: Cell[]): void => {
  const { board, owners, facings } = influence.field;
  const concerned = influence.served[from]! | served;
  influence.served[from] = served;
  if (concerned === 0) return;
  for (const { direction, reach } of facings[from]!.links) {
    let to = from;
    for (let hexes = 0; hexes < reach; hexes++) {
      to = board.neighbor[to * 6 + direction]!;
      if (to === OFF_BOARD) break;
      if (owners[to]! & concerned && !cells.includes(to)) cells.push(to);
    }
  }
};

/** C1: lets every active module and HQ give what it has to the units it is connected to. */
const giveAll = (influence: Influence): void => {
  for (const from of influence.field.influential) {
    const served = servedBy(influence, from);
    if (served === 0) continue;
    influence.served[from] = served;
    giveToArmy(influence, from);
    giveAround(influence, from);
  }
};

/** M6 */
const giveToArmy = (influence: Influence, from: Cell): void => {
  const tile = influence.field.tiles[from]!;
  if (tile.affects !== 'whole-army') return;
  for (const { index } of tile.effects) EFFECT_RULES[index]!.toArmy?.(influence, influence.served[from]!);
};

const giveAround = (influence: Influence, from: Cell): void => {
  const { board, owners, facings } = influence.field;
  const wanted = influence.served[from]!;
  const { links } = facings[from]!;
  for (const { direction, reach } of links) {
    let to = from;
    for (let hexes = 0; hexes < reach; hexes++) {
      to = board.neighbor[to * 6 + direction]!;
      if (to === OFF_BOARD) break;
      if (owners[to]! & wanted) give(influence, from, to);
    }
  }
};

/**
 * Whose units a module works on: its side's, or its enemies' for a harmful one; a scoped one changes sides (C5). Nobody's
 * if it is netted (N1) or has nothing to give.
 */
const servedBy = ({ field, netted, scoped }: Influence, from: Cell): SeatSet => {
  const { relations } = field;
  const { affects, effects } = field.tiles[from]!;
  if (netted[from] || effects.length === 0) return 0;
  const wanted = affects === 'enemy' ? relations.enemies : relations.friends;
  const scopers = scoped[from]!;
  if (!scopers) return wanted[field.units[from]!.owner + 1]!;
  let served = 0;
  for (let seat = 0; seat < wanted.length - 1; seat++) if (scopers & seatBit(seat)) served |= wanted[seat + 1]!;
  return served;
};

/** The same for one unit: what it gets from the active modules and HQs that are connected to it. */
const gather = (influence: Influence, to: Cell): void => {
  const { board, owners, facings, farthest } = influence.field;
  const { served } = influence;
  const owner = owners[to]!;
  for (const direction of DIRECTIONS) {
    let from = to;
    for (let hexes = 1; hexes <= farthest; hexes++) {
      from = board.neighbor[from * 6 + direction]!;
      if (from === OFF_BOARD) break;
      if (served[from]! & owner && facings[from]!.reach[opposite(direction)]! >= hexes) give(influence, from, to);
    }
  }
  sortByHex(influence.medics[to]);
  sortByHex(influence.extras[to]);
};

/** Puts sources in the order in which `giveAll` finds them: nothing an event shows tells what stood there before (T6). */
const sortByHex = (sources: Cell[] | undefined): void => {
  if (sources && sources.length > 1) sources.sort(compareCells);
};

const give = (influence: Influence, from: Cell, to: Cell): void => {
  for (const { index, amount } of influence.field.tiles[from]!.effects) EFFECT_RULES[index]!.toUnit?.(influence, from, to, amount);
};

const clear = (influence: Influence, cell: Cell): void => {
  influence.initiative[cell] = 0;
  influence.melee[cell] = 0;
  influence.ranged[cell] = 0;
  influence.medics[cell] = undefined;
  influence.extras[cell] = undefined;
  influence.convert[cell] = undefined;
  influence.transport[cell] = undefined;
};

/** The seat in a set that has the lowest number. */
export const firstSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & -set) - 1;
