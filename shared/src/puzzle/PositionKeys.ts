import { firstRotation } from '../content/catalog.js';
import type { Seat } from '../model/seat.js';
import type { Table, Unit } from '../model/state.js';
import type { Branch, PuzzleTurn } from './turn.js';

/** More than any unit has of wounds. */
const WOUNDS = 64;
const SEPARATOR = 0xffff;
/** Makes room for numbers below 0. */
const ZERO = 0x4000;

/** Makes short texts that are equal for equal positions. Each search has its own instance: it assigns numbers in order of appearance. */
export class PositionKeys {
  private readonly numbers = new Map<string | number, number>();
  private readonly tiles = new Map<string, number>();

  /** @param traces whether own units and the units to be destroyed matter for the goals. */
  constructor(
    private readonly solver: Seat,
    private readonly traces: boolean,
  ) {}

  /** Z4: what is the same for two solutions that are the same. */
  ofPosition({ branches }: PuzzleTurn): string {
    return joined(branches, ({ table }) => String.fromCharCode(...this.position(table)));
  }

  /** What the battle and the goals depend on. */
  ofBattle({ branches }: PuzzleTurn): string {
    return joined(branches, (branch) => String.fromCharCode(...this.position(branch.table), ...this.traced(branch)));
  }

  /** What the rest of the turn and the battle depend on. */
  ofTurn({ branches, used }: PuzzleTurn): string {
    const key = joined(branches, (branch) => {
      const { table } = branch;
      const question = table.decision ? JSON.stringify([table.decision, table.pending]) : '';
      return String.fromCharCode(...this.position(table), ...this.traced(branch), SEPARATOR, ...this.hidden(table)) + question;
    });
    return `${used.length} ${key}`;
  }

  private position(table: Table): number[] {
    const codes: number[] = [];
    for (const unit of table.board) codes.push(unit ? this.unit(unit) : 0);
    for (const { hq, score, out } of table.players) codes.push(ZERO + hq, ZERO + score, out ? 1 : 0);
    for (const { owner, tile, cell } of table.foundations) codes.push(SEPARATOR, owner, this.tile(tile), cell);
    for (const { rot } of table.turrets) codes.push(rot);
    for (const { at, wounds } of table.warehouses) codes.push(SEPARATOR, this.numberOf(at.join()), wounds);
    return codes;
  }

  private traced({ own, targets }: Branch): number[] {
    return this.traces ? [SEPARATOR, own, ...targets.map((cell) => (cell ?? -1) + 1)] : [];
  }

  /** The solver's hand and what has been used in the turn. */
  private hidden({ players, board, turn }: Table): number[] {
    const { hand, prizes } = players[this.solver]!;
    const codes = hand.map((tile) => this.tile(tile)).sort((a, b) => a - b);
    codes.push(SEPARATOR, turn.dismal ? 1 : 0, turn.uses);
    for (const prize of prizes) codes.push(this.numberOf(prize));
    board.forEach((unit, cell) => {
      if (unit && unit.used.length > 0) codes.push(SEPARATOR, cell, this.numberOf([...unit.used].sort().join()));
    });
    return codes;
  }

  private unit({ owner, tile, rot, wounds, venom, prizes }: Unit): number {
    const plain = ((this.tile(tile) * 6 + firstRotation(tile, rot)) * 8 + owner + 1) * WOUNDS + wounds;
    return this.numberOf(venom || prizes ? `${plain} ${venom?.join() ?? ''} ${prizes?.join() ?? ''}` : plain);
  }

  private tile(tile: string): number {
    return numberIn(this.tiles, tile);
  }

  private numberOf(value: string | number): number {
    return numberIn(this.numbers, value);
  }
}

/** The number of a value, from 1 in the order in which values are met. */
const numberIn = <T>(numbers: Map<T, number>, value: T): number => {
  let number = numbers.get(value);
  if (number === undefined) numbers.set(value, (number = numbers.size + 1));
  return number;
};

/** The keys of all branches, whatever their order. */
const joined = (branches: readonly Branch[], keyOf: (branch: Branch) => string): string =>
  branches.length === 1 ? keyOf(branches[0]!) : [...new Set(branches.map(keyOf))].sort().join('\n');
