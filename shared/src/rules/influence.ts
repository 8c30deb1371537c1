import type { CompiledUnit } from '../content/compile.js';
import type { Cell } from '../hex/cells.js';
import type { Seat } from '../model/state.js';
import { EFFECT_RULES } from './abilities/index.js';
import { findNetted } from './abilities/net.js';
import { findScoped } from './abilities/scope.js';
import { fieldOf, type Field, type Position } from './field.js';
import { seatBit, type SeatSet } from './sides.js';

/**
 * Everything units do to each other without acting: nets, modules and HQ bonuses (N, C). Worked out afresh from the
 * position alone (T6). Arrays are by cell; for cells without a unit they hold the neutral value.
 */
export interface Influence {
  readonly field: Field;
  /** N1 */
  readonly netted: readonly boolean[];
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
  /** C5: for a scoped module the Scopers' owners. */
  readonly scoped: readonly SeatSet[];
}

/** Copied, never written: a copy of a list is the quickest way to a list of that length. */
const ZEROS = Array.from({ length: 37 }, () => 0);
const BLANKS = Array.from({ length: 37 }, () => undefined);

/** Works the influence of all units on each other out (T6). */
export const influenceOn = (field: Field): Influence => {
  const size = field.units.length;
  const netted = findNetted(field);
  const influence: Influence = {
    field,
    netted,
    initiative: ZEROS.slice(0, size),
    melee: ZEROS.slice(0, size),
    ranged: ZEROS.slice(0, size),
    medics: BLANKS.slice(0, size),
    extras: BLANKS.slice(0, size),
    convert: BLANKS.slice(0, size),
    transport: BLANKS.slice(0, size),
    recon: 0,
    scoped: findScoped(field, netted),
  };
  for (let i = 0; i < field.occupied.length; i++) {
    const cell = field.occupied[i]!;
    if (field.tiles[cell]!.effects.length > 0 && !netted[cell]) connect(influence, cell);
  }
  return influence;
};

/** Whether other units are different for this one standing on the board. */
export const givesInfluence = ({ hasNets, effects }: CompiledUnit): boolean => hasNets || effects.length > 0;

export const influenceOf = (position: Position): Influence => influenceOn(fieldOf(position));

/** C1: gives what an active module or HQ has to the units it is connected to. */
const connect = (influence: Influence, from: Cell): void => {
  const { field } = influence;
  const served = servedBy(influence, from);
  const { connects, longDistance } = field.facings[from]!;
  const { effects } = field.tiles[from]!;
  for (let e = 0; e < effects.length; e++) {
    const { index, amount } = effects[e]!;
    const { toArmy, toUnit } = EFFECT_RULES[index]!;
    if (toArmy) toArmy(influence, served);
    if (!toUnit) continue;
    for (let c = 0; c < connects.length; c++) {
      const direction = connects[c]!;
      const ray = field.board.ray[from * 6 + direction]!;
      const reach = longDistance.includes(direction) ? 2 : 1;
      for (let i = 0; i < reach && i < ray.length; i++) {
        const to = ray[i]!;
        const other = field.units[to];
        if (other && served & seatBit(other.owner)) toUnit(influence, from, to, amount);
      }
    }
  }
};

/** Whose units a module works on: its side's, or its enemies' for a harmful one; a scoped one changes sides (C5). */
const servedBy = ({ field, scoped }: Influence, from: Cell): SeatSet => {
  const { relations } = field;
  const wanted = field.tiles[from]!.affects === 'enemy' ? relations.enemies : relations.friends;
  const scopers = scoped[from]!;
  if (!scopers) return wanted[field.units[from]!.owner + 1]!;
  let served = 0;
  for (let seat = 0; seat < wanted.length - 1; seat++) if (scopers & seatBit(seat)) served |= wanted[seat + 1]!;
  return served;
};

/** The seat in a set that has the lowest number. */
export const firstSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & -set) - 1;
