import type { Attack } from '../../content/compile.js';
import { hexOf, OFF_BOARD, type Cell } from '../../hex/cells.js';
import { opposite, type Direction } from '../../hex/direction.js';
import { ENDLESS, type Hit, type HitKind } from '../../model/event.js';
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
    if (attack.melee || attack.ranged) strikeHits(influence, cell, attack, conversion, hits);
  }
};

/** C4: one attack with bonuses and after a conversion: the strength of its melee part and of its ranged parts together, and how many these are. */
interface Parts {
  readonly melee: number;
  readonly ranged: number;
  readonly shots: number;
}

const partsOf = (influence: Influence, cell: Cell, attack: Attack, converted: Conversion['to'] | null): Parts => {
  const moreMelee = influence.melee[cell]!;
  const moreRanged = influence.ranged[cell]!;
  const melee = attack.melee > 0 ? attack.melee + moreMelee : 0;
  const ranged = attack.ranged > 0 ? attack.ranged + moreRanged : 0;
  const shots = attack.ranged > 0 ? 1 : 0;
  if (converted === 'ranged' && melee > 0) return { melee: 0, ranged: ranged + melee + moreRanged, shots: shots + 1 };
  if (converted === 'melee' && ranged > 0) return { melee: melee + ranged + moreMelee, ranged: 0, shots: 0 };
  return { melee, ranged, shots };
};

/** U1, U7: the melee and the ranged part of what a unit does through one edge; both on one unit are one attack (D1). */
const strikeHits = (influence: Influence, cell: Cell, attack: Attack, conversion: Conversion | undefined, hits: Hit[]): void => {
  const { direction } = attack;
  const { melee, ranged, shots } = partsOf(influence, cell, attack, conversion?.direction === direction ? conversion.to : null);
  const close = melee > 0 ? meleeTarget(influence, cell, direction) : OFF_BOARD;
  const wounds = (to: Cell, arrival: Direction): number => (isArmored(influence, to, arrival) ? ranged - shots : ranged); // U4
  if (close !== OFF_BOARD) {
    pushHit(influence, cell, direction, close, direction, shots > 0 ? 'ranged' : 'melee', melee + wounds(close, direction), hits);
  } else if (shots > 0 && !influence.field.redirecting) {
    const far = straightTarget(influence, cell, direction);
    if (far !== OFF_BOARD) pushHit(influence, cell, direction, far, direction, 'ranged', wounds(far, direction), hits);
  } else if (shots > 0) {
    for (const landing of landings(influence, cell, direction, false)) {
      const dealt = wounds(landing.to, landing.direction);
      pushHit(influence, cell, direction, landing.to, landing.direction, 'ranged', landing.endless && dealt > 0 ? ENDLESS : dealt, hits);
    }
  }
};

const isArmored = ({ field }: Influence, to: Cell, direction: Direction): boolean => field.facings[to]!.armor[opposite(direction)]!;

const pushHit = (
  { field: { tiles } }: Influence,
  from: Cell,
  direction: Direction,
  to: Cell,
  arrival: Direction,
  kind: HitKind,
  wounds: number,
  hits: Hit[],
): void => {
  if (wounds <= 0) return;
  const tile = tiles[from]!;
  if (tile.isHq && tiles[to]!.isHq) return; // U2
  hits.push({ from: hexOf(from), direction, to: hexOf(to), arrival, kind: tile.singleAttack ? 'universal' : kind, wounds });
};

/** U1: the adjacent enemy unit. */
const meleeTarget = (influence: Influence, from: Cell, direction: Direction): Cell => {
  const at = influence.field.board.neighbor[from * 6 + direction]!;
  return at !== OFF_BOARD && isTarget(influence, from, at) ? at : OFF_BOARD;
};

/** U5: every enemy unit on the line that has no armor there. */
const gaussHits = (influence: Influence, from: Cell, direction: Direction, hits: Hit[]): void => {
  const gaussHit = (to: Cell, arrival: Direction, wounds: number): void => {
    if (!isArmored(influence, to, arrival)) hits.push({ from: hexOf(from), direction, to: hexOf(to), arrival, kind: 'gauss', wounds });
  };
  if (influence.field.redirecting) {
    for (const landing of landings(influence, from, direction, true))
      gaussHit(landing.to, landing.direction, landing.endless ? ENDLESS : 1);
    return;
  }
  for (const at of influence.field.board.ray[from * 6 + direction]!) if (isTarget(influence, from, at)) gaussHit(at, direction, 1);
};
