import type { Attack, CompiledUnit } from '../../content/compile.js';
import { hexOf, OFF_BOARD, type Cell } from '../../hex/cells.js';
import { opposite, type Direction } from '../../hex/direction.js';
import type { Hit, HitKind } from '../../model/event.js';
import { facingOf, type Influence } from '../influence.js';
import { seatBit } from '../sides.js';

/** What a unit has chosen to convert in this phase (C4). */
export interface Conversion {
  readonly direction: Direction;
  readonly to: 'melee' | 'ranged';
}

/** One part of an attack, ready to be dealt: strength with bonuses, before armor. */
interface Part {
  readonly ranged: boolean;
  readonly strength: number;
}

/** All hits of one acting unit on the board as it stands (U1, B4). Hits that armor stops are left out. */
export const attackHits = (influence: Influence, cell: Cell, conversion: Conversion | undefined, hits: Hit[]): void => {
  const tile = influence.tiles[cell]!;
  const unit = influence.units[cell]!;
  for (const attack of facingOf(tile, unit).attacks) {
    if (attack.gauss) gaussHits(influence, cell, attack.direction, hits);
    const melee = influence.melee[cell]!;
    const ranged = influence.ranged[cell]!;
    if (conversion?.direction === attack.direction) {
      dealParts(influence, cell, tile, attack.direction, convertedParts(attack, conversion.to, melee, ranged), hits);
      continue;
    }
    const close = attack.melee > 0 ? meleeTarget(influence, cell, attack.direction) : OFF_BOARD;
    const far = attack.ranged > 0 ? rangedTarget(influence, cell, attack.direction) : OFF_BOARD;
    if (close !== OFF_BOARD && close === far) {
      dealParts(influence, cell, tile, attack.direction, plainParts(attack, melee, ranged), hits);
      continue;
    }
    if (close !== OFF_BOARD) deal(influence, cell, tile, attack.direction, close, false, attack.melee + melee, hits);
    if (far !== OFF_BOARD) deal(influence, cell, tile, attack.direction, far, true, attack.ranged + ranged, hits);
  }
};

const plainParts = (attack: Attack, melee: number, ranged: number): Part[] => [
  { ranged: false, strength: attack.melee + melee },
  { ranged: true, strength: attack.ranged + ranged },
];

/** C4: the converted part keeps its printed strength and gets the bonuses of both kinds; the other part stays as it is. */
const convertedParts = (attack: Attack, to: Conversion['to'], melee: number, ranged: number): Part[] => {
  const parts: Part[] = [];
  if (attack.melee > 0) parts.push(to === 'ranged' ? { ranged: true, strength: attack.melee + melee + ranged } : { ranged: false, strength: attack.melee + melee });
  if (attack.ranged > 0) parts.push(to === 'melee' ? { ranged: false, strength: attack.ranged + melee + ranged } : { ranged: true, strength: attack.ranged + ranged });
  return parts;
};

/** D1: what one tile deals a unit through one edge is one attack; armor takes 1 off each ranged part (U4, U7). */
const dealParts = (influence: Influence, from: Cell, tile: CompiledUnit, direction: Direction, parts: readonly Part[], hits: Hit[]): void => {
  const wounds = new Map<Cell, { total: number; ranged: boolean }>();
  for (const part of parts) {
    const to = part.ranged ? rangedTarget(influence, from, direction) : meleeTarget(influence, from, direction);
    if (to === OFF_BOARD) continue;
    const known = wounds.get(to);
    const strength = afterArmor(influence, to, direction, part.ranged, part.strength);
    wounds.set(to, { total: (known?.total ?? 0) + strength, ranged: part.ranged || (known?.ranged ?? false) });
  }
  for (const [to, { total, ranged }] of wounds) pushHit(influence, from, tile, direction, to, ranged, total, hits);
};

const deal = (
  influence: Influence,
  from: Cell,
  tile: CompiledUnit,
  direction: Direction,
  to: Cell,
  ranged: boolean,
  strength: number,
  hits: Hit[],
): void => pushHit(influence, from, tile, direction, to, ranged, afterArmor(influence, to, direction, ranged, strength), hits);

const pushHit = (
  influence: Influence,
  from: Cell,
  tile: CompiledUnit,
  direction: Direction,
  to: Cell,
  ranged: boolean,
  wounds: number,
  hits: Hit[],
): void => {
  if (wounds <= 0) return;
  if (tile.isHq && influence.tiles[to]!.isHq) return; // U2
  const kind: HitKind = tile.singleAttack ? 'universal' : ranged ? 'ranged' : 'melee';
  hits.push({ from: hexOf(from), direction, to: hexOf(to), kind, wounds });
};

/** U4 */
const afterArmor = (influence: Influence, to: Cell, direction: Direction, ranged: boolean, strength: number): number =>
  ranged && isArmored(influence, to, direction) ? strength - 1 : strength;

const isArmored = (influence: Influence, to: Cell, direction: Direction): boolean =>
  facingOf(influence.tiles[to]!, influence.units[to]!).armor[opposite(direction)]!;

const isTarget = ({ units, relations }: Influence, from: Cell, to: Cell): boolean => {
  const other = units[to];
  return other !== null && other !== undefined && (relations.attacks[units[from]!.owner + 1]! & seatBit(other.owner)) !== 0;
};

/** U1: the adjacent enemy unit. */
const meleeTarget = (influence: Influence, from: Cell, direction: Direction): Cell => {
  const at = influence.board.neighbor[from * 6 + direction]!;
  return at !== OFF_BOARD && isTarget(influence, from, at) ? at : OFF_BOARD;
};

/** U1: the first enemy unit on the line, over friendly ones. */
const rangedTarget = (influence: Influence, from: Cell, direction: Direction): Cell => {
  for (const at of influence.board.ray[from * 6 + direction]!) if (isTarget(influence, from, at)) return at;
  return OFF_BOARD;
};

/** U5: every enemy unit on the line that has no armor there. */
const gaussHits = (influence: Influence, from: Cell, direction: Direction, hits: Hit[]): void => {
  for (const at of influence.board.ray[from * 6 + direction]!) {
    if (!isTarget(influence, from, at) || isArmored(influence, at, direction)) continue;
    hits.push({ from: hexOf(from), direction, to: hexOf(at), kind: 'gauss', wounds: 1 });
  }
};

/** U6: 1 wound to every adjacent unit, whoever owns it. */
export const explosionHits = (influence: Influence, cell: Cell, hits: Hit[]): void => {
  for (let direction = 0; direction < 6; direction++) {
    const at = influence.board.neighbor[cell * 6 + direction]!;
    if (at === OFF_BOARD || !influence.units[at]) continue;
    hits.push({ from: hexOf(cell), direction: direction as Direction, to: hexOf(at), kind: 'explosion', wounds: 1 });
  }
};
