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

/** C4: the strengths of the melee part and the ranged parts of one attack, with bonuses and after a conversion. */
interface Parts {
  readonly melee: number;
  readonly ranged: readonly number[];
}

const partsOf = (influence: Influence, cell: Cell, attack: Attack, converted: Conversion['to'] | null): Parts => {
  const melee = influence.melee[cell]!;
  const ranged = influence.ranged[cell]!;
  const parts = { melee: 0, ranged: [] as number[] };
  if (attack.melee > 0) {
    if (converted === 'ranged') parts.ranged.push(attack.melee + melee + ranged);
    else parts.melee += attack.melee + melee;
  }
  if (attack.ranged > 0) {
    if (converted === 'melee') parts.melee += attack.ranged + melee + ranged;
    else parts.ranged.push(attack.ranged + ranged);
  }
  return parts;
};

/** U1, U7: the melee and the ranged part of what a unit does through one edge; both on one unit are one attack (D1). */
const strikeHits = (influence: Influence, cell: Cell, attack: Attack, conversion: Conversion | undefined, hits: Hit[]): void => {
  const { direction } = attack;
  const parts = partsOf(influence, cell, attack, conversion?.direction === direction ? conversion.to : null);
  const close = parts.melee > 0 ? meleeTarget(influence, cell, direction) : OFF_BOARD;
  if (close !== OFF_BOARD) {
    const wounds = parts.melee + (parts.ranged.length > 0 ? rangedWounds(influence, close, direction, parts.ranged) : 0);
    return pushHit(influence, cell, direction, close, direction, parts.ranged.length > 0 ? 'ranged' : 'melee', wounds, hits);
  }
  if (parts.ranged.length === 0) return;
  if (!influence.field.redirecting) {
    const far = straightTarget(influence, cell, direction);
    if (far !== OFF_BOARD)
      pushHit(influence, cell, direction, far, direction, 'ranged', rangedWounds(influence, far, direction, parts.ranged), hits);
    return;
  }
  for (const landing of landings(influence, cell, direction, false)) {
    const wounds = rangedWounds(influence, landing.to, landing.direction, parts.ranged);
    pushHit(influence, cell, direction, landing.to, landing.direction, 'ranged', landing.endless && wounds > 0 ? ENDLESS : wounds, hits);
  }
};

/** U4: armor takes 1 off each ranged part. */
const rangedWounds = (influence: Influence, to: Cell, direction: Direction, parts: readonly number[]): number => {
  const armor = isArmored(influence, to, direction) ? 1 : 0;
  let wounds = 0;
  for (const part of parts) wounds += part - armor;
  return wounds;
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
