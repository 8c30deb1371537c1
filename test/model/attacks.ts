import { hexOf } from '@hexfall/shared/hex/cells';
import { DIRECTIONS, opposite, turn, type Direction } from '@hexfall/shared/hex/direction';
import type { HitKind } from '@hexfall/shared/model/event';
import type { ShownHit } from '../support/film.js';
import type { Influence } from './influence.js';
import { beside, enemiesOnLine, type Piece, type Pieces } from './pieces.js';

const hitOn = (from: Piece, direction: Direction, to: Piece, kind: HitKind, wounds: number): ShownHit[] =>
  wounds > 0 ? [{ from: hexOf(from.cell), direction, to: hexOf(to.cell), kind, wounds }] : [];

/** U4: what armor leaves of a shot. */
const afterArmor = ({ spec, rot }: Piece, direction: Direction, strength: number): number =>
  spec.armor?.some((edge) => turn(edge, rot) === opposite(direction)) ? strength - 1 : strength;

/** U6: one wound to everybody around. */
export const explosionHits = (pieces: Pieces, piece: Piece): ShownHit[] =>
  DIRECTIONS.flatMap((direction) => {
    const hit = beside(pieces, piece.cell, direction);
    return hit ? hitOn(piece, direction, hit, 'explosion', 1) : [];
  });

/** The keys of the conversions a unit can make (C4), without `none`. */
export const conversionsOf = ({ spec, rot }: Piece): string[] =>
  DIRECTIONS.flatMap((edge) => [
    ...(spec.melee?.[edge] ? [`${turn(edge, rot)} melee>ranged`] : []),
    ...(spec.ranged?.[edge] ? [`${turn(edge, rot)} ranged>melee`] : []),
  ]).sort();

/** U1–U7: all that a unit deals in a phase; `converted` is a key of C4 or `none`. */
export const attackHits = ({ pieces, sum }: Influence, piece: Piece, converted: string): ShownHit[] => {
  const { spec, rot, cell } = piece;
  const [melee, ranged] = [sum('meleeStrength', piece), sum('rangedStrength', piece)];
  const spares = (target: Piece): boolean => spec.kind === 'hq' && target.spec.kind === 'hq';

  const strike = (direction: Direction, strength: number): [Piece, number][] => {
    const target = beside(pieces, cell, direction);
    return target && target.owner !== piece.owner && !spares(target) ? [[target, strength]] : [];
  };
  const shoot = (direction: Direction, strength: number): [Piece, number][] => {
    const [target] = enemiesOnLine(pieces, piece, direction);
    return target && !spares(target) ? [[target, afterArmor(target, direction, strength)]] : [];
  };

  return DIRECTIONS.flatMap((edge) => {
    const direction = turn(edge, rot);
    const [blow, shot] = [spec.melee?.[edge] ?? 0, spec.ranged?.[edge] ?? 0];
    const blowFlies = converted === `${direction} melee>ranged`;
    const shotFalls = converted === `${direction} ranged>melee`;
    const blows = blow === 0 ? [] : blowFlies ? shoot(direction, blow + melee + ranged) : strike(direction, blow + melee);
    const shots = shot === 0 ? [] : shotFalls ? strike(direction, shot + melee + ranged) : shoot(direction, shot + ranged);
    const gauss = spec.gauss?.includes(edge) ? enemiesOnLine(pieces, piece, direction) : [];
    const through = gauss.flatMap((target) => hitOn(piece, direction, target, 'gauss', afterArmor(target, direction, 1)));
    if (spec.singleAttack) {
      // U7: what both parts deal to one unit is one hit.
      const targets = new Set([...blows, ...shots].map(([target]) => target));
      const dealt = (target: Piece): number => [...blows, ...shots].reduce((total, [hit, n]) => (hit === target ? total + n : total), 0);
      return [...targets].flatMap((target) => hitOn(piece, direction, target, 'universal', dealt(target)));
    }
    return [
      ...blows.flatMap(([target, wounds]) => hitOn(piece, direction, target, blowFlies ? 'ranged' : 'melee', wounds)),
      ...shots.flatMap(([target, wounds]) => hitOn(piece, direction, target, shotFalls ? 'melee' : 'ranged', wounds)),
      ...through,
    ];
  });
};
