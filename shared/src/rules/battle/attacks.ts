import type { Attack } from '../../content/compile.js';
import { hexOf, OFF_BOARD, type Cell } from '../../hex/cells.js';
import { DIRECTIONS, opposite, type Direction } from '../../hex/direction.js';
import type { Hit, HitKind } from '../../model/event.js';
import type { Field } from '../field.js';
import type { Influence } from '../influence.js';
import { seatBit } from '../sides.js';

/** What a unit has chosen to convert in this phase (C4). */
export interface Conversion {
  readonly direction: Direction;
  readonly to: 'melee' | 'ranged';
}

/** All hits of one acting unit on the board as it stands (U1, B4). Hits that armor stops are left out. */
export const attackHits = (influence: Influence, cell: Cell, conversion: Conversion | undefined, hits: Hit[]): void => {
  for (const attack of influence.field.facings[cell]!.attacks) {
    if (attack.gauss) gaussHits(influence.field, cell, attack.direction, hits);
    if (attack.melee || attack.ranged) strikeHits(influence, cell, attack, conversion, hits);
  }
};

/**
 * U1, U7: the melee and the ranged part of what a unit does through one edge. C4: a converted part keeps its printed
 * strength and gets the bonuses of both kinds. D1: both parts on one unit are one attack.
 */
const strikeHits = (influence: Influence, cell: Cell, attack: Attack, conversion: Conversion | undefined, hits: Hit[]): void => {
  const { field } = influence;
  const { direction } = attack;
  const melee = influence.melee[cell]!;
  const ranged = influence.ranged[cell]!;
  const converted = conversion?.direction === direction ? conversion.to : null;
  const shoots = converted === 'ranged' || (attack.ranged > 0 && converted === null);
  const close = attack.melee > 0 || converted === 'melee' ? meleeTarget(field, cell, direction) : OFF_BOARD;
  const far = shoots ? rangedTarget(field, cell, direction) : OFF_BOARD;
  let onClose = 0;
  let onFar = 0;
  if (attack.melee > 0) {
    if (converted === 'ranged') onFar += afterArmor(field, far, direction, attack.melee + melee + ranged);
    else onClose += attack.melee + melee;
  }
  if (attack.ranged > 0) {
    if (converted === 'melee') onClose += attack.ranged + melee + ranged;
    else onFar += afterArmor(field, far, direction, attack.ranged + ranged);
  }
  if (close !== OFF_BOARD && close === far && onClose > 0 && onFar > 0) {
    pushHit(field, cell, direction, close, 'ranged', onClose + onFar, hits);
    return;
  }
  if (close !== OFF_BOARD) pushHit(field, cell, direction, close, 'melee', onClose, hits);
  if (far !== OFF_BOARD) pushHit(field, cell, direction, far, 'ranged', onFar, hits);
};

const pushHit = ({ tiles }: Field, from: Cell, direction: Direction, to: Cell, kind: HitKind, wounds: number, hits: Hit[]): void => {
  if (wounds <= 0) return;
  const tile = tiles[from]!;
  if (tile.isHq && tiles[to]!.isHq) return; // U2
  hits.push({ from: hexOf(from), direction, to: hexOf(to), kind: tile.singleAttack ? 'universal' : kind, wounds });
};

/** U4 */
const afterArmor = (field: Field, to: Cell, direction: Direction, strength: number): number =>
  to !== OFF_BOARD && isArmored(field, to, direction) ? strength - 1 : strength;

const isArmored = ({ facings }: Field, to: Cell, direction: Direction): boolean => facings[to]!.armor[opposite(direction)]!;

const isTarget = ({ units, relations }: Field, from: Cell, to: Cell): boolean => {
  const other = units[to];
  return other !== null && other !== undefined && (relations.attacks[units[from]!.owner + 1]! & seatBit(other.owner)) !== 0;
};

/** U1: the adjacent enemy unit. */
const meleeTarget = (field: Field, from: Cell, direction: Direction): Cell => {
  const at = field.board.neighbor[from * 6 + direction]!;
  return at !== OFF_BOARD && isTarget(field, from, at) ? at : OFF_BOARD;
};

/** U1: the first enemy unit on the line, over friendly ones. */
const rangedTarget = (field: Field, from: Cell, direction: Direction): Cell => {
  for (const at of field.board.ray[from * 6 + direction]!) if (isTarget(field, from, at)) return at;
  return OFF_BOARD;
};

/** U5: every enemy unit on the line that has no armor there. */
const gaussHits = (field: Field, from: Cell, direction: Direction, hits: Hit[]): void => {
  for (const at of field.board.ray[from * 6 + direction]!) {
    if (!isTarget(field, from, at) || isArmored(field, at, direction)) continue;
    hits.push({ from: hexOf(from), direction, to: hexOf(at), kind: 'gauss', wounds: 1 });
  }
};

/** U6: 1 wound to every adjacent unit, whoever owns it. */
export const explosionHits = ({ field }: Influence, cell: Cell, hits: Hit[]): void => {
  for (const direction of DIRECTIONS) {
    const at = field.board.neighbor[cell * 6 + direction]!;
    if (at !== OFF_BOARD && field.units[at]) hits.push({ from: hexOf(cell), direction, to: hexOf(at), kind: 'explosion', wounds: 1 });
  }
};
