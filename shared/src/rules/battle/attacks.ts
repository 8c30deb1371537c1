import type { Attack } from '../../content/compile.js';
import { hexOf, OFF_BOARD, type Cell } from '../../hex/cells.js';
import { opposite, type Direction } from '../../hex/direction.js';
import { ENDLESS, type Hit, type HitKind } from '../../model/event.js';
import type { Field } from '../field.js';
import type { Influence } from '../influence.js';
import { isTarget, landings, straightTarget } from './lines.js';

/** What a unit has chosen to convert in this phase (C4). */
export interface Conversion {
  readonly direction: Direction;
  readonly to: 'melee' | 'ranged';
}

/** All hits of one acting unit on the board as it stands (U1, B4). Hits that armor stops are left out. */
export const attackHits = (influence: Influence, cell: Cell, conversion: Conversion | undefined, hits: Hit[]): void => {
  for (const attack of influence.field.facings[cell]!.attacks) {
    if (attack.gauss) gaussHits(influence, cell, attack.direction, hits);
    if (attack.melee > 0 || attack.ranged > 0)
      strikeHits(influence, cell, attack, conversion?.direction === attack.direction ? conversion.to : null, hits);
  }
};

/** C2, C4: one attack with bonuses and after a conversion. */
const strikeHits = (influence: Influence, cell: Cell, attack: Attack, converted: Conversion['to'] | null, hits: Hit[]): void => {
  const moreMelee = influence.melee[cell]!;
  const moreRanged = influence.ranged[cell]!;
  const melee = attack.melee > 0 ? attack.melee + moreMelee : 0;
  const ranged = attack.ranged > 0 ? attack.ranged + moreRanged : 0;
  const shots = attack.ranged > 0 ? 1 : 0;
  if (converted === 'ranged' && melee > 0) dealHits(influence, cell, attack.direction, 0, ranged + melee + moreRanged, shots + 1, hits);
  else if (converted === 'melee' && ranged > 0) dealHits(influence, cell, attack.direction, melee + ranged + moreMelee, 0, 0, hits);
  else dealHits(influence, cell, attack.direction, melee, ranged, shots, hits);
};

/**
 * U1, U7: the melee and the ranged part of what a unit does through one edge; both on one unit are one attack (D1).
 * @param shots how many ranged parts `ranged` is the strength of: armor takes 1 off each (U4, C4).
 */
const dealHits = (
  influence: Influence,
  cell: Cell,
  direction: Direction,
  melee: number,
  ranged: number,
  shots: number,
  hits: Hit[],
): void => {
  const { field } = influence;
  const close = melee > 0 ? field.board.neighbor[cell * 6 + direction]! : OFF_BOARD;
  if (close !== OFF_BOARD && isTarget(field, cell, close)) {
    const wounds = melee + ranged - armorAgainst(field, close, direction) * shots;
    if (wounds > 0) pushHit(field, cell, direction, close, direction, shots > 0 ? 'ranged' : 'melee', wounds, hits);
    return;
  }
  if (shots === 0) return;
  if (field.redirecting) return redirectedHits(influence, cell, direction, ranged, shots, hits);
  const far = straightTarget(field, cell, direction);
  if (far === OFF_BOARD) return;
  const wounds = ranged - armorAgainst(field, far, direction) * shots;
  if (wounds > 0) pushHit(field, cell, direction, far, direction, 'ranged', wounds, hits);
};

/** P5 */
const redirectedHits = (influence: Influence, cell: Cell, direction: Direction, ranged: number, shots: number, hits: Hit[]): void => {
  const { field } = influence;
  for (const landing of landings(influence, cell, direction, false)) {
    const wounds = ranged - armorAgainst(field, landing.to, landing.direction) * shots;
    if (wounds > 0) pushHit(field, cell, direction, landing.to, landing.direction, 'ranged', landing.endless ? ENDLESS : wounds, hits);
  }
};

/** U4: what armor takes off each ranged attack that comes in there. */
const armorAgainst = ({ facings }: Field, to: Cell, arrival: Direction): 0 | 1 => (facings[to]!.armor[opposite(arrival)]! ? 1 : 0);

const pushHit = (
  { tiles }: Field,
  from: Cell,
  direction: Direction,
  to: Cell,
  arrival: Direction,
  kind: HitKind,
  wounds: number,
  hits: Hit[],
): void => {
  const tile = tiles[from]!;
  if (tile.isHq && tiles[to]!.isHq) return; // U2
  hits.push({ from: hexOf(from), direction, to: hexOf(to), arrival, kind: tile.singleAttack ? 'universal' : kind, wounds });
};

/** U5: every enemy unit on the line that has no armor there. */
const gaussHits = (influence: Influence, from: Cell, direction: Direction, hits: Hit[]): void => {
  const { field } = influence;
  if (field.redirecting) {
    for (const { to, direction: arrival, endless } of landings(influence, from, direction, true))
      gaussHit(field, from, direction, to, arrival, endless ? ENDLESS : 1, hits);
    return;
  }
  for (const at of field.board.ray[from * 6 + direction]!)
    if (isTarget(field, from, at)) gaussHit(field, from, direction, at, direction, 1, hits);
};

const gaussHit = (field: Field, from: Cell, direction: Direction, to: Cell, arrival: Direction, wounds: number, hits: Hit[]): void => {
  if (armorAgainst(field, to, arrival) === 0) hits.push({ from: hexOf(from), direction, to: hexOf(to), arrival, kind: 'gauss', wounds });
};
