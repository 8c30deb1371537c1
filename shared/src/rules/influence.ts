import { compareCells } from '../hex/boards.js';
import { type Cell, HEXES, OFF_BOARD } from '../hex/cells.js';
import { DIRECTIONS, opposite } from '../hex/direction.js';
import { EFFECT_RULES } from './abilities/effects.js';
import { findMotherlands, spread } from './abilities/motherland.js';
import { findNetted } from './abilities/net.js';
import { findScoped } from './abilities/scope.js';
import { helpsSpy } from './abilities/spy.js';
import { type BoardFacts, compileBoard, type CompiledBoard, dropRemoved, ownToughness } from './compiledBoard.js';
import { endsConnection } from './connections.js';
import type { EffectColumns, Influence, Motherland } from './influenceTypes.js';
import { prizesOn } from './prizes.js';
import { seatBit, type SeatSet } from './sides.js';

const NO_MOTHERLANDS: readonly Motherland[] = [];

/** Copied, never written: a copy of a list is the quickest way to a list of that length. */
const ZEROS = HEXES.map(() => 0);
/** P10: the column of a board where nothing makes units tougher. Shared, so never written. */
const NOT_FORTIFIED: number[] = HEXES.map(() => 0);

const BLANKS = HEXES.map(() => undefined);

/** Works the influence of all units on each other out (T6). */
export const influenceOn = (field: CompiledBoard): Influence => {
  const { size } = field.board;
  const netted = findNetted(field);
  const influence: Influence = {
    field,
    netted,
    scoped: findScoped(field, netted),
    beneficiaries: ZEROS.slice(0, size),
    initiative: ZEROS.slice(0, size),
    melee: ZEROS.slice(0, size),
    ranged: ZEROS.slice(0, size),
    toughness: field.fortified ? ZEROS.slice(0, size) : NOT_FORTIFIED,
    medics: BLANKS.slice(0, size),
    extras: BLANKS.slice(0, size),
    convert: BLANKS.slice(0, size),
    transport: BLANKS.slice(0, size),
    recon: 0,
    motherlands: NO_MOTHERLANDS,
  };
  applyAll(influence);
  return influence;
};

export const influenceOf = (position: BoardFacts): Influence => influenceOn(compileBoard(position));

/**
 * Brings an influence up to date when units have left the board. Of the others only those are computed again that can
 * be different now; the laws hold the result against `influenceOf`.
 * @returns the cells of these units.
 */
export const afterRemoval = (influence: Influence, removed: readonly Cell[]): readonly Cell[] => {
  const { field } = influence;
  dropRemoved(field, removed);
  if (field.spied || field.hasMotherland) return applyAgain(influence, removed);
  const changed: Cell[] = [];
  let farReaching = false;
  for (const from of removed) {
    reassign(influence, from, 0, changed);
    farReaching ||= field.tiles[from]!.isFarReaching;
  }
  if (farReaching) refreshNets(influence, changed);
  clearColumns(influence, changed);
  for (const cell of changed) collectFor(influence, cell);
  return changed;
};

/** Works the whole influence out again: what spreads through a Motherland, or helps Spies, is not found by connections (P11, P12). */
const applyAgain = (influence: Influence, removed: readonly Cell[]): readonly Cell[] => {
  const { field } = influence;
  const cells = [...field.occupied, ...removed];
  influence.netted = findNetted(field);
  influence.scoped = findScoped(field, influence.netted);
  influence.recon = 0;
  for (const cell of cells) influence.beneficiaries[cell] = 0;
  clearColumns(influence, cells);
  applyAll(influence);
  return field.occupied;
};

/** Recomputes what is netted and scoped (N3, C5), and whom others serve for it. */
const refreshNets = (influence: Influence, changed: Cell[]): void => {
  const { field, scoped: before } = influence;
  influence.netted = findNetted(field);
  influence.scoped = findScoped(field, influence.netted);
  influence.recon = 0;
  for (const from of field.influential) {
    const served = beneficiariesOf(influence, from);
    if (served !== influence.beneficiaries[from] || before[from] !== influence.scoped[from]) reassign(influence, from, served, changed);
    applyToArmy(influence, from);
  }
};

/** Lets a unit serve others than before, and adds the cells of units for which that makes a difference, each once. */
const reassign = (influence: Influence, from: Cell, served: SeatSet, cells: Cell[]): void => {
  const { board, owners, facings } = influence.field;
  const concerned = influence.beneficiaries[from]! | served;
  influence.beneficiaries[from] = served;
  if (concerned === 0) return;
  for (const { direction, reach } of facings[from]!.connections) {
    let to = from;
    for (let hexes = 0; hexes < reach; hexes++) {
      to = board.neighbor[to * 6 + direction]!;
      if (to === OFF_BOARD) break;
      if (owners[to]! & concerned && !cells.includes(to)) cells.push(to);
      if (endsConnection(influence.field, to)) break;
    }
  }
};

/** C1: lets every active module and HQ give what it has to the units it is connected to. */
const applyAll = (influence: Influence): void => {
  applyOwn(influence, influence.field.prized);
  if (influence.field.landscape) for (const cell of influence.field.occupied) addOwnToughness(influence, cell);
  for (const from of influence.field.influential) {
    const served = beneficiariesOf(influence, from);
    if (served === 0) continue;
    influence.beneficiaries[from] = served;
    applyToArmy(influence, from);
    applyEffects(influence, from);
  }
  if (influence.field.hasMotherland) applyMotherlands(influence);
};

/** R4: what prizes give the units that carry them, toughness left out. Nets and Scopers do not take it away. */
const applyOwn = (influence: Influence, cells: readonly Cell[]): void => {
  const { units, owners, landscape } = influence.field;
  for (const cell of cells) {
    const unit = units[cell];
    if (!unit || !owners[cell]) continue;
    influence.melee[cell]! += prizesOn(unit, 'enhanced-hit');
    influence.ranged[cell]! += prizesOn(unit, 'enhanced-shot');
    influence.initiative[cell]! += prizesOn(unit, 'accelerator');
    for (let i = prizesOn(unit, 'additional-action'); i > 0; i--) (influence.extras[cell] ??= []).push(cell);
    if (!landscape) addOwnToughness(influence, cell);
  }
};

/** L14, R4 */
const addOwnToughness = (influence: Influence, cell: Cell): void => {
  influence.toughness[cell]! += ownToughness(influence.field, cell);
};

/** P11 */
const applyMotherlands = (influence: Influence): void => {
  influence.motherlands = findMotherlands(influence.field, influence.netted);
  for (const motherland of influence.motherlands) {
    spread(influence, motherland, applyTo);
    for (const cell of motherland.members) {
      sortByHex(influence.medics[cell]);
      sortByHex(influence.extras[cell]);
    }
  }
};

/** C1, C5: whether a module or HQ works on a unit, if it is connected to it. */
export const serves = ({ field, beneficiaries }: Influence, from: Cell, to: Cell): boolean =>
  (beneficiaries[from]! & field.owners[to]!) !== 0;

/** M6 */
const applyToArmy = (influence: Influence, from: Cell): void => {
  const tile = influence.field.tiles[from]!;
  if (tile.affects !== 'whole-army') return;
  for (const { index } of tile.effects) EFFECT_RULES[index]!.toArmy?.(influence, influence.beneficiaries[from]!);
};

const applyEffects = (influence: Influence, from: Cell): void => {
  const { board, facings, spied } = influence.field;
  for (const { direction, reach } of facings[from]!.connections) {
    let to = from;
    for (let hexes = 0; hexes < reach; hexes++) {
      to = board.neighbor[to * 6 + direction]!;
      if (to === OFF_BOARD) break;
      if (serves(influence, from, to) || (spied && hexes === 0 && helpsSpy(influence, from, to))) applyTo(influence, from, to);
      if (endsConnection(influence.field, to)) break;
    }
  }
};

/**
 * Whose units a module works on: its side's, or its enemies' for a harmful one; a scoped one changes sides (C5). Nobody's
 * if it is netted (N1) or has nothing to give.
 */
const beneficiariesOf = ({ field, netted, scoped }: Influence, from: Cell): SeatSet => {
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
const collectFor = (influence: Influence, to: Cell): void => {
  const { board, facings, farthest } = influence.field;
  for (const direction of DIRECTIONS) {
    let from = to;
    for (let hexes = 1; hexes <= farthest; hexes++) {
      from = board.neighbor[from * 6 + direction]!;
      if (from === OFF_BOARD) break;
      if (serves(influence, from, to) && facings[from]!.reach[opposite(direction)]! >= hexes) applyTo(influence, from, to);
      if (endsConnection(influence.field, from)) break;
    }
  }
  const { landscape, prized } = influence.field;
  if (prized.includes(to)) applyOwn(influence, [to]);
  if (landscape) addOwnToughness(influence, to);
  sortByHex(influence.medics[to]);
  sortByHex(influence.extras[to]);
};

/** Puts sources in the order in which `applyAll` finds them: no event reveals what stood there before (T6). */
const sortByHex = (sources: Cell[] | undefined): void => {
  if (sources && sources.length > 1) sources.sort(compareCells);
};

const applyTo = (influence: Influence, from: Cell, to: Cell): void => {
  for (const { index, amount } of influence.field.tiles[from]!.effects) EFFECT_RULES[index]!.toUnit?.(influence, from, to, amount);
};

/** The neutral value of each column: a new column does not compile without one. */
const NEUTRAL: { readonly [K in keyof EffectColumns]: EffectColumns[K][number] } = {
  initiative: 0,
  melee: 0,
  ranged: 0,
  toughness: 0,
  medics: undefined,
  extras: undefined,
  convert: undefined,
  transport: undefined,
};

const COLUMNS = Object.keys(NEUTRAL) as readonly (keyof EffectColumns)[];

/** Toughness is never written where no HQ gives any. */
const clearColumns = (influence: Influence, cells: readonly Cell[]): void => {
  for (const name of COLUMNS) if (name !== 'toughness' || influence.field.fortified) clear(influence, name, cells);
};

/** Column by column: finding one by its name takes longer than writing into it. */
const clear = <K extends keyof EffectColumns>(columns: EffectColumns, name: K, cells: readonly Cell[]): void => {
  const column: EffectColumns[K][number][] = columns[name];
  const neutral = NEUTRAL[name];
  for (const cell of cells) column[cell] = neutral;
};
