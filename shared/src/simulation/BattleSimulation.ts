import { BOARDS } from '../hex/boards.js';
import { cellOf } from '../hex/cells.js';
import type { Seat } from '../model/seat.js';
import { type Player, type Table, type Unit } from '../model/state.js';
import type { Warehouse } from '../model/terrain.js';
import { fightByDefault } from '../rules/battle/fightBattle.js';
import { simulateBattle } from './battle.js';
import { BattleState, SEATS } from './BattleState.js';
import { type BoardPlaces, CELL_OF, lowest, MOST_PLACES } from './places.js';

/** Stands for the wounds of a unit where there is none. */
export const NO_UNIT = -1;

/** What a battle leaves behind. It belongs to the simulation, which writes the next battle into it. */
export interface BattleResult {
  /** By cell: the wounds of the unit that stands there, or `NO_UNIT`. */
  readonly wounds: Int16Array;
  /** By seat: what is left of the HQ's toughness (U2), points (G3, G6), and 1 for a player who is out (G1). */
  readonly hq: Int16Array;
  readonly score: Int16Array;
  readonly out: Uint8Array;
}

/**
 * Fights battles like `fightByDefault`, several times as fast and with the same result: one instance for any number of tables, one after
 * the other. It leaves to the engine
 * - boards of more than 32 hexes with a unit, prizes or Roots on more than 32,
 * - positions in which a player's resignation takes effect after the battle (E5), or a player has two HQs: no match has these,
 * - battles in which a shot runs in circles (P5), a unit spends more than 8 extra actions, or a step has more than 512 hits that matter to
 * Medics, points, explosions or venom: these are detected when they happen.
 */
export class BattleSimulation {
  readonly #state = new BattleState();
  /** What the state was filled from, or the engine's table after its battle. */
  #table: Table | null = null;
  #byEngine = false;
  /** What stood there before the last battle that was fought again. */
  readonly #before = new Standing();
  readonly #result = {
    wounds: new Int16Array(BOARDS.expanded.size),
    hq: new Int16Array(SEATS),
    score: new Int16Array(SEATS),
    out: new Uint8Array(SEATS),
  };

  /** Whether the last battle was fought by the engine. */
  get byEngine(): boolean {
    return this.#byEngine;
  }

  /** Fights a battle on a table, whose units stay as they are; the result holds until the next battle. */
  fight(table: Table, starter: Seat): BattleResult {
    this.#table = table;
    if (!this.#state.load(table) || !this.#simulate(starter)) this.#leaveToEngine(table, starter);
    return this.#result;
  }

  /** Fights another battle on what the last one has left. */
  fightAgain(starter: Seat): BattleResult {
    if (this.#byEngine) return this.fight(this.tableAfter(), starter);
    this.#before.keep(this.#state);
    if (!this.#simulate(starter)) this.#leaveToEngine(tableOf(this.#table!, this.#before), starter);
    return this.#result;
  }

  /** The table after the last battle: board, toughness of HQs, points, prizes and who is out, for the engine or for another battle. */
  tableAfter(): Table {
    const table = this.#table;
    if (!table) throw new Error('no battle has been fought');
    return this.#byEngine ? table : tableOf(table, new Standing().keep(this.#state));
  }

  /** Returns whether the battle could be simulated. */
  #simulate(starter: Seat): boolean {
    const state = this.#state;
    state.starter = starter;
    if (!simulateBattle(state)) return false;
    this.#byEngine = false;
    const { wounds, hq, score, out } = this.#result;
    wounds.fill(NO_UNIT);
    for (let left = state.units; left !== 0; left &= left - 1) wounds[CELL_OF[lowest(left)]!] = state.wounds[lowest(left)]!;
    for (let seat = 0; seat < SEATS; seat++) {
      hq[seat] = state.hq[seat]!;
      score[seat] = state.score[seat]!;
      out[seat] = state.out[seat]!;
    }
    return true;
  }

  #leaveToEngine(table: Table, starter: Seat): void {
    this.#byEngine = true;
    const after = fightByDefault(table, starter).table;
    this.#table = after;
    const { wounds, hq, score, out } = this.#result;
    wounds.fill(NO_UNIT);
    after.board.forEach((unit, cell) => {
      if (unit) wounds[cell] = unit.wounds;
    });
    for (let seat = 0; seat < SEATS; seat++) {
      const player = after.players[seat];
      hq[seat] = player?.hq ?? 0;
      score[seat] = player?.score ?? 0;
      out[seat] = player?.out === true ? 1 : 0;
    }
  }
}

/** What stands in a state between two battles. */
class Standing {
  #places: BoardPlaces | null = null;
  units = 0;
  warehouses = 0;
  readonly wounds = new Int16Array(MOST_PLACES);
  readonly wonBy = new Int8Array(MOST_PLACES);
  readonly venom = new Uint8Array(MOST_PLACES * SEATS);
  readonly hq = new Int16Array(SEATS);
  readonly score = new Int16Array(SEATS);
  readonly out = new Uint8Array(SEATS);

  /** The cells of the places. */
  get cells(): BoardPlaces['cells'] {
    return this.#places?.cells ?? [];
  }

  keep({ places, units, warehouses, wounds, wonBy, venom, hq, score, out }: BattleState): this {
    this.#places = places;
    this.units = units;
    this.warehouses = warehouses;
    this.wounds.set(wounds);
    this.wonBy.set(wonBy);
    this.venom.set(venom);
    this.hq.set(hq);
    this.score.set(score);
    this.out.set(out);
    return this;
  }
}

/** The table on which that stands; everything else is taken from the table of the first battle. */
const tableOf = (table: Table, kept: Standing): Table => {
  const board = table.board.map((): Unit | null => null);
  kept.cells.forEach((cell, index) => {
    if ((kept.units >> index) & 1) board[cell] = unitOf(table.board[cell]!, kept, index);
  });
  const players = table.players.map((player, seat) => playerOf(table, player, kept, seat));
  const foundations = table.foundations.filter(({ owner }) => table.players[owner]!.out || !players[owner]!.out);
  return { ...table, board, players, foundations, warehouses: warehousesOf(table, kept) };
};

const unitOf = ({ venom: _, ...unit }: Unit, { wounds, venom }: Standing, place: number): Unit => {
  const markers = Array.from({ length: SEATS }, (__, seat) => new Array<Seat>(venom[place * SEATS + seat]!).fill(seat)).flat();
  return { ...unit, wounds: wounds[place]!, ...(markers.length > 0 && { venom: markers }) };
};

const placeOf = ({ at }: Warehouse, { cells }: Standing): number => cells.indexOf(cellOf(at));

const isClosed = (warehouse: Warehouse, kept: Standing): boolean => ((kept.warehouses >> placeOf(warehouse, kept)) & 1) !== 0;

/** R1: those that still hold prizes. */
const warehousesOf = ({ warehouses }: Table, kept: Standing): Warehouse[] =>
  warehouses
    .filter((warehouse) => isClosed(warehouse, kept))
    .map((warehouse) => ({ ...warehouse, wounds: kept.wounds[placeOf(warehouse, kept)]! }));

/** R2: with the prizes won. */
const playerOf = ({ warehouses }: Table, player: Player, kept: Standing, seat: Seat): Player => {
  const isWon = (warehouse: Warehouse): boolean => !isClosed(warehouse, kept) && kept.wonBy[placeOf(warehouse, kept)] === seat;
  const won = warehouses.filter(isWon).flatMap(({ markers }) => markers);
  return {
    ...player,
    hq: kept.hq[seat]!,
    score: kept.score[seat]!,
    out: kept.out[seat] === 1,
    prizes: [...player.prizes, ...won].sort(),
  };
};
