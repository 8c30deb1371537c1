import { type Cell, cellOf, distance, hexOf, OFF_BOARD, sameHex } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, edgeDirection, opposite } from '@hexfall/shared/hex/direction';
import type { Hit, WarehouseHit } from '@hexfall/shared/model/event';
import type { Seat } from '@hexfall/shared/model/seat';
import { NOBODY } from '@hexfall/shared/model/state';
import type { Turret } from '@hexfall/shared/model/terrain';
import { faces, type Field, type Piece, piecesOn } from './field.js';
import { cellBeside, elementHit, lineFrom } from './ground.js';
import type { Influence } from './influence.js';

/** L8: whether what is done to the unit on a cell from another one does nothing. */
export const isSheltered = ({ ground }: Field, from: Cell, to: Cell): boolean =>
  ground.is(to, 'thick') && distance(hexOf(from), hexOf(to)) > 1;

/** L10, L13, L16: what the ground does to units in phase 0. */
const groundHits = ({ field, leftOf }: Influence): Hit[] => {
  const { ground } = field;
  return piecesOn(field).flatMap((piece) => {
    const { cell } = piece;
    const isHq = piece.spec.kind === 'hq';
    const hits: Hit[] = [];
    if (ground.is(cell, 'poisonous') || ground.is(cell, 'radioactive')) hits.push(elementHit(ground, ground.elementAt(cell)!, cell, 1));
    if (ground.is(cell, 'whirlpool') && !isHq) hits.push(elementHit(ground, ground.elementAt(cell)!, cell, leftOf(piece)));
    ground.elements.forEach((_, index) => {
      const near = [cell, ...DIRECTIONS.map((direction) => cellBeside(ground, cell, direction))];
      const isNear = near.some((at) => at !== OFF_BOARD && ground.elementAt(at) === index && ground.is(at, 'defense'));
      if (isNear && !isHq && !ground.is(cell, 'panel')) hits.push(elementHit(ground, index, cell, 1));
    });
    return hits;
  });
};

/** L17: all that a turret deals; it has no friends, and shoots over units of the players it spares. */
const turretHits = (field: Field, turret: Turret, index: number): Hit[] => {
  const start = cellOf(turret.at);
  const isHit = (piece: Piece | undefined): piece is Piece => piece !== undefined && !turret.spares.includes(piece.owner);
  return DIRECTIONS.flatMap((edge): Hit[] => {
    const direction = edgeDirection(edge, turret.rot);
    const close = field.pieces.get(cellBeside(field.ground, start, direction));
    const first = lineFrom(field.ground, start, direction)
      .map((cell) => field.pieces.get(cell))
      .find(isHit);
    const [melee, ranged] = [turret.melee?.[edge] ?? 0, turret.ranged?.[edge] ?? 0];
    const struck = melee > 0 && isHit(close) ? close : undefined;
    const shot = ranged > 0 && first && !isSheltered(field, start, first.cell) ? first : undefined;
    const target = struck ?? shot;
    if (!target) return [];
    const shielded = shot && faces(shot, shot.spec.armor, opposite(direction)) ? 1 : 0;
    const wounds = (struck ? melee : 0) + (shot ? ranged - shielded : 0);
    if (wounds <= 0) return [];
    const kind = shot ? 'ranged' : 'melee';
    return [{ from: turret.at, direction, to: hexOf(target.cell), arrival: direction, kind, wounds, by: NOBODY, index }];
  });
};

/** L17, L21: what is dealt in a phase by no unit. */
export const unownedHits = (influence: Influence, initiative: number): Hit[] => [
  ...influence.field.turrets.flatMap((turret, index) =>
    turret.initiative.includes(initiative) ? turretHits(influence.field, turret, index) : [],
  ),
  ...(initiative === 0 ? groundHits(influence) : []),
];

/** R1, R2: what the hits of a step do to warehouses that hold prizes, and whose the prizes are: of one player, or of none. */
export const warehouseHits = ({ warehouses, pieces }: Field, hits: readonly Hit[]): WarehouseHit[] =>
  warehouses.flatMap(({ at, wounds, opens }): WarehouseHit[] => {
    const here = hits.filter(({ to }) => sameHex(to, at));
    if (here.length === 0) return [];
    const all = wounds + here.reduce((total, hit) => total + hit.wounds, 0);
    const seats = [...new Set(here.map(({ from }): Seat => pieces.get(cellOf(from))!.owner))];
    return [{ at, hits: here, wounds: all, ...(all >= opens && { to: seats.length === 1 ? seats[0]! : null }) }];
  });
