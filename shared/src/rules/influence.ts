import { TILES } from '../content/catalog.js';
import type { CompiledUnit, Facing } from '../content/compile.js';
import { BOARDS, type Board } from '../hex/boards.js';
import { OFF_BOARD, type Cell } from '../hex/cells.js';
import type { Player, Seat, Table, Unit } from '../model/state.js';
import { EFFECT_RULES } from './abilities/index.js';
import { findNetted } from './abilities/net.js';
import { findScoped } from './abilities/scope.js';
import { relationsOf, seatBit, type Relations, type SeatSet } from './sides.js';

/** The facts about a table that the position of units depends on. */
export interface Position extends Pick<Table, 'options' | 'board'> {
  readonly players: readonly Pick<Player, 'army'>[];
}

/**
 * Everything units do to each other without acting: nets, modules and HQ bonuses (N, C). Worked out afresh from the
 * position alone (T6). Arrays are by cell; for cells without a unit they hold the neutral value.
 */
export interface Influence {
  readonly board: Board;
  readonly units: readonly (Unit | null)[];
  readonly relations: Relations;
  /** The cells with units on them, in no order that matters. */
  readonly occupied: readonly Cell[];
  /** Only for occupied cells. */
  readonly tiles: readonly CompiledUnit[];
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
  readonly transport: boolean[];
  /** M6: the players a Recon Center serves. */
  recon: SeatSet;
  /** P5: the players who may turn a unit. */
  turners: SeatSet;
  /** C5: for a scoped module the Scopers' owners. */
  readonly scoped: readonly SeatSet[];
}

export const facingOf = (tile: CompiledUnit, unit: Unit): Facing => tile.facings[unit.rot]!;

/** Works the influence of all units on each other out (T6). */
export const influenceOf = (position: Position): Influence => {
  const { board: units } = position;
  const board = BOARDS[position.options.board];
  const relations = relationsOf(position);
  const occupied: Cell[] = [];
  const tiles: CompiledUnit[] = [];
  for (let cell = 0; cell < units.length; cell++) {
    const unit = units[cell];
    if (!unit) continue;
    occupied.push(cell);
    tiles[cell] = TILES[unit.tile] as CompiledUnit;
  }
  const none = units.length;
  const found = { board, units, relations, occupied, tiles };
  const netted = findNetted(found);
  const influence: Influence = {
    ...found,
    netted,
    initiative: new Array<number>(none).fill(0),
    melee: new Array<number>(none).fill(0),
    ranged: new Array<number>(none).fill(0),
    medics: new Array<undefined>(none).fill(undefined),
    extras: new Array<undefined>(none).fill(undefined),
    convert: new Array<undefined>(none).fill(undefined),
    transport: new Array<boolean>(none).fill(false),
    recon: 0,
    turners: 0,
    scoped: findScoped(found, netted),
  };
  for (const cell of occupied) {
    const tile = tiles[cell]!;
    if (tile.effects.length > 0 && !netted[cell]) connect(influence, cell, tile, units[cell]!);
  }
  return influence;
};

/** C1: gives what an active module or HQ has to the units it is connected to. */
const connect = (influence: Influence, from: Cell, tile: CompiledUnit, unit: Unit): void => {
  const served = servedBy(influence, from, tile, unit);
  for (const effect of tile.effects) EFFECT_RULES[effect.kind].toArmy?.(influence, served);
  const facing = facingOf(tile, unit);
  for (const direction of facing.connects) {
    const ray = influence.board.ray[from * 6 + direction]!;
    const reach = facing.longDistance.includes(direction) ? 2 : 1;
    for (let i = 0; i < reach && i < ray.length; i++) {
      const to = ray[i]!;
      const other = influence.units[to];
      if (!other || !(served & seatBit(other.owner))) continue;
      for (const effect of tile.effects) EFFECT_RULES[effect.kind].toUnit?.(influence, from, to, effect.amount);
    }
  }
};

/** Whose units a module works on: its side's, or its enemies' for a harmful one; a scoped one changes sides (C5). */
const servedBy = ({ relations, scoped }: Influence, from: Cell, tile: CompiledUnit, unit: Unit): SeatSet => {
  const wanted = tile.affects === 'enemy' ? relations.enemies : relations.friends;
  const scopers = scoped[from]!;
  if (!scopers) return wanted[unit.owner + 1]!;
  let served = 0;
  for (let seat = 0; seat < relations.friends.length - 1; seat++) if (scopers & seatBit(seat)) served |= wanted[seat + 1]!;
  return served;
};

/** The seat in a set that has the lowest number. */
export const firstSeat = (set: SeatSet): Seat => 31 - Math.clz32(set & -set) - 1;

/** The unit next to a cell in a direction, or null. */
export const unitBeside = ({ board, units }: Pick<Influence, 'board' | 'units'>, cell: Cell, direction: number): Unit | null => {
  const at = board.neighbor[cell * 6 + direction]!;
  return at === OFF_BOARD ? null : units[at]!;
};
