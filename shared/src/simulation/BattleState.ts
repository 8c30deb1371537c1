import { ARMIES } from '../content/catalog.js';
import type { Mode } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import { isRoots } from '../rules/foundations.js';
import { isScoreMode, relationsOf, type Relations } from '../rules/sides.js';
import {
  FACE_OF,
  FLAGS,
  FORTIFIES,
  GIVES,
  HQ,
  MEDIC,
  MODULE,
  MOTHERLAND,
  NO_VALUE,
  REDIRECTS,
  SCOPER,
  SPY,
  THROWS_NETS,
  TRAP,
  UNKNOWN,
  VENOMOUS,
} from './faces.js';
import { CELL_OF, PLACE_COUNT } from './places.js';

const SIZE = 1024;

/** Columns of numbers that lie side by side and are set to 0 together. Those of wider numbers come first. */
export class ColumnBuffer {
  readonly #bytes = new Uint8Array(SIZE);
  #used = 0;

  int32(length: number): Int32Array {
    return new Int32Array(this.#bytes.buffer, this.#take(length * 4), length);
  }

  int16(length: number): Int16Array {
    return new Int16Array(this.#bytes.buffer, this.#take(length * 2), length);
  }

  int8(length: number): Int8Array {
    return new Int8Array(this.#bytes.buffer, this.#take(length), length);
  }

  clear(): void {
    this.#bytes.fill(0, 0, this.#used);
  }

  #take(bytes: number): number {
    const start = this.#used;
    this.#used += bytes;
    if (this.#used > SIZE) throw new Error('too many columns');
    return start;
  }
}

/** The most players of a match. */
export const SEATS = 4;
/** Values of initiative are below this. */
export const VALUES = 32;
/** The most extra actions of one unit that are noted as spent (I5). */
export const MOST_USES = 8;
/** The most hits of one step that are noted. */
const MOST_HITS = 512;

/** Thrown for a battle that only the engine fights. */
export class NotSimulated extends Error {}

/** Any of these makes a unit more than a mover of its own attacks. */
const NOTABLE = HQ | MEDIC | THROWS_NETS | GIVES | SCOPER | MODULE | REDIRECTS | TRAP | SPY | FORTIFIES | MOTHERLAND | VENOMOUS | UNKNOWN;

/** The board of one battle as numbers, by place; sets of places are bits. It is used for one battle after the other. */
export class BattleState {
  readonly faces = new Int16Array(PLACE_COUNT);
  readonly owners = new Int8Array(PLACE_COUNT);
  readonly wounds = new Int16Array(PLACE_COUNT);
  /** P16: the number of venom markers of a seat on a unit, at `place * SEATS + seat`. */
  readonly venom = new Uint8Array(PLACE_COUNT * SEATS);

  /** What is 0 before every battle lies in one piece, so that it is cleared at once. */
  readonly #fresh = new ColumnBuffer();
  /** The units by the value at which they act next. */
  readonly schedule = this.#fresh.int32(VALUES);
  /** The Medics that serve a unit (D1), and its sources of extra actions (I5). */
  readonly medics = this.#fresh.int32(PLACE_COUNT);
  readonly extras = this.#fresh.int32(PLACE_COUNT);
  /** Whom a unit serves as a module or HQ. */
  readonly served = this.#fresh.int32(PLACE_COUNT);
  /** Wounds dealt in the step under way. */
  readonly dealt = this.#fresh.int16(PLACE_COUNT);
  /** What modules and HQs give a unit (C1). */
  readonly melee = this.#fresh.int8(PLACE_COUNT);
  readonly ranged = this.#fresh.int8(PLACE_COUNT);
  readonly initiative = this.#fresh.int8(PLACE_COUNT);
  readonly toughness = this.#fresh.int8(PLACE_COUNT);
  /** C5: the seats that have scoped a module, as a set. */
  readonly scoped = this.#fresh.int8(PLACE_COUNT);
  /** Which printed actions are spent: bit 0 and bit 1 (I2–I4). */
  readonly spent = this.#fresh.int8(PLACE_COUNT);
  /** I5: how many extra actions are spent, and the sources of each. */
  readonly useCount = this.#fresh.int8(PLACE_COUNT);
  readonly uses = new Int32Array(PLACE_COUNT * MOST_USES);
  /** The value at which a unit acts next, or `NO_VALUE`. */
  readonly next = new Int8Array(PLACE_COUNT);

  units = 0;
  hqs = 0;
  medicUnits = 0;
  throwers = 0;
  givers = 0;
  scopers = 0;
  modules = 0;
  redirectors = 0;
  traps = 0;
  spies = 0;
  fortifiers = 0;
  motherlands = 0;
  venomous = 0;
  /** N1 */
  netted = 0;
  hasVenom = false;
  /** P10: an HQ made units tougher when the battle began. */
  fortified = false;

  /** By seat: its own units, those it attacks, those its nets catch, and whom its modules serve or harm. */
  readonly own = new Int32Array(SEATS);
  readonly foes = new Int32Array(SEATS);
  readonly caught = new Int32Array(SEATS);
  readonly friends = new Int32Array(SEATS);
  readonly enemies = new Int32Array(SEATS);
  /** P9: the places of own Roots. */
  readonly roots = new Int32Array(SEATS);
  readonly hq = new Int16Array(SEATS);
  readonly score = new Int16Array(SEATS);
  /** P16 (c): all venom markers of the seat; `Infinity` without a limit (O13). */
  readonly markers = new Float64Array(SEATS);
  /** G1 */
  readonly out = new Uint8Array(SEATS);
  seats = 0;
  scoring = false;
  mode: Mode = 'duel';
  starter: Seat = 0;
  relations: Relations | null = null;

  /** The step under way: the units hit, and the hits that Medics, points, Traps or venom have to do with. */
  hit = 0;
  watched = 0;
  /** Units that leave whatever happens. */
  lost = 0;
  hits = 0;
  readonly hitTo = new Int8Array(MOST_HITS);
  /** The place of the attacker, or −1 for venom. */
  readonly hitFrom = new Int8Array(MOST_HITS);
  readonly hitBy = new Int8Array(MOST_HITS);
  /** The direction in which it left, or `EXPLOSION`; and in which it arrives. */
  readonly hitSource = new Int8Array(MOST_HITS);
  readonly hitArrival = new Int8Array(MOST_HITS);
  readonly hitWounds = new Int16Array(MOST_HITS);
  readonly hitCanceled = new Uint8Array(MOST_HITS);

  /** Takes a table over; throws `NotSimulated` for one with terrain, on the large board, with bombers or prizes. */
  load(table: Table): void {
    const { options, players, board } = table;
    if (options.board !== 'main' || table.terrain.length + table.turrets.length + table.warehouses.length > 0) throw new NotSimulated();
    this.#clear();
    this.mode = options.mode;
    this.scoring = isScoreMode(options.mode);
    this.seats = players.length;
    this.relations = relationsOf(table);
    for (let seat = 0; seat < players.length; seat++) {
      const { hq, score, out, resigned } = players[seat]!;
      if (resigned && !out) throw new NotSimulated();
      this.hq[seat] = hq;
      this.score[seat] = score;
      this.out[seat] = out ? 1 : 0;
      this.own[seat] = 0;
      this.roots[seat] = 0;
    }
    for (let place = 0; place < PLACE_COUNT; place++) {
      const unit = board[CELL_OF[place]!];
      if (!unit) continue;
      if (unit.prizes || unit.owner < 0) throw new NotSimulated();
      this.faces[place] = FACE_OF.get(unit.tile)! + unit.rot;
      this.owners[place] = unit.owner;
      this.wounds[place] = unit.wounds;
      this.units |= 1 << place;
      this.own[unit.owner]! |= 1 << place;
      const flags = FLAGS[this.faces[place]!]!;
      if (flags & NOTABLE) this.#note(place, flags);
      if (unit.venom) this.#poison(place, unit.venom);
    }
    if (this.motherlands) for (const lying of table.foundations) if (isRoots(lying)) this.#layRoots(lying.owner, lying.cell);
    if (this.venomous) this.#countMarkers(table);
    this.#relate();
  }

  /** Sets everything that a battle changes to what it is before the first phase. */
  prepare(): void {
    this.#fresh.clear();
    this.next.fill(NO_VALUE);
    this.givers &= this.units;
    this.throwers &= this.units;
    this.netted = 0;
    this.fortified = this.fortifiers !== 0;
  }

  /** Works out who is whose enemy, from the units that are left. */
  #relate(): void {
    const { attacks, canTarget, friends, enemies } = this.relations!;
    for (let seat = 0; seat < this.seats; seat++) {
      this.foes[seat] = this.#unitsOf(attacks[seat + 1]!);
      this.caught[seat] = this.#unitsOf(canTarget[seat + 1]!);
      this.friends[seat] = this.#unitsOf(friends[seat + 1]!);
      this.enemies[seat] = this.#unitsOf(enemies[seat + 1]!);
    }
  }

  /** The units of a set of seats as `sides.ts` writes it. */
  #unitsOf(seats: number): number {
    let set = 0;
    for (let seat = 0; seat < this.seats; seat++) if ((seats >> (seat + 1)) & 1) set |= this.own[seat]!;
    return set;
  }

  /** Takes units off the board. */
  remove(removed: number): void {
    const left = ~removed;
    this.units &= left;
    this.hqs &= left;
    this.medicUnits &= left;
    this.scopers &= left;
    this.modules &= left;
    this.redirectors &= left;
    this.traps &= left;
    this.spies &= left;
    this.fortifiers &= left;
    this.motherlands &= left;
    this.venomous &= left;
    for (let seat = 0; seat < this.seats; seat++) {
      this.own[seat]! &= left;
      this.foes[seat]! &= left;
      this.caught[seat]! &= left;
      this.friends[seat]! &= left;
      this.enemies[seat]! &= left;
    }
  }

  /** Notes a hit for Medics, points, Traps or venom; its wounds are already in `dealt`. */
  note(to: number, from: number, by: Seat, source: number, arrival: number, wounds: number): void {
    const index = this.hits++;
    if (index === MOST_HITS) throw new NotSimulated();
    this.hitTo[index] = to;
    this.hitFrom[index] = from;
    this.hitBy[index] = by;
    this.hitSource[index] = source;
    this.hitArrival[index] = arrival;
    this.hitWounds[index] = wounds;
    this.hitCanceled[index] = 0;
  }

  #clear(): void {
    this.units = this.hqs = this.medicUnits = this.throwers = this.givers = this.scopers = this.modules = 0;
    this.redirectors = this.traps = this.spies = this.fortifiers = this.motherlands = this.venomous = 0;
    if (this.hasVenom) this.venom.fill(0);
    this.hasVenom = false;
  }

  #note(place: number, flags: number): void {
    const bit = 1 << place;
    if (flags & UNKNOWN) throw new NotSimulated();
    if (flags & HQ) this.#noteHq(place);
    if (flags & MEDIC) this.medicUnits |= bit;
    if (flags & THROWS_NETS) this.throwers |= bit;
    if (flags & GIVES) this.givers |= bit;
    if (flags & SCOPER) this.scopers |= bit;
    if (flags & MODULE) this.modules |= bit;
    if ((flags & (REDIRECTS | TRAP | SPY | FORTIFIES | MOTHERLAND | VENOMOUS)) === 0) return;
    if (flags & REDIRECTS) this.redirectors |= bit;
    if (flags & TRAP) this.traps |= bit;
    if (flags & SPY) this.spies |= bit;
    if (flags & FORTIFIES) this.fortifiers |= bit;
    if (flags & MOTHERLAND) this.motherlands |= bit;
    if (flags & VENOMOUS) this.venomous |= bit;
  }

  /** Two HQs of one player share their toughness: no match has them. */
  #noteHq(place: number): void {
    if (this.hqs & this.own[this.owners[place]!]!) throw new NotSimulated();
    this.hqs |= 1 << place;
  }

  #poison(place: number, markers: readonly Seat[]): void {
    for (const seat of markers) this.venom[place * SEATS + seat]!++;
    this.hasVenom = true;
  }

  #countMarkers({ players, options }: Table): void {
    for (let seat = 0; seat < players.length; seat++)
      this.markers[seat] = options.venomLimit ? (ARMIES[players[seat]!.army].venomMarkers ?? 0) : Infinity;
  }

  #layRoots(owner: Seat, cell: number): void {
    this.roots[owner]! |= 1 << CELL_OF.indexOf(cell);
  }
}

/** `hitSource` of an explosion: behind all directions (`medicPairs.ts` sorts by the text of the source). */
export const EXPLOSION = 6;
