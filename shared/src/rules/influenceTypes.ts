import type { Cell } from '../hex/cells.js';
import type { Seat } from '../model/seat.js';
import type { CompiledBoard } from './compiledBoard.js';
import type { SeatSet } from './sides.js';

/** What effects make of units, by cell. */
export interface EffectColumns {
  readonly initiative: number[];
  readonly melee: number[];
  readonly ranged: number[];
  /** P10, L14, R4: toughness beyond the printed one. */
  readonly toughness: number[];
  /** The Medics that serve a unit (D1). */
  readonly medics: (Cell[] | undefined)[];
  /** The sources of extra actions that reach a unit (I5). */
  readonly extras: (Cell[] | undefined)[];
  /** Who decides about a conversion at that unit (C4); undefined: no Quartermaster. */
  readonly convert: (Seat | undefined)[];
  /** The Transports that serve a unit (M5). */
  readonly transport: (Cell[] | undefined)[];
}

/**
 * Everything units do to each other without acting: nets, modules and HQ bonuses (N, C). Worked out from the position
 * alone (T6). Arrays are by cell; for cells without a unit they hold the neutral value.
 */
export interface Influence extends EffectColumns {
  readonly field: CompiledBoard;
  /** N1 */
  netted: readonly boolean[];
  /** C5: for a scoped module the Scopers' owners. */
  scoped: readonly SeatSet[];
  /** Whose units a module or HQ works on; nobody's where it gives nothing or is netted (C1, N4). */
  readonly beneficiaries: SeatSet[];
  /** M6: the players a Recon Center serves. */
  recon: SeatSet;
  /** P11 */
  motherlands: readonly Motherland[];
}

/** P11: what belongs to an active Neojungle HQ. */
export interface Motherland {
  readonly hq: Cell;
  /** Its hexes: of its units and of Roots. */
  readonly ground: ReadonlySet<Cell>;
  /** The units on them, the HQ included, by q and then r. */
  readonly members: readonly Cell[];
}

/** What one kind of effect writes into the influence. The order in which effects are given must not matter. */
export interface EffectRule {
  /** For each unit the module is connected to and serves. */
  readonly toUnit?: (influence: Influence, from: Cell, to: Cell, amount: number) => void;
  /** Once, for effects that reach a whole army. */
  readonly toArmy?: (influence: Influence, served: SeatSet) => void;
}
