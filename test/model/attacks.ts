import { hexOf } from '@hexfall/shared/hex/cells';
import { type Direction, DIRECTIONS, edgeDirection, opposite } from '@hexfall/shared/hex/direction';
import type { HitKind } from '@hexfall/shared/model/attackKinds';
import { ENDLESS, type Hit } from '@hexfall/shared/model/event';
import { edgesOf, faces, type Piece, prizesOn, targetOn } from './field.js';
import { type Aim, isRocketFree, type Landing, landingsOf, pickableFrom, rocketAims, shotgunLandings } from './flights.js';
import { cellBeside } from './ground.js';
import type { Influence } from './influence.js';
import { isSheltered } from './terrain.js';

/** The keys of the conversions a unit can make (C4), without `none`. */
export const conversionsOf = ({ spec, rot }: Piece): string[] =>
  DIRECTIONS.flatMap((edge) => [
    ...(spec.melee?.[edge] ? [`${edgeDirection(edge, rot)} melee>ranged`] : []),
    ...(spec.ranged?.[edge] ? [`${edgeDirection(edge, rot)} ranged>melee`] : []),
  ]).sort();

type AnyLanding = Pick<Landing, 'target' | 'arrival'> & { readonly endless?: boolean };

/** P13, L15: whether the owner picks what the shots of a unit hit. */
export const isPicking = ({ field: { ground } }: Influence, { cell, spec }: Piece): boolean =>
  spec.sharpshooter === true || ground.is(cell, 'watchtower');

/** P13, P14: what is picked, or the only thing there is. */
const aimed = (aims: readonly Aim[], keys: readonly string[]): readonly Aim[] =>
  aims.length === 1 ? aims : aims.filter(({ key }) => keys.includes(key));

/** U4: what armor leaves of a shot. */
const afterArmor = ({ target, arrival }: AnyLanding, strength: number): number =>
  faces(target, target.spec.armor, opposite(arrival)) ? strength - 1 : strength;

/** A part of an attack: U7 has two of them through one edge. */
interface Part {
  readonly kind: 'melee' | 'ranged';
  readonly strength: number;
}

/** What a unit has at an edge that points in a direction, with all bonuses; `converted` is a key of C4 or `none`. */
const partsAt = ({ sum }: Influence, piece: Piece, direction: Direction, converted: string): Part[] => {
  const edge = DIRECTIONS.find((side) => edgeDirection(side, piece.rot) === direction)!;
  const printed = { melee: piece.spec.melee?.[edge] ?? 0, ranged: piece.spec.ranged?.[edge] ?? 0 };
  const bonus = {
    melee: sum('meleeStrength', piece) + prizesOn(piece, 'enhanced-hit'),
    ranged: sum('rangedStrength', piece) + prizesOn(piece, 'enhanced-shot'),
  };
  return (['melee', 'ranged'] as const).flatMap((kind): Part[] => {
    const other = kind === 'melee' ? 'ranged' : 'melee';
    if (printed[kind] === 0) return [];
    if (converted === `${direction} ${kind}>${other}`) return [{ kind: other, strength: printed[kind] + bonus.melee + bonus.ranged }];
    return [{ kind, strength: printed[kind] + bonus[kind] }];
  });
};

/** U1–U7, P13–P15: all that a unit deals in a phase. */
export const attackHits = (influence: Influence, piece: Piece, keys: readonly string[]): Hit[] => {
  const converted = keys.find((key) => key.includes('>')) ?? 'none';
  const { field } = influence;
  const isSpared = (target: Piece): boolean => piece.spec.kind === 'hq' && target.spec.kind === 'hq'; // U2
  return DIRECTIONS.flatMap((direction) => {
    const hit = ({ target, arrival, endless = false }: AnyLanding, kind: HitKind, wounds: number): Hit[] => {
      if (wounds <= 0 || isSpared(target) || isSheltered(field, piece.cell, target.cell)) return [];
      return [{ from: hexOf(piece.cell), direction, to: hexOf(target.cell), arrival, kind, wounds: endless ? ENDLESS : wounds }];
    };
    const parts = partsAt(influence, piece, direction, converted);
    const next = targetOn(field, cellBeside(field.ground, piece.cell, direction));
    const struck = next && field.sides.hits(piece.owner, next.owner) ? [{ target: next, arrival: direction }] : [];
    const shots: readonly AnyLanding[] = !parts.some(({ kind }) => kind === 'ranged')
      ? []
      : isPicking(influence, piece)
        ? aimed(pickableFrom(influence, piece, direction), keys)
        : landingsOf(influence, piece, direction, false);
    if (piece.spec.singleAttack) {
      // U7: what both parts deal to one unit is one hit; from a watchtower the ranged part may go elsewhere (L15).
      const isShared = shots.some(({ target }) => target === next);
      const alone = parts.some(({ kind }) => kind === 'melee') && !isShared ? struck : [];
      return [...shots, ...alone].flatMap((landing) => {
        const dealt = parts.map(({ kind, strength }) => {
          if (kind === 'ranged') return landing === alone[0] ? 0 : afterArmor(landing, strength);
          return landing.target === next ? strength : 0;
        });
        return hit(
          landing,
          'universal',
          dealt.reduce((total, wounds) => total + wounds, 0),
        );
      });
    }
    const rocket = faces(piece, edgesOf(piece.spec.rocket), direction)
      ? isRocketFree(influence, piece, direction)
        ? rocketAims(influence, piece, direction).filter(({ key }) => keys.includes(key))
        : aimed(rocketAims(influence, piece, direction), keys)
      : [];
    const shotgun = faces(piece, piece.spec.shotgun, direction) ? shotgunLandings(influence, piece, direction) : [];
    const gauss = faces(piece, piece.spec.gauss, direction) ? landingsOf(influence, piece, direction, true) : [];
    return [
      ...parts.flatMap(({ kind, strength }) =>
        kind === 'melee'
          ? struck.flatMap((landing) => hit(landing, kind, strength))
          : shots.flatMap((landing) => hit(landing, kind, afterArmor(landing, strength))),
      ),
      ...gauss.flatMap((landing) => hit(landing, 'gauss', afterArmor(landing, 1))),
      ...rocket.flatMap((landing) => hit(landing, 'rocket', afterArmor(landing, 3))),
      ...shotgun.flatMap(({ landing, flown }) => hit(landing, 'shotgun', afterArmor(landing, 4 - flown))),
    ];
  });
};
