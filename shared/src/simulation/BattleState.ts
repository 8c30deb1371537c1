import { ARMIES } from '../content/catalog.js';
import { cellOf } from '../hex/cells.js';
import type { Mode } from '../model/options.js';
import type { Seat } from '../model/seat.js';
import type { Table } from '../model/state.js';
import type { Prize } from '../model/terrain.js';
import { resigns } from '../rules/elimination.js';
import { isRoots } from '../rules/foundations.js';
import { type Landscape, landscapeOf } from '../rules/landscape.js';
import { isScoreMode, type Relations, relationsOf, type SeatSet } from '../rules/sides.js';
import { type BattleGround, battleGroundOf, BRITTLE, FORTRESS, HAZARDS, THICK, WATCHTOWER } from './BattleGround.js';
import { placesFor } from './boardPlaces.js';
import { ColumnBuffer } from './ColumnBuffer.js';
import {
  EXPLODES,
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
  UNARMORED,
  UNKNOWN,
  VENOMOUS,
} from './faces.js';
import { type BoardPlaces, CELL_OF, lowest, MOST_PLACES, PLACE_OF, PLAIN, usePlaces } from './places.js';
import { type FacingTurret, facingTurrets } from './turrets.js';

/** The most players of a match. */
export const SEATS = 4;
/** Values of initiative are below this. */
export const VALUES = 32;
/** The most extra actions of one unit that are noted as spent (I5). */
export const MOST_USES = 8;
/** The most hits of one step that are noted. */
const MOST_HITS = 512;

/** Any of these makes a unit more than a mover of its own attacks. */
const NOTABLE =
  HQ | MEDIC | THROWS_NETS | GIVES | SCOPER | MODULE | REDIRECTS | TRAP | SPY | FORTIFIES | MOTHERLAND | VENOMOUS | EXPLODES | UNKNOWN;

/** The board of one battle as numbers, by place; sets of places are bits. It is reused for every battle. */
export class BattleState {
  readonly faces = new Int16Array(MOST_PLACES);
  readonly owners = new Int8Array(MOST_PLACES);
  readonly wounds = new Int16Array(MOST_PLACES);
  /** L14, R4: toughness that the ground and prizes give. */
  readonly ownToughness = new Int8Array(MOST_PLACES);
  /** R4: the prizes that a unit carries. */
  readonly prizes: (readonly Prize[])[] = [];
  /** P16: the number of venom markers of a seat on a unit, at `place * SEATS + seat`. */
  readonly venom = new Uint8Array(MOST_PLACES * SEATS);

  /** What is 0 before every battle lies in one piece, so that it is cleared at once. */
  readonly #fresh = new ColumnBuffer();
  /** The units by the value at which they act next. */
  readonly schedule = this.#fresh.int32(VALUES);
  /** The Medics that serve a unit (D1), and its sources of extra actions (I5). */
  readonly medics = this.#fresh.int32(MOST_PLACES);
  readonly extras = this.#fresh.int32(MOST_PLACES);
  /** Whom a unit serves as a module or HQ. */
  readonly served = this.#fresh.int32(MOST_PLACES);
  /** Wounds dealt in the step under way. */
  readonly dealt = this.#fresh.int16(MOST_PLACES);
  /** What modules and HQs give a unit (C1). */
  readonly melee = this.#fresh.int8(MOST_PLACES);
  readonly ranged = this.#fresh.int8(MOST_PLACES);
  readonly initiative = this.#fresh.int8(MOST_PLACES);
  readonly toughness = this.#fresh.int8(MOST_PLACES);
  /** C5: the seats that have scoped a module, as a set. */
  readonly scoped = this.#fresh.int8(MOST_PLACES);
  /** Which printed actions are spent: bit 0 and bit 1 (I2–I4). */
  readonly spent = this.#fresh.int8(MOST_PLACES);
  /** I5: how many extra actions are spent, and the sources of each. */
  readonly useCount = this.#fresh.int8(MOST_PLACES);
  readonly uses = new Int32Array(MOST_PLACES * MOST_USES);
  /** The value at which a unit acts next, or `NO_VALUE`. */
  readonly next = new Int8Array(MOST_PLACES);

  places: BoardPlaces = PLAIN;
  ground: BattleGround | null = null;
  turrets: readonly FacingTurret[] = [];
  /** L17: the values at which turrets act. */
  turretPhases = 0;
  /** L8, L12, L15 and L21: the places where units are sheltered, brittle, on a watchtower or hit in phase 0. */
  thick = 0;
  brittle = 0;
  watchtowers = 0;
  hazards = 0;

  units = 0;
  /** P2: those of nobody. */
  neutral = 0;
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
  bombers = 0;
  /** The units that are tougher by their ground or prizes, and those that carry prizes. */
  tougher = 0;
  prized = 0;
  /** R1: the hexes that hold prizes, which units attack; their wounds are in `wounds`. */
  warehouses = 0;
  readonly opens = new Int16Array(MOST_PLACES);
  /** R2: who has won the prizes of a warehouse that was opened, or `NOBODY`. */
  readonly wonBy = new Int8Array(MOST_PLACES);
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
  /** Whether only the engine can fight this battle after all. The state is then meaningless. */
  isRefused = false;

  /** The current step: the units hit, and the hits that involve Medics, points, Traps or venom. */
  hit = 0;
  watched = 0;
  /** Units that leave whatever happens. */
  lost = 0;
  hits = 0;
  readonly hitTo = new Int8Array(MOST_HITS);
  /** The place of the attacker, or −1 for what is no unit. */
  readonly hitFrom = new Int8Array(MOST_HITS);
  readonly hitBy = new Int8Array(MOST_HITS);
  /** The direction in which it left, or one of `sources.ts`; and in which it arrives. */
  readonly hitSource = new Int16Array(MOST_HITS);
  readonly hitArrival = new Int8Array(MOST_HITS);
  readonly hitWounds = new Int16Array(MOST_HITS);
  readonly hitCanceled = new Uint8Array(MOST_HITS);

  /**
   * Takes a table over.
   * @returns whether the simulation fights on it.
   */
  load(table: Table): boolean {
    const { options, players, board } = table;
    const landscape = table.terrain.length === 0 ? null : landscapeOf(table);
    const places = landscape || options.board !== 'main' ? placesFor(table, landscape, this.places) : PLAIN;
    if (!places) return false;
    usePlaces(places);
    this.places = places;
    this.#clear();
    this.mode = options.mode;
    this.scoring = isScoreMode(options.mode);
    this.seats = players.length;
    this.relations = relationsOf(table);
    for (let seat = 0; seat < players.length; seat++) {
      const { hq, score, out, resigned } = players[seat]!;
      if (resigned && !out && resigns(table, seat)) return false;
      this.hq[seat] = hq;
      this.score[seat] = score;
      this.out[seat] = out ? 1 : 0;
      this.own[seat] = 0;
      this.roots[seat] = 0;
    }
    for (let place = 0; place < places.cells.length; place++) {
      const unit = board[CELL_OF[place]!];
      if (!unit) continue;
      this.faces[place] = FACE_OF.get(unit.tile)! + unit.rot;
      this.owners[place] = unit.owner;
      this.wounds[place] = unit.wounds;
      this.units |= 1 << place;
      if (unit.owner < 0) this.neutral |= 1 << place;
      else this.own[unit.owner]! |= 1 << place;
      const flags = FLAGS[this.faces[place]!]!;
      if (flags & NOTABLE) this.#note(place, flags);
      if (unit.venom) this.#poison(place, unit.venom);
      if (unit.prizes) this.#equip(place, unit.prizes);
    }
    if (landscape) this.#stand(landscape);
    if (table.turrets.length > 0) this.#arm(table);
    if (this.motherlands) for (const lying of table.foundations) if (isRoots(lying)) this.roots[lying.owner]! |= 1 << PLACE_OF[lying.cell]!;
    if (this.venomous) this.#countMarkers(table);
    this.#relate();
    if (table.warehouses.length > 0) this.#store(table);
    return !this.isRefused;
  }

  /** Sets everything that a battle changes to what it is before the first phase. */
  prepare(): void {
    this.#fresh.clear();
    this.next.fill(NO_VALUE);
    this.givers &= this.units;
    this.throwers &= this.units;
    this.netted = 0;
    this.fortified = this.fortifiers !== 0;
    for (let left = this.tougher & this.units; left !== 0; left &= left - 1) {
      const place = lowest(left);
      this.toughness[place] = this.ownToughness[place]!;
    }
    for (let left = this.prized & this.units; left !== 0; left &= left - 1) this.#usePrizes(lowest(left));
  }

  /** R4: what prizes give the units that carry them, toughness left out. */
  #usePrizes(place: number): void {
    for (const prize of this.prizes[place]!) {
      if (prize === 'enhanced-hit') this.melee[place]!++;
      else if (prize === 'enhanced-shot') this.ranged[place]!++;
      else if (prize === 'accelerator') this.initiative[place]!++;
      else if (prize === 'additional-action') this.extras[place]! |= this.#sourceFor(place);
    }
  }

  /** The place that represents a prize as the source of an extra action (I5): the unit's own, and for another one any that gives none. */
  #sourceFor(place: number): number {
    const own = 1 << place;
    if ((this.extras[place]! & own) === 0) return own;
    const free = ~(this.givers | own);
    return free & -free;
  }

  /** Works out who is whose enemy, from the units that are left. */
  #relate(): void {
    const { attacks, canTarget, friends, enemies } = this.relations!;
    for (let seat = 0; seat < this.seats; seat++) {
      this.foes[seat] = this.unitsOf(attacks[seat + 1]!);
      this.caught[seat] = this.unitsOf(canTarget[seat + 1]!);
      this.friends[seat] = this.unitsOf(friends[seat + 1]!);
      this.enemies[seat] = this.unitsOf(enemies[seat + 1]!);
    }
  }

  /** The units of a set of seats as `sides.ts` writes it. */
  unitsOf(seats: SeatSet): number {
    let set = seats & 1 ? this.neutral : 0;
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
    this.bombers &= left;
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
    if (this.hits === MOST_HITS) return void (this.isRefused = true);
    const index = this.hits++;
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
    this.neutral = this.bombers = this.prized = this.warehouses = this.turretPhases = 0;
    this.thick = this.brittle = this.watchtowers = this.hazards = 0;
    this.isRefused = false;
    if (this.hasVenom) this.venom.fill(0);
    this.hasVenom = false;
    if (this.tougher !== 0) this.ownToughness.fill(0);
    this.tougher = 0;
    this.ground = null;
  }

  #note(place: number, flags: number): void {
    const bit = 1 << place;
    if (flags & UNKNOWN) this.isRefused = true;
    if (flags & HQ) this.#noteHq(place);
    if (flags & MEDIC) this.medicUnits |= bit;
    if (flags & THROWS_NETS) this.throwers |= bit;
    if (flags & GIVES) this.givers |= bit;
    if (flags & SCOPER) this.scopers |= bit;
    if (flags & MODULE) this.modules |= bit;
    if ((flags & (REDIRECTS | TRAP | SPY | FORTIFIES | MOTHERLAND | VENOMOUS | EXPLODES)) === 0) return;
    if (flags & REDIRECTS) this.redirectors |= bit;
    if (flags & TRAP) this.traps |= bit;
    if (flags & SPY) this.spies |= bit;
    if (flags & FORTIFIES) this.fortifiers |= bit;
    if (flags & MOTHERLAND) this.motherlands |= bit;
    if (flags & VENOMOUS) this.venomous |= bit;
    if (flags & EXPLODES) this.bombers |= bit;
  }

  /** Two HQs of one player share their toughness: no match has them. */
  #noteHq(place: number): void {
    if (this.hqs & this.own[this.owners[place]!]!) this.isRefused = true;
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

  /** R4 */
  #equip(place: number, prizes: readonly Prize[]): void {
    this.prized |= 1 << place;
    this.prizes[place] = prizes;
    if ((this.hqs >> place) & 1) return;
    for (const prize of prizes) if (prize === 'first-aid-kit') this.#toughen(place);
  }

  #toughen(place: number): void {
    this.tougher |= 1 << place;
    this.ownToughness[place]!++;
  }

  /** Notes what the ground does to those who stand on it. */
  #stand(landscape: Landscape): void {
    this.ground = battleGroundOf(landscape);
    const { features } = this.ground;
    for (let left = this.units; left !== 0; left &= left - 1) {
      const place = lowest(left);
      const feature = features[CELL_OF[place]!]!;
      if (feature === 0) continue;
      const bit = 1 << place;
      if (feature & THICK) this.thick |= bit;
      if (feature & WATCHTOWER) this.watchtowers |= bit;
      if (feature & HAZARDS) this.hazards |= bit;
      if (this.hqs & bit) continue;
      if (feature & BRITTLE) this.brittle |= bit;
      if (feature & FORTRESS) this.#toughen(place);
    }
  }

  /** L17 */
  #arm({ turrets }: Table): void {
    this.turrets = facingTurrets(turrets);
    for (const { phases } of this.turrets) this.turretPhases |= phases;
  }

  /** R1: warehouses have no armor and are everybody's targets. */
  #store({ warehouses }: Table): void {
    for (const { at, wounds, opens } of warehouses) {
      const place = PLACE_OF[cellOf(at)]!;
      this.faces[place] = UNARMORED;
      this.wounds[place] = wounds;
      this.opens[place] = opens;
      this.warehouses |= 1 << place;
    }
    for (let seat = 0; seat < this.seats; seat++) this.foes[seat]! |= this.warehouses;
  }
}
