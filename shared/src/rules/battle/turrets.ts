import { type Cell, cellOf, hexOf, OFF_BOARD } from '../../hex/cells.js';
import { type Direction, DIRECTIONS, type Edge, edgeDirection, type EdgeStrengths, opposite } from '../../hex/direction.js';
import type { Hit } from '../../model/event.js';
import { NOBODY, type Table } from '../../model/state.js';
import type { Turret } from '../../model/terrain.js';
import type { CompiledBoard } from '../compiledBoard.js';
import { isSheltered } from '../landscape.js';
import { seatBit } from '../sides.js';

/** L17: the highest value below a limit at which a turret acts; −1 if there is none. */
export const nextTurretValue = ({ turrets }: Pick<Table, 'turrets'>, limit: number): number => {
  let highest = -1;
  for (const { initiative } of turrets) for (const value of initiative) if (value < limit && value > highest) highest = value;
  return highest;
};

/** L17: the first unit in a direction that the turret does not spare; those it spares are shot over. */
const targetOf = ({ owners, units }: CompiledBoard, { spares }: Turret, line: readonly Cell[]): Cell => {
  const spared = spares.reduce((set, seat) => set | seatBit(seat), 0);
  return line.find((at) => units[at] && (owners[at]! & spared) === 0) ?? OFF_BOARD;
};

const strengthAt = (strengths: EdgeStrengths | undefined, direction: Direction, turret: Turret): number => {
  const edge = DIRECTIONS.find((other) => edgeDirection(other, turret.rot) === direction) as Edge;
  return strengths?.[edge] ?? 0;
};

/** What a turret does in one direction: melee and ranged on one unit are one attack (D1). */
const turretHit = (field: CompiledBoard, turret: Turret, index: number, direction: Direction): Hit[] => {
  const from = cellOf(turret.at);
  const next = field.board.neighbor[from * 6 + direction]!;
  const hit = (to: Cell, kind: 'melee' | 'ranged', strength: number): Hit[] => {
    const armor = kind === 'ranged' && field.facings[to]!.armor[opposite(direction)] ? 1 : 0;
    if (strength - armor <= 0 || isSheltered(field.landscape, turret.at, hexOf(to))) return [];
    return [{ from: turret.at, direction, to: hexOf(to), arrival: direction, kind, wounds: strength - armor, by: NOBODY, index }];
  };
  const melee = strengthAt(turret.melee, direction, turret);
  const ranged = strengthAt(turret.ranged, direction, turret);
  const close = melee > 0 && next !== OFF_BOARD ? targetOf(field, turret, [next]) : OFF_BOARD;
  if (close !== OFF_BOARD) return hit(close, ranged > 0 ? 'ranged' : 'melee', melee + ranged);
  const far = ranged > 0 ? targetOf(field, turret, field.board.ray[from * 6 + direction]!) : OFF_BOARD;
  return far === OFF_BOARD ? [] : hit(far, 'ranged', ranged);
};

/** L17: the hits of all turrets in a phase. */
export const turretHits = ({ turrets }: Pick<Table, 'turrets'>, field: CompiledBoard, initiative: number): Hit[] =>
  turrets.flatMap((turret, index) =>
    turret.initiative.includes(initiative) ? DIRECTIONS.flatMap((direction) => turretHit(field, turret, index, direction)) : [],
  );
